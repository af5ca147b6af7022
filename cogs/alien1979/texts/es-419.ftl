# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-countdown = cuenta regresiva
-countdown-first = Cuenta regresiva

alien1979-ending-launched-won = { $many ->
    [one] ¡Ganaste! Solo tú escapaste en la NAVE.
   *[other] ¡Ganaste! La NAVE despegó con { $names }.
}
