# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-car = auto
-car-first = Auto

colditz-ending-escaped-won = { $many ->
    [one] ¡Ganaste! Nadie sacó a más hombres.
   *[other] ¡Ganaste! { $names } sacaron al mismo número de hombres.
}
colditz-ending-time-won = ¡Ganaste! Se acabó el tiempo y el castillo aguantó.
colditz-ending-nobody_left-won = ¡Ganaste! A ningún oficial le quedan hombres.
colditz-ending-german_left-won = ¡Ganaste! El oficial alemán se fue.
