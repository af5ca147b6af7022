# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

own-away-missed = 💤 Se te acabó el tiempo dos veces seguidas, así que una computadora juega por ti. Pulsa cualquier cosa en la mesa y vuelves a jugar. Si antes los demás dan tu asiento a otra persona, has perdido.
