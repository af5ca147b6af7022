# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-car = auto
-car-first = Auto

escape_plan-ending-escaped-won = ¡Ganaste! Escapaste con { $amount }, más que nadie.
escape_plan-ending-called-won = ¡Ganaste! Todos dieron la partida por terminada.

escape_plan-now-over = La partida terminó.
escape_plan-has-rested = hoy ya descansaste
escape_plan-refuse-face_down = Ya lo usaste. Contactos y equipo vuelven a estar listos al descansar; los activos no.
escape_plan-aim-arrested = Te detuvieron: los demás siguen sin ti.
escape_plan-why-finish = Lo que no usaste queda listo para después.
escape_plan-refuse-not_here = Aquí no queda ninguno, o ya tomaste el que te toca.
