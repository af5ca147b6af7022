# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-bluff = blof
-bluffs = blofs
-guard = guardia
-guards = guardias

stalag17-ending-free-won = ¡Ganaste! Tus tres prisioneros escaparon.
stalag17-ending-tie-won = ¡Ganaste por desempate! Varios liberaron a sus tres prisioneros, y tu vigilancia es la menor.
stalag17-ending-together-won = ¡Ganaste! { $names } se fugaron juntos.
stalag17-ending-void-won = { $many ->
    [one] ¡Ganaste! Tras tres rondas nulas tienes más prisioneros libres y menos vigilancia.
   *[other] ¡Ganaste! Tras tres rondas nulas { $names } tienen más prisioneros libres y menos vigilancia.
}
stalag17-ending-limit-won = { $many ->
    [one] ¡Ganaste! Tras la última ronda tienes más prisioneros libres y menos vigilancia.
   *[other] ¡Ganaste! Tras la última ronda { $names } tienen más prisioneros libres y menos vigilancia.
}
stalag17-ending-alone-won = ¡Ganaste! Los demás se fueron.
stalag17-ending-gone-won = { $many ->
    [one] ¡Ganaste! De los que siguen, nadie llegó más lejos que tú.
   *[other] ¡Ganaste! De los que siguen, nadie llegó más lejos que { $names }.
}
stalag17-ending-called-won = ¡Ganaste! Todos dieron la partida por terminada.

stalag17-now-turn-again = { $who } no pudo fugarse y tiene otra acción.
stalag17-now-last-again = { $last ->
    [one] Último turno de la ronda: { $who } no pudo fugarse y tiene otra acción.
   *[other] Últimos turnos de la ronda, quedan { $last }: { $who } no pudo fugarse y tiene otra acción.
}
stalag17-now-joint = { $escaper } se fugó. ¿Quién se une? Todos responden en secreto: ya respondieron { $done } de { $all }.
stalag17-turn-turn-again = tu fuga falló; elige otra acción.
stalag17-turn-last-again = tu fuga falló; elige una última acción, sin robar.
stalag17-turn-joint = { $escaper } se fugó. ¿Te unes o te quedas?
stalag17-chosen = Elegiste { $side ->
    [tails] cruz: informador
   *[heads] cara: juego normal
}. { $wait }
stalag17-has-chosen = ya eligió
stalag17-refuse-attempted = Ya intentaste fugarte en este turno. Haz otra acción.
stalag17-refuse-offering = Nadie aceptó tu última oferta, y solo puedes tener una.
stalag17-refuse-rested = Ya tuviste tu noche tranquila: solo hay una por partida.
stalag17-scene-after-escape-failed = Todos vieron sus cartas. El intento le cuesta { $cost } de vigilancia, y su turno sigue
stalag17-says-careful-glad-3 = Ni un botón dejé atrás.
stalag17-says-talkative-glad-1 = ¡Y ahora viene lo de la escalera! Ah, ya lo viste.
stalag17-picture-joint = se fugó { $who }
stalag17-lesson-offer = Una oferta
    .what = El { -guard } aceptó: ¡un barracón! { $name1 } ofrece documentos y robó dos cartas por ello. ¿Qué haces?
    .why = Solo se ofrecen objetos del plan. Cualquiera puede tomarlos, y roba además una carta.
