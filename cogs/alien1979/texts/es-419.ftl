# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-countdown = cuenta regresiva
-countdown-first = Cuenta regresiva

alien1979-dead = Moriste. Ves lo que ven todos.
alien1979-left = Dejaste la partida. Ves lo que ven todos.
alien1979-says-talkative-glad-1 = Que conste en la bitácora: con estilo.
alien1979-says-talkative-glad-2 = ¿Vieron eso? Si no, lo cuento otra vez.

alien1979-ending-launched-won = { $many ->
    [one] ¡Ganaste! Solo tú escapaste en la NAVE.
   *[other] ¡Ganaste! La NAVE salió con { $names }.
}
alien1979-ending-called-won = ¡Ganaste! Todos dieron la partida por terminada.
