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
stalag17-ending-called-won = ¡Ganaste! Todos dieron la partida por acabada.
