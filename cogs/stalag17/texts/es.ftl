### Stalag 17

## Palabras que cambian en América: es-419.ftl

-bluff = farol
-bluffs = faroles
-guard = guarda
-guards = guardas

stalag17-title = Stalag 17
stalag17-about = Saca del campo a tres prisioneros antes que nadie: juega lo que pide cada plan.
stalag17-opens = 🌙 Cae la noche sobre Stalag 17. { $who } tira el primer plan de fuga: para salir hacen falta { $objects } y { $runaway } puntos de huida.
stalag17-players = De 2 a 5 jugadores, de 25 minutos (con dos) a 80 (con cinco)
stalag17-command = stalag17
stalag17-command-about = Saca del campo a tus tres prisioneros antes que nadie
stalag17-command-new-about = { stalag17-command-about }. De 2 a 5 jugadores
stalag17-command-informer = informador
stalag17-command-negotiation = negociación_guarda
stalag17-command-exchange = intercambio
stalag17-command-joint = fuga_conjunta
stalag17-command-tie_break = desempate
stalag17-command-short = partida_corta
stalag17-command-quiet_night = noche_tranquila
stalag17-command-information = información_comodín
stalag17-command-special_face = cara_especial
stalag17-command-fourth_die = cuarto_dado
stalag17-command-fifth_die = quinto_dado
stalag17-command-call_it = darla_por_acabada

## Opciones de la sala

stalag17-preset-quick = Partida rápida
stalag17-preset-first_game = Primera partida: sin reglas adicionales
stalag17-preset-additional_rules = Todas las reglas adicionales
stalag17-option-informer = Informador
stalag17-option-informer-about = una vez por partida puedes fugarte sin contar tu vigilancia, pero esa fuga no libera a nadie
stalag17-option-informer-yes = sí
stalag17-option-informer-no = no
stalag17-option-negotiation = Negociación con el { -guard }
stalag17-option-negotiation-about = descartas objetos; si el { -guard } muestra una carta de ese tipo, te sirve de barracón
stalag17-option-negotiation-yes = sí
stalag17-option-negotiation-no = no
stalag17-option-exchange = Intercambio entre jugadores
stalag17-option-exchange-about = puedes ofrecer un objeto a los demás y robar dos cartas
stalag17-option-exchange-yes = sí
stalag17-option-exchange-no = no
stalag17-option-joint = Fuga conjunta
stalag17-option-joint-about = otro jugador puede unirse a una fuga y sacar también a un prisionero
stalag17-option-joint-yes = sí
stalag17-option-joint-no = no
stalag17-option-tie_break = Desempate
stalag17-option-tie_break-about = si dos jugadores sacan a la vez a su último prisionero, gana el de menor vigilancia
stalag17-option-tie_break-yes = sí (menos vigilancia)
stalag17-option-tie_break-no = no (ganan los dos)
stalag17-option-short = Partida corta
stalag17-option-short-about = regla de la casa: gana el líder tras 4 rondas con 2 jugadores, 3 con 3 jugadores, 2 con 4 o 5
stalag17-option-short-yes = sí
stalag17-option-short-no = no
stalag17-option-quiet_night = Noche tranquila
stalag17-option-quiet_night-about = regla de la casa: una vez por partida puedes descartar la mano y tu vigilancia queda en la mitad
stalag17-option-quiet_night-yes = sí
stalag17-option-quiet_night-no = no
stalag17-option-call_it = Dar por terminada la partida
stalag17-option-call_it-about = regla de la casa: si solo el líder tiene más del 5 % de probabilidad, se puede acordar el final
stalag17-option-call_it-no = no
stalag17-option-call_it-yes = sí

## Opciones para quien tiene la caja, cuyos números aquí están reconstruidos

stalag17-option-information = Información comodín
stalag17-option-information-about = la información vale por cualquier objeto en una fuga, como los barracones
stalag17-option-information-yes = sí
stalag17-option-information-no = no
stalag17-option-special_face = Cara especial de los dados
stalag17-option-special_face-about = puntos de huida que cada cara especial añade al plan (regla reconstruida: 2)
stalag17-option-special_face-0 = en blanco
stalag17-option-special_face-1 = +1
stalag17-option-special_face-2 = +2
stalag17-option-special_face-3 = +3
stalag17-option-fourth_die = Cuarto dado de objetos
stalag17-option-fourth_die-about = se añade cuando los jugadores hayan sacado, entre todos, este número de prisioneros
stalag17-option-fourth_die-table = según el número de jugadores (regla reconstruida)
stalag17-option-fifth_die = Quinto dado de objetos
stalag17-option-fifth_die-about = se añade cuando los jugadores hayan sacado, entre todos, este número de prisioneros
stalag17-option-fifth_die-table = según el número de jugadores (regla reconstruida)
stalag17-option-fourth_die-1 = a partir de 1 prisionero fugado
stalag17-option-fourth_die-2 = a partir de 2 prisioneros fugados
stalag17-option-fourth_die-3 = a partir de 3 prisioneros fugados
stalag17-option-fourth_die-4 = a partir de 4 prisioneros fugados
stalag17-option-fourth_die-5 = a partir de 5 prisioneros fugados
stalag17-option-fourth_die-6 = a partir de 6 prisioneros fugados
stalag17-option-fourth_die-7 = a partir de 7 prisioneros fugados
stalag17-option-fourth_die-8 = a partir de 8 prisioneros fugados
stalag17-option-fourth_die-9 = a partir de 9 prisioneros fugados
stalag17-option-fourth_die-10 = a partir de 10 prisioneros fugados
stalag17-option-fifth_die-1 = a partir de 1 prisionero fugado
stalag17-option-fifth_die-2 = a partir de 2 prisioneros fugados
stalag17-option-fifth_die-3 = a partir de 3 prisioneros fugados
stalag17-option-fifth_die-4 = a partir de 4 prisioneros fugados
stalag17-option-fifth_die-5 = a partir de 5 prisioneros fugados
stalag17-option-fifth_die-6 = a partir de 6 prisioneros fugados
stalag17-option-fifth_die-7 = a partir de 7 prisioneros fugados
stalag17-option-fifth_die-8 = a partir de 8 prisioneros fugados
stalag17-option-fifth_die-9 = a partir de 9 prisioneros fugados
stalag17-option-fifth_die-10 = a partir de 10 prisioneros fugados

## Cartas y caras

stalag17-type = { $type ->
    [clothes] ropa
    [food] comida
    [documents] documentos
    [tools] herramientas
   *[map] mapa
}
stalag17-card-runaway = huida { $points }
stalag17-card-barracks = barracón
stalag17-card-information = información
stalag17-valued = { $card } ({ $vigilance })
stalag17-none = ninguna carta
stalag17-no-objects = ningún objeto
stalag17-side = { $side ->
    [tails] cruz: informador
   *[heads] cara: juego normal
}
stalag17-nation = { $nation ->
    [usa] EE. UU.
    [uk] Reino Unido
    [france] Francia
    [belgium] Bélgica
   *[poland] Polonia
}

## Títulos

stalag17-heading = Stalag 17 · ronda { $round }
stalag17-heading-over = Stalag 17 · fin
stalag17-heading-hand = Tu mano
stalag17-footer = Ronda { $round }

## Qué pasa ahora

stalag17-now-coin = Los que aún tienen su moneda eligen cara o cruz en secreto: han elegido { $done } de { $all }.
stalag17-now-turn = Le toca a { $who }.
stalag17-now-turn-again = { $who } no ha podido fugarse y tiene otra acción.
stalag17-now-last = { $last ->
    [one] Último turno de la ronda: le toca a { $who }.
   *[other] Últimos turnos de la ronda, quedan { $last }: le toca a { $who }.
}
stalag17-now-last-again = { $last ->
    [one] Último turno de la ronda: { $who } no ha podido fugarse y tiene otra acción.
   *[other] Últimos turnos de la ronda, quedan { $last }: { $who } no ha podido fugarse y tiene otra acción.
}
stalag17-now-joint = { $escaper } se ha fugado. ¿Quién se une? Todos responden en secreto: han respondido { $done } de { $all }.

stalag17-turn-coin = elige cara o cruz en secreto.
stalag17-turn-turn = elige una acción.
stalag17-turn-turn-again = tu fuga ha fallado; elige otra acción.
stalag17-turn-last = elige tu última acción, sin robar.
stalag17-turn-last-again = tu fuga ha fallado; elige una última acción, sin robar.
stalag17-turn-joint = { $escaper } se ha fugado. ¿Te unes o te quedas?

stalag17-you = Te toca: { $what }
stalag17-chosen = Has elegido { $side ->
    [tails] cruz: informador
   *[heads] cara: juego normal
}. { $wait }
stalag17-answered = { $answer ->
    [join] Quieres unirte
   *[stay] Te quedas
}. { $wait }
stalag17-informing = { $vigilance ->
    [0] Con cara guardas la moneda. Con cruz, una vez por partida, tu fuga no libera a nadie: solo te quita { $discount } de vigilancia.
   *[other] Con cruz, una vez por partida, tu vigilancia ({ $vigilance }) no cuenta, pero tu fuga no libera a nadie y solo la baja en { $discount }.
}

## La mesa

stalag17-line-plan = **Plan de fuga** { $objects } · puntos de huida { $runaway }
stalag17-plan-special = ({ $die } del dado, +{ $more } de caras especiales)
stalag17-player = **{ $letter }** { $who } ({ $nation }): { $facts }
stalag17-left = prisioneros { $left }
stalag17-vigilance = vigilancia { $vigilance }
stalag17-needs = necesita { $need }
stalag17-hand = mano { $count }
stalag17-laid = en juego { $count }
stalag17-informer = **informador**
stalag17-coin-kept = moneda sin usar
stalag17-coin-spent = moneda usada
stalag17-rested = noche tranquila usada
stalag17-has-chosen = ya ha elegido
stalag17-negotiated = barracón del { -guard }: { $cards }
stalag17-offers = ofrece { $card }
stalag17-seen = se vieron en juego { $cards }
stalag17-held = en la mano { $cards }
stalag17-somewhere = en la mano o en juego { $cards }
stalag17-gone = se ha ido
stalag17-line-numbers = **En esta mesa** { $told }
stalag17-numbers-special = { $points ->
    [0] la cara especial está en blanco
   *[other] la cara especial añade { $points }
}
stalag17-numbers-wild = la información vale por cualquier objeto en una fuga
stalag17-numbers-four = 4 dados de objetos a partir de { $count ->
    [one] 1 prisionero fugado
   *[other] { $count } prisioneros fugados
}
stalag17-numbers-five = 5 dados de objetos a partir de { $count ->
    [one] 1 prisionero fugado
   *[other] { $count } prisioneros fugados
}
stalag17-line-piles = **Cartas** { $told }
stalag17-deck = { $count } en el mazo
stalag17-discards = { $count } en el descarte
stalag17-top = encima, { $card }
stalag17-reshuffled = descarte ya barajado

## El recuento: las palabras de las filas tienen nueve letras como mucho

stalag17-line-call = **Recuento de la ronda { $round }** { $what }
stalag17-called-escaped = se fugó { $who }
    .you = te fugaste
stalag17-called-informer = se fugó { $who } como informador
    .you = te fugaste como informador
stalag17-called-joint = se unió { $who }
    .you = te uniste
stalag17-called-void = no se fugó nadie
stalag17-row = { $row ->
    [hand] mano
    [barracks] barracón
    [joint] conjunta
    [prisoners] prisioneros
    [change] cambio
    [before] antes
   *[after] después
}
stalag17-term = { $term ->
    [hand] mano { $value }
    [barracks] barracón { $value }
    [joint] fuga conjunta { $value }
   *[prisoners] prisioneros { $value }
}

## La mano

stalag17-check-no-objects = El plan no pide objetos.
stalag17-check-complete = No falta ningún objeto.
stalag17-check-missing = Te falta: { $objects }.
stalag17-check-some = Con tus barracones te { $count ->
    [one] falta 1
   *[other] faltan { $count }
} de estos objetos: { $objects }.
stalag17-check-runaway = Puntos de huida: { $have } de { $need } ({ $sum }).
stalag17-lacking = -# Para fugarte juega { $what }
stalag17-lacking-some = { $count } de estos: { $objects }
stalag17-lacking-points = { $points ->
    [one] 1 punto de huida
   *[other] { $points } puntos de huida
}
stalag17-sum-plan = plan { $plan }
stalag17-sum-vigilance = tu vigilancia { $vigilance }
stalag17-sum-last = { $extra } por tu último prisionero
stalag17-sum-informer = la vigilancia de un informador no cuenta
stalag17-ready-informer = ✅ Puedes fugarte, pero no liberas a nadie.
stalag17-ready-turn = ✅ Puedes fugarte: cumples el plan.
stalag17-ready-joint = ✅ Puedes unirte y sacar a un prisionero.
stalag17-line-hand = **Mano** { $cards }
stalag17-line-laid = **En juego, boca abajo** { $cards }
stalag17-line-offers = **Ofrecen** { $cards }
stalag17-at-stake = **Vigilancia** { $yours } si te fugas tú, { $other } si otro
stalag17-at-stake-join = **Vigilancia** { $yours } si te unes, { $other } si no
stalag17-at-stake-sure = **Vigilancia** { $other }
stalag17-joint-before = { $count ->
    [one] Si también quiere unirse { $who }, que va antes que tú, tú no podrás.
   *[other] Si quiere unirse alguien que va antes que tú ({ $who }), tú no podrás.
}
stalag17-last-call = Ronda anterior: { $what }; tu vigilancia { $before } → { $after }.
    .coin = Ronda anterior: { $what }.
stalag17-learn = Las cartas que te queden en la mano se volverán vigilancia.
stalag17-outlook = **En el recuento** { $yours } si te fugas tú; { $sum } = { $other } si se fuga otro
stalag17-outlook-join = **En el recuento** { $yours } si te unes; { $sum } = { $other } si te quedas
stalag17-outlook-sure = **En el recuento** { $sum } = { $other }

## Jugadas

stalag17-do-coin = { $side ->
    [tails] Cruz: informador
   *[heads] Cara: juego normal
}
stalag17-do-coin-open = Elegir cara o cruz
stalag17-do-play = { $use ->
    [helps] Jugar { $card } ✓
    [bluff] Jugar { $card } ({ -bluff })
   *[other] Jugar { $card }
}
stalag17-do-play-open = Jugar una carta boca abajo
stalag17-do-draw = Robar dos
stalag17-do-quiet = Noche tranquila: mano al descarte, vigilancia a la mitad
stalag17-do-pick_up = Tomar { $card } y robar una
stalag17-do-pick_up-open = Tomar la última descartada y robar una
stalag17-do-discard = Descartar { $cards }
stalag17-do-discard-many = { $count ->
    [one] Descartar 1 carta
   *[other] Descartar { $count } cartas
}
stalag17-do-discard-top = Descartar { $cards } ({ $top } queda encima)
stalag17-do-discard-top-many = { $count ->
    [one] Descartar 1 carta ({ $top } queda encima)
   *[other] Descartar { $count } cartas ({ $top } queda encima)
}
stalag17-do-discard-open = Descartar
stalag17-do-escape = Fugarse
stalag17-do-escape-fails = Fugarse (falla, +{ $cost } de vigilancia)
stalag17-do-negotiate = Negociar con { $cards }
stalag17-do-negotiate-many = { $count ->
    [one] Negociar con 1 carta
   *[other] Negociar con { $count } cartas
}
stalag17-do-negotiate-open = Negociar con el { -guard }
stalag17-do-offer = Ofrecer { $card }
stalag17-do-offer-open = Ofrecer un objeto
stalag17-do-take = { $way ->
    [pile] Tomar { $offered } de { $whom } y robar una
    [hand] Tomar { $offered } de { $whom } y jugar { $card }
    [discard] Tomar { $offered } de { $whom } y { $top } del descarte
   *[open] Tomar { $offered } de { $whom }
}
stalag17-do-take-open = Aceptar una oferta
stalag17-do-pass = Pasar
stalag17-do-join = Unirse a la fuga
stalag17-do-join-fails = Unirse a la fuga (falla, +{ $cost } de vigilancia)
stalag17-do-decline = Quedarse

## Preguntas

stalag17-ask-coin-side = Elegir cara o cruz …
stalag17-ask-play-card = Jugar una carta boca abajo y robar otra …
stalag17-ask-discard-cards = Descartar 1 carta, 3 o más del mismo tipo, o 5 o más distintas …
stalag17-ask-discard-top = ¿Qué carta queda encima?
stalag17-ask-negotiate-cards = Dar al { -guard } objetos sin tipos en común …
stalag17-ask-offer-card = Ofrecer un objeto y robar dos …
stalag17-ask-take-whom = ¿De quién es la oferta que aceptas?
stalag17-ask-take-way = Aceptar la oferta de { $whom } y …
stalag17-ask-take-card = Jugar una carta boca abajo, sin robar …
stalag17-way = { $way ->
    [pile] Robar una carta
    [hand] Jugar una carta boca abajo
    [empty] Tomar la carta de encima del descarte
   *[discard] Tomar la carta de encima del descarte: { $card }
}
stalag17-in-hand = en la mano cuesta { $vigilance } de vigilancia
stalag17-use-missing = el plan la necesita
stalag17-use-covered = el plan la pide, pero ya la tienes en juego
stalag17-use-none = el plan no la pide
stalag17-use-runaway = { $points } puntos de huida
stalag17-use-barracks = vale por cualquier objeto; cuesta vigilancia si se fuga otro
stalag17-use-information = vale por cualquier tipo, solo al descartar
stalag17-use-information-wild = vale por cualquier objeto; al descartar, por cualquier tipo

## Por qué no

stalag17-refuse-without_negotiation = En esta mesa no hay negociación con el { -guard }.
stalag17-refuse-without_quiet_night = La noche tranquila no está activada en esta mesa.
stalag17-refuse-without_exchange = En esta mesa no hay intercambio.
stalag17-refuse-last_turns = En los últimos turnos no se roba. Puedes jugar una carta, descartar, fugarte o aceptar una oferta a cambio de jugar una carta.
stalag17-refuse-empty_hand = No tienes cartas en la mano.
stalag17-refuse-no_discards = El descarte está vacío.
stalag17-refuse-discard = { $count ->
    [2] No puedes descartar dos cartas: elige 1 carta, 3 o más del mismo tipo, o 5 o más, todas distintas.
   *[other] Puedes descartar 1 carta, 3 o más del mismo tipo, o 5 o más, todas distintas: con esas { $count } no se puede.
}
stalag17-refuse-attempted = Ya has intentado fugarte en este turno. Haz otra acción.
stalag17-refuse-negotiate = El { -guard } solo acepta objetos sin ningún tipo en común (un objeto doble tiene dos tipos).
stalag17-refuse-offering = Nadie ha aceptado tu última oferta, y solo puedes tener una.
stalag17-refuse-offer = Solo se puede ofrecer un objeto que pida el plan.
stalag17-refuse-no_offers = Nadie más ofrece cartas.
stalag17-refuse-own_offer = No puedes aceptar tu propia oferta.
stalag17-refuse-no_offer = { $whom } no ofrece ninguna carta.
stalag17-refuse-no_pass = Solo se puede pasar en un último turno sin cartas en la mano.
stalag17-refuse-rested = Ya has tenido tu noche tranquila: solo hay una por partida.
stalag17-refuse-calm = Tu vigilancia es { $vigilance }: una noche tranquila no la bajaría.
stalag17-refuse-not_in_hand = No tienes { $card } en la mano.

## Sucesos

stalag17-event-planned = Ronda { $round }, { $who } tiró el plan de fuga: { $objects }, puntos de huida { $runaway }.
    .who = Ronda { $round }, tiraste el plan de fuga: { $objects }, puntos de huida { $runaway }.
stalag17-event-got = { $who } robó { $cards }.
    .who = Robaste { $cards }.
stalag17-event-chose_side = { $who } ya eligió cara o cruz.
    .who = Ya elegiste cara o cruz.
stalag17-event-coins_shown = { $who_count ->
        [0] Se mostraron las monedas: no hay informadores.
        [one] Se mostraron las monedas: el informador es { $who }.
       *[other] Se mostraron las monedas: los informadores son { $who }.
    }
    .who = { $who_count ->
        [one] Se mostraron las monedas: solo tú eres informador.
       *[other] Se mostraron las monedas: hay { $who_count } informadores, y tú entre ellos.
    }
stalag17-event-reshuffled = El descarte se barajó y formó un mazo nuevo.
stalag17-event-drew = { $count ->
        [0] No quedaba ninguna carta que { $who } pudiera robar.
        [one] { $who } robó 1 carta.
       *[other] { $who } robó { $count } cartas.
    }
    .who = { $count ->
        [0] No quedaba ninguna carta que pudieras robar.
        [one] Robaste 1 carta.
       *[other] Robaste { $count } cartas.
    }
stalag17-event-played = { $who } jugó una carta boca abajo.
    .who = Jugaste una carta boca abajo.
stalag17-event-played_card = { $who } jugó { $card } boca abajo.
    .who = Jugaste { $card } boca abajo.
stalag17-event-picked_up = { $who } tomó { $card } del descarte.
    .who = Tomaste { $card } del descarte.
stalag17-event-discarded = { $who } descartó { $cards }.
    .who = Descartaste { $cards }.
stalag17-event-quiet_night = { $who } pasó una noche tranquila: descartó { $cards }, y su vigilancia bajó de { $before } a { $after }.
    .who = Pasaste una noche tranquila: descartaste { $cards }, y tu vigilancia bajó de { $before } a { $after }.
stalag17-event-negotiated = { $who } negoció con el { -guard } y le entregó { $cards }.
    .who = Negociaste con el { -guard } y le entregaste { $cards }.
stalag17-event-guard_agreed = El { -guard } mostró { $card }: sirve, y { $who } consiguió un barracón.
    .who = El { -guard } mostró { $card }: sirve, y conseguiste un barracón.
stalag17-event-guard_refused = El { -guard } mostró { $card }: no sirve, y { $who } recibió { $cost } de vigilancia.
    .who = El { -guard } mostró { $card }: no sirve, y recibiste { $cost } de vigilancia.
stalag17-event-nothing_revealed = No quedaba ninguna carta que el { -guard } pudiera mostrar a { $who }.
    .who = No quedaba ninguna carta que el { -guard } pudiera mostrarte.
stalag17-event-offered = { $who } ofreció { $card }.
    .who = Ofreciste { $card }.
stalag17-event-took_offer = { $who } tomó { $card } de { $whom }.
    .who = Tomaste { $card } de { $whom }.
    .whom = { $who } tomó { $card } de tu oferta.
stalag17-event-passed = { $who } pasó.
    .who = Pasaste.
stalag17-event-escaped = { $who } se fugó con { $cards }: tenía { $runaway } puntos de huida y necesitaba { $required }.
    .who = Te fugaste con { $cards }: tenías { $runaway } puntos de huida y necesitabas { $required }.
stalag17-event-escape_failed = { $who } no logró fugarse con { $cards }: tenía { $runaway } puntos de huida y necesitaba { $required }. Recibió { $cost } de vigilancia.
    .who = No lograste fugarte con { $cards }: tenías { $runaway } puntos de huida y necesitabas { $required }. Recibiste { $cost } de vigilancia.
stalag17-event-joined = { $who } se unió con { $cards }: tenía { $runaway } puntos de huida y necesitaba { $required }.
    .who = Te uniste con { $cards }: tenías { $runaway } puntos de huida y necesitabas { $required }.
stalag17-event-join_failed = { $who } no logró unirse con { $cards }: tenía { $runaway } puntos de huida y necesitaba { $required }. Recibió { $cost } de vigilancia.
    .who = No lograste unirte con { $cards }: tenías { $runaway } puntos de huida y necesitabas { $required }. Recibiste { $cost } de vigilancia.
stalag17-event-answered = { $who } respondió.
    .who = Respondiste.
stalag17-event-declined = { $who } se quedó.
    .who = Te quedaste.
stalag17-event-last_turns = Se acabaron las cartas y empezaron los últimos turnos, uno por jugador, con el de { $who } al final.
    .who = Se acabaron las cartas y empezaron los últimos turnos, uno por jugador, con el tuyo al final.
stalag17-event-roll_call = Se hizo el recuento de la ronda { $round }.
    .who = Se hizo el recuento de la ronda { $round }.
stalag17-event-void = No se fugó nadie: la ronda fue nula.
stalag17-event-counted = Recuento de { $who }: { $sum } = { $change }. Su vigilancia quedó en { $after }.
    .who = Tu recuento: { $sum } = { $change }. Tu vigilancia quedó en { $after }.
stalag17-event-idle = A { $who } se le acabó el tiempo.
    .who = Se te acabó el tiempo.
stalag17-event-left = { $who } dejó la partida.
    .who = Dejaste la partida.
stalag17-event-over = { $reason ->
        [free] { $who } sacó a sus tres prisioneros.
        [together] { $who } sacaron juntos a todos sus prisioneros.
        [void] Tres rondas seguidas fueron nulas.
        [alone] Solo quedó { $who }.
       *[gone] Se fue el jugador que tenía libres a todos sus prisioneros.
    }
    .who = { $reason ->
        [free] Sacaste a tus tres prisioneros.
        [together] Sacaste a tus tres prisioneros, en una fuga conjunta.
        [void] Tres rondas seguidas fueron nulas, y nadie llegó más lejos que tú.
        [alone] Solo quedaste tú.
       *[gone] Se fue el jugador que tenía libres a todos sus prisioneros, y de los demás nadie llegó más lejos que tú.
    }

## Un turno en una línea: qué hizo alguien, sin decir quién

stalag17-chapter = Ronda { $round } · plan: { $objects }, puntos de huida { $runaway } · empieza { $who }
stalag17-turn-line = { $who } { $told }.
    .who = { $told }.
stalag17-turn-line-call = Recuento: vigilancia { $sums }.
stalag17-turn-line-call-void = Ronda nula: vigilancia { $sums }.
stalag17-turn-line-cards = { $count } cartas
stalag17-turn-line-sum = { $who } → { $after }
stalag17-turn-line-you = tú
stalag17-deed-got = robó { $cards }
    .who = robaste { $cards }
stalag17-deed-drew = { $count ->
        [0] no encontró cartas que robar
        [one] robó 1 carta
       *[other] robó { $count } cartas
    }
    .who = { $count ->
        [0] no encontraste cartas que robar
        [one] robaste 1 carta
       *[other] robaste { $count } cartas
    }
stalag17-deed-played = jugó una carta boca abajo
    .who = jugaste una carta boca abajo
stalag17-deed-played_card = jugó { $card } boca abajo
    .who = jugaste { $card } boca abajo
stalag17-deed-picked_up = tomó { $card } del descarte
    .who = tomaste { $card } del descarte
stalag17-deed-discarded = descartó { $cards }
    .who = descartaste { $cards }
stalag17-deed-quiet_night = pasó una noche tranquila: descartó { $cards }, y su vigilancia bajó de { $before } a { $after }
    .who = pasaste una noche tranquila: descartaste { $cards }, y tu vigilancia bajó de { $before } a { $after }
stalag17-deed-negotiated = entregó al { -guard } { $cards }
    .who = entregaste al { -guard } { $cards }
stalag17-deed-guard_agreed = descubrió { $card }, que sirve, y consiguió un barracón
    .who = descubriste { $card }, que sirve, y conseguiste un barracón
stalag17-deed-guard_refused = descubrió { $card }, que no sirve, y recibió { $cost } de vigilancia
    .who = descubriste { $card }, que no sirve, y recibiste { $cost } de vigilancia
stalag17-deed-nothing_revealed = no encontró cartas que descubrir
    .who = no encontraste cartas que descubrir
stalag17-deed-offered = ofreció { $card }
    .who = ofreciste { $card }
stalag17-deed-took_offer = tomó { $card } de { $whom }
    .who = tomaste { $card } de { $whom }
    .whom = tomó { $card } de tu oferta
stalag17-deed-passed = pasó
    .who = pasaste
stalag17-deed-escaped = se fugó con { $cards } ({ $runaway } puntos de huida; necesitaba { $required })
    .who = te fugaste con { $cards } ({ $runaway } puntos de huida; necesitabas { $required })
stalag17-deed-escape_failed = no logró fugarse con { $cards } ({ $runaway } de { $required } puntos de huida; +{ $cost } de vigilancia)
    .who = no lograste fugarte con { $cards } ({ $runaway } de { $required } puntos de huida; +{ $cost } de vigilancia)
stalag17-deed-joined = se unió con { $cards } ({ $runaway } puntos de huida; necesitaba { $required })
    .who = te uniste con { $cards } ({ $runaway } puntos de huida; necesitabas { $required })
stalag17-deed-join_failed = no logró unirse con { $cards } ({ $runaway } de { $required } puntos de huida; +{ $cost } de vigilancia)
    .who = no lograste unirte con { $cards } ({ $runaway } de { $required } puntos de huida; +{ $cost } de vigilancia)
stalag17-deed-idle = se quedó sin tiempo
    .who = te quedaste sin tiempo
stalag17-deed-left = dejó la partida
    .who = dejaste la partida

## Lo que le pasó a un jugador: la causa, cada término, el nuevo total

stalag17-hit-counted = { $cause ->
    [own] Tras tu fuga
    [void] Sin ninguna fuga
   *[other] Tras la fuga de { $by }
}, recuento: { $sum } = { $change }.
stalag17-own-term = { $term ->
    [hand] { $value } de tu mano
    [barracks] { $value } por barracones en juego
    [joint] { $value } por unirte
   *[prisoners] { $value } por prisioneros en el campo
}
stalag17-total-vigilance = tu vigilancia: { $count }
stalag17-total-barracks = { $count ->
    [one] ya tienes 1 barracón suyo
   *[other] ya tienes { $count } barracones suyos
}
stalag17-hit-took_offer = { $who } se llevó lo que ofrecías: { $card }.

## Escenas

stalag17-scene-escaped = Ronda { $round } · se fuga { $who }
stalag17-scene-informer-out = Ronda { $round } · { $who } se fuga como informador
stalag17-scene-escape-failed = Ronda { $round } · { $who } no logra fugarse
stalag17-scene-joined = Ronda { $round } · { $who } se une a la fuga
stalag17-scene-join-failed = Ronda { $round } · { $who } no logra unirse a la fuga
stalag17-scene-object = { $cover ->
    [own] { $object } ✓
    [wild] { $object } ✓ (barracón)
    [any] { $object } ✓ (comodín)
   *[none] { $object } ✗
}
stalag17-scene-runaway = { $enough ->
    [yes] huida { $have } de { $need } ✓
   *[no] huida { $have } de { $need } ✗
}
stalag17-scene-need = { $informer ->
    [yes] Puntos de huida necesarios: { $need } ({ $sum }; la vigilancia de un informador no cuenta)
   *[no] Puntos de huida necesarios: { $need } ({ $sum })
}
stalag17-scene-vigilance = vigilancia { $vigilance }
stalag17-scene-last = { $extra } por el último prisionero
stalag17-scene-cards = **Descubre** { $cards }
stalag17-scene-after-escaped = { $left ->
    [0] Sale el último de sus tres prisioneros
    [one] Sale un prisionero; queda 1 en el campo
   *[other] Sale un prisionero; quedan { $left } en el campo
}
stalag17-scene-after-informer-out = La ronda acaba, pero la fuga de un informador no libera a nadie
stalag17-scene-after-escape-failed = Todos han visto sus cartas. El intento le cuesta { $cost } de vigilancia, y su turno sigue
stalag17-scene-after-joined = { $left ->
    [0] Sale el último de sus tres prisioneros
    [one] Sale un prisionero, queda 1 en el campo
   *[other] Sale un prisionero, quedan { $left } en el campo
}
stalag17-scene-after-join-failed = El intento le cuesta { $cost } de vigilancia, y nadie más puede unirse
stalag17-scene-coins = { $count ->
    [one] Ronda { $round } · { $who } hace de informador
   *[other] Ronda { $round } · { $who } hacen de informadores
}
stalag17-scene-informer = { $left ->
    [one] **{ $who }** puede fugarse sin contar su vigilancia de { $vigilance }, pero no libera a nadie: el recuento le quita { $discount } por su prisionero
   *[other] **{ $who }** puede fugarse sin contar su vigilancia de { $vigilance }, pero no libera a nadie: el recuento le quita { $discount } por cada uno de sus { $left } prisioneros
}
stalag17-scene-kept = Moneda sin usar: { $who }
stalag17-scene-call = Ronda { $round } · recuento: { $what }
stalag17-scene-player = **{ $letter }** { $who }: { $shown } · { $sum } = **{ $change }**, vigilancia { $before } → **{ $after }**
stalag17-scene-hand = { $count ->
    [0] sin cartas en la mano
   *[other] mano { $cards }
}
stalag17-scene-laid = { $count ->
    [0] nada boca abajo
   *[other] boca abajo { $cards }{ $bluff }
}
stalag17-scene-guard = { $count ->
    [one] barracón del { -guard }
   *[other] barracón ×{ $count } del { -guard }
}
stalag17-scene-met = {" "}(también cumplía el plan)
stalag17-scene-bluff-all = {" "}({ -bluff }: ninguna es del plan)
stalag17-scene-bluff-some = {" "}({ -bluff }: { $cards })

## Lo que dice una computadora en un gran momento: bueno (glad) o malo (sorry); 60 letras como mucho

stalag17-says-bold-glad-1 = ¿Escalera? Eso es para quien no sabe saltar.
stalag17-says-bold-glad-2 = El foco me saludó, y yo saludé al foco.
stalag17-says-bold-glad-3 = Mi litera queda libre. Es dura, aviso.
stalag17-says-bold-sorry-1 = Volvería a hacerlo. Mañana, por ejemplo.
stalag17-says-bold-sorry-2 = Que me cuenten las veces que quieran: yo me voy igual.
stalag17-says-bold-sorry-3 = La próxima vez salgo por la puerta principal.
stalag17-says-careful-glad-1 = Revisé la alambrada dos veces. Bueno, tres.
stalag17-says-careful-glad-2 = Quien pisa despacio no despierta a nadie.
stalag17-says-careful-glad-3 = Ni un botón he dejado atrás.
stalag17-says-careful-sorry-1 = Prefiero no hablar del asunto.
stalag17-says-careful-sorry-2 = Desde hoy doblo la manta aún más recta.
stalag17-says-careful-sorry-3 = Vista al suelo, manos quietas y boca cerrada.
stalag17-says-spiteful-glad-1 = Te dejo mis calcetines. Están mojados.
stalag17-says-spiteful-glad-2 = Que aproveche la sopa. Dicen que hay nabo otra vez.
stalag17-says-spiteful-glad-3 = Si preguntan, la idea fue tuya.
stalag17-says-spiteful-sorry-1 = Alguien va a encontrar arena en las botas.
stalag17-says-spiteful-sorry-2 = Ya me acordaré de quién se estaba riendo.
stalag17-says-spiteful-sorry-3 = Muy bien. Entonces, mi jabón no lo toca nadie.
stalag17-says-talkative-glad-1 = ¡Y ahora viene lo de la escalera! Ah, ya lo has visto.
stalag17-says-talkative-glad-2 = Mi tía lo decía: primero los zapatos, luego lo demás.
stalag17-says-talkative-glad-3 = ¿Te cuento cómo fue? Siéntate, que va para largo.
stalag17-says-talkative-glad-4 = ¡Escríbeme! Yo pienso escribirte todos los días.
stalag17-says-talkative-glad-5 = Estaba yo de charla con el { -guard } y, en fin, ya ves.
stalag17-says-talkative-sorry-1 = Todo tiene explicación, y además es muy graciosa.
stalag17-says-talkative-sorry-2 = Saludé al perro. ¿Sería por eso?
stalag17-says-talkative-sorry-3 = ¿Por qué se callan todos cuando entro?
stalag17-says-talkative-sorry-4 = ¿Me toca hablar? Bueno, a mí siempre me toca.
stalag17-says-talkative-sorry-5 = La gente hablará. Yo, desde luego, sí.

## Por qué se aconseja una jugada: 90 letras como mucho

stalag17-gain-out = Es tu mejor ocasión de sacar a un prisionero en esta ronda.
stalag17-gain-vigilance = Lo mejor es que mantiene baja tu vigilancia.
stalag17-gain-rivals = Así los demás se fugan menos, o con más vigilancia.
stalag17-why-coin-heads = { $vigilance ->
    [0] Aún no te vigila nadie: guarda la moneda para más tarde.
   *[other] Tu vigilancia ({ $vigilance }) estorba poco: guarda la moneda para más tarde.
}
stalag17-why-coin-watched = Tu vigilancia ({ $vigilance }) pesa, pero solo con cara tu fuga libera a un prisionero.
stalag17-why-coin-tails = Con cruz tu vigilancia ({ $vigilance }) no cuenta, y fugarte la baja en { $discount }.
stalag17-why-play-last = Con esta carta, las que tienes en juego cumplen el plan.
stalag17-why-play-object = { $count ->
    [one] Es el último objeto que te falta.
   *[other] Es uno de los { $count } objetos que te faltan.
}
stalag17-why-play-wild = { $count ->
    [one] Sirve como el último objeto que te falta.
   *[other] Sirve como uno de los { $count } objetos que te faltan.
}
stalag17-why-play-runaway = Con esta carta tienes { $have } de los { $need } puntos de huida que necesitas.
stalag17-why-play-enough = Con esta carta te bastan los puntos de huida: tienes { $have } y necesitas { $need }.
stalag17-why-play-barracks = Los demás ven otra carta en juego y tienen que contar con una fuga.
stalag17-why-play-bluff = Los demás ven otra carta en juego, y tu mano pierde { $points } de vigilancia.
stalag17-why-draw-last = En el mazo quedan menos de dos cartas: al robar empiezan los últimos turnos.
stalag17-why-draw-both = { $points ->
    [one] Te faltan objetos y un punto de huida: robar dos cartas puede ayudarte.
   *[other] Te faltan objetos y { $points } puntos de huida: robar dos cartas puede ayudarte.
}
stalag17-why-draw-objects = { $objects ->
    [one] Te falta un objeto que no está en tu mano: dos cartas pueden traerlo.
   *[other] Te faltan { $objects } objetos que no están en tu mano: dos cartas pueden traerlos.
}
stalag17-why-draw-runaway = { $points ->
    [one] Te falta un punto de huida: dos cartas pueden traerlo.
   *[other] Te faltan { $points } puntos de huida: dos cartas pueden traerlos.
}
stalag17-why-draw-none = Ya tienes en la mano lo que falta: lo que robes será para { -bluffs } o descartes.
stalag17-why-pick_up-helps = { $card } te acerca al plan, y sabes lo que tomas.
stalag17-why-pick_up-serves = Así el siguiente jugador no se lleva { $card }, que quizá le sirva.
stalag17-why-pick_up-other = Con una carta más podrás descartar varias de golpe.
stalag17-why-discard-ready = Ya puedes fugarte. Antes, quita { $points } de los { $total } puntos de vigilancia de tu mano.
stalag17-why-discard-late = Son los últimos turnos: tu mano pierde { $points } de sus { $total } puntos de vigilancia.
stalag17-why-discard-all = Tu mano queda vacía: el recuento no te suma nada.
stalag17-why-discard-one = Antes del recuento, tu mano pierde { $points } de sus { $total } puntos de vigilancia.
stalag17-why-discard-many = Descartas { $count } de golpe: tu mano pierde { $points } de sus { $total } puntos de vigilancia.
stalag17-why-negotiate = { $count ->
    [one] Si el { -guard } muestra una carta de ese tipo, ganas un barracón.
   *[other] Si el { -guard } muestra uno de esos { $count } objetos, de los cinco que hay, ganas un barracón.
}
stalag17-why-offer = Ofreces una carta y robas dos, y tu mano pierde { $points } de vigilancia.
stalag17-why-offer-few = Tu mano pierde { $points } de vigilancia.
stalag17-why-take-pile = { $card } te acerca al plan, y robas otra carta.
stalag17-why-take-discard = { $card } te acerca al plan, y sabes cuáles son las dos cartas que tomas.
stalag17-why-take-hand = { $card } te acerca al plan, y tu mano pierde { $points } de vigilancia.
stalag17-why-take-both = En una sola acción juegas una carta que te falta y recibes otra.
stalag17-why-take-lays = Juegas una carta que te falta, y nadie más puede aceptar la oferta.
stalag17-why-take-bluff = Los demás ven otra carta en juego, y nadie más puede aceptar la oferta.
stalag17-why-take-other = Así nadie más puede aceptar la oferta.
stalag17-why-pass = No tienes cartas en la mano: no puedes jugar ni descartar ninguna.
stalag17-why-quiet = Con { $vigilance } de vigilancia es muy difícil fugarse: así baja a { $after }.
stalag17-why-escape = { $points ->
    [0] Tus cartas cumplen el plan: sale un prisionero y tu mano no cuesta nada.
   *[other] Tus cartas cumplen el plan: sale un prisionero y tu mano cuesta { $points } de vigilancia.
}
stalag17-why-escape-last = Tus cartas cumplen el plan, y es tu último prisionero.
stalag17-why-escape-informer = Tus cartas cumplen el plan: el recuento te quita { $discount } y no suma tus cartas.
stalag17-why-join = Tus cartas cumplen el plan: sacas a un prisionero y te cuesta { $points } de vigilancia.
stalag17-why-join-last = Tus cartas cumplen el plan, y es tu último prisionero.
stalag17-why-join-behind = Tus cartas cumplen el plan: sacas a un prisionero, si nadie se une antes que tú.
stalag17-why-join-shuts = Unirte falla y cuesta { $cost } de vigilancia, pero después ya no podrá unirse nadie.
stalag17-why-show = La fuga falla y cuesta { $cost } de vigilancia: solo sirve para engañar.
stalag17-why-decline = Tus cartas no cumplen el plan: unirte fallaría y costaría { $cost } de vigilancia.
stalag17-why-decline-ready = Si te quedas, tu vigilancia cambia en { $stays }; si te unes, en { $joins }.

## Finales

stalag17-ending-free = Gana { $names }: escaparon sus tres prisioneros.
stalag17-ending-free-won = ¡Has ganado! Tus tres prisioneros han escapado.
stalag17-ending-free-lost = Gana { $names }: sus tres prisioneros escaparon. Los tuyos no.
stalag17-ending-tie = Gana { $names } por desempate: varios liberaron a sus tres prisioneros, y su vigilancia es la menor.
stalag17-ending-tie-won = ¡Has ganado por desempate! Varios liberaron a sus tres prisioneros, y tu vigilancia es la menor.
stalag17-ending-tie-lost = Gana { $names } por desempate: varios liberaron a sus tres prisioneros, y su vigilancia es la menor.
stalag17-ending-together = Ganan juntos { $names }: todos sus prisioneros escaparon.
stalag17-ending-together-won = ¡Has ganado! { $names } se han fugado juntos.
stalag17-ending-together-lost = Ganan juntos { $names }: todos sus prisioneros escaparon. Los tuyos no.
stalag17-ending-void = { $many ->
    [one] Gana { $names } tras tres rondas nulas, con más prisioneros libres y menos vigilancia.
   *[other] Ganan { $names } tras tres rondas nulas, con más prisioneros libres y menos vigilancia.
}
stalag17-ending-void-won = { $many ->
    [one] ¡Has ganado! Tras tres rondas nulas tienes más prisioneros libres y menos vigilancia.
   *[other] ¡Has ganado! Tras tres rondas nulas { $names } tienen más prisioneros libres y menos vigilancia.
}
stalag17-ending-void-lost = { $many ->
    [one] Gana { $names } tras tres rondas nulas, con más prisioneros libres y menos vigilancia.
   *[other] Ganan { $names } tras tres rondas nulas, con más prisioneros libres y menos vigilancia.
}
stalag17-ending-limit = { $many ->
    [one] Gana { $names } tras la última ronda, con más prisioneros libres y menos vigilancia.
   *[other] Ganan { $names } tras la última ronda, con más prisioneros libres y menos vigilancia.
}
stalag17-ending-limit-won = { $many ->
    [one] ¡Has ganado! Tras la última ronda tienes más prisioneros libres y menos vigilancia.
   *[other] ¡Has ganado! Tras la última ronda { $names } tienen más prisioneros libres y menos vigilancia.
}
stalag17-ending-limit-lost = { $many ->
    [one] Gana { $names } tras la última ronda, con más prisioneros libres y menos vigilancia.
   *[other] Ganan { $names } tras la última ronda, con más prisioneros libres y menos vigilancia.
}
stalag17-ending-alone = Gana { $names }: los demás se fueron.
stalag17-ending-alone-won = ¡Has ganado! Los demás se han ido.
stalag17-ending-alone-lost = Gana { $names }: los demás se fueron.
stalag17-ending-gone = { $many ->
    [one] Gana { $names }: ningún otro de los que siguen llegó más lejos.
   *[other] Ganan { $names }: ningún otro de los que siguen llegó más lejos.
}
stalag17-ending-gone-won = { $many ->
    [one] ¡Has ganado! De los que siguen, nadie llegó más lejos que tú.
   *[other] ¡Has ganado! De los que siguen, nadie llegó más lejos que { $names }.
}
stalag17-ending-gone-lost = { $many ->
    [one] Gana { $names }: ningún otro de los que siguen llegó más lejos.
   *[other] Ganan { $names }: ningún otro de los que siguen llegó más lejos.
}
stalag17-ending-called = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}
stalag17-ending-called-won = ¡Has ganado! Todos dieron la partida por terminada.
stalag17-ending-called-lost = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}

## La historia de una partida

stalag17-story-out = Prisioneros libres: { $told }.
stalag17-story-out-one = { $count ->
    [one] 1 de { $who } en la ronda { $rounds }
   *[other] { $count } de { $who } en las rondas { $rounds }
}
stalag17-story-turn-first = { $who } se puso por delante en la ronda { $round } y ya nadie le dio alcance.
stalag17-story-turn-middle = El momento decisivo: en la ronda { $round }, { $who } se puso por delante, por { $own } a { $other } en prisioneros libres, y ya no perdió la ventaja.
stalag17-story-turn-last = Se decidió en la última ronda: hasta entonces { $who } no iba por delante.
stalag17-story-late = { $count ->
    [one] Por muy poco: en la ronda { $round } también { $who } cumplía el plan cuando se fugó { $escaper }.
   *[other] Por muy poco: en la ronda { $round } también { $who } cumplían el plan cuando se fugó { $escaper }.
}
stalag17-story-bluff = { $everything ->
    [yes] El mejor { -bluff }: { $who } en la ronda { $round }, con { $count } cartas boca abajo, ninguna del plan.
   *[no] El mejor { -bluff }: { $who } en la ronda { $round }, con { $of } cartas boca abajo, { $count } de ellas de puro { -bluff }.
}
stalag17-story-informer = El informador: en la ronda { $round } { $who } bajó de { $before } a { $after } de vigilancia.
stalag17-story-boldest = El intento más audaz: { $who } en la ronda { $round }, con { $have } puntos de huida cuando hacían falta { $need }.
stalag17-story-longest = La huida más larga: { $who } en la ronda { $round }, con { $have } puntos de huida cuando hacían falta { $need }.
stalag17-story-watched = La mayor vigilancia: { $who } tras la ronda { $round }, con { $vigilance }.
stalag17-doubt-escape = Justo antes de que { $rival } se fugara en la ronda { $round }, con { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} boca abajo, { $who } le daba a esa fuga un { $percent } % de probabilidad.
stalag17-cause = Las cartas que { $who } guardó en la mano le costaron { $kept } de vigilancia en { $count ->
    [one] un recuento
   *[other] { $count } recuentos
}; { $winner } acabó con { $least }.
stalag17-fate-stayed = { $left ->
    [3] { $who } no sacó a nadie (vigilancia { $vigilance }).
    [one] { $who } sacó a dos prisioneros; el tercero sigue en el campo (vigilancia { $vigilance }).
   *[other] { $who } sacó a un prisionero; los otros dos siguen en el campo (vigilancia { $vigilance }).
}
stalag17-fate-tie = { $who } también sacó a sus tres prisioneros, pero perdió el desempate: vigilancia { $vigilance } contra { $least }, y gana la menor.
stalag17-fate-gone = { $left ->
    [0] { $who } dejó la partida con sus tres prisioneros fuera del campo (vigilancia { $vigilance }).
    [3] { $who } dejó la partida sin sacar a nadie (vigilancia { $vigilance }).
   *[other] { $who } dejó la partida con { $out } de sus tres prisioneros fuera del campo (vigilancia { $vigilance }).
}
stalag17-revealed = **{ $letter }** { $who }: { $shown }

stalag17-rules =
    • **El objetivo.** Saca a tus tres prisioneros antes que nadie.

    • **Una ronda.** Cada jugador roba dos cartas. Los dados dan el plan de fuga: objetos (ropa, comida, documentos, herramientas, mapa) y unos puntos de huida; una cara especial suma 2. Después cada jugador hace una acción por turno, hasta una fuga. Tras el recuento se barajan todas las cartas; la vigilancia se conserva.

    • **Acciones.** *Jugar* una carta cualquiera boca abajo y robar una. *Robar dos.* *Tomar la carta de encima del descarte* y robar una. *Descartar* 1 carta, 3 o más del mismo tipo, o 5 o más todas distintas. *Fugarse*, si crees que cumples el plan.

    • **Cartas.** En una fuga, un objeto doble es sus dos objetos a la vez; en un descarte, uno de los dos. Un barracón en juego es un objeto cualquiera. La información es cualquier tipo en un descarte, pero no vale nada en juego. El número entre paréntesis es la vigilancia de la carta en tu mano.

    • **Fuga.** Tus cartas en juego deben tener cada objeto del plan, tantas veces como salga, y tantos puntos de huida como pide el plan más tu vigilancia. Así sacas a un prisionero y la ronda acaba. Si no, recibes 2 de vigilancia, todos ven tus cartas y haces otra acción.

    • **Recuento.** El que se fugó suma la vigilancia de su mano. Los demás suman la mano y 4 por cada barracón suyo en juego, y restan 3 por cada prisionero que siga en el campo. La vigilancia nunca baja de 0.

    • **Por ejemplo.** El plan pide comida, mapa y 5; tienes 3 de vigilancia. En juego tienes comida/mapa, huida 4 y huida 5: los dos objetos, y 9 puntos cuando hacen falta 8; te fugas. En la mano te queda una comida (2): +2 de vigilancia. La próxima vez necesitas 5 puntos más que el plan.

    • **Quién empieza.** El jugador con más prisioneros en el campo. Si hay empate, el de más vigilancia; si sigue el empate, el primero en sentido horario tras el que se fugó.

    • **Sin cartas.** El descarte se baraja una vez por ronda. Después cada jugador tiene un último turno sin robar. Si nadie se fuga, la ronda es nula. Tras tres rondas nulas seguidas gana el que haya sacado más prisioneros.
stalag17-rules-additional = {""}**Reglas adicionales** de esta mesa
stalag17-rules-informer = • **Informador.** Cada jugador tiene una moneda para toda la partida. Tras los dados elige en secreto; con cruz es informador en esa ronda. Al fugarse no cuenta su vigilancia, pero no libera a nadie: el recuento le resta 6 por prisionero y no le suma las cartas. Si se fuga otro, se le restan 6 por prisionero en vez de 3.
stalag17-rules-negotiation = • **Negociación con el { -guard }.** Descarta objetos de tipos distintos; el { -guard } muestra una carta. Si comparte tipo con alguno, es un barracón para ti. Si no, recibes 2 de vigilancia por un objeto, 3 por una huida, 4 por las demás.
stalag17-rules-exchange = • **Intercambio.** Ofrece boca arriba un objeto del plan y roba dos. En su turno, los demás pueden tomarlo y además robar una carta, jugar una o tomar la de encima del descarte.
stalag17-rules-joint = • **Fuga conjunta.** Tras una fuga (salvo la de un informador) los demás responden en secreto si se unen. Cuenta el primero que quiere, en sentido horario. Sus cartas en juego deben cumplir el plan (con 5 puntos de huida más si es su último prisionero). Entonces suma la vigilancia de su mano y 4 más; si no, recibe 2.
stalag17-rules-quiet_night = • **Noche tranquila** (regla de la casa). Una vez por partida, como acción, cada jugador puede descartar toda la mano: su vigilancia baja a la mitad, redondeada hacia arriba. Sus cartas en juego se quedan. En los últimos turnos no se puede.
stalag17-rules-time = • **Tiempo.** Si se te acaba, sale cara, no te unes o pierdes la acción, según lo que toque.
stalag17-rules-information = • **En esta mesa** la información en juego también vale como el objeto que quieras.
stalag17-rules-special_face = • **En esta mesa** una cara especial suma { $points }.

## Palabras en la imagen: deben caber junto a la ronda, o junto a un nombre

stalag17-picture-round = Ronda { $round }
stalag17-picture-coin = { $left ->
    [one] falta 1 moneda
   *[other] faltan { $left } monedas
}
stalag17-picture-joint = se ha fugado { $who }
stalag17-picture-last = { $left ->
    [one] último turno
   *[other] { $left } últimos turnos
}
stalag17-picture-failed = fuga fallida
stalag17-picture-left = se fue
stalag17-picture-end-free = gana { $who }
stalag17-picture-end-together = ganan { $who }
stalag17-picture-end-void = tres rondas nulas: { $who }
stalag17-picture-end-limit = tras la última ronda: { $who }
stalag17-picture-end-alone = gana { $who }
stalag17-picture-vigilance = vigilancia
stalag17-picture-hand = mano
stalag17-picture-play = en juego
stalag17-picture-end-gone = gana { $who }
stalag17-picture-end-called = por acuerdo: { $who }
stalag17-picture-turn = turno de { $who }
stalag17-picture-escaped = se fuga
stalag17-picture-informer-out = se fuga como informador
stalag17-picture-escape-failed = no logra fugarse
stalag17-picture-joined = se une a la fuga
stalag17-picture-join-failed = no logra unirse
stalag17-picture-coins = Se muestran las monedas
stalag17-picture-call = Recuento de la ronda { $round }
stalag17-picture-own-play = En juego, boca abajo
stalag17-picture-own-hand = Mano: vigilancia { $vigilance }
stalag17-picture-own-hand-empty = Mano: sin cartas
stalag17-picture-progress = tras la ronda
stalag17-picture-of = { $have } de { $need }

stalag17-order-coin-heads = Cara hasta 10 de vigilancia
stalag17-order-coin-first = Cara en la primera ronda
stalag17-order-join-ready = Unirme siempre que salga bien
stalag17-order-join-never = Quedarme siempre

## La primera partida: títulos de tres palabras como mucho, frases de 200 letras como mucho

stalag17-lesson-end-prisoner = Plan, mano, recuento, moneda, { -guard } y ofertas: ya lo conoces todo. Casi siempre se pierde por acumular cartas: ten pocas cartas en la mano y fúgate pronto. En el último paso valen las dos respuestas: unirte te da un prisionero más; quedarte, fugas más cortas.
stalag17-lesson-plan = El plan de hoy
    .what = La fuga de hoy pide comida, un mapa, ropa y 4 puntos de huida. Tienes un mapa y una huida 3. ¿Qué haces con tu acción?
    .why = Solo cuentan las cartas en juego. { $name1 } ve cuántas tienes ahí, no cuáles. Por cada una que juegas robas otra.
stalag17-lesson-draw = Faltan cartas
    .what = El mapa y la huida 3 están en juego. En la mano solo te quedan documentos. ¿Qué haces?
    .why = Te faltan comida, ropa y 1 punto de huida. Si juegas una carta, robas otra; si robas, te llegan dos.
stalag17-lesson-double = Objetos dobles
    .what = { $name1 } intentó fugarse antes de tiempo y recibió 2 de vigilancia. Robaste ropa/comida y una huida 4. ¿Qué haces?
    .why = Un objeto doble vale por sus dos objetos a la vez.
stalag17-lesson-discard = ¿Todo listo?
    .what = ✅ La huida 4 también está en juego: no te falta nada. ¿Qué haces primero?
    .why = Al fugarte, los números entre paréntesis de tu mano, 9 en total, se vuelven vigilancia. Puedes descartar juntas tres del mismo tipo, y la información vale por cualquier tipo.
stalag17-lesson-escape = ¡Ahora!
    .what = En la mano solo te quedan herramientas (2). ¡Fúgate!
    .why = Se descubren tus cartas y sale el primero de tus tres prisioneros.
stalag17-lesson-coin = La moneda
    .what = El recuento te dio 2 de vigilancia. Nuevo plan: herramientas, documentos y 3 puntos de huida. ¿Cara o cruz?
    .why = Con cara la ronda es normal. Con cruz, una vez por partida, haces de informador: tu vigilancia no cuenta, pero tu fuga no libera a nadie.
stalag17-lesson-guard = El { -guard }
    .what = El plan no pide ni comida ni mapa. Ofrécele las dos cartas al { -guard }.
    .why = Se descubre una carta. Si es comida o mapa, recibes un barracón, que vale por cualquier objeto. Si no, recibes de 2 a 4 de vigilancia.
stalag17-lesson-offer = Una oferta
    .what = El { -guard } aceptó: ¡un barracón! { $name1 } ofrece documentos y ha robado dos cartas por ello. ¿Qué haces?
    .why = Solo se ofrecen objetos del plan. Cualquiera puede tomarlos, y roba además una carta.
stalag17-lesson-vigilance = La vigilancia
    .what = Tus documentos están en juego, y el barracón vale por las herramientas. ¿Cuántos puntos de huida te hacen falta?
    .why = El plan pide 3 puntos, y tienes 2 de vigilancia.
stalag17-lesson-join = ¿Juntos?
    .what = Tu huida 5 está en juego, pero ¡{ $name1 } se fugó antes! Tus cartas también cumplen el plan. ¿Te unes o te quedas?
    .why = Si te unes, sale tu segundo prisionero, pero recibes 6 de vigilancia: tu última fuga pedirá 8 puntos más. Si te quedas, { $name1 } te iguala.
stalag17-lesson-say-three = 3 puntos
stalag17-lesson-say-five = 5 puntos
stalag17-lesson-say-one = 1 punto
stalag17-lesson-answer-either = Esa carta también te hace falta, y el orden da igual.
stalag17-lesson-answer-drawing = Tienes dos cartas que te hacen falta. Juega una: así robas de todos modos.
stalag17-lesson-answer-wanted = El plan de hoy pide esa carta. Mejor juégala.
stalag17-lesson-answer-empty = No tienes en juego nada del plan. La fuga fallaría y te costaría 2 de vigilancia.
stalag17-lesson-answer-bluff = El plan no pide documentos. En juego solo inquietarían a { $name1 }: serían un { -bluff }. Aún te faltan cartas.
stalag17-lesson-answer-idle_papers = El plan no pide documentos. Tienes una carta que sí pide, y es doble.
stalag17-lesson-answer-cheap = Una mano pequeña cuesta menos, pero no te acerca al plan.
stalag17-lesson-answer-gamble = El { -guard } puede darte un barracón o costarte de 2 a 4 de vigilancia. Déjalo para más tarde.
stalag17-lesson-answer-risk = El { -guard } puede costarte de 2 a 4 de vigilancia, y no te falta ningún objeto.
stalag17-lesson-answer-early = Aún no cumples el plan: la fuga fallaría, te costaría 2 de vigilancia y se verían tus cartas.
stalag17-lesson-answer-enough = Tienes lo que te hace falta. Juégalo: cualquier otra carta en la mano acaba costando vigilancia.
stalag17-lesson-answer-lean = Así tu mano cuesta menos, pero { $name1 } se adelanta. Juega primero lo que te falta.
stalag17-lesson-answer-dear = Saldría un prisionero, pero los 9 puntos de tu mano serían vigilancia. Si antes descartas, quedan en 2.
stalag17-lesson-answer-useless = Ya tienes en juego todo lo necesario. Jugar otra carta no cambia nada, y encima robas una nueva.
stalag17-lesson-answer-fuller = No necesitas más cartas, y cada una en la mano cuesta vigilancia.
stalag17-lesson-answer-more = Puedes, pero descarta mejor los dos documentos y la información: son 7 de tus 9 puntos.
stalag17-lesson-answer-last = Te ahorra 2 puntos de vigilancia, pero le da otro turno a { $name1 }.
stalag17-lesson-answer-tails = Gastarías tu única moneda solo para no contar 2 de vigilancia, y no saldría nadie. Guárdala.
stalag17-lesson-answer-fewer = Si das una sola carta, solo sirve ese objeto. Si das comida y mapa, sirve cualquiera de los dos.
stalag17-lesson-answer-heavier = Dos cartas vienen bien, pero comida y mapa siguen en tu mano y cuestan vigilancia.
stalag17-lesson-answer-little = Tendrías una carta menos, y nada más. El { -guard } puede darte un barracón.
stalag17-lesson-answer-blind = Encima del descarte está el mapa que acabas de dar. En el mazo puede haber una huida.
stalag17-lesson-answer-leaving = Te faltan documentos, y son lo que se ofrece. Al tomarlos robas además una carta.
stalag17-lesson-answer-three = El plan pide 3, pero por cada punto de vigilancia necesitas un punto de huida más.
stalag17-lesson-answer-one = Es al revés: con más vigilancia, la fuga pide más puntos.
stalag17-lesson-answer-short = Tienes 0 de 5 puntos de huida: fallaría y te costaría otros 2 de vigilancia.

## Qué gana: a la vista mientras dura la partida

stalag17-aim = Gana el primero que saque a sus tres prisioneros.
stalag17-aim-you = { $left ->
    [one] Saca a tu último prisionero antes de que nadie termine.
    [3] Saca a tus tres prisioneros antes que nadie. Las cartas de tu mano se vuelven vigilancia, que alarga tus fugas.
   *[other] Saca a los { $left } prisioneros que te quedan antes de que nadie termine.
}

## Lo que se cuenta una vez a quien empieza: una o dos frases de 160 letras como mucho

stalag17-coach-legend = Arriba está lo que pide la fuga. El arco da los puntos de huida. Un agujero es un prisionero que ya salió; la lámpara, la vigilancia; las cartas marrones están boca abajo.
stalag17-coach-coin = Con cara la ronda es normal. Con cruz, una vez por partida, tu vigilancia no cuenta al fugarte; no sale nadie, pero tu vigilancia baja.
stalag17-coach-join = Puedes unirte a esta fuga. Si tus cartas cumplen el plan, sacas a un prisionero, pero sumas la vigilancia de tu mano y 4 más.
stalag17-coach-last_prisoner = Para unirte con tu último prisionero necesitas 5 puntos de huida más de los que suman el plan y tu vigilancia.
stalag17-coach-failed = La fuga falló: recibiste 2 de vigilancia, y todos vieron tus cartas. Siguen en juego, y todavía haces una acción.
stalag17-coach-last_turns = Se acabaron las cartas: a cada jugador le queda un turno sin robar. Si nadie se fuga, la ronda es nula.
stalag17-coach-special = Una cara especial no muestra ningún objeto: suma puntos de huida al plan.
stalag17-coach-cards = ✗ es lo que falta; ✓, lo que está en juego. La mano pequeña es lo que tienes en la mano. El número amarillo es lo que la carta cuesta en la mano.
stalag17-coach-play = Haces una acción por turno. Si juegas una carta, queda boca abajo, cuenta para tu fuga y robas otra.
stalag17-coach-ready = Puedes fugarte. Lo que quede en tu mano será vigilancia: quizá convenga descartar antes, si nadie se te adelanta.
stalag17-coach-company = Cuando te fugas, puede salir contigo otro jugador si sus cartas cumplen el plan.
stalag17-coach-needs = En el tablero, *necesita* dice cuántos puntos de huida pide la fuga de cada jugador: los del plan más su vigilancia.
stalag17-coach-roll_call = Tras una fuga, el recuento suma la vigilancia de tu mano; si no te fugaste tú, te resta 3 por cada prisionero que te queda.
stalag17-coach-vigilance = La vigilancia es cuánto te observan los { -guards }. Por cada punto, tus fugas necesitan 1 punto de huida más, y no se borra al acabar la ronda.
stalag17-coach-runaway = Una carta de huida da en juego los puntos de su número grande y cuesta 3 de vigilancia en la mano.
stalag17-coach-barracks = Un barracón en juego es cualquier objeto que te falte. Si se fuga otro, ahí te cuesta 4.
stalag17-coach-information = La información pasa por cualquier tipo al descartar. En juego no vale nada, y en la mano cuesta 4.
stalag17-coach-information_wild = En esta mesa, la información en juego es cualquier objeto que te falte; al descartar pasa por cualquier tipo. En la mano cuesta 4.
stalag17-coach-double = Un objeto doble es sus dos objetos a la vez en una fuga. En un descarte es uno de los dos, el que quieras.
stalag17-coach-discard = Descarta una carta, tres o más del mismo tipo, o cinco o más todas distintas: aligera tu mano en una sola acción.
stalag17-coach-take = Alguien ofrece un objeto del plan. Puedes tomarlo y, además, robar una carta, jugar una o tomar la de encima del descarte.
stalag17-coach-pick_up = Puedes tomar la carta de encima del descarte y robar otra; todos ven cuál tomas.
stalag17-coach-quiet = Una vez por partida puedes descartar toda la mano: se va la mitad de tu vigilancia. Te cuesta el turno.
stalag17-coach-draw = Robar te da dos cartas de golpe, pero cada carta que se queda en la mano empeora el recuento.
stalag17-coach-offer = Si ofreces un objeto del plan, robas dos cartas y otro jugador puede tomarlo. Ese objeto ya no cuenta para tu fuga.
stalag17-coach-negotiate = Entrega al { -guard } objetos sin tipos en común y se descubre una carta. Si coincide, es un barracón para ti; si no, recibes de 2 a 4 de vigilancia.
stalag17-coach-informer = En esta ronda eres informador: tu vigilancia no cuenta, y una fuga te resta 6 por cada prisionero que te queda, pero no saca a nadie.
stalag17-coach-other_informer = El antifaz señala a un informador: su vigilancia no cuenta al fugarse, pero su fuga no saca a nadie.
stalag17-coach-known = Se conocen algunas cartas de los demás: las tomaron a la vista de todos, o se vieron en una fuga fallida. Están en la imagen.
stalag17-coach-bluff = Boca abajo puede estar cualquier carta, haga falta o no. Cuatro cartas en juego pueden ser una fuga o un { -bluff }.
stalag17-coach-escape = Una fuga que no cumple el plan falla: recibes 2 de vigilancia, y todos ven tus cartas en juego.
stalag17-peril-hoarding = Si después se fuga otro, tus cartas te suman unos { $costs } de vigilancia. Con { $after } en total, cada fuga tuya pide { $after } puntos de huida más que el plan. Mejor descarta { $count ->
    [one] una carta
   *[other] { $count } cartas en una acción
}: serán unos { $drops } menos.
stalag17-peril-vain = Cada fuga fallida trae 2 de vigilancia, y ya tienes { $vigilance }: ahora necesitas { $need } puntos de huida y tienes { $have } en juego. Primero completa el plan; después fúgate una sola vez.
stalag17-peril-waiting = { $whom } tiene { $theirs } cartas en juego; tú, { $yours }. Jugar una carta cuesta un turno: si guardas las { $kept } que pide el plan, { $whom } se fuga antes y tu mano se vuelve vigilancia. Juega una ya.

## El libro de reglas: una página para cada cosa, con menos de 1.200 letras

stalag17-book-aim = De qué se trata
    .text =
        Cada jugador tiene en el campo tres prisioneros de un país. Gana el primero que saque a los tres.
        Se juega por rondas. En cada una los dados dan un plan de fuga para todos: unos objetos y unos puntos de huida.
        Reúnes a escondidas las cartas que pide y te fugas antes que los demás. Lo normal es que en cada ronda salga un prisionero; después se barajan todas las cartas y empieza la siguiente.
        Las cartas que te quedan en la mano hacen que los { -guards } te vigilen más: tus próximas fugas pedirán más puntos.
    .example = En la imagen, cada jugador ya sacó a un prisionero: en su lugar hay un agujero. Con otra fuga serán dos de tres.
stalag17-book-turn = Tu turno
    .text =
        Una ronda: cada jugador roba dos cartas, el primero tira el plan, y se juega por turnos en sentido horario.
        En tu turno haces una acción: jugar una carta boca abajo, robar dos, tomar la carta de encima del descarte y robar otra, descartar o fugarte. Las reglas adicionales de la mesa pueden añadir otras.
        No se puede pasar, y la mano no tiene límite.
        La ronda acaba en cuanto alguien se fuga. Luego viene el recuento.
    .example = El plan pide comida, mapa y ropa, y 4 puntos de huida. Tienes un mapa y una huida 3. Juegas el mapa boca abajo y robas una carta; los demás ven una carta en juego. Después le toca al siguiente.
    .ruling = La primera ronda la empieza un jugador por sorteo (§3.2). Las siguientes, el que tenga más prisioneros en el campo; si empatan, el de más vigilancia; si siguen empatados, el primero en sentido horario después del que se fugó (§3.8).
stalag17-book-plan = El plan de fuga
    .text =
        Cada dado de objetos muestra ropa, comida, documentos, herramientas, mapa o una cara especial sin objeto. El dado blanco da un número del 1 al 6.
        El plan pide cada objeto tantas veces como salga. Sus puntos de huida son el número y 2 más por cada cara especial, salvo que esta mesa diga otra cosa.
        Se empieza con tres dados de objetos; cuando han salido bastantes prisioneros entre todos, se añade un cuarto, y más tarde un quinto.
        Con dos jugadores, el cuarto se añade cuando han salido 2 prisioneros, y el quinto cuando han salido 4. Con tres jugadores son 3 y 5 prisioneros; con cuatro, 4 y 7; con cinco, 5 y 9.
    .example = En la imagen: herramientas, documentos, una cara especial y un 1. El plan pide herramientas, documentos y 3 puntos de huida.
    .ruling = Los puntos de la cara especial y el momento en que se añaden dados están reconstruidos, porque no pudimos conseguir el reglamento impreso (§2.3, §3.3, E2). En la sala hay opciones para cambiarlos.
stalag17-book-cards = Las cartas
    .text =
        Hay 84 cartas: 40 objetos, 10 objetos dobles, 26 huidas, 4 barracones y 4 informaciones.
        El número amarillo es la vigilancia de la carta mientras está en la mano; en el texto va entre paréntesis: comida (2).
        Un objeto vale por uno de su tipo. Un objeto doble vale por los dos a la vez. Una huida da 3, 4 o 5 puntos.
        Un barracón en juego es un objeto cualquiera. La información no vale nada en juego, pero al descartar pasa por cualquier tipo.
        En la mano, un objeto cuesta 1 o 2; un objeto doble o una huida, 3; un barracón o una información, 4.
    .example = En la imagen tienes dos documentos (1 y 2), ropa/comida (3) y huida 4 (3): una mano de 9 de vigilancia. Ropa/comida cubre los dos objetos que aún te faltan.
    .ruling = Lo que cuestan las cartas en la mano está en parte reconstruido (§2.2, E11). Un objeto doble nunca cubre dos veces el mismo objeto (E35), y la información no cuenta en una fuga (E6), salvo que la mesa diga otra cosa.
stalag17-book-playing = Jugar una carta
    .text =
        Pon boca abajo en juego una carta cualquiera de tu mano, la pida el plan o no, y roba otra.
        Para tu fuga solo cuentan las cartas en juego. Puedes mirar las tuyas cuando quieras; los demás solo ven cuántas hay.
        Lo que está en juego se queda ahí hasta el final de la ronda. En el recuento no cuesta nada, salvo los barracones.
        Por eso también puedes dejar ahí una carta inútil: sale de tu mano, y los demás tienen que contar con una fuga.
    .example = Tienes en juego mapa, huida 3 y ropa/comida, y te falta un punto de huida. Con la huida 4 llegas a 7 puntos, y necesitas 4. Jugar unos documentos sería un { -bluff }.
    .ruling = Nadie puede comprobar lo que está boca abajo, y nada vuelve a la mano (§3.6, E10).
stalag17-book-drawing = Robar cartas
    .text =
        • *Robar dos*: tomas dos cartas del mazo.
        • *Tomar el descarte*: tomas la carta que está a la vista encima del descarte y robas otra del mazo. Todos ven cuál tomaste, y lo saben hasta que juegas una carta.
        En los últimos turnos no se puede hacer ninguna de las dos cosas.
    .example = Te faltan comida y ropa y solo tienes documentos: nada de eso ayuda, así que robas dos. Si encima del descarte hubiera comida, la tomarías y robarías otra carta.
    .ruling = Primero se toma el descarte y luego se roba (E32).
stalag17-book-discarding = Descartar
    .text =
        Deja cartas de tu mano boca arriba en el descarte. En esta acción no robas. Puedes descartar:
        • una carta cualquiera;
        • tres o más de un mismo tipo;
        • cinco o más, todas de tipos distintos.
        Hay ocho tipos: los cinco objetos, huida (con los puntos que sea), barracón e información. Un objeto doble cuenta como uno de sus dos tipos, el que quieras. La información pasa por cualquiera.
        Así aligeras la mano antes del recuento. Si las cartas son distintas, eliges cuál queda encima.
    .example = Tienes documentos (1), documentos (2), herramientas (2) e información (4): 9 de vigilancia. Los dos documentos y la información pasan por tres documentos. Con una acción te quedas en 2.
    .ruling = No sabemos si las reglas impresas dejan robar al descartar: aquí no se roba (§3.4).
stalag17-book-escaping = Fugarse
    .text =
        Se descubren todas tus cartas en juego. Te fugas si tienen cada objeto del plan, tantas veces como salga, y al menos tantos puntos de huida como pide el plan más tu vigilancia. Lo que sobre nunca hace daño.
        Si sale bien, un prisionero queda libre y los turnos de la ronda acaban en el acto.
        Si falla, recibes 2 de vigilancia, todos han visto tus cartas y haces otra acción; en el mismo turno no puedes volver a intentarlo.
        En el mensaje de tu mano lees lo que tienes, lo que necesitas y si la fuga saldría bien.
    .example = El plan pide comida, mapa, ropa y 4 puntos de huida; no tienes vigilancia. En juego tienes mapa, ropa/comida, huida 3 y huida 4: los tres objetos, y 7 puntos cuando hacen falta 4. Te fugas. Con vigilancia 4 necesitarías 8, y fallaría.
    .ruling = Se puede intentar sin nada en juego, y falla (E13). Tras un fallo, las cartas siguen en juego (E8).
stalag17-book-roll_call = El recuento
    .text =
        Después de cada fuga todos muestran la mano y lo que tienen en juego, y la vigilancia cambia:
        • El que se fugó suma la vigilancia de su mano, y nada más.
        • Los demás suman la mano y 4 por cada barracón que tengan en juego, y restan 3 por cada prisionero que siga en el campo.
        Nunca baja de 0. La vigilancia se conserva para las rondas siguientes; las cartas se barajan.
        Por eso conviene vaciar la mano antes de fugarse. Si se fuga otro, los prisioneros que te quedan compensan una mano llena.
    .example = Te fugaste con herramientas (2) en la mano: +2, y tienes 2 de vigilancia. Tu rival tiene 6 en la mano y tres prisioneros: 6 − 9 = −3, y su vigilancia baja de 2 a 0.
    .ruling = Se cuenta todo al mismo tiempo (E27), y nunca se baja de cero (E9).
stalag17-book-vigilance = La vigilancia
    .text =
        La vigilancia es cuánto te observan los { -guards }. Con cada punto, tus fugas necesitan un punto de huida más.
        La recibes en el recuento por tu mano, y 2 por una fuga fallida. Los prisioneros que siguen en el campo la rebajan: eso ayuda al que va por detrás.
        No se gasta nunca y se conserva de ronda en ronda. Lo que necesitan los demás está junto a sus nombres.
    .example = El plan pide 3 puntos de huida y tienes 2 de vigilancia: necesitas 5. Una huida 5 es justo lo que hace falta.
    .ruling = La vigilancia que se recibe en mitad de una ronda cuenta enseguida (E36).
stalag17-book-informer = La moneda del informador
    .text =
        Cada jugador tiene una moneda para toda la partida. Cuando se ha tirado el plan, los que aún la tienen eligen cara o cruz en secreto; después se muestran todas a la vez.
        Cara: una ronda normal, y conservas la moneda. Cruz: eres informador en esta ronda, y la moneda se gasta.
        La vigilancia de un informador no cuenta al fugarse. Pero su fuga no libera a nadie: el recuento le resta 6 por cada prisionero que le queda y no cuenta cartas, y nadie puede unirse.
        Si se fuga otro, el recuento del informador es el de siempre, pero resta 6 por prisionero en vez de 3.
    .example = Tienes 14 de vigilancia y dos prisioneros; el plan pide 8 puntos de huida. Como informador necesitas 8, no 22. Tu fuga te resta 12: te quedas en 2.
    .ruling = La vigilancia que recibe un informador se conserva, pero en esta ronda no cuenta para su fuga (E20). Un informador no puede unirse a una fuga (E15).
stalag17-book-guard = Negociar con el { -guard }
    .text =
        Descarta de tu mano uno o más objetos sin tipos en común; un objeto doble cuenta como sus dos tipos. Después se descubre la carta de encima del mazo.
        Si comparte tipo con alguno, queda boca arriba delante de ti y es un barracón: un objeto cualquiera, y 4 en el recuento si se fuga otro.
        Si no, también va al descarte y recibes vigilancia en el acto: 2 por un objeto, 3 por una huida, 4 por un barracón o una información.
        En esta acción no robas.
    .example = El plan no pide comida ni mapa. Entregas los dos: si la carta del { -guard } es comida o mapa, sola o en un objeto doble, tienes un barracón. Una huida te costaría 3.
    .ruling = Se puede negociar con el mazo vacío: antes se baraja el descarte (E18). Nadie puede quitarte una carta del { -guard } (E19).
stalag17-book-exchange = Las ofertas
    .text =
        • *Ofrecer*: pon boca arriba delante de ti un objeto que pida el plan y roba dos cartas. Solo puedes tener una oferta. No cuenta para tu fuga ni en el recuento.
        • *Aceptar*: en tu turno puedes llevarte a la mano la carta que ofrece otro jugador. Además eliges una de estas tres cosas: robar una carta, tomar la de encima del descarte o, antes de tomar la oferta, jugar una boca abajo sin robar.
        Todos saben qué carta tomaste hasta que juegas una.
    .example = Tu rival ofrece documentos, y a ti te faltan: los tomas y robas una carta; con una acción tienes las dos en la mano.
    .ruling = Puedes ofrecer algo que ya tienes en juego (E22). Tu propia oferta no te sirve para unirte a una fuga (E33).
stalag17-book-joint = La fuga conjunta
    .text =
        Tras una fuga, si no es de un informador, los demás responden en secreto si se unen. Solo cuenta el primero que quiere, en sentido horario desde el que se fugó.
        Tus cartas en juego deben cumplir el plan, como en una fuga propia. Si es tu último prisionero necesitas 5 puntos más.
        Si lo cumplen, sale un prisionero tuyo, y en el recuento sumas la vigilancia de tu mano y 4 más. Si no, recibes 2 de vigilancia, y en el recuento es como si te hubieras quedado.
        Si los dos sacan a su último prisionero, ganan los dos.
    .example = Tienes documentos, un barracón del { -guard } y huida 5; el plan pide herramientas, documentos y 3 puntos de huida, y tu vigilancia es 2. Te unes: sumas 2 de la mano y 4 más, y pasas de 2 a 8 de vigilancia.
    .ruling = Se pregunta a todos a la vez, para que ninguna pregunta delate quién podría unirse (E39). Con la opción *desempate*, si dos terminan juntos gana el que tenga menos vigilancia tras el recuento (E14).
stalag17-book-quiet_night = Noche tranquila (regla de la casa)
    .text =
        Es una regla de la casa, no de la caja. Está apagada si la sala no la activa.
        Una vez por partida, como acción de tu turno, puedes descartar toda la mano. Se va la mitad de tu vigilancia; lo que queda se redondea hacia arriba.
        Tus cartas en juego se quedan, y todos ven lo que descartas. No robas nada. Hace falta una carta en la mano y una vigilancia de 2 o más.
    .example = Tienes vigilancia 9 y en la mano comida (2) y una huida (3). Tras una noche tranquila no te quedan cartas en la mano y tu vigilancia es 5.
    .ruling = En los últimos turnos no hay noche tranquila. Tras una fuga fallida puede ser tu otra acción (E40).
stalag17-book-last_turns = Sin cartas
    .text =
        La primera vez en una ronda que hay que robar y el mazo está vacío, el descarte se baraja y forma otro mazo.
        La vez siguiente ya no queda nada: cada jugador tiene un último turno, empezando por el siguiente. En él puedes jugar una carta sin robar, descartar, fugarte o aceptar una oferta a cambio de jugar una carta. Con la mano vacía puedes pasar.
        Si nadie se fuga, la ronda es nula: no sale nadie, y en el recuento nadie cuenta como fugado.
        Con tres rondas nulas seguidas acaba la partida: gana el que haya sacado más prisioneros y, si hay empate, el que tenga menos vigilancia.
    .example = Queda una carta, no hay descarte y robas dos: recibes una. Después de tu turno empiezan los últimos turnos.
    .ruling = Todo esto está reconstruido (§3.9).
stalag17-book-end = El final, el tiempo y las ausencias
    .text =
        La partida termina tras el recuento de la ronda en la que sale el tercer prisionero de alguien. Con una fuga conjunta pueden ganar dos jugadores.
        Los demás se ordenan por prisioneros en el campo y después por vigilancia.
        Si se te acaba el tiempo, tu moneda muestra cara, no te unes a la fuga o pierdes la acción, según lo que tuvieras que decidir. Si a todos se les acaba, uno tras otro, la ronda es nula.
        El jugador que deja la partida conserva su asiento, pero nunca gana. Si solo queda uno, gana.
    .example = Sale tu último prisionero, y el siguiente jugador se une también con el último: ganan los dos.
    .ruling = Las reglas del tiempo y de las ausencias son nuestras (E31). Con la regla de la casa *Dar por terminada la partida*, las personas de la mesa pueden cerrar tal como está una partida ya decidida.
stalag17-daily-prisoner = contra dos prisioneros
stalag17-squares = Por cada turno: 🟩 te fugaste · 🟥 tu fuga falló · 🟧 hubo recuento · 🟦 jugaste una carta · ⬜ nada de lo anterior

## Posiciones de una partida terminada, como dibujo

stalag17-diagram-special = { $points ->
    [0] cara especial, en blanco
   *[other] cara especial, +{ $points }
}
stalag17-diagram-plan = Plan: { $what }
stalag17-diagram-number = Plan: dado numerado, { $number }
stalag17-diagram-runaway = { $points ->
    [one] Plan: 1 punto de huida
   *[other] Plan: { $points } puntos de huida
}
stalag17-diagram-deck = { $count ->
    [0] Mazo: vacío
    [one] Mazo: 1 carta
   *[other] Mazo: { $count } cartas
}
stalag17-diagram-top = Encima del descarte: { $card }
stalag17-diagram-prisoner-in = { $who }: prisionero { $number }, en el campo
stalag17-diagram-prisoner-out = { $who }: prisionero { $number }, fuera
stalag17-diagram-vigilance = { $who }: vigilancia { $vigilance }
stalag17-diagram-coin-kept = { $who }: moneda sin usar
stalag17-diagram-coin-spent = { $who }: moneda usada
stalag17-diagram-coin-heads = { $who }: cara
stalag17-diagram-coin-tails = { $who }: cruz, informador
stalag17-diagram-answer-join = { $who } se une a la fuga
stalag17-diagram-answer-stay = { $who } se queda
stalag17-diagram-offer = { $who } ofrece { $card }
stalag17-diagram-guard = { $who }, barracón del { -guard }: { $card }
stalag17-diagram-hand = { $who }, mano: { $card }
stalag17-diagram-laid = { $who }, en juego: { $card }

## Logros de partidas terminadas

stalag17-achieved-exact = Lo justo
    .why = Se fugó dos veces con los puntos de huida exactos.
stalag17-achieved-ample = De sobra
    .why = Se fugó con 10 puntos de huida de sobra.
stalag17-achieved-few_cards = Con poco equipaje
    .why = Se fugó con tres cartas en juego.
stalag17-achieved-watched = En sus narices
    .why = Se fugó con 8 o más de vigilancia.
stalag17-achieved-hard_plan = La gran evasión
    .why = Cumplió un plan de cinco dados.
stalag17-achieved-guard_friend = Buena mano con el { -guard }
    .why = Consiguió dos veces un barracón del { -guard }.
stalag17-achieved-company = Buena compañía
    .why = Se unió a dos fugas ajenas.
stalag17-achieved-dealer = Buen comerciante
    .why = Otros jugadores tomaron tres ofertas suyas.
stalag17-achieved-in_a_row = Y otra vez
    .why = Sacó prisioneros en dos rondas seguidas.
stalag17-achieved-informer = De aquí no sale nadie
    .why = Hizo de informador en una ronda en la que no salió nadie más.
stalag17-achieved-from_behind = Remontada
    .why = Ganó aunque otro jugador se quedó antes con un solo prisionero.
stalag17-achieved-sweep = Sin rival
    .why = Ganó sin que nadie más sacara un solo prisionero.

## Lo que pueden pronosticar quienes miran
stalag17-question-escape = ¿De quién será la primera fuga de la ronda?

## Lo que recuerda un servidor

stalag17-sum-escaped = { $count ->
    [one] 1 prisionero se fugó
   *[other] { $count } prisioneros se fugaron
}
stalag17-sum-guards = { $count ->
    [one] 1 { -guard } de nuestro lado
   *[other] { $count } { -guards } de nuestro lado
}
stalag17-sum-roll_calls = { $count ->
    [one] 1 recuento
   *[other] { $count } recuentos
}
stalag17-grudge-joined = quién se unió a aquella fuga
stalag17-grudge-left = aquel recuento a solas

# What players may claim of their own cards

stalag17-claim-meets = Lo que tengo en juego cumple el plan.
stalag17-claim-barracks = Entre mis cartas en juego hay un barracón.
stalag17-claim-light = Mi mano suma 5 de vigilancia como mucho.
