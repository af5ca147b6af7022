### Alien 1979

## Palabras que cambian en América: es-419.ftl

-countdown = cuenta atrás
-countdown-first = Cuenta atrás

alien1979-title = Alien 1979
alien1979-about = Un Alien anda suelto por la Nostromo. Reúne los códigos y huye: en la NAVE cabe la mitad como mucho.
alien1979-opens = 👾 Las luces parpadean. Algo ha despertado en { $sector } y tiene hambre. Empieza { $who }, y la NAVE no espera.
alien1979-players = De 2 a 8 jugadores, unos 30 minutos
alien1979-command = alien1979
alien1979-command-about = Un Alien anda suelto: reúne los códigos y consigue una plaza en la NAVE
alien1979-command-new-about = { alien1979-command-about }. De 2 a 8 jugadores
alien1979-command-strict = límite_estricto
alien1979-command-haunting = fantasmas
alien1979-command-no_siege = sin_asedio
alien1979-command-short_ending = final_corto
alien1979-command-alarm = alarma
alien1979-command-first = empieza
alien1979-command-call_it = darla_por_acabada

## Opciones de la sala

alien1979-preset-quick = Partida rápida
alien1979-option-strict = Límite estricto de cuatro códigos
alien1979-option-strict-about = con cuatro códigos en la mano no puedes tomar un quinto, ni siquiera para cambiarlo
alien1979-option-strict-no = no (puedes tomar un quinto y devolver uno)
alien1979-option-strict-yes = sí (nunca un quinto código)
alien1979-option-haunting = Los muertos rondan la Nostromo
alien1979-option-haunting-about = regla de la casa: los muertos ven las dos próximas cartas del Alien y pueden cambiar su orden
alien1979-option-haunting-no = no
alien1979-option-haunting-yes = sí
alien1979-option-no_siege = Sin asedio
alien1979-option-no_siege-about = regla de la casa: tras actuar contra alguien desde MADRE, hay que salir antes de volver a hacerlo
alien1979-option-no_siege-no = no
alien1979-option-no_siege-yes = sí
alien1979-option-short_ending = Final corto
alien1979-option-short_ending-about = regla de la casa: echar de la NAVE a alguien a quien ya echaron cuesta 1 punto más
alien1979-option-short_ending-no = no
alien1979-option-short_ending-yes = sí
alien1979-option-call_it = Dar por terminada la partida
alien1979-option-call_it-about = regla de la casa: si nadie más llega al 5 % de probabilidad de ganar, se puede acabar la partida
alien1979-option-call_it-no = no
alien1979-option-call_it-yes = sí
alien1979-option-alarm = Alarma
alien1979-option-alarm-about = regla de la casa: el primer jugador ya ha introducido los códigos, y hay pocas rondas
alien1979-option-alarm-no = no
alien1979-option-alarm-yes = sí
alien1979-option-first = Quién empieza
alien1979-option-first-random = al azar
alien1979-option-first-host = el anfitrión
alien1979-option-first-seat_2 = asiento 2
alien1979-option-first-seat_3 = asiento 3
alien1979-option-first-seat_4 = asiento 4
alien1979-option-first-seat_5 = asiento 5
alien1979-option-first-seat_6 = asiento 6
alien1979-option-first-seat_7 = asiento 7
alien1979-option-first-seat_8 = asiento 8

## Cartas y lugares

alien1979-place = { $place ->
    [bastos] Bastos
    [espadas] Espadas
    [oros] Oros
    [copas] Copas
    [madre] MADRE
   *[nave] NAVE
}
alien1979-in = { $place ->
    [nave] en la NAVE
   *[other] en { alien1979-place }
}
alien1979-code = { $code ->
    [sota] Sota
    [caballo] Caballo
   *[rey] Rey
}
alien1979-card = { $rank ->
    [1] As
   *[other] { $rank }
} de { $suit }
alien1979-count = { $count ->
    [one] 1 código
   *[other] { $count } códigos
}
alien1979-count-shown = { $count ->
    [one] 1 código ({ $codes })
   *[other] { $count } códigos ({ $codes })
}

alien1979-a-code = { $code ->
    [Sota] una Sota
   *[other] un { $code }
}

## Títulos

alien1979-heading = Alien 1979 · ronda { $round }
alien1979-heading-over = Alien 1979 · fin
alien1979-heading-hand = Tu mano
alien1979-footer = Ronda { $round } · mazo del Alien: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}

## Qué pasa ahora

alien1979-now-act = { $points ->
    [one] Le toca a { $who } { $inside }: le queda 1 punto.
   *[other] Le toca a { $who } { $inside }: le quedan { $points } puntos.
}
alien1979-now-lose = { $many ->
    [one] { $names } elige qué código soltar.
   *[other] { $names } eligen qué código soltar.
}
alien1979-now-drop = { $who } obliga a { $names } a soltar un código; { $names } elige cuál.
alien1979-now-swap = { $who } ha tomado un quinto código y devuelve uno.

alien1979-points = { $points ->
    [one] te queda 1 punto.
   *[other] tienes { $points } puntos.
}
alien1979-turn-act = { $points ->
    [one] estás { $inside } y te queda 1 punto.
   *[other] estás { $inside } y tienes { $points } puntos.
}
alien1979-turn-lose = suelta un código por el { $card }.
alien1979-turn-drop = suelta un código: { $who } te obliga.
alien1979-turn-swap = devuelve uno de tus cinco códigos.

alien1979-you = Te toca: { $what }
alien1979-owe-lose = Por el { $card } tienes que soltar un código. Elige cuál.
alien1979-owe-drop = { $who } te obliga a soltar un código. Elige cuál.
alien1979-chosen = Soltarás tu { $code } cuando todos hayan elegido. { $wait }

## La mesa

alien1979-alien = 👾 **Alien** { $inside }, { $mood ->
    [mad] loco: los códigos están introducidos
   *[calm] tranquilo
}
alien1979-last = última carta **{ $card }**: { $did }
alien1979-did-moved = fue hacia allí
alien1979-did-strike = { $marks ->
    [one] dio 1 marca a quien estaba con él
   *[other] dio { $marks } marcas a quien estaba con él
}
alien1979-did-lost = los que tenían códigos { $inside } soltaron uno
alien1979-killed = { $many ->
    [one] ha muerto { $names }
   *[other] han muerto { $names }
}
alien1979-gone = { $many ->
    [one] se ha ido { $names }
   *[other] se han ido { $names }
}
alien1979-room = **{ $place }** { $facts }
alien1979-empty = Vacíos: { $places }
alien1979-room-alien = 👾 Alien
alien1979-seats = plazas ocupadas: { $taken } de { $seats }
alien1979-entered-by = códigos introducidos por { $who }
alien1979-not-entered = códigos aún sin introducir
alien1979-leaves = { $left ->
    [one] **sale dentro de 1 turno de { $who }**
   *[other] **sale dentro de { $left } turnos de { $who }**
}
alien1979-pawn = `{ $letter }` { $who }
alien1979-pawn-with = `{ $letter }` { $who }: { $facts }
alien1979-marks = marcas { $marks }/5
alien1979-weapon = arma
alien1979-protected = protección del arma
alien1979-thrown = ya salió a la fuerza de la NAVE
alien1979-owes = solo 1 punto en el próximo turno

## La mano

alien1979-stake-death = Riesgo de morir { $inside } antes de tu turno: { $percent } %{ $draws ->
    [1] .
    [2] .
    [3] .
    [4] .
   *[other] {" "}(salen { $draws } cartas).
}
alien1979-stake-beside = ⚠ Con el Alien: { $hit } % de ataque, { $percent } % de morir { $draws ->
    [1] antes de tu turno.
    [2] antes de tu turno.
    [3] antes de tu turno.
    [4] antes de tu turno.
   *[other] en las próximas { $draws } cartas.
}
alien1979-stake-death-hit = Riesgo de ataque { $inside } antes de tu turno: { $percent } %{ $draws ->
    [1] .
    [2] .
    [3] .
    [4] .
   *[other] {" "}(salen { $draws } cartas).
}
alien1979-stake-beside-hit = ⚠ Con el Alien: { $percent } % de ataque { $draws ->
    [1] antes de tu turno.
    [2] antes de tu turno.
    [3] antes de tu turno.
    [4] antes de tu turno.
   *[other] en las próximas { $draws } cartas.
}
alien1979-stake-shielded = Tu arma detiene el próximo ataque.
alien1979-stake-deadly = Mortal para ti: { $cards }.
alien1979-last-rounds = { $left ->
    [one] La Nostromo estalla tras esta ronda.
   *[other] La Nostromo estalla dentro de { $left } rondas.
}
alien1979-outlook-legend = **Hasta tu próximo turno**, en cada lugar: la probabilidad de morir, de acabar con el número de marcas indicado (5 matan), de que te sirva un código que tomes y de tener que soltar uno.
alien1979-outlook-here = **{ $place }** (aquí): { $told }
alien1979-outlook-cost = **{ $place }** (cuesta { $cost }): { $told }
alien1979-outlook-far = **{ $place }**: { $told }
alien1979-outlook-safe = a salvo del Alien
alien1979-outlook-death = { $percent } % de morir
alien1979-outlook-mark = { $percent } % de acabar con { $marks } de 5 marcas
alien1979-outlook-find = { $percent } % de que un código te sirva
alien1979-outlook-lose = { $percent } % de soltar un código
alien1979-outlook-try = la puerta se abre en uno de cada tres intentos
alien1979-cards-left = Mazo del Alien, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} ({ $draws } antes de tu turno): As ×{ $aces } (3 marcas); 2 ×{ $twos } (2 marcas); 3, 5 o 7 ×{ $odd } ({ $mad ->
    [yes] 1 marca
   *[no] en su sector se suelta un código
}); 4 o 6 ×{ $moving } (el Alien va a su sector).

alien1979-at = Estás { $inside }: { $facts }.
alien1979-here-alone = No hay nadie más contigo.
alien1979-here = Contigo: { $names }.
alien1979-line-codes = **Tus códigos** { $codes }
alien1979-line-known = **Códigos que conoces** { $known }
alien1979-known = { $codes } { $inside }
alien1979-none = ninguno
alien1979-needed-trio = Necesitas tres códigos del mismo rango.
alien1979-needed-pairs = Necesitas dos parejas, o cuatro del mismo rango.
alien1979-missing = Para { $goal } te falta: { $codes }.
alien1979-goal-trio = un trío
    .codes = tres códigos del mismo rango
alien1979-goal-pairs = dos parejas
    .codes = dos parejas de códigos
alien1979-ready-trio = Tienes un trío: introdúcelo en MADRE (2 puntos).
alien1979-ready-pairs = Tienes dos parejas: introdúcelas en MADRE (2 puntos).
alien1979-board-now = Un Rey abre la NAVE; cada intento cuesta 1 punto.
alien1979-launch-now = En la NAVE, solo tú puedes activar la { -countdown } (2 puntos).
alien1979-launch-here = Solo tú puedes activar la { -countdown } (2 puntos).
alien1979-leaves-yours = { $left ->
    [0] La NAVE sale al final de este turno.
    [one] La NAVE sale al final de tu próximo turno.
   *[other] La NAVE sale dentro de { $left } turnos tuyos.
}
alien1979-danger = ⚠ El Alien está contigo. Peligro: { $cards }.
alien1979-danger-hit = { $card } (llegas a { $total } marcas)
alien1979-danger-kills = { $card } (te mata)
alien1979-danger-odd = un 3, 5 o 7
alien1979-danger-two = un 2
alien1979-danger-ace = un As
alien1979-danger-shielded = El Alien está contigo. Tu arma detiene el próximo ataque.
alien1979-waits-for = Solo { $who } puede activar la { -countdown }.
alien1979-dead = Has muerto. Ves lo que ven todos.
alien1979-haunting = Has muerto y rondas la Nostromo: puedes cambiar el orden de las dos próximas cartas del Alien.
alien1979-haunted = Has muerto y rondas la Nostromo. Las dos próximas cartas ya han cambiado de orden.
alien1979-coming = Las próximas cartas: **{ $cards }**
alien1979-left = Has dejado la partida. Ves lo que ven todos.

## Jugadas

alien1979-do-go = { $alien ->
    [yes] Ir a { $place }, con el Alien 👾 ({ $cost })
   *[no] Ir a { $place } ({ $cost })
}
alien1979-do-go-open = Moverte
alien1979-do-take = Tomar un código ({ $cost })
alien1979-do-board = Intentar subir ({ $cost })
alien1979-do-heal = Quitarte una marca ({ $cost })
alien1979-do-shield = Protegerte ({ $cost })
alien1979-do-arm = Tomar un arma ({ $cost })
alien1979-do-enter = Introducir los códigos ({ $cost })
alien1979-do-activate = Activar la { -countdown } ({ $cost })
alien1979-do-force = Hacer que { $whom } suelte un código ({ $cost })
alien1979-do-force-open = Hacer que alguien suelte un código ({ $cost })
alien1979-do-send = { $alien ->
    [yes] Arrastrar a { $whom } hasta el Alien ({ $cost })
   *[no] Mandar a { $whom } a { $place } ({ $cost })
}
alien1979-do-send-open = Mover a alguien ({ $cost })
alien1979-do-eject = Echar a { $whom } a { $place } ({ $cost })
alien1979-do-eject-open = Echar a alguien ({ $cost })
alien1979-do-haunt = Adelantar el { $coming }
alien1979-do-haunt-open = Rondar la Nostromo
alien1979-do-stop = Terminar el turno
alien1979-do-lose = Soltar { alien1979-a-code }
alien1979-do-lose-open = Soltar un código
alien1979-do-back = Devolver { alien1979-a-code }
alien1979-do-back-open = Devolver un código

## Lo que habla a favor de una jugada aconsejada

alien1979-gain-soon = Sobre todo, es lo más seguro para la próxima ronda.
alien1979-gain-later = Sobre todo, a la larga te libra del Alien.
alien1979-gain-left = Sobre todo, así es más difícil que la NAVE salga sin ti.
alien1979-why-enter = Una vez introducidos los códigos, ninguna carta ni jugador te los puede quitar.
alien1979-why-activate = Nadie más puede activar la { -countdown }, y tú ya estás a bordo.
alien1979-why-arm = Solo en MADRE se consiguen armas, y cada una detiene un ataque entero del Alien.
alien1979-why-haunt = Tú ves las dos próximas cartas del Alien, y los vivos no saben cuál viene.
alien1979-why-board = Uno de cada tres códigos abre la puerta, y el Alien nunca entra en la NAVE.
alien1979-why-board-now = La NAVE sale antes de tu próximo turno: ahora o nunca.
alien1979-why-board-last = Queda una plaza, y uno de cada tres códigos abre la puerta.
alien1979-why-heal = Con cinco marcas mueres, y tienes { $marks }.
alien1979-why-heal-last = Si te sobra un punto, gástalo en quitarte una marca.
alien1979-why-heal-deadly = Con una marca menos, { $card } ya no te mata.
alien1979-why-shield = Hay un { $percent } % de riesgo de ataque aquí antes de tu turno; el arma detiene uno.
alien1979-why-shield-sent = Aquí no te alcanza ninguna carta; el arma es por si alguien te arrastra hasta el Alien.
alien1979-why-shield-beside = El Alien está aquí: hay un { $percent } % de riesgo de ataque, y tu arma detiene uno.
alien1979-why-take = Hay un { $percent } % de probabilidad de que el código sea uno de los que te faltan.
alien1979-why-take-sure = Sea cual sea el código, te acerca a lo que necesitas.
alien1979-why-take-spare = Ya tienes lo necesario; un código de más sirve por si una carta te quita otro.
alien1979-why-take-swap = De cinco códigos te quedas con los cuatro mejores.
alien1979-why-take-any = Con más códigos en la mano eliges mejor cuál soltar.
alien1979-why-go = Allí hay un { $percent } % de riesgo de ataque antes de tu turno.
alien1979-why-go-flee = El riesgo de ataque antes de tu turno es del { $here } % aquí y del { $there } % allí.
alien1979-why-go-door = La NAVE tiene plaza libre, y desde allí puedes intentar subir.
alien1979-why-go-find = Hay un { $percent } % de probabilidad de que un código de allí te sirva.
alien1979-why-go-codes = { $count ->
    [one] Allí hay un código
   *[other] Allí hay { $count } códigos
} que puedes tomar.
alien1979-why-home = Desde MADRE puedes estorbar a los demás, y el Alien nunca entra allí.
alien1979-why-home-ready = En MADRE tus códigos están a salvo, y en tu próximo turno los introduces.
alien1979-why-home-full = La NAVE está llena, y desde MADRE puedes echar a alguien en tu próximo turno.
alien1979-why-home-hide = Antes de tu turno hay un { $percent } % de riesgo de ataque aquí, y ninguno en MADRE.
alien1979-why-force = { $count ->
    [one] El único código
   *[other] Uno de los { $count } códigos
} de { $whom } quedará en { $sector }.
alien1979-why-send = { $whom } tendrá un { $percent } % de riesgo de ataque antes de su turno.
alien1979-why-send-deadly = { $whom } tendrá un { $percent } % de riesgo de morir antes de su turno.
alien1979-why-send-enterer = Si muere { $whom }, todos los códigos vuelven a esconderse.
alien1979-why-send-away = Saca a { $whom } de { $sector }.
alien1979-why-eject = { $whom } necesitará otro Rey para volver, y sale una de cada tres veces.
alien1979-why-eject-full = La NAVE está llena: sin { $whom } hay una plaza para ti.
alien1979-why-eject-enterer = Sin { $whom } a bordo no hay { -countdown }.
alien1979-why-stop = Aquí solo hay un { $percent } % de riesgo de ataque antes de tu turno.
alien1979-why-stop-calm = Ninguna carta puede darte una marca aquí antes de tu turno.
alien1979-why-stop-rest = Ninguna jugada es ahora mejor que esperar.
alien1979-why-stop-aboard = Si estás a bordo cuando salga la NAVE, ganas.
alien1979-why-stop-ship = El Alien nunca entra en la NAVE; si dejas tu plaza, puedes perderla.
alien1979-why-stop-ready = Aquí nadie puede quitarte los códigos, y en tu próximo turno los introduces.
alien1979-why-stop-bide = Solo hay una plaza en la NAVE: si introduces ya los códigos, todos irán contra ti.
alien1979-why-stop-full = La NAVE está llena, y aquí nunca entra el Alien.
alien1979-why-stop-safe = Aquí nunca entra el Alien.
alien1979-why-lose = { $count ->
    [one] Te faltará un código
   *[other] Te faltarán { $count } códigos
}, sueltes el que sueltes.
alien1979-why-lose-best = { $count ->
    [one] Así te falta un código
   *[other] Así te faltan { $count } códigos
}; si sueltas otro, te faltarán más.
alien1979-why-lose-idle = Soltar este código no te aleja de lo que necesitas.
alien1979-why-lose-more = { $count ->
    [one] Te faltará un código
   *[other] Te faltarán { $count } códigos
}. Soltar otro te costaría menos.
alien1979-why-lose-ready = Con lo que te queda aún puedes introducir los códigos.

## Preguntas

alien1979-ask-go-place = Ir a …
alien1979-ask-force-whom = Hacer que suelte un código ({ $cost }) …
alien1979-ask-send-whom = Mover a otro sector ({ $cost }) …
alien1979-ask-send-place = Mandar a { $whom } a …
alien1979-ask-eject-whom = Echar de la NAVE ({ $cost }) …
alien1979-ask-eject-place = Echar a { $whom } a …
alien1979-ask-lose-code = Soltar …
alien1979-ask-haunt-coming = ¿Qué carta sale primero?
alien1979-ask-back-code = Devolver …
alien1979-option-code = { $count ->
    [one] tienes 1
   *[other] tienes { $count }
}
alien1979-option-alien = ahí está el Alien

## Por qué no

alien1979-refuse-only_in_sectors = Eso solo se puede hacer en un sector: Bastos, Espadas, Oros o Copas.
alien1979-refuse-only_in_madre = Eso solo se puede hacer en MADRE.
alien1979-refuse-only_in_nave = Eso solo se puede hacer en la NAVE.
alien1979-refuse-points = Eso cuesta { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}, y { $points ->
    [0] no te queda ninguno.
    [one] solo te queda 1.
   *[other] solo te quedan { $points }.
}
alien1979-refuse-already_there = Ya estás en { $place }.
alien1979-refuse-boarding = A la NAVE se sube desde un sector, sacando un Rey.
alien1979-refuse-no_pile = Antes hay que introducir los códigos en MADRE.
alien1979-refuse-full = { $capacity ->
    [one] La única plaza de la NAVE está ocupada.
   *[other] Las { $capacity } plazas de la NAVE están ocupadas.
}
alien1979-refuse-no_marks = No tienes ninguna marca que quitar.
alien1979-refuse-entered = Los códigos ya están introducidos: no queda ninguno que tomar, soltar o introducir.
alien1979-refuse-no_codes_here = No hay ningún código en { $sector }.
alien1979-refuse-no_siege = Regla *Sin asedio*: ya has actuado contra alguien desde MADRE. Sal de ella antes de volver a hacerlo.
alien1979-refuse-hand_full = Ya tienes { $limit } códigos: con el límite estricto no puedes tomar más.
alien1979-refuse-shielded = Ya tienes protección.
alien1979-refuse-no_weapon = Para eso hace falta un arma, y las armas se toman en MADRE.
alien1979-refuse-armed = Ya tienes un arma, y nadie lleva dos.
alien1979-refuse-yourself = Eso solo se le puede hacer a otro jugador.
alien1979-refuse-target_out = { $whom } está fuera de la partida.
alien1979-refuse-target_not_in_sector = { $whom } no está en un sector (Bastos, Espadas, Oros o Copas).
alien1979-refuse-target_not_aboard = { $whom } no está en la NAVE.
alien1979-refuse-target_no_codes = { $whom } no tiene códigos.
alien1979-refuse-same_sector = { $whom } ya está en { $place }.
alien1979-refuse-sectors_only = Ahí no se puede mover a nadie: elige Bastos, Espadas, Oros o Copas.
alien1979-refuse-alien_there = El Alien está en { $place }: no puedes echar a nadie allí.
alien1979-refuse-no_trio = Para introducir los códigos necesitas tres del mismo rango.
alien1979-refuse-no_pairs = Para introducir los códigos necesitas dos parejas, o cuatro del mismo rango.
alien1979-refuse-not_enterer = Solo { $whom }, que introdujo los códigos, puede activar la { -countdown }.
alien1979-refuse-haunted = Los muertos solo pueden cambiar el orden una vez antes de cada carta del Alien, y ya lo han hecho.
alien1979-refuse-no_cards = Ya no quedan dos cartas que reordenar.
alien1979-refuse-running = { $left ->
    [one] La { -countdown } está en marcha: queda 1 turno.
   *[other] La { -countdown } está en marcha: quedan { $left } turnos.
}

## Sucesos

alien1979-event-round = Ronda { $number }
alien1979-event-began = Empezó { $who }. El Alien estaba en { $sector }.
    .who = Empezaste tú. El Alien estaba en { $sector }.
alien1979-event-reshuffled = Se volvió a barajar el mazo del Alien.
alien1979-event-revealed = { $who } reveló el { $card }.
    .who = Revelaste el { $card }.
alien1979-event-prowled = El Alien fue a { $sector }.
alien1979-event-stayed = El Alien siguió en { $sector }.
alien1979-event-harmless = El Alien no encontró a nadie.
alien1979-event-marked = { $marks ->
        [one] { $cause }{ $who } recibió 1 marca ({ $total }/5).
       *[other] { $cause }{ $who } recibió { $marks } marcas ({ $total }/5).
    }
    .who = { $marks ->
        [one] { $cause }recibiste 1 marca ({ $total }/5).
       *[other] { $cause }recibiste { $marks } marcas ({ $total }/5).
    }
alien1979-event-saved = { $cause }el arma salvó a { $who } y se perdió.
    .who = { $cause }tu arma te salvó y se perdió.
alien1979-event-died = { $codes ->
        [0] { $cause }{ $who } murió en { $sector }.
        [one] { $cause }{ $who } murió en { $sector }. Allí quedó 1 código.
       *[other] { $cause }{ $who } murió en { $sector }. Allí quedaron { $codes } códigos.
    }
    .who = { $codes ->
        [0] { $cause }moriste en { $sector }.
        [one] { $cause }moriste en { $sector }. Allí quedó tu único código.
       *[other] { $cause }moriste en { $sector }. Allí quedaron tus { $codes } códigos.
    }
alien1979-event-reset = Los códigos volvieron a esconderse, tres en cada sector, y el Alien se calmó.
alien1979-event-chose = { $who } eligió un código.
    .who = Elegiste un código.
alien1979-event-put_down = { $cause }{ $who } soltó un código en { $sector }.
    .who = { $cause }soltaste un código en { $sector }.
alien1979-event-put_down_code = { $cause }{ $who } soltó { alien1979-a-code }.
    .who = { $cause }soltaste { alien1979-a-code }.
alien1979-event-went = { $who } fue a { $place }.
    .who = Fuiste a { $place }.
alien1979-event-boarded = { $who } sacó { alien1979-a-code } y subió a la NAVE.
    .who = Sacaste { alien1979-a-code } y subiste a la NAVE.
alien1979-event-turned_away = { $who } probó la puerta, que siguió cerrada: sacó { alien1979-a-code }.
    .who = Probaste la puerta, que siguió cerrada: sacaste { alien1979-a-code }.
alien1979-event-healed = { $who } se quitó una marca ({ $total }/5).
    .who = Te quitaste una marca ({ $total }/5).
alien1979-event-took = { $who } tomó un código en { $sector }.
    .who = Tomaste un código en { $sector }.
alien1979-event-took_code = { $who } tomó { alien1979-a-code }.
    .who = Tomaste { alien1979-a-code }.
alien1979-event-swapped = { $who } devolvió uno de sus cinco códigos en { $sector }.
    .who = Devolviste uno de tus cinco códigos en { $sector }.
alien1979-event-shielded = { $who } se protegió con el arma.
    .who = Te protegiste con el arma.
alien1979-event-armed = { $who } tomó un arma.
    .who = Tomaste un arma.
alien1979-event-forced = { $who } obligó a { $whom } a soltar un código.
    .who = Obligaste a { $whom } a soltar un código.
    .whom = { $who } te obligó a soltar un código.
alien1979-event-sent = { $alien ->
        [yes] { $who } arrastró a { $whom } hasta el Alien, en { $place }.
       *[no] { $who } mandó a { $whom } a { $place }.
    }
    .who = { $alien ->
        [yes] Arrastraste a { $whom } hasta el Alien, en { $place }.
       *[no] Mandaste a { $whom } a { $place }.
    }
    .whom = { $alien ->
        [yes] { $who } te arrastró hasta el Alien, en { $place }.
       *[no] { $who } te mandó a { $place }.
    }
alien1979-event-ejected = { $again ->
        [yes] { $who } volvió a echar a { $whom } de la NAVE, a { $place }. Por eso { $who } tendrá solo 1 punto en su próximo turno.
       *[no] { $who } echó a { $whom } de la NAVE a { $place }.
    }
    .who = { $again ->
        [yes] Volviste a echar a { $whom } de la NAVE, a { $place }: por eso tendrás solo 1 punto en tu próximo turno.
       *[no] Echaste a { $whom } de la NAVE a { $place }.
    }
    .whom = { $again ->
        [yes] { $who } volvió a echarte de la NAVE, a { $place }. Por eso { $who } tendrá solo 1 punto en su próximo turno.
       *[no] { $who } te echó de la NAVE a { $place }.
    }
alien1979-event-entered = { $who } introdujo los códigos: { $codes }. El Alien se volvió loco.
    .who = Introdujiste los códigos: { $codes }. El Alien se volvió loco.
alien1979-event-activated = { $who } sacó { alien1979-a-code }: la NAVE saldrá dentro de { $turns } turnos de { $who }.
    .who = Sacaste { alien1979-a-code }: la NAVE saldrá dentro de { $turns } turnos tuyos.
alien1979-event-ticked = { $left ->
        [0] La { -countdown } llegó a cero.
        [one] La { -countdown } bajó a 1 turno de { $who }.
       *[other] La { -countdown } bajó a { $left } turnos de { $who }.
    }
    .who = { $left ->
        [0] La { -countdown } llegó a cero.
        [one] La { -countdown } bajó a 1 turno tuyo.
       *[other] La { -countdown } bajó a { $left } turnos tuyos.
    }
alien1979-event-stopped = { $points ->
        [one] { $who } terminó el turno con 1 punto sin usar.
       *[other] { $who } terminó el turno con { $points } puntos sin usar.
    }
    .who = { $points ->
        [one] Terminaste el turno con 1 punto sin usar.
       *[other] Terminaste el turno con { $points } puntos sin usar.
    }
alien1979-event-foreseen = Las próximas cartas del Alien: { $cards }.
alien1979-event-haunted = { $who }, entre los muertos, cambió el orden de las dos próximas cartas del Alien.
    .who = Cambiaste el orden de las dos próximas cartas del Alien.
alien1979-event-idle = A { $who } se le acabó el tiempo.
    .who = Se te acabó el tiempo.
alien1979-event-left = { $codes ->
        [0] { $who } dejó la partida.
        [one] { $who } dejó la partida. Su único código fue a { $sector }.
       *[other] { $who } dejó la partida. Sus { $codes } códigos fueron a { $sector }.
    }
    .who = { $codes ->
        [0] Dejaste la partida.
        [one] Dejaste la partida. Tu único código fue a { $sector }.
       *[other] Dejaste la partida. Tus { $codes } códigos fueron a { $sector }.
    }
alien1979-event-launched = { $who_count ->
        [0] La NAVE salió sin nadie a bordo.
       *[other] La NAVE salió con { $who } a bordo.
    }
    .who = { $who_count ->
        [one] La NAVE salió y solo tú ibas a bordo.
       *[other] La NAVE salió con { $who_count } personas a bordo, y tú entre ellas.
    }
alien1979-event-over = { $reason ->
        [alien] El Alien mató al último superviviente.
        [limit] Tras la ronda 80 la Nostromo estalló.
       *[left] No quedó nadie a bordo de la Nostromo.
    }

## Un turno en una línea

alien1979-cause = { $card }:{" "}
alien1979-you-too = tú
alien1979-line = { $who } { $told }.
    .who = { $told }.
alien1979-line-began = empezó (el Alien estaba en { $sector })
    .who = empezaste con el Alien en { $sector }
alien1979-line-revealed = reveló el { $card }
    .who = revelaste el { $card }
alien1979-effect-prowled = el Alien fue a { $sector }
alien1979-effect-prowled-there = y allí fue el Alien
alien1979-effect-stayed = el Alien siguió en { $sector }
alien1979-effect-harmless = no encontró a nadie
alien1979-effect-marked = { $marks ->
    [one] 1 marca: { $names }
   *[other] { $marks } marcas: { $names }
}
alien1979-effect-saved = { $count ->
    [one] arma gastada: { $names }
   *[other] armas gastadas: { $names }
}
alien1979-effect-put_down = { $count ->
    [one] código soltado: { $names }
   *[other] códigos soltados: { $names }
}
alien1979-effect-lost = { $code } de { $who }
    .who = tu { $code }
alien1979-line-chose = eligió un código
    .who = elegiste un código
alien1979-line-put_down = soltó un código en { $sector }
    .who = soltaste un código en { $sector }
alien1979-line-put_down_code = soltó { alien1979-a-code }
    .who = soltaste { alien1979-a-code }
alien1979-line-swapped = devolvió un código
    .who = devolviste un código
alien1979-line-exchanged = { $count ->
        [one] cambió un código
       *[other] cambió { $count } códigos
    }
    .who = { $count ->
        [one] cambiaste un código
       *[other] cambiaste { $count } códigos
    }
alien1979-line-swapped_code = devolvió { alien1979-a-code }
    .who = devolviste { alien1979-a-code }
alien1979-line-went = fue a { $place }
    .who = fuiste a { $place }
alien1979-line-boarded = sacó { alien1979-a-code } y subió a la NAVE
    .who = sacaste { alien1979-a-code } y subiste a la NAVE
alien1979-line-turned_away = probó la puerta, que siguió cerrada (sacó: { $codes })
    .who = probaste la puerta, que siguió cerrada (sacaste: { $codes })
alien1979-line-healed = { $count ->
        [one] se quitó una marca ({ $total }/5)
       *[other] se quitó { $count } marcas ({ $total }/5)
    }
    .who = { $count ->
        [one] te quitaste una marca ({ $total }/5)
       *[other] te quitaste { $count } marcas ({ $total }/5)
    }
alien1979-line-took = { $count ->
        [one] tomó un código
       *[other] tomó { $count } códigos
    }
    .who = { $count ->
        [one] tomaste un código
       *[other] tomaste { $count } códigos
    }
alien1979-line-took_code = { $count ->
        [one] tomó un código ({ $codes })
       *[other] tomó { $count } códigos ({ $codes })
    }
    .who = { $count ->
        [one] tomaste un código ({ $codes })
       *[other] tomaste { $count } códigos ({ $codes })
    }
alien1979-line-shielded = se protegió con el arma
    .who = te protegiste con el arma
alien1979-line-armed = tomó un arma
    .who = tomaste un arma
alien1979-line-forced = obligó a { $whom } a soltar un código
    .who = obligaste a { $whom } a soltar un código
    .whom = te obligó a soltar un código
alien1979-line-sent = { $alien ->
        [yes] arrastró a { $whom } hasta el Alien, en { $place }
       *[no] mandó a { $whom } a { $place }
    }
    .who = { $alien ->
        [yes] arrastraste a { $whom } hasta el Alien, en { $place }
       *[no] mandaste a { $whom } a { $place }
    }
    .whom = { $alien ->
        [yes] te arrastró hasta el Alien, en { $place }
       *[no] te mandó a { $place }
    }
alien1979-line-ejected = echó a { $whom } de la NAVE a { $place }
    .who = echaste a { $whom } de la NAVE a { $place }
    .whom = te echó de la NAVE a { $place }
alien1979-line-entered = introdujo los códigos, { $codes }: el Alien se volvió loco
    .who = introdujiste los códigos, { $codes }: el Alien se volvió loco
alien1979-line-activated = activó la { -countdown } con { alien1979-a-code }: faltan { $turns } turnos suyos
    .who = activaste la { -countdown } con { alien1979-a-code }: faltan { $turns } turnos tuyos
alien1979-line-stopped = no hizo nada
    .who = no hiciste nada
alien1979-line-haunted = rondó la Nostromo y cambió el orden de las dos próximas cartas del Alien
    .who = cambiaste el orden de las dos próximas cartas del Alien
alien1979-line-idle = se quedó sin tiempo
    .who = te quedaste sin tiempo

## Lo que le pasó a un jugador

alien1979-hit-card = { $whose ->
    [own] Tu propia carta, el { $card }
    [none] El { $card }
   *[other] La carta de { $by }, el { $card }
}
alien1979-hit-prowled = { alien1979-hit-card }: el Alien fue a { $sector }, donde estabas.
alien1979-hit-marked = { alien1979-hit-card }: el Alien te dio { $marks ->
    [one] 1 marca
   *[other] { $marks } marcas
} y llevas { $total } de 5.
alien1979-hit-saved = { alien1979-hit-card }: el Alien atacó; tu arma te salvó y se perdió.
alien1979-hit-died = { alien1979-hit-card }: el Alien te mató en { $sector }.
alien1979-hit-put_down_code = { $why ->
    [card] { alien1979-hit-card }: soltaste { alien1979-a-code }.
    [player] { $by } te obligó a soltar { alien1979-a-code }.
   *[time] Se te acabó el tiempo: soltaste { alien1979-a-code }.
}
alien1979-total-codes = { $count ->
    [0] te quedas sin códigos
    [one] te queda 1 código
   *[other] te quedan { $count } códigos
}
alien1979-hit-sent = { $alien ->
    [yes] { $who } te arrastró hasta el Alien, en { $place }.
   *[no] { $who } te mandó a { $place }.
}
alien1979-hit-entered = { $who } introdujo los códigos: todos, también los tuyos, forman ahora un solo montón, y el Alien se volvió loco.

## Grandes momentos

alien1979-scene-died = { $who } muere en { $sector }
alien1979-scene-died-own = La propia carta de { $who }, el { $card }
alien1979-scene-died-by = { $marks ->
    [one] { $card }: 1 marca a todo el que está con el Alien. Era la quinta.
   *[other] { $card }: { $marks } marcas a todo el que está con el Alien. Con cinco, se acabó.
}
alien1979-scene-died-codes = { $count ->
    [one] En { $sector } queda 1 código.
   *[other] En { $sector } quedan { $count } códigos.
}
alien1979-scene-died-enterer = { $who } había introducido los códigos, que ahora vuelven a esconderse, tres en cada sector. El Alien se calma.
alien1979-scene-died-scream = *En el espacio, nadie puede oír tus gritos.*
alien1979-scene-alive = { $many ->
    [0] No queda nadie con vida.
    [one] Solo queda { $names }.
   *[other] Siguen con vida { $names }.
}
alien1979-scene-entered = { $who } introduce los códigos
alien1979-scene-entered-with = MADRE acepta { $codes }. Los doce códigos forman ahora un montón; ya nadie tiene ninguno.
alien1979-scene-entered-pile = Para subir a la NAVE, saca un código del montón cuando estés en un sector: uno de cada tres es un { $king } y abre la puerta.
alien1979-scene-entered-seats = { $seats ->
    [one] La NAVE tiene 1 plaza. Con vida: { $alive }.
   *[other] La NAVE tiene { $seats } plazas. Con vida: { $alive }.
}
alien1979-scene-entered-mad = El Alien se vuelve loco: un 3, 5 o 7 marca ahora a quien esté con él.
alien1979-scene-boarded = { $who } está a bordo
alien1979-scene-boarded-with = Un { $code } abre la puerta de la NAVE.
alien1979-scene-boarded-enterer = Ya solo falta la { -countdown }.
alien1979-scene-taken = { $many ->
    [0] Plazas ocupadas: { $taken } de { $seats }.
   *[other] Plazas ocupadas: { $taken } de { $seats }, por { $names }.
}
alien1979-scene-activated = { $who } activa la { -countdown }
alien1979-scene-activated-by = Ha salido { alien1979-a-code }: la NAVE sale dentro de { $turns } turnos de { $who }.
alien1979-scene-outside = { $many ->
    [one] Aún no está a bordo { $names }.
   *[other] Aún no están a bordo { $names }.
}
alien1979-scene-ejected = { $who } echa a { $whom } de la NAVE
alien1979-scene-ejected-to = { $whom } cae { $inside } y tiene que volver a sacar un Rey.
alien1979-scene-leaves = { $left ->
    [one] La NAVE sale dentro de 1 turno de { $who }.
   *[other] La NAVE sale dentro de { $left } turnos de { $who }.
}
alien1979-scene-sent = { $who } arrastra a { $whom } hasta el Alien
alien1979-scene-sent-to = Desde MADRE, { $who } ha dejado a { $whom } junto al Alien { $inside }. Hasta que { $whom } pueda actuar, cada carta puede ser la última.
alien1979-scene-launched = { $aboard ->
    [0] La NAVE sale sin nadie a bordo
   *[other] La NAVE sale
}
alien1979-scene-launched-aboard = A bordo: { $names }.
alien1979-scene-launched-behind = { $many ->
    [one] { $names } ve alejarse la NAVE. La Nostromo estalla, y el Alien con ella.
   *[other] { $names } ven alejarse la NAVE. La Nostromo estalla, y el Alien con ella.
}
alien1979-scene-launched-dead = { $many ->
    [one] Ha muerto { $names }.
   *[other] Han muerto { $names }.
}

## Lo que dicen las computadoras en los grandes momentos, con gusto o con pena, según su carácter

alien1979-says-bold-glad-1 = Así se cruza un pasillo.
alien1979-says-bold-glad-2 = ¿Miedo? Luego, cuando haya un rato.
alien1979-says-bold-glad-3 = Y sin despeinarme.
alien1979-says-bold-sorry-1 = Lunes peores he tenido.
alien1979-says-bold-sorry-2 = Pues lo volvería a hacer.
alien1979-says-bold-sorry-3 = Que conste que casi sale bien.
alien1979-says-careful-glad-1 = Dos comprobaciones y ni un ruido.
alien1979-says-careful-glad-2 = Vísteme despacio, que tengo prisa.
alien1979-says-careful-glad-3 = Una preocupación menos en la lista.
alien1979-says-careful-sorry-1 = Estaba en mi lista de riesgos.
alien1979-says-careful-sorry-2 = Ya decía yo que esa compuerta no cerraba.
alien1979-says-careful-sorry-3 = Debí mirar otra vez.
alien1979-says-spiteful-glad-1 = No es nada personal. Bueno, un poco.
alien1979-says-spiteful-glad-2 = A ver quién se ríe ahora.
alien1979-says-spiteful-glad-3 = Ojalá le duela a alguien.
alien1979-says-spiteful-sorry-1 = Tengo buena memoria y una lista corta.
alien1979-says-spiteful-sorry-2 = Ríete mientras quede aire.
alien1979-says-spiteful-sorry-3 = Esto lo apunto con tinta roja.
alien1979-says-talkative-glad-1 = Que conste en el diario de a bordo: con estilo.
alien1979-says-talkative-glad-2 = ¿Lo vieron bien? Si no, lo cuento otra vez.
alien1979-says-talkative-glad-3 = ¿Tierra? Siéntate, que esto va para largo.
alien1979-says-talkative-glad-4 = Verás cuando lo cuente en la cantina.
alien1979-says-talkative-glad-5 = Si ya lo decía yo. Bueno, lo pensaba muy alto.
alien1979-says-talkative-sorry-1 = Oye, que estaba a media frase.
alien1979-says-talkative-sorry-2 = Socorro. Y encima se me enfría el café.
alien1979-says-talkative-sorry-3 = ¿Y si lo hablamos? ¿No? ¿Nadie?
alien1979-says-talkative-sorry-4 = Esta parte no saldrá en el informe.
alien1979-says-talkative-sorry-5 = ¿Dónde se reclama en esta nave?

## El final

alien1979-story-betrayed = Ronda { $round }: { $who } arrastró a { $whom } hasta el Alien, y el { $card } hizo el resto.
alien1979-story-again = Ronda { $round }: el { $card } mató a { $who }, que había introducido los códigos. Hubo que empezar de nuevo.
alien1979-story-entered = Ronda { $round }: { $who } introdujo los códigos con { $codes }.
alien1979-story-broken = Ronda { $round }: { $who } hizo que { $whom } soltara un código cuando ya tenía { $codes }, a las puertas de MADRE.
alien1979-story-broken-by-card = Ronda { $round }: { $who } tenía { $codes }, todo lo necesario, y el { $card } le quitó un código.
alien1979-story-ejected = Ronda { $round }: { $who } echó a { $whom } de la NAVE, { $back ->
    [yes] pero { $whom } volvió a tiempo.
   *[no] y { $whom } no consiguió volver.
}
alien1979-story-saved = Ronda { $round }: con { $marks } de 5 marcas, solo el arma salvó a { $who } del { $card }.
alien1979-story-first-death = Ronda { $round }: el { $card } mató { $deaths ->
    [one] a
   *[other] primero a
} { $who }{ $count ->
    [0] .
   *[other] , con { $codes } en la mano.
}
alien1979-story-vain = Ronda { $round }: { $who } probó { $count } veces la puerta de la NAVE, en vano.
alien1979-story-tries = Ronda { $round }: la puerta de la NAVE se abrió para { $who } en el intento número { $count }.
alien1979-story-near = Ronda { $round }: { $who } llevaba { $marks } de 5 marcas y aun así escapó.
alien1979-doubt-death = En { $sector }, el riesgo de que { $who } muriera antes de su próximo turno era del { $percent } %.
alien1979-doubt-codes = Justo antes de que { $rival } introdujera los códigos, para { $who } la probabilidad de que { $rival } los tuviera era del { $percent } %.
alien1979-cause-dead = { $who } recibió { $marks } marcas, { $own ->
    [0] ninguna
   *[other] { $own } de ellas
} por sus propias cartas.
alien1979-cause-behind = En la puerta de la NAVE { $who } { $tries ->
    [0] no falló nunca
    [one] falló una vez
   *[other] falló { $tries } veces
}{ $out ->
    [0] {""}
    [one] {" "}y salió de ella a la fuerza una vez
   *[other] {" "}y salió de ella a la fuerza { $out } veces
}.
alien1979-fate-dead = El Alien mató a { $who }.
alien1979-fate-left = { $who } dejó la partida.
alien1979-fate-behind = { $who } seguía { $inside } cuando la Nostromo estalló, y el Alien con ella.
alien1979-revealed-hand = **{ $who }** { $codes }
alien1979-revealed-lying = **{ $sector }** { $codes }
alien1979-revealed-hands = En la mano: { $hands }
alien1979-revealed-places = Boca abajo: { $places }
alien1979-revealed-cards = { $count ->
    [one] La próxima carta del Alien: { $cards }
   *[other] Las próximas cartas del Alien: { $cards }
}

## Finales

alien1979-ending-launched = { $many ->
    [one] Gana { $names }: la NAVE ha salido.
   *[other] Ganan { $names }: la NAVE ha salido.
}
alien1979-ending-launched-won = { $many ->
    [one] ¡Has ganado! Solo tú has escapado en la NAVE.
   *[other] ¡Has ganado! La NAVE ha salido con { $names }.
}
alien1979-ending-launched-lost = La NAVE ha salido con { $names }. Tú no ibas a bordo.
alien1979-ending-empty = Nadie gana: la NAVE salió vacía.
alien1979-ending-alien = Gana el Alien: no queda nadie con vida.
alien1979-ending-limit = Nadie gana: la Nostromo estalló tras la ronda 80.
alien1979-ending-left = Nadie gana: el último jugador dejó la partida.
alien1979-ending-called = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}
alien1979-ending-called-won = ¡Has ganado! Todos dieron la partida por terminada.
alien1979-ending-called-lost = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}

alien1979-rules =
    • **El objetivo.** Estar a bordo de la NAVE, la nave auxiliar, cuando salga. Ganan todos los que estén en ella; los demás pierden. Tiene una plaza por cada dos jugadores que empezaron (redondeando hacia abajo).

    • **La Nostromo.** Los cuatro sectores llevan el nombre de los palos: Bastos, Espadas, Oros y Copas. Por ellos ronda el Alien. MADRE, la sala de la computadora, y la NAVE son seguras. Las doce figuras son los códigos: 4 Sotas, 4 Caballos y 4 Reyes. Hay tres boca abajo en cada sector. Las cartas del As al 7 son del Alien.

    • **Tu turno.** Revela una carta del Alien. Luego gasta hasta 2 puntos.
    Con un 4 o 6, el Alien va al sector de ese palo. Un 2 da 2 marcas a todo el que esté con él; un As, 3. Con un 3, 5 o 7, todo el que tenga códigos en el sector de ese palo suelta uno allí. Con 5 marcas mueres; tus códigos quedan donde has muerto.

    • **En un sector** (entre paréntesis, el precio en puntos). Ir a otro (1) o a MADRE (2). Tomar un código boca abajo (1), hasta tener cuatro en la mano. Quitarte una marca (1). Protegerte con tu arma (1): hasta tu próximo turno detiene un ataque, y se pierde con él. Con los códigos introducidos: intentar subir a la NAVE (1).

    • **En MADRE.** Ir a un sector (1). Tomar un arma (1), una como mucho. Obligar a un jugador de un sector a soltar un código (1). Mover a alguien de un sector a otro (1), incluso al del Alien. Echar a un jugador de la NAVE a un sector sin el Alien (2). Introducir los códigos (2).

    • **Los códigos.** Hasta 4 jugadores hace falta un trío (tres del mismo rango); con 5 o más, dos parejas (o cuatro iguales). El jugador que los introduce los enseña. Entonces los doce códigos forman un montón, ya nadie tiene ninguno y el Alien se vuelve loco: cada 3, 5 o 7 da 1 marca a todo el que esté con él.

    • **Subir.** Cada intento saca un código del montón. Un Rey te deja subir; con otro código pierdes el punto. El código vuelve al montón.

    • **{ -countdown-first }.** Solo la activa el jugador que introdujo los códigos, en la NAVE (2). Saca un código, que dice tras cuántos turnos suyos sale la NAVE: Sota, 2; Caballo, 3; Rey, 4. De la NAVE se puede volver a un sector (1).

    • **Si muere quien introdujo los códigos,** estos vuelven a esconderse, tres en cada sector, el Alien se calma y la { -countdown } se cancela. Si mueren todos, gana el Alien. Tras la ronda 80 la Nostromo estalla.

    • **Decisiones nuestras** donde las reglas publicadas no dicen nada: eliges qué código sueltas y tomas uno al azar; la protección acaba con tu próxima carta; el As sigue dando 3 marcas con el Alien loco; los doce códigos forman el montón, y el que se saca vuelve a él; los códigos de los muertos quedan donde murieron; quien está a bordo sigue a bordo cuando los códigos vuelven a esconderse; si muere quien los introdujo, la { -countdown } se cancela; la ronda 80 es la última.

    • **Los muertos**, si la sala deja que ronden la Nostromo (regla de la casa): ven las dos próximas cartas del Alien y pueden, una vez antes de cada carta, cambiar su orden. Nadie los espera.

    • **Tiempo y abandonos.** Si se te acaba el tiempo, tu turno termina, y el código que debas soltar es del rango del que menos tengas. Sin el *límite estricto*, una opción nuestra: con cuatro códigos en la mano puedes tomar un quinto y devolver uno de los cinco.

## Qué gana, y lo que se dice una vez a quien empieza

alien1979-aim-hidden = { $seats ->
    [one] Reúne { $goal }, introdúcelos en MADRE y sube a la NAVE: hay 1 plaza para { $players }.
   *[other] Reúne { $goal }, introdúcelos en MADRE y sube a la NAVE: hay { $seats } plazas para { $players }.
}
    .all = { $seats ->
        [one] Gana quien esté a bordo de la NAVE cuando salga (1 plaza para { $players }). Antes hay que introducir { $goal } en MADRE.
       *[other] Gana quien esté a bordo de la NAVE cuando salga ({ $seats } plazas para { $players }). Antes hay que introducir { $goal } en MADRE.
    }
alien1979-aim-entered = { $free ->
    [0] Tu meta: estar a bordo de la NAVE cuando salga. Un Rey abre su puerta, pero ahora no hay plazas libres.
    [one] Tu meta: estar a bordo de la NAVE cuando salga. Un Rey abre su puerta, y queda 1 plaza libre.
   *[other] Tu meta: estar a bordo de la NAVE cuando salga. Un Rey abre su puerta, y quedan { $free } plazas libres.
}
    .all = { $free ->
        [0] Gana quien esté a bordo de la NAVE cuando salga. Ahora no hay plazas libres.
        [one] Gana quien esté a bordo de la NAVE cuando salga. Queda 1 plaza libre.
       *[other] Gana quien esté a bordo de la NAVE cuando salga. Quedan { $free } plazas libres.
    }
alien1979-aim-aboard = Sigue a bordo hasta que salga la NAVE y ganas.
alien1979-coach-legend = Las fichas con letra son jugadores; los cuadros rojos, marcas. Los recuadros verdes son códigos; a la derecha del tablero está la última carta del Alien.
alien1979-coach-tracker = Tu imagen muestra, en cada sector, el riesgo de morir antes de que vuelvas a actuar. El disco amarillo es lo que cuesta ir. En *Más* están las demás probabilidades.
alien1979-coach-points = El número de un botón es su precio en puntos. Tienes 2 puntos por turno.
alien1979-coach-madre = MADRE es la sala de la computadora. Aquí nunca entra el Alien.
alien1979-coach-nave = La NAVE es la única salida, y el Alien nunca sube a ella.
alien1979-coach-take = Los códigos son 4 Sotas, 4 Caballos y 4 Reyes. Te toca uno al azar, y solo tú lo ves.
alien1979-coach-trio = Un trío son tres códigos del mismo rango: es lo que se introduce en MADRE.
alien1979-coach-pairs = En MADRE se introducen dos parejas, o cuatro códigos del mismo rango.
alien1979-coach-moving = Un 4 o un 6 manda al Alien al sector de su palo. Eso, por sí solo, no hace daño a nadie.
alien1979-coach-strike = Un As da 3 marcas y un 2 da 2 a quien esté con el Alien, sea del palo que sea.
alien1979-coach-odd = Un 3, 5 o 7 hace soltar un código a los que estén en el sector de su palo, aunque el Alien esté en otro.
alien1979-coach-beside = Estás con el Alien: cada 2 o As que alguien revele te marca.
alien1979-coach-beside-mad = Estás con el Alien loco: cada As, 2, 3, 5 o 7 que alguien revele te marca.
alien1979-coach-marks = Las marcas son los golpes del Alien: la quinta mata. En un sector puedes quitarte una.
alien1979-coach-lose = Tú eliges qué código sueltas. Queda aquí boca abajo, y cualquiera puede tomarlo.
alien1979-coach-drop = Desde MADRE, otro jugador puede obligarte a soltar un código mientras estás en un sector.
alien1979-coach-arm = Un arma solo sirve si te proteges con ella en un sector.
alien1979-coach-shield = Con protección, el próximo ataque no te da marcas; pierdes el arma.
alien1979-coach-force = Desde MADRE puedes obligar a un jugador de un sector a soltar un código; él elige cuál.
alien1979-coach-send = Desde MADRE puedes mover a cualquiera de un sector a otro, incluso al del Alien.
alien1979-coach-eject = El jugador al que echas cae en un sector y necesitará otro Rey para volver.
alien1979-coach-enter = Cuando alguien introduce los códigos, los doce forman un montón y el Alien se vuelve loco.
alien1979-coach-mad = El Alien está loco: un 3, 5 o 7 da ahora 1 marca a quien esté con él.
alien1979-coach-board = Cada intento saca un código del montón. Uno de cada tres es un Rey, y te deja subir.
alien1979-coach-activate = El código que saques dice cuántos turnos más tendrás antes de que salga la NAVE: con una Sota, 2; con un Caballo, 3; con un Rey, 4.
alien1979-coach-countdown = La { -countdown } baja al final de cada turno del jugador que introdujo los códigos; a cero, la NAVE sale.
alien1979-coach-back = Nadie puede tener más de cuatro códigos: devuelves uno de los cinco.
alien1979-coach-haunt = Los muertos ven las dos próximas cartas del Alien y pueden cambiar su orden, una vez antes de cada carta.
alien1979-peril-late = Ronda { $round }, y estás en MADRE sin ningún código. { $codes ->
    [0] Los códigos no vendrán solos, y
    [one] { $whom } ya tiene 1 código, y
   *[other] { $whom } ya tiene { $codes } códigos, y
} { $seats ->
    [one] la NAVE tiene una sola plaza.
   *[other] la NAVE solo tiene { $seats } plazas.
} Sal y toma códigos.
alien1979-peril-beside = Si te quedas junto al Alien, el riesgo de que te ataque antes de que vuelvas a actuar es del { $hit } %, y el de que te mate, del { $death } %. Tienes { $marks } de 5 marcas. Gasta un punto en alejarte.
alien1979-peril-door = La NAVE tiene { $free ->
    [one] 1 plaza libre
   *[other] { $free } plazas libres
}{ $left ->
    [0] {""}
    [one] {" "}y sale dentro de 1 turno
   *[other] {" "}y sale dentro de { $left } turnos
}. Uno de cada tres intentos abre la puerta. Si acabas el turno sin intentarlo, otros ocuparán tu plaza. Inténtalo ya.

## La lección

alien1979-lesson-end = Un Rey te abrió la puerta, activaste la { -countdown } y saliste en la NAVE sin nadie más. Si mandas a { $name1 } con el Alien, muere; si no, prueba la puerta dos veces más. Con 5 jugadores o más hacen falta dos parejas en vez de un trío.
alien1979-lesson-weapon = MADRE
    .what = Empiezas en MADRE, la sala de la computadora, donde el Alien nunca entra. ¿En qué gastas el primero de tus 2 puntos?
    .why = Cada turno empieza con una carta del Alien. La de este turno era el 4 de Espadas: un 4 o un 6 manda al Alien al sector de ese palo.
alien1979-lesson-walk = Sal de MADRE
    .what = Ya tienes un arma. Te falta un trío: tres códigos del mismo rango, Sotas, Caballos o Reyes. ¿Adónde vas?
    .why = El recuadro verde de un sector dice cuántos códigos esconde. Junto al Alien, un 2 o un As te marca, y con cinco marcas mueres.
alien1979-lesson-second = Un código
    .what = Tu primer código es un Rey. Toma otro con tu segundo punto.
    .why = Nadie ve qué código te toca. Pero un 3, un 5 o un 7 le quita uno a quien esté en el sector de su palo.
alien1979-lesson-flee = Visita
    .what = El 3 de Bastos te quitó la Sota, el 6 de Bastos trajo al Alien y tu propio 2 te dio 2 marcas. ¿Qué haces primero?
    .why = Junto al Alien un 2 da 2 marcas y un As, 3, sea cual sea su palo. Salen tres cartas antes de que vuelvas a actuar.
alien1979-lesson-protect = De vuelta
    .what = En Espadas encontraste otro Rey. Pero { $name2 }, desde MADRE, ¡te mandó de vuelta con el Alien! ¿Qué haces primero?
    .why = Tienes 2 marcas: un As te mataría. El arma detiene un ataque entero antes de tu próximo turno, y se pierde.
alien1979-lesson-trio = Al lado del Alien
    .what = Era un As, y el arma lo detuvo. Hasta te quitaste una marca. Sigues junto al Alien, con 2 puntos. ¿Qué haces primero?
    .why = Tienes dos Reyes, y aquí hay códigos. Mientras actúas no se revela ninguna carta.
alien1979-lesson-enter = Los códigos
    .what = ¡El tercer Rey! Te escabulliste a Oros y de ahí a MADRE. Introduce tu trío con los dos puntos.
    .why = Todos los códigos forman entonces un montón, y un Rey de ahí abre la NAVE. Pero el Alien enloquece: 3, 5 y 7 también marcan.
alien1979-lesson-eject = Una plaza
    .what = { $name1 } sacó un Rey y ocupa la única plaza. ¿Qué haces?
    .why = La NAVE tiene una plaza por cada dos jugadores: aquí, 1 para los tres. Desde MADRE puedes echar a alguien por 2 puntos.
alien1979-lesson-send = ¿Con el Alien?
    .what = { $name1 } volvió a probar la puerta, en vano, y tiene 2 marcas. El Alien está en Copas. ¿Mandas allí a { $name1 }, o corres sin más a la puerta, en Bastos?
    .why = Mandar a alguien cuesta 1 punto. Si corres, pruebas la puerta enseguida: uno de cada tres códigos es un Rey.
alien1979-lesson-answer-unarmed = Así sales sin arma. Fuera de MADRE no hay ninguna, y volver cuesta 2 puntos.
alien1979-lesson-answer-waiting = Un punto que no usas se pierde al terminar el turno.
alien1979-lesson-answer-lost = Perderías tu punto, y en MADRE no hay códigos.
alien1979-lesson-answer-beside = Ahí está el Alien: cualquier 2 o As antes de tu próximo turno te marca.
alien1979-lesson-answer-elsewhere = Ahí también hay códigos. En esta lección tu suerte está en Bastos.
alien1979-lesson-answer-nothing-yet = Aquí mismo hay códigos y no está el Alien. ¿Para qué pagar un punto por irte?
alien1979-lesson-answer-early = El Alien no está aquí, y la protección acaba con la carta de tu próximo turno. Ahorra el punto.
alien1979-lesson-answer-patch = Te quitas una marca, pero entonces tu último punto se va en huir. Huye primero, y allí ese punto rinde más.
alien1979-lesson-answer-hold = El arma detiene un ataque, pero salen tres cartas. Irte cuesta lo mismo, y conservas el arma.
alien1979-lesson-answer-greedy = Puedes, pero gasta tu último punto en irte: salen tres cartas, y un As te mataría.
alien1979-lesson-answer-running = Huir no está mal. Pero te irías con dos Reyes y sin el tercero; con el arma puedes quedarte donde hay códigos.
alien1979-lesson-answer-risky = Con un As antes de tu próximo turno llegas a cinco marcas. Protégete primero.
alien1979-lesson-answer-empty_handed = Así te vas sin el tercer Rey. El Alien no hace nada mientras actúas: primero toma, luego vete.
alien1979-lesson-answer-later = Aún puedes tomar un código. Luego vete: ya no tienes arma.
alien1979-lesson-answer-first = Introduce primero los códigos. Después nadie te los puede quitar.
alien1979-lesson-answer-full = La única plaza está ocupada. Nadie puede subir hasta que quede libre.
alien1979-lesson-answer-armed = Un arma sirve contra el Alien, pero no saca a { $name1 } de la única plaza.

## El libro de reglas

alien1979-book-aim = De qué se trata
    .text =
        Formas parte de la tripulación de la Nostromo, y hay un Alien a bordo.
        Alguien tiene que reunir los códigos e introducirlos en MADRE, la sala de la computadora. Entonces todos pueden subir a la NAVE, la única salida.
        Gana quien esté a bordo de la NAVE cuando salga; los demás pierden. Pueden ganar varios, hasta donde lleguen las plazas.
        La NAVE tiene una plaza por cada dos jugadores que empezaron, redondeando hacia abajo.
    .example = En la imagen juegan tres, así que la NAVE tiene 1 plaza (0/1). Con cuatro o cinco hay 2; con seis o siete, 3; con ocho, 4.
    .ruling = Para las plazas y los códigos necesarios cuentan todos los jugadores que empezaron, vivos o muertos (decisión nuestra, §2).
alien1979-book-turn = Tu turno
    .text =
        Primero revelas la próxima carta del Alien, que actúa enseguida y sobre todos.
        Luego tienes 2 puntos. Casi todo cuesta 1; ir a MADRE, introducir los códigos, echar a alguien de la NAVE y la { -countdown } cuestan 2.
        Puedes hacer lo mismo dos veces y parar cuando quieras. Los puntos que sobran se pierden.
        Si se te acaba el tiempo, tu turno termina. Si debes soltar un código, será del rango del que menos tengas.
    .example = En la imagen, un arma ha costado 1 de los 2 puntos. Con el otro puedes ir a un sector (el 1 amarillo es lo que cuesta).
    .ruling = La carta va antes que tus acciones, así que si te mata ya no actúas (§3.3).
alien1979-book-places = Los lugares
    .text =
        Bastos, Espadas, Oros y Copas son los sectores. Ahí están los códigos, y por ahí ronda el Alien.
        De un sector vas a cualquier otro por 1 punto, y a MADRE por 2.
        MADRE y la NAVE son seguras: el Alien nunca entra. De ambas vas a cualquier sector por 1 punto.
        A la NAVE se sube desde un sector, nunca desde MADRE. La franja amarilla y negra es una pared.
    .example = En la imagen estás en Espadas y te queda 1 punto: Bastos (con el Alien), Oros y Copas cuestan 1. MADRE cuesta 2, así que no llegas.
    .ruling = Que el Alien nunca entre en MADRE ni en la NAVE es decisión nuestra (R7).
alien1979-book-cards = Las cartas del Alien
    .text =
        Con un 4 o un 6, el Alien va al sector de ese palo. Eso, por sí solo, no hace daño a nadie.
        Con un 2, todo el que esté con el Alien recibe 2 marcas; con un As, 3. El palo no importa.
        Con un 3, un 5 o un 7, todo el que tenga códigos en el sector de ese palo suelta uno allí, aunque el Alien esté en otro.
        Con los códigos introducidos, el Alien está loco: un 3, 5 o 7 de cualquier palo da 1 marca a quien esté con él, y ya no se sueltan códigos.
        Son 28 cartas: del As al 7, de los cuatro palos. Cuando se acaba el mazo, se vuelve a barajar.
    .example = En la imagen, el 2 de Copas golpeó en Bastos, donde está el Alien: los dos jugadores de allí recibieron 2 marcas. En Copas no habría pasado nada.
    .ruling = El As y el 2 hacen lo mismo con el Alien loco (R8).
alien1979-book-codes = Los códigos
    .text =
        Los códigos son 12 cartas: 4 Sotas, 4 Caballos y 4 Reyes. Al empezar hay tres boca abajo en cada sector.
        Por 1 punto tomas al azar uno de los de tu sector. Solo tú ves cuál es; todos ven cuántos tienes.
        En la mano tienes cuatro como mucho.
        Hasta cuatro jugadores hace falta un trío: tres del mismo rango. Con cinco o más, dos parejas, o cuatro del mismo rango.
    .example = En la imagen tienes un Rey. Con otros dos Reyes harías un trío; *Más* dice la probabilidad de que un código de tu sector te sirva.
    .ruling = El código se toma al azar, aunque sepas qué hay (R4). El límite estricto de cuatro es el publicado (R5).
alien1979-book-dropping = Soltar un código
    .text =
        Un 3, 5 o 7 del palo de tu sector, o alguien desde MADRE, te hace soltar un código.
        Si tienes varios, eliges cuál en secreto, sea de quien sea el turno. Si solo tienes uno, lo sueltas sin que se te pregunte.
        Queda boca abajo en tu sector y se puede volver a tomar.
        Si tienen que soltar varios jugadores, la partida espera a todos.
    .example = En la imagen, el 3 de Bastos de otro jugador afecta a Bastos. Tienes una Sota y un Rey y sueltas uno; sin códigos en la mano no pasaría nada.
    .ruling = El jugador elige aunque sus códigos sean iguales: no preguntarle delataría su mano (R3).
alien1979-book-fifth = Un quinto código
    .text =
        En esta mesa puedes tomar un código con cuatro en la mano.
        Luego devuelves uno de los cinco, boca abajo, donde lo tomaste. Puede ser el mismo.
        Todos ven que lo haces, pero no qué código era.
    .example = Tienes dos Reyes, un Caballo y una Sota y tomas un Rey: devuelves la Sota y te quedas con un trío y un Caballo.
    .ruling = Es una opción nuestra. Según la regla publicada, nadie toma un quinto código (R5).
alien1979-book-marks = Las marcas
    .text =
        Las marcas son los golpes del Alien. La quinta mata.
        En un sector te quitas una por 1 punto, tantas veces como puntos tengas. En MADRE y en la NAVE no se puede.
        Un 2 da 2 marcas y un As 3; con el Alien loco, un 3, 5 o 7 da 1.
    .example = En la imagen tienes 2 marcas. Con un As serían 5 y morirías. Si te quitas una, serían 4.
alien1979-book-weapon = El arma
    .text =
        En MADRE tomas un arma por 1 punto, una como mucho.
        En un sector te proteges con ella por 1 punto. Desde entonces y hasta la carta de tu próximo turno, un ataque no te da marcas: en su lugar pierdes el arma.
        Si nada te ataca, conservas el arma y la protección acaba.
        El arma no salva tus códigos.
    .example = En la imagen estás con el Alien, con 2 marcas y un arma. Con protección, un As te cuesta el arma y no la vida; un segundo As te mataría.
    .ruling = La protección dura hasta que actúe tu próxima carta, aunque cambies de sector (R9).
alien1979-book-others = Lo que se hace desde MADRE
    .text =
        Desde MADRE, por 1 punto cada vez, puedes actuar contra un jugador que esté en un sector:
        • obligarlo a soltar un código a su elección, mientras los códigos no estén introducidos;
        • mandarlo a otro sector, también al del Alien. Se lleva sus códigos, sus marcas y su arma.
        En MADRE y en la NAVE nadie puede hacerte ninguna de las dos cosas.
    .example = En la imagen estás en MADRE, hay un rival con 2 marcas en Oros, y el Alien está en Copas. Si lo mandas allí, con el próximo As muere.
    .ruling = No hace falta permiso para mover a alguien, y el peligro empieza con la próxima carta (R10). Con la regla de la casa *Sin asedio*, hay que salir de MADRE antes de volver a obligar, mandar o echar a alguien (R27). Con la regla de la casa *Final corto*, echar a alguien a quien ya echaron cuesta 3 puntos: 1 de ellos se descuenta de tu próximo turno (R28).
alien1979-book-entering = Introducir los códigos
    .text =
        Con un trío en la mano (dos parejas con cinco jugadores o más) introduces los códigos en MADRE. Cuesta los dos puntos.
        Los enseñas. Entonces los doce códigos, de todas las manos y sectores, forman un montón.
        Desde ahora no se toman ni se sueltan códigos, se puede subir a la NAVE y el Alien está loco.
        Solo tú puedes activar la { -countdown }.
    .example = En la imagen tienes tres Reyes en MADRE y los dos puntos: introdúcelos. Un cuarto código quedaría sin enseñar.
    .ruling = Los doce códigos forman el montón, no solo los enseñados: si no, podría no haber ningún Rey (R1).
alien1979-book-boarding = Subir a la NAVE
    .text =
        Con los códigos introducidos y una plaza libre, intentas subir desde cualquier sector, a 1 punto por intento.
        Sacas y enseñas un código del montón: un Rey te deja subir; con otro pierdes el punto.
        El código vuelve al montón, así que acierta uno de cada tres intentos. También necesita un Rey el jugador que introdujo los códigos.
        A bordo estás a salvo. Puedes volver a un sector por 1 punto, pero te haría falta otro Rey.
    .example = Aquí, el primer intento ha sacado un Caballo. El otro punto es un segundo intento: con dos intentos se sube 5 veces de cada 9.
    .ruling = Que el código vuelva al montón es decisión nuestra (R2).
alien1979-book-throwing = Echar a alguien
    .text =
        Desde MADRE, por los dos puntos, echas a alguien de la NAVE a un sector sin el Alien.
        Le hará falta otro Rey para volver.
        Así consigues plaza cuando la NAVE está llena, y así impides que empiece una { -countdown }.
    .example = En la imagen, la única plaza (1/1) está ocupada y el Alien está en Espadas: puedes echar al rival a Bastos, Oros o Copas.
alien1979-book-countdown = La { -countdown }
    .text =
        Solo puede activarla el jugador que introdujo los códigos, a bordo de la NAVE y por los dos puntos.
        Saca un código: con una Sota la NAVE sale cuando ese jugador haya tenido 2 turnos más; con un Caballo, 3; con un Rey, 4.
        La { -countdown } baja al final de cada uno de esos turnos, aunque el jugador ya no esté a bordo, y mientras tanto los demás siguen jugando.
        Al llegar a cero, la NAVE sale enseguida. Si sale vacía, no se salva nadie.
    .example = Aquí se sacó una Sota en el turno anterior. Al final de este turno queda 1, y al final del siguiente la NAVE sale.
    .ruling = El turno en que se activa la { -countdown } no cuenta (R11).
alien1979-book-death = La muerte y otros finales
    .text =
        Con cinco marcas mueres. Tus códigos quedan en el sector donde has muerto, y ya no juegas.
        Si muere el jugador que introdujo los códigos, los doce vuelven a esconderse, tres en cada sector. El Alien se calma y la { -countdown } se cancela.
        Si mueren todos, gana el Alien. Tras la ronda 80 la Nostromo estalla y no gana nadie.
        El jugador que deja la partida pierde.
    .example = En la imagen, un jugador con 2 marcas estaba con el Alien y un As le dio las otras 3: ha muerto. Quedan dos jugadores para la única plaza.
    .ruling = Los códigos de los muertos se quedan (R13), quien está a bordo conserva su plaza cuando los códigos vuelven a esconderse (R16), y la ronda 80 es la última (R19). Con la regla de la casa *Dar por terminada la partida*, las personas de la mesa pueden cerrar tal como está una partida ya decidida.
alien1979-book-haunting = Los muertos rondan la Nostromo
    .text =
        En esta mesa los muertos ven las dos próximas cartas del Alien.
        Antes de cada carta del Alien, uno de ellos puede cambiar el orden de esas dos, una sola vez. La partida no espera a los muertos, y ellos no pueden ganar.
    .example = Vienen el As de Copas y el 4 de Oros. Si cambian de orden, el Alien va primero a Oros, y el As golpea luego a quien esté allí.
    .ruling = Es una regla de la casa (R25).

## Palabras en la imagen: deben caber junto a una ficha, en 196 píxeles, o en un sector, 428 píxeles

alien1979-picture-round = Ronda { $round }
alien1979-picture-codes = códigos
alien1979-picture-risk = { $percent ->
    [100] muerte segura
   *[other] { $percent } % de morir
}
alien1979-picture-deck = El mazo del Alien, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} ({ $draws ->
    [one] saldrá 1
   *[other] saldrán { $draws }
} antes de tu próximo turno)
alien1979-picture-turns = { $left ->
    [one] turno
   *[other] turnos
}
alien1979-picture-dead = murió
alien1979-picture-left = se fue
alien1979-picture-saved = escapó
alien1979-picture-lost = perdió
alien1979-picture-end-launched = La NAVE ha salido
alien1979-picture-end-empty = La NAVE salió vacía
alien1979-picture-end-alien = Gana el Alien
alien1979-picture-end-limit = La Nostromo estalla
alien1979-picture-end-left = No queda nadie
alien1979-picture-end-called = Acabada por acuerdo

alien1979-order-aboard = Seguir a bordo hasta que salga la NAVE
alien1979-daily-crew = una tripulación de cuatro
alien1979-squares = Por cada turno: 🟩 la NAVE salió contigo · 🟥 moriste · 🟪 subiste a bordo, introdujiste los códigos o empezaste la { -countdown } · 🟧 el Alien te hizo daño · 🟦 tomaste un código · ⬜ nada de lo anterior

## Posiciones de una partida terminada, como dibujo

alien1979-diagram-alien = { $mood ->
    [calm] El Alien, tranquilo, { $inside }
   *[mad] El Alien, loco, { $inside }
}
alien1979-diagram-last = Última carta del Alien: { $card }
alien1979-diagram-next = Próxima carta del Alien: { $card }
alien1979-diagram-deck = { $count ->
    [0] El mazo del Alien está vacío
    [one] Mazo del Alien: 1 carta
   *[other] Mazo del Alien: { $count } cartas
}
alien1979-diagram-entered = { $who } introdujo los códigos: { $codes }
alien1979-diagram-countdown = { $left ->
    [0] La NAVE sale al final de este turno de { $who }
    [one] La NAVE sale tras 1 turno más de { $who }
   *[other] La NAVE sale tras { $left } turnos más de { $who }
}
alien1979-diagram-pawn = { $who } { $inside }
alien1979-diagram-dead = { $who } ha muerto
alien1979-diagram-left = { $who } se fue
alien1979-diagram-hand = Mano de { $who }
alien1979-diagram-codes = { $where }: { $codes }
alien1979-diagram-choice = { $who } ha elegido soltar: { $code }

## Logros de partidas terminadas

alien1979-achieved-unscathed = Sin un rasguño
    .why = Salió en la NAVE sin recibir un solo golpe.
alien1979-achieved-edge = Al límite
    .why = Salió en la NAVE después de tener cuatro marcas.
alien1979-achieved-alone = Viaje en solitario
    .why = Salió en la NAVE sin nadie más a bordo.
alien1979-achieved-first_try = El código exacto
    .why = Subió a bordo al primer intento y salió en la NAVE.
alien1979-achieved-stubborn = Toc, toc
    .why = Falló tres veces en la puerta y aun así salió en la NAVE.
alien1979-achieved-hero = Por los demás
    .why = Introdujo los códigos, y la NAVE salió solo con otros jugadores.
alien1979-achieved-own_work = Mi propia salida
    .why = Introdujo los códigos, con cinco jugadores o más, y salió a bordo.
alien1979-achieved-back = Otra vez aquí
    .why = Salió en la NAVE después de perder su plaza a la fuerza.
alien1979-achieved-push = Esa es mi plaza
    .why = Echó de la NAVE a un jugador que ya no volvió.
alien1979-achieved-last_moment = En el último momento
    .why = Subió a bordo en el último turno de la { -countdown }.
alien1979-achieved-gunslinger = Dos disparos
    .why = Su arma detuvo dos ataques.
alien1979-achieved-full_ship = Lleno total
    .why = Salió en una NAVE sin plazas libres.

## Lo que pueden pronosticar quienes miran
alien1979-question-board = ¿Quién sube a la NAVE ahora?
alien1979-question-hurt = ¿Golpeará el Alien a { $who } con su próxima carta?

## Lo que recuerda un servidor

alien1979-sum-aboard = { $count ->
    [one] 1 persona escapó del Alien
   *[other] { $count } personas escaparon del Alien
}
alien1979-sum-died = { $count ->
    [one] 1 muerte
   *[other] { $count } muertes
}
alien1979-sum-ejected = { $count ->
    [one] 1 expulsión de la NAVE
   *[other] { $count } expulsiones de la NAVE
}
alien1979-grudge-ejected = aquella salida volando de la NAVE
alien1979-grudge-alien = aquel empujón hacia el Alien
alien1979-grudge-sent_bastos = aquel viaje a Bastos
alien1979-grudge-sent_espadas = aquel viaje a Espadas
alien1979-grudge-sent_oros = aquel viaje a Oros
alien1979-grudge-sent_copas = aquel viaje a Copas
