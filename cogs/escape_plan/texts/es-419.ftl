# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-car = auto
-car-first = Auto

escape_plan-ending-escaped-won = ¡Ganaste! Escapaste con { $amount }, más que nadie.
escape_plan-ending-called-won = ¡Ganaste! Todos dieron la partida por acabada.
