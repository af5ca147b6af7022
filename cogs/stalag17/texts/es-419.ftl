# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-bluff = blof
-bluffs = blofs

stalag17-event-idle = A { $who } se le acabó el tiempo.
    .who = Se te acabó el tiempo.
stalag17-ending-free-won = ¡Ganaste! Tus tres prisioneros escaparon.
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
    [one] ¡Ganaste! De quienes siguen, nadie llegó más lejos que tú.
   *[other] ¡Ganaste! De quienes siguen, nadie llegó más lejos que { $names }.
}
