# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-car = auto
-car-first = Auto
-tip-off = soplo
-tip-off-first = Soplo

colditz-ending-escaped-won = { $many ->
    [one] ¡Ganaste! Nadie sacó a más hombres.
   *[other] ¡Ganaste! { $names } sacaron al mismo número de hombres.
}
colditz-ending-time-won = ¡Ganaste! Se acabó el tiempo y el castillo aguantó.
colditz-ending-nobody_left-won = ¡Ganaste! A ningún oficial le quedan hombres.
colditz-ending-german_left-won = ¡Ganaste! El oficial alemán se fue.
colditz-ending-called-won = ¡Ganaste! Todos dieron la partida por terminada.
colditz-nation = { $nation ->
    [american] estadounidense
    [british] británico
    [french] francés
    [dutch] holandés
   *[polish] polaco
}
colditz-nations = { $nation ->
    [american] estadounidenses
    [british] británicos
    [french] franceses
    [dutch] holandeses
   *[polish] polacos
}
colditz-heading-hand = { $role ->
    [german] Oficial alemán
    [officer] Oficial de evasión
    [american] Oficial estadounidense
    [british] Oficial británico
    [french] Oficial francés
    [dutch] Oficial holandés
   *[polish] Oficial polaco
}
colditz-do-colour = { $nation ->
    [american] Estadounidense, azul: juega primero
    [british] Británico, rojo: juega segundo
    [french] Francés, celeste: juega tercero
    [dutch] Holandés, naranja: juega cuarto
   *[polish] Polaco, verde: juega quinto
}
colditz-role-american = oficial estadounidense
colditz-lesson-answer-other_post = Puedes, pero los estadounidenses están al norte del patio.
colditz-lesson-posts = El castillo es tuyo
    .what = Ocho estadounidenses quieren salir, y los manda { $name0 }. Coloca cinco guardias: uno en el patio interior y cuatro en la guarnición.
    .why = El sexto se queda en los cuarteles. El guardia que arresta vuelve allí, y su hombre va a una celda.
colditz-lesson-sound = El momento
    .what = Los estadounidenses ya tienen su kit, y cuatro hombres siguen lejos de la zona de recuento. ¿Cómo empiezas tu turno?
    .why = En un recuento encuentras a cada ausente si sacas su número, y el que vuelve tiene que empezar de nuevo.

colditz-now-draw = { $who } sacó { $rolled } y puede robar una carta.
colditz-now-interruption_onward = El { $guard } perdió a su hombre y sigue andando.
colditz-turn-interruption_onward = el hombre desapareció. ¿Hasta dónde sigue el { $guard }?
colditz-stake-out = Estás fuera del juego{ $dared ->
    [0] .
   *[other] : la carrera a vida o muerte falló.
} Los demás siguen jugando.
colditz-why-end-points = Ya gastaste todos los puntos.
colditz-refuse-no_double = No sacaste un doble. De una celda solo se sale con un doble o con una carta de liberación.
colditz-refuse-released = Un doble saca a un solo hombre por turno, y ya lo usaste.
colditz-refuse-dared = Ya intentaste A vida o muerte: hay una por partida.
colditz-refuse-one_posting = En esta mesa se coloca un guardia por turno, y ya lo colocaste.
colditz-scene-escaped = El { $man } se fugó
colditz-says-talkative-glad-1 = ¿Lo viste? Lo cuento en la cena. Dos veces.
colditz-aimless-accept = Nadie te ofreció nada.
colditz-aimless-reject = Nadie te ofreció nada.
