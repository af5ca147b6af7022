# Lo que en América se dice de otro modo que en es.ftl: mensajes y términos enteros, con los mismos argumentos.

own-away-missed = 💤 Se te acabó el tiempo dos veces seguidas, así que una computadora juega por ti. Pulsa cualquier cosa en la mesa y vuelves a jugar. Si antes los demás dan tu asiento a otra persona, pierdes la partida.
hand-lead-over = { $table }: la partida terminó
series-left = { $name } se fue, así que la serie termina aquí. Gracias por jugar.
button-tournament-join = Inscribirme
tournament-about-people = De 4 a 16 personas se inscriben con un botón en este canal. El sorteo decide quién juega contra quién; yo abro las mesas y llevo la cuenta.
tournament-open = { $count ->
    [0] Todavía no se inscribió nadie; hay lugar para { $most }.
    [one] Se inscribió una persona; hay lugar para { $most }.
   *[other] Se inscribieron { $count } personas; hay lugar para { $most }.
}
tournament-proof = Te inscribiste en un torneo de { $game }. Por aquí te enviaré tu mano de cada partida.
refuse-tournament-joined = Ya te habías inscrito.
refuse-tournament-few = Primero se tienen que inscribir al menos { $fewest } personas.
party-next = **Partida { $number } de { $games }** · { $relative } · Todavía hay lugar.

server-reports-name = Canal de reportes
server-reports = 🚩 Los reportes de juego sucio van a: { $now }
button-report = Reportar
report-title = Reportar juego sucio
report-about = ¿Quién hizo qué y cuándo? Quien lea el reporte verá tu nombre.
report-running = Una partida se puede reportar cuando ha terminado.
report-sent-server = Gracias. Los moderadores de este servidor ya pueden leer tu reporte, con tu nombre.
report-sent-operator = Gracias. El administrador de este bot ya puede leer tu reporte, con tu nombre.
report-nowhere = Aquí nadie recibe reportes: ni este servidor ni el administrador del bot han elegido un canal para ellos. *Acerca de* dice quién lo administra.
report-game = 🚩 { $who } reporta { $table }: { $link }
report-day = 🚩 { $who } reporta las fugas del día { $day }.
limit-report = Ya reportaste tres partidas en un día. Podrás hacer otro reporte ⏳ { $relative }
hide-not-allowed = Solo puede hacerlo un moderador con permiso para gestionar mensajes, y solo en el canal de reportes.
