## Palabras
and = y
and-before-i = e
pace = Tiempo por turno
language = Idioma de la mesa
language-en = English
language-es = Español
pace-0 = sin límite
pace-45 = 45 segundos (noche de juegos)
pace-300 = 5 minutos (en vivo; el tiempo que sobra se guarda)
pace-900 = 15 minutos (en vivo; el tiempo que sobra se guarda)
pace-3600 = 1 hora (sin prisa)
pace-86400 = 1 día (a distancia)
level-easy = fácil
level-normal = normal
level-hard = difícil

## Botones
button-join = Entrar
button-leave = Salir
button-close = Cerrar
button-options = Opciones
button-more-options = Más opciones
button-language-es = En español
button-language-en = In English
button-start = Empezar
button-start-needs = { $missing ->
    [one] Falta 1 jugador
   *[other] Faltan { $missing } jugadores
}
button-fill = Completar con computadoras y empezar
button-hand = Mi mano
button-words = En palabras
button-board-more = Más
board-more = Más cosas que puedes hacer en esta mesa:
board-more-nothing = La partida ha terminado: aquí ya no hay nada que hacer.
button-log = Historial
button-rules = Reglas
button-down = Traer el tablero aquí
button-pause = Pausa
button-resume = Seguir
button-free = Liberar el asiento de { $name }
button-take = Sentarse
button-rematch = Otra vez
button-rematch-swapped = Otra vez, cambiando de bando
button-another = Otro juego
button-out = Lo dejo aquí
button-verify = Comprobar
button-fair = Reparto limpio ✓
button-word = Añadir azar propio
button-without = Repartir sin azar público
button-manage = Mesa …
button-locked-on = Bloquear la mesa
button-locked-off = Desbloquear la mesa
button-private-on = Hacer privada la mesa
button-private-off = Abrir la mesa a todos
button-wanted-on = Buscar jugadores
button-wanted-off = Dejar de buscar
button-three = Al mejor de tres
button-three-on = Al mejor de tres
button-three-off = Una sola partida
button-casual-on = Sin clasificación
button-casual-off = Con clasificación
button-thread = Abrir en un hilo
button-start-over = Volver a elegir
button-type = Escribir
button-resign-sure = Abandonar
button-end-sure = Terminar la partida
button-end-table = Terminar la mesa { $table }
button-leave-sure = Dejar la serie
button-ask-end = Preguntar a los demás
button-agree-end = Terminar sin resultado
button-ask-call = Proponer el final
button-agree-call = Sí, se acabó

## Inicio
home-title = Escapade
home-lead = Elige un juego de fuga: juégalo ya contra la computadora, apréndelo jugando o abre una mesa con tu gente.
home-more = Aquí ves cómo empezar, qué es este bot y tus partidas, y eliges en qué idioma te habla.
server-language-title = ¿Español en todo el servidor?
server-language-about = Administras este servidor. ¿Quieres que sus mesas hablen español desde ahora? Puedes cambiarlo con /{ command-setup }.
button-server-language = Español para este servidor
server-language-done = Las mesas nuevas de este servidor hablarán español. Puedes cambiarlo con /{ command-setup }.
home-language = Desde ahora el bot te habla en español. Puedes cambiarlo en { -to-settings }.
home-hidden = ¿Solo ves un nombre y botones? Abre { -to-settings } y pulsa *{ button-text_first-on }*.
home-turn = { $alone ->
    [yes] ▶️ **Te toca en { $game }**
   *[no] ▶️ **Te toca en { $game } con { $names }**
}
home-waits = { $alone ->
    [yes] { $game }
   *[no] { $game } con { $names }: les toca a los demás
}
home-lobby = { $alone ->
    [yes] { $game }: a tu mesa le falta gente
   *[no] { $game } con { $names }: aún no ha empezado
}
home-wanted = 🔎 **Mesas que buscan jugadores**
home-wanted-table = { $game }, mesa { $table }: { $seated } de { $most } asientos ocupados · [Entrar]({ $link })
home-players = { $several ->
    [yes] { $least }–{ $most } jugadores
   *[no] { $most } jugadores
}
home-minutes = { $several ->
    [yes] { $least }–{ $most } min
   *[no] unos { $most } min
}
home-first = tu primera partida, { $minutes } min
home-left-out = Tu primera partida se juega sin { $rules }.
button-play-whole = Con todas las reglas
emblem-alt = El emblema de { $game }
button-play-now = Jugar ya
button-with-friends = Con tu gente
button-all-games = Todos los juegos
button-open-table = Abrir una mesa
button-play-real = Jugar de verdad
button-scene-over = Seguir
button-ending = Cómo acabó
friends-elsewhere = Para jugar con tu gente hace falta un canal de un servidor. Abre allí la página de inicio ({ -to-home }), elige { $game } y pulsa *{ button-with-friends }*.
button-learn = Aprender
button-continue = Seguir jugando
button-help = Ayuda
button-about = Acerca de
button-invite = Añadir el bot a tu servidor
play-here = ▶️ { $game }: tu partida empieza aquí.
play-begun = { $game } ha empezado aquí. El tablero está debajo: { $link }
play-begun-direct = -# { $game } está también en tus mensajes directos: { $link }
learn-begun = -# La lección de { $game } está también en tus mensajes directos: { $link }
play-nowhere = No puedo escribirte por mensaje directo, y tu partida tampoco se puede jugar aquí. { $why } Lo más fácil: permite los mensajes directos de este servidor (en su menú, Ajustes de privacidad) y pulsa el botón otra vez.
play-held = Ahora mismo no puedo escribirte, y tu partida tampoco se puede jugar aquí. { $why } Lo más fácil: pulsa el botón otra vez en unos minutos.
continue-none = No tienes ninguna partida en marcha. Elige un juego y pulsa *{ button-play-now }*.
continue-there = Tu mesa está aquí: { $link }
help-title = Cómo funciona
help-begin = **Para jugar ya, a solas:** elige un juego en la página de inicio ({ -to-home }) y pulsa *{ button-play-now }*. La computadora ocupa los demás asientos y la partida te llega por mensaje directo.
help-friends = **Con tu gente:** elige un juego en un canal y pulsa *{ button-with-friends }*. Los demás pulsan *Entrar*; el anfitrión añade computadoras si falta gente y pulsa *Empezar*.
help-hand = **Tu mano** es lo que solo ves tú: tus cartas y los botones para decidir. Llega por mensaje directo; *Mi mano*, bajo el tablero, también la muestra en el canal y nadie más la ve.
help-closed = **¿Mensajes directos cerrados?** No se pierde nada: usa *Mi mano*. Para abrirlos, ve al menú del servidor, Ajustes de privacidad, y activa Mensajes directos.
help-turn = **¿A quién le toca?** Lo dice la primera línea del tablero, y cuando te toca recibes un aviso. { -to-games } enumera tus partidas.
help-rules = **Reglas:** su botón está bajo cada tablero y cada mano. Si algo no se puede hacer, te digo qué regla lo prohíbe.
help-commands = **Comandos:** { -to-home } muestra los juegos; { -to-games }, tus partidas; { -to-hand }, tu mano. Escribe / para verlos todos.
about-games = Los juegos no son nuestros.
about-not-ours = Los títulos pertenecen a sus autores y editoriales. Escapade no tiene relación con ellos, y sus imágenes y textos son propios. Si un juego te gusta, cómprate la caja.
about-privacy = **Privacidad.** Guardo tu número de Discord, tu nombre en la mesa, tu idioma y tus jugadas. No leo lo que se escribe en los canales y no doy tus datos a nadie.
about-version = **Versión** { $version }, revisión { $release }. Software libre con licencia MIT.
about-contact = **Quién administra este bot:** { $contact }
about-no-contact = **Quién administra este bot:** pregunta a los administradores de este servidor.

## Mesa
lobby-rematch = { $game } · otra vez
lobby-missing = { $missing ->
    [one] **Falta una persona para empezar; también sirve una computadora.**
   *[other] **Faltan { $missing } personas para empezar; también sirven las computadoras.**
}
lobby-missing-computers = { $missing ->
    [one] **Añade una computadora para empezar.**
   *[other] **Añade { $missing } computadoras para empezar.**
}
lobby-ready = { $more ->
    [yes] **Ya se puede empezar: { $host } puede pulsar { button-start } o esperar a más gente.**
   *[no] **Ya no falta nadie: { $host } puede pulsar { button-start }.**
}
lobby-ready-alone = **Todo listo: pulsa { button-start }.**
seat-free = libre
seat-free-direct = para una computadora
seat-host = anfitrión
seat-computer = { $name } · computadora, { $level }
temper-bold = temerario
temper-careful = prudente
temper-spiteful = vengativo
temper-talkative = hablador
lobby-voice = 🎙 También en el canal de voz: { $people }
seat-hand-below = ve su mano con el botón que hay debajo del tablero
lobby-locked = 🔒 Bloqueada: nadie más puede sentarse.
lobby-private = ✉️ Privada: solo las personas invitadas pueden sentarse y mirar.
lobby-wanted = 🔎 Esta mesa busca jugadores.
lobby-three = 🏁 Al mejor de tres: la siguiente mesa se abre sola, y los roles, si los hay, se intercambian.
lobby-casual = 🛋️ Partida informal: sin clasificación ni logros. Cada jugador puede dejar que otra persona vea su mano.
lobby-teaching = 🎓 Partida para enseñar: si juegan dos personas, cada una ve la mano de la otra. Se puede pedir consejo.
wanted-call = 🔎 { $role }: la mesa { $table } de { $game } busca jugadores.
host-now = Desde ahora, { $user } es el anfitrión de esta mesa.
sent-away = { $user }, el anfitrión de la mesa { $table } te ha sacado de la sala.
invited = { $user }, tienes una invitación a esta mesa: pulsa { $join } en la sala.
manage-title = Mesa { $table }: lo que decide el anfitrión
manage-locked-off = 🔓 **Abierta:** si hay un asiento libre, cualquiera puede sentarse.
manage-locked-on = 🔒 **Bloqueada:** nadie más puede sentarse.
manage-private-off = 👥 **Para todos:** cualquiera en el canal puede sentarse y mirar.
manage-private-on = ✉️ **Privada:** solo las personas invitadas pueden sentarse y mirar.
manage-wanted-off = 💤 **Esta mesa no busca** jugadores.
manage-wanted-on = 🔎 **Busca jugadores:** la mesa aparece en la página de inicio ({ -to-home }).
manage-three-off = 🎲 **Una sola partida.**
manage-three-on = 🏁 **Al mejor de tres:** la siguiente mesa se abre sola, y los roles, si los hay, se intercambian.
manage-casual-off = 🏅 **La partida cuenta para la clasificación**, y nadie puede enseñar su mano a quien no juega.
manage-casual-on = 🛋️ **Partida informal:** sin clasificación ni logros. Cada jugador puede dejar que otra persona vea su mano.
manage-teach = 🎓 **Enseñar a alguien:** dos personas juegan una partida informal con consejos, y cada una ve la mano de la otra.
menu-teach = Enseñar a alguien
manage-guests = Invitados: { $names }{ $guests ->
    [0] {""}
    [one] {" "}y una persona más
   *[other] {" "}y { $guests } personas más
}.
manage-invite = Para invitar a alguien: { -to-invite }.
manage-hand-over = Puedes pasar el puesto de anfitrión a otra persona. Si el anfitrión no pulsa nada en un día mientras otros esperan, el puesto pasa automáticamente a otra persona.
manage-alone = Eres el anfitrión y la única persona de esta mesa.
manage-handed-over = Desde ahora, { $name } es el anfitrión de esta mesa.
menu-send-away = Sacar a alguien de la sala
menu-hand-over = Pasar el puesto de anfitrión
thread-name = { $game } · { $host }
thread-not-allowed = Aquí no puedo crear un hilo. Pulsa el botón en el canal de la mesa, que tiene que ser de texto, y dame permiso para Crear hilos públicos (Crear hilos privados, si la mesa es privada) y Enviar mensajes en hilos.
thread-refused = Discord no me deja crear un hilo aquí ahora. Quizá el servidor tenga demasiados hilos activos. La mesa se queda en este canal.
opened-beside = La mesa está en un hilo propio, porque este canal ya tiene una mesa.
opened-post = La mesa es una publicación del foro de mesas.
post-looking = { $game } · mesa { $table } · busca jugadores
post-playing = { $game } · mesa { $table } · en juego
post-over = { $game } · mesa { $table } · terminada
board-in-post = En una publicación de foro el tablero es siempre el primer mensaje: { $link }
forum-gone = La mesa no está en el foro de mesas: ese foro ya no existe o no puedo verlo, así que elige otro con /{ command-setup }.
forum-missing = La mesa no está en el foro de mesas, porque allí me faltan permisos: { $missing }.
forum-tag = La mesa no está en el foro de mesas, porque ese foro pide una etiqueta en cada publicación: elige la de *busca jugadores* con /{ command-setup }.
forum-refused = La mesa no está en el foro de mesas: Discord no me ha dejado crear una publicación allí ahora.
private-table = La mesa { $table } es privada: para mirar hace falta un asiento o una invitación.
invite-sent = He invitado y avisado a { $user }: { $link }
invite-asks = { $user } podrá sustituir a { $name } cuando lo acepten todos los que juegan. Ya se lo he preguntado; cuando acepten, avisaré a { $user }: { $link }
invite-nobody = Solo se puede invitar a personas. Las computadoras se añaden en la sala.
host-alone = Aquí juegas a solas: no hay otros jugadores sobre los que decidir.
fair-line = 🔒 Reparto limpio ✓ sellado: cualquiera puede comprobar la baraja al final
seal-posted = 🔒 **Reparto limpio ✓ sellado** · mesa { $table }
seal-file =
    Reparto limpio, mesa { $table }

    El sello es el SHA-256 del secreto del que salen todas las barajas de esta mesa.
    Se publicó antes de repartir, y el bot nunca edita ese mensaje.
    Guárdalo: al final demuestra que nadie cambió el secreto.

    Sello:
    { $seal }
words-file =
    Reparto limpio, mesa { $table }

    Las cartas salen del secreto del sello y de lo que añadió cada jugador.
    Comprueba tu línea: desde ahora nadie puede cambiarla sin que se note.

    Lo que añadió cada jugador a la baraja:
    { $words }

    Sello:
    { $seal }
beacon-file =
    Reparto limpio, mesa { $table }

    { $beacon }

    Las cartas salen también de este número.
file-round = Ronda { $round } de la fuente drand, { $address }
file-round-missed = La ronda se anunció, pero no entró en la baraja.
proof-file =
    Reparto limpio, mesa { $table }: la prueba

    Sello:
    { $seal }

    Secreto:
    { $secret }
proof-secret-later = se publica cuando termine el día
proof-words =
    Lo que añadió cada jugador a la baraja:
    { $words }
proof-beacon =
    Fuente:
    { $beacon }
proof-head =
    Último eslabón, el que fija todas las jugadas:
    { $head }
proof-about =
    El SHA-256 del secreto es el sello. Compara el sello con seal-{ $table }.txt, publicado antes de repartir.
    «Reparto limpio ✓» y luego «Comprobar», bajo el final de la partida, recalculan cada sorteo y cada eslabón.
grudge = 💭 { $whom } no olvida { $deed }. ¿Se acuerda { $who }?
grudge-own = No olvido { $deed }, { $who }.
deal-made = 🃏 Las cartas están repartidas.
beacon-wanted = El reparto espera a una fuente pública de azar (drand) que nadie puede prever.
beacon-lost = ⚠️ La fuente de azar no responde. Prueba de nuevo dentro de un rato; el anfitrión también puede seguir sin ella con { $without }.
shuffle-closed = 🔒 La sala de la mesa { $table } se ha cerrado. El archivo adjunto muestra lo que cada jugador añadió a la baraja.
shuffle-beacon = El reparto espera a la ronda { $round } de la fuente drand. Llega a esta hora: { $when }. Consúltala aquí: { $address }
fair-title = Reparto limpio ✓ · mesa { $table }
fair-lobby = Al abrir esta sala fijé el secreto de todas las barajas y publiqué su sello en seal-{ $table }.txt: guarda ese archivo. Cada jugador añade también algo, así que ninguno puede escoger las cartas. Al final, *Comprobar* recalcula cada carta con el secreto y lo añadido.
fair-own = Por ahora añades `{ $word }`. Con **{ $add }** lo cambias por lo que quieras.
fair-playing = El reparto está sellado: seal-{ $table }.txt se publicó antes, así que si alguien cambia el secreto, se nota. El código de abajo, el eslabón, fija todas las jugadas hechas hasta ahora y no revela nada. Si lo guardas, *Comprobar* encontrará después cualquier jugada anterior que se haya cambiado.
fair-over = Todas las cartas salieron del secreto del sello y de lo que añadieron los jugadores. Todo está en proof-{ $table }.txt, bajo el final de la partida. **{ $verify }** lo recalcula ahora y te da una página que lo comprueba sin el bot.
shuffle-without = ⚠️ La fuente de azar no respondió, así que se reparte sin su ronda { $round }. El administrador del bot pudo haberlo decidido a propósito.
shuffle-broken = ✂️ El reparto de la mesa { $table } se canceló con la sala ya cerrada: la ronda { $round } de la fuente se queda sin usar.
word-title = Añade tu propio azar
word-label = Escribe lo que quieras
word-about = Todos podrán leerlo al repartir las cartas. Si lo dejas vacío, el bot pone un número.
word-taken = Añadido: `{ $word }`. Se mezcla con la baraja; lo verás en words-{ $table }.txt cuando se repartan las cartas.
table-beacon = Azar público
table-beacon-about = El reparto espera hasta un minuto a un número público que nadie puede prever
table-footer = Mesa { $table }
computer-add = Añadir una computadora
computer-change = Cambiar computadoras
computer-remove = Quitar una computadora
computer-name = Computadora { $number }
joined = Ya estás dentro. Tu mano te llegará por mensaje directo, y { $hand }, bajo el tablero, también la enseña.
joined-dm-closed = Ya estás dentro. Tus mensajes directos están cerrados, así que pulsa { $hand } bajo el tablero para ver tus cartas.
joined-dm-held = Ya estás dentro. Ahora mismo no puedo escribirte, así que pulsa { $hand } bajo el tablero para ver tus cartas.
dm-proof = { $game }, mesa { $table }: tu mano llegará aquí.
dm-proof-new = { $game }: tu mano llegará aquí.
opened = La mesa { $table } está abierta. Pulsa { $start } allí cuando estén todos: { $link }
opened-direct = La mesa { $table } está abierta, solo para ti. Elige qué computadoras juegan y pulsa { $start }.
opened-dm-closed = La mesa { $table } está abierta; pulsa { $start } allí cuando estén todos: { $link } Tus mensajes directos están cerrados, así que pulsa { $hand } bajo el tablero para ver tus cartas.
opened-dm-held = La mesa { $table } está abierta; pulsa { $start } allí cuando estén todos: { $link } Ahora mismo no puedo escribirte, así que pulsa { $hand } bajo el tablero para ver tus cartas.
rematch-open = La mesa { $table } está abierta para la próxima partida. Tú ya tienes asiento; los demás pulsan { $join }: { $link }
options-title = Opciones
options-switches = Activado
options-none = nada
table-show = Espectáculo
show-quiet = discreto: todo se cuenta únicamente en el tablero
show-show = los grandes momentos, en mensajes aparte
show-party = fiesta: todo el espectáculo
table-advice = Consejos
table-advice-about = Cada jugador puede preguntar a la computadora qué haría en su lugar
table-talk = Las computadoras hablan
table-talk-about = Comentan los grandes momentos; sin esta opción, los jugadores no pueden hacer afirmaciones
lobby-on = sí
lobby-off = no
table-watch = Ver jugar a las computadoras
table-watch-about = Las computadoras tardan cerca de un segundo en cada jugada, para que puedas seguirlas
preset-set = { $preset }: estas son ahora las opciones de la mesa.

## Durante la partida
game-ends = Fin de toda la partida: ⏳ { $relative }
game-stands = ⏸ El tiempo de esta partida está detenido.
turn-ends = ⏳ { $name } · { $relative }
turn-ends-saved = ⏳ { $name } · { $relative } · { $saved } de su banco de tiempo
turn-thinks = 🤔 { $name } está pensando
turn-stands = ⏸ El tiempo de { $name } está detenido
own-turn-ends = ⏳ Tu tiempo · { $relative }
own-turn-ends-saved = ⏳ Tu tiempo · { $relative } · { $saved } de tu banco de tiempo
own-turn-stands = ⏸ Tu tiempo está detenido.
board-away = 💤 Una computadora juega en lugar de { $names }. Para volver basta con pulsar algo aquí.
board-deserted = 💤 No queda nadie: los relojes están detenidos hasta que alguien de la mesa pulse algo aquí. A los 14 días, la partida se suspende.
board-paused = ⏸ En pausa de común acuerdo: los relojes están detenidos. Cualquier jugador termina la pausa con *{ $resume }*.
board-pause-asked = ⏸ Alguien pide una pausa. Falta el sí de { $names }, que se da con *{ $pause }*.
hand-away = 💤 Una computadora juega por ti. Pulsa cualquier cosa aquí y vuelves a jugar.
hand-deserted = 💤 No queda nadie: la partida y los relojes están detenidos. Pulsa cualquier cosa aquí y la partida sigue.
hand-paused = ⏸ La mesa ha acordado una pausa: los relojes están detenidos.
away-missed = 💤 A { $name } se le acabó el tiempo dos veces seguidas. Una computadora sigue en su lugar hasta que { $name } pulse algo en esta mesa.
away-left = 💤 { $name } ya no está en el servidor. Una computadora sigue en su lugar hasta que { $name } pulse algo en esta mesa.
away-all = Ya no queda nadie en esta mesa: los relojes se detienen hasta que alguien pulse algo. Si nadie lo hace en 14 días, la partida se suspende y se guarda 30 días más.
own-away-missed = 💤 Se te ha acabado el tiempo dos veces seguidas, así que una computadora juega por ti. Pulsa cualquier cosa en la mesa y vuelves a jugar. Si antes los demás dan tu asiento a otra persona, pierdes la partida.
own-away-left = 💤 Has dejado el servidor de esta mesa, así que una computadora juega por ti. Pulsa cualquier cosa en la mesa y vuelves a jugar. Si antes los demás dan tu asiento a otra persona, pierdes la partida.
pause-asked = ⏸ { $others }{ $name } pide una pausa: los relojes se detienen en cuanto todos los que juegan pulsen *{ $pause }*.
pause-begins = ⏸ Todos están de acuerdo: la partida está en pausa y los relojes, detenidos. Cualquier jugador termina la pausa con *{ $resume }*.
pause-ends = ▶ { $name } ha terminado la pausa: los relojes siguen con el tiempo que quedaba.
paused-now = La partida está en pausa. Con *{ $resume }* la pausa termina.
pause-waits = Has aceptado la pausa. Falta el sí de { $names }.
resumed-now = La pausa ha terminado.
free-waits = Aceptas que otra persona sustituya a { $name }. Falta el sí de { $names }.
free-now = Todos están de acuerdo: la primera persona que se siente sustituye a { $name }.
seat-freed = 🪑 Todos están de acuerdo: el asiento de { $name } está libre. La primera persona que se siente sigue desde aquí con las cartas de { $name }, que pierde la partida. Lo que { $name } supo en privado sigue en secreto.
seat-asks = 🪑 El anfitrión invita a { $user } a sustituir a { $name }, que está ausente. { $user } vería las cartas de { $name }, así que tienen que aceptarlo todos los que juegan. Falta el sí de { $names }.
seat-passed = 🪑 { $who } sustituye a { $name }, que pierde esta partida. Para { $who }, la partida es de práctica y no cuenta.
seat-invited = 🪑 { $user }, el anfitrión te invita a sustituir a { $name }, que está ausente. Seguirías con sus cartas.
seat-invited-own = 🪑 { $table }: el anfitrión te invita a sustituir a { $name }, que está ausente. Seguirías con sus cartas. Pulsa *{ $take }* allí: { $link }
manage-substitute = Hay un jugador ausente: puedes invitar a otra persona a sustituirlo y seguir con sus cartas.
menu-substitute = Invitar a alguien para sustituir a { $name }
seat-briefing = { $table }: desde aquí sustituyes a { $name }. Sus cartas están en tu mano, y lo que vieron todos está en el historial. Lo que { $name } supo en privado sigue en secreto.
ping = { $user }, te toca: { $turn }
ping-remind = { $user }, se te acaba el tiempo: { $turn }
ping-last = { $user }, se te acaba el tiempo por segunda vez seguida: si se acaba, una computadora juega por ti hasta que pulses algo. { $turn }
panel-rests = Este panel ya no se actualiza. { $hand } abre uno nuevo.
draft-changed = Cambiaste tu elección en otro mensaje. Ahora es esta:
draft-incomplete = Todavía falta elegir algo.
choose-question = ¿Qué haces?
type-title = Escribe tu respuesta
typed-unreadable = No se ha podido leer. Escribe números separados por espacios o comas, por ejemplo 7 12.
type-nothing = Ahora no tienes ninguna pregunta a la que se responda por escrito.
stale = Esa pregunta ya está respondida. Así están las cosas ahora.
talk-line = 🤫 **{ $who }**, mesa { $table }: { $text }
talk-told = He enviado tu mensaje a { $names }, y a nadie más.
talk-missed = Tu mensaje no ha llegado: no puedo enviar mensajes directos a { $names }.
talk-refused = Tu mensaje no ha llegado: la charla de mesa está desactivada para { $names }.
talk-nobody = En esta mesa no hay nadie con quien puedas hablar en secreto.
log-title = Historial de la mesa { $table }
log-empty = Todavía no ha pasado nada.
since = Desde tu último turno
since-away = ¡Hola de nuevo! Mientras no estabas, una computadora jugó por ti
since-before = { $count ->
    [one] Antes hubo 1 turno más: está en el historial.
   *[other] Antes hubo { $count } turnos más: están en el historial.
}
log-part = Líneas { $first } a { $last } de { $lines }
log-file-here = El historial, en un archivo.
button-earlier = Anterior
button-later = Siguiente
button-my-turn = Mi último turno
button-board = Tablero
button-moves = Más jugadas
button-more = Más
button-advise = Consejo
advice = 💡 Lo que haría un buen jugador
advice-move = { $chance ->
    [-1] **{ $move }**.
    [0] **{ $move }**: no gana casi nunca.
    [1] **{ $move }**: gana alrededor de 1 vez de cada 10.
    [10] **{ $move }**: gana casi siempre.
   *[other] **{ $move }**: gana unas { $chance } veces de cada 10.
}
advice-place = { $place ->
    [-1] **{ $move }**.
   *[other] **{ $move }**: puesto { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } de { $players } en promedio.
}
advice-not-here = En esta mesa no hay consejos: su anfitrión no los activó.
advice-busy = La computadora todavía lo está pensando. Su consejo aparecerá en tu mano.
board-advice = consejos permitidos
lesson-step = Paso { $number } de { $of }
lesson-others-move = Un momento: juega { $who } …
lesson-own-move = Un momento: la partida sigue …
lesson-other = También se puede. La lección va por otro camino, pero puedes probar el tuyo y volver.
lesson-try-or-take = Haz tu jugada aun así, o elige esta: **{ $move }**.
lesson-strayed = Has dejado el camino de la lección. Desde aquí la partida es de verdad: mira qué pasa y vuelve cuando quieras.
lesson-learned = La lección acaba aquí.
lesson-over-title = La lección ha terminado
lesson-over = Bien hecho. Ya sabes lo básico: abre una mesa cuando quieras.
lesson-begins = { $game }: aquí empieza tu lección.
lesson-none = Este juego no tiene lección.
lesson-dm-closed = La lección llega por mensaje directo y los tuyos están cerrados. Ábrelos para este servidor (*Ajustes de privacidad*) y vuelve a pulsar.
button-lesson-others = Otras jugadas …
button-lesson-step = Volver al paso
button-lesson-return = Volver al paso
button-lesson-leave = Seguir sin ayuda
button-lesson-enough = Terminar la lección
button-other-side = Probar el otro bando
button-lesson-try = Aun así: { $move }
verify-lesson = Una lección empieza siempre igual: no hay baraja que comprobar.
lesson-again = Has vuelto a tu paso: { $link }
void-lesson = La lección ha terminado.
refuse-no_lesson = Aquí ya no hay ninguna lección en marcha.
button-carry = Cumplir mis órdenes
button-back = Deshacer
button-further = Volver a…
button-agree-back = De acuerdo
button-refuse-back = No
back-title = Volver atrás · mesa { $table }
back-about = Tienen que estar de acuerdo todas las personas con asiento, también las ausentes y las que abandonaron. La partida vuelve al momento anterior a lo que elijas y ya no da puntuación ni logros. Nadie olvida lo que ha visto y las cartas ocultas siguen donde estaban. Lo que dependa del azar desde ese momento se sortea de nuevo.
back-choose = Volver al momento anterior a…
back-asks = ⏪ { $name } quiere volver al momento anterior a esto: { $before } ¿Están todos de acuerdo? Si se vuelve atrás, la partida no dará puntuación ni logros. { $others }
back-refused = { $name } no está de acuerdo: la partida sigue como está.
back-done = ⏪ Todos están de acuerdo: la partida vuelve al momento anterior a esto: { $before } Lo que dependa del azar desde ahora se sortea de nuevo.
back-waits = Ya se lo he preguntado a los demás. La partida vuelve atrás cuando todos estén de acuerdo. Si alguien hace una jugada a la vista de todos, la votación termina.
back-went = La partida ha vuelto a ese momento.
back-stays = La partida sigue como está.
refuse-back-no-time = No te quedaría tiempo: ese paso te dio algo de tiempo que ya has gastado.
refuse-back-over = Esa votación terminó: la partida ha seguido desde entonces.
refuse-back-asked = Otra persona ya ha pedido volver atrás: responde antes a su petición, en el canal.
house-event-took_back = { $who } deshizo un paso.
    .who = Deshiciste un paso.
house-event-took_back_unseen = { $who } deshizo un paso.
    .who = Deshiciste un paso.
house-event-returned = Todos aceptaron volver atrás, como pidió { $who }.
    .who = Todos aceptaron volver atrás, como pediste.
house-event-claimed = { $who } afirmó: *{ $claim }*
    .who = Afirmaste: *{ $claim }*
house-event-called = { $who_count ->
        [0] Todos dieron la partida por terminada: no gana nadie.
        [one] Todos dieron la partida por terminada: gana { $who }.
       *[other] Todos dieron la partida por terminada: ganan { $who }.
    }
    .who = { $who_count ->
        [one] Todos dieron la partida por terminada: ganas tú.
       *[other] Todos dieron la partida por terminada: ganan { $who_count } personas, y tú entre ellas.
    }
house-steps-back = { $who } deshizo { $count } pasos.
    .who = Deshiciste { $count } pasos.
button-withdraw = Retirar órdenes
hand-lead-turn = { $table }: te toca
hand-lead-wait = { $table }: esperando
hand-lead-wait-for = { $table }: le toca a { $who }
hand-lead-thinks = { $table }: { $who } está pensando
hand-lead-over = { $table }: la partida ha terminado
hand-waits = La imagen se renueva en tu turno
hand-waits-alt = Tu propia imagen. Se renueva en tu turno; el texto de arriba cuenta lo que ha cambiado desde entonces.
hand-lead-private = El teléfono muestra el principio de cada mensaje en la pantalla de bloqueo, donde cualquiera puede leerlo. Por eso todo lo secreto está debajo de esta línea. Elegiste ver tus manos en texto; con { -to-settings } vuelven las imágenes.
hand-missing = { $targets }: { $why }
hand-vain = ⚠ Púlsalo otra vez si quieres hacerlo de todos modos.
hand-orders = 📌 Órdenes: { $orders }.
button-less = Menos
settings-title = Tus ajustes
settings-about = Estos ajustes valen para ti en todas las mesas.
settings-rest = ⏳ Las horas de descanso, las vacaciones y la zona horaria que elijas valen desde tu próximo turno. No detienen un reloj que ya corre. El descanso es de doce horas al día como mucho.
settings-language-discord = 🌐 Idioma: **el de tu Discord**
settings-language-en = 🌐 Idioma: **English**
settings-language-es = 🌐 Idioma: **Español**
settings-language-why = Tus manos, las respuestas y los mensajes directos te llegan en este idioma. Cada tablero habla el idioma de su mesa.
button-language = Idioma …
menu-language = Idioma
menu-language-discord = El de Discord
menu-language-en = English
menu-language-es = Español
settings-text_first-off = 🖼 Tus manos: **con imágenes**
settings-text_first-on = 📄 Tus manos: **solo texto**, en mensajes sencillos con todo lo que dirían las imágenes. Llegan sin sonido.
settings-coaching-on = 💡 Ayuda: **sí**. Tu mano explica en una frase lo que ves por primera vez. Si vas a cometer un error que puede costarte la partida, te aviso, una sola vez por error.
settings-coaching-off = 💡 Ayuda: **no**. En tu mano no se explica nada.
settings-show-on = 🎬 El espectáculo: **también para ti**, en las mesas que lo tengan
settings-show-off = 🎬 El espectáculo: **no para ti**. No te llega en ninguna mesa
settings-shown-on = 🏷 Tu nombre: **se muestra** en las clasificaciones y en lo que otros leen y comparten de sus partidas. Tu imagen de Discord aparece en las imágenes de tus partidas
settings-shown-off = 🏷 Tu nombre: **oculto**. No apareces en ninguna clasificación. En lo que otros leen o comparten de sus partidas te llamas *alguien*, y en las imágenes de tus partidas, solo una letra
button-invitations-on = Permitir invitaciones
button-invitations-off = Sin invitaciones
button-whispers-on = Permitir charla
button-whispers-off = Sin charla de mesa
button-shown-on = Mostrar mi nombre
button-shown-off = Ocultar mi nombre
button-text_first-on = Solo texto
button-text_first-off = Con imágenes
button-show-on = Quiero el espectáculo
button-show-off = No quiero el espectáculo
button-coaching-on = Con ayuda
button-coaching-off = Sin ayuda
settings-invitations-on = ✉ Invitaciones: **recibes avisos** de otras mesas, uno al día por anfitrión
settings-invitations-off = ✉ Invitaciones: **no recibes avisos** de ninguna mesa. Puedes sentarte donde te inviten
settings-whispers-on = 🤫 Charla de mesa: **te llega** por mensaje directo, en los juegos que la tienen
settings-whispers-off = 🤫 Charla de mesa: **no**. Si alguien te susurra algo, le digo que no te llega
settings-pings-on = 🔔 Tus turnos: **te aviso en el canal**. Mientras estás en la mesa, solo si tardas en responder
settings-pings-direct = 🔔 Tus turnos: **te aviso por mensaje directo**; si los tienes cerrados, en el canal. Mientras estás en la mesa, solo si tardas en responder
settings-pings-off = 🔕 Tus turnos: **no te aviso**
settings-pings-digest = 📬 Tus turnos: **un mensaje directo al día, a las { $hour }**, si te espera alguna partida
settings-soon-on = 👀 Antes de tu turno: **te aviso por mensaje directo** cuando el siguiente turno es el tuyo
settings-soon-off = 👀 Antes de tu turno: no te aviso
settings-zone-unknown = 🌍 Tu zona horaria: **no la conozco**, así que no tienes horas de descanso y las horas se muestran en UTC
settings-quiet-none = 🌍 Tu hora local: { $now }. Horas de descanso: **ninguna**
settings-quiet = 🌙 Tu hora local: { $now }. Horas de descanso: **de { $first } a { $last }**. En esas horas no te aviso. En las partidas con una hora o más por turno, tu reloj también se detiene
settings-away = 🏖 Estás de vacaciones hasta el { $until }: no te aviso. En las partidas con una hora o más por turno, tu reloj también se detiene. Los tableros muestran que estás de vacaciones
settings-snoozed = 💤 No te aviso hasta el { $until }
settings-zone-title = Tu zona horaria
settings-zone-why = Elige la región donde vives y después una ciudad con la misma hora, o di qué hora es. Tu zona horaria sirve para tus horas de descanso y para el mensaje diario, y no se muestra a nadie.
settings-zone-region = Vivo en …
settings-zone-list = De { $first } a { $last } …
settings-zone-west = Ahora son las … (al oeste de Greenwich)
settings-zone-east = Ahora son las … (Greenwich o al este)
button-soon-on = Avisarme antes
button-soon-off = No avisarme antes
button-zone = Zona horaria …
button-settings = Volver
menu-pings = Cómo te aviso …
menu-pings-on = En el canal
menu-pings-direct = Por mensaje directo
menu-pings-off = No avisarme
menu-pings-digest = Una vez al día, a las { $hour }
menu-quiet = Horas de descanso …
menu-quiet-none = Sin horas de descanso
menu-quiet-hours = De { $first } a { $last }
menu-away = Vacaciones …
menu-away-days = { $days ->
    [0] Sin vacaciones
    [one] Un día
   *[other] { $days } días
}
away-too-long = Unas vacaciones duran 14 días como mucho, contados desde el primero. Las próximas pueden empezar el { $again }.
snoozed = No te aviso hasta el { $until }. Se cambia con { -to-settings }.
snooze-others = Ese aviso es para otra persona. Los tuyos se cambian con { -to-settings }.
call = 🔔 { $game }, mesa { $table }, te toca: { $turn }
call-remind = ⏳ { $game }, mesa { $table }, se te acaba el tiempo: { $turn }
call-soon = 👀 { $game }, mesa { $table }: es el turno de { $who } y después vas tú.
button-snooze-hour = 💤 Silenciar una hora
button-snooze-tomorrow = 💤 Silenciar hasta mañana
board-holiday = 🏖 { $name } está de vacaciones hasta el { $until }.
digest = 📬 { $count ->
    [one] Te espera una partida:
   *[other] Te esperan { $count } partidas:
}
games-watched = { $game }, mesa { $table }: la estás viendo · { $link }
zone-region-usa = Estados Unidos
zone-region-canada = Canadá y Groenlandia
zone-region-central = México, América Central y el Caribe
zone-region-south = América del Sur
zone-region-europe = Europa
zone-region-russia = Rusia
zone-region-africa = África
zone-region-asia = Asia
zone-region-indian = Océano Índico
zone-region-australia = Australia
zone-region-pacific = Nueva Zelanda y el Pacífico
zone-region-antarctica = Antártida
zone-name = { $zone ->
    [Abidjan] Abiyán
    [Accra] Acra
    [Addis_Ababa] Adís Abeba
    [Adelaide] Adelaida
    [Aden] Adén
    [Algiers] Argel
    [Almaty] Almatý
    [Amman] Amán
    [Amsterdam] Ámsterdam
    [Anadyr] Anádyr
    [Anguilla] Anguila
    [Antananarivo] Madagascar (Antananarivo)
    [Apia] Samoa (Apia)
    [Araguaina] Araguaína
    [Ashgabat] Asjabad
    [Astrakhan] Astracán
    [Asuncion] Asunción
    [Athens] Atenas
    [Auckland] Nueva Zelanda (Auckland)
    [Baghdad] Bagdad
    [Bahia] Bahía
    [Bahia_Banderas] Bahía de Banderas
    [Bahrain] Baréin
    [Baku] Bakú
    [Barnaul] Barnaúl
    [Belem] Belém
    [Belgrade] Belgrado
    [Belize] Belice
    [Berlin] Berlín
    [Bermuda] Bermudas
    [Bishkek] Biskek
    [Bissau] Bisáu
    [Bogota] Bogotá
    [Brunei] Brunéi
    [Brussels] Bruselas
    [Bucharest] Bucarest
    [Bujumbura] Buyumbura
    [Busingen] Büsingen
    [Cairo] El Cairo
    [Canary] Canarias
    [Cancun] Cancún
    [Cape_Verde] Cabo Verde
    [Cayenne] Cayena
    [Cayman] Islas Caimán
    [Chagos] Islas Chagos
    [Chatham] Islas Chatham
    [Chisinau] Chisináu
    [Chita] Chitá
    [Christmas] Isla de Navidad
    [Ciudad_Juarez] Ciudad Juárez
    [Cocos] Islas Cocos
    [Comoro] Comoras
    [Conakry] Conakri
    [Copenhagen] Copenhague
    [Cordoba] Córdoba
    [Cuiaba] Cuiabá
    [Curacao] Curazao
    [Damascus] Damasco
    [Dar_es_Salaam] Dar es-Salam
    [Dhaka] Daca
    [Djibouti] Yibuti
    [Douala] Duala
    [Dubai] Dubái
    [Dublin] Dublín
    [DumontDUrville] Dumont d’Urville
    [Dushanbe] Dusambé
    [Easter] Isla de Pascua
    [Efate] Vanuatu (Éfaté)
    [Eirunepe] Eirunepé
    [El_Aaiun] El Aaiún
    [Fakaofo] Tokelau (Fakaofo)
    [Famagusta] Famagusta (Chipre)
    [Faroe] Islas Feroe
    [Fiji] Fiyi
    [Funafuti] Tuvalu (Funafuti)
    [Galapagos] Islas Galápagos
    [Gambier] Islas Gambier
    [Grand_Turk] Islas Turcas y Caicos (Gran Turca)
    [Grenada] Granada
    [Guadalcanal] Islas Salomón (Guadalcanal)
    [Guadeloupe] Guadalupe
    [Guernsey] Guernesey
    [Havana] La Habana
    [Hebron] Hebrón
    [Ho_Chi_Minh] Ciudad Ho Chi Minh
    [Isle_of_Man] Isla de Man
    [Istanbul] Estambul
    [Jakarta] Yakarta
    [Jerusalem] Jerusalén
    [Johannesburg] Johannesburgo
    [Juba] Yuba
    [Kaliningrad] Kaliningrado
    [Kathmandu] Katmandú
    [Kerguelen] Islas Kerguelen
    [Khandyga] Jandyga
    [Khartoum] Jartum
    [Kinshasa] Kinsasa
    [Kolkata] India (Calcuta)
    [Kralendijk] Bonaire (Kralendijk)
    [Kyiv] Kiev
    [Lisbon] Lisboa
    [Ljubljana] Liubliana
    [Lome] Lomé
    [London] Londres
    [Longyearbyen] Svalbard (Longyearbyen)
    [Lord_Howe] Isla de Lord Howe
    [Los_Angeles] Los Ángeles
    [Lower_Princes] Sint Maarten
    [Luxembourg] Luxemburgo
    [Macau] Macao
    [Maceio] Maceió
    [Macquarie] Isla Macquarie
    [Magadan] Magadán
    [Mahe] Seychelles (Mahé)
    [Majuro] Islas Marshall (Majuro)
    [Makassar] Macasar
    [Maldives] Maldivas
    [Mariehamn] Åland (Mariehamn)
    [Marigot] San Martín (Marigot)
    [Marquesas] Islas Marquesas
    [Martinique] Martinica
    [Mauritius] Mauricio
    [Mazatlan] Mazatlán
    [Merida] Mérida
    [Mexico_City] Ciudad de México
    [Midway] Islas Midway
    [Miquelon] San Pedro y Miquelón
    [Mogadishu] Mogadiscio
    [Monaco] Mónaco
    [Moscow] Moscú
    [Muscat] Mascate
    [Nassau] Bahamas (Nasáu)
    [Ndjamena] Yamena
    [New_York] Nueva York
    [Nicosia] Nicosia (Chipre)
    [Norfolk] Isla Norfolk
    [Noronha] Fernando de Noronha
    [North_Dakota] Dakota del Norte
    [Nouakchott] Nuakchot
    [Noumea] Numea
    [Ouagadougou] Uagadugú
    [Pago_Pago] Samoa Americana (Pago Pago)
    [Palau] Palaos
    [Panama] Panamá
    [Paris] París
    [Phnom_Penh] Nom Pen
    [Pitcairn] Islas Pitcairn
    [Port-au-Prince] Puerto Príncipe
    [Port_Moresby] Puerto Moresby
    [Port_of_Spain] Trinidad (Puerto España)
    [Porto-Novo] Porto Novo
    [Prague] Praga
    [Pyongyang] Pionyang
    [Qatar] Catar
    [Rarotonga] Islas Cook (Rarotonga)
    [Reunion] Reunión
    [Reykjavik] Reikiavik
    [Rio_Gallegos] Río Gallegos
    [Riyadh] Riad
    [Rome] Roma
    [Sakhalin] Sajalín
    [Samarkand] Samarcanda
    [Santarem] Santarém
    [Santiago] Santiago de Chile
    [Sao_Paulo] São Paulo
    [Sao_Tome] Santo Tomé
    [Saratov] Sarátov
    [Seoul] Seúl
    [Shanghai] China (Shanghái)
    [Simferopol] Simferópol
    [Singapore] Singapur
    [Skopje] Skopie
    [Sofia] Sofía
    [South_Georgia] Georgia del Sur
    [Srednekolymsk] Srednekolimsk
    [St_Barthelemy] San Bartolomé
    [St_Helena] Santa Elena
    [St_Johns] San Juan de Terranova
    [St_Kitts] San Cristóbal
    [St_Lucia] Santa Lucía
    [St_Thomas] Santo Tomás
    [St_Vincent] San Vicente
    [Stanley] Islas Malvinas (Stanley)
    [Stockholm] Estocolmo
    [Sydney] Sídney
    [Tahiti] Tahití
    [Taipei] Taipéi
    [Tallinn] Tallin
    [Tashkent] Taskent
    [Tbilisi] Tiflis
    [Tehran] Teherán
    [Thimphu] Timbu
    [Tirane] Tirana
    [Tokyo] Tokio
    [Tongatapu] Tonga (Tongatapu)
    [Tortola] Islas Vírgenes Británicas (Tórtola)
    [Tripoli] Trípoli
    [Tucuman] Tucumán
    [Tunis] Túnez
    [Ulaanbaatar] Ulán Bator
    [Ulyanovsk] Uliánovsk
    [Urumqi] Urumchi
    [Vatican] Ciudad del Vaticano
    [Vienna] Viena
    [Vientiane] Vientián
    [Vilnius] Vilna
    [Volgograd] Volgogrado
    [Wake] Isla Wake
    [Wallis] Wallis y Futuna
    [Warsaw] Varsovia
    [Yangon] Rangún
    [Yekaterinburg] Ekaterimburgo
    [Yerevan] Ereván
    [Zurich] Zúrich
   *[other] { $name }
}
button-watch = Mirar
button-watch-on = Seguir mirando
button-watch-tell = Contarme lo importante
button-watch-quiet = No contarme nada
button-watch-stop = Dejar de mirar
watch-live = 👁 Estás mirando en directo. ⏳ { $relative }
watch-ended = ⏸ Este mensaje ya no se actualiza: Discord solo lo permite durante 15 minutos. Pulsa *{ button-watch-on }* para continuar.
watch-told = -# Los grandes momentos y el final te llegan por mensaje directo.
watch-quiet = -# Ves lo que saben todos. { -to-games } te trae de vuelta.
watch-refused = El anfitrión te ha apartado de esta mesa: no puedes mirarla.
limit-watch = Has pulsado esto muchas veces. Sigue más tarde. ⏳ { $relative }
board-watching = 👁 { $people ->
    [one] 1 persona mirando
   *[other] { $people } personas mirando
}
watch-over = Ya no estás mirando.
watch-own = Juegas en esta mesa. *Mi mano* te muestra todo lo que sabes.
watch-proof = 👁 { $game }: aquí te contaré los grandes momentos y el final.
watch-dm-closed = Tus mensajes directos están cerrados. Ábrelos para este servidor (*Ajustes de privacidad*) y vuelve a pulsar.
button-onward = Siguiente: { $called }
button-skip = Ir al final
skip-later = Aún quedan personas jugando, y sus turnos no se saltan.
skipped = Las computadoras siguen sin pausa; el final llega enseguida.
button-log-file = Como archivo
rules-newer = Se ha corregido un error en las reglas de este juego. A partir de aquí la partida sigue con las reglas corregidas.
release-new = 🆕 El bot se ha actualizado. Lo que ha cambiado en esta mesa:
befell = { $game }, mesa { $table }:
ending-returned = ⏪ Los jugadores volvieron atrás de común acuerdo: esta partida no da puntuación ni logros.
ending-gasp = 😱 **El mayor susto** { $people ->
    [one] se lo llevó una persona
   *[other] se lo llevaron { $people } personas
}: { $link } { $moment }
ending-moves = { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}.
ending-unrated = Esta partida no puntúa: dos personas de esta mesa ya han jugado juntas hoy (UTC) tres partidas que puntúan.
ending-casual = 🛋️ Una partida informal: sin clasificación ni logros.
ending-party = 🎉 Partida de una noche de juegos: sin clasificación. Lo que cuenta es el marcador de la noche.
ending-numbers = { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} en { $time }.
evening-score = 🌙 Esta noche, después de { $games } partidas: { $score }
duration-minutes = { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}
duration-hours = { $hours } h { $minutes } min
duration-days = { $days } { $days ->
    [one] día
   *[other] días
} { $hours } h
rematch-calls = { $people }: ¿otra partida? Se entra con { $join }.
another-title = Otro juego
another-about = Aviso a todas las personas que jugaron o miraron aquí. Tú abres la mesa.
menu-another = Elige un juego
out-title = Lo dejas aquí
out-about = La próxima partida empezará sin esperarte. No aviso a nadie, y todavía puedes entrar en su sala.
along-until = ⏳ { $relative } · Hasta entonces se sientan primero los que llevan más tiempo sin jugar. { $departs ->
    [yes] Después la partida empieza sola; el anfitrión puede empezarla antes con *{ button-start }*.
   *[no] Después puede sentarse cualquiera.
}
along-watched = 👀 Ya puede sentarse también quien miraba: { $people }
along-bench = 🪑 Sin asiento esta vez, pero con preferencia para el próximo: { $names }
along-sits-out = Los asientos son para personas que llevan esperando tanto como tú. Descansas en esta partida y entras primero en la siguiente. Si alguien se va, te sientas aquí. *{ button-watch }* te muestra la partida.
series-next = { $host }: ya están todos sentados para la siguiente partida. Pulsa { $start } cuando quieras.
series-score = 🏁 Al mejor de tres, partida { $game } · { $score }
series-on = 🏁 Al mejor de tres · { $score }. La siguiente mesa se abre aquí abajo.
series-left = { $name } se ha ido, así que la serie termina aquí. Gracias por jugar.
series-won = { $count ->
    [one] 🏆 { $names } gana la serie
   *[other] 🏆 { $names } ganan la serie
} · { $score }
series-shared = 🤝 La serie queda en empate · { $score }
rules-title = { $game }: las reglas en breve
book-short = Las reglas en breve
book-chapters = Capítulos
book-footer = { $game }: reglas, página { $page } de { $pages }
book-picture = En la imagen tú eres { $name }.
book-example = Ejemplo.
book-signs = { $sign } señala una decisión nuestra: las reglas publicadas dejan algo abierto, o jugamos de otra manera.
button-book = Reglas
button-book-back = Atrás
button-book-on = Siguiente
button-why = ¿Por qué no…?
why-title = ¿Por qué no puedo…?
why-all = Nada te lo impide: todo lo que podrías hacer ahora está en tu mano.
why-wait = Ahora no te toca decidir nada. Volverás a decidir en tu turno o cuando alguien te pregunte algo.
why-aimless = Ahora mismo no serviría de nada.
why-rest = Lo que no aparece aquí corresponde a otro momento del juego o a otro jugador.
hand-down = Tu mano vuelve a estar al final, debajo de su tablero.
replaced = ⬇️ Este mensaje ya no está al día: más abajo hay uno nuevo.
folded-turn = { $table }: te toca
folded-waits = { $table }: esperando a los demás
folded-lobby = { $table }: sin empezar
folded-ended = { $table }: el final está más abajo
folded-over = { $table }: { $ending }
board-down = El tablero vuelve a estar abajo: { $link }
confirm-resign-title = ¿Abandonar la partida?
confirm-resign = Dejas la partida para siempre y la pierdes. Avisaré a los demás.
confirm-end-title = ¿Terminar esta partida?
confirm-end = La mesa se cierra para todos y nadie gana.
confirm-end-again = La partida no cuenta para nadie. El torneo la repite, una sola vez.
confirm-end-asks = Esta partida solo termina sin resultado si todos los que juegan están de acuerdo: puedes preguntarles.
confirm-end-resigns = O puedes abandonar: dejas la partida para siempre y la pierdes.
confirm-call = Regla de la casa *Dar por terminada la partida*: las computadoras calculan con lo que ven todos. Si dan a cada rival menos del 5 % de probabilidades de ganar, los jugadores pueden acabar la partida como está.
confirm-end-tournament = Esta partida es de un torneo. Si la dejas, abandonas y la pierdes. Solo un moderador o el anfitrión del torneo puede terminarla sin resultado, y solo si no juega aquí.
confirm-leave-title = ¿Dejar la serie?
confirm-leave = Dejas la serie para siempre y la pierdes. La siguiente partida no se juega.
end-waits-title = Pregunta enviada
end-waits = Falta el sí de { $names }. Si alguien hace una jugada a la vista de todos, la votación termina.
end-asks = 🏳 { $name } quiere terminar esta partida sin resultado: no contaría para nadie. ¿Están todos de acuerdo? Si alguien hace una jugada a la vista de todos, la votación termina. { $others }
end-refused = { $name } no está de acuerdo: la partida sigue.
call-asks = 🏁 { $name } cree que esta partida está decidida. Las computadoras también: { $many ->
    [0] no ganaría nadie
    [one] ganaría { $winners }
   *[other] ganarían { $winners }
}. ¿La acabamos como está? Si alguien hace una jugada a la vista de todos, la votación termina. { $others }
call-open-title = Todavía no está decidida
call-open = Con lo que ven todos, las computadoras aún dan opciones de ganar a más de un jugador. Lo calculan con repartos imaginados de lo que está oculto, así que no revelan ningún secreto.
call-chance = { $name }: { $percent } %
called-title = La partida ha terminado
called = La partida ha acabado como estaba.
refuse-end-over = Esa votación terminó: la partida ha seguido desde entonces.
refuse-end-asked = Ya hay una votación: responde en el canal.
refuse-call-open = Las computadoras aún no ven decidida esta partida.
refuse-end-needs-all = No puedes terminar esta partida por tu cuenta. { -to-end } muestra lo que puedes hacer.
resigned-title = Partida abandonada
resigned = Has dejado la partida.
ended-title = Terminada
ended = La mesa queda cerrada.
void-ended = El anfitrión cerró esta partida. Nadie ganó.
void-consent = Todos los que jugaban estuvieron de acuerdo en terminar esta partida. Nadie ganó.
void-moderator = Un moderador, o el anfitrión del torneo, cerró esta partida. Nadie ganó.
void-replayed = Esta partida estuvo suspendida 7 días. El torneo la repite en otra mesa.
void-gone = El canal de esta mesa ya no existe. Nadie ganó.
void-empty = Todos han dejado esta mesa.
void-closed = Has cerrado esta mesa.
void-expired = Esta mesa se cerró sin empezar: nadie pulsó nada en ella durante un día.
lobby-expired = { $game }, mesa { $table }: nadie pulsó nada aquí durante un día, así que la mesa se cierra sin empezar.
void-unreadable = Esta partida no se pudo leer tras una actualización y se cerró. Su historial se conserva. Nadie ganó.
void-lost = Nadie retomó esta mesa en 30 días, así que se cerró. Nadie ganó.
void-refused = Discord rechazó el tablero de esta mesa, así que se cerró. Nadie ganó.
void-series = La serie terminó antes de empezar esta partida.
table-called = { $game }, mesa { $table }
suspended = La mesa { $table } está suspendida: no puedo entrar en su canal. Se guarda hasta el { $until } y se abre sola cuando vuelva el canal. Su anfitrión, o un moderador, puede trasladarla a otro canal si escribe allí { -to-move }.
suspended-direct = La mesa { $table } está suspendida: no puedo escribirte. Se guarda hasta el { $until }. Permite mis mensajes directos y pulsa en ellos un botón de la mesa, o escribe { -to-move }.
suspended-deleted = ⏸ Alguien borró el canal de esta mesa.
suspended-unknown = ⏸ Discord ya no conoce el canal de esta mesa.
suspended-shut = ⏸ Llevo un día sin poder entrar en el canal de esta mesa.
suspended-deserted = ⏸ Hace 14 días que no aparece nadie de esta mesa.
suspended-deserted-kept = La partida está a salvo y sus relojes están detenidos. Se guarda hasta el { $until }. Sigue en cuanto alguien de la mesa pulse *{ $hand }*; su anfitrión, o un moderador, también puede trasladarla a otro canal si escribe allí { -to-move }.
suspended-alone = La mesa { $table } está suspendida: hace mucho que no aparece ninguno de sus jugadores. Se guarda hasta el { $until } y sigue en cuanto alguien de la mesa pulse uno de sus botones.
suspended-kept = La partida está a salvo y sus relojes están detenidos. Se guarda hasta el { $until }. Vuelve sola cuando vuelva el canal; su anfitrión, o un moderador, también puede trasladarla a otro canal si escribe allí { -to-move }.
hand-barred = ⏸ No puedo entrar en el canal de esta mesa. Mientras tanto sus relojes están detenidos.
hand-stuck = ⚠ Discord ha rechazado el nuevo tablero, así que el del canal está anticuado. Lo que ves aquí es correcto.
move-nothing = No hay ninguna mesa que puedas traer aquí. Solo pueden traer una mesa su anfitrión y los moderadores con permiso para gestionar mensajes.
move-which = Hay varias mesas que puedes traer aquí: di cuál por su número.
move-here = La mesa { $table } ya está en este canal.
move-elsewhere = La mesa { $table } se juega en otro servidor. Solo puede venir aquí cuando está suspendida.
move-company = En la mesa { $table } hay más gente: a los mensajes directos solo puedes traer una mesa en la que juegues a solas.
moved = La mesa { $table } se juega aquí desde ahora: { $link }
void-rewound = El bot volvió a una copia anterior a la apertura de esta mesa. La mesa ya no existe y nadie ganó.
rewound = ⏪ **Esta partida ha vuelto a este punto: { $chapter }**, tal como estaba el { $when }. El bot ha tenido que volver a una copia de sus partidas. Se ha perdido todo lo posterior: jugadas, ofertas, elecciones a medias, avisos. Los botones de mensajes anteriores ya no funcionan; los de más abajo, sí.
rewound-hand = ⏪ **{ $game }, mesa { $table }: la partida ha vuelto a este punto: { $chapter }**, tal como estaba el { $when }. Las jugadas, las ofertas y las elecciones a medias posteriores se han perdido. Sigue jugando con la mano de abajo; los botones de mensajes anteriores ya no funcionan.
rewound-lobby = ⏪ **Esta mesa ha vuelto atrás** y está como estaba el { $when }. El bot ha tenido que volver a una copia de sus partidas. Si entraste o saliste después, hazlo de nuevo con los botones de abajo.
rewound-deal = el reparto
games-none = No juegas en ninguna mesa. { -to-home } abre una.
games-lobby = { $game }, mesa { $table }: aún sin empezar · { $link }
games-turn = **{ $game }, mesa { $table }: te toca** · { $link }
games-waiting = { $game }, mesa { $table }: esperando a otros · { $link }
games-barred = { $game }, mesa { $table }: ⏸ no puedo entrar en su canal y sus relojes están detenidos · { $link }
games-suspended = { $game }, mesa { $table }: ⏸ suspendida, se guarda hasta el { $until } · con { -to-move } la trasladas

## Donde el bot no está
outside-title = Tus mesas
outside-turn = **{ $table }: te toca**
outside-waiting = { $table }: esperando a otros
outside-lobby = { $table }: aún sin empezar
outside-stopped = { $table }: ⏸ sus relojes están detenidos
outside-suspended = { $table }: ⏸ suspendida
outside-hands = Las manos se abren en tus mensajes directos conmigo.
outside-hand = { $table }: tienes tu mano en tus mensajes directos conmigo: { $link }
outside-dm-closed = Aquí tu mano solo puede llegar por mensaje directo, y los tuyos están cerrados para mí. Permítelos en los *Ajustes de privacidad* de Discord y vuelve a intentarlo.
button-outside-hand = Abrir la mano { $table }
invite-me =
    Para jugar juntos hace falta que yo esté en el servidor. Reenvía esto a la persona que lo administra:
    > ¿Puedes añadir Escapade a nuestro servidor? Se hace en un momento, no lee los mensajes y podríamos jugar allí a juegos de fuga: { $link }

## Repetición
button-replay = Repetición
button-share = Compartir
button-replay-first = Principio
button-replay-back = Atrás
button-replay-on = Siguiente
button-replay-chapter = Otro capítulo
button-replay-last = Final
button-animation = Animación
menu-replay-chapter = Ir a …
menu-replay-eyes = Ver la partida como …
replay-title = Repetición de la mesa { $table }
replay-step = Paso { $step } de { $steps }
replay-alt = La posición:
replay-beginning = El principio
replay-all = Todos los secretos
replay-as = Lo que veía { $name }
replay-turn = Es el turno de { $name }.
replay-onward = -# Ya se ha visto: { $told }
replay-unheard = En este turno { $name } no supo nada nuevo.
replay-knew = 👁 { $name } sabía todo lo que muestra la imagen.
replay-doubts = 👁 **Lo que { $name } no sabía**. Desde su asiento, { $worlds } partidas posibles se veían igual. El porcentaje dice en cuántas de ellas era verdad cada cosa:
replay-doubt = • { $truth } ({ $percent } %). Si no: { $others }
replay-doubt-alone = • { $truth } ({ $percent } %)
replay-untrue = • No era así, pero podía ser: { $others }
replay-share = { $what } ({ $percent } %)
replay-more = … y { $count } más.
button-knew = ¿Qué sabía { $name }?
button-known-back = Volver a la repetición
known-title = ¿Qué sabía { $name }?
known-alt = La posición tal como { $name } podía imaginarla.
known-chose = { $name } eligió **{ $move }**.
known-promised = Lo que prometía cada opción con lo que { $name } podía ver ({ $ranked ->
    [yes] 100 % es el primer puesto; 0 %, el último
   *[no] el porcentaje de victorias
}):
known-choice = • { $move }: { $percent } %
known-choice-made = ➜ **{ $move }: { $percent } %**
replay-later = La repetición muestra todos los secretos: se abre cuando termina la partida.
replay-lost = No se guardaron las posiciones de esta partida, así que no hay repetición. Su historial sigue ahí.
share-title = Compartir la partida de la mesa { $table }
share-about = Esta imagen cuenta la historia de la partida. Elige un canal de este servidor para publicarla allí, o llévatela como archivo adonde quieras.
share-file-only = Esta imagen cuenta la historia de la partida. Es un archivo que puedes llevarte adonde quieras.
share-hidden = Los jugadores que ocultan su nombre aparecen sin él.
share-here = La partida en una imagen.
share-done = La imagen está publicada en <#{ $channel }>.
share-no-write = No puedes escribir en ese canal, así que yo tampoco publico nada tuyo ahí.
share-barred = Ahí no puedo escribir. Elige otro canal.
share-by = Compartida por { $name } · mesa { $table }
share-link = 🎞 [Toda la partida, paso a paso]({ $link }): guarda el archivo y ábrelo en un navegador.
menu-share = Publicar la imagen en …
button-share-file = Como archivo
button-share-text = Como texto
button-share-play = Jugar también
somebody = Alguien
somebody-several = Alguien { $number }
animation-soon = Estoy dibujando los momentos decisivos. Llegan aquí en unos segundos.
animation-here = Los momentos decisivos de la mesa { $table }, en una imagen animada.

## La comprobación final
verify-title = La comprobación de la mesa { $table }
verify-agrees = Todo coincide. He repetido todas las jugadas ({ $moves }), y todos los sorteos ({ $draws }) salen igual del secreto con el sello `{ $seal }` y de lo que añadieron los jugadores.
verify-seal = No coincide: el sello del secreto no es el que se publicó.
verify-kept-seal = No coincide: el sello de esta partida es `{ $seal }` y el tuyo es `{ $kept }`.
verify-move = No coincide: la jugada { $version } («{ $move }») no era posible.
verify-chance = No coincide: el azar de la jugada { $version } no sale del secreto.
verify-link = No coincide: la cadena se rompe en la jugada { $version }, que no es la que se hizo.
verify-head = No coincide: `{ $head }` no es ningún eslabón de esta partida; se cambiaron jugadas después de que lo guardaras.
verify-rules = Esta partida se jugó con una versión anterior de las reglas ({ $rules }; la de hoy es la { $today }). La versión { $release } del bot puede comprobarla: python -m bot verify ARCHIVO.
verify-end = No coincide: las jugadas no llevan a ese final.
verify-note-words = Cada jugador añadió esto: { $words }. Compáralo con el archivo words-MESA.txt, publicado antes de la primera carta.
verify-note-house = Se repartió sin fuente pública de azar. Ningún jugador pudo elegir el reparto, pero el administrador del bot pudo hacerlo con lo que añadiera desde una segunda cuenta.
verify-note-lost = Se anunció la ronda { $round } de la fuente, pero no entró en la baraja: el administrador del bot pudo decidir repartir sin ella.
verify-note-beacon = En la baraja entró la ronda { $round } de la fuente drand, `{ $randomness }`, de { $when }. El mensaje de que la sala se cerró tiene que ser anterior. Aquí no se comprueba la firma de la fuente; consulta la ronda: { $address }
verify-note-seal-given = Tu sello es el de esta partida: el secreto ya estaba fijado cuando lo viste.
verify-note-seal-short = Las { $digits } cifras que diste coinciden. Con las 64 de todo el sello demuestras más: `{ $seal }`.
verify-note-seal-open = Compara el sello con tu archivo seal-MESA.txt, publicado antes de repartir: `{ $seal }`.
verify-note-head-given = Eslabones tuyos que son de esta partida: { $count }. Desde que los guardaste no se cambió ninguna jugada anterior.
verify-note-head-open = No diste ningún eslabón. Para demostrar que nadie cambió jugadas después, hace falta uno de *Reparto limpio ✓* guardado durante la partida.
verify-how = **Compruébalo sin nosotros:** abre `{ $page }` en un navegador; es un programa aparte y no pide nada al bot. Con nuestras reglas: `python -m bot verify { $file } --seal SELLO --head ESLABÓN`. El sello está en el archivo seal-{ $table }.txt, publicado antes de repartir; el eslabón es lo que te dijo *Reparto limpio ✓* durante la partida.
page-title = La comprobación de una partida
page-lead = Esta página recalcula por sí misma una partida de Escapade, sin el bot y sin red.
page-language = English
page-file = Otra partida (el archivo que dio Comprobar)
page-about = Juego: { $game }, filas de su registro: { $moves }
page-no-game = Elige primero una partida.
page-seal = El sello que guardaste
page-seal-where = Las 64 cifras del archivo seal-MESA.txt, o todo su texto, que el bot publicó antes de repartir
page-heads = Eslabones que guardaste
page-heads-where = Los que te dio Reparto limpio ✓ durante la partida, uno por línea
page-check = Comprobar
page-agrees = El sello, lo que añadieron los jugadores, cada sorteo y cada eslabón coinciden: { $moves } filas y { $draws } sorteos.
page-rules = Esta página no comprueba que las jugadas sigan las reglas y lleven al final. Para eso hacen falta las reglas: `python -m bot verify ARCHIVO`.
page-unreadable = Esto no se puede leer como una partida: { $why }
page-no-crypto = Este navegador no deja calcular SHA-256 en esta página. Guárdala y abre el archivo en otro navegador.
page-self-test = Este navegador calcula mal BLAKE2b: no sirve para comprobar nada.
page-kept-wrong = No se puede leer lo que escribiste: un sello tiene 64 cifras hexadecimales; un eslabón, 32 o 64.
verify-later = La baraja se puede comprobar cuando termine la partida.
rematch-later = La próxima partida se puede abrir cuando termine esta.
limit-again = Ya has abierto tres veces en una hora la siguiente partida de esta mesa. Podrás volver a abrirla ⏳ { $relative }
limit-shoulder = En una hora has invitado a cinco personas a ver tu mano. Podrás invitar de nuevo ⏳ { $relative }
button-shoulder = Dejar mirar mi mano
button-quiet = Salir sin ruido
quiet-left = Has salido sin ruido. Tu resultado sigue igual y no recibirás nada más de esta partida. Con { $hand } vuelves a la partida.
quiet-said = Has salido sin ruido. No te cuesta nada: tu resultado será el de la partida cuando acabe. Con { $hand } vuelves a ella.
button-shoulder-look = Mirar
button-shoulder-close = Cerrar mi mano
button-shoulder-stop = Dejar de mirar
menu-shoulder = Deja que alguien vea tu mano
shoulder-title = 👀 Dejar ver una mano
shoulder-about = Una persona que no juega aquí puede ver tu mano en directo, hasta que la cierres o termine la partida. El tablero muestra quién mira. Esa persona no puede pulsar nada por ti ni sentarse en esta partida o en la siguiente.
shoulder-invited = { $name } tiene tu invitación y no ve nada hasta que pulse *{ button-shoulder-look }*.
shoulder-looks = **{ $name }** ve ahora tu mano.
shoulder-closed = Tu mano está cerrada: nadie más la ve.
shoulder-offer = 👀 { $user }: { $name } te deja ver su mano. Pulsa { $look } y te llegará por mensaje directo.
shoulder-proof = { $table }: aquí verás la mano de { $name }.
shoulder-begun = La mano de { $name } te llega por mensaje directo y se mantiene al día. Guárdate lo que veas: los demás siguen jugando.
shoulder-lead = 👀 { $table }: la mano de { $name }. Tú solo la miras.
shoulder-presses = Esta es la mano de { $name } y solo { $name } puede jugarla. Tú solo la miras, así que pulsar no ha hecho nada.
shoulder-over = Aquí ya no ves la mano de nadie.
shoulder-one = 👀 { $who } ve la mano de { $name }
shoulder-both = 👀 { $first } y { $second } se ven la mano
shoulder-not-you = Esta invitación es para otra persona, o ya no vale.
shoulder-refused = Esa persona no acepta invitaciones de este bot.
shoulder-dm-closed = La mano llega por mensaje directo y los tuyos están cerrados. Ábrelos para este servidor y vuelve a pulsar.
refuse-shoulder_rated = Una mano solo se puede enseñar en una mesa informal: el anfitrión elige *{ button-casual-on }* en la sala. En torneos, series, lecciones y la fuga del día no se puede.
refuse-shoulder_seat = Esa persona juega o ha jugado en esta mesa.
refuse-shoulder_barred = Esa persona no puede mirar en esta mesa.
refuse-shoulder_other = Esa persona ve o ha visto aquí la mano de otro jugador.
refuse-shoulder_over = La mano vuelve a estar cerrada.
refuse-looked = Has visto la mano de un jugador en esta partida o en la anterior, así que aquí no puedes sentarte.

## Pronósticos de quienes miran
button-guess = Pronosticar
guess-title = ¿Qué va a pasar?
guess-asked = 🔮 **{ $question }**
guess-open = Haz un solo pronóstico: es secreto hasta que llegue la respuesta. Si aciertas, ganas 1 punto.
guess-given = Tu pronóstico: **{ $choice }**.
guess-closed = Ya es tarde para esta pregunta.
guess-none = 🔮 Ahora no hay nada que pronosticar. La próxima pregunta llegará durante la partida.
guess-yes = Sí
guess-no = No
guess-nobody = Nadie
guess-double = { $choice } (2 puntos)
guess-settled = Última pregunta: { $question } **{ $answer }**{ $count ->
    [0] .
   *[other] . Pronósticos acertados: { $right } de { $count }.
}
guess-score = Tienes **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}**: { $right ->
    [one] 1 acierto
   *[other] { $right } aciertos
} en { $count ->
    [one] 1 pronóstico
   *[other] { $count } pronósticos
}.
limit-guess = Has pulsado esto muchas veces. Sigue más tarde. ⏳ { $relative }
guess-no-show = En tus ajustes has elegido *No quiero el espectáculo*, así que aquí no hay nada que pronosticar.
refuse-guess_not_you = Los pronósticos son para quienes miran y para quienes ya están fuera de la partida.
refuse-guess_late = Ya es tarde para esta pregunta. La próxima llegará durante la partida.
refuse-guess_again = Ya has hecho tu pronóstico. La respuesta llegará durante la partida.
ending-guesser = 🔮 Mejores pronósticos: { $who }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
ending-ghost = 👻 Mejor fantasma: { $who }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

## El archivo de una repetición
button-replay-file = Archivo
film-soon = Estoy preparando el archivo: llega enseguida, como mucho en unos minutos.
film-progress = Estoy preparando el archivo: va por el { $percent } %.
film-here = Aquí está la repetición de la mesa { $table }, en una página aparte: ábrela en cualquier navegador, incluso sin red.
film-large = El archivo de esta partida es más grande de lo que se puede enviar aquí.
film-heading = Repetición de { $game }, mesa { $table }
film-eyes = Punto de vista
film-drawing = Dibujo de la posición. Más abajo, un texto describe todas las piezas.
film-larger = Más grande
film-touch = Toca una pieza para leer qué es.
film-slider = Paso
film-play = Reproducir
film-stop = Detener
film-facts = Cómo están las cosas
film-believed = Lo que { $name } podía deducir
film-sure = { $name } sabía todo esto.
film-percent = { $percent } %
film-nothing = En realidad no era nada de esto.
film-more = El resto
film-pieces = Descripción de todas las piezas
film-worlds = Para ese jugador, { $worlds } partidas posibles se veían igual. Cada porcentaje dice en cuántas de ellas era así. ✓ marca lo que era verdad.
film-fewer = Para ahorrar espacio, lo que los jugadores podían deducir está solo en uno de cada { $every } pasos.
film-without = Para que este archivo sea pequeño, no cuenta lo que los jugadores podían deducir.
film-install = Juega con tus amigos: añade Escapade a Discord
film-keys = Teclas: ← y → para los pasos, Re Pág y Av Pág para los capítulos, Inicio y Fin, la barra espaciadora para reproducir.
film-old = Este navegador no puede abrir la repetición. Prueba con uno más nuevo: Chrome 105, Firefox 121, Safari 16.4 o posterior.

## Por qué no
refuse-not-now = Eso no se puede hacer ahora.
refuse-not-offered = Esa no es una de tus opciones ahora.
refuse-incomplete = Todavía falta elegir algo.
refuse-closed = Esta mesa está cerrada.
refuse-suspended = Esta mesa está suspendida: no puedo entrar en su canal.
refuse-no_pause = Aquí no hay nada que pausar, ni pausa que terminar.
refuse-no_seat = Ese asiento no está libre: su jugador ha vuelto, alguien lo ocupó o no todos están de acuerdo.
refuse-dealing = La sala está cerrada: las cartas se reparten en cuanto responda la fuente de azar.
refuse-started = La partida ya ha empezado.
refuse-seated_already = Ya tienes un asiento en esta mesa. Para dejarlo, pulsa *{ button-leave }*.
refuse-not_seated = No tienes asiento en esta mesa.
refuse-full = Todos los asientos están ocupados.
refuse-host_only = Solo el anfitrión puede hacer eso.
refuse-series = Hay una serie en juego: ni sus jugadores ni sus opciones cambian hasta que termine.
refuse-locked = El anfitrión ha bloqueado esta mesa.
refuse-not_invited = Esta mesa es privada y no tienes invitación.
refuse-sent_away = El anfitrión te ha sacado de esta sala. Puedes volver si te invita.
refuse-seated_there = Esa persona ya tiene asiento en la mesa.
refuse-invited_already = Esa persona ya tiene invitación.
refuse-guests = No se puede invitar a más personas a esta mesa.
refuse-no_computer = No hay ninguna computadora en esta mesa.
refuse-no_level = No hay ninguna computadora de ese nivel.
refuse-no_option = Esa opción no existe.
refuse-too_few = { $missing ->
    [one] Falta un jugador.
   *[other] Faltan { $missing } jugadores.
}
press-unreadable = Ese botón no se ha podido leer. Pulsa uno de los que hay bajo el último tablero.
press-old-release = Ese botón es de una versión anterior del bot. Usa { -to-board } para tener uno nuevo.
repeated = Ese botón ya se ha pulsado.
press-rewound = El bot volvió a una copia anterior de sus partidas, y este mensaje es posterior a ella. No se ha hecho nada. El último tablero y tu última mano dicen cómo están las cosas; { -to-games } enumera tus mesas.
press-elsewhere = Ese botón solo funciona en el canal de su propia mesa. { -to-games } enumera tus mesas.
press-other-seat = Ese botón es de { $who }.
press-others = Ese panel es de otra persona. *Mi mano* abre el tuyo.
table-gone = La mesa { $table } ya no existe.
no-such-game = Aquí no hay ningún juego con ese nombre. Elige uno de la lista.
not-your-table = No juegas en esta mesa.
not-dealt = La partida no está en marcha: no hay cartas que ver.
look-nothing = En este juego no hay nada que ver más de cerca.
lobby-over = Ya no se puede: la partida ha empezado o ha terminado.
no-table = No hay ninguna mesa en este canal. { -to-home } abre una.
crowded-title = Ya tienes cinco partidas
crowded = Tienes cinco partidas en mensajes directos y no puede haber más: { $tables }. Acaba antes una de ellas, o escribe { -to-end } en nuestros mensajes directos para terminarla.
many-tables = Juegas en varias mesas: usa este comando en el canal de la mesa que quieras. { -to-games } las enumera.
channel-busy = La mesa { $table } sigue abierta en este canal, y en cada canal solo cabe una.
channel-busy-link = En cada canal o hilo solo cabe una mesa. La mesa { $table } sigue abierta aquí: { $link }
permissions-missing = No puedo llevar una mesa aquí, porque en este canal me faltan permisos: { $missing }. Pídeselos a un administrador del servidor.
board-barred = No puedo escribir en el canal de la mesa { $table }. El tablero llegará en cuanto pueda; mientras tanto los relojes están detenidos y las manos siguen funcionando.
board-refused = Discord ha rechazado el tablero de la mesa { $table }, así que la he cerrado. A menudo AutoMod bloquea un nombre o una palabra: pide a un moderador que me deje pasar y vuelve a abrir una mesa.
board-stuck = Discord ha rechazado el nuevo tablero de la mesa { $table }, así que se queda el anterior. A menudo AutoMod bloquea un nombre o una palabra: pide a un moderador que me deje pasar. Las manos siguen funcionando.
message-refused = Discord ha rechazado lo que quería publicar aquí. A menudo AutoMod bloquea un nombre o una palabra: pide a un moderador que me deje pasar.
direct-barred = No puedo escribirte, así que la mesa { $table } espera. Permite mis mensajes directos y tráela con { -to-board }.
dm-held = Ahora mismo no puedo escribirte: Discord no me deja enviar mensajes directos. No es culpa tuya. Vuelve a intentarlo en unos minutos.
setup-title = Escapade en este canal
setup-well = ✅ Todo bien: aquí puedo hacer todo lo que necesita una mesa.
setup-home = La página de inicio muestra todos los juegos, cada uno con *{ button-play-now }* y *{ button-with-friends }*. Ponla aquí para todos y fíjala si quieres.
setup-missing = ⚠️ No puedo llevar una mesa aquí, porque en este canal me faltan permisos: **{ $missing }**. Dámelos en *Editar canal*, *Permisos*, y vuelve a comprobarlo.
setup-announcement = ⚠️ Este es un canal de anuncios. Discord permite pocas ediciones aquí y los tableros se quedarían atrás: abre las mesas en un canal de texto.
setup-silent-role = ⚠️ No puedo avisar a { $role }: activa *Permitir que cualquiera mencione este rol* en los ajustes del rol.
server-change = ¿Qué quieres cambiar?
server-language-name = Idioma
server-language = 💬 Idioma de las mesas nuevas: **{ $now }**
server-language-any = el de sus jugadores
server-pace-name = Tiempo por turno
server-pace = ⏳ Tiempo por turno, si el anfitrión no elige otro: **{ $now }**
server-pace-any = el habitual, 1 día
server-channels-name = Canales
server-channels = 📍 Puede haber mesas en: { $now }
server-channels-any = **todos los canales**
server-roles-name = Roles
server-roles = 👥 Pueden abrir mesas: { $now }
server-roles-any = **todos**
server-titles-name = Juegos
server-titles = 🎲 Juegos: **{ $now }**
server-titles-any = todos
server-each-name = Mesas abiertas por persona
server-each = 🙋 Mesas abiertas por persona: **{ $now }**
server-each-any = hasta diez
server-tables-name = Mesas abiertas en el servidor
server-tables = 🗂 Mesas abiertas en el servidor: **{ $now }**
server-tables-any = sin límite
server-show-name = Espectáculo
server-show = 🎬 Espectáculo en las mesas nuevas: **{ $now }**
server-seeking-name = Rol para buscar jugadores
server-seeking = 📣 Cuando una mesa busca jugadores, aviso a: { $now }
server-seeking-any = **nadie**
server-reports-name = Canal de denuncias
server-reports = 🚩 Las denuncias de juego sucio van a: { $now }
server-reports-any = **el administrador del bot**
server-daily-name = Canal de los resultados del día
server-daily = 🗓️ Resultados de la fuga del día, si la terminaron al menos 2 personas: { $now }
server-daily-any = **no se publican**
server-daily_hour-name = Hora de los resultados del día
server-daily_hour = 🕕 Los resultados de un día se publican al día siguiente, desde esta hora: { $now }
server-forum-name = Foro de mesas
server-forum = 🗃 Las mesas públicas nuevas son publicaciones en: { $now }
server-forum-any = **ningún foro**
setup-forum-tags = -# Etiquetas del foro: busca jugadores **{ $looking }**, en juego **{ $playing }**, terminada **{ $over }**
setup-forum-none = ninguna
setup-forum-untagged = ⚠️ Falta la etiqueta de: { $tags }. Crea etiquetas en los ajustes del foro y elígelas aquí. Mientras falte, solo puedo cambiar el título de la publicación.
setup-forum-missing = ⚠️ No puedo crear publicaciones allí, porque en el foro me faltan permisos: **{ $missing }**. Hasta entonces las mesas se abren donde se piden.
setup-forum-required = ⚠️ El foro pide una etiqueta en cada publicación. Sin la de *busca jugadores* las mesas se abren donde se piden.
setup-forum-gone = ⚠️ Ese foro ya no existe o no puedo verlo. Las mesas se abren donde se piden.
forum-state-looking = busca jugadores
forum-state-playing = en juego
forum-state-over = terminada
forum-tag-menu = Etiqueta de las mesas que están así: { $state }
forum-tag-none = sin etiqueta
button-put-home = Poner aquí la página de inicio
home-put = La página de inicio ya está aquí.
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-embed_links = Insertar enlaces
permission-attach_files = Adjuntar archivos
permission-read_message_history = Leer el historial de mensajes
permission-connect = Conectar
permission-manage_threads = Gestionar hilos (este hilo está bloqueado)
permission-create_posts = Crear publicaciones (Enviar mensajes)
permission-manage_posts = Gestionar hilos
setup-not-allowed = Eso solo pueden hacerlo los administradores de este servidor.
end-not-allowed = No puedes terminar esta mesa. Pueden hacerlo las personas que juegan en ella, todas juntas, o un moderador que no tenga asiento.
server-roles-only = En este servidor solo pueden abrir mesas { $roles }. Puedes unirte a las suyas.
server-each-full = En este servidor cada persona puede tener { $most } { $most ->
    [one] mesa abierta
   *[other] mesas abiertas
} a la vez. Juega antes una de las tuyas hasta el final, o escribe { -to-end } en su canal para terminarla.
server-everywhere-full = Has abierto { $most } mesas que no han acabado y no puede haber más. Juega antes una hasta el final, o escribe { -to-end } en su canal para terminarla.
server-title-closed = En este servidor no se juega a este juego.
server-channels-only = En este servidor solo puede haber mesas en { $channels }.
server-tables-full = Este servidor puede tener { $most } { $most ->
    [one] mesa abierta
   *[other] mesas abiertas
} a la vez, y ya ha llegado a ese límite.
flood = Vas muy rápido: espera diez segundos y sigue.
limit-role = Tu mesa ya está en la lista. Al rol no lo aviso ahora, porque lo avisé hace poco por esta u otra mesa. Para que lo avise, deja de buscar y busca otra vez más tarde. ⏳ { $relative }
limit-guest = { $user } puede sentarse allí. Hoy ya recibió un aviso tuyo, así que no le envío otro: díselo tú o repite la invitación más tarde. { $link } ⏳ { $relative }
limit-back = Ya has pedido bastantes veces volver atrás. Pídelo otra vez más tarde. ⏳ { $relative }
limit-talk = Has susurrado mucho. Sigue más tarde. ⏳ { $relative }
limit-fault = Ya has avisado de varios fallos, y quedan guardados. Avisa del siguiente más tarde. ⏳ { $relative }
invite-refused = { $user } puede sentarse allí, pero no quiere invitaciones, así que no recibe aviso. { $link }
export-nothing = Aquí no hay ninguna partida tuya terminada. Da el número de la mesa que quieras exportar.
exported = Aquí está la partida de la mesa { $table }, con su secreto y todas las jugadas. `python -m bot verify` la comprueba, igual que *Comprobar*.
my-exported = Esto es todo lo que guardo de ti. Las fechas y horas están en segundos desde 1970 (hora Unix).
delete-title = ¿Borrar lo que guardo de ti?
delete-tables = Pierdes las partidas que juegas con otros: contra una sola persona, la partida termina; si son más, una computadora ocupa tu asiento. Tus partidas a solas terminan, y sales de las salas.
delete-kept = En las partidas terminadas, un número sustituye a tu nombre y a tu número de Discord: así los demás pueden seguir viéndolas y comprobándolas. Se borran tus ajustes, notas, órdenes y elecciones a medias.
delete-stays = Lo publicado en canales y mensajes directos sigue en Discord: bórralo allí. Las copias de seguridad conservan tus datos hasta cinco semanas; si hay que usar una, vuelvo a borrarlos.
delete-final = No se puede deshacer. Si quieres una copia, pídela antes con { -to-my-export }.
button-delete-sure = Borrarlo todo
deleted-title = Borrado
deleted = Tus datos están borrados. Si vuelves a usar el bot, empezarás de cero.
button-privacy = Privacidad
button-terms = Condiciones
stopping = El bot se está reiniciando. Tu partida está a salvo; vuelve a pulsar en un momento.
stopping-kept = El bot se está reiniciando. Tu jugada está guardada: en un momento *Mi mano* mostrará cómo están las cosas.
command-old = Este comando ha cambiado. Vuelve a intentarlo en un momento; si sigue así, reinicia Discord.
failed = Algo ha fallado aquí. Tu partida está a salvo: *Mi mano* la muestra. Si vuelve a pasar, da este número al administrador del bot: { $reference }
overtaken = Otros jugadores se adelantaron tres veces seguidas, así que tu jugada no se hizo. Vuelve a intentarlo.
not-saved = Ahora mismo no puedo guardar nada, así que no se ha hecho nada. Vuelve a intentarlo en un momento.
not-shown = La base de datos no responde ahora mismo. Tu jugada está guardada: *Mi mano* muestra cómo están las cosas.
answer-lost = Discord no aceptó mi respuesta. Tu jugada está guardada: *Mi mano* muestra cómo están las cosas.

## Comandos
-to-home = /{ command-escapade }
-to-hand = /{ command-hand }
-to-games = /{ command-games }
-to-board = /{ command-table } { command-board }
-to-type = /{ command-table } { command-type }
-to-talk = /{ command-table } { command-talk }
-to-settings = /{ command-my } { command-settings }
-to-end = /{ command-table } { command-end }
-to-move = /{ command-table } { command-move }
-to-my-export = /{ command-my } { command-export }
-to-my-delete = /{ command-my } { command-delete }
-to-invite = /{ command-table } { command-invite }
command-new = nueva
command-pace = ritmo
command-language = idioma
command-number = mesa
command-number-about = El número de la mesa; sin él, la mesa de este canal o, en mensajes directos, tu última mesa
command-escapade = escapade
command-escapade-about = Abre la página de inicio: todos los juegos, cómo empezar y ayuda
command-hand = mano
command-hand-about = Muestra tu mano, solo a ti
command-games = partidas
command-games-about = Enumera tus mesas y dice a quién le toca
command-party = fiesta
command-party-about = Noche de juegos: partidas cortas seguidas, con un marcador y una corona
command-daily = fuga
command-daily-about = Juega la fuga del día: un reparto sellado por juego, el mismo para todos
command-table = mesa
command-table-about = Mira, juega o traslada una mesa
command-board = tablero
command-board-about = Trae el tablero al final de su canal
command-log = historial
command-log-about = Cuenta lo que ha pasado hasta ahora, solo a ti
command-rules = reglas
command-rules-about = Abre las reglas de un juego
command-rules-game = juego
command-rules-game-about = El juego; si no eliges ninguno, el que se juega aquí
command-type = escribir
command-type-about = Escribe tu respuesta a la pregunta de tu mano y confírmala allí
command-type-answer = respuesta
command-type-answer-about = Por ejemplo C W21, Capilla, Casino o 7 12
command-talk = hablar
command-talk-about = Escribe en secreto a los jugadores que las reglas te permiten, como los otros oficiales
command-talk-message = mensaje
command-talk-message-about = El mensaje: solo lo leen sus destinatarios, y no se guarda
command-resign = rendirse
command-resign-about = Deja para siempre la partida en curso
command-end = terminar
command-end-about = Termina una mesa para todos, de común acuerdo, o dice quién puede hacerlo
command-move = trasladar
command-move-about = Solo para el anfitrión y los moderadores: trae una mesa a este canal
command-move-table-about = El número de la mesa; sin él, la única mesa que puedes traer aquí
command-host = anfitrión
command-host-about = Solo para el anfitrión: decide quién puede sentarse, busca jugadores o pasa el puesto
command-invite = invitar
command-invite-about = Solo para el anfitrión: invita a alguien a tu sala o a sustituir a un jugador ausente
command-invite-person = persona
command-invite-person-about = La persona a la que invitas y avisas
command-my = mis
command-my-about = Elige lo que vale para ti en todas las mesas
command-settings = ajustes
command-settings-about = Mira y cambia lo que vale para ti: imágenes o texto, ayuda, avisos, descanso
command-setup = configurar
command-setup-about = Elige lo que vale para las mesas de este servidor y comprueba qué puedo hacer en este canal
command-export = exportar
command-export-about = Descarga una partida terminada en un archivo que cualquiera puede comprobar
command-export-table-about = El número de la mesa; sin él, la última partida de este canal o, si no hay, tu última partida
command-my-export-about = Descarga todo lo que se guarda de ti
command-delete = borrar
command-delete-about = Borra todo lo que se guarda de ti; antes te pregunta
about-title = Escapade
about = Un bot que lleva la mesa en cinco juegos de fuga. Sella cada baraja antes de que alguien se siente; al final cualquiera puede comprobarla en *Reparto limpio ✓*.
about-deals = { $dealt } { $dealt ->
    [one] partida repartida
   *[other] partidas repartidas
} aquí hasta ahora, { $beacon } con una fuente pública de azar. Repartos cancelados después de cerrarse la sala: { $broken }.

# la fuga del día
button-gather = Avísame cuando …
button-gather-size = seamos { $people }
button-gather-off = Quitar mi aviso
gather-title = 🔔 Avísame cuando seamos suficientes
gather-about = ¿Cuántos jugadores quieres? En cuanto haya tantos en este servidor con ganas de jugar, aviso aquí a todos, una sola vez. Los que ya tienen asiento en una sala abierta también cuentan. Hasta entonces, los demás pueden leer aquí tu nombre. Tu aviso caduca a las 4 horas.
gather-nobody = Nadie más lo ha pedido todavía.
gather-would = 🔔 Con ganas de jugar: { $names }.
gather-yours = Te avisaré cuando haya **{ $people }** personas. ⏳ { $relative }
gather-call = 🔔 { $names }: ya hay gente suficiente. ¿A qué jugamos?
gather-called = 🔔 Ya hay gente suficiente: he avisado a { $names }. Elige un juego.
gather-enough = 🔔 Ya hay gente suficiente. Siéntate en una sala abierta o elige un juego.
gather-server = Eso solo funciona en un canal de un servidor.
button-arrange = Quedar otro día
button-arrange-ask = Preguntar en este canal
button-arrange-cannot = No puedo
button-arrange-come = Voy
button-arrange-settle = Elegir ya la hora
button-arrange-event = Crear un evento
arrange-title = 📅 ¿Cuándo jugamos?
arrange-about = Elige hasta { $most } días y una hora, en tu zona horaria. Con un solo día, la fecha queda fijada; con más, cada persona dice cuándo puede.
arrange-zone = ¿Cuál es tu zona horaria? Elígela una vez y vuelve aquí: cada persona ve las horas en la suya.
arrange-days = Días
arrange-hour = Hora
arrange-day-0 = Lunes, { $date }
arrange-day-1 = Martes, { $date }
arrange-day-2 = Miércoles, { $date }
arrange-day-3 = Jueves, { $date }
arrange-day-4 = Viernes, { $date }
arrange-day-5 = Sábado, { $date }
arrange-day-6 = Domingo, { $date }
arrange-open = Pulsa los números de todas las horas a las que puedes jugar. Quedará la que venga bien a más gente. Se decide ⏳ { $relative }
arrange-set = La fecha está fijada. Avisaré aquí, 15 minutos antes, a los que vengan.
arrange-off = Ninguna hora viene bien a dos personas. Propón otras.
arrange-coming = ✅ { $names }
arrange-nobody = Nadie todavía
arrange-cannot = ❌ No pueden: { $names }
arrange-call = 📅 { $names }: ¡es hora de jugar! ⏳ { $relative }
arrange-asked = Hecho. El mensaje muestra quién puede y cuándo.
arrange-past = Elige horas para las que falten más de 15 minutos, dentro de las próximas 2 semanas.
arrange-gone = Esa fecha ya pasó o se canceló.
arrange-host = Eso solo puede hacerlo la persona que propuso la fecha o un moderador.
arrange-no-event = Aquí no puedo crear eventos. Dame el permiso *Crear eventos* y pulsa otra vez.
setup-no-events = -# Sin el permiso *Crear eventos* no creo eventos para las fechas fijadas. No lo necesito para nada más.
arrange-server = Las fechas se proponen en un canal de un servidor.
button-daily = La fuga del día
button-daily-today = Tabla del día
button-daily-yesterday = Ayer
button-daily-seals = Sellos
button-result = Mi resultado
daily-title = 🗓️ La fuga del día · { $day }
daily-lead = **Cada día, un reparto sellado por juego, el mismo para todos aquí.** Tienes un intento en cada uno. No puedes deshacer jugadas ni pedir consejo, y las mismas jugadas tienen siempre la misma suerte.
daily-ends = ⏳ { $relative } · El día termina a esta hora de tu reloj: { $when }. Lo que esté a medias se queda sin terminar.
daily-until = 🗓️ La fuga del día · ⏳ { $relative }
daily-open = aún sin intentar
daily-runs = todavía en juego
daily-won = victoria en { $turns } { $turns ->
        [one] turno
       *[other] turnos
    }
daily-lost = derrota tras { $turns } { $turns ->
        [one] turno
       *[other] turnos
    }
daily-unfinished = sin terminar
daily-streak = 🔥 Días con una fuga terminada este mes: { $month }. Días seguidos: { $days }; tu mejor serie: { $best }. Se perdona un día de cada siete.
daily-shuffle = Nadie añade nada a la baraja, para que sea la misma para todos. A cambio se sella el día anterior: mira *Sellos*.
daily-begins = { $game }: aquí empieza tu fuga de hoy.
daily-begun = -# Tu fuga de hoy en { $game } está también en tus mensajes directos: { $link }
daily-dealt = 🗓️ Esta es la fuga del { $day }, el mismo reparto para todos. Su sello está en *Sellos* desde el día anterior.
daily-dm-closed = La fuga del día llega por mensaje directo y los tuyos están cerrados. Ábrelos para este servidor (*Ajustes de privacidad*) y vuelve a pulsar.
daily-none = En este juego no hay fuga de ese día.
daily-once = Hay un intento por juego y día. El día siguiente trae otro.
daily-first = Ayer no hubo fuga.
daily-secret = Los secretos de una fuga del día se publican cuando el día termina: { $until }.
daily-kept = Los secretos se publican cuando el día termina: { $until }. Entonces se abren también *Comprobar* y el historial completo.
daily-copy = Este es tu resultado. No revela ningún secreto; cópialo donde quieras.
daily-post-title = 🗓️ Las fugas del { $day }
daily-table-title = 🗓️ Tabla del { $day }
daily-later = Verás el resultado después de tu propio intento.
daily-nobody = Nadie ha intentado esta fuga.
daily-seals-title = 🔒 Sellos de las fugas del día
daily-seals = Un sello es el SHA-256 del secreto del que sale un reparto. Se hace el día anterior; el secreto se publica cuando el día termina.
daily-sealed = sellada { $made }
daily-opened = secreto publicado: `{ $secret }`
void-day-over = El día terminó antes que esta fuga. Cuenta como sin terminar.
refuse-day-over = Ese día ha terminado: su fuga se queda como está.
refuse-day-wait = Primero juegan las computadoras. En un momento te toca a ti.
verify-note-daily = Nadie añade nada a la baraja de una fuga del día. Su sello, publicado en *Sellos* el día anterior, demuestra que el reparto estaba fijado. Antes de eso, el administrador del bot pudo elegirlo.

## Tournaments
help-series = **Más de una partida:** *Al mejor de tres* está en *Mesa …* y debajo del final de una partida. Para 4 a 16 personas hay un *Torneo*, aquí abajo.
button-tournament = Torneo
button-tournament-open = Abrir la inscripción
button-tournament-join = Apuntarme
button-tournament-leave = Anular mi inscripción
button-tournament-start = Sortear y empezar
button-tournament-off = Cancelar
button-tournament-withdraw = Retirarme
tournament-title = Torneo
tournament-game = Juego
tournament-kind = Eliminatoria o liga
tournament-pace = Tiempo por turno
tournament-knockout = Eliminatoria
tournament-league = Liga
tournament-about-people = De 4 a 16 personas se apuntan con un botón en este canal. El sorteo decide quién juega contra quién; yo abro las mesas y llevo la cuenta.
tournament-about-knockout = **Eliminatoria:** el que gana pasa de ronda. Una partida sin ganador se repite; si tampoco entonces gana nadie, los dos quedan fuera.
tournament-about-league = **Liga:** todos juegan una vez contra todos, con 2 puntos por ganar y 1 por empatar. Si el número de jugadores es impar, se suma una computadora.
tournament-about-pace = Si a alguien se le acaba el tiempo dos veces, una computadora juega en su lugar: nadie espera para siempre.
tournament-open = { $count ->
    [0] Todavía no se ha apuntado nadie; hay sitio para { $most }.
    [one] Se ha apuntado una persona; hay sitio para { $most }.
   *[other] Se han apuntado { $count } personas; hay sitio para { $most }.
}
tournament-wants = A partir de { $fewest } personas, { $host } puede empezar.
tournament-running = { $left ->
    [one] Queda una partida.
   *[other] Quedan { $left } partidas.
}
tournament-won = { $count ->
    [one] 🥇 ¡**{ $names }** gana el torneo!
   *[other] 🥇 ¡**{ $names }** comparten el primer puesto!
}
tournament-nobody-won = Nadie ganó el torneo.
tournament-void = Cancelado. Las mesas abiertas se pueden jugar hasta el final.
tournament-seal-posted = 🔒 **Reparto limpio ✓ sellado** · torneo
tournament-seal-file =
    Reparto limpio del torneo

    El sello se publicó antes de que nadie se apuntara. Es el SHA-256 de un secreto.
    El sorteo y las cartas de todas las partidas salen de ese secreto y de cada inscripción.

    Sello:
    { $seal }
tournament-proof-file =
    Reparto limpio del torneo: la prueba

    Sello:
    { $seal }

    Secreto:
    { $secret }

    Las inscripciones:
    { $words }

    El SHA-256 del secreto es el sello. Compara el sello con seal-tournament.txt, publicado antes de que nadie se apuntara.
tournament-fair = El sorteo y todas las cartas de este torneo salen de un secreto que se selló antes de que nadie se apuntara, y de cada inscripción. El sello está en el archivo: guárdalo. Cuando termine el torneo, este botón te da también el secreto.
tournament-round = Ronda { $round }
tournament-round-0 = Final
tournament-round-1 = Semifinales
tournament-round-2 = Cuartos de final
tournament-nobody = …
tournament-meets = { $one } – { $two }
tournament-plays = ▶ { $one } – { $two } · mesa { $table }, { $channel }
tournament-beats = **{ $one }** gana a { $two }
tournament-walkover = **{ $one }** pasa: { $two } se ha retirado
tournament-no-game = No queda nadie para esta partida
tournament-bye = **{ $name }** no tiene rival en esta ronda
tournament-none = { $one } – { $two }: no ganó nadie
tournament-unplayed-knockout = { $one } – { $two }: dos veces sin ganador, los dos quedan fuera
tournament-unplayed-league = { $one } – { $two }: dos veces sin resultado, sin puntos
tournament-waits = ⏸ { $one } – { $two } · la mesa { $table } está suspendida; la partida se repite a partir de { $until }
tournament-standing = `{ $place }` **{ $name }** · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
tournament-opened = La inscripción está abierta. Tú aún no participas: pulsa { $join } si también quieres jugar.
tournament-proof = Te has apuntado a un torneo de { $game }. Por aquí te enviaré tu mano de cada partida.
tournament-done-join = Estás dentro. Te aviso cuando se abra tu primera mesa.
tournament-done-leave = Tu inscripción está anulada.
tournament-done-withdraw = Te has retirado: pierdes las partidas que te faltaban. En una mesa abierta puedes seguir jugando o abandonar.
tournament-done-start = El sorteo está hecho. Las mesas se abren ahora.
tournament-done-off = El torneo queda cancelado.
tournament-servers = Los torneos se juegan en servidores: pulsa esto en un canal de algún servidor.
tournament-there = En este canal ya hay un torneo. Termínalo o cancélalo antes de abrir otro.
tournament-gone = Ya no conozco este torneo.
refuse-tournament-joined = Ya te habías apuntado.
refuse-tournament-full = El torneo está lleno.
refuse-tournament-not-in = No participas en este torneo.
refuse-tournament-over = Este torneo ya ha terminado.
refuse-tournament-open = Este torneo no ha empezado o ya ha terminado.
refuse-tournament-begun = Este torneo ya ha empezado.
refuse-tournament-few = Primero se tienen que apuntar al menos { $fewest } personas.

## Partidas terminadas: historial, estadísticas, clasificaciones

history-somebody = alguien
honour = 🏅 { $who }: **{ $name }**.
honour-first = 🏅 Nuevo para { $who }: **{ $name }**.
button-history = Mis partidas
button-stats = Mis estadísticas
button-leaders = Clasificación
history-title = Tus partidas
history-none = Todavía no has jugado ninguna partida hasta el final.
history-line = { $emoji } **{ $game }**, mesa { $table } · { $when } · { $came ->
    [won] ✅ ganada
    [lost] perdida
   *[left] abandonada
}{ $cast ->
    [yes] {" "}como { $role }
   *[no] {""}
}{ $others }
history-with = {" "}· con { $names }
history-computers = { $count ->
    [one] una computadora
   *[other] { $count } computadoras
}
history-choice = { $game }, mesa { $table }
history-part = Partidas { $first } a { $last } de { $games }, empezando por la más reciente
menu-history = Mirar una partida …
stats-title = Tus estadísticas
stats-of = { $emoji } { $game }: tus estadísticas
stats-none = Todavía no tienes ninguna partida que cuente.
stats-people = Con gente: **{ $played }** { $played ->
    [one] partida
   *[other] partidas
}, **{ $won }** { $won ->
    [one] ganada
   *[other] ganadas
}
stats-practice = De práctica, solo contra computadoras: **{ $played }** { $played ->
    [one] partida
   *[other] partidas
}, **{ $won }** { $won ->
    [one] ganada
   *[other] ganadas
}
stats-returned = ⏪ { $count ->
    [one] En **1** partida se volvió atrás de común acuerdo: esa no da puntuación ni logros.
   *[other] En **{ $count }** partidas se volvió atrás de común acuerdo: esas no dan puntuación ni logros.
}
stats-move = Sueles tardar **{ $time }** en cada jugada.
stats-in-time = Jugaste a tiempo el **{ $share } %** de { $turns } { $turns ->
    [one] turno
   *[other] turnos
}.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count } { $count ->
    [one] día
   *[other] días
}
stats-line = { $emoji } **{ $game }**: { $played } { $played ->
    [one] partida
   *[other] partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}
stats-strength = puntuación { $rating }, { $certain }
stats-new = aún sin puntuación
stats-rating = Con gente: { $strength }
stats-rating-practice = De práctica: { $strength }
certain-sure = fiable
certain-fairly = bastante segura
certain-roughly = aproximada
certain-guess = todavía incierta
stats-roles = Por rol: { $parts }
stats-seats = Por número de jugadores: { $parts }
stats-players = { $count ->
    [one] a solas
   *[other] { $count } jugadores
}
stats-part = { $name } en { $played } { $played ->
    [one] partida
   *[other] partidas
} ({ $won } { $won ->
    [one] ganada
   *[other] ganadas
})
stats-rivals = Juegas más veces con: { $rivals }
stats-rival = { $name }: { $played } { $played ->
    [one] partida
   *[other] partidas
} (quedaste por delante en { $ahead })
stats-achieved = 🏅 Logros: **{ $earned }** de { $of }
stats-honour = **{ $name }**. { $why } { $times ->
    [one] Una vez, { $when }
   *[other] { $times } veces, la primera { $when }
}
menu-stats = Más sobre un juego …
leaders-title = 🏆 { $emoji } { $game }: clasificación de este servidor
leaders-here = **En esta mesa**
leaders-sitting = { $name }: { $played } { $played ->
    [one] partida
   *[other] partidas
} con gente, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}
leaders-move = { $time } por jugada
leaders-in-time = { $share } % de turnos a tiempo
leaders-line = { $place }. **{ $name }** · { $strength } · { $played } { $played ->
    [one] partida
   *[other] partidas
}, { $won } { $won ->
    [one] ganada
   *[other] ganadas
}
leaders-none = En esta temporada todavía no hay nadie en la clasificación.
leaders-about = Cuentan las partidas con gente en este servidor. Apareces cuando llevas { $least } en una temporada. La puntuación empieza en 1000.
menu-leaders = Otro juego …
button-story = Nuestra historia
story-title = 📖 Nuestra historia
story-games = **{ $games }** { $games ->
    [one] partida
   *[other] partidas
} desde el { $since }; en esta temporada, **{ $season }**.
story-game = { $emoji } **{ $game }** · { $games } { $games ->
    [one] partida
   *[other] partidas
}
story-line = { $told }{ $season ->
    [0] {""}
   *[other] {" "}· { $season } en esta temporada
}
story-none = Aquí todavía no ha terminado ninguna partida. Con la primera empieza su historia.
story-about = Todas las partidas de este servidor juntas, sin las mesas privadas. Esta temporada · { $season }.
story-season = Nuestra historia · { $season }
story-season-none = En la temporada pasada no jugó nadie aquí: no hay imagen.
story-sum = { $games ->
    [one] 1 partida entre todos
   *[other] { $games } partidas entre todos
}
story-foot = Escapade
story-done = La imagen está publicada en <#{ $channel }>.
button-story-picture = Imagen · { $season }
limit-story = Hoy esta imagen ya se ha publicado bastantes veces. Vuelve a publicarla más tarde. ⏳ { $relative }
season-0 = Enero a marzo de { $year }
season-1 = Abril a junio de { $year }
season-2 = Julio a septiembre de { $year }
season-3 = Octubre a diciembre de { $year }
command-history = partidas
command-history-about = Mira las partidas que has jugado hasta el final
command-stats = estadísticas
command-my-stats-about = Mira tus resultados: partidas ganadas, puntuación, tiempos, logros
command-stats-about = Mira quién juega mejor en este servidor, y qué tal va la gente de esta mesa
command-stats-game-about = El juego; si no eliges ninguno, el que se juega aquí o el último

## Para el administrador del bot

alert-paint = ⚠️ No he podido mostrar una mesa. Lo intentaré otra vez cuando pase algo en ella.
alert-direct = ⚠️ Discord no me deja enviar mensajes directos. Mientras tanto, cada persona ve su mano con *Mi mano*.
alert-store = ⚠️ La base de datos no está guardando nada. ¿Está lleno el disco?
alert-copy = ⚠️ Anoche no se hizo la copia de seguridad de la base de datos.
alert-clock = ⚠️ El reloj de las mesas va con retraso o falla: los turnos pueden durar demasiado.
alert-worker = ⚠️ Se cerró uno de los procesos que dibujan o piensan. Ya hay otro en su lugar.
alert-starts = ⚠️ Hoy Discord me permite pocos inicios de sesión más, así que espero antes de conectarme. Algo reinicia el bot una y otra vez: el registro dice qué.
alert-fault = ⚠️ Ha habido un fallo inesperado.
alert-line = El registro dice «{ $line }» (mesa: { $table }). No volveré a avisar de este tipo de fallo hasta dentro de una hora.
alert-before = { $count ->
    [one] Ha pasado una vez más desde el último aviso.
   *[other] Ha pasado { $count } veces más desde el último aviso.
}
alert-report = ⚠️ Un jugador ha avisado de un fallo.

operator-title = Administración
button-operator = Administración
operator-not = Eso solo puede hacerlo el administrador de este bot.
operator-gone = Esa mesa ya no está abierta.
operator-count = { $state }: **{ $count }**
operator-suspended = suspendidas
operator-barred = sin acceso a su canal
operator-lobby = en la sala
operator-playing = en juego
operator-open = Se pueden abrir mesas nuevas.
operator-draining = **Parada en marcha.** No se abren mesas nuevas. El bot se detiene cuando pase un minuto sin que nadie pulse nada.
operator-first = El menú muestra { $count } mesas, primero las que tienen algún problema.
operator-choose = Elige una mesa
operator-state = Estado: **{ $state }** · { $link }
operator-seats = { $people } { $people ->
    [one] persona
   *[other] personas
}, { $computers } { $computers ->
    [one] computadora
   *[other] computadoras
}
operator-log = Versión { $version }, formato { $schema }, reglas { $rules }
operator-why = Motivo de la suspensión: { $why }
operator-sure = ¿Terminar esta mesa para todos? No gana nadie y no se puede deshacer.
operator-ended = { $table }: terminada.
operator-revived = { $table } se abrirá de nuevo en cuanto pueda escribir en su canal.
operator-announced = { $count ->
    [one] Aviso a una mesa, en su idioma.
   *[other] Aviso a { $count } mesas, a cada una en su idioma.
}
button-operator-end = Terminar la mesa
button-operator-revive = Recuperar la mesa
button-operator-back = Todas las mesas
button-announce = Anunciar reinicio
button-drain = Detener sin prisa
button-undrain = Permitir mesas nuevas
announce-restart = 🔧 El bot se va a reiniciar dentro de poco y tardará unos minutos en volver. Mientras tanto los relojes se detienen y no se pierde nada: seguirás donde estabas.
refuse-draining = El bot está a punto de reiniciarse, así que ahora no se pueden abrir mesas. Inténtalo de nuevo en unos minutos.
operator-seated = Juegas en esta partida con otras personas: desde aquí no puedes terminarla. { -to-end } muestra lo que puedes hacer.
void-operator = El administrador del bot terminó esta partida. No ganó nadie.
button-fault = Avisar de un fallo
fault-kept = Gracias. Con la referencia **{ $reference }** el administrador del bot puede ver cómo está la mesa. Dile ese número y qué ha fallado.
button-block = Bloquear el servidor
button-unblock = Desbloquear el servidor
operator-blocked = En el servidor de esa mesa ya no se pueden abrir mesas.
server-blocked = El administrador de este bot ya no permite abrir mesas en este servidor. Las partidas en marcha se pueden terminar.
button-write = Anunciar algo
button-rewrite = Cambiar el anuncio
button-send = Enviar el anuncio
operator-write-title = Un anuncio
operator-in-en = En inglés
operator-in-es = En español
operator-preview = { $count ->
    [one] Lo leerá una mesa, en su idioma.
   *[other] Lo leerán { $count } mesas, cada una en su idioma.
} Aún no se ha enviado nada.
operator-unwritten = No hay nada que enviar: escríbelo antes en los dos idiomas.
operator-too-soon = Acabas de anunciar algo. Entre dos anuncios tienen que pasar { $minutes } minutos; guardo lo que has escrito hasta entonces.
operator-missed = { $count ->
    [one] No pude avisar a una mesa
   *[other] No pude avisar a { $count } mesas
}, porque no se podía guardar nada.
announced = 📣 **Del administrador de este bot:** { $text }
operator-person = Bloquear o desbloquear a alguien de esta mesa
operator-outcast = con bloqueo
operator-people = Personas bloqueadas: no pueden abrir mesas ni sentarse en ninguna
operator-people-now = { $count ->
    [0] No hay nadie bloqueado.
    [one] Hay una persona bloqueada. Sus partidas en curso continúan.
   *[other] Hay { $count } personas bloqueadas. Sus partidas en curso continúan.
}
refuse-blocked = El administrador de este bot ya no te deja abrir mesas ni sentarte en ninguna. Puedes terminar lo que estás jugando; { -to-my-export } te da lo que se guarda de ti y { -to-my-delete } lo borra.

button-report = Denunciar
button-hide-result = Ocultar el resultado
button-show-result = Volver a mostrar el resultado
report-title = Denunciar juego sucio
report-label = ¿En qué consistió el juego sucio?
report-about = ¿Quién hizo qué y cuándo? Quien lea la denuncia verá tu nombre.
report-empty = Escribe en qué consistió el juego sucio.
report-running = Una partida se puede denunciar cuando ha terminado.
report-sent-server = Gracias. Los moderadores de este servidor ya pueden leer tu denuncia, con tu nombre.
report-sent-operator = Gracias. El administrador de este bot ya puede leer tu denuncia, con tu nombre.
report-nowhere = Aquí nadie recibe denuncias: ni este servidor ni el administrador del bot han elegido un canal para ellas. *Acerca de* dice quién lo administra.
report-game = 🚩 { $who } denuncia { $table }: { $link }
report-players = Jugadores: { $names }
report-day = 🚩 { $who } denuncia las fugas del día { $day }.
report-annul = Con `python -m bot annul { $table }` esta partida no cuenta para nada.
limit-arrange = Aquí ya se han propuesto bastantes fechas hace poco. Podrás proponer otra ⏳ { $relative }
limit-report = Ya has denunciado tres partidas en un día. Podrás hacer otra denuncia ⏳ { $relative }
reports-barred = Elige un canal de texto de este servidor en el que yo pueda escribir.
hide-not-allowed = Solo puede hacerlo un moderador con permiso para gestionar mensajes, y solo en el canal de denuncias.
hide-own = Has jugado esa partida o la has visto. Tiene que decidirlo otro moderador.
result-hide-done = El resultado ya no aparece en ninguna página de este servidor.
result-show-done = El resultado vuelve a aparecer en las páginas de este servidor.
result-hide-line = 🚩 { $who } ha ocultado el resultado de { $table } en las páginas de este servidor. Sigue contando para puntuaciones y logros: solo puede anularlo el administrador del bot.
result-show-line = 🚩 { $who } vuelve a mostrar el resultado de { $table } en las páginas de este servidor.

party-title = Noche de juegos
party-about = { $games } partidas cortas seguidas, { $seconds } segundos por turno. Hay un solo marcador, y al final una corona.
party-programme = { $tables ->
    [two] { $games }: **{ $minutes } minutos**, en dos mesas a la vez
   *[one] { $games }: **{ $minutes } minutos**
}
party-waits = Empieza cuando { $ready } personas hayan pulsado { $start }. Si estás a solas, juegas contra una computadora.
party-begins = { $people ->
    [one] ⏳ { $relative } · A solas, juegas contra una computadora.
   *[other] ⏳ { $relative } · Juegan { $people } personas.
}
party-ready = con todo listo
party-nobody = Todavía no hay nadie. { $come } te da un asiento.
party-eight = Solo caben { $most } personas a la vez. Los demás entran primero en la siguiente partida.
party-voice = 🎙 También en el canal de voz: { $people }
party-game = **Partida { $number } de { $games }**
party-next = **Partida { $number } de { $games }** · { $relative } · Todavía hay sitio.
party-table = { $emoji } { $game }: { $people } → { $channel }
party-table-soon = { $emoji } { $game }: { $people }
party-sits-out = { $count ->
    [one] 🪑 { $names } descansa en esta partida y entra primero en la siguiente.
   *[other] 🪑 { $names } descansan en esta partida y entran primero en la siguiente.
}
party-away = { $count ->
    [one] 💤 A { $names } se le pasó un turno. Si pulsa { $back }, juega en la siguiente partida.
   *[other] 💤 A { $names } se les pasó algún turno. Si pulsan { $back }, juegan en la siguiente partida.
}
party-won = { $count ->
    [one] `{ $number }` { $game }: ganó **{ $names }**
   *[other] `{ $number }` { $game }: ganaron **{ $names }**
}
party-nobody-won = `{ $number }` { $game }: no ganó nadie
party-stopped = `{ $number }` { $game }: cancelada
party-points = { $points ->
    [one] **{ $name }**: 1 punto
   *[other] **{ $name }**: { $points } puntos
}{ $won ->
    [0] { "" }
    [one] {" "}· 1 victoria
   *[other] {" "}· { $won } victorias
}
party-crown = { $count ->
    [0] Esta vez nadie se lleva la corona
    [one] { $names } se lleva la corona
   *[other] { $names } comparten la corona
}
party-void = Esta noche de juegos ha terminado sin acabar ninguna partida.
party-thread = Mesa { $room } de la noche de juegos
party-call = 🎉 { $people } Empieza la noche de juegos: **{ $game }**, { $seconds } segundos por turno. Es mi único aviso de hoy.
party-goes-on = Esta partida es de una noche de juegos: la siguiente llega sola.
party-opened = Tu noche de juegos está abierta. Pulsa { $start } cuando quieras empezar.
party-servers = Las noches de juegos son para servidores: pulsa esto en un canal de algún servidor.
party-there = En este canal ya hay una noche de juegos. Únete a ella, o pide a su anfitrión que la cancele.
party-gone = Esa noche de juegos ya terminó. /{ command-party } abre otra.
party-done-in = Te has unido.
party-done-back = Te has unido.
party-done-late = Te has unido: tienes asiento en la siguiente partida.
party-done-waits = Te has unido. Solo caben { $most } personas a la vez; si no tienes asiento, entras primero en la siguiente partida.
party-done-start = Anotado. La noche de juegos empezará poco después de que { $ready } personas pulsen esto.
party-done-out = Has salido de la noche de juegos. ¡Gracias por jugar!
party-done-off = La noche de juegos ha terminado.
refuse-party-joined = Ya te habías unido.
refuse-party-full = No cabe nadie más: el máximo es de { $most } personas.
refuse-party-not-in = No participas en esta noche de juegos.
refuse-party-begun = Esta noche de juegos ya ha empezado.
refuse-party-over = { party-gone }
button-party = Noche de juegos
button-party-in = Me uno
button-party-start = Empezar
button-party-out = Me voy
button-party-off = Cancelar
button-party-again = Otra noche de juegos
button-party-back = Me uno a la siguiente
limit-party = Hace poco hubo aquí varias noches de juegos. Abre la siguiente más tarde. ⏳ { $relative }
limit-party-press = Has pulsado esto muchas veces. Sigue más tarde. ⏳ { $relative }

# Claims

button-claim = Afirmar …
claims-title = 🗣️ Afirmaciones
claims-about = Dile a la mesa una de estas frases, sea verdad o no: las mismas tres para todos, una vez en cada turno. Las computadoras no hacen caso de ninguna. Al final se sabe quién dijo la verdad.
claims-said = **Ya está dicho.** Todos pueden leer tu afirmación.
claims-off = En { -to-settings } has desactivado el espectáculo o la charla, y con ellos las afirmaciones.
claim-made = 🗣️ **{ $name }** afirma: *{ $claim }*
claim-refuted-title = 🫢 No era verdad
claim-refuted = **{ $name }** había afirmado: *{ $claim }*
claims-true = 🗣️ { $name } dijo la verdad: { $claims ->
    [one] una afirmación, y era cierta.
   *[other] { $claims } afirmaciones, todas ciertas.
  }
claims-untrue = 🗣️ { $name } hizo { $claims ->
    [one] una afirmación
   *[other] { $claims } afirmaciones
  }, { $true ->
    [0] ninguna cierta
    [one] una cierta
   *[other] { $true } ciertas
  }. No era verdad: { $untrue }
limit-claim = Ya hiciste 20 afirmaciones en una hora. Podrás hacer otra ⏳ { $relative }
refuse-claim_none = En esta mesa no se pueden hacer afirmaciones: se necesitan dos personas que jueguen, un *Espectáculo* que no sea *discreto* y la opción *Las computadoras hablan*.
refuse-claim_between = Solo se puede afirmar algo durante un turno. Espera a que empiece el siguiente.
refuse-claim_once = Ya has afirmado algo en este turno. Puedes hacerlo otra vez en el siguiente, sea de quien sea.
refuse-claim_enough = Ya hiciste 24 afirmaciones en esta partida: no se permiten más.
