# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

-bluff = blof
-bluffs = blofs


fugitive-says-spiteful-sorry-3 = Ya se te pinchará una llanta. Y a mí no me llames.
fugitive-says-talkative-glad-1 = Me lo dijo un pajarito. Bueno, una mesera.
fugitive-says-talkative-glad-3 = ¿Te conté lo del motel de Yuma? ¿No? Pues siéntate.

fugitive-ending-won = ¡Ganaste! { $why }
