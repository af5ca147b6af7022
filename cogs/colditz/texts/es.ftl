## Fuga de Colditz

## Palabras que cambian en América: es-419.ftl

-tip-off = chivatazo
-tip-off-first = Chivatazo
-car = coche
-car-first = Coche

colditz-title = Fuga de Colditz
colditz-about = Oficiales de varias naciones cavan y trepan para salir; un jugador vigila el castillo.
colditz-opens = 🏰 Se apagan las luces del castillo, y { $who }, el oficial alemán, cuenta a los prisioneros. Gana el primer oficial que saque a { $goal ->
    [one] un hombre
   *[other] { $goal } hombres
 }.
colditz-players = De 2 a 6 jugadores, dos horas o más
colditz-command = colditz
colditz-command-about = Saca a tus hombres del castillo, o vigílalo y no dejes salir a nadie
colditz-command-new-about = { colditz-command-about }. De 2 a 6 jugadores
colditz-command-german = alemán
colditz-command-target = fugas
colditz-command-limit = límite
colditz-command-kits = empezar_con_kits
colditz-command-single = un_hombre_basta
colditz-command-posting = un_guardia_por_turno
colditz-command-throws = tres_tiradas
colditz-command-no_dare = sin_vida_o_muerte
colditz-command-play_on = seguir_jugando
colditz-command-colours = elegir_color
colditz-command-call_it = darla_por_acabada

## Opciones de la mesa

colditz-option-german = Oficial alemán
colditz-option-german-about = qué jugador es el oficial alemán y vigila el castillo
colditz-option-german-random = por sorteo
colditz-option-german-host = quien abrió la mesa
colditz-option-german-second = quien se sentó en segundo lugar
colditz-option-german-third = quien se sentó en tercer lugar
colditz-option-german-fourth = quien se sentó en cuarto lugar
colditz-option-german-fifth = quien se sentó en quinto lugar
colditz-option-german-last = quien se sentó en último lugar
colditz-option-target = Fugas necesarias
colditz-option-target-about = cuántos hombres de un mismo oficial deben escapar
colditz-option-target-seats = 2 fugas con 2 jugadores, 1 fuga con 3 o más
colditz-option-target-1 = 1
colditz-option-target-2 = 2
colditz-option-target-3 = 3
colditz-option-target-4 = 4
colditz-option-target-5 = 5
colditz-option-limit = Límite de tiempo
colditz-option-limit-about = cuándo se acaba el tiempo, en rondas o en minutos
colditz-option-limit-seats = según los jugadores: 50 rondas con 2, 21 con 3, 24 con 4, 20 con 5 o 6
colditz-option-limit-short = corta, según los jugadores: 20 rondas con 2, 10 con 3, 8 con 4, 6 con 5, 5 con 6
colditz-option-limit-rounds_20 = 20 rondas
colditz-option-limit-rounds_40 = 40 rondas
colditz-option-limit-rounds_50 = 50 rondas
colditz-option-limit-minutes_60 = 60 minutos
colditz-option-limit-minutes_120 = 120 minutos
colditz-option-limit-minutes_180 = 180 minutos
colditz-option-kits = Empezar con kit
colditz-option-kits-about = cada oficial tiene el kit de fuga desde el principio
colditz-option-kits-yes = sí
colditz-option-kits-no = no
colditz-option-single = Un hombre basta
colditz-option-single-about = basta un hombre en una habitación para tomar una carta de equipo, en vez de dos
colditz-option-single-yes = sí
colditz-option-single-no = no
colditz-option-posting = Un guardia por turno
colditz-option-posting-about = el oficial alemán coloca como mucho un guardia de los cuarteles por turno
colditz-option-posting-yes = sí
colditz-option-posting-no = no
colditz-option-throws = Tres tiradas
colditz-option-throws-about = como mucho tres tiradas por turno, por muchos dobles que salgan
colditz-option-throws-yes = sí
colditz-option-throws-no = no
colditz-option-no_dare = Sin A vida o muerte
colditz-option-no_dare-about = los oficiales no pueden intentar la última carrera desesperada por la puerta principal
colditz-option-no_dare-yes = sí
colditz-option-no_dare-no = no
colditz-option-play_on = Seguir jugando
colditz-option-play_on-about = la partida sigue hasta su límite aunque un oficial tenga las fugas necesarias
colditz-option-play_on-yes = sí
colditz-option-play_on-no = no
colditz-option-colours = Elegir color
colditz-option-colours-about = los oficiales eligen su color uno tras otro, y el color decide el orden de turno
colditz-option-colours-yes = sí
colditz-option-colours-no = no
colditz-option-call_it = Dar por terminada la partida
colditz-option-call_it-about = regla de la casa: si solo el líder tiene más del 5 % de probabilidad, se puede acordar el final
colditz-option-call_it-no = no
colditz-option-call_it-yes = sí
colditz-preset-evening = Primera partida: dos horas
colditz-preset-quick = Partida rápida

## Naciones, hombres, guardias

colditz-nation = { $nation ->
    [american] americano
    [british] británico
    [french] francés
    [dutch] holandés
   *[polish] polaco
}
colditz-nations = { $nation ->
    [american] americanos
    [british] británicos
    [french] franceses
    [dutch] holandeses
   *[polish] polacos
}
colditz-man = { $letter } { $nation }
colditz-nobody = nadie
colditz-nothing = nada
colditz-guard = guardia { $number }
colditz-after = { $guard }, que persigue al { $man }
colditz-barred = { $guard } ({ $why ->
    [withdrawn] retirado este turno
   *[diverted] distraído
})

## Lugares

colditz-area-chapel = Capilla
    .the = la Capilla
    .to = a la Capilla
colditz-area-office = Oficina
    .the = la Oficina
    .to = a la Oficina
colditz-area-sickbay = Enfermería
    .the = la Enfermería
    .to = a la Enfermería
colditz-area-parcels = Oficina de paquetes
    .the = la Oficina de paquetes
    .to = a la Oficina de paquetes
colditz-area-guardhouse = Cuerpo de guardia
    .the = el Cuerpo de guardia
    .to = al Cuerpo de guardia
colditz-area-dentist = Dentista
    .the = el Dentista
    .to = al Dentista
colditz-area-wc = Letrinas
    .the = las Letrinas
    .to = a las Letrinas
colditz-area-laundry = Lavandería
    .the = la Lavandería
    .to = a la Lavandería
colditz-area-canteen = Cantina
    .the = la Cantina
    .to = a la Cantina
colditz-area-store = Almacén
    .the = el Almacén
    .to = al Almacén
colditz-area-interview = Sala de interrogatorios
    .the = la Sala de interrogatorios
    .to = a la Sala de interrogatorios
colditz-area-kitchen = Cocina
    .the = la Cocina
    .to = a la Cocina
colditz-area-orderlies = Cuarto de ordenanzas
    .the = el Cuarto de ordenanzas
    .to = al Cuarto de ordenanzas
colditz-area-officers = Cuarto de oficiales
    .the = el Cuarto de oficiales
    .to = al Cuarto de oficiales
colditz-area-showers = Duchas
    .the = las Duchas
    .to = a las Duchas
colditz-area-theatre = Teatro
    .the = el Teatro
    .to = al Teatro
colditz-area-north_west_tower = escondite de la torre noroeste
    .the = el escondite de la torre noroeste
    .to = al escondite de la torre noroeste
colditz-area-north_tower = escondite de la torre norte
    .the = el escondite de la torre norte
    .to = al escondite de la torre norte
colditz-area-alcove = escondite de la Capilla
    .the = el escondite de la Capilla
    .to = al escondite de la Capilla
colditz-area-west_tower = escondite de la torre oeste
    .the = el escondite de la torre oeste
    .to = al escondite de la torre oeste
colditz-area-by_sickbay = escondite de la Enfermería
    .the = el escondite de la Enfermería
    .to = al escondite de la Enfermería
colditz-area-by_showers = escondite de las Duchas
    .the = el escondite de las Duchas
    .to = al escondite de las Duchas
colditz-area-shed = escondite del cobertizo
    .the = el escondite del cobertizo
    .to = al escondite del cobertizo
colditz-area-south_east_tower = escondite de la torre sureste
    .the = el escondite de la torre sureste
    .to = al escondite de la torre sureste
colditz-area-key_guardhouse = puerta del cuerpo de guardia
    .the = la puerta del cuerpo de guardia
    .to = a la puerta del cuerpo de guardia
colditz-area-key_southeast = puerta del callejón
    .the = la puerta del callejón
    .to = a la puerta del callejón
colditz-area-key_north = puerta norte
    .the = la puerta norte
    .to = a la puerta norte
colditz-area-pass_theatre = puerta del teatro
    .the = la puerta del teatro
    .to = a la puerta del teatro
colditz-area-pass_main = puerta principal
    .the = la puerta principal
    .to = a la puerta principal
colditz-area-pass_north = puerta del puente norte
    .the = la puerta del puente norte
    .to = a la puerta del puente norte
colditz-area-rollcall = zona de recuento
    .the = la zona de recuento
    .to = a la zona de recuento
colditz-area-courtyard = patio interior
    .the = el patio interior
    .to = al patio interior
colditz-area-corridor = pasillo
    .the = el pasillo
    .to = al pasillo
colditz-area-north_terrace = terraza norte
    .the = la terraza norte
    .to = a la terraza norte
colditz-area-west_terrace = terraza oeste
    .the = la terraza oeste
    .to = a la terraza oeste
colditz-area-south_west_terrace = terraza suroeste
    .the = la terraza suroeste
    .to = a la terraza suroeste
colditz-area-south_terrace = terraza sur
    .the = la terraza sur
    .to = a la terraza sur
colditz-area-north_garden = jardín norte
    .the = el jardín norte
    .to = al jardín norte
colditz-area-south_west_garden = jardín suroeste
    .the = el jardín suroeste
    .to = al jardín suroeste
colditz-area-office_roof = tejado de la Oficina
    .the = el tejado de la Oficina
    .to = al tejado de la Oficina
colditz-area-upper_roof = tejado este superior
    .the = el tejado este superior
    .to = al tejado este superior
colditz-area-lower_roof = tejado este inferior
    .the = el tejado este inferior
    .to = al tejado este inferior
colditz-area-south_lane = callejón sur
    .the = el callejón sur
    .to = al callejón sur
colditz-area-main_court = patio de la guarnición
    .the = el patio de la guarnición
    .to = al patio de la guarnición
colditz-area-north_east_terrace = terraza noreste
    .the = la terraza noreste
    .to = a la terraza noreste
colditz-area-north = exteriores, norte
    .the = los exteriores, norte
    .to = a los exteriores, norte
colditz-area-north_west = exteriores, noroeste
    .the = los exteriores, noroeste
    .to = a los exteriores, noroeste
colditz-area-east = exteriores, este
    .the = los exteriores, este
    .to = a los exteriores, este
colditz-area-south_east = exteriores, sureste
    .the = los exteriores, sureste
    .to = a los exteriores, sureste
colditz-area-south = exteriores, sur
    .the = los exteriores, sur
    .to = a los exteriores, sur
colditz-area-south_west = exteriores, suroeste
    .the = los exteriores, suroeste
    .to = a los exteriores, suroeste
colditz-by-chapel = junto a la Capilla
colditz-by-office = junto a la Oficina
colditz-by-sickbay = junto a la Enfermería
colditz-by-parcels = junto a la Oficina de paquetes
colditz-by-guardhouse = junto al Cuerpo de guardia
colditz-by-dentist = junto al Dentista
colditz-by-wc = junto a las Letrinas
colditz-by-laundry = junto a la Lavandería
colditz-by-canteen = junto a la Cantina
colditz-by-store = junto al Almacén
colditz-by-interview = junto a la Sala de interrogatorios
colditz-by-kitchen = junto a la Cocina
colditz-by-orderlies = junto al Cuarto de ordenanzas
colditz-by-officers = junto al Cuarto de oficiales
colditz-by-showers = junto a las Duchas
colditz-by-theatre = junto al Teatro
colditz-by-key_guardhouse = junto a la puerta del cuerpo de guardia
colditz-by-key_southeast = junto a la puerta del callejón
colditz-by-key_north = junto a la puerta norte
colditz-by-pass_theatre = junto a la puerta del teatro
colditz-by-pass_main = junto a la puerta principal
colditz-by-pass_north = junto a la puerta del puente norte
colditz-by-wire = junto a un paso de la alambrada
colditz-by-drop = junto a un desnivel
colditz-by-objective = junto al objetivo
colditz-by-cell_exit = junto a la salida de las celdas
colditz-by-car = junto al { -car }
colditz-near = { $area }, { $by }
colditz-labelled = { $area } ({ $place })
colditz-objective = objetivo { $name }
    .the = el objetivo { $name }
    .to = al objetivo { $name }
colditz-tunnel = { $tunnel ->
    [canteen] túnel de la cantina
    [chapel] túnel de la capilla
   *[theatre] túnel del teatro
}
colditz-in-tunnel = { $tunnel ->
    [canteen] túnel de la cantina, casilla { $at } de { $all }
    [chapel] túnel de la capilla, casilla { $at } de { $all }
   *[theatre] túnel del teatro, casilla { $at } de { $all }
}
    .to = { $tunnel ->
        [canteen] a la casilla { $at } de { $all } del túnel de la cantina
        [chapel] a la casilla { $at } de { $all } del túnel de la capilla
       *[theatre] a la casilla { $at } de { $all } del túnel del teatro
    }
colditz-at-barracks = cuarteles
colditz-at-escaped = fugado
colditz-at-dead = abatido
colditz-at-out = fuera del juego
colditz-at-cell = celdas del patio
colditz-at-far_cell = celdas de la guarnición

## Destinos

colditz-goal-room = { $what } ({ $place })
colditz-goal-further = más adentro: { $what } ({ $place })
colditz-goal-hide = { $what } ({ $place })
colditz-goal-gate = { $what } ({ $place })
colditz-goal-objective = { $what } ({ $place })
colditz-goal-rollcall = zona de recuento ({ $place })
colditz-goal-drop30 = bajar 30 pies: { $what } ({ $place })
colditz-goal-drop60 = bajar 60 pies: { $what } ({ $place })
colditz-goal-wire = por la alambrada: { $what } ({ $place })
colditz-goal-at_drop30 = ante el desnivel de 30 pies: { $what } ({ $place })
colditz-goal-at_drop60 = ante el desnivel de 60 pies: { $what } ({ $place })
colditz-goal-at_wire = ante la alambrada: { $what } ({ $place })
colditz-goal-below_drop30 = bajo el desnivel de 30 pies: { $what } ({ $place })
colditz-goal-below_drop60 = bajo el desnivel de 60 pies: { $what } ({ $place })
colditz-goal-below_wire = tras la alambrada: { $what } ({ $place })
colditz-goal-tunnel_exit = salida del túnel: { $what } ({ $place })
colditz-goal-car = { -car } del Comandante ({ $place })
colditz-goal-post = casilla negra: { $what } ({ $place })
colditz-goal-man = junto al { $man } ({ $place })
colditz-goal-towards = hacia: { $what } ({ $place })
colditz-goal-short = { $what }, { $left ->
    [one] falta 1 paso
   *[other] faltan { $left } pasos
}
colditz-aim-drop30 = el desnivel de 30 pies ({ $what })
colditz-aim-drop60 = el desnivel de 60 pies ({ $what })
colditz-aim-wire = la alambrada ({ $what })
colditz-way-drop30 = 30 pies abajo ({ $what })
colditz-way-drop60 = 60 pies abajo ({ $what })
colditz-way-wire = por la alambrada ({ $what })
colditz-menu-move-rooms = A una habitación o un escondite …
colditz-menu-move-ways = A una puerta, un desnivel, fuera …
colditz-menu-move-towards = Hasta donde lleguen los puntos, hacia …
colditz-menu-walk-posts = A una casilla negra o una puerta …
colditz-menu-walk-beside = Hasta un prisionero …
colditz-menu-walk-watch = Donde acaban las salidas …
colditz-menu-walk-rooms = Ante la puerta de una habitación …
colditz-menu-onward-posts = Seguir hasta una casilla negra o una puerta …
colditz-menu-onward-beside = Seguir hasta un prisionero …
colditz-menu-onward-watch = Seguir hasta donde acaban las salidas …
colditz-menu-onward-rooms = Seguir hasta la puerta de una habitación …

## Equipo y cartas

colditz-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
colditz-count-rope = { $count ->
    [one] 1 cuerda
   *[other] { $count } cuerdas
}
colditz-count-key = { $count ->
    [one] 1 llave
   *[other] { $count } llaves
}
colditz-count-pass = { $count ->
    [one] 1 pase alemán
   *[other] { $count } pases alemanes
}
colditz-count-cutters = { $count ->
    [one] unos alicates
   *[other] { $count } alicates
}
colditz-symbol = { $symbol ->
    [rope] cuerda
    [key] llave
    [pass] pase
    [cutters] alicates
    [clothes] ropa de civil
    [compass] brújula
    [rations] raciones
   *[documents] documentos
}
colditz-here = aquí: { $what }
colditz-of-hand = carta de { $card }
colditz-out-of-reach = fuera de alcance
colditz-left = { $count ->
    [0] no queda ninguna en la pila
    [one] queda 1 en la pila
   *[other] quedan { $count } en la pila
}
colditz-card-part_a = parte del kit: ropa y documentos
colditz-card-part_b = parte del kit: brújula y raciones
colditz-card-rope = cuerda
colditz-card-key = llave
colditz-card-pass = pase alemán
colditz-card-cutters = alicates
colditz-card-release = liberación
colditz-card-canteen = túnel de la cantina
colditz-card-chapel = túnel de la capilla
colditz-card-theatre = túnel del teatro
colditz-card-car = { -car } del Comandante
colditz-card-amulet = amuleto
colditz-card-tip_off = { -tip-off }
colditz-card-hide = escondite secreto
colditz-card-diversion = distracción
colditz-card-sabotage = sabotaje
colditz-card-search = registro
colditz-card-roll_call = recuento
colditz-card-shoot = tirar a matar
colditz-card-tunnel_found = túnel descubierto
colditz-card-key_caught = llave interceptada
colditz-card-pass_caught = pase interceptado
colditz-about-part_a = en tu turno: cubre dos símbolos del kit; las dos partes juntas son el kit
colditz-about-part_b = en tu turno: cubre dos símbolos del kit; las dos partes juntas son el kit
colditz-about-rope = cuenta como una cuerda en la mesa; se entrega automáticamente cuando alguien baja
colditz-about-key = cuenta como una llave en la mesa; se entrega automáticamente en una puerta marcada con L
colditz-about-pass = cuenta como un pase de la mesa; se entrega solo en una puerta marcada con P
colditz-about-cutters = cuentan como unos alicates de la mesa; se entregan solos en la alambrada
colditz-about-release = en tu turno: saca a un hombre tuyo de su celda, sin gastar puntos
colditz-about-canteen = en tu turno: el túnel se abre cuando entran dos hombres tuyos
colditz-about-chapel = en tu turno: el túnel se abre cuando entran dos hombres tuyos
colditz-about-theatre = en tu turno: el túnel se abre cuando entran dos hombres tuyos
colditz-about-car = en tu turno, con el kit y un hombre en AQ22: seis tiradas para recorrer 44 casillas al objetivo 5
colditz-about-amulet = cuando un disparo alcanza a un hombre tuyo: le salva la vida
colditz-about-tip_off = cuando se registra una habitación: tus hombres de allí van a la zona de recuento
colditz-about-hide = cuando van a atrapar a un hombre tuyo, si no está fuera: se oculta hasta el fin del turno alemán
colditz-about-diversion = en tu turno: manda a un guardia a los cuarteles, donde pasa el próximo turno alemán
colditz-about-sabotage = en tu turno: el oficial alemán pierde su próximo turno
colditz-about-search = en tu turno: un guardia entra en una habitación y atrapa a los hombres de oficiales con equipo
colditz-about-roll_call = antes de tirar: un registro general puede atrapar a los hombres que no acudan
colditz-about-shoot = en tu turno: un guardia que ve a un hombre fuera dispara; el alcance es el doble de la tirada
colditz-about-tunnel_found = en tu turno: dos guardias llegan a un túnel y todos los de dentro van a las celdas
colditz-about-key_caught = cuando se entrega una llave: se pierde, y la puerta sigue cerrada
colditz-about-pass_caught = cuando se entrega un pase: se pierde, y la puerta sigue cerrada
colditz-pay = { $first ->
    [hand] primero cartas de la mano
   *[table] primero equipo de la mesa
}
colditz-kit-with = { $way ->
    [men] hombres en cuatro habitaciones
    [part_a] la parte con ropa y documentos, y hombres en dos habitaciones
    [part_b] la parte con brújula y raciones, y hombres en dos habitaciones
   *[parts] las dos partes del kit
}

## Títulos

colditz-heading = Fuga de Colditz · ronda { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
colditz-heading-over = Fuga de Colditz · el final
colditz-heading-hand = { $role ->
    [german] Oficial alemán
    [officer] Oficial de evasión
    [american] Oficial americano
    [british] Oficial británico
    [french] Oficial francés
    [dutch] Oficial holandés
   *[polish] Oficial polaco
}
colditz-footer = Ronda { $round }
colditz-footer-talk = Ronda { $round } · lo que digas con { -to-talk } solo lo leen los demás oficiales

## Qué pasa ahora

colditz-now-colours = { $who } elige color.
colditz-now-posts = { $who }, oficial alemán, coloca a los guardias.
colditz-now-roll = { $who }, oficial alemán, tira los dados.
colditz-now-draw = { $who } ha sacado { $rolled } y puede robar una carta.
colditz-now-sweep = { $who } puede hacer un registro general: alguien faltó al recuento.
colditz-now-officer = { $who } mueve hombres: { $points ->
    [one] queda
   *[other] quedan
} { $points } de { $rolled } puntos.
colditz-now-german = { $who } mueve guardias: { $points ->
    [one] queda
   *[other] quedan
} { $points } de { $rolled } puntos.
colditz-now-interruption_gate = { $men } entrega { $kind ->
    [key] una llave
   *[pass] un pase alemán
} en la { $place }.
colditz-now-interruption_search = Registro del { $guard }: { $place }. Dentro { $many ->
    [one] está
   *[other] están
} { $men }.
colditz-now-interruption_arrest = El { $guard } va a arrestar a { $men }.
colditz-now-interruption_onward = El { $guard } ha perdido a su hombre y sigue andando.
colditz-now-interruption_sweep = El registro general va a atrapar a { $men }.
colditz-now-interruption_shot = Un disparo alcanza a { $men }.
colditz-now-interruption_loss = Un arresto cuesta equipo: hay que entregarlo.
colditz-now-interruption_call = Recuento: los oficiales deciden en secreto quién acude.
colditz-waiting = Esperando a { $names }.

colditz-turn-colours = elige tu color.
colditz-turn-posts = coloca dentro un guardia por oficial y, en la guarnición, dos o más.
colditz-turn-roll = tira los dados.
colditz-turn-draw = decide si robas una carta.
colditz-turn-sweep = ¿haces un registro general? Encontraría a { $found }.
colditz-turn-too-many = { $count ->
    [0] no quedan puntos.
    [one] queda 1 punto.
   *[other] quedan { $count } puntos.
} Usa o descarta una carta antes de terminar el turno.
colditz-points-officer = { $count ->
    [0] no quedan puntos.
    [one] mueve a tus hombres (queda 1 punto).
   *[other] mueve a tus hombres (quedan { $count } puntos).
}
colditz-points-german = { $count ->
    [0] no quedan puntos.
    [one] mueve a tus guardias (queda 1 punto).
   *[other] mueve a tus guardias (quedan { $count } puntos).
}
colditz-turn-interruption_gate = { $men } entrega { $kind ->
    [key] una llave en la { $place }. ¿La interceptas?
   *[pass] un pase alemán en la { $place }. ¿Lo interceptas?
}
colditz-turn-interruption_search = registro del { $guard } ({ $place }). Encuentra a { $men }. ¿Juegas una carta?
colditz-turn-interruption_arrest = el { $guard } va a arrestar a { $men }. ¿Juegas una carta?
colditz-turn-interruption_onward = el hombre ha desaparecido. ¿Hasta dónde sigue el { $guard }?
colditz-turn-interruption_sweep = el registro general encuentra a { $men }. ¿Juegas una carta?
colditz-turn-interruption_shot = un disparo alcanza a { $men }, que morirá si no lo salva una carta. ¿Juegas una?
colditz-turn-interruption_loss = un arresto cuesta { $due ->
    [0] equipo. Entrégalo.
    [one] 1 carta de equipo. Elígela.
   *[other] { $due } cartas de equipo. Elígelas una a una.
}
colditz-turn-interruption_call = decide quién acude al recuento.

colditz-you = Te toca: { $what }
colditz-you-answer = Responde: { $what }

## La mesa

colditz-round = **Ronda** { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}de { $rounds }
}
colditz-target = **Objetivo** { $target ->
    [one] 1 fuga
   *[other] { $target } fugas
}
colditz-dice = **Dados** { $dice }: { $points ->
    [one] queda
   *[other] quedan
} { $points } de { $rolled } puntos
colditz-tunnel-open = { $tunnel ->
    [canteen] túnel de la cantina abierto
    [chapel] túnel de la capilla abierto
   *[theatre] túnel del teatro abierto
}
colditz-skipped = sabotaje: el oficial alemán pierde su próximo turno
colditz-piles = pilas: { $stock }
colditz-alt-officer = { $who }: { $out ->
    [0] { $places }; equipo { $equipment }, cartas { $cards }{ $kit ->
        [0] { "" }
       *[other] , kit
    }, fugas { $escapes }
   *[other] fuera del juego
}
colditz-line-officer = **{ $who }** ({ $nation }): { $told }
colditz-line-german = **{ $who }** (oficial alemán): { $told }
colditz-officer-free = aún sin elegir
colditz-officer-out = fuera del juego
colditz-equipment = equipo { $count }
colditz-equipment-seen = equipo { $count } ({ $seen })
colditz-equipment-partly = equipo { $count } ({ $seen }, { $hidden } sin ver)
colditz-cards = cartas { $count }
colditz-kit = kit de fuga
colditz-no-kit = sin kit
colditz-escapes = fugas { $count } de { $target }
colditz-dared = ya intentó A vida o muerte
colditz-guards-inside = dentro { $count } ({ $places })
colditz-guards-garrison = guarnición { $count } ({ $places })
colditz-guards-outside = fuera { $count } ({ $places })
colditz-guards-barracks = cuarteles { $count }{ $places }
colditz-pursuing = { $place }, persigue al { $man }
colditz-cells-cell = los arrestados van a las celdas del patio
colditz-cells-far_cell = los arrestados van a las celdas de la guarnición

## La mano

colditz-stake-out = Estás fuera del juego{ $dared ->
    [0] .
   *[other] : la carrera a vida o muerte ha fallado.
} Los demás siguen jugando.
colditz-stake-no-answer = Ninguna carta tuya sirve aquí. Te preguntan igual, para que tu *No* no revele nada.
colditz-stake-danger = ⚠ Pueden arrestar a { $men }{ $count ->
    [0] {" "}(ningún guardia los ve).
   *[other] { $all ->
        [1] {" "}(a la vista de los guardias).
       *[other] . Los guardias ven a: { $seen }.
    }
}
colditz-stake-offers = ⇄ { $count ->
    [one] 1 oferta
   *[other] { $count } ofertas
} para ti: { $names }.
colditz-stake-last = 🏁 { $why ->
    [target] Última ronda: un oficial ya tiene { $count ->
        [one] la fuga necesaria
       *[other] las { $count } fugas necesarias
    }. Gana el que tenga más.
   *[time] Última ronda: después se acaba el tiempo.
}
colditz-stake-first = ⚠ En cuanto tengas equipo, podrán arrestar a tus hombres en el patio y los pasillos.
colditz-stake-tunnel = ⚠ El túnel { $tunnel ->
    [canteen] de la cantina
    [chapel] de la capilla
   *[theatre] del teatro
} se derrumba en cuanto { $count ->
    [one] salga { $men }
   *[other] salga uno de { $men }
}.
colditz-stake-kit = **Kit** Manda a un hombre a cada sitio: { $rooms }.
colditz-stake-kit-ready = **Kit** Ya están los cuatro símbolos: tómalo.
colditz-stake-reach = ⚑ Al alcance: { $men }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
colditz-stake-captor = { $man } ({ $guard }{ $count ->
    [0] {" "}a su lado
   *[other] , a { $points }
})
colditz-stake-runners = ⚠ Fugitivos: { $men }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
colditz-stake-spaces = { $man } a { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} de la libertad
colditz-line-man = **{ $letter }** { $told }
colditz-another = { $what }, número { $number }
colditz-with-risk = { $told } · riesgo { $chance } %
colditz-who-where = { $who } · { $place }
colditz-hidden = oculto hasta el fin del turno alemán
colditz-returning = { $steps ->
    [one] de vuelta, a 1 paso de la puerta del teatro: a salvo mientras se acerque en cada turno
   *[other] de vuelta, a { $steps } pasos de la puerta del teatro: a salvo mientras se acerque en cada turno
}
colditz-seen = { $count ->
    [0] pueden arrestarlo; no lo ve ningún guardia
    [one] pueden arrestarlo; lo ve 1 guardia
   *[other] pueden arrestarlo; lo ven { $count } guardias
}
colditz-risk = { $roll ->
    [3] lo encuentra cualquier tirada
   *[other] lo encuentra una tirada de { $roll } o más
}
colditz-risk-none = no lo pueden encontrar
colditz-line-equipment = **Equipo** { $held }
colditz-line-kit = **Tu kit de fuga**: el hombre que llegue a un objetivo queda libre
colditz-line-no-kit = **Kit de fuga** Aún no lo tienes. Ya hay: { $found }. Falta: { $missing }
colditz-line-card = 🂠 **{ $card }**: { $about }
colditz-line-no-cards = **Cartas** ninguna
colditz-plan-1 = Torre noroeste y alambrada
colditz-plan-2 = Ventana del dentista y alambrada norte
colditz-plan-3 = Tejados de la oficina y alambrada oeste
colditz-plan-4 = Pasillo de la enfermería y alambrada oeste
colditz-plan-5 = Túnel de la capilla
colditz-plan-6 = Túnel de la cantina y alambrada norte
colditz-plan-7 = Ventana de la cantina, jardín, alambrada norte
colditz-plan-8 = Ventana de la cantina, jardín, puente norte
colditz-plan-9 = Túnel de la cantina y puente norte
colditz-plan-10 = Tejado de los ordenanzas y puente norte
colditz-plan-11 = Tejado de los ordenanzas, césped y foso
colditz-plan-12 = Tejado de los oficiales y puerta principal
colditz-plan-13 = Ventana de oficiales y puerta principal
colditz-plan-14 = Puerta del teatro y puerta principal
colditz-plan-15 = Paso de la guardia y puerta principal
colditz-plan-16 = Ventana del teatro y muros sur
colditz-plan-17 = Puerta del teatro y muros sur
colditz-plan-18 = Túnel del teatro y muro sur
colditz-plan-19 = Enfermería, jardín, muro suroeste
colditz-plan-20 = Torre del paso, jardín, muro suroeste
colditz-plan-21 = Cuerpo de guardia y muro suroeste
colditz-plan-onward = El resto del camino
colditz-plan-onward-tunnel = El resto por el { $tunnel ->
    [canteen] túnel de la cantina
    [chapel] túnel de la capilla
   *[theatre] túnel del teatro
}
colditz-plan-onward-gate = El resto por la { $gate }
colditz-plan-onward-drop30 = El resto por el desnivel de { $place } ({ $area })
colditz-plan-onward-drop60 = El resto por el desnivel de { $place } ({ $area })
colditz-plan-onward-wire = El resto del camino, por la alambrada de { $place } ({ $area })
colditz-tunnel-card = { $tunnel ->
    [canteen] la carta del túnel de la cantina
    [chapel] la carta del túnel de la capilla
   *[theatre] la carta del túnel del teatro
}
colditz-stake-pinned-lost = 🧭 Tu plan fijado no es posible ahora: ninguno de tus hombres puede seguir «{ $plan }» desde donde está.
colditz-stake-plan = { $pinned ->
    [1] 🧭 **Fijado** { $plan }:
   *[0] **Plan**
} { $letter } al objetivo { $objective }, { $missing ->
    [no] no falta nada
   *[other] falta: { $missing }
}
colditz-line-plan = { $first ->
    [yes] **Planes** { "" }
   *[no] { "" }
}{ $pinned ->
    [1] 🧭 { "" }
   *[0] { "" }
}{ $plan } hasta el objetivo { $objective }: { $letter }, { $spaces } casillas, { $missing ->
    [no] no falta nada
   *[other] falta: { $missing }
}
colditz-source = { $what } ({ $rooms })

## Ver de cerca

colditz-note = Fijar un plan
colditz-note-title = Fijar un plan de fuga
colditz-note-plan = ¿Qué plan sigues?
colditz-note-plan-about = el plan fijado aparece el primero, con su próximo paso resaltado
colditz-unpinned = Ningún plan fijado
colditz-look = Planes y vistas
colditz-look-plans = Un plan de fuga …
colditz-look-rooms = Una habitación o un escondite …
colditz-look-places = Una puerta, un objetivo, un túnel, las celdas …
colditz-look-intro-own = Todas las salidas; primero, aquellas para las que te falta menos. Elige una para verla paso a paso y en el mapa, o un lugar para verlo de cerca.
colditz-look-intro-any = Todas las salidas, contadas desde la zona de recuento. Elige una para verla paso a paso y en el mapa, o un lugar para verlo de cerca.
colditz-look-plan = { $plan } hasta el objetivo { $objective }
colditz-look-own = { $letter }, { $spaces } casillas, { $missing ->
    [no] no falta nada
   *[other] falta: { $missing }
}
colditz-look-any = { $spaces } casillas, necesita { $takes }
colditz-look-from = **{ $letter }** sale de: { $where }. No se cuentan los peones que estorben.
colditz-look-from-start = Desde la zona de recuento. Necesita { $takes }.
colditz-look-gate = **Casilla { $walked }** { $end }: { $price }
colditz-look-drop30 = **Casilla { $walked }** desnivel de 30 pies, de { $place } a { $end }: { $price }
colditz-look-drop60 = **Casilla { $walked }** desnivel de 60 pies, de { $place } a { $end }: { $price }
colditz-look-wire = **Casilla { $walked }** por la alambrada, de { $place } a { $end }: { $price }
colditz-look-tunnel = **Casilla { $walked }** { $tunnel ->
    [canteen] entra en el túnel de la cantina
    [chapel] entra en el túnel de la capilla
   *[theatre] entra en el túnel del teatro
} desde { $place }
colditz-look-there = **Casilla { $spaces }** objetivo { $objective } ({ $place })
colditz-look-missing = { $missing ->
    [no] No falta nada.
   *[other] Falta: { $missing }
}
colditz-look-men = tus hombres
colditz-look-car = { -car } del Comandante
colditz-look-sign = Símbolo: { $symbol }
colditz-look-present = Aquí o a dos pasos como máximo: { $who }
colditz-look-at = { $who } ({ $place })
colditz-look-out-drop30 = { $place }: desnivel de 30 pies a { $end }, 1 cuerda
colditz-look-out-drop60 = { $place }: desnivel de 60 pies a { $end }, 2 cuerdas
colditz-look-out-wire = { $place }: por la alambrada a { $end }, unos alicates
colditz-look-out-tunnel = { $tunnel ->
    [canteen] Aquí empieza el túnel de la cantina.
    [chapel] Aquí empieza el túnel de la capilla.
   *[theatre] Aquí empieza el túnel del teatro.
}
colditz-notice = Fuga de Colditz: { $many ->
    [one] { $names } te ofrece un cambio
   *[other] { $names } te ofrecen { $many } cambios
}. Responde en el panel con tus hombres: Aceptar o Rechazar.
colditz-line-offer = ⇄ **{ $who }** te ofrece { $give } por { $want }.
colditz-line-offer-sent = ⇄ Ofreces a **{ $who }** { $give } por { $want }.
colditz-line-chosen = **Elegido** { $choice }
colditz-line-guards = **{ $zone ->
    [inside] Dentro
    [garrison] Guarnición
    [outside] Fuera
   *[barracks] Cuarteles
}** ({ $count }){ $told }
colditz-line-posts = **Casillas negras libres** { $count }: { $places }
colditz-gain-escape = Lo mejor es que sacas antes a un hombre.
colditz-gain-plan = Lo mejor es que acerca tu próxima fuga.
colditz-gain-way = Lo mejor es que acerca a la libertad a tus hombres de fuera.
colditz-gain-exposed = Lo mejor es que deja a tus hombres lejos de los guardias.
colditz-gain-men = Lo mejor es que libra a tus hombres de las celdas.
colditz-gain-cards = Lo mejor es que te da más cartas.
colditz-gain-rivals = Lo mejor es que frena a los demás oficiales.
colditz-gain-german = Lo mejor es que deja al alemán con menos cartas.
colditz-gain-german-plan = Lo mejor es que retrasa la próxima fuga.
colditz-gain-german-way = Lo mejor es que corta el paso a los que están fuera.
colditz-gain-german-cells = Lo mejor es que mete a más prisioneros en las celdas.
colditz-gain-german-others = Lo mejor es que frena a todos los oficiales, no solo al primero.
colditz-gain-german-posted = Lo mejor es que pone a más guardias de servicio.
colditz-gain-german-cards = Lo mejor es que te deja más cartas de Seguridad.
colditz-why-inside = su oficial tiene equipo
colditz-why-outside = fuera del patio interior
colditz-captor = { $count ->
    [0] { $guard } a su lado
   *[other] { $guard }, a { $points }
}
colditz-line-suspect = ⚑ **{ $man }** { $where }: { $why }{ $reach ->
    [no] { "" }
   *[other] { "" } · { $reach }
}
colditz-more-suspects = … y { $count } hombres más a los que puedes arrestar donde están
colditz-no-suspects = Ahora no puedes arrestar a nadie.

## Jugadas

colditz-do-move = { $aim ->
    [none] { $man } { $to }
   *[other] { $man } hacia { $aim }, hasta { $place }
}: { $price }
colditz-do-move-open = Mover a un hombre
colditz-do-equip = Tomar { $kind } con { $men }
colditz-do-equip-open = Tomar equipo
colditz-do-kit = { $with ->
    [men] Tomar el kit con hombres en cuatro habitaciones
    [part_a] Tomar el kit con la parte de ropa y hombres en dos habitaciones
    [part_b] Tomar el kit con la parte de brújula y hombres en dos habitaciones
   *[parts] Tomar el kit con sus dos partes
}
colditz-do-kit-open = Tomar el kit de fuga
colditz-do-free = Sacar a { $man } con el doble: 1 punto
colditz-do-free-open = Sacar a un hombre con el doble
colditz-do-release = Liberar a { $man } de su celda
colditz-do-release-open = Jugar Liberación
colditz-do-dig = Abrir el { $tunnel } con { $men }: { $price }
colditz-do-dig-open = Abrir un túnel
colditz-do-drive = Conducir el { -car } del Comandante
colditz-do-divert = Distraer al { $guard }
colditz-do-divert-open = Jugar Distracción
colditz-do-sabotage = Jugar Sabotaje
colditz-do-surrender = { $man } se entrega al { $guard }: { $price }
colditz-do-surrender-open = Forzar un arresto
colditz-do-dare = A vida o muerte: { $man } corre { $need } casillas ({ $chance } % de éxito) o quedas fuera
colditz-dash = { $need } casillas · { $chance } % de éxito
colditz-do-dare-open = A vida o muerte: una carrera, o quedas fuera
colditz-do-arrest = Arrestar al { $man } con el { $guard }: { $price }
colditz-do-arrest-open = Arrestar a un prisionero
colditz-do-walk = { $man ->
    [none] { $guard } { $to }
   *[other] { $guard }, que persigue al { $man }, { $to }
}: { $price }
colditz-do-walk-open = Mover a un guardia
colditz-do-post = { $men ->
    [none] Colocar un guardia
   *[other] Colocar un guardia junto a { $men }
}: { $place }
colditz-do-post-open = Colocar un guardia (1 punto)
colditz-do-withdraw = Retirar al { $guard }
colditz-do-withdraw-open = Retirar a un guardia (1 punto)
colditz-do-search = Registrar { $room } con el { $guard }: { $price }
colditz-do-search-open = Registrar una habitación
colditz-do-shoot = Disparar al { $man } con el { $guard }
colditz-do-shoot-open = Tirar a matar
colditz-do-discover = Descubrir el { $tunnel } con { $guards }: { $price }
colditz-do-discover-open = Túnel descubierto
colditz-do-discard = Descartar { $card }
colditz-do-discard-open = Descartar una carta
colditz-do-end = Terminar el turno
colditz-do-colour = { $nation ->
    [american] Americano, azul: juega primero
    [british] Británico, rojo: juega segundo
    [french] Francés, celeste: juega tercero
    [dutch] Holandés, naranja: juega cuarto
   *[polish] Polaco, verde: juega quinto
}
colditz-do-colour-open = Elegir color
colditz-ask-colour-nation = ¿Qué color?
colditz-do-place = Colocar { $inner_count ->
    [one] 1 guardia
   *[other] { $inner_count } guardias
} dentro y { $garrison_count } en la guarnición{ $usual ->
    [yes] {" "}(rodeados en el mapa)
   *[no] { "" }
}
colditz-do-place-open = Colocar a los guardias
colditz-do-roll = Tirar
colditz-do-call = Hacer recuento y tirar
colditz-do-draw = Robar una carta
colditz-do-leave = No robar
colditz-do-sweep = Hacer registro general
colditz-do-spare = No registrar
colditz-do-prefer = { $cell ->
    [cell] Enviar a los arrestados a las celdas del patio (ahora: guarnición)
   *[far_cell] Enviar a los arrestados a las celdas de la guarnición (ahora: patio)
}
colditz-do-prefer-open = Elegir las celdas
colditz-do-trade = Ofrecer a { $with } { $give } por { $want }
colditz-do-trade-open = Ofrecer un cambio
colditz-do-accept = Aceptar: { $who } da { $give } por { $want }
colditz-do-accept-open = Aceptar una oferta
colditz-do-reject = Rechazar la oferta de { $who }: { $give } por { $want }
colditz-do-reject-open = Rechazar una oferta
colditz-do-retract = Retirar la oferta a { $who }: { $give } por { $want }
colditz-do-retract-open = Retirar una oferta
colditz-do-attend = { $men_count ->
    [0] No acude nadie
    [one] Acude { $men }
   *[other] Acuden { $men }
}
colditz-do-attend-open = Elegir quién acude
colditz-do-give_up = Entregar { $card }
colditz-do-give_up-open = Entregar equipo
colditz-do-intercept = Interceptar
colditz-do-no = No
colditz-do-amulet = Jugar Amuleto
colditz-do-tip_off = Jugar { -tip-off-first }
colditz-do-hide = Escondite secreto para { $man }
colditz-do-hide-open = Usar Escondite secreto
colditz-do-onward = Seguir { $to }: { $price }
colditz-do-onward-open = Seguir andando

## Por qué se aconseja una jugada

colditz-why-late = Queda muy poco tiempo: ahora o nunca.
colditz-why-near = { $man } está a { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} de la libertad.
colditz-why-move-out = Tienes el kit, así que allí tu hombre queda libre: una fuga más.
colditz-why-move-underground = Bajo tierra ningún guardia arresta a tu hombre sin una carta.
colditz-why-move-hide = En un escondite nadie puede arrestar a tu hombre.
colditz-why-move-kit = Allí hay algo que aún te falta para el kit.
colditz-why-move-equipment = Allí hay algo que aún le falta a tu mejor plan.
colditz-why-move-towards = Desde allí { $spaces ->
    [one] queda 1 casilla
   *[other] quedan { $spaces } casillas
} hasta { $aim }.
colditz-why-move-needed = Desde allí { $spaces ->
    [one] queda 1 casilla
   *[other] quedan { $spaces } casillas
} hasta { $aim }, y te falta algo de allí.
colditz-why-move-gamble = Arresto probable ({ $chance } %); si no, { $spaces ->
    [one] queda 1 casilla
   *[other] quedan { $spaces } casillas
} hasta { $aim }.
colditz-why-move-nearer = Desde allí, el final de tu mejor plan queda { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} más cerca.
colditz-why-move-room = En una habitación, solo un registro atrapa a tu hombre.
colditz-why-move-rollcall = En la zona de recuento nadie puede arrestar a tu hombre.
colditz-why-move-indoors = Mientras no tengas equipo, allí ningún guardia arresta a tu hombre.
colditz-why-move-risk = Es un riesgo, pero sin riesgos no se sale del castillo.
colditz-why-move-skipped = El alemán pierde su próximo turno: nadie arrestará a tu hombre.
colditz-why-move-safe = Es muy difícil que un guardia llegue junto a tu hombre en el próximo turno del alemán.
colditz-why-move-spaces = Desde allí la libertad está a { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}.
colditz-why-equip = Sin equipo hay muy pocas salidas del castillo.
colditz-why-equip-plan = Es lo que le falta a tu mejor plan.
colditz-why-kit = Sin el kit nadie queda libre, llegue adonde llegue.
colditz-why-free = En la celda tu hombre no sirve de nada, y los dobles son raros.
colditz-why-release = En la celda tu hombre no sirve de nada; sin la carta hace falta un doble.
colditz-why-dig = Bajo tierra ningún guardia arresta a tus hombres sin una carta.
colditz-why-drive = Son seis tiradas para { $need } casillas: el hombre llega { $chance } veces de cada 100.
colditz-why-divert = Ese guardia se queda en los cuarteles durante el próximo turno del alemán.
colditz-why-sabotage = El alemán pierde un turno, y en él no arresta a nadie.
colditz-why-surrender = Cuesta un hombre, pero ese guardia también sale del tablero.
colditz-why-dare = No hacen falta cuerdas ni llaves, solo suerte.
colditz-why-end-points = Ya has gastado todos los puntos.
colditz-why-end-safe = Ningún guardia puede arrestar a tus hombres donde están.
colditz-why-end-danger = Con otro paso arriesgarías más de lo que puedes ganar.
colditz-why-end-quiet = Nadie va camino de la salida, así que no hay prisa.
colditz-why-end-loose = Otro paso no acercaría a tus guardias a ningún arresto.
colditz-why-discard = El límite son tres cartas, y esta es la que menos falta te hará.
colditz-why-discard-part = Ya tienes el kit: sus partes no te sirven.
colditz-why-draw = Robar no cuesta nada, y lo que sobre se descarta.
colditz-why-leave = El límite son tres cartas, y las tuyas son buenas.
colditz-why-colour = El color solo decide qué oficial juega antes.
colditz-why-place = Dentro: { $inner }. Guarnición: { $garrison }.
colditz-why-roll = Por ahora solo puedes tirar los dados.
colditz-why-roll-keep = El recuento se queda en tu mano para un momento mejor.
colditz-why-call = Aparta a los hombres de lo que hacían, y puedes buscar a los que falten.
colditz-why-sweep = { $count ->
    [one] Hay 1 hombre
   *[other] Hay { $count } hombres
} al alcance, y el registro no cuesta puntos.
colditz-why-spare = Aun sin registro, la tirada sirve para mover a tus guardias.
colditz-why-prefer = El hombre que salga de esas celdas empieza de nuevo desde allí.
colditz-why-trade = Preguntar no cuesta nada, y pueden ganar los dos.
colditz-why-accept = Lo que recibes te sirve más que lo que das.
colditz-why-reject = Lo que darías te sirve más que lo que recibirías.
colditz-why-retract = Lo que ofreces puede hacerte falta a ti.
colditz-why-attend = Un registro general no atrapa a los que acuden al recuento.
colditz-why-attend-none = Los hombres que no acuden conservan su sitio.
colditz-why-give_up = Algo hay que entregar, y esto es lo que menos falta te hará.
colditz-why-intercept = La puerta sigue cerrada, y el oficial pierde lo que pagó.
colditz-why-no-card = No tienes ninguna carta para esto.
colditz-why-no-keep = La carta aún puede salvar a un hombre más valioso.
colditz-why-no-gate = La carta aún puede detener a un hombre que esté más cerca de la libertad.
colditz-why-amulet = Es lo único que salva a un hombre al que alcanza un disparo.
colditz-why-tip_off = Tus hombres salen de la habitación antes de que entre el guardia.
colditz-why-hide = Hasta que acabe el turno del alemán, tu hombre está como en un escondite.
colditz-why-onward = El guardia no puede quedarse donde está; si sigue hasta allí, no sale del tablero.
colditz-why-arrest = En una celda, ese hombre no será un peligro por un tiempo.
colditz-why-arrest-near = Si no arrestas a ese hombre, está a { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} de la libertad.
colditz-why-arrest-equipment = Además, su oficial tiene que entregar equipo.
colditz-why-walk = Allí el guardia espera a los hombres que salgan.
colditz-why-walk-indoors = En el patio también puede arrestar a los hombres de un oficial con equipo.
colditz-why-post = Un guardia en el tablero cierra un paso; en los cuarteles no cierra ninguno.
colditz-why-post-indoors = En el patio también puede arrestar a los hombres de un oficial con equipo.
colditz-why-withdraw = Desde los cuarteles lo podrás colocar donde haga falta.
colditz-why-search = { $count ->
    [one] Hay 1 hombre
   *[other] Hay { $count } hombres
} allí que un registro puede atrapar.
colditz-why-shoot = El hombre está a { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
}: con { $need } o más en la tirada, el guardia acierta.
colditz-why-discover = { $count ->
    [one] Hay 1 hombre en el túnel, y va a una celda.
   *[other] Hay { $count } hombres en el túnel, y todos van a las celdas.
}

## Preguntas

colditz-ask-move-man = Mover a un hombre …
colditz-ask-move-place = Llevarlo a …
colditz-ask-move-pay = Pagar con …
colditz-ask-equip-kind = Tomar equipo …
colditz-ask-equip-men = ¿Con qué hombres?
colditz-ask-equip-places = ¿Adónde van? Si no eliges, se colocan solos.
colditz-ask-kit-with = Tomar el kit con …
colditz-ask-free-man = Sacar con el doble a …
colditz-ask-release-man = Liberar a …
colditz-ask-dig-tunnel = Abrir un túnel …
colditz-ask-dig-men = ¿Qué dos hombres entran?
colditz-ask-divert-guard = Distraer a un guardia …
colditz-ask-surrender-man = Forzar un arresto: ¿quién se entrega?
colditz-ask-surrender-guard = ¿A qué guardia?
colditz-ask-dare-man = A vida o muerte: ¿quién corre?
colditz-ask-arrest-man = Arrestar a …
colditz-ask-arrest-guard = ¿Con qué guardia?
colditz-ask-walk-guard = Mover a un guardia …
colditz-ask-walk-place = Llevarlo a …
colditz-ask-post-place = Colocar un guardia (1 punto) en una casilla negra …
colditz-ask-withdraw-guard = Retirar a un guardia (1 punto) …
colditz-ask-search-room = Registrar una habitación …
colditz-ask-search-guard = ¿Con qué guardia?
colditz-ask-shoot-man = Disparar a …
colditz-ask-shoot-guard = ¿Qué guardia dispara?
colditz-ask-discover-tunnel = Túnel descubierto: ¿cuál?
colditz-ask-discover-guards = ¿Qué dos guardias?
colditz-ask-discard-card = Descartar una carta …
colditz-ask-place-inner = Dentro: un guardia por oficial …
colditz-ask-place-garrison = Guarnición: dos o más guardias …
colditz-ask-prefer-cell = ¿A qué celdas van los arrestados?
colditz-ask-trade-with = Ofrecer un cambio a …
colditz-ask-trade-give = Das …
colditz-ask-trade-want = Quieres a cambio …
colditz-ask-accept-offer = Aceptar una oferta …
colditz-ask-reject-offer = Rechazar una oferta …
colditz-ask-retract-offer = Retirar una oferta …
colditz-ask-attend-men = ¿Quién acude al recuento? Los demás se quedan …
colditz-ask-give_up-card = Entregar …
colditz-ask-hide-man = Escondite secreto para …
colditz-ask-onward-place = Seguir hasta …
# ante una etiqueta: "casilla W21"
colditz-space = casilla
colditz-type-move = Hombre y lugar: C W21, C Capilla, C objetivo 1
colditz-type-walk = Guardia y lugar: 3 AX29
colditz-type-onward = Lugar: AX29
colditz-type-move-unreadable = No se entiende. Escribe la letra del hombre y adónde va: una casilla, como C W21, o un nombre, como C Capilla o C objetivo 1.
colditz-type-walk-unreadable = No se entiende. Escribe el número del guardia y adónde va: una casilla, como 3 AX29, o un nombre, como 3 puerta principal.
colditz-type-onward-unreadable = No se entiende. Escribe una casilla, como AX29.

## Lo que no se puede

colditz-refuse-no_points = No te quedan puntos.
colditz-refuse-points = { $cost ->
    [one] Hace falta 1 punto
   *[other] Hacen falta { $cost } puntos
} y { $points ->
    [one] te queda 1
   *[other] te quedan { $points }
}.
colditz-refuse-occupied = { $place } está ocupada.
colditz-refuse-hemmed_in = Ese hombre no tiene salida: todo lo que lo rodea está ocupado, o tus puntos no alcanzan.
colditz-refuse-doorway = Nadie llega a { $place }: la entrada, { $door }, está ocupada. Antes tiene que apartarse el hombre que la ocupa.
colditz-refuse-lit = { $place } está iluminada por un reflector: los prisioneros pueden cruzarla, pero no detenerse en ella.
colditz-refuse-over_tunnel = { $place } está sobre un túnel: puedes cruzarla, pero no detenerte en ella.
colditz-refuse-too_far = { $why ->
    [steps] Fuera de alcance: { $place } está al menos a { $steps } pasos y tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
    [lacks] Fuera de alcance: para llegar a { $place } te falta equipo ({ $lacks }) y hay al menos { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }; tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
    [barred] Fuera de alcance con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: otros cortan el camino a { $place }.
   *[closed] Fuera de alcance: ahora ningún camino lleva a { $place }.
}
colditz-refuse-empty_pile = En la pila no { $kind ->
    [rope] queda ninguna cuerda
    [key] queda ninguna llave
    [pass] queda ningún pase alemán
   *[cutters] quedan alicates
}.
colditz-refuse-two_men = Dos hombres tuyos deben estar en habitaciones con el símbolo: { $kind ->
    [rope] cuerda
    [key] llave
    [pass] pase
   *[cutters] alicates
}.
colditz-refuse-one_man = Un hombre tuyo debe estar en una habitación con el símbolo: { $kind ->
    [rope] cuerda
    [key] llave
    [pass] pase
   *[cutters] alicates
}.
colditz-refuse-two_places = Elige casilla para los dos hombres o para ninguno; si no la eliges, se colocan solos.
colditz-refuse-has_kit = Ya tienes el kit de fuga; hay uno por oficial.
colditz-refuse-no_double = No has sacado un doble. De una celda solo se sale con un doble o con una carta de liberación.
colditz-refuse-released = Un doble saca a un solo hombre por turno, y ya lo has usado.
colditz-refuse-hand = Puedes terminar tu turno con { $limit } cartas como máximo: antes usa, descarta o da una.
colditz-refuse-no_discard = Solo puedes descartar cuando tienes más de { $limit } cartas.
colditz-refuse-no_card = No tienes la carta: { $card }.
colditz-refuse-tunnel_in_use = El { $tunnel } ya está abierto, o queda un hombre dentro.
colditz-refuse-two_diggers = Para abrir un túnel tienen que entrar dos hombres tuyos, y no te alcanzan los puntos en este turno.
colditz-refuse-too_far_to_dig = Tus puntos ({ $points }) no alcanzan para que esos dos hombres entren en el { $tunnel }.
colditz-refuse-no_driver = El { -car } necesita a un hombre tuyo en { $place }.
colditz-refuse-no_dare = En esta mesa se juega sin A vida o muerte.
colditz-refuse-dared = Ya has intentado A vida o muerte: hay una por partida.
colditz-refuse-no_kit = Para A vida o muerte hace falta el kit de fuga.
colditz-refuse-safe_place = En un escondite, un túnel o la zona de recuento no se arresta a nadie.
colditz-refuse-after_arrest = Tras un arresto ya no se colocan guardias en ese turno.
colditz-refuse-one_posting = En esta mesa se coloca un guardia por turno, y ya lo has colocado.
colditz-refuse-no_guards = Ahora no se puede colocar a ningún guardia de los cuarteles.
colditz-refuse-no_such_guard = No hay ningún guardia con ese número: van del 1 al { $count }.
colditz-refuse-in_barracks = Ese guardia está en los cuarteles: colócalo primero.
colditz-refuse-shuts_rooms = Tus guardias no pueden cerrar entre todos el paso a una habitación.
colditz-refuse-not_on_post = Solo se retiran guardias de casillas negras.
colditz-refuse-no_guards_there = Los guardias no entran en escondites, y en habitaciones solo con una carta de registro o en persecución.
colditz-refuse-guard_may_not_stop = Los guardias pueden cruzar { $place }, pero no detenerse allí. Tampoco pueden detenerse en los pasillos, los umbrales, la zona de recuento, las salidas de las celdas, los objetivos ni las casillas sobre túneles.
colditz-refuse-in_tunnel = Ese hombre está en un túnel, donde solo lo encuentra la carta Túnel descubierto.
colditz-refuse-not_there = Ese hombre no está en el tablero.
colditz-refuse-needs_search = Ese hombre está en una habitación, donde solo lo encuentra una carta de registro.
colditz-refuse-no_equipment = Dentro solo puedes arrestar a un hombre si su oficial tiene equipo en la mesa.
colditz-refuse-returning = Ese hombre está de vuelta: nadie puede arrestarlo mientras cada turno lo acerque a la puerta del teatro.
colditz-refuse-no_guard_near = Ningún guardia llega junto a ese hombre con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $steps ->
    [0] { "" }
   *[other] : el más cercano necesita { $steps }
}.
colditz-refuse-empty_room = No hay nadie en: { $room }.
colditz-refuse-out_of_reach = { $room }: ningún guardia llega con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $steps ->
    [0] { "" }
   *[other] , y el más cercano necesita { $steps }
}.
colditz-refuse-not_outside = Solo se dispara a hombres en los exteriores.
colditz-refuse-not_seen = Ningún guardia del tablero ve a ese hombre.
colditz-refuse-empty_tunnel = No hay nadie en el { $tunnel }.
colditz-refuse-two_guards = Hacen falta dos guardias que puedan llegar al { $tunnel } con estos puntos.
colditz-refuse-empty_trade = En un cambio, al menos uno de los dos tiene que dar algo.
colditz-refuse-lacking = No tienes todo lo que te piden.
colditz-refuse-hand_limit = { $whom } tendría más de { $limit } cartas.
colditz-refuse-inner_posts = { $count ->
    [one] Coloca exactamente 1 guardia en una casilla negra de dentro.
   *[other] Coloca exactamente { $count } guardias en casillas negras de dentro: uno por oficial.
}
colditz-refuse-garrison_posts = Coloca de { $least } a { $most } guardias en casillas negras de la guarnición.
colditz-refuse-before_roll = Antes de tirar solo puedes hacer un recuento.
colditz-refuse-after_roll = El recuento se hace antes de tirar los dados.

## Sucesos

colditz-event-began = { $who } es el oficial alemán. Gana un oficial con { $goal ->
        [one] 1 fuga
       *[other] { $goal } fugas
    }.
    .who = Eres el oficial alemán. Gana un oficial con { $goal ->
        [one] 1 fuga
       *[other] { $goal } fugas
    }.
colditz-event-house_rule = Regla de la casa: { $rule ->
    [kits] cada oficial empieza con el kit de fuga
    [single] un hombre basta para una carta de equipo
    [posting] se coloca un guardia por turno
    [throws] tres tiradas por turno como mucho
    [no_dare] sin A vida o muerte
   *[play_on] la partida sigue hasta su límite
}.
colditz-event-took_colour = { $who } eligió ser el oficial { $nation }.
    .who = Elegiste ser el oficial { $nation }.
colditz-event-placed = { $who } colocó guardias: dentro, en { $inner }; en la guarnición, en { $garrison }.
    .who = Colocaste guardias: dentro, en { $inner }; en la guarnición, en { $garrison }.
colditz-event-round = Ronda { $number }
colditz-event-rolled = { $who } sacó { $dice }: { $points } puntos.
    .who = Sacaste { $dice }: { $points } puntos.
colditz-event-skipped = Sabotaje: { $who } perdió el turno.
    .who = Sabotaje: perdiste el turno.
colditz-event-drew = { $who } robó una carta.
    .who = Robaste una carta.
colditz-event-drew_card = { $who } robó: { $card }.
    .who = Robaste: { $card }.
colditz-event-discarded = { $who } descartó una carta.
    .who = Descartaste una carta.
colditz-event-put_away = { $who } descartó: { $card }.
    .who = Descartaste: { $card }.
colditz-event-undone = { $who } deshizo el último paso.
    .who = Deshiciste el último paso.
colditz-event-ended = { $who } terminó el turno.
    .who = Terminaste el turno.
colditz-event-idle = Se acabó el tiempo de { $who }.
    .who = Se acabó tu tiempo.
colditz-event-time_up = Se acabaron los minutos de esta partida.
colditz-event-left = { $who } dejó la partida.
    .who = Dejaste la partida.
colditz-event-over = { $reason ->
        [escaped] { $who_count ->
            [one] { $who } sacó a más hombres que nadie.
           *[other] { $who } sacaron al mismo número de hombres.
        }
        [time] Se acabó el tiempo: se fugaron muy pocos hombres.
        [nobody_left] A ningún oficial le quedaba un hombre que pudiera fugarse.
       *[german_left] El oficial alemán se fue.
    }
    .who = { $reason ->
        [escaped] { $who_count ->
            [one] Sacaste a más hombres que nadie.
           *[other] Sacaste a tantos hombres como el mejor de los demás.
        }
        [time] Defendiste el castillo: se acabó el tiempo y se fugaron muy pocos hombres.
        [nobody_left] Defendiste el castillo: a ningún oficial le quedaba un hombre que pudiera fugarse.
       *[german_left] El oficial alemán se fue: ganas.
    }
colditz-event-played = { $who } jugó: { $card }.
    .who = Jugaste: { $card }.
colditz-event-reacted = { $who } jugó: { $card }.
    .who = Jugaste: { $card }.
colditz-event-moved = El { $man } fue { $to }.
    .who = Tu { $man } fue { $to }.
colditz-event-paid = { $who } entregó { $equipment }.
    .who = Entregaste { $equipment }.
colditz-event-intercepted = { $kind ->
        [key] Interceptaron la llave del { $man }: la puerta siguió cerrada.
       *[pass] Interceptaron el pase del { $man }: la puerta siguió cerrada.
    }
    .who = { $kind ->
        [key] Interceptaste la llave del { $man }: la puerta siguió cerrada.
       *[pass] Interceptaste el pase del { $man }: la puerta siguió cerrada.
    }
    .whose = { $kind ->
        [key] Interceptaron la llave de tu { $man }: la puerta siguió cerrada.
       *[pass] Interceptaron el pase de tu { $man }: la puerta siguió cerrada.
    }
colditz-event-escaped = ¡El { $man } se fugó por el objetivo { $objective }! { $who } lleva { $escapes ->
        [one] 1 fuga
       *[other] { $escapes } fugas
    }.
    .who = ¡Tu { $man } se fugó por el objetivo { $objective }! Llevas { $escapes ->
        [one] 1 fuga
       *[other] { $escapes } fugas
    }.
    .whose = ¡El { $man } se te fugó por el objetivo { $objective }! { $who } lleva { $escapes ->
        [one] 1 fuga
       *[other] { $escapes } fugas
    }.
colditz-event-equipped = { $who } tomó { $equipment }; { $men_count ->
        [one] { $men } fue
       *[other] { $men } fueron
    } a la zona de recuento.
    .who = Tomaste { $equipment }; { $men_count ->
        [one] tu { $men } fue
       *[other] tus { $men } fueron
    } a la zona de recuento.
colditz-event-took_kit = { $who } consiguió el kit de fuga.
    .who = Conseguiste el kit de fuga.
colditz-event-gave_up = { $who } entregó { $equipment }.
    .who = Entregaste { $equipment }.
colditz-event-freed = El { $man } salió de su celda { $to }.
    .who = Tu { $man } salió de su celda { $to }.
colditz-event-surrendered = El { $man } se entregó al { $guard }.
    .who = Tu { $man } se entregó al { $guard }.
colditz-event-dug = { $who } abrió el { $tunnel } con { $men }.
    .who = Abriste el { $tunnel } con { $men }.
colditz-event-collapsed = Se derrumbó el { $tunnel }.
    .whose = Se derrumbó el { $tunnel } con un hombre tuyo dentro.
colditz-event-drove = El { $man } condujo el { -car } del Comandante: sacó { $dice } y necesitaba { $need } casillas. { $home ->
        [yes] Se escapó.
       *[no] Lo atraparon.
    }
    .who = Tu { $man } condujo el { -car } del Comandante: sacó { $dice } y necesitaba { $need } casillas. { $home ->
        [yes] Se escapó.
       *[no] Lo atraparon.
    }
colditz-event-pushed = El { $man } saltó a un lado: { $place }.
    .whose = Tu { $man } saltó a un lado: { $place }.
colditz-event-pushed_guard = El { $guard } saltó a un lado: { $place }.
    .whose = Tu { $guard } saltó a un lado: { $place }.
colditz-event-diverted = El { $guard } fue a los cuarteles, donde pasa el próximo turno alemán.
    .who = Mandaste al { $guard } a los cuarteles, donde pasa el próximo turno alemán.
    .whose = Tu { $guard } fue a los cuarteles, donde pasa tu próximo turno.
colditz-event-dared = A vida o muerte: el { $man } corrió a la puerta principal con { $throws } tiradas: sacó { $dice } y necesitaba { $need } casillas.
    .who = A vida o muerte: tu { $man } corrió a la puerta principal con { $throws } tiradas: sacó { $dice } y necesitaba { $need } casillas.
colditz-event-shot_down = El { $man } se quedó corto. { $who } quedó fuera del juego.
    .who = Tu { $man } se quedó corto. Quedaste fuera del juego.
colditz-event-posted = Colocaron al { $guard }: { $place }.
    .who = Colocaste al { $guard }: { $place }.
colditz-event-withdrawn = El { $guard } fue a los cuarteles.
    .who = Tu { $guard } fue a los cuarteles.
colditz-event-walked = El { $guard } fue { $to }.
    .who = Tu { $guard } fue { $to }.
colditz-event-called_off = El { $guard } volvió a los cuarteles: el hombre al que perseguía ya no estaba.
    .whose = Tu { $guard } volvió a los cuarteles: el hombre al que perseguía ya no estaba.
colditz-event-preferred = { $cell ->
        [cell] El oficial alemán eligió para los arrestados las celdas del patio.
       *[far_cell] El oficial alemán eligió para los arrestados las celdas de la guarnición.
    }
    .who = { $cell ->
        [cell] Elegiste para los arrestados las celdas del patio.
       *[far_cell] Elegiste para los arrestados las celdas de la guarnición.
    }
colditz-event-announced = El { $guard } fue a arrestar al { $man }.
    .who = Tu { $guard } fue a arrestar al { $man }.
    .whose = El { $guard } fue a arrestar a tu { $man }.
colditz-total-cells = { $own ->
    [yes] { $count ->
        [one] 1 hombre tuyo en una celda
       *[other] { $count } hombres tuyos en celdas
    }
   *[no] { $count ->
        [one] 1 prisionero en una celda
       *[other] { $count } prisioneros en celdas
    }
}
colditz-total-dead = { $count ->
    [one] 1 muerto
   *[other] { $count } muertos
} de tus { $left } hombres
colditz-total-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
colditz-total-equipment = { $count ->
    [one] 1 carta de equipo
   *[other] { $count } cartas de equipo
}
colditz-total-barracks = { $count ->
    [one] 1 guardia en los cuarteles
   *[other] { $count } guardias en los cuarteles
}
colditz-event-arrested = El { $guard } arrestó al { $man }: { $place }.
    .whose = El { $guard } arrestó a tu { $man }: { $place }.
colditz-event-vanished = El { $man } desapareció ante los ojos del { $guard }.
    .whose = Tu { $man } desapareció ante los ojos del { $guard }.
colditz-event-searching = El { $guard } registró: { $room }.
    .who = Tu { $guard } registró: { $room }.
    .whose = El { $guard } registró un lugar donde tenías hombres: { $room }.
colditz-event-searched = El registro atrapó a { $men } ({ $room }).
    .whose = Un registro donde tenías hombres atrapó a { $men } ({ $room }).
colditz-event-search_failed = El registro no encontró a nadie ({ $room }).
colditz-event-discovered = Descubrieron el { $tunnel } y mandaron a las celdas a { $men }.
    .who = Descubriste el { $tunnel } y mandaste a las celdas a { $men }.
    .whose = Descubrieron el { $tunnel } con hombres tuyos dentro y mandaron a las celdas a { $men }.
colditz-event-called_roll = { $who } jugó: recuento.
    .who = Jugaste: recuento.
colditz-event-chose = { $who } decidió quién acudía al recuento.
    .who = Decidiste quién acudía al recuento.
colditz-event-attended = { $who } { $men_count ->
        [0] no mandó a nadie
       *[other] mandó a { $men }
    } al recuento{ $stayed_count ->
        [0] { "" }
        [one] ; faltó { $stayed }
       *[other] ; faltaron { $stayed }
    }.
    .who = { $men_count ->
        [0] No mandaste a nadie
       *[other] Mandaste a { $men }
    } al recuento{ $stayed_count ->
        [0] { "" }
        [one] ; faltó { $stayed }
       *[other] ; faltaron { $stayed }
    }.
colditz-event-spared = { $who } no hizo registro general.
    .who = No hiciste registro general.
colditz-event-sweeping = El registro general llegaba a { $points } pasos de cada guardia y encontró a { $men }.
    .who = Tu registro general llegaba a { $points } pasos de cada guardia y encontró a { $men }.
    .whose = El registro general llegaba a { $points } pasos de cada guardia, y tenía al alcance a hombres tuyos: { $men }.
colditz-event-swept = El registro general atrapó a { $men }.
    .whose = El registro general alcanzó a hombres tuyos: atrapó a { $men }.
colditz-event-sweep_failed = El registro general no atrapó a nadie.
colditz-event-shot = El { $guard } disparó al { $man } a una distancia de { $distance }; el alcance era el doble de { $dice }. { $hit ->
        [yes] Le dio.
       *[no] Falló.
    }
    .who = Tu { $guard } disparó al { $man } a una distancia de { $distance }; el alcance era el doble de { $dice }. { $hit ->
        [yes] Le dio.
       *[no] Falló.
    }
    .whose = El { $guard } disparó a tu { $man } a una distancia de { $distance }; el alcance era el doble de { $dice }. { $hit ->
        [yes] Le dio.
       *[no] Falló.
    }
colditz-event-saved = Un amuleto salvó al { $man }.
    .whose = Un amuleto salvó a tu { $man }.
colditz-event-killed = El { $man } murió de un disparo.
    .whose = Tu { $man } murió de un disparo.
colditz-event-traded = { $who } y { $whom } hicieron un cambio.
    .who = Hiciste un cambio con { $whom }.
    .whom = Hiciste un cambio con { $who }.
colditz-event-exchanged = { $who } y { $whom } hicieron un cambio: { $give } por { $want }.
    .who = Hiciste un cambio con { $whom }: diste { $give } por { $want }.
    .whom = Hiciste un cambio con { $who }: recibiste { $give } por { $want }.
colditz-event-offered = { $who } ofreció a { $whom } { $give } por { $want }.
    .who = Ofreciste a { $whom } { $give } por { $want }.
    .whom = { $who } te ofreció { $give } por { $want }.
colditz-event-rejected = { $whom } rechazó la oferta de { $who }: { $give } por { $want }.
    .who = { $whom } rechazó tu oferta: { $give } por { $want }.
    .whom = Rechazaste la oferta de { $who }: { $give } por { $want }.
colditz-event-retracted = { $who } retiró la oferta a { $whom }: { $give } por { $want }.
    .who = Retiraste la oferta a { $whom }: { $give } por { $want }.
    .whom = { $who } retiró la oferta que te hizo: { $give } por { $want }.
colditz-event-fallen = La oferta de { $who } a { $whom } quedó sin efecto: { $give } por { $want }.
    .who = Tu oferta a { $whom } quedó sin efecto: { $give } por { $want }.
    .whom = La oferta que te hizo { $who } quedó sin efecto: { $give } por { $want }.

## Turnos en el registro

colditz-log-turn = { $points ->
    [0] { $who }: { $told }
   *[other] { $who } ({ $points }): { $told }
}
colditz-log-house_rule = { $count ->
    [one] regla de la casa: { $rules }
   *[other] reglas de la casa: { $rules }
}
colditz-log-rule = { $rule ->
    [kits] kits desde el principio
    [single] un hombre consigue equipo
    [posting] un guardia por turno
    [throws] tres tiradas como mucho
    [no_dare] sin A vida o muerte
   *[play_on] se juega hasta el límite
}
colditz-log-you = Tú
colditz-log-your = tu hombre { $letter }
colditz-log-to = { $who } → { $place }
colditz-log-moved = movió a { $men }
    .who = moviste a { $men }
colditz-log-paid = usó { $held }
    .who = usaste { $held }
colditz-log-equipped = tomó { $held }
    .who = tomaste { $held }
colditz-log-took_kit = consiguió el kit de fuga
    .who = conseguiste el kit de fuga
colditz-log-gave_up = perdió { $held }
    .who = perdiste { $held }
colditz-log-escaped = { $man } se fugó por el objetivo { $objective }
colditz-log-freed = { $man } salió de la celda
colditz-log-surrendered = { $man } se entregó al { $guard }
colditz-log-dug = abrió el { $tunnel } con { $men }
    .who = abriste el { $tunnel } con { $men }
colditz-log-collapsed = se derrumbó el { $tunnel }{ $man_count ->
    [0] { "" }
   *[other] {" "}con { $man } dentro
}
colditz-log-intercepted = { $kind ->
    [key] interceptó la llave de { $man }
   *[pass] interceptó el pase de { $man }
}
    .who = { $kind ->
    [key] interceptaste la llave de { $man }
   *[pass] interceptaste el pase de { $man }
}
colditz-log-drew = robó una carta
    .who = robaste una carta
colditz-log-drew_card = robó: { $card }
    .who = robaste: { $card }
colditz-log-discarded = descartó una carta
    .who = descartaste una carta
colditz-log-put_away = descartó: { $card }
    .who = descartaste: { $card }
colditz-log-played = jugó { $card }
    .who = jugaste { $card }
colditz-log-reacted = jugó { $card }
    .who = jugaste { $card }
colditz-log-diverted = mandó al { $guard } a los cuarteles
    .who = mandaste al { $guard } a los cuarteles
colditz-log-drove = { $man } recorrió { $dice } de { $need } casillas en el { -car } del Comandante{ $home ->
    [yes] { "" }
   *[no] {" "}y lo atraparon
}
colditz-log-dared = { $man } corrió { $dice } de { $need } casillas a vida o muerte
colditz-log-shot_down = quedó fuera del juego
    .who = quedaste fuera del juego
colditz-log-walked = { $who } → { $place }
colditz-log-posted = { $who } colocado: { $place }
colditz-log-guards-walked = { $count ->
    [one] se movió el guardia { $numbers }
   *[other] se movieron los guardias { $numbers }
}
colditz-log-guards-posted = { $count ->
    [one] se colocó al guardia { $numbers }
   *[other] se colocó a los guardias { $numbers }
}
colditz-log-guards-withdrawn = { $count ->
    [one] se retiró al guardia { $numbers }
   *[other] se retiró a los guardias { $numbers }
}
colditz-log-preferred = { $cell ->
    [cell] eligió las celdas del patio
   *[far_cell] eligió las celdas de la guarnición
}
    .who = { $cell ->
    [cell] elegiste las celdas del patio
   *[far_cell] elegiste las celdas de la guarnición
}
colditz-log-offers-offered = { $count ->
    [one] hizo una oferta
   *[other] hizo { $count } ofertas
}
    .who = { $count ->
    [one] hiciste una oferta
   *[other] hiciste { $count } ofertas
}
colditz-log-offers-retracted = { $count ->
    [one] retiró una oferta
   *[other] retiró { $count } ofertas
}
    .who = { $count ->
    [one] retiraste una oferta
   *[other] retiraste { $count } ofertas
}
colditz-log-offers-rejected = { $count ->
    [one] se rechazó una oferta
   *[other] se rechazaron { $count } ofertas
}
colditz-log-offers-fallen = { $count ->
    [one] quedó sin efecto una oferta
   *[other] quedaron sin efecto { $count } ofertas
}
colditz-log-announced = el { $guard } fue tras { $man }
colditz-log-arrested = { $man } cayó en manos del { $guard } ({ $place })
colditz-log-vanished = { $man } desapareció ante los ojos del { $guard }
colditz-log-searching = el { $guard } registró: { $room }
colditz-log-searched = el registro atrapó a { $men } ({ $room })
colditz-log-search_failed = el registro no encontró a nadie ({ $room })
colditz-log-discovered = descubrió el { $tunnel } con { $men } dentro
    .who = descubriste el { $tunnel } con { $men } dentro
colditz-log-shot = { $hit ->
    [yes] { $man } recibió un disparo del { $guard }
   *[no] { $man } se libró de un disparo del { $guard }
}
colditz-log-saved = { $man } se salvó de un disparo con un amuleto
colditz-log-killed = { $man } murió de un disparo ({ $place })
colditz-log-called_roll = hizo un recuento
    .who = hiciste un recuento
colditz-log-attended = { $count ->
    [0] todos acudieron al recuento
    [one] al recuento faltó { $men }
   *[other] al recuento faltaron { $men }
}
colditz-log-spared = no hizo registro general
    .who = no hiciste registro general
colditz-log-sweeping = registro general
colditz-log-swept = el registro general atrapó a { $men }
colditz-log-sweep_failed = el registro general no atrapó a nadie
colditz-log-undone = deshizo un paso
    .who = deshiciste un paso
colditz-log-idle = se quedó sin tiempo
    .who = te quedaste sin tiempo
colditz-log-ended = { $points ->
    [0] terminó el turno
    [one] 1 punto sin usar
   *[other] { $points } puntos sin usar
}
colditz-log-nothing = sin mover a nadie
colditz-log-skipped = perdió un turno por sabotaje
    .who = perdiste un turno por sabotaje

## Grandes momentos

colditz-scene = Ronda { $round } · { $what }
colditz-scene-escaped = El { $man } se ha fugado
colditz-scene-shot_down = A vida o muerte: cae el { $man }
colditz-scene-drove = El { -car } del Comandante: atrapan al { $man }
colditz-scene-arrested = Arrestan al { $man }
colditz-scene-killed = Un disparo mata al { $man }
colditz-scene-saved = Un amuleto salva al { $man }
colditz-scene-searched = { $room }: el registro atrapa a { $men }
colditz-scene-discovered = Descubren el { $tunnel }
colditz-scene-collapsed = Se derrumba el { $tunnel }
colditz-scene-swept = { $count ->
    [one] El registro general atrapa a { $men }
   *[other] El registro general atrapa a { $count } hombres
}
colditz-scene-out = { $known ->
    [0] Está libre en el objetivo { $objective }.
   *[other] Está libre en el objetivo { $objective }. Su último tramo empezó en: { $start }.
}
colditz-scene-by-car = Llegó al objetivo { $objective } en el { -car } del Comandante: { $total } de { $need } casillas ({ $dice }).
colditz-scene-by-dare = A vida o muerte: corrió { $total } casillas ({ $dice }) y necesitaba { $need }. Está libre en el objetivo { $objective }.
colditz-scene-trail = Antes pasó por aquí: { $ways }.
colditz-scene-fell-short = { $known ->
    [0] Corrió { $total } de { $need } casillas ({ $dice }).
   *[other] { $place }: corrió { $total } de { $need } casillas ({ $dice }).
}
colditz-scene-eliminated = { $who } queda fuera del juego con todos sus hombres, su equipo y sus cartas.
colditz-scene-drove-how = { $short ->
    [0] Llegó al objetivo 5 sin el kit de fuga: { $total } de { $need } casillas ({ $dice }). Va a una celda.
   *[other] Recorrió { $total } de { $need } casillas ({ $dice }). Va a una celda.
}
colditz-scene-taken = Lo atrapó el { $guard }: { $place }{ $spaces ->
    [0] .
    [one] , a 1 casilla de la libertad.
   *[other] , a { $spaces } casillas de la libertad.
}
colditz-scene-hit = El disparo lo alcanzó: { $place }{ $spaces ->
    [0] .
    [one] , a 1 casilla de la libertad.
   *[other] , a { $spaces } casillas de la libertad.
}
colditz-scene-search = { $known ->
    [0] Entró un guardia.
   *[other] Entró el { $guard }.
} Van a las celdas: { $men }.
colditz-scene-tunnel = { $known ->
    [0] Entraron dos guardias.
   *[other] Entraron { $guards }.
} Van a las celdas: { $men }.
colditz-scene-alone = El hombre que queda dentro del túnel está en la casilla { $at } de { $all } y puede arrastrarse hacia cualquiera de los dos extremos.
colditz-scene-sweep = El registro alcanzaba hasta { $points } pasos de cada guardia. Atrapó a: { $found }.
colditz-scene-found = { $man } ({ $place })
colditz-scene-escapes = Fugas: { $names }. { $target ->
    [one] Hace falta 1.
   *[other] Hacen falta { $target }.
}
colditz-scene-left = A { $who } { $left ->
    [0] no le quedan hombres
    [one] le queda 1 hombre
   *[other] le quedan { $left } hombres
}{ $held ->
    [0] .
    [one] , 1 de ellos en una celda.
   *[other] , { $held } de ellos en celdas.
}

## Lo que dicen las computadoras en los grandes momentos

colditz-says-bold-glad-1 = Quien se atreve llega primero.
colditz-says-bold-glad-2 = Ni una teja suelta. ¡El siguiente!
colditz-says-bold-glad-3 = Y eso que llevaba las botas sin atar.
colditz-says-bold-sorry-1 = Muy bien. Pues por las malas.
colditz-says-bold-sorry-2 = He tenido lunes peores en este castillo.
colditz-says-bold-sorry-3 = Un rasguño. ¿Seguimos?
colditz-says-careful-glad-1 = Tenía cada paso contado dos veces.
colditz-says-careful-glad-2 = La paciencia abre más puertas que las llaves.
colditz-says-careful-glad-3 = Bajito, que las paredes oyen.
colditz-says-careful-sorry-1 = Había que esperar a la niebla. Ya lo sabía yo.
colditz-says-careful-sorry-2 = Una vela de más, y ya ves.
colditz-says-careful-sorry-3 = Vuelta al plano. Y a la regla.
colditz-says-spiteful-glad-1 = Ojalá le escueza a alguien.
colditz-says-spiteful-glad-2 = Apúntalo en tu informe.
colditz-says-spiteful-glad-3 = Recuérdame quién era aquí el listo.
colditz-says-spiteful-sorry-1 = Apunto tu nombre. Con tinta.
colditz-says-spiteful-sorry-2 = Ríete. Este castillo tiene muchas escaleras.
colditz-says-spiteful-sorry-3 = Disfruta. Sé dónde guardas la sopa.
colditz-says-talkative-glad-1 = ¿Lo has visto? Lo cuento en la cena. Dos veces.
colditz-says-talkative-glad-2 = De esto sale una canción. Ya llevo cuatro estrofas.
colditz-says-talkative-glad-3 = Lo decía mi tía, y mi tía no falla nunca.
colditz-says-talkative-glad-4 = ¡Que lo graben en el muro, y con mi nombre bien puesto!
colditz-says-talkative-glad-5 = Por fin este castillo tiene una buena historia: la mía.
colditz-says-talkative-sorry-1 = Ay. En la versión larga quedo mucho mejor.
colditz-says-talkative-sorry-2 = Te lo explico. No, espera, que es peor.
colditz-says-talkative-sorry-3 = Otra vez sopa, y la culpa es del tiempo.
colditz-says-talkative-sorry-4 = Traía un discurso, pero era más alegre.
colditz-says-talkative-sorry-5 = Ni palabra en la cocina, que se entera el castillo.

## Fugas e intentos

colditz-timeline = Fugas
colditz-timeline-total = { $out ->
    [0] Nadie escapó
    [one] 1 fuga
   *[other] { $out } fugas
} en { $tries ->
    [one] 1 intento
   *[other] { $tries } intentos
}.
colditz-timeline-line = Ronda { $round } · **{ $man }** · { $way } · { $result }
colditz-timeline-way-walk = a pie
colditz-timeline-way-car = { -car } del Comandante
colditz-timeline-way-dare = A vida o muerte
colditz-timeline-escaped = ✅ libre en el objetivo { $objective }
colditz-timeline-arrested = ❌ arrestado por el { $guard }: { $place }{ $spaces ->
    [0] { "" }
    [one] , a 1 casilla de la libertad
   *[other] , a { $spaces } casillas de la libertad
}
colditz-timeline-killed = 💀 muerto de un disparo{ $known ->
    [0] { "" }
   *[other] : { $place }
}{ $spaces ->
    [0] { "" }
    [one] , a 1 casilla de la libertad
   *[other] , a { $spaces } casillas de la libertad
}
colditz-timeline-drove = ❌ { $total } de { $need } casillas; fue a una celda
colditz-timeline-fell = 💀 abatido{ $known ->
    [0] { "" }
   *[other] {" "}tras { $total } de { $need } casillas
}; su oficial queda fuera
colditz-timeline-discovered = ❌ descubierto en el túnel
colditz-timeline-left = … al final, aún de camino: { $place }{ $spaces ->
    [0] { "" }
    [one] , a 1 casilla de la libertad
   *[other] , a { $spaces } casillas de la libertad
}

## La historia de una partida

colditz-story-first = Ronda { $round }: el { $man } fue el primero en salir, por el objetivo { $objective }{ $by ->
    [car] , en el { -car } del Comandante.
    [dare] , a vida o muerte.
    [climb] , por muros y alambradas.
   *[walk] .
}
colditz-story-turning = El momento decisivo llegó en la ronda { $round }: { $what }.
colditz-story-near = Por poco: { $fate ->
    [shot] un disparo mató al { $man }
   *[caught] atraparon al { $man }
} a { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} de la libertad en la ronda { $round }.
colditz-story-dare = Lo más audaz, en la ronda { $round }: el { $man } corrió { $total } de { $need } casillas a vida o muerte{ $home ->
    [0] {" "}y cayó.
   *[other] {" "}y se fugó.
}
colditz-story-car = Lo más audaz, en la ronda { $round }: el { $man } recorrió { $total } de { $need } casillas en el { -car } del Comandante{ $home ->
    [0] {" "}y lo atraparon.
   *[other] {" "}y se fugó.
}
colditz-story-guard = El guardia { $number } fue el terror del castillo: { $count } de { $total } arrestos.
colditz-story-taken = { $who } hizo { $total ->
    [one] 1 arresto
   *[other] { $total } arrestos
} en total.
colditz-story-vanished = Ronda { $round }: el { $man } desapareció en un escondite secreto ante los ojos del { $guard }.
colditz-story-card = Ronda { $round }: { $who } respondió en el último momento con una carta: { $card }.
colditz-story-tunnel = Ronda { $round }: { $who } abrió el { $tunnel }.
colditz-story-trades = { $names } cambiaron cosas más que nadie: { $count ->
    [one] una vez
   *[other] { $count } veces
}.
colditz-doubt-card = { $rival } jugó: { $card }. Para { $who }, que tuviera esa carta era probable en un { $percent } %.
colditz-doubt-paid = { $rival } entregó { $equipment }. Para { $who }, que lo tuviera era probable en un { $percent } %.
colditz-cause-german = { $who } dejó sin usar { $unused ->
    [one] un punto
   *[other] { $unused } puntos
} con los que podían moverse los guardias.
colditz-cause-officer = Los guardias arrestaron { $arrests ->
    [one] una vez
   *[other] { $arrests } veces
} a hombres de { $who }{ $unused ->
    [0] {""}
    [one] , y quedó un punto sin usar
   *[other] , y quedaron { $unused } puntos sin usar
}.
colditz-fate-german = A { $who } { $escapes ->
    [one] se le escapó 1 hombre
   *[other] se le escaparon { $escapes } hombres
}{ $held ->
    [0] {" "}y al final no tenía a nadie en las celdas.
    [one] {" "}y al final tenía a 1 hombre en una celda.
   *[other] {" "}y al final tenía a { $held } hombres en las celdas.
}
colditz-fate-dared = { $who } se lo jugó todo a vida o muerte y perdió{ $escapes ->
    [0] .
    [one] , tras 1 fuga.
   *[other] , tras { $escapes } fugas.
}
colditz-fate-left = { $who } dejó la partida{ $escapes ->
    [0] .
    [one] {" "}tras 1 fuga.
   *[other] {" "}tras { $escapes } fugas.
}
colditz-fate-officer = { $who } { $escapes ->
    [0] no sacó a nadie
    [one] sacó a 1 hombre
   *[other] sacó a { $escapes } hombres
}{ $target ->
    [one] {" "}y necesitaba sacar a 1
   *[other] {" "}y necesitaba sacar a { $target }
}. Sus otros hombres: { $told }.
colditz-fate-held = { $count } en las celdas
colditz-fate-dead = { $count ->
    [one] 1 abatido
   *[other] { $count } abatidos
}
colditz-fate-inside = { $count } aún en el tablero
colditz-revealed = **{ $who }** { $told }
colditz-revealed-cards = cartas: { $cards }

## Finales

colditz-ending-escaped = { $many ->
    [one] Gana { $names }: nadie sacó a más hombres.
   *[other] Ganan juntos { $names }: sacaron al mismo número de hombres.
}
colditz-ending-escaped-won = { $many ->
    [one] ¡Has ganado! Nadie ha sacado a más hombres.
   *[other] ¡Has ganado! { $names } han sacado al mismo número de hombres.
}
colditz-ending-escaped-lost = { $many ->
    [one] Gana { $names }: nadie sacó a más hombres.
   *[other] Ganan juntos { $names }: sacaron al mismo número de hombres.
}
colditz-ending-time = Se acabó el tiempo: { $names } defendió el castillo.
colditz-ending-time-won = ¡Has ganado! Se acabó el tiempo y el castillo ha aguantado.
colditz-ending-time-lost = Se acabó el tiempo: { $names } defendió el castillo.
colditz-ending-nobody_left = A ningún oficial le quedan hombres: { $names } defendió el castillo.
colditz-ending-nobody_left-won = ¡Has ganado! A ningún oficial le quedan hombres.
colditz-ending-nobody_left-lost = A ningún oficial le quedan hombres: { $names } defendió el castillo.
colditz-ending-german_left = { $many ->
    [one] El oficial alemán se fue: gana { $names }.
   *[other] El oficial alemán se fue: ganan { $names }.
}
colditz-ending-german_left-won = ¡Has ganado! El oficial alemán se ha ido.
colditz-ending-german_left-lost = El oficial alemán se fue: ganan los oficiales de evasión.
colditz-ending-called = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}
colditz-ending-called-won = ¡Has ganado! Todos dieron la partida por terminada.
colditz-ending-called-lost = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}

## Las reglas

colditz-rules =
    • **El objetivo.** Gana el oficial de evasión que consigue las fugas acordadas; si al acabar la ronda las tienen varios, el que más. El oficial alemán gana si se acaba el tiempo y nadie las tiene.

    • **El turno.** Tira dos dados; los dobles se vuelven a tirar y suman. Con un total de 3, 7 u 11 se puede robar una carta. Cada punto es un paso a una de las seis casillas vecinas; reparte los puntos entre tus peones. Nadie atraviesa a otro. Juegan los oficiales por orden, y el alemán, el último.

    • **Equipo.** Con dos hombres tuyos en habitaciones del mismo símbolo tomas una carta de ese equipo, y los dos van a la zona de recuento. Con una cuerda se bajan 30 pies, con dos 60; con los alicates se cruza la alambrada en los puntos marcados; una llave o un pase abre una puerta. Lo pagado queda abierto para tus hombres hasta el fin del turno. La puerta del teatro no cuesta nada a la vuelta.

    • **Kit de fuga.** Hacen falta hombres a la vez en habitaciones con ropa de civil, brújula, raciones y documentos; una parte del kit vale por dos. Sin el kit nadie se fuga; con él, el hombre que llega a un objetivo (del 1 al 7) queda libre.

    • **Arrestos.** En el patio interior se arresta solo si el oficial tiene equipo; en las habitaciones, solo con una carta de registro; en la guarnición, en las puertas y en los exteriores, siempre, y cuesta una carta de equipo. Nunca en la zona de recuento, en escondites (azules) ni en túneles. El hombre va a una celda, el guardia a los cuarteles, y ya no se colocan guardias ese turno.

    • **Celdas.** Un doble saca a un hombre por un punto; una carta de liberación, gratis. El que sale de las celdas de la guarnición está a salvo mientras cada turno lo acerque a la puerta del teatro.

    • **Guardias.** Un punto coloca a uno de los cuarteles en una casilla negra, o lo retira. No entran en habitaciones ni escondites ni paran en pasillos. Pueden seguir a un hombre que bajó o cruzó la alambrada.

    • **Túneles.** Un túnel se abre con su carta y dos hombres tuyos que entran. Con menos de dos dentro se derrumba: el último puede salir por cualquiera de los dos lados.

    • **Recuento.** El alemán puede hacerlo antes de tirar: cada oficial decide en secreto quién acude. Un registro general atrapa a los que faltan y están a tantos pasos de un guardia como diga la tirada, salvo en un escondite, un túnel, una celda o los exteriores.

    • **Tirar a matar.** Un guardia que ve a un hombre en los exteriores puede disparar; el alcance es el doble de la tirada.

    • **{ -car-first }.** Con su carta y un hombre en AQ22: seis tiradas para las 44 casillas hasta el objetivo 5, y hace falta el kit. **A vida o muerte.** Una vez, con el kit, desde el patio o una habitación: tantas tiradas como diga una carta para llegar al objetivo 5. Si no llega, su oficial queda fuera del juego.

    • **Cambios.** Los oficiales pueden cambiar equipo y cartas en el turno de cualquiera, en privado. `/mesa hablar` llega solo a los demás oficiales. **Mano.** Tres cartas como mucho al acabar el turno.

    • **Tiempo.** Si se te acaba el tiempo, termina tu turno; en un recuento acuden todos tus hombres, y no se juega ninguna carta por ti.

## El libro

colditz-book-aim = De qué se trata
    .text =
        Un oficial de evasión quiere sacar hombres del castillo. Cuando uno ha sacado a los acordados, la ronda se juega hasta el final y gana el que haya sacado a más; si empatan, comparten la victoria.
        El alemán quiere impedirlo hasta que se acabe el tiempo. Si a ningún oficial le queda un hombre que mover o liberar, gana en el acto.
        Un hombre se fuga cuando llega a un objetivo, una de las banderas 1 a 7, y su oficial tiene el kit de fuga. Lo que cierra el paso cuesta equipo.
    .example = En la imagen A está a 10 casillas del objetivo 1. Su oficial tiene el kit y 11 puntos: A se fuga en este turno. Es la primera de las dos fugas que pide esta mesa.
    .ruling = Que la ronda se acabe de jugar es decisión nuestra; el reglamento solo pide lograr las fugas a tiempo y da la victoria al que saque a más (§3.17). Con la regla de la casa *Dar por terminada la partida*, las personas de la mesa pueden cerrar tal como está una partida ya decidida.
colditz-book-turn = Un turno
    .text =
        Los oficiales juegan por el orden de sus colores: azul, rojo, celeste, naranja, verde. El alemán va el último. Si se eligen colores, se hace antes de la primera ronda.
        1. Se tiran dos dados. Un doble se vuelve a tirar y todo se suma.
        2. Con un total exacto de 3, 7 u 11 puedes robar una carta.
        3. Gastas tus puntos como quieras. Los que sobren al final se pierden.
        4. *Terminar el turno*: lo que habías pagado se cierra otra vez.
        Los pasos que no revelaron nada se pueden deshacer con *Deshacer*. Un turno termina solo cuando todos ven que ya no se puede hacer nada.
    .example = 4-3 son 7 puntos y una carta. 5-5 y luego 6-3 son 19 puntos y ninguna carta: solo cuenta el total.
    .ruling = Es decisión nuestra que cuente el total y que dé una sola carta (R1, §3.3), y que los dobles no tengan límite (R17), salvo con la regla de la casa *Tres tiradas*.
colditz-book-moving = Mover a tus hombres
    .text =
        Un paso lleva a un hombre a una de las seis casillas vecinas y cuesta un punto. Reparte los puntos entre tus hombres como quieras.
        • Nadie cruza una casilla ocupada ni se detiene en ella. Un hombre en la entrada de una habitación no deja pasar a nadie.
        • Las casillas iluminadas por un sol y los anillos de puntos sobre un túnel se cruzan, pero nadie se detiene allí.
        • Un hombre va por donde entrega menos cartas y, entre esos caminos, por el más corto. El botón dice lo que cuesta.
        Elige un lugar en los menús o escríbelo: *B Lavandería*, *B Z12* o *B objetivo 1*.
    .example = De 19 puntos, A ha usado 10. B llega a la Lavandería (Z12) con 8 más, y queda un punto.
    .ruling = Que las casillas sobre un túnel se crucen sin detenerse es decisión nuestra (R7, §3.4).
colditz-book-kit = El kit de fuga
    .text =
        Cada oficial necesita un kit, una sola vez; no se cambia ni se pierde. Hacen falta cuatro hombres a la vez en habitaciones con estos símbolos:
        • ropa de civil: Lavandería o Teatro
        • brújula: Letrinas o Cuarto de oficiales
        • raciones: Cantina u Oficina de paquetes
        • documentos: Oficina o Sala de interrogatorios
        Tomarlo no cuesta puntos y los hombres se quedan donde están. Una parte del kit vale por dos símbolos, ropa y documentos o brújula y raciones; las dos partes juntas son un kit.
    .example = A en las Letrinas, B en la Lavandería, D en la Sala de interrogatorios y E en la Oficina de paquetes: ya está el kit. Con la carta de brújula y raciones habrían bastado B y D.
    .ruling = Qué símbolos van juntos en una parte del kit es una reconstrucción (§2.4).
colditz-book-equipment = El equipo
    .text =
        Con dos hombres tuyos en habitaciones del mismo símbolo, en una o en dos, tomas una carta de esa clase. No cuesta puntos. Los dos van directamente a la zona de recuento y pueden seguir desde allí.
        • cuerda (12): Capilla, Almacén
        • llave (6): Dentista, Duchas
        • pase alemán (5): Cuerpo de guardia, Cuarto de ordenanzas
        • alicates (4): Enfermería, Cocina
        Queda ante ti a la vista de todos, sin límite. Lo que se usa vuelve a su pila.
        Con la regla de la casa *Un hombre basta*, es suficiente con uno.
    .example = A y B están en el Dentista: toman una llave. Desde ahora se puede arrestar a los hombres del patio.
    .ruling = El equipo usado vuelve a su pila (R9); hombres de dos oficiales no pueden tomar juntos una carta (R19, §3.5).
colditz-book-crossings = Puertas, desniveles y alambrada
    .text =
        Lo que cierra el paso cuesta equipo, además del paso:
        • puerta L: una llave, desde ambos lados
        • puerta P: un pase alemán; a la vuelta, la puerta del teatro es gratis
        • desnivel, solo hacia abajo: una cuerda para 30 pies, dos para 60
        • alambrada, en los puntos marcados: alicates
        Lo que entregas queda pagado hasta el fin de tu turno, para todos tus hombres. También valen cartas de tu mano.
        El alemán puede tener una carta que intercepta una llave o un pase. Entonces la pierdes, y el hombre se queda ante la puerta. Al alemán se le pregunta siempre que tenga alguna carta.
    .example = A sale de su escondite. En la casilla 6 ha bajado de la torre con dos cuerdas; en la 9 ha cruzado la alambrada con unos alicates; en la 26 está en el objetivo 1.
    .ruling = Un hombre puede detenerse en una puerta pagada y salir de ella gratis (R8); la alambrada se cruza en ambos sentidos (R28, §3.7).
colditz-book-plans = Planes de fuga
    .text =
        Veintiuna salidas tienen nombre. *Planes y vistas* las muestra todas, paso a paso y en el mapa: qué distancia hay, qué necesitan y qué te falta.
        Tu mano muestra aquella para la que te falta menos. Con *Fijar un plan* queda a la vista otra; es una nota tuya que nadie más ve.
        Tres para empezar, contadas desde el centro de la zona de recuento:
        • Torre noroeste y alambrada, hasta el objetivo 1: dos cuerdas y alicates, 35 casillas
        • Puerta del teatro y muros sur, hasta el objetivo 6: un pase y tres cuerdas, 41 casillas
        • Túnel de la capilla, hasta el objetivo 1: solo su carta, 49 casillas
    .example = En la imagen está el camino de A, que se encuentra en el borde de la zona: 32 casillas, y falta una cuerda.
colditz-book-arrests = Arrestos
    .text =
        En el turno del alemán, un guardia que está junto a un hombre, o llega allí con los puntos que quedan, puede arrestarlo. El hombre va a una celda, el guardia a los cuarteles, y en ese turno ya no se colocan guardias.
        • Patio interior y pasillos: solo si el oficial tiene equipo en la mesa.
        • Habitaciones: solo con un registro.
        • Guarnición, puertas y exteriores: siempre, y cuesta una carta de equipo, si la hay en la mesa.
        • Zona de recuento y escondites: nunca. Túneles: solo con *Túnel descubierto*.
        El oficial elige qué entrega; vale una carta de la mano que cuente como equipo.
        • *Forzar un arresto*: en tu turno puedes hacer que arresten a un hombre, para librarte de un guardia.
    .example = B está en la puerta del cuerpo de guardia. El guardia 5 llega a su lado con una tirada de 7 o más. No hay equipo en la mesa, así que el arresto no cuesta ninguno.
    .ruling = Las cartas de la mano no cuentan como equipo (R3, §3.12); en un escondite, un túnel o la zona no se arresta ni al que quiere entregarse (R10).
colditz-book-cells = Celdas
    .text =
        Un hombre sale de su celda
        • por un punto, cuando sacas un doble: un hombre por turno
        • con una carta de liberación, gratis
        Queda en la salida de sus celdas. El alemán dice en cualquier momento si los arrestados van a las celdas del patio o a las de la guarnición; siempre hay sitio.
        El hombre que sale de las celdas de la guarnición está de vuelta: nadie lo arresta mientras cada turno tuyo lo acerque a la puerta del teatro, que no le cuesta nada. Si un turno no se acerca, pierde esa protección.
    .example = 3-3 y 4-2 son 12 puntos con un doble. B sale de su celda y quedan 11 puntos.
    .ruling = En el turno en que sale puede quedarse en la salida (R32, §3.11). Un registro general lo atrapa igual.
colditz-book-guards = Los guardias
    .text =
        Antes de la ronda 1, el alemán pone un guardia por oficial en casillas negras de dentro, y de dos a siete, según los que tenga, en las de la guarnición. En su turno, un punto
        • coloca a un guardia de los cuarteles en una casilla negra libre, si aún no ha habido arrestos en el turno
        • retira a un guardia de una casilla negra, que ya no se coloca en este turno
        • mueve a un guardia una casilla, también por las puertas
        No entran en escondites, y en habitaciones solo con una carta de registro o en persecución. No se detienen en pasillos, umbrales, la zona de recuento, salidas de celdas u objetivos, ni donde cierren una habitación.
        Un guardia puede seguir a un hombre por sus muros y su alambrada. Desde entonces lo persigue; cuando ya no está, va a los cuarteles.
    .example = Por un punto se colocó al guardia 5 en R7, y este siguió a A por la alambrada hasta I5 con nueve puntos. Con dos más lo habría atrapado.
    .ruling = La persecución y dónde pueden detenerse los guardias son decisiones nuestras (R5, R6, R30, §3.12).
colditz-book-roll-call = Recuentos
    .text =
        Antes de tirar, el alemán puede jugar un recuento. Cada oficial dice en secreto qué hombres acuden, y se revela todo a la vez. Los que acuden y los que ya están en la zona se quedan allí.
        Después tira el alemán. Si falta alguien que esté a tantos pasos de un guardia, puede hacer un registro general: todos ellos van a las celdas. No cuesta puntos ni equipo; después no se colocan guardias en ese turno.
        Están a salvo los hombres de la zona, de escondites, túneles y celdas, y los que están fuera.
    .example = A D, en la Sala de interrogatorios, lo encuentra una tirada de 12 o más; a B, una de 15. El alemán saca 6 y no encuentra a nadie.
    .ruling = Se decide en secreto y se revela a la vez (R37). Los pasos se cuentan con las habitaciones abiertas y sin peones (R4, §3.14).
colditz-book-security = Registros y disparos
    .text =
        • *Registro*: el alemán nombra una habitación con hombres y un guardia que pueda entrar. Los hombres de todo oficial que tenga equipo en la mesa van a una celda, y cada uno cuesta una carta de equipo. El guardia va a los cuarteles.
        • *Tirar a matar*: dispara un guardia que ve a un hombre fuera del castillo, sin muros por medio. El alemán tira, los dobles suman, y el alcance es el doble del total. Si acierta, lo mata. El guardia va a los cuarteles en todo caso.
        Un oficial puede responder a un registro con un { -tip-off } o un escondite secreto, y a un disparo con un amuleto.
    .example = D y G están en el Almacén. Su oficial no tiene nada en la mesa, así que un registro no se llevaría a ninguno. Un total de 5 alcanza hasta 10 casillas.
    .ruling = Un registro se lleva a todos, aunque haya menos cartas que hombres (R11, §3.13). El alcance se cuenta en línea recta (R2, §3.15).
colditz-book-tunnels = Túneles y { -car }
    .text =
        Los túneles empiezan en la Cantina (7 casillas), la Capilla (12) y el Teatro (9). Su carta abre uno si metes a dos hombres tuyos en esa misma jugada. Después puede entrar cualquiera por la primera casilla; dentro no se puede adelantar a nadie.
        Si quedan menos de dos hombres dentro, se derrumba, y el último puede seguir o volver. Los que están dentro no acuden a recuentos. Solo los encuentra la carta *Túnel descubierto*: dos guardias tienen que llegar junto a casillas del túnel, cada uno por un punto más. Entonces todos van a las celdas.
        Para conducir el { -car } del Comandante necesitas su carta y un hombre en AQ22. Tiras seis veces, y una más por cada doble. Si el hombre tiene el kit y avanza 44 casillas, llega al objetivo 5. Si no, va a una celda; no se pierde equipo.
    .example = El túnel de la capilla sale a G10, al otro lado de la alambrada, al noroeste. Desde la zona son 49 casillas hasta el objetivo 1, y no hace falta equipo.
    .ruling = Si los puntos no llegan para los dos hombres, la carta se queda en la mano (R14, R31, §3.8).
colditz-book-cards = Cartas
    .text =
        Con un total de 3, 7 u 11 puedes robar una carta. Los oficiales roban de las 45 de Oportunidad; el alemán, de las 14 de Seguridad. Al acabar tu turno puedes tener tres como máximo: usa, descarta o da la que sobre.
        • En tu turno: partes del kit, liberación, túneles, { -car }; la *distracción* manda a un guardia a los cuarteles durante el próximo turno alemán, y el *sabotaje* hace que el alemán pierda ese turno.
        • En cualquier momento: cuerda, llave, pase y alicates cuentan como equipo.
        • Como respuesta: un *amuleto* salva a quien recibe un disparo; un *{ -tip-off }* saca a tus hombres de una habitación registrada; un *escondite secreto* oculta a un hombre hasta el fin del turno alemán, si no está fuera ni en un túnel.
        Se pregunta a todos los afectados que tengan alguna carta. Así, un *No* no revela nada.
    .example = 6-5 son 11: roba una carta. Resulta ser unos alicates, tan buenos como los de la Cocina.
    .ruling = Reconstruimos cuántas copias hay de cada carta y los efectos de distracción, sabotaje, { -tip-off }, escondite secreto e intercepciones (§2.4).
colditz-book-trades = Cambios
    .text =
        Los oficiales pueden ofrecerse equipo y cartas de la mano, por algo o por nada, sea de quien sea el turno, pero no mientras se espera una respuesta. El alemán no cambia.
        Una oferta solo la ven los dos. Todos saben que hubo un cambio, pero no de qué.
        Puedes tener tres ofertas abiertas. Una oferta queda sin efecto cuando ya no existe lo que ofrecía.
        `{ -to-talk }` llega solo a los demás oficiales.
    .example = Ofreces una cuerda por una llave. Si su dueño usa la llave antes de responder, la oferta queda sin efecto.
    .ruling = Nadie recibe una carta por encima del límite; con cuatro aún se puede cambiar una por otra (R38, §3.16). Que los cambios esperen a una respuesta también es una decisión: el reglamento dice «en todo momento» (R41).
colditz-book-dare = A vida o muerte
    .text =
        Una vez por partida, en tu turno y con el kit, un hombre que esté en el patio o en una habitación puede correr por la puerta del teatro y la puerta principal hasta el objetivo 5. Adelanta a todos y no entrega nada.
        Una carta dice cuántas tiradas tiene, de 3 a 7; cada doble da una más. Si la suma alcanza, se ha fugado.
        Si no, quedas fuera del juego: se van tus hombres, tus cartas y tu equipo, y tus fugas no cuentan.
    .example = Desde la puerta del teatro son 61 casillas. Siete tiradas con sus dobles suman 59 de media; tres tiradas suman 25.
    .ruling = No se sale desde la zona de recuento ni desde un escondite (R33, §3.10). Las fugas de un oficial eliminado no cuentan (R34).

## Por qué no se puede

colditz-aimless-move = Ahora ninguno de tus hombres puede moverse.
colditz-aimless-equip = No tienes hombres juntos en habitaciones del mismo símbolo, o esa pila está vacía.
colditz-aimless-kit = Hacen falta hombres a la vez en los cuatro símbolos del kit; una parte del kit vale por dos.
colditz-aimless-free = Ninguno de tus hombres está en una celda.
colditz-aimless-release = Ninguno de tus hombres está en una celda.
colditz-aimless-dig = Hace falta la carta de un túnel cerrado y vacío, y dos hombres tuyos que puedan entrar en este turno.
colditz-aimless-divert = No hay ningún guardia en el tablero.
colditz-aimless-surrender = Ninguno de tus hombres puede llegar ahora junto a un guardia; en los escondites y la zona de recuento no se arresta a nadie.
colditz-aimless-dare = Ninguno de tus hombres está en el patio o en una habitación, donde empieza esa carrera.
colditz-aimless-arrest = Ningún guardia puede llegar junto a un hombre al que se pueda arrestar.
colditz-aimless-walk = Ahora ninguno de los guardias del tablero puede moverse.
colditz-aimless-post = Todas las casillas negras están ocupadas.
colditz-aimless-withdraw = Ninguno de tus guardias está en una casilla negra.
colditz-aimless-search = No hay ninguna habitación con hombres en la que pueda entrar un guardia.
colditz-aimless-shoot = Ninguno de tus guardias ve a un hombre fuera del castillo.
colditz-aimless-discover = No hay ningún túnel con hombres al que puedan llegar dos guardias.
colditz-aimless-trade = No hay otro oficial con quien cambiar, o ahora no puedes hacer otra oferta.
colditz-aimless-accept = Nadie te ha ofrecido nada.
colditz-aimless-reject = Nadie te ha ofrecido nada.
colditz-aimless-retract = No tienes ninguna oferta abierta.

## Qué hay que lograr

colditz-purpose-all = Gana el oficial que saque a { $target ->
    [one] 1 hombre
   *[other] { $target } hombres
}; si nadie lo logra { $rounds ->
    [0] antes de que acabe el tiempo
   *[other] en { $rounds } rondas
}, gana el alemán.
colditz-purpose-german = Impide que algún oficial saque a { $target ->
    [one] un hombre
   *[other] { $target } hombres
} { $left ->
    [0] antes de que acabe el tiempo.
    [one] en esta última ronda.
   *[other] en las { $left } rondas que quedan.
} Vigila las salidas y arresta a los que lleguen.
colditz-purpose-officer = { $kit ->
    [1] Tienes el kit: lleva
   *[other] Con el kit de fuga, lleva
} a { $needed ->
    [one] un hombre
   *[other] { $needed } hombres
} a una bandera amarilla { $left ->
    [0] antes de que acabe el tiempo.
    [one] en esta última ronda.
   *[other] en { $left } rondas.
} Fuera, los guardias arrestan.
colditz-purpose-ahead = Ya tienes { $many ->
    [one] la fuga necesaria
   *[other] las fugas necesarias ({ $many })
}: ganas si nadie tiene más { $play_on ->
    [0] al acabar esta ronda.
   *[other] al final.
}

## Para quien empieza

colditz-coach-legend = Lo blanco es la zona de recuento; lo azul, escondites. En las casillas negras se colocan guardias. Se sale por las banderas 1 a 7; L y P son puertas; 30 y 60, desniveles.
colditz-coach-points = Cada punto de tu tirada es un paso a una de las seis casillas vecinas. Repártelos entre tus hombres; los dobles se vuelven a tirar y suman.
colditz-coach-signs = Cada habitación tiene un símbolo. El kit pide a la vez cuatro hombres: en ropa, brújula, raciones y documentos. Sin él nadie se fuga.
colditz-coach-zone = En la zona blanca y los escondites azules no se arresta; en una habitación, solo con un registro. El patio gris es seguro mientras no tengas equipo.
colditz-coach-tags = Las líneas amarillas de tu imagen llevan a lo que te hace falta. Cada etiqueta es una casilla: W21 es columna W, fila 21. También puedes escribirla.
colditz-coach-places = Donde ilumina un sol los hombres pasan, pero no se detienen; tampoco en los anillos de puntos sobre un túnel. Los alicates marcan pasos de la alambrada.
colditz-coach-plate = Bajo cada nombre ves sus fugas (banderas), su kit (mochila) y cuántas cartas tiene de equipo y en la mano. Arriba a la derecha, lo que queda en las pilas.
colditz-coach-plans = Tu plan es la salida que tienes más cerca: dice para qué hombre es, a cuántas casillas está y qué falta. *Planes y vistas* los muestra todos en el mapa.
colditz-coach-equip = Dos hombres tuyos están en habitaciones del mismo símbolo: ya pueden tomar una carta de ese equipo. Luego van directamente a la zona de recuento.
colditz-coach-kit = Ya puedes tomar el kit de fuga, sin gastar puntos. Desde entonces, el hombre que llegue a una bandera amarilla se fuga.
colditz-coach-dig = La carta de un túnel lo abre cuando entran dos hombres tuyos. Con menos de dos dentro se derrumba: el último aún puede seguir o volver.
colditz-coach-drive = El { -car } tiene seis tiradas para 44 casillas hasta el objetivo 5. Si no llega, o sin el kit, su conductor va a una celda; no pierdes equipo.
colditz-coach-free = Sacaste un doble: un hombre tuyo puede salir de su celda por un punto.
colditz-coach-release = Una carta de liberación saca a un hombre de su celda sin doble y sin gastar puntos.
colditz-coach-divert = Una distracción manda a los cuarteles al guardia que elijas, y allí pasa el próximo turno del alemán.
colditz-coach-sabotage = Con el sabotaje el alemán pierde su próximo turno. Vale más justo antes de que un hombre tenga que detenerse fuera.
colditz-coach-surrender = *Forzar un arresto* es dejar, a propósito, que arresten a un hombre tuyo. Él va a una celda, pero el guardia también sale del tablero.
colditz-coach-dare = *A vida o muerte*: una vez por partida, con el kit, un hombre corre hasta el objetivo 5 por la puerta principal. Si se queda corto, quedas fuera del juego con todos tus hombres.
colditz-coach-danger = La línea ⚠ dice a quiénes puede arrestar un guardia: en el patio, porque tienes equipo; en las puertas y fuera, siempre.
colditz-coach-returning = El hombre que sale de las celdas de la guarnición está a salvo mientras cada turno tuyo lo acerque a la puerta del teatro.
colditz-coach-cells = De una celda se sale por un punto cuando sacas un doble, o con una carta de liberación.
colditz-coach-tunnel = En un túnel no hay que acudir al recuento, y solo la carta Túnel descubierto encuentra a alguien. El túnel aguanta mientras haya dos hombres dentro.
colditz-coach-key = Una llave abre una puerta marcada con L a todos tus hombres hasta que acabe tu turno. Después la carta vuelve a su pila.
colditz-coach-pass = Un pase abre una puerta marcada con P a todos tus hombres hasta que acabe tu turno. A la vuelta, la del teatro no cuesta nada.
colditz-coach-rope = Con una cuerda tus hombres bajan 30 pies, con dos bajan 60. El desnivel queda abierto para todos ellos hasta que acabe tu turno.
colditz-coach-cutters = Con los alicates tus hombres cruzan la alambrada por un punto marcado, en ambos sentidos, hasta que acabe tu turno.
colditz-coach-cards = Las cartas son secretas hasta que se juegan. *Más* dice qué hace cada una de las tuyas. Al acabar un turno puedes tener tres.
colditz-coach-limit = Tienes más de tres cartas. Usa o descarta una, y podrás terminar el turno.
colditz-coach-draw = Con un total de 3, 7 u 11 puedes robar una carta. No cuesta nada, y la que sobre se puede descartar.
colditz-coach-trade = Los oficiales pueden cambiar equipo y cartas en el turno de cualquiera, pero no mientras se espera una respuesta. Solo los dos saben qué se cambia; los demás, que hubo un cambio.
colditz-coach-attend = Junto a cada hombre está la tirada del alemán que lo encontraría si falta. En un escondite, en un túnel o fuera no se encuentra a nadie.
colditz-coach-loss = Un arresto en una puerta, fuera o en un registro cuesta equipo. También vale una carta de tu mano que cuente como equipo.
colditz-coach-answer = Te preguntan siempre que tengas alguna carta, sirva o no. Así, tu *No* no revela nada.
colditz-coach-colours = Los colores solo cambian el orden: primero el azul, luego el rojo, el celeste, el naranja y el verde.
colditz-coach-posts = Los guardias de dentro vigilan el patio; los de la guarnición, las salidas. El botón los pone en las casillas negras rodeadas de tu imagen.
colditz-coach-roll = Tira para tener puntos. Antes de tirar solo puedes hacer un recuento, si tienes esa carta.
colditz-coach-sweep = Un registro general lleva a las celdas a todos los que nombra. No cuesta puntos, pero después no se colocan más guardias en este turno.
colditz-coach-gate = Te preguntan siempre que tengas alguna carta. Solo Llave interceptada o Pase interceptado cierra la puerta; si no la tienes, responde No.
colditz-coach-onward = Un guardia que ha perdido a su hombre no puede quedarse ahí: elige hasta dónde sigue con los puntos que quedan.
colditz-coach-pursuit = Un guardia que sigue a un hombre por un muro o la alambrada lo persigue solo a él. Cuando ya no está, vuelve a los cuarteles.
colditz-coach-arrest = Un guardia que está o llega junto a un hombre lo arresta: el hombre va a una celda, el guardia a los cuarteles, y en ese turno no se colocan más.
colditz-coach-search = Tu carta de registro mete a un guardia en una habitación: se lleva a los hombres de todo oficial que tenga equipo.
colditz-coach-discover = Dos guardias que llegan a un túnel mandan a las celdas a todos los de dentro. Por las habitaciones no pueden pasar.
colditz-coach-shoot = Un guardia que ve a un hombre fuera puede disparar: tira, dobla la suma y acierta si alcanza la distancia. Después va a los cuarteles.
colditz-coach-post = Un punto coloca a un guardia de los cuarteles en una casilla negra libre. Hazlo primero: tras un arresto ya no se colocan más en ese turno.
colditz-coach-walk = Un guardia anda una casilla por punto, también por las puertas. No entra en habitaciones ni escondites ni se detiene en pasillos ni en la zona de recuento.
colditz-coach-withdraw = Un punto devuelve a los cuarteles a un guardia de una casilla negra. En este turno ya no puedes colocarlo.
colditz-coach-patrols = El tiempo está de tu parte. Espera donde acaban las salidas: bajo los desniveles, junto a la alambrada y en las puertas.
colditz-coach-rooms = En las habitaciones los oficiales reúnen el kit y el equipo. Allí solo los alcanzas con una carta de registro.
colditz-coach-suspects = ⚑ señala a los hombres que un guardia puede alcanzar ahora; ⚠, a los que andan fuera y lo que les falta hasta la libertad.
colditz-coach-prefer = De las celdas del patio se sale al patio interior; de las otras, a la guarnición, y desde allí la vuelta es más larga.
colditz-peril-yard = Acabarías tu turno con { $points } puntos sin usar{ $left ->
    [0] {""}
    [one] {" "}y con 1 ronda por delante
   *[other] {" "}y con { $left } rondas por delante
}. Los hombres que se quedan donde están no encuentran kit, ni equipo, ni salida, y el alemán gana con solo esperar. Pon a uno en camino.
colditz-peril-posting = { $guards } de tus guardias están en los cuarteles, { $posts ->
    [one] fuera hay 1 casilla negra libre
   *[other] fuera hay { $posts } casillas negras libres
}, y te quedan { $points } puntos. El que salte el muro no encontrará a nadie. Coloca un guardia: cuesta 1 punto.
colditz-peril-kit = Ya puedes tomar el kit, y acabarías la ronda { $round } sin él{ $left ->
    [0] {""}
    [one] {" "}y con 1 ronda por delante
   *[other] {" "}y con { $left } rondas por delante
}. Sin kit nadie se fuga, y un recuento puede dispersar a tus hombres. Tómalo ya.

## La lección

colditz-lesson-end-escaper = ¡Al otro lado de la alambrada! Con un hombre más habrías ganado. Los túneles, el { -car } del Comandante, los registros, los disparos y los cambios se explican la primera vez que aparecen.
colditz-lesson-end-german = Así se ve el castillo desde el cuerpo de guardia. En la persecución, si A se queda corto, solo lo alcanza el guardia 5, justo detrás de él: el 3 está a 18 pasos. Haz que los oficiales pierdan tiempo: el reloj juega a tu favor.
colditz-lesson-wc = La primera habitación
    .what = Tienes ocho hombres, de la A a la H, y 19 puntos, uno por paso. Lo primero es un kit de fuga. ¿Adónde mandas a A?
    .why = Cada habitación tiene un símbolo en el mapa. Para el kit hacen falta cuatro hombres en cuatro símbolos: brújula, ropa, raciones y documentos. Sin kit nadie se fuga.
colditz-lesson-interview = Cuatro símbolos
    .what = A encontró la brújula y B, la ropa. Sacaste 6-6 y, por el doble, otra tirada: 5-4. Manda a D por los documentos.
    .why = E va solo por las raciones. En las habitaciones y en la zona blanca de recuento, ningún guardia puede tocar a tus hombres.
colditz-lesson-kit = El kit
    .what = Ya están los cuatro símbolos. Toma el kit: no cuesta puntos.
    .why = Desde ahora, el hombre que llegue a un objetivo, una de las siete banderas amarillas, queda libre. Necesitas dos.
colditz-lesson-call = ¡Recuento!
    .what = { $name1 } juega un recuento. A, B, D y E no están en la zona. ¿Quién vuelve?
    .why = Si { $name1 } saca el número que hay junto a un hombre, lo encuentra: 12 o más para D. Volver es seguro, pero luego hay que hacer otra vez el camino.
colditz-lesson-key = Equipo
    .what = { $name1 } sacó solo 6. Con tu 11 robaste una carta: ¡alicates! A y B se reunieron en el Dentista. Toma una llave.
    .why = Dos hombres en habitaciones del mismo símbolo toman su equipo: llaves y pases para las puertas, cuerdas para bajar, alicates para la alambrada. Luego los dos vuelven a la zona de recuento.
colditz-lesson-hide = Un lugar seguro
    .what = Otro 11 te dio una cuerda, y D espera la segunda en el Almacén. Tienes 21 puntos. ¿Adónde va A?
    .why = Con equipo en tu mesa, en el patio gris te pueden arrestar. Tu plan: bajar la torre noroeste con dos cuerdas, cruzar la alambrada y seguir hasta el objetivo 1.
colditz-lesson-gate = El cebo
    .what = A está escondido, con el guardia 6 al lado, y G se reunió con D. Manda a B, con la llave, a la puerta del cuerpo de guardia.
    .why = B es el cebo: lo que { $name1 } gaste en él no lo gasta en A. En las puertas y fuera se puede arrestar a cualquiera.
colditz-lesson-rope = La última cuerda
    .what = El guardia 5 llevó a B a una celda y volvió a los cuarteles. ¿Qué haces primero?
    .why = Tienes una cuerda y unos alicates. Para bajar 60 pies hacen falta dos cuerdas.
colditz-lesson-wire = Esta noche
    .what = No falta nada. Sacaste 16. A puede bajar ya de la torre y llegar a F6. O liberas antes a B, y A se queda un paso más atrás.
    .why = Un doble libera a un hombre de su celda por 1 punto. Desde F6 hay 10 pasos hasta el objetivo 1, con un riesgo de arresto del 12 %; un paso antes, del 19 %.
colditz-lesson-posts = El castillo es tuyo
    .what = Ocho americanos quieren salir, y los manda { $name0 }. Coloca cinco guardias: uno en el patio interior y cuatro en la guarnición.
    .why = El sexto se queda en los cuarteles. El guardia que arresta vuelve allí, y su hombre va a una celda.
colditz-lesson-seven = Un siete
    .what = { $name0 } metió a dos hombres en habitaciones. Sacaste 7. ¿Qué haces?
    .why = Con un total de 3, 7 u 11 puedes robar. Nadie ve tus cartas hasta que las juegas.
colditz-lesson-harmless = ¿Nada que hacer?
    .what = Robaste un recuento. Guárdalo para un buen momento. Tienes 7 puntos para tus guardias. Pero ¿dónde pueden arrestar ahora?
    .why = { $name0 } aún no tiene equipo en la mesa. De eso depende.
colditz-lesson-sound = El momento
    .what = Los americanos ya tienen su kit, y cuatro hombres siguen lejos de la zona de recuento. ¿Cómo empiezas tu turno?
    .why = En un recuento encuentras a cada ausente si sacas su número, y el que vuelve tiene que empezar de nuevo.
colditz-lesson-sixth = La llave
    .what = No encontraste a nadie, pero uno tuvo que volver. Ahora { $name0 } tomó una llave en el Dentista. ¿Dónde colocas al guardia 6?
    .why = Con equipo en la mesa también puedes arrestar en el patio y en los pasillos.
colditz-lesson-tower = Demasiado tarde
    .what = A se metió en el escondite azul de la torre noroeste. ¿Qué haces con el guardia 6?
    .why = En un escondite no se arresta a nadie. Desde esa torre, dos cuerdas llevan a la terraza norte.
colditz-lesson-caught = Te tengo
    .what = B está en la puerta del cuerpo de guardia y el guardia 5 lo ve. Llegar hasta él cuesta 7 de tus 8 puntos. ¿Qué haces?
    .why = En las puertas y fuera puedes arrestar a cualquiera.
colditz-lesson-chase = En fuga
    .what = ¡B era un cebo! A bajó de la torre y cruzó la alambrada: 10 pasos hasta el objetivo 1. Sacaste 10. ¿Por dónde intentas pararlo?
    .why = Desde la terraza norte, el guardia 5 llega justo detrás de él. El guardia 3 podría cortarle el paso por el oeste, pero está lejos.
colditz-lesson-say-courtyard = En el patio
colditz-lesson-say-rooms = En las habitaciones
colditz-lesson-say-nowhere = Dentro, en ninguna parte
colditz-lesson-answer-dentist_first = En el Dentista hay llaves. Pero sin kit nadie queda libre, llegue adonde llegue.
colditz-lesson-answer-other_room = Puedes ir adonde quieras, pero lo que te falta está en esta habitación, y este hombre está cerca.
colditz-lesson-answer-early = Los puntos que no usas se pierden. A llega a una habitación, y B también.
colditz-lesson-answer-early_too = Perderías 21 puntos, y A no llegaría más cerca de la torre.
colditz-lesson-answer-surrender = Con eso haces que arresten a un hombre tuyo, para librarte de un guardia. Ahora no sirve.
colditz-lesson-answer-kit_first = Tómalo mientras están los cuatro. Un recuento podría dispersarlos.
colditz-lesson-answer-dare = *A vida o muerte* es una última carrera por la puerta principal. Casi siempre falla, y entonces quedas fuera del juego con todos tus hombres.
colditz-lesson-answer-nobody_goes = Puedes. Pero E ya no tiene nada que hacer donde está, y con un 14 acabaría en una celda.
colditz-lesson-answer-all_go = Es seguro, pero A, B y D están cerca de lo que te hace falta, y un 12 es raro.
colditz-lesson-answer-attending = Puedes elegir lo que quieras. Pero a uno ya no lo necesitas donde está; a los demás, sí.
colditz-lesson-answer-zone = La llave es la misma. Estas dos casillas son solo las mejores para seguir.
colditz-lesson-answer-key_first = La llave está ahí y no cuesta puntos. Tómala primero.
colditz-lesson-answer-outside_hide = Esa casilla está a un paso del escondite, al descubierto: 89 % de riesgo.
colditz-lesson-answer-in_the_open = Cuidado con el patio gris: con equipo en la mesa, pueden arrestar a quien se detenga allí.
colditz-lesson-answer-not_yet = Puedes. Pero si arrestan a alguien en una puerta, se puede perder el equipo de la mesa. Que la cuerda espere.
colditz-lesson-answer-rope_first = Primero la cuerda: D y G ya están los dos en el Almacén, y sin ella A no puede bajar.
colditz-lesson-answer-cell_later = Un doble lo libera por 1 punto, pero primero va la cuerda.
colditz-lesson-answer-shorter = Puedes. Pero cerca de los muros lo alcanzan con facilidad: mira el riesgo en los botones.
colditz-lesson-answer-long_enough = En su escondite A está a salvo. Pero todo está listo, y un 16 no sale a menudo.
colditz-lesson-answer-no_card = Una carta no cuesta nada, y puedes tener tres. Róbala.
colditz-lesson-answer-courtyard = Todavía no: solo cuando { $name0 } tenga equipo en la mesa.
colditz-lesson-answer-in_rooms = En una habitación ningún guardia arresta. Hace falta una carta de registro.
colditz-lesson-answer-patrol = Puedes mover a tus guardias, pero ahora importa poco.
colditz-lesson-answer-spare = Puedes colocarlo ya. Pero espera a saber dónde te hará falta.
colditz-lesson-answer-wasted_card = Entonces los cuatro vuelven sin que los encuentres. El recuento le cuesta más a { $name0 } mientras están lejos.
colditz-lesson-answer-far_south = Cerca de la terraza sur no hay nadie. Colócalo donde acaban de estar los hombres.
colditz-lesson-answer-idle_guard = Un guardia en los cuarteles no arresta a nadie. Colocarlo cuesta un solo punto.
colditz-lesson-answer-other_post = Puedes, pero los americanos están al norte del patio.
colditz-lesson-answer-hiding = Junto a un escondite solo puede esperar. Desde los cuarteles lo colocas fuera cuando baje A.
colditz-lesson-answer-stuck = Ahí el guardia 6 no sirve. Retíralo a los cuarteles mientras hay tiempo.
colditz-lesson-answer-through = Entonces B cruza la puerta con su próximo paso. Arréstalo ahora.

## Palabras de la imagen

colditz-picture-room-chapel = Capilla
colditz-picture-room-office = Oficina
colditz-picture-room-sickbay = Enfermería
colditz-picture-room-parcels = Paquetes
colditz-picture-room-guardhouse = C. de guardia
colditz-picture-room-dentist = Dentista
colditz-picture-room-wc = Letrinas
colditz-picture-room-laundry = Lavandería
colditz-picture-room-canteen = Cantina
colditz-picture-room-store = Almacén
colditz-picture-room-interview = Interrogatorios
colditz-picture-room-kitchen = Cocina
colditz-picture-room-orderlies = Ordenanzas
colditz-picture-room-officers = Oficiales
colditz-picture-room-showers = Duchas
colditz-picture-room-theatre = Teatro
colditz-picture-kit = kit
colditz-picture-no-cards = sin cartas
colditz-picture-card-part_a = Ropa y documentos
colditz-picture-card-part_b = Brújula y raciones
# where there is little room, in the table of a replay
colditz-diagram-card-part_a = Ropa, docs.
colditz-diagram-card-part_b = Brújula, latas
colditz-diagram-card-canteen = Túnel cantina
colditz-diagram-card-chapel = Túnel capilla
colditz-diagram-card-theatre = Túnel teatro
colditz-diagram-card-car = { -car-first }
colditz-diagram-card-hide = Escondite
colditz-diagram-card-shoot = Disparo
colditz-diagram-card-tunnel_found = Túnel
colditz-diagram-card-key_caught = Llave
colditz-diagram-card-pass_caught = Pase
colditz-picture-arrests = Arrestos
colditz-picture-runners = Fugitivos
colditz-picture-hand = Cartas
colditz-picture-letter-key = L
colditz-picture-letter-pass = P
colditz-picture-round = Ronda { $round }
colditz-picture-rounds = Ronda { $round }/{ $rounds }
colditz-picture-colours = se eligen colores
colditz-picture-posts = coloca guardias
colditz-picture-roll = faltan los dados
colditz-picture-draw = puede robar carta
colditz-picture-sweep = puede registrar
colditz-picture-points = { $points ->
    [one] queda 1 punto
   *[other] quedan { $points } puntos
}
colditz-picture-interruption-gate = En una puerta
colditz-picture-interruption-search = Un registro
colditz-picture-interruption-arrest = Un arresto
colditz-picture-interruption-onward = Un guardia sigue
colditz-picture-interruption-sweep = Registro general
colditz-picture-interruption-shot = Un disparo
colditz-picture-interruption-loss = Se pierde equipo
colditz-picture-interruption-call = Recuento
colditz-picture-end-escaped = { $who }: fuga lograda
colditz-picture-end-time = Se acabó el tiempo: gana { $who }
colditz-picture-end-nobody_left = No queda nadie: gana { $who }
colditz-picture-end-german_left = El alemán se ha ido: { $who }
colditz-picture-end-called = Por acuerdo: { $who }

colditz-order-draw = Robar siempre hasta 3 cartas
colditz-order = { $man } → { $what }
colditz-carry = Cumplir órdenes (hasta { $count ->
    [one] 1 punto
   *[other] { $count } puntos
})
colditz-daily-officer = una fuga en 20 rondas
colditz-squares = Por cada turno: 🟩 un hombre escapó · 🟥 arrestaron o abatieron a un hombre · 🟧 dispararon a un hombre · 🟦 se consiguió equipo, un kit de fuga o un túnel · ⬜ nada de lo anterior

## Diagramas de posiciones

colditz-tunnel-fallen = { $tunnel ->
    [canteen] túnel de la cantina derrumbado
    [chapel] túnel de la capilla derrumbado
   *[theatre] túnel del teatro derrumbado
}
colditz-diagram-paid = pagado en este turno ({ $what })
colditz-diagram-went = rastro del { $man } ({ $how })
colditz-diagram-man = { $man }: { $where }{ $flags ->
    [h] , en un escondite secreto
    [r] , de vuelta
    [hr] , de vuelta en un escondite secreto
   *[none] { "" }
}
colditz-diagram-guard = { $guard }: { $where }
colditz-diagram-goes = { $man } acude al recuento
colditz-diagram-makes = { $man } va { $where }{ $paid ->
    [hand] , con una carta de la mano
   *[table] { "" }
}
colditz-diagram-officer = { $who }: oficial { $nation }{ $out ->
    [0] { "" }
   *[other] , fuera de la partida
}
colditz-diagram-german = { $who }: oficial alemán
colditz-diagram-hand = { $who } tiene en la mano: { $card }
colditz-diagram-has = { $who } tiene: { $what }
colditz-diagram-escaped = { $who }: { $count ->
    [one] 1 hombre fugado
   *[other] { $count } hombres fugados
}
colditz-diagram-shot = { $who }: { $count ->
    [one] 1 hombre abatido
   *[other] { $count } hombres abatidos
}
colditz-diagram-dared = { $who }: A vida o muerte con { $count } tiradas
colditz-diagram-pile = en la pila: { $what }
colditz-diagram-deck-opportunity = en el mazo de Oportunidad: { $card }
colditz-diagram-deck-security = en el mazo de Seguridad: { $card }
colditz-diagram-next-opportunity = próxima carta de Oportunidad: { $card }
colditz-diagram-next-security = próxima carta de Seguridad: { $card }
colditz-diagram-next-dare = próxima carta de A vida o muerte: { $count } tiradas

## Logros de partidas terminadas

colditz-achieved-car = El { -car } del Comandante
    .why = Un hombre suyo se fugó en el { -car } del Comandante.
colditz-achieved-dare = A vida o muerte
    .why = Un hombre suyo se fugó a vida o muerte.
colditz-achieved-wall = Por el muro
    .why = Un hombre suyo se fugó tras pasar dos desniveles o alambradas.
colditz-achieved-two_ways = Dos salidas
    .why = Dos hombres suyos se fugaron por caminos distintos.
colditz-achieved-second_attempt = A la segunda
    .why = Se fugó un hombre suyo al que ya habían arrestado.
colditz-achieved-never_taken = Intocables
    .why = Ganó sin que arrestaran ni mataran a ninguno de sus hombres.
colditz-achieved-price = A un alto precio
    .why = Ganó aunque mataron a uno de sus hombres.
colditz-achieved-hide = Desaparecido
    .why = Un hombre suyo desapareció en un escondite secreto ante un guardia.
colditz-achieved-tunnel = Con la oreja en el suelo
    .why = Descubrió un túnel.
colditz-achieved-closed = A prueba de fugas
    .why = Ganó como oficial alemán sin que se fugara nadie.
colditz-achieved-marksman = Tirador
    .why = Ganó como oficial alemán tras abatir a dos hombres.
colditz-achieved-empty = No queda nadie
    .why = Ganó como oficial alemán porque no quedaba ningún hombre en juego.

colditz-play-german = Ser el alemán
colditz-role-german = oficial alemán
colditz-role-american = oficial americano
colditz-role-british = oficial británico
colditz-role-french = oficial francés
colditz-role-dutch = oficial holandés
colditz-role-polish = oficial polaco

## Lo que recuerda un servidor

colditz-sum-freed = { $count ->
    [one] 1 hombre se fugó
   *[other] { $count } hombres se fugaron
}
colditz-sum-taken = { $count ->
    [one] 1 arresto
   *[other] { $count } arrestos
}
colditz-sum-shot = { $count ->
    [one] 1 hombre murió de un disparo
   *[other] { $count } hombres murieron de un disparo
}
colditz-grudge-shot = aquel disparo
colditz-grudge-tunnel = lo del túnel
colditz-grudge-escaped = aquella fuga

## What players may claim of their own cards

colditz-claim-harmless = Ninguna de mis cartas puede perjudicar a los del otro lado.
colditz-claim-sleeve = No tengo ninguna carta para los turnos de los demás.
colditz-claim-tunnel = No tengo ninguna carta de túnel.

## Lo que pueden pronosticar quienes miran
colditz-question-arrest = ¿Acabará arrestado el hombre de { $who }?
colditz-question-search = ¿Encontrará a alguien el registro?
colditz-question-sweep = ¿Encontrará a alguien el registro general?
colditz-question-shot = ¿Matará el disparo al hombre de { $who }?
colditz-question-call = ¿Acudirán todos los hombres al recuento?
colditz-question-gate = ¿Pasará la puerta el hombre de { $who }?
colditz-question-double = ¿Sacará { $who } un doble?
colditz-question-far = ¿Sacará { $who } más de 7?
