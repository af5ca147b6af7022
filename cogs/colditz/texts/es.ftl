### Fuga de Colditz

## Palabras en la imagen del tablero. Los nombres de las salas están en sus muros: cortos.

colditz-picture-round = Ronda { $round }
colditz-picture-rounds = Ronda { $round }/{ $rounds }
colditz-picture-posts = aposta guardias
colditz-picture-roll = por tirar los dados
colditz-picture-draw = puede robar carta
colditz-picture-sweep = puede registrar
colditz-picture-points = { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
}
colditz-picture-affair-call = Recuento
colditz-picture-affair-loss = Se pierde equipo
colditz-picture-affair-gate = Ante la puerta
colditz-picture-affair-arrest = Una detención
colditz-picture-affair-search = Un registro
colditz-picture-affair-sweep = Un registro general
colditz-picture-affair-shot = Un disparo
colditz-picture-end-escaped = { $who }: fuga lograda
colditz-picture-end-time = Se acabó el tiempo: gana { $who }
colditz-picture-end-nobody_left = No queda nadie: gana { $who }
colditz-picture-letter-key = L
colditz-picture-letter-pass = P
colditz-picture-room-chapel = Capilla
colditz-picture-room-office = Oficina
colditz-picture-room-sickbay = Enfermería
colditz-picture-room-parcels = Paquetes
colditz-picture-room-guardhouse = Cuerpo de guardia
colditz-picture-room-dentist = Dentista
colditz-picture-room-wc = Letrinas
colditz-picture-room-laundry = Lavandería
colditz-picture-room-canteen = Cantina
colditz-picture-room-store = Almacén
colditz-picture-room-interview = Interrogatorio
colditz-picture-room-kitchen = Cocina
colditz-picture-room-orderlies = Cuarto de ordenanzas
colditz-picture-room-officers = Cuarto de oficiales
colditz-picture-room-showers = Duchas
colditz-picture-room-theatre = Teatro
