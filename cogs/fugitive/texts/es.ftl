### Fugitivo

## Palabras que cambian en América: es-419.ftl

-bluff = farol
-bluffs = faroles

fugitive-title = Fugitivo
fugitive-about = Un Fugitivo corre del 0 al 42; el Marshal adivina sus escondites.
fugitive-opens = 🏃 Una verja abierta, una cama vacía: { $who } huye hacia el 42. Detrás, el Marshal ya despliega el mapa.
fugitive-players = 2 jugadores, unos 20 minutos
fugitive-command-new-about = { fugitive-command-about }. Para 2 jugadores

## Opciones de la sala

fugitive-option-roles = Roles
fugitive-option-roles-about = quién hace de Fugitivo
fugitive-option-roles-random = al azar
fugitive-option-roles-host_fugitive = el anfitrión es el Fugitivo
fugitive-option-roles-host_marshal = el anfitrión es el Marshal
fugitive-option-bonus_pass = Una carta por pasar
fugitive-option-bonus_pass-about = el Fugitivo que pasa puede robar una carta, como en la segunda edición
fugitive-option-bonus_pass-no = no
fugitive-option-bonus_pass-yes = sí (segunda edición, ayuda al Fugitivo)

fugitive-preset-quick = Partida rápida
fugitive-preset-second = Segunda edición (ayuda al Fugitivo)
fugitive-preset-events = Eventos de la casa

## Roles y títulos

fugitive-role-fugitive = Fugitivo
fugitive-role-marshal = Marshal
fugitive-play-fugitive = Ser el Fugitivo
fugitive-person = { $who } ({ $role })
fugitive-heading = Fugitivo · ronda { $round }
fugitive-heading-over = Fugitivo · fin
fugitive-heading-fugitive = Eres el Fugitivo
fugitive-heading-marshal = Eres el Marshal
fugitive-round = Ronda { $round }

fugitive-line-row = Fila
fugitive-line-decks = Cartas que quedan
fugitive-line-hands = Manos
fugitive-line-free = A tu alcance
fugitive-line-sprinting = Con sprint
fugitive-line-far = Demasiado lejos
fugitive-line-dead = Solo sirven de sprint
fugitive-line-hand = Tu mano
fugitive-line-row-own = Tu fila (entre [ ], lo que sigue boca abajo)
fugitive-line-notepad = Libreta
fugitive-line-guesses = Intentos

## Qué pasa ahora

fugitive-now-first = { $who } elige su primer escondite.
fugitive-now-first-again = { $who } puede colocar un segundo escondite.
fugitive-now-f_draw = { $who } roba una carta y luego se esconde o pasa.
fugitive-now-f_play = { $who } se esconde o pasa.
fugitive-now-bonus = { $who } pasó y puede tomar una carta.
fugitive-now-m_draw = { $who } roba una carta y luego adivina.
fugitive-now-m_draw-two = { $who } roba dos cartas y luego adivina.
fugitive-now-m_guess = { $who } adivina.
fugitive-now-m_guess-sole = { $who } adivina; queda un escondite boca abajo.
fugitive-now-m_guess-one = { $who } adivina exactamente un número.
fugitive-now-m_guess-again = { $who } adivina otra vez en este turno.
fugitive-now-m_guess-one-again = { $who } adivina otra vez, exactamente un número.
fugitive-now-manhunt = Cacería: { $who } nombra los escondites de uno en uno. Con un fallo, el Fugitivo se escapa.

fugitive-turn-first = coloca tu primer escondite.
fugitive-turn-first-again = coloca un segundo escondite o quédate ahí.
fugitive-turn-f_draw = roba una carta y luego escóndete o pasa.
fugitive-turn-f_play = escóndete o pasa.
fugitive-turn-bonus = toma una carta o recházala.
fugitive-turn-m_draw = roba una carta y luego adivina.
fugitive-turn-m_draw-two = roba dos cartas y luego adivina.
fugitive-turn-m_guess = adivina un número o varios: tienes que acertarlos todos.
fugitive-turn-m_guess-sole = adivina el único escondite que queda boca abajo.
fugitive-turn-m_guess-one = adivina exactamente un número.
fugitive-turn-m_guess-again = adivina otra vez en este turno.
fugitive-turn-m_guess-one-again = adivina otra vez, exactamente un número.
fugitive-turn-manhunt = nombra un escondite o abandona la cacería.

fugitive-wait = Esperando a { $who }.

## Fila, mazos, manos

fugitive-spot-hidden = { $count ->
    [0] ?
    [one] ? (1 carta de sprint)
   *[other] ? ({ $count } cartas de sprint)
}
fugitive-spot-between = { $count ->
    [0] ? ({ $span })
    [one] ? ({ $span }, 1 carta de sprint)
   *[other] ? ({ $span }, { $count } cartas de sprint)
}
fugitive-spot-between-open = { $count ->
   *[other] ? ({ $span }, sprint: { $cards })
}
fugitive-spot-open = { $count ->
    [0] { $number }
   *[other] { $number } (sprint: { $cards })
}
fugitive-spot-covered = { $count ->
    [0] { $number }
    [one] { $number } (1 carta de sprint)
   *[other] { $number } ({ $count } cartas de sprint)
}
fugitive-spot-own = [{ $spot }]
fugitive-row-over-note = Entre corchetes están los escondites que nadie descubrió.
fugitive-deck = { $band }:{"\u00A0"}{ $count ->
    [0] vacío
   *[other] { $count }
}
fugitive-deck-short = { $count ->
    [0] vacío
    [one] queda 1
   *[other] quedan { $count }
}
fugitive-hand-size = { $who }:{"\u00A0"}{ $cards }
fugitive-none = ninguna

fugitive-at-none = Estás en el { $last }. En tu mano no hay ningún escondite a tu alcance.
fugitive-at = { $more ->
    [0] Estás en el { $last }. Solo llegas al { $first }.
   *[other] Estás en el { $last }. Llegas a cualquier número del { $first } al { $reach }.
}
fugitive-card = { $card }{"\u00A0"}(+{ $value })
fugitive-card-escape = 42{"\u00A0"}(huida)
fugitive-card-needs = { $place ->
    [first] { $need ->
        [one] { $card }{"\u00A0"}necesita{"\u00A0"}1 huella
       *[other] { $card }{"\u00A0"}necesita{"\u00A0"}{ $need } huellas
    }
   *[later] { $card }{"\u00A0"}necesita{"\u00A0"}{ $need }
}
fugitive-notepad-note = ~~imposible~~ · __en tu mano__
fugitive-notepad-note-marks = ~~imposible~~ · __en tu mano__ · **sospechoso** · *descartado por ti*
fugitive-guess-hit = { $numbers }{"\u00A0"}sí
fugitive-guess-miss = { $numbers }{"\u00A0"}no
fugitive-last-miss = { $count ->
    [one] -# Dijiste { $numbers } y fallaste.
   *[other] -# Dijiste { $numbers } y fallaste: sobra al menos uno.
}
fugitive-guesses-earlier = { $count ->
    [one] 1 intento anterior
   *[other] { $count } intentos anteriores
}
fugitive-opposite = { $cards ->
    [0] { $who } no tiene cartas.
    [one] { $who } tiene 1 carta.
   *[other] { $who } tiene { $cards } cartas.
}

## Jugadas

fugitive-do-hide = Esconderse en el { $card }
fugitive-do-hide-with = Esconderse en el { $card } con { $cards }
fugitive-do-hide-many = Esconderse en el { $card } con { $count } cartas de sprint
fugitive-do-hide-open = Esconderse
fugitive-do-escape = Correr al 42
fugitive-do-escape-with = Correr al 42 con { $cards }
fugitive-do-escape-many = Correr al 42 con { $count } cartas de sprint
fugitive-do-draw = Robar del { $deck }
fugitive-do-draw-open = Robar una carta
fugitive-do-guess = Adivinar: { $numbers }
fugitive-do-guess-many = Adivinar { $count } números
fugitive-do-guess-open = Adivinar
fugitive-do-pass = Pasar
fugitive-do-stop = Quedarse aquí
fugitive-do-give_up = Abandonar la cacería
fugitive-do-take = Tomar una carta
fugitive-do-decline = Rechazar la carta

## Preguntas

fugitive-ask-hide-hideout = Esconderse en …
fugitive-ask-hide-sprints = { $need ->
    [0] Cartas de sprint (opcionales: serían un { -bluff })
    [one] Cartas de sprint para el { $card }: al menos 1 huella
   *[other] Cartas de sprint para el { $card }: al menos { $need } huellas
}
fugitive-ask-draw-deck = Robar de …
fugitive-ask-guess-numbers = { $most ->
    [one] Adivinar un número …
   *[other] Adivinar números … (hay que acertarlos todos)
}

fugitive-ask-guess-band = Adivinar del { $band } …

fugitive-option-free = a tu alcance
fugitive-option-needs = { $need ->
    [one] necesita 1 huella
   *[other] necesita { $need } huellas
}
fugitive-option-dead = ya solo sirve de sprint
fugitive-option-alive = aún puede ser un escondite

## Negativas

fugitive-refuse-not_in_hand = El { $card } no está en tu mano.
fugitive-refuse-not_higher = El { $card } no es mayor que el { $last }, donde estás ahora.
fugitive-refuse-no_sprint = El { $card } no puede ir debajo de este escondite.
fugitive-refuse-too_far = { $added ->
    [0] Del { $last } al { $card } hay { $beyond } pasos, y sin sprint puedes dar { $reach }. Pon debajo cartas de sprint que sumen al menos { $missing } { $missing ->
        [one] huella
       *[other] huellas
    }, o escóndete más cerca. Tus otras cartas suman { $possible }.
   *[other] Del { $last } al { $card } hay { $beyond } pasos, y sin sprint puedes dar { $reach }. Esas cartas suman { $added } { $added ->
        [one] huella
       *[other] huellas
    }: aún te { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }. Todas tus otras cartas suman { $possible }.
}
fugitive-refuse-guess_range = Adivina números del 1 al 41.
fugitive-refuse-draw_first = Primero roba una carta; después, escóndete o pasa.
fugitive-refuse-draw_before_guess = Primero roba; después, adivina.
fugitive-refuse-deck_empty = No quedan cartas en el mazo { $deck }.
fugitive-refuse-deck_closed = El mazo { $deck } está cerrado por ahora.
fugitive-refuse-drawn = En este turno ya has robado.
fugitive-refuse-no_draw_at_first = En la ronda 1 el Fugitivo se esconde sin robar.
fugitive-refuse-no_pass_at_first = En la ronda 1 no puedes pasar: coloca uno o dos escondites.
fugitive-refuse-no_draw_in_manhunt = En la cacería nombras números sin robar.
fugitive-refuse-nothing_placed = Todavía no has colocado ningún escondite en este turno.
fugitive-refuse-already_hid = Ya te has escondido en este turno: puedes quedarte aquí, pero no pasar.
fugitive-aimless-hide = No tienes dónde esconderte: todas tus cartas son menores que tu último escondite o quedan demasiado lejos, incluso con todas tus cartas de sprint.
fugitive-refuse-guess_one = En la cacería nombras un solo número cada vez.

## Sucesos

fugitive-event-dealt = { $who } es el Fugitivo.
    .who = Eres el Fugitivo.
fugitive-event-round = Ronda { $number }
fugitive-event-hid_at = { $number ->
        [42] { $who } corrió hacia el { $place }.
       *[other] { $who } se escondió en el { $place }.
    }
    .who = { $number ->
        [42] Corriste hacia el { $place }.
       *[other] Te escondiste en el { $place }.
    }
fugitive-event-hid = { $sprints ->
        [0] { $who } se escondió.
        [one] { $who } se escondió con 1 carta de sprint.
       *[other] { $who } se escondió con { $sprints } cartas de sprint.
    }
    .who = { $sprints ->
        [0] Te escondiste.
        [one] Te escondiste con 1 carta de sprint.
       *[other] Te escondiste con { $sprints } cartas de sprint.
    }
fugitive-event-ran = { $sprints ->
        [0] { $who } corrió hacia el 42.
        [one] { $who } corrió hacia el 42 con 1 carta de sprint.
       *[other] { $who } corrió hacia el 42 con { $sprints } cartas de sprint.
    }
    .who = { $sprints ->
        [0] Corriste hacia el 42.
        [one] Corriste hacia el 42 con 1 carta de sprint.
       *[other] Corriste hacia el 42 con { $sprints } cartas de sprint.
    }
fugitive-event-passed = { $who } pasó.
    .who = Pasaste.
fugitive-event-declined = { $who } rechazó la carta extra.
    .who = Rechazaste la carta extra.
fugitive-event-drew = { $who } robó del mazo { $deck }.
    .who = Robaste del mazo { $deck }.
fugitive-event-drew_card = { $who } robó el { $card }.
    .who = Robaste el { $card }.
fugitive-event-guessed = { $hit ->
        [yes] { $who } dijo { $numbers } y acertó.
       *[no] { $who } dijo { $numbers } y falló.
    }
    .who = { $hit ->
        [yes] Dijiste { $numbers } y acertaste.
       *[no] Dijiste { $numbers } y fallaste.
    }
    .whose = { $hit ->
        [yes] { $who } dijo { $numbers } y te descubrió.
       *[no] { $who } dijo { $numbers } y falló.
    }
fugitive-event-found = { $sprints_count ->
        [0] Cayó el { $number }.
        [one] Cayó el { $number }, con la carta de sprint { $sprints } debajo.
       *[other] Cayó el { $number }, con las cartas de sprint { $sprints } debajo.
    }
    .whose = { $sprints_count ->
        [0] Cayó tu escondite del { $number }.
        [one] Cayó tu escondite del { $number }, con la carta de sprint { $sprints } debajo.
       *[other] Cayó tu escondite del { $number }, con las cartas de sprint { $sprints } debajo.
    }
fugitive-event-found_covered = { $count ->
        [one] Cayó el { $number }. Su carta de sprint siguió boca abajo.
       *[other] Cayó el { $number }. Sus { $count } cartas de sprint siguieron boca abajo.
    }
    .whose = { $count ->
        [one] Cayó tu escondite del { $number }. Su carta de sprint siguió boca abajo.
       *[other] Cayó tu escondite del { $number }. Sus { $count } cartas de sprint siguieron boca abajo.
    }
fugitive-event-manhunt = { $top ->
        [0] Empezó la cacería sin ningún escondite descubierto.
       *[other] Empezó la cacería: más allá del { $top } no se había descubierto nada.
    }
    .who = { $top ->
        [0] Empezó tu cacería sin ningún escondite descubierto.
       *[other] Empezó tu cacería: más allá del { $top } no habías descubierto nada.
    }
fugitive-event-gave_up = { $who } abandonó la cacería.
    .who = Abandonaste la cacería.
fugitive-event-idle = A { $who } se le acabó el tiempo.
    .who = Se te acabó el tiempo.
fugitive-event-over = { $reason ->
        [caught] { $who } descubrió todos los escondites.
        [manhunt] { $who } ganó la cacería.
        [escaped] { $who } se escabulló en plena cacería.
        [escaped_clean] { $who } llegó al 42 y desapareció.
        [limit] { $who } cortó las carreteras tras la ronda 60.
       *[resigned] Ganó { $who }: el otro bando abandonó.
    }
    .who = { $reason ->
        [caught] Descubriste todos los escondites.
        [manhunt] Ganaste la cacería.
        [escaped] Te escabulliste en plena cacería.
        [escaped_clean] Llegaste al 42 y desapareciste.
        [limit] Cortaste las carreteras tras la ronda 60.
       *[resigned] Ganaste: el otro bando abandonó.
    }

## Finales

fugitive-ending = Gana { $who }: { $why }
fugitive-ending-won = ¡Has ganado! { $why }
fugitive-ending-lost = Gana { $who }. { $why }
fugitive-reason-caught = el Marshal descubrió todos los escondites.
fugitive-reason-manhunt = el Marshal no falló ni una vez en la cacería.
fugitive-reason-escaped = el Marshal falló en la cacería y el Fugitivo se escabulló.
fugitive-reason-given_up = el Marshal abandonó la cacería y el Fugitivo se escabulló.
fugitive-reason-escaped_clean = el Fugitivo llegó al 42 con un escondite de 30 o más ya descubierto, así que no hubo cacería.
fugitive-reason-limit = pasaron 60 rondas y el Fugitivo seguía huyendo.
fugitive-reason-resigned = el otro bando abandonó.
fugitive-reason-called = todos dieron la partida por terminada.

## Imagen

fugitive-picture-wins = Gana { $who }
fugitive-picture-hunt = Un solo fallo y { $who } se escapa
fugitive-picture-found = descubierto
fugitive-picture-own = solo lo ves tú
fugitive-picture-lost = sin descubrir
fugitive-picture-manhunt = CACERÍA

fugitive-rules =
    • **La huida.** El Fugitivo corre del 0 al 42 de escondite en escondite: una fila de cartas boca abajo. El Marshal intenta nombrarlas. En el 42 el Fugitivo está casi libre; si antes caen todos los escondites, gana el Marshal.

    • **Cartas.** Números del 0 al 42, uno de cada. Tres mazos: 4-14, 15-28 y 29-41. El Fugitivo empieza con el 1, el 2, el 3 y el 42, tres cartas del 4-14 y dos del 15-28. El Marshal empieza sin cartas. El 0 está a la vista al principio de la fila.

    • **Esconderse.** Un escondite nuevo debe ser mayor que el último y estar como mucho 3 números más allá. Las cartas de sprint te llevan más lejos: pon otras cartas de tu mano debajo, boca abajo. Una carta impar suma 1 huella y una par suma 2: desde el 5 llegas al 8, y con el 4 y el 7 debajo (2 + 1 huellas), hasta el 11. Puedes poner más cartas de las que necesitas, o poner alguna sin necesitarla: el Marshal solo ve cuántas son. El 42 nunca vale como carta de sprint.

    • **Ronda 1.** El Fugitivo coloca uno o dos escondites sin robar. Luego el Marshal roba dos cartas y adivina.

    • **Las demás rondas.** El Fugitivo roba una carta de cualquier mazo y coloca exactamente un escondite o pasa; si pasa, guarda sus cartas para una carrera más larga. El Marshal roba una carta y adivina. Solo tú ves tus cartas; todos ven de qué mazo vienen.

    • **Adivinar.** Nombra un número o varios. Si todos son escondites boca abajo, se descubren con las cartas de sprint que tienen debajo. Si falla uno solo, no se descubre nada, y nadie dice cuál. El Fugitivo puede esconderse más tarde en un número que el Marshal ya dijo en vano. Las cartas de sprint no se adivinan.

    • **42.** Se llega a él como a cualquier otro escondite, y todos lo ven al momento. Si ya se descubrió un escondite de 30 o más, el Fugitivo escapa. Si no, empieza la cacería: el Marshal nombra números de uno en uno, sin robar. Con un fallo, el Fugitivo queda libre; si los acierta todos, gana el Marshal.

    • **Mazos vacíos.** De un mazo vacío no se roba; con los tres vacíos, no se roba más. Si nadie ganó tras la ronda 60, gana el Marshal.
fugitive-rules-bonus_pass =
    • **Una carta por pasar** (segunda edición). El Fugitivo que pasa puede tomar una carta más del mazo más bajo que tenga alguna.
fugitive-rules-events =
    • **Eventos de la casa.** Solo los hay si se eligen en la sala. Los inventamos nosotros: no son las cartas impresas. *Al azar* mezcla seis de los diecisiete en los mazos; *ayuda*, los seis que ayudan a un bando. *Remontada* mezcla seis marcadores: con 1 escondite boca abajo traen un evento para el Fugitivo; con 2, uno neutral; con más, uno para el Marshal. En *descubrimiento* cada acierto trae uno. Todos ven el evento y se cumple al momento; si salió de un mazo, el jugador que lo sacó roba otra vez. En la cacería no hay eventos.
fugitive-rules-events-here =
    • **Eventos de la casa.** Los inventamos nosotros: no son las cartas impresas. { $variant ->
        [random] En los mazos hay seis de los diecisiete.
        [helpful_fugitive] En los mazos están los seis que ayudan al Fugitivo.
        [helpful_marshal] En los mazos están los seis que ayudan al Marshal.
        [catch_up] Hay seis marcadores en los mazos: con 1 escondite boca abajo traen un evento para el Fugitivo; con 2, uno neutral; con más, uno para el Marshal.
       *[discovery] Cada acierto trae uno.
    } Todos ven el evento y se cumple al momento{ $variant ->
        [discovery] {""}
       *[other] {""}, y el jugador que lo sacó roba otra vez
    }. En la cacería no hay eventos.
fugitive-command = fugitivo
fugitive-command-about = Una persona huye del 0 al 42 de escondite en escondite; la otra los adivina
fugitive-command-roles = roles
fugitive-command-bonus_pass = paso_con_carta
fugitive-type-guess = Números del 1 al 41, por ejemplo 7 12

## Eventos de la casa: nuestros, no las cartas impresas

fugitive-option-events = Eventos de la casa
fugitive-option-events-none = ninguno (entre computadoras normales, el Fugitivo gana 46 de cada 100 partidas)
fugitive-option-events-random = al azar (6 en los mazos)
fugitive-option-events-discovery = descubrimiento (uno por acierto)
fugitive-option-events-helpful_fugitive = ayuda al Fugitivo
fugitive-option-events-helpful_marshal = ayuda al Marshal
fugitive-option-events-catch_up = remontada (ayuda al que va peor)
fugitive-option-call_it = Dar por terminada la partida
fugitive-option-call_it-about = regla de la casa: si nadie más llega al 5 % de probabilidad de ganar, se puede acabar la partida
fugitive-option-call_it-no = no
fugitive-option-call_it-yes = sí
fugitive-command-events = eventos
fugitive-command-call_it = darla_por_acabada

fugitive-house-1 = Niebla
fugitive-house-1-does = En el próximo intento el Marshal nombra exactamente un número.
fugitive-house-2 = Multitud
fugitive-house-2-does = En el próximo acierto las cartas de sprint siguen boca abajo.
fugitive-house-3 = Última esperanza
fugitive-house-3-does = El Fugitivo roba dos cartas.
fugitive-house-4 = Atajo
fugitive-house-4-does = El próximo escondite puede estar hasta 5 números más allá sin sprint.
fugitive-house-5 = Refugio
fugitive-house-5-does = La próxima vez que se esconda, el Fugitivo puede colocar un escondite más.
fugitive-house-6 = Filtración
fugitive-house-6-does = El Fugitivo ve la mano del Marshal.
fugitive-house-7 = Control
fugitive-house-7-does = El Marshal roba dos cartas.
fugitive-house-8 = Testigo
fugitive-house-8-does = Todos oyen si el último escondite boca abajo es par o impar.
fugitive-house-9 = Huellas
fugitive-house-9-does = El Marshal descubre las cartas de sprint de un lugar.
fugitive-house-10 = Informante
fugitive-house-10-does = Todos oyen cuántos escondites boca abajo hay en la zona que elija el Marshal.
fugitive-house-11 = Horas extra
fugitive-house-11-does = El Marshal tiene un intento más.
fugitive-house-12 = Redada
fugitive-house-12-does = Una carta al azar de la mano del Fugitivo se muestra y sale del juego.
fugitive-house-13 = Soplo
fugitive-house-13-does = El jugador que lo sacó recibe una carta más.
fugitive-house-14 = Vigilancia
fugitive-house-14-does = El jugador que la sacó ve las dos primeras cartas de un mazo y se queda con una que pueda ser un escondite.
fugitive-house-15 = Carterista
fugitive-house-15-does = El jugador que lo sacó ve una carta al azar de la mano del otro.
fugitive-house-16 = Apagón
fugitive-house-16-does = El jugador que lo sacó cierra un mazo hasta que el otro bando robe.
fugitive-house-17 = Segundo aliento
fugitive-house-17-does = Si lo sacó el Fugitivo, llega 1 número más lejos; si lo sacó el Marshal, tiene otro intento.
fugitive-icon-fugitive = un evento para el Fugitivo
fugitive-icon-neutral = un evento neutral
fugitive-icon-marshal = un evento para el Marshal
fugitive-placeholder = un marcador
fugitive-house-card = el evento { $name }
fugitive-house-last = **Evento de la casa** (ronda { $round }) { $name }: { $does }
fugitive-in-force = **En vigor** { $what }
fugitive-told = **Respuestas** { $what }
fugitive-look = **{ $name }** (ronda { $round }): viste { $cards }.

fugitive-force-fog = { $count ->
    [one] próximo intento: un número
   *[other] próximos { $count } intentos: un número cada uno
}
fugitive-force-crowd = próximo acierto: no se ve el sprint
fugitive-force-reach = próximo escondite: hasta { $count } pasos sin sprint
fugitive-force-safe = { $count ->
    [one] 1 escondite más en un turno
   *[other] { $count } escondites más en un turno
}
fugitive-force-overtime = { $count ->
    [one] 1 intento más
   *[other] { $count } intentos más
}
fugitive-force-later = { $count ->
    [one] 1 intento más en el turno siguiente
   *[other] { $count } intentos más en el turno siguiente
}
fugitive-force-second = { $count ->
    [one] después, 1 intento de un número
   *[other] después, { $count } intentos de un número
}
fugitive-force-alone = este intento: exactamente un número
fugitive-force-closed = mazo { $band }: cerrado hasta que { $who } robe en la ronda { $round }
fugitive-fact-witness = el escondite del lugar { $place } es { $parity ->
    [odd] impar
   *[even] par
}
fugitive-fact-informant = escondites en { $band } (ronda { $round }): { $count }

fugitive-now-draw = { $who } roba una carta por un evento.
fugitive-now-draw-two = { $who } roba dos cartas por un evento.
fugitive-now-trace = { $who } elige qué cartas de sprint se descubren.
fugitive-now-probe = { $who } elige dónde contar escondites.
fugitive-now-watch = { $who } elige un mazo para mirarlo.
fugitive-now-keep = { $who } elige con qué carta se queda.
fugitive-now-close = { $who } cierra un mazo.
fugitive-now-f_play-again = { $who } puede esconderse otra vez.
fugitive-turn-draw = roba una carta por un evento.
fugitive-turn-draw-two = roba dos cartas por un evento.
fugitive-turn-trace = elige qué cartas de sprint se descubren.
fugitive-turn-probe = elige dónde contar escondites.
fugitive-turn-watch = elige un mazo para mirarlo.
fugitive-turn-keep = elige con qué carta te quedas.
fugitive-turn-close = cierra un mazo.
fugitive-turn-f_play-again = escóndete otra vez o quédate ahí.

fugitive-do-trace = Ver el sprint del { $place }
fugitive-do-trace-open = Descubrir cartas de sprint
fugitive-do-probe = Contar escondites del { $region }
fugitive-do-probe-open = Contar escondites
fugitive-do-watch = Mirar el { $deck }
fugitive-do-watch-open = Mirar un mazo
fugitive-do-keep = Quedarse con el { $card }
fugitive-do-keep-open = Quedarse con una carta
fugitive-do-close = Cerrar el { $deck }
fugitive-do-close-open = Cerrar un mazo
fugitive-ask-trace-place = Descubrir las cartas de sprint de …
fugitive-ask-probe-region = Contar escondites en …
fugitive-ask-watch-deck = Mirar …
fugitive-ask-keep-card = Quedarse con …
fugitive-ask-close-deck = Cerrar …
fugitive-place = lugar { $place } ({ $number })
fugitive-beneath = { $count ->
    [one] 1 carta de sprint
   *[other] { $count } cartas de sprint
}
fugitive-refuse-guess_fog = Niebla: nombra exactamente un número.
fugitive-refuse-guess_alone = Segundo aliento: nombra exactamente un número.

fugitive-event-house_event = Evento de la casa **{ $name }**, que sacó { $who }. { $does }
    .who = Evento de la casa **{ $name }**, que sacaste tú. { $does }
fugitive-event-placeholder = { $who } sacó un marcador con { $hidden ->
        [one] 1 escondite boca abajo
       *[other] { $hidden } escondites boca abajo
    }, así que tocó { $icon }.
    .who = Sacaste un marcador con { $hidden ->
        [one] 1 escondite boca abajo
       *[other] { $hidden } escondites boca abajo
    }, así que tocó { $icon }.
fugitive-event-nothing = { $name }: no pasó nada.
fugitive-event-looked = { $who } miró la mano del otro jugador.
    .who = Miraste la mano del otro jugador.
fugitive-event-saw = { $who } vio { $cards }.
    .who = Viste { $cards }.
fugitive-event-witness = El testigo habló: el escondite del lugar { $place } es { $odd ->
        [yes] impar
       *[no] par
    }.
fugitive-event-informed = El informante contó escondites en { $region }: { $count }.
fugitive-event-traced = Huellas: el lugar { $place } tenía debajo { $sprints }.
fugitive-event-raided = Redada: { $who } perdió el { $card }, que salió del juego.
    .who = Redada: perdiste el { $card }, que salió del juego.
fugitive-event-watched = { $keeps ->
        [yes] { $who } miró el mazo { $deck }.
       *[no] { $who } miró el mazo { $deck } y no encontró ninguna carta con la que quedarse.
    }
    .who = { $keeps ->
        [yes] Miraste el mazo { $deck }.
       *[no] Miraste el mazo { $deck } y no encontraste ninguna carta con la que quedarte.
    }
fugitive-event-kept = { $who } se quedó con una carta del mazo { $deck }.
    .who = Te quedaste con una carta del mazo { $deck }.
fugitive-event-closed_deck = { $who } cerró el mazo { $deck }.
    .who = Cerraste el mazo { $deck }.

## Turnos en el historial

fugitive-number = el { $number }
fugitive-log-then = { $before } y luego { $last }
fugitive-log = { $who } { $told }.
    .who = { $told }.
fugitive-log-drew = { $count ->
        [one] robó del mazo { $decks }
       *[other] robó { $count } cartas de { $decks }
    }
    .who = { $count ->
        [one] robaste del mazo { $decks }
       *[other] robaste { $count } cartas de { $decks }
    }
fugitive-log-drew-card = robó { $cards }
    .who = robaste { $cards }
fugitive-log-event = sacó el evento { $name }
    .who = sacaste el evento { $name }
fugitive-log-event-came = sacó el evento { $name } ({ $came })
    .who = sacaste el evento { $name } ({ $came })
fugitive-came-nothing = no pasó nada
fugitive-came-raided = el Fugitivo perdió el { $card }
fugitive-log-hid = { $count ->
        [0] se escondió
        [one] se escondió con 1 carta de sprint
       *[other] se escondió con { $count } cartas de sprint
    }
    .who = { $count ->
        [0] te escondiste
        [one] te escondiste con 1 carta de sprint
       *[other] te escondiste con { $count } cartas de sprint
    }
fugitive-log-hid-bare = se escondió { $times ->
        [2] dos
       *[other] { $times }
    } veces sin cartas de sprint
    .who = te escondiste { $times ->
        [2] dos
       *[other] { $times }
    } veces sin cartas de sprint
fugitive-log-hid-more = se escondió { $times ->
        [2] dos
       *[other] { $times }
    } veces (cartas de sprint: { $counts })
    .who = te escondiste { $times ->
        [2] dos
       *[other] { $times }
    } veces (cartas de sprint: { $counts })
fugitive-log-hid-at = se escondió en { $places }
    .who = te escondiste en { $places }
fugitive-log-ran = { $count ->
        [0] corrió hacia el 42
        [one] corrió hacia el 42 con 1 carta de sprint
       *[other] corrió hacia el 42 con { $count } cartas de sprint
    }
    .who = { $count ->
        [0] corriste hacia el 42
        [one] corriste hacia el 42 con 1 carta de sprint
       *[other] corriste hacia el 42 con { $count } cartas de sprint
    }
fugitive-log-ran-at = corrió hacia el { $place }
    .who = corriste hacia el { $place }
fugitive-log-missed = probó { $numbers } y falló
    .who = probaste { $numbers } y fallaste
fugitive-log-hit = probó { $numbers } y acertó
    .who = probaste { $numbers } y acertaste
fugitive-log-found = { $yours ->
        [yes] { $count ->
            [one] descubrió tu escondite: { $places }
           *[other] descubrió tus escondites: { $places }
        }
       *[no] descubrió { $places }
    }
    .who = descubriste { $places }
fugitive-log-found-alone = { $yours ->
    [yes] { $count ->
        [one] Cayó tu escondite: { $places }.
       *[other] Cayeron tus escondites: { $places }.
    }
   *[no] { $count ->
        [one] Cayó { $places }.
       *[other] Cayeron { $places }.
    }
}
fugitive-log-saw = vio { $cards }
    .who = viste { $cards }
fugitive-log-looked-yours = miró tu mano
fugitive-log-looked = miró la mano del otro jugador
    .who = miraste la mano del otro jugador
fugitive-log-watched = { $keeps ->
        [yes] miró el mazo { $deck }
       *[no] miró el mazo { $deck } y no encontró ninguna carta con la que quedarse
    }
    .who = { $keeps ->
        [yes] miraste el mazo { $deck }
       *[no] miraste el mazo { $deck } y no encontraste ninguna carta con la que quedarte
    }
fugitive-log-kept = se quedó con una carta del { $what }
    .who = te quedaste con una carta del { $what }
fugitive-log-kept-card = se quedó con el { $what }
    .who = te quedaste con el { $what }
fugitive-log-closed = cerró el mazo { $deck }
    .who = cerraste el mazo { $deck }
fugitive-log-passed = pasó
    .who = pasaste
fugitive-log-passed-without = pasó sin la carta extra
    .who = pasaste sin la carta extra
fugitive-log-declined = rechazó la carta extra
    .who = rechazaste la carta extra
fugitive-log-gave_up = abandonó la cacería
    .who = abandonaste la cacería
fugitive-log-idle = se quedó sin tiempo
    .who = te quedaste sin tiempo
fugitive-log-manhunt = Empezó la cacería.
fugitive-log-over = { $reason ->
    [caught] Cayó el último escondite: se acabó la huida.
    [manhunt] El Marshal no falló ni una vez en la cacería.
    [escaped] El Fugitivo desapareció en la noche.
    [escaped_clean] Sin cacería: el Fugitivo desapareció en la noche.
    [limit] Tras la ronda 60 cortaron todas las carreteras.
   *[resigned] { $who } abandonó.
}

## Lo que le pasó a un jugador

fugitive-hit-found = { $named ->
    [yes] { $by } probó el { $number } y ahí estabas
   *[no] Cayó tu escondite del { $number }
}{ $sprints_count ->
    [0] .
    [one] , con la carta de sprint { $sprints }.
   *[other] , con las cartas de sprint { $sprints }.
}
fugitive-hit-found_covered = { $named ->
    [yes] { $by } probó el { $number } y ahí estabas; lo que hay debajo sigue oculto.
   *[no] Cayó tu escondite del { $number }; lo que hay debajo sigue oculto.
}
fugitive-hit-looked = { $who } miró tu mano.
fugitive-total-hidden = { $count ->
    [one] 1 escondite boca abajo
   *[other] { $count } escondites boca abajo
}
fugitive-total-hand = { $count ->
    [one] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
fugitive-hit-closed_deck = { $who } te cerró el mazo { $deck }.

## Grandes momentos

fugitive-scene-found = Ronda { $round } · { $marshal } descubre { $numbers }
fugitive-scene-place = { $rounds ->
    [0] El **{ $number }** estaba recién colocado,
   *[other] El **{ $number }** estaba boca abajo desde la ronda { $round }
}
fugitive-scene-covered = { $count ->
    [one] sobre 1 carta de sprint, que sigue boca abajo.
   *[other] sobre { $count } cartas de sprint, que siguen boca abajo.
}
fugitive-scene-bare = sin cartas de sprint.
fugitive-scene-beneath = sobre { $cards }.
fugitive-scene-bluff = Desde el { $last } no hacía falta ninguna carta de sprint: fue un { -bluff }.
fugitive-scene-spare = { $spare ->
    [one] Desde el { $last } sobra 1 huella.
   *[other] Desde el { $last } sobran { $spare } huellas.
}
fugitive-scene-needed = Desde el { $last } hacían falta todas sus cartas de sprint.
fugitive-scene-others = … y { $count } más.
fugitive-scene-early = { $marshal } ya dijo el { $number } en la ronda { $round }: demasiado pronto, aún no había nadie allí.
fugitive-scene-together = { $marshal } ya dijo el { $number } en la ronda { $round }, pero junto a un número equivocado.
fugitive-scene-left = { $count ->
    [one] Queda 1 escondite boca abajo
   *[other] Quedan { $count } escondites boca abajo
}; { $fugitive } tiene { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
fugitive-scene-open = Ya hay un escondite de 30 o más descubierto: si { $fugitive } llega ahora al 42, no habrá cacería.
fugitive-scene-manhunt = Ronda { $round } · Cacería: { $fugitive } llegó al 42
fugitive-scene-ran = { $count ->
    [0] { $fugitive } corrió hacia el 42 sin cartas de sprint.
    [one] { $fugitive } corrió hacia el 42 con 1 carta de sprint.
   *[other] { $fugitive } corrió hacia el 42 con { $count } cartas de sprint.
}
fugitive-scene-hunts = { $top ->
    [0] No hay ningún escondite descubierto, así que { $marshal } sale a cazar. Tiene que nombrar un escondite tras otro, y un solo fallo deja libre a { $fugitive }.
   *[other] Más allá del { $top } no hay nada descubierto, así que { $marshal } sale a cazar. Tiene que nombrar un escondite tras otro, y un solo fallo deja libre a { $fugitive }.
}
fugitive-scene-hidden = Siguen boca abajo { $count } de { $all } escondites.
fugitive-scene-picture-hidden = boca abajo

## Lo que dice una computadora en un gran momento: el suyo (glad) o el malo (sorry); 60 letras como mucho

fugitive-says-bold-glad-1 = Pie a fondo y ojos abiertos. No hay más secreto.
fugitive-says-bold-glad-2 = Lo olí desde la autopista.
fugitive-says-bold-glad-3 = ¿Suerte? Yo corro más que la suerte.
fugitive-says-bold-sorry-1 = Menos mal, que ya me estaba durmiendo.
fugitive-says-bold-sorry-2 = Queda mucha carretera y llevo el tanque lleno.
fugitive-says-bold-sorry-3 = ¡Ja! Ahora se pone interesante.
fugitive-says-careful-glad-1 = Lo tenía subrayado. Dos veces.
fugitive-says-careful-glad-2 = Poquito a poco y puerta por puerta.
fugitive-says-careful-glad-3 = Tal como anoté en la página cuatro.
fugitive-says-careful-sorry-1 = Sabía que había que vigilar la puerta de atrás.
fugitive-says-careful-sorry-2 = Respirar. Mirar el mapa. Volver a respirar.
fugitive-says-careful-sorry-3 = Esto no estaba en mis notas.
fugitive-says-spiteful-glad-1 = Uy. ¿Te dolió?
fugitive-says-spiteful-glad-2 = Qué bonitas cortinas. Una lástima.
fugitive-says-spiteful-glad-3 = Guardo el recibo: el desayuno lo pagas tú.
fugitive-says-spiteful-sorry-1 = Disfruta, disfruta. Yo todo lo anoto.
fugitive-says-spiteful-sorry-2 = Ojalá te quedes sin gasolina, y que llueva.
fugitive-says-spiteful-sorry-3 = Ya se te pinchará una rueda. Y a mí no me llames.
fugitive-says-talkative-glad-1 = Me lo dijo un pajarito. Bueno, una camarera.
fugitive-says-talkative-glad-2 = ¡No sabes lo que se cuenta en las gasolineras!
fugitive-says-talkative-glad-3 = ¿Te he contado lo del motel de Yuma? ¿No? Pues siéntate.
fugitive-says-talkative-glad-4 = Pregunté por el camino y, hablando, hablando…
fugitive-says-talkative-glad-5 = En la cafetería ya lo sabían. ¡Llámalos y verás!
fugitive-says-talkative-sorry-1 = ¿Fue por la postal? Fue por la postal.
fugitive-says-talkative-sorry-2 = ¡Pero si solo paré a charlar una horita o dos!
fugitive-says-talkative-sorry-3 = Yo aquí, con medio sándwich, y ahora pasa esto.
fugitive-says-talkative-sorry-4 = ¿Lo hablamos? A mí me encantaría hablarlo.
fugitive-says-talkative-sorry-5 = Mi prima lo habría visto venir. Esa lo ve todo.

## Lo que habla a favor de una jugada aconsejada; 90 letras como mucho, y cierto sea lo que sea lo oculto

fugitive-gain-marshal-soon = Sobre todo, puede acabar la persecución ya mismo.
fugitive-gain-marshal-late = Sobre todo, estrecha el cerco antes de que el Fugitivo llegue al 42.
fugitive-gain-marshal-hunt = Sobre todo, te servirá si hay cacería.
fugitive-gain-fugitive-soon = Sobre todo, así es más difícil que te encuentren en el próximo turno.
fugitive-gain-fugitive-late = Sobre todo, enfría tu rastro de camino al 42.
fugitive-gain-fugitive-hunt = Sobre todo, deja menos que encontrar en una cacería.
fugitive-why-run-free = Ya hay un escondite de 30 o más descubierto: en el 42 escapas sin cacería.
fugitive-why-run-hunted = { $count ->
    [one] En el 42 te libras, salvo que el Marshal acierte tu último escondite a la primera.
   *[other] En el 42 te libras, salvo que el Marshal acierte tus { $count } escondites sin un fallo.
}
fugitive-why-hide-ready = Desde el { $card }, con lo que te queda en la mano llegas al 42.
fugitive-why-hide-bluff = { $may ->
    [one] No hace falta sprint, pero el Marshal no lo sabe.
   *[other] No hace falta sprint, pero así el Marshal ve { $may } números posibles.
}
fugitive-why-hide-vain = El Marshal ya probó con el { $card } y falló.
fugitive-why-hide-second = Con dos escondites boca abajo, un solo acierto ya no acaba la persecución.
fugitive-why-hide = { $may ->
    [one] No te cuesta ninguna otra carta.
   *[other] No gastas ninguna otra carta, y el Marshal ve { $may } números posibles.
}
fugitive-why-hide-far = { $may ->
    [one] Llegas tan lejos como te permiten tus cartas de sprint.
   *[other] No se pierde ni una huella, y el Marshal ve { $may } números posibles.
}
fugitive-why-hide-spare = { $may ->
    [one] Con esas cartas de sprint podrías haber llegado más lejos.
   *[other] Esas cartas dan para ir más lejos: el Marshal ve { $may } números posibles.
}
fugitive-why-pass-none = Ninguna carta de tu mano se puede colocar.
fugitive-why-pass-soon = { $count ->
    [one] Te falta una huella para el 42: puede bastar una carta más.
   *[other] Te faltan { $count } huellas para el 42: pueden bastar una o dos cartas.
}
fugitive-why-pass-card = { $count ->
    [one] Guardas tu única carta y puedes tomar una más.
   *[other] Guardas tus { $count } cartas y puedes tomar una más.
}
fugitive-why-pass = { $count ->
    [one] Guardas tu única carta y no dejas nada nuevo que descubrir.
   *[other] Guardas tus { $count } cartas para correr más lejos y no dejas nada nuevo que descubrir.
}
fugitive-why-stop = { $count ->
    [one] Guardas 1 carta y dejas una pista menos.
   *[other] Guardas { $count } cartas y dejas una pista menos.
}
fugitive-why-take = Ganas una carta que no cuesta nada.
fugitive-why-decline = Así nadie sabe de qué mazo vendrá tu próxima carta.
fugitive-why-draw-near = { $near ->
    [one] En ese mazo hay un número al que llegas desde el { $last } sin sprint.
   *[other] En ese mazo hay { $near } números a los que llegas desde el { $last } sin sprint.
}
fugitive-why-draw-all = Cualquier carta de ese mazo pasa del { $last } y aún puede ser un escondite.
fugitive-why-draw-some = De los { $count } números que pueden salir de ese mazo, { $ahead } { $ahead ->
    [one] pasa
   *[other] pasan
} del { $last }.
fugitive-why-draw-behind = Ninguna carta de ese mazo pasa del { $last }, pero todas dan huellas para correr.
fugitive-why-tell = { $count ->
    [one] Solo un número del { $band } puede estar boca abajo; si lo robas, queda descartado.
   *[other] { $count } números del { $band } pueden estar boca abajo; el que robes queda descartado.
}
fugitive-why-tell-none = Lo que robes del { $band } ya no podrá robarlo el Fugitivo.
fugitive-why-guess-all = Si aciertas { $count ->
    [2] los dos
   *[other] los { $count }
}, no queda nada boca abajo y ganas.
fugitive-why-guess-many = { $left ->
    [one] Si aciertas { $count ->
        [2] los dos
       *[other] los { $count }
    }, solo queda un escondite boca abajo.
   *[other] Si aciertas { $count ->
        [2] los dos
       *[other] los { $count }
    }, quedan { $left } escondites boca abajo.
}
fugitive-why-guess-sure = Uno de los escondites es el { $number }, seguro.
fugitive-why-guess-last = Es el último escondite, con { $count } números posibles: si es el { $number }, ganas la partida.
fugitive-why-guess-hunt = Un fallo acaba la cacería. Un escondite tiene solo { $count } números posibles; uno es el { $number }.
fugitive-why-guess-places = El { $number } cabe en { $places } de los escondites; uno de ellos tiene solo { $count } números posibles.
fugitive-why-guess-wide = El { $number } puede estar en cualquiera de los { $places } escondites boca abajo.
fugitive-why-guess = Un escondite tiene { $count } números posibles, y el { $number } es uno de ellos.
fugitive-why-guess-blind = Sabes que ese número no es un escondite: así no das ninguna pista.
fugitive-why-give_up = La cacería acaba aquí.
fugitive-why-trace = { $count ->
    [one] Debajo hay una carta de sprint: te dice lo largo que pudo ser el salto.
   *[other] Debajo hay { $count } cartas de sprint: te dicen lo largo que pudo ser el salto.
}
fugitive-why-probe = { $count ->
    [0] Confirma que no hay ningún escondite en el { $band }.
    [one] Un número del { $band } puede estar boca abajo: la respuesta lo aclara.
   *[other] { $count } números del { $band } pueden estar boca abajo: la respuesta dice cuántos lo están.
}
fugitive-why-keep = El { $card } pasa del { $last } y aún puede ser un escondite.
fugitive-why-keep-behind = { $count ->
    [one] Da una huella para correr.
   *[other] Da { $count } huellas para correr.
}
fugitive-why-keep-hunted = En tu mano, el { $card } ya no puede ser un escondite.
fugitive-why-watch = Ves las dos primeras cartas y te quedas con el mejor escondite, si hay alguno.
fugitive-why-watch-hunted = Lo que veas en el mazo no es un escondite.
fugitive-why-close = La próxima carta del Marshal no puede venir del { $band }.
fugitive-why-close-hunted = La próxima carta del Fugitivo no puede venir del { $band }.

## La historia de una partida terminada

fugitive-line-never = Sin robar
fugitive-story-gave-up = El momento decisivo: { $marshal } abandonó la cacería con { $left } por descubrir.
fugitive-story-broke = El momento decisivo: en la cacería { $marshal } dijo el { $number }; el escondite más cercano era el { $near }.
fugitive-story-opened = El momento decisivo: en la ronda { $round } { $marshal } descubrió el { $number } y ya no podía haber cacería.
fugitive-story-at-once = El momento decisivo: en la ronda { $round }, { $marshal } descubrió { $numbers } en un solo intento.
fugitive-story-manhunt = El momento decisivo: { $fugitive } corrió hacia el 42 en la ronda { $started } con muy poco descubierto, y el Marshal no falló ni una vez en la cacería.
fugitive-story-last = El momento decisivo: en la ronda { $round } { $marshal } descubrió { $numbers }, el último escondite que le quedaba a { $fugitive }.
fugitive-story-one-wrong = El fallo más ajustado: en la ronda { $round } { $marshal } dijo { $numbers }; solo el { $wrong } estaba mal.
fugitive-story-near = El fallo más ajustado: en la ronda { $round } { $marshal } dijo el { $number }; el escondite era el { $near }{ $last ->
    [yes] {""}, el último que quedaba: con él habría ganado
   *[no] {""}
}.
fugitive-story-best = El mejor intento: en la ronda { $round } { $marshal } dijo { $numbers }{ $count ->
    [one] {""}
   *[other] {" "}a la vez
}, cuando había { $many } números posibles.
fugitive-story-leap = La carrera más audaz: del { $last } al { $number } en la ronda { $round }, con { $cards } para { $need ->
    [one] la huella que hacía falta
   *[other] las { $need } huellas que hacían falta
}.
fugitive-story-bluff = El mejor { -bluff }: el { $number } sobre { $count ->
    [one] 1 carta de sprint
   *[other] { $count } cartas de sprint
}, { $need ->
    [0] sin necesitar ninguna
   *[other] { $spare } huellas más de las necesarias
}; { $found ->
    [0] nunca se descubrió.
   *[other] se descubrió en la ronda { $found }.
}
fugitive-story-longest = El escondite que más duró: el { $number }, con { $rounds } rondas boca abajo desde la ronda { $since }; { $found ->
    [0] nunca se descubrió.
   *[other] se descubrió en la ronda { $found }.
}
fugitive-story-count = El Marshal acertó { $hits } de { $all ->
    [one] 1 intento
   *[other] { $all } intentos
}; { $fugitive } { $passes ->
    [0] no pasó nunca
    [one] pasó una vez
   *[other] pasó { $passes } veces
}.
fugitive-cause-marshal = En la ronda { $round } { $marshal } nombró el { $number }: con lo que sabía, su probabilidad era del { $named } %. El escondite era el { $there }, con un { $true } %.
fugitive-cause-fugitive = De los { $found } escondites que { $marshal } descubrió, { $fugitive } había colocado { $bare } sin cartas de sprint.
fugitive-fate-caught = La huida de { $who } terminó en el { $last }, a { $short ->
    [one] 1 número
   *[other] { $short } números
} del 42, con { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano.
fugitive-fate-manhunt = { $who } llegó al 42, pero el Marshal no falló ni una vez en la cacería.
fugitive-fate-limit = { $who } seguía en el { $last } cuando se cortaron las carreteras.
fugitive-fate-resigned = { $who } abandonó en el { $last }.
fugitive-fate-called = { $who } dio la partida por terminada en el { $last }, su último escondite.
fugitive-fate-marshal = { $count ->
    [0] { $who } lo había descubierto todo menos la salida.
   *[other] { $who } nunca descubrió { $left }.
}
fugitive-fate-marshal-resigned = { $count ->
    [0] { $who } abandonó.
   *[other] { $who } abandonó sin descubrir { $left }.
}

## Lo que está en juego, para una mano

fugitive-line-possible = Aún posibles
fugitive-stake-hidden = { $count ->
    [one] Te queda 1 escondite boca abajo: si cae, pierdes.
   *[other] Te quedan { $count } escondites boca abajo.
}
fugitive-stake-free = Ya cayó un escondite de 30 o más: en el 42 quedas libre.
fugitive-stake-hunted = Si no cae un escondite de 30 o más, en el 42 habrá cacería.
fugitive-stake-hunts = Si no cae un escondite de 30 o más, en el 42 habrá cacería.
fugitive-stake-gone = Ya cayó un escondite de 30 o más: en el 42 el Fugitivo queda libre.
fugitive-stake-known = 1 escondite boca abajo: solo puede ser el { $number }.
fugitive-stake-between = { $count ->
    [one] 1 escondite boca abajo, del { $first } al { $last }.
   *[other] { $count } escondites boca abajo, del { $first } al { $last }.
}
fugitive-picture-possible = posible
fugitive-picture-held = tu carta
fugitive-picture-new = nueva
fugitive-picture-vain = ya falló
fugitive-picture-crossed = ya dicho: no era
fugitive-picture-vain-together = falló junto a otros
fugitive-picture-reach = { $more ->
    [0] { $last } → { $first }
   *[other] { $last } → del { $first } al { $reach }
}
fugitive-picture-laid = { $need ->
    [0] { $card }: no pide huellas y pones { $laid }
   *[other] { $card }: { $laid } de { $need } huellas
}

## Las marcas del Marshal

fugitive-note = Marcas
fugitive-note-title = Tus marcas en la libreta
fugitive-note-suspected = Sospechosos
fugitive-note-suspected-about = Números como 12 14-16; cada uno tendrá su botón
fugitive-note-doubted = Descartados
fugitive-note-doubted-about = Números como 5 9-11; se quedan sin botón
fugitive-picture-suspected = sospechoso
fugitive-picture-doubted = descartado por ti
fugitive-line-suspected = Sospechosos
fugitive-line-doubted = Descartados por ti

## Quién eres y qué da la victoria

fugitive-aim-fugitive-run = Llega al 42 antes de que descubran todos tus escondites. Las cartas de sprint te llevan más lejos; varios escondites ocultos te protegen.
fugitive-aim-fugitive-open = En el 42 quedas libre.
fugitive-aim-fugitive-hunt = Con un solo fallo del Marshal quedas libre.
fugitive-aim-marshal-run = Descubre cada escondite antes de que el Fugitivo escape por el 42. Tus cartas descartan números.
fugitive-aim-marshal-open = Descubre todos los escondites antes de que el Fugitivo llegue al 42.
fugitive-aim-marshal-hunt = { $count ->
    [one] Nombra el último escondite sin fallar.
   *[other] Nombra los últimos { $count } escondites sin fallar.
}
fugitive-aim-all-run = El Fugitivo quiere llegar al 42; el Marshal, descubrir antes todos los escondites.
fugitive-aim-all-open = En el 42 el Fugitivo queda libre; el Marshal quiere descubrir antes todos los escondites.
fugitive-aim-all-hunt = { $count ->
    [one] El Marshal debe nombrar el último escondite; si falla, el Fugitivo queda libre.
   *[other] El Marshal debe nombrar los últimos { $count } escondites sin fallar; si falla, el Fugitivo queda libre.
}

## Lo que es nuevo para alguien: se dice una sola vez

fugitive-coach-legend = El ? es un escondite oculto; la lupa, uno descubierto. La F es el Fugitivo. Las cartas de sprint van debajo de un escondite.
fugitive-coach-legend-fugitive = El ojo tachado marca un escondite que sigue oculto; la lupa, uno descubierto. Las cartas de sprint van debajo de un escondite.
fugitive-coach-legend-marshal = Las cartas azules son escondites ocultos y sus números posibles. La lupa marca uno descubierto. Las cartas de sprint van debajo de un escondite.
fugitive-coach-hide = Cada escondite debe ser mayor que el último y estar como mucho 3 números más allá; con sprint llegas más lejos.
fugitive-coach-second = Con dos escondites, un solo acierto no acaba la partida; con uno, guardas más cartas.
fugitive-coach-sprint = Debajo de un escondite, una carta impar da 1 huella y una par, 2; el Marshal solo ve cuántas cartas hay.
fugitive-coach-bluff = Puedes poner cartas de sprint que no necesitas: un { -bluff } no se nota.
fugitive-coach-dead = Las cartas menores que tu último escondite solo sirven de sprint: gástalas primero.
fugitive-coach-draw-fugitive = Roba del mazo que quieras: el Marshal ve cuál es, pero no la carta.
fugitive-coach-pass = Pasar guarda tus cartas para una carrera más larga; el Marshal roba y adivina igual.
fugitive-coach-take = Esta carta es por pasar. El Marshal ve de qué mazo viene.
fugitive-coach-hunted = Puedes llegar al 42, pero habrá cacería: con un fallo del Marshal quedas libre.
fugitive-coach-free = Ya hay un escondite de 30 o más descubierto: en el 42 quedas libre en el acto.
fugitive-coach-vain = La cruz marca un número que el Marshal ya dijo en vano: quizá sea más seguro.
fugitive-coach-draw-marshal = Una carta de tu mano no puede ser un escondite. Roba donde todavía pueda haber escondites.
fugitive-coach-guess = Si fallas, solo pierdes el turno. Si aciertas, se descubren el escondite y sus cartas de sprint.
fugitive-coach-several = Puedes decir varios números: si uno solo falla, no se descubre nada.
fugitive-coach-span = Sobre cada carta oculta se lee qué números puede ser; los tachados quedan descartados.
fugitive-coach-beneath = Un salto es de 3 números como mucho. Cada carta de sprint lo alarga en 1 o 2, o es un { -bluff }.
fugitive-coach-passed = El Fugitivo pasó: no hay nada nuevo que descubrir, pero tiene una carta más para correr.
fugitive-coach-decks = Todos ven de qué mazo viene cada carta: lo que roba el Fugitivo es una pista.
fugitive-coach-marks = Con Marcas anotas lo que sospechas y lo que descartas; solo tú las ves.
fugitive-coach-missed = El Fugitivo puede esconderse después en un número que ya dijiste: la cruz de la libreta lo recuerda.
fugitive-coach-thirty = Con un escondite de 30 o más descubierto, el 42 libera al Fugitivo; si no lo hay, empieza la cacería.
fugitive-coach-manhunt = Nombra los escondites de uno en uno. Con un fallo, el Fugitivo queda libre.
fugitive-coach-event = Un evento de la casa se cumple en el acto; si salió de un mazo, el jugador que lo sacó roba otra vez.
fugitive-coach-placeholder = Cuantos más escondites ocultos hay, más ayuda un marcador al Marshal.
fugitive-coach-extra-draw = Esta carta es por un evento, o para sustituirlo; no es la de tu turno.
fugitive-coach-trace = Elige un lugar: se descubren sus cartas de sprint; el escondite sigue oculto.
fugitive-coach-probe = Elige una zona: todos oyen cuántos escondites ocultos hay en ella.
fugitive-coach-watch = Ves las dos primeras cartas del mazo y te quedas con una; nadie más las ve.
fugitive-coach-keep = La carta con la que te quedas va a tu mano; la otra, al fondo de su mazo.
fugitive-coach-close = Nadie roba de este mazo hasta que el otro bando termine su próximo robo.
fugitive-peril-sprints = { $needed ->
    [0] Para el { $hideout } no hacen falta cartas de sprint
    [one] Para el { $hideout } basta 1 carta de sprint
   *[other] Para el { $hideout } bastan { $needed } cartas de sprint
}, y pondrías { $laid }. Las cartas que gastes ahora te faltarán camino del 42, y el Marshal tendrá tiempo de encontrarte. Guarda { $wasted } de ellas.
fugitive-peril-impossible = El { $number } no puede ser un escondite: lo descartan tus cartas, los escondites descubiertos o la distancia entre ellos. Perderías este intento, y el Fugitivo se acerca al 42. { $left ->
    [one] Solo 1 número es posible: di ese.
   *[other] Hay { $left } números posibles: di uno de ellos.
}
fugitive-peril-several = Dices { $count } números a la vez. Si falla uno, no descubres nada, y los aciertas todos más o menos { $often ->
    [one] 1 vez
   *[other] { $often } veces
} de cada 100. Si dices solo el { $number }, aciertas { $single ->
    [one] 1 vez
   *[other] { $single } veces
} de cada 100: di ese y nada más.

## La primera partida, paso a paso: qué hacer y por qué

fugitive-lesson-end-marshal = Ya lo conoces todo: escondites, sprint, mazos y cacería. El último escondite era el 38, que necesitaba el sprint: con el 39 se pierde la cacería. Ahora persigue de verdad, o ponte tú en el camino.
fugitive-lesson-end-fugitive = ¡Libre! Esconderse, engañar, saltar y correr: eso es ser el Fugitivo. Ahora corre de verdad, o persigue desde el otro bando.
fugitive-lesson-row = El rastro
    .what = { $name1 } se escondió dos veces. Antes de adivinar robas dos cartas. ¿De qué mazo?
    .why = Cada escondite está de 1 a 3 números más allá del anterior, así que estos dos van del 1 al 6. Una carta de tu mano no puede ser un escondite.
fugitive-lesson-first = Primer intento
    .what = Robaste el 4 y el 5. ¿Qué número dices?
    .why = Quedan cuatro parejas: 1 y 2, 1 y 3, 2 y 3, 3 y 6. Si aciertas, el escondite se descubre; si fallas, solo pierdes el turno.
fugitive-lesson-sure = Cartas de sprint
    .what = ¡Acertaste! { $name1 } se escondió otra vez, con dos cartas de sprint debajo. Robaste el 11. ¿Qué número es seguro?
    .why = Sin sprint se avanza 3 números como máximo. Una carta de sprint impar suma 1 más; una par, 2.
fugitive-lesson-miss = Una prueba
    .what = Era el 6. { $name1 } siguió adelante y robaste el 14. Prueba el 10 y mira qué pasa.
    .why = Tras el 6, para el 7, el 8 y el 9 no hacía falta sprint. Para el 10, el 12 y el 13, sí: son más probables, si no es un { -bluff }.
fugitive-lesson-several = Dos a la vez
    .what = No era el 10. Robaste el 13, y ya hay tres escondites boca abajo. ¿Qué pruebas?
    .why = Probar dos números a la vez ahorra un turno, pero tienes que acertar los dos. El 12 es lo más probable. El escondite siguiente no tiene sprint: tras el 12 solo puede ser el 13, el 14 o el 15, y dos de ellos los tienes tú.
fugitive-lesson-notepad = El último
    .what = ¡Acertaste los dos! { $name1 } pasó y queda un solo escondite: si lo descubres, ganas. Robaste el 18. Prueba el 19.
    .why = Tu imagen marca como posibles el 16, el 17, el 19 y el 20. Solo el 19 y el 20 necesitaban la carta de sprint.
fugitive-lesson-even = Par o impar
    .what = No era el 19, y { $name1 } dio otro paso. Robaste el 21. ¿Qué número ahora?
    .why = Desde el 15, con un sprint impar se llega al 19 como máximo; con uno par, al 20.
fugitive-lesson-tells = El mazo delata
    .what = Descubriste el 20 y después el 22. Robaste el 27. { $name1 } acababa de robar del 29-41 y se escondió. ¿Qué número es?
    .why = Todos ven de qué mazo viene cada carta. Hay dos sprints debajo: con ellos se llega del 22 al 29 como máximo.
fugitive-lesson-gamble = Todo o nada
    .what = Descubriste el 29 y robaste el 37. { $name1 } está a punto de llegar al 42. ¿Qué pruebas?
    .why = En el 42 empieza una cacería. Pero si antes descubres solo uno de los dos escondites, y es de 30 o más, { $name1 } escapa sin cacería: o los dos, o ninguno. Ahora fallar no cuesta nada.
fugitive-lesson-bluff = ¡Cacería!
    .what = No eran esos, y { $name1 } llegó al 42 con una carta de sprint. Probaste el 36: ¡correcto! Falta uno. ¿El 38 o el 39?
    .why = Si fallas, { $name1 } escapa. Desde el 38 necesitaba el sprint; desde el 39 era un { -bluff }.
fugitive-lesson-start = El primer paso
    .what = { $name1 } te persigue adivinando números. ¿Dónde te escondes primero?
    .why = Cada escondite está como mucho 3 más allá del anterior. Tus cartas: 1, 2, 3, 5, 8, 11, 15, 20 y 42.
fugitive-lesson-sprint = Cartas de sprint
    .what = Toca el segundo escondite. Una carta debajo te lleva más lejos: 1 número si es impar, 2 si es par. ¿Qué haces?
    .why = Sin ayuda llegas del 3 al 6. { $name1 } ve cuántas cartas hay debajo, no cuáles.
fugitive-lesson-deck = Robar
    .what = { $name1 } probó el 7 y falló. Tu turno empieza robando. ¿De qué mazo?
    .why = Estás en el 8. { $name1 } ve el mazo, no la carta.
fugitive-lesson-bluffing = Un { -bluff }
    .what = Robaste el 18. El 11 está a 3 pasos. ¿Cómo te escondes ahí?
    .why = Si añades un sprint que no te hace falta, { $name1 } buscará demasiado lejos.
fugitive-lesson-spend = ¿Qué carta?
    .what = { $name1 } descubrió el 3. Robaste el 22. Del 11 al 15 te falta un paso: necesitas un sprint. ¿Cuál pones?
    .why = Una carta que pones debajo ya no puede ser un escondite.
fugitive-lesson-danger = Solo queda uno
    .what = { $name1 } descubrió el 8 y el 15 en un solo intento. ¡Solo el 11 sigue oculto! Robaste el 25. ¿Y ahora?
    .why = Si descubren todos tus escondites, pierdes en el acto, estés donde estés.
fugitive-lesson-leap = El salto
    .what = { $name1 } probó el 12 y falló. Robaste el 28. ¿Cómo sigues desde el 18?
    .why = Dos sprints pares te llevan 4 más lejos. Desde el 25, el 28 está a tu alcance.
fugitive-lesson-run = ¿Corres o esperas?
    .what = Rondas después estás en el 39, con cuatro escondites ocultos y el 42 a tu alcance. ¿Corres, corres con un { -bluff } o esperas una ronda?
    .why = En la cacería { $name1 } tiene que nombrar los cuatro sin un fallo. Pero si antes descubre uno de 30 o más, en el 42 escapas sin cacería.
fugitive-lesson-answer-too_far = Ese mazo empieza en el 15, y { $name1 } aún no ha llegado. Las cartas de ese mazo no descartan nada.
fugitive-lesson-answer-much_too_far = El 29 queda muy lejos. Roba donde { $name1 } puede estar ahora.
fugitive-lesson-answer-yours = El 5 lo tienes tú, así que { $name1 } no puede estar ahí.
fugitive-lesson-answer-rare = El 6 está en una sola de las cuatro parejas. Hay otro número que está en tres.
fugitive-lesson-answer-best = Puedes probar cualquiera, pero hay un número que está en tres de las cuatro parejas.
fugitive-lesson-answer-yours_too = El 4 lo tienes tú. ¿Qué más puede seguir al 3 sin sprint?
fugitive-lesson-answer-second = Esa es la segunda carta. Tiene sprints, así que puede ser muchos números. La primera no tiene sprints.
fugitive-lesson-answer-certain = Hay un número seguro: de 1 a 3 más allá del 3, y no está en tu mano.
fugitive-lesson-answer-beneath = Puede ser, pero hay dos sprints debajo, y solo el 10, el 12 y el 13 los necesitaban.
fugitive-lesson-answer-half = El 12 solo es lo prudente, pero { $name1 } avanza cada ronda. Para el escondite siguiente queda un único número que no es tuyo.
fugitive-lesson-answer-held = El 14 lo tienes tú, así que la pareja falla. Y si la pareja falla, el 12 no se descubre aunque sea correcto.
fugitive-lesson-answer-both = Puede ser, pero el 12 es lo más probable, y tras el 12 va el 13, el 14 o el 15: dos de ellos los tienes tú.
fugitive-lesson-answer-alike = Casi igual de bueno: al 20 le hace falta un sprint par; al 19 le sirve cualquiera.
fugitive-lesson-answer-likelier = Es posible, pero ese número no necesitaba sprint, y debajo hay uno.
fugitive-lesson-answer-needless = El 16 no necesitaba sprint. De los que quedan, hay uno que sí.
fugitive-lesson-answer-held_again = El 21 lo acabas de robar tú.
fugitive-lesson-answer-needed = Puede ser, pero solo queda un número que necesitaba ese sprint.
fugitive-lesson-answer-other_deck = El 24 es del mazo 15-28. La carta que { $name1 } acababa de robar no es de ese mazo.
fugitive-lesson-answer-jump = Demasiado lejos: desde el 22, con dos sprints se llega al 29 como máximo.
fugitive-lesson-answer-drawn = Puede ser, pero { $name1 } acababa de robar del 29-41.
fugitive-lesson-answer-alone = Probar únicamente el 35 es una trampa: si aciertas, hay un escondite de 30 o más descubierto, y { $name1 } escapa en el 42. Descubre los dos escondites o ninguno.
fugitive-lesson-answer-alone_last = Si el 38 es correcto, el otro escondite sigue oculto, y en el 42 el Fugitivo queda libre. Descubre los dos o ninguno.
fugitive-lesson-answer-surrender = Abandonar cuenta como un fallo.
fugitive-lesson-answer-short = Puedes, pero es un solo paso, y el 42 está lejos. { $name1 } adivina cada ronda.
fugitive-lesson-answer-far = Eso gasta sprints que necesitarás después. ¿Hasta dónde llegas sin ellos?
fugitive-lesson-answer-cheap = Solo avanzas dos pasos. El 2 ya quedó atrás y no te sirve de escondite, pero como carta de sprint te lleva al 8.
fugitive-lesson-answer-single = Entonces hay un único escondite. Si { $name1 } lo acierta, pierdes.
fugitive-lesson-answer-eight = Puedes, pero el 2 ya no sirve para otra cosa, y te lleva al 8.
fugitive-lesson-answer-behind = Casi todas las cartas del mazo 4-14 ya quedaron atrás. Necesitas cartas que estén delante.
fugitive-lesson-answer-ahead = El 29 queda fuera de tu alcance por muchas rondas. Necesitas cartas justo delante.
fugitive-lesson-answer-bare = Sin nada debajo son 3 pasos como mucho, y { $name1 } lo sabe. Tienes una carta que ya quedó atrás.
fugitive-lesson-answer-dear = El 20 te servirá de escondite más tarde. Engaña con una carta que ya quedó atrás.
fugitive-lesson-answer-eleven = Puedes. Pero engañar con una carta que ya quedó atrás no cuesta nada.
fugitive-lesson-answer-idle = Pasar ahorra cartas, pero { $name1 } se acerca. Aquí mismo tienes un buen escondite.
fugitive-lesson-answer-waste = El 18 es tu próximo escondite. Usa una carta que ya quedó atrás.
fugitive-lesson-answer-waiting = Pasar ahorra cartas, pero regala un intento a { $name1 }. El 15 está a tu alcance.
fugitive-lesson-answer-fifteen = Puedes, pero con el 1 ya llegas al 15, y para otra cosa no te sirve.
fugitive-lesson-answer-alone_there = Entonces el 11 sigue solo. { $name1 } elige entre tres números, y un acierto termina la partida.
fugitive-lesson-answer-eighteen = Puedes, pero el 18 no gasta sprints, y el 11 ya no está solo.
fugitive-lesson-answer-crawl = Así avanzas solo dos pasos. Pon el 20 debajo y darás un salto.
fugitive-lesson-answer-nearly_caught = { $name1 } roba y adivina cada ronda. Con tus cartas puedes estar muy lejos.
fugitive-lesson-answer-twenty_five = Puedes, pero llegas hasta el 25.

## El libro de reglas

fugitive-book-aim = De qué se trata
    .text =
        El Fugitivo corre del 0 al 42 por una fila de escondites: cartas de números crecientes, boca abajo, una tras otra.
        El Marshal nombra números. Un escondite nombrado queda descubierto. Cuando no queda ninguno boca abajo, gana el Marshal.
        Al llegar al 42, el Fugitivo queda libre o tiene que sobrevivir a una última cacería.
    .example = En la imagen el 3 está descubierto y hay dos escondites ocultos. Si el Marshal nombra los dos, gana.
fugitive-book-turn = Una ronda
    .text =
        1. El Fugitivo roba una carta y luego coloca un escondite o pasa.
        2. El Marshal roba una carta y luego adivina.
        La ronda 1 es distinta: el Fugitivo no roba y coloca uno o dos escondites; el Marshal roba dos cartas.
        Todos ven de qué mazo viene una carta, cuántas cartas hay en cada lugar y qué números se dicen. Tus cartas solo las ves tú.
    .example = La ronda 4 de la imagen: el Fugitivo robó del 15-28 y colocó la última carta de la fila, con una de sprint. El Marshal robó el 13 y nombra el 12 y el 15.
fugitive-book-cards = Cartas y mazos
    .text =
        Hay 43 cartas, del 0 al 42, una de cada número. El 0 está a la vista al principio del camino.
        El Fugitivo empieza con el 1, el 2, el 3 y el 42, tres cartas del 4-14 y dos del 15-28; el Marshal, sin cartas.
        El resto son tres mazos: 4-14 (quedan 8 cartas), 15-28 (12) y 29-41 (13).
        Cualquier carta menos el 42 puede ser un escondite o ir debajo de uno como carta de sprint: una impar vale 1 huella y una par, 2.
    .example = El 8 es un escondite en el 8, o dos huellas. El 7 es un escondite en el 7, o una huella.
    .ruling = El reglamento dice que hay cartas de 1 y de 2; que las de 2 son las pares lo dicen fuentes independientes (§2).
fugitive-book-first = El primer turno
    .text =
        El Fugitivo empieza sin robar: coloca un escondite y luego un segundo, o pulsa *Quedarse aquí*. No se puede pasar.
        La distancia del segundo se cuenta desde el primero. Se permiten cartas de sprint.
        Después el Marshal roba dos cartas, una tras otra, y adivina una vez.
    .example = Con el 3 y el 6 boca abajo, si el Marshal nombra el 3, descubre uno de los dos. Si solo está el 2 y lo nombra, gana en la ronda 1.
    .ruling = Uno o dos escondites, como quieras: así lo dice el reglamento, aunque una versión en línea exige dos. Usar sprint desde el principio viene de los consejos de la editorial (§5).
fugitive-book-hiding = Colocar un escondite
    .text =
        Un escondite sale de tu mano y va boca abajo al final de la fila.
        • Debe ser mayor que el último.
        • Puede estar como mucho 3 números más allá del último; con cartas de sprint llegas más lejos.
        • Desde la ronda 2 colocas exactamente uno, o pasas.
        Al 42 llegas como a cualquier otro escondite, y todos lo ven en el acto.
    .example = Tu último escondite es el 4 y tienes el 3, el 5, el 6, el 7 y el 15. Sin cartas de sprint puedes poner el 5, el 6 o el 7. El 3 es menor y el 15 está a 11 pasos.
fugitive-book-sprinting = Cartas de sprint
    .text =
        Pon otras cartas de tu mano debajo de un escondite. Sin ellas avanzas hasta 3 números; cada huella te deja avanzar 1 más.
        • Una carta impar tiene 1 huella; una par, 2.
        • Puedes poner más de las que necesitas, o ponerlas aunque no te haga falta ninguna: es un { -bluff }.
        • El 42 nunca es carta de sprint.
        El Marshal ve cuántas son. Cuando se descubre el escondite, sus cartas de sprint también se descubren.
    .example = En la imagen el 12 está sobre el 1 y el 2: del 6 al 12 hay 6 pasos, así que hacían falta 3 huellas, 1 + 2. El 20 está sobre el 8: del 15 al 20 hay 5 pasos y hacían falta 2 huellas. Del 4 al 10 hacen falta 3 huellas: con el 8 (2 huellas) no basta; con el 8 y el 9 (3 huellas), sí.
fugitive-book-passing = Pasar
    .text =
        Desde la ronda 2 el Fugitivo puede pasar después de robar. No coloca nada y guarda todas sus cartas para una carrera más larga.
        El Marshal roba y adivina igual.
        Pasa cuando un paso sería fácil de adivinar, o cuando una o dos cartas más te llevarían lejos. Pero cuidado con un solo escondite oculto: un acierto acaba la partida.
    .example = En la imagen el Fugitivo pasó en la ronda 5. Hay un solo escondite oculto, así que el Marshal gana con un acierto.
    .ruling = Nadie pasa automáticamente, ni siquiera sin nada que colocar: eso lo delataría (§5).
fugitive-book-drawing = Robar una carta
    .text =
        Elige un mazo: 4-14, 15-28 o 29-41. Solo tú ves la carta; los demás ven el mazo.
        • El Fugitivo roba una carta al empezar cada turno desde la ronda 2.
        • El Marshal roba dos cartas en la ronda 1 y una en las demás. Nunca coloca sus cartas: la que tiene el Marshal no puede ser un escondite.
        No se puede renunciar a robar ni elegir un mazo vacío.
    .example = En la imagen el Marshal tiene el 4, el 5 y el 11, y el próximo escondite puede ser cualquier número del 7 al 13. Cada carta del 4-14 puede descartar un número más.
    .ruling = Con todos los mazos vacíos no se roba y la partida sigue (§5).
fugitive-book-guessing = Adivinar
    .text =
        Nombra un número del 1 al 41, o varios; nunca un lugar de la fila.
        • Si todos son escondites ocultos, se descubren con las cartas de sprint que tienen debajo.
        • Si uno solo no lo es, no se descubre nada, y nadie dice cuáles eran buenos.
        Las cartas de sprint no se adivinan. El Fugitivo puede esconderse después en un número que ya dijiste en vano. Si no queda nada boca abajo, ganas.
    .example = En la imagen están ocultos el 12 y el 15. Si nombras el 12 y el 15, se descubren los dos. Si nombras el 12 y el 16, nada.
    .ruling = Hay que adivinar una vez por turno, pero puedes nombrar un número imposible, por ejemplo uno tuyo: es un fallo (§5).
fugitive-book-notepad = La libreta del Marshal
    .text =
        La libreta en la mano del Marshal hace las cuentas. Un número está tachado si no puede estar oculto: lo tienes tú, está a la vista, ya falló o queda fuera de alcance.
        En cada carta oculta de la fila está el número más bajo y el más alto que puede ser.
        Con *Marcas* anotas lo que sospechas (tendrá su botón) y lo que descartas (se queda sin botón). Solo las ves tú.
    .example = En la imagen hay un escondite oculto, con una carta de sprint. Después del 15, va del 16 al 20; el Marshal tiene el 18. Quedan 16, 17, 19 y 20.
    .ruling = La libreta es nuestra y no prohíbe nada: un número tachado también se puede nombrar (§7).
fugitive-book-manhunt = El 42 y la cacería
    .text =
        Cuando el Fugitivo llega al 42, todo depende del escondite descubierto más alto, sin contar el 42.
        • Si es 30 o más, el Fugitivo gana en el acto.
        • Si es 29 o menos, o no hay ninguno, empieza la cacería. El Marshal nombra números de uno en uno, sin robar. Con un fallo gana el Fugitivo. Si los descubre todos, gana el Marshal.
        Las cartas de sprint bajo el 42 siguen boca abajo.
    .example = En la imagen el más alto descubierto es el 29, así que hay cacería. Quedan dos escondites ocultos: el Marshal debe nombrarlos de uno en uno, en cualquier orden.
    .ruling = La cacería empieza por sí sola; abandonarla cuenta como un fallo (§5).
fugitive-book-bonus = Una carta por pasar
    .text =
        En esta mesa, el Fugitivo que pasa puede tomar una carta más, del mazo más bajo que tenga alguna.
        Todos ven si la toma; la carta solo la ve el Fugitivo. Después le toca al Marshal.
    .example = Los mazos tienen 0, 4 y 6 cartas. Después de pasar, el Fugitivo toma una carta del 15-28 o la rechaza.
    .ruling = Viene de la descripción que hace la editorial de la segunda edición; ayuda al Fugitivo (§6.1).
fugitive-book-events = Eventos de la casa
    .text =
        Todos ven el evento y se cumple en el acto.
        • *Al azar*: seis de los diecisiete están en los mazos. *Ayuda*: los seis que ayudan a un bando. El jugador que saca uno roba otra vez.
        • *Remontada*: hay seis marcadores en los mazos. Con 1 escondite oculto traen un evento para el Fugitivo; con 2, uno neutral; con más, uno para el Marshal. El jugador que saca uno roba otra vez.
        • *Descubrimiento*: cada acierto que no gana la partida trae uno.
        El tablero muestra lo que está en vigor. En la cacería ya no cuenta nada de eso.
    .example = Hay dos escondites ocultos y el Marshal saca un marcador: ocurre un evento neutral, por ejemplo un Soplo. El Marshal roba una carta por él y luego la que reemplaza al marcador.
    .ruling = Los textos de las cartas impresas no son públicos. Estos son nuestros (§6.4).
fugitive-book-asked = Lo que piden los eventos
    .text =
        • *Robar*: elige un mazo para cada carta que te da el evento.
        • *Descubrir cartas de sprint* (Huellas): elige un lugar. Se descubren sus cartas de sprint; el escondite, no.
        • *Contar escondites* (Informante): elige 1-14, 15-28 o 29-41. Todos oyen cuántos escondites ocultos hay ahí.
        • *Mirar un mazo* (Vigilancia): ves sus dos primeras cartas.
        • *Quedarse con una carta* (Vigilancia): de esas dos te quedas con una que sea escondite; la otra va al fondo.
        • *Cerrar un mazo* (Apagón): nadie roba de él hasta que termine el próximo robo del otro bando.
    .example = Están ocultos el 12, el 16 y el 20. El Marshal pregunta por 15-28 y todos oyen: «2».
    .ruling = Se pregunta aunque solo una carta sea un escondite: nadie debe saber que la otra era un evento (§6.4).
fugitive-book-list = Los diecisiete eventos
    .text =
        Para el Fugitivo:
        • Niebla: el próximo intento es de un solo número.
        • Multitud: en el próximo acierto, las cartas de sprint siguen boca abajo.
        • Última esperanza: roba dos cartas.
        • Atajo: el próximo escondite puede estar hasta 5 números más allá sin sprint.
        • Refugio: puede colocar un escondite más, una vez.
        • Filtración: ve la mano del Marshal.

        Para el Marshal:
        • Control: roba dos cartas.
        • Testigo: todos oyen si el último escondite oculto es par o impar.
        • Huellas: descubre las cartas de sprint de un lugar.
        • Informante: pregunta cuántos escondites ocultos hay en una zona.
        • Horas extra: tiene un intento más.
        • Redada: una carta al azar de la mano del Fugitivo, nunca el 42, sale del juego.

        Neutrales, para el jugador que los saca:
        • Soplo: roba una carta.
        • Vigilancia: ve dos cartas de un mazo y se queda con una que pueda ser un escondite.
        • Carterista: ve una carta al azar de la mano del otro, nunca el 42.
        • Apagón: cierra un mazo hasta que el otro bando robe.
        • Segundo aliento: si es el Fugitivo, llega 1 número más lejos; si es el Marshal, adivina un número más.
    .ruling = Estos eventos los inventamos nosotros (§6.4).
fugitive-book-ends = Otros finales
    .text =
        • Si nadie ganó tras el intento de la ronda 60, gana el Marshal.
        • El jugador que abandona pierde.
        • Cuando se acaba tu tiempo, se juega por ti algo inofensivo: el primer escondite es 1, 2 o 3 al azar; después el Fugitivo pasa; se roba del mazo más bajo; se adivina el número más bajo que todos ven posible; la cacería se abandona.
    .ruling = El reglamento no dice nada de esto (§3.2, §5). Con la regla de la casa *Dar por terminada la partida*, las personas de la mesa pueden cerrar tal como está una partida ya decidida.
fugitive-daily-marshal = como el Marshal
fugitive-daily-fugitive = como el Fugitivo
fugitive-squares = Por cada turno: 🟩 descubriste un escondite · ⬛ no descubriste ninguno · 🟦 te escondiste · 🟥 el Marshal descubrió un escondite · 🟧 empezó la cacería · ⬜ nada de lo anterior

## Posiciones de una partida terminada, como dibujo

fugitive-diagram-found = { $number }: escondite descubierto
fugitive-diagram-own = { $number }: escondite boca abajo
fugitive-diagram-lost = { $number }: escondite que nunca se descubrió
fugitive-diagram-escape = El 42, alcanzado
fugitive-diagram-sprint = { $number }: carta de sprint debajo de un escondite
fugitive-diagram-held-fugitive = { $number }: en la mano del Fugitivo
fugitive-diagram-held-marshal = { $number }: en la mano del Marshal
fugitive-diagram-deck = Mazo { $band }: { $count ->
    [0] vacío
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
fugitive-diagram-legend-found = descubierto
fugitive-diagram-legend-card = boca abajo
fugitive-diagram-legend-sprint = sprint
fugitive-diagram-legend-fugitive = mano del Fugitivo
fugitive-diagram-legend-marshal = mano del Marshal

## Logros de partidas terminadas

fugitive-achieved-spent = Sin nada en la mano
    .why = Escapó con la mano vacía.
fugitive-achieved-stride = Zancada
    .why = Se escondió 9 números o más después del escondite anterior.
fugitive-achieved-false_trail = Pista falsa
    .why = Escapó con tres { -bluffs } en la fila.
fugitive-achieved-honest = Carrera honrada
    .why = Escapó sin un solo { -bluff }.
fugitive-achieved-ghost = Fantasma
    .why = Escapó con dos escondites que nadie descubrió.
fugitive-achieved-skin = Por los pelos
    .why = Escapó con un escondite oculto o con ninguno.
fugitive-achieved-quick = Sin parar
    .why = Escapó en 12 rondas como mucho.
fugitive-achieved-manhunt = Entre las redes
    .why = Sobrevivió a una cacería.
fugitive-achieved-first_guess = Buen olfato
    .why = Adivinó un escondite en el primer intento y ganó.
fugitive-achieved-streak = Pisando los talones
    .why = Ganó con tres aciertos seguidos.
fugitive-achieved-doorstep = En la puerta
    .why = Atrapó al Fugitivo en el 36 o más allá.
fugitive-achieved-nipped = De raíz
    .why = Atrapó al Fugitivo antes del 20.

## Lo que pueden pronosticar quienes miran
fugitive-question-hit = ¿Acertará { $who } en su próximo intento?

## Lo que recuerda un servidor

fugitive-sum-away = { $count ->
    [one] 1 Fugitivo escapó
   *[other] { $count } Fugitivos escaparon
}
fugitive-sum-hid = { $count ->
    [one] 1 escondite colocado
   *[other] { $count } escondites colocados
}
fugitive-sum-hideouts = { $count ->
    [one] 1 escondite descubierto
   *[other] { $count } escondites descubiertos
}
fugitive-grudge-several = aquellos escondites descubiertos de golpe
fugitive-grudge-found = aquel intento acertado
