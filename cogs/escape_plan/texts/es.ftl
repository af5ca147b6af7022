## Escape Plan

## Palabras que cambian en América: es-419.ftl

-car = coche
-car-first = Coche

escape_plan-title = Escape Plan
escape_plan-about = Reúne tu botín en una ciudad llena de policías y escapa el día 3 con más dinero que nadie.
escape_plan-opens = 🚨 El robo está hecho, el dinero está escondido por toda la ciudad y no duerme ni un policía. { $players ->
    [1] { $who } tiene tres días para salir.
   *[other] { $who } coloca la primera loseta. Quedan tres días para salir.
 }
escape_plan-players = De 1 a 5 jugadores, unos 60 minutos
escape_plan-command = escape_plan
escape_plan-command-about = Reúne el botín, esquiva a la policía y sal de la ciudad en tres días
escape_plan-command-new-about = { escape_plan-command-about }. De 1 a 5 jugadores
escape_plan-command-help = primera_partida
escape_plan-command-rules = reglas
escape_plan-command-police = policía
escape_plan-command-call_it = darla_por_acabada
escape_plan-command-short = días_cortos

## Opciones de la sala

escape_plan-option-help = Primera partida
escape_plan-option-help-about = un primer día más fácil y una línea de ayuda en cada paso; las reglas no cambian
escape_plan-option-rules = Versión de las reglas
escape_plan-option-rules-about = cuatro versiones de las reglas que no se han publicado: salidas, cartas de plan y puntos
escape_plan-option-rules-by_players = según cuántos jueguen
escape_plan-option-rules-tight = salidas caras
escape_plan-option-rules-balanced = equilibrada
escape_plan-option-rules-first = primera versión
escape_plan-option-police = Policía por su cuenta
escape_plan-option-police-about = tras cada acción el agente más cercano va hacia los más buscados; ningún jugador lo elige
escape_plan-option-police-no = no
escape_plan-option-police-yes = sí
escape_plan-option-call_it = Dar por terminada la partida
escape_plan-option-call_it-about = regla de la casa: si solo el líder tiene más del 5 % de probabilidad, se puede acordar el final
escape_plan-option-call_it-no = no
escape_plan-option-call_it-yes = sí
escape_plan-option-short = Días cortos
escape_plan-option-short-about = regla de la casa: cada día tiene menos acciones y las losetas salen al azar; menos de 20 minutos
escape_plan-option-short-no = no
escape_plan-option-short-yes = sí
escape_plan-preset-quick = Partida rápida
escape_plan-preset-first_game = Primera partida
escape_plan-option-help-no = no
escape_plan-option-help-yes = sí

## Páginas

escape_plan-heading = Escape Plan · día { $day } de 3
escape_plan-heading-over = Escape Plan · el final
escape_plan-heading-hand = Tu tablero
escape_plan-time-day = Día { $day }:
escape_plan-hour = { $part ->
    [0] Por la mañana
    [1] Por la tarde
    [2] Al atardecer
    [3] Por la noche
   *[other] Al alba
}:
escape_plan-time-part = Día { $day }, { $part }:
escape_plan-you = **{ $time }** { $what }

escape_plan-now-unlock = Ingresos: { $many ->
    [one] { $names } puede desbloquear un activo.
   *[other] { $names } pueden desbloquear un activo cada uno.
}
escape_plan-now-city = { $who } coloca una loseta ({ $number } de 4).
escape_plan-now-house = { $who } elige qué va en { $tile }.
escape_plan-now-disc = { $who } puede gastar un disco de acción extra.
escape_plan-now-choose = { $who } se mueve, descansa o pasa.
escape_plan-now-avoid = { $who } se enfrenta { $whom_officer } en { $tile } ({ $left ->
    [one] es el último agente
   *[other] quedan { $left } agentes
}).
escape_plan-now-visit = { $who } visita { $place }.
escape_plan-now-after = { $who } puede usar algo más antes de terminar su acción.
escape_plan-now-heat = { $who } acerca un agente a los más buscados.
escape_plan-now-over = La partida ha terminado.
escape_plan-now-owed-cover = { $who } elige qué espacio de contacto cubren las esposas.
escape_plan-now-owed-reward = { $who } elige una recompensa por su notoriedad.
escape_plan-now-owed-contact = { $who } puede llevarse un contacto.

escape_plan-due-unlock = desbloquea un activo por $3k o guarda el dinero.
escape_plan-due-city = coloca una loseta.
escape_plan-due-house = elige qué va en { $tile }.
escape_plan-due-disc = gasta un disco en una acción más, o guárdalo.
escape_plan-due-choose = muévete ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}), descansa o pasa.
escape_plan-due-choose-rested = muévete ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}) o pasa.
escape_plan-due-avoid = evita { $whom_officer } en { $tile } o acepta las consecuencias ({ $left ->
    [one] es el último agente
   *[other] quedan { $left } agentes
}).
escape_plan-due-visit-keep = guarda una de las { $looked } losetas de { $place }.
escape_plan-due-visit-key = toma una llave en { $place }.
escape_plan-due-visit-fixer = toma un cómplice en { $place }.
escape_plan-due-visit-church = pierde notoriedad en { $place } o consérvala.
escape_plan-due-visit-gang = contrata en { $place } o termina la visita.
escape_plan-due-visit-store = toma, compra o abre lo que quieras en { $place } y termina la visita.
escape_plan-due-visit-other = elige lo que quieras en { $place } y termina la visita.
escape_plan-due-after = usa algo más o termina la acción.
escape_plan-due-heat = mueve un agente una loseta hacia los más buscados.
escape_plan-due-owed-cover = elige qué espacio de contacto cubren las esposas.
escape_plan-due-owed-reward = elige tu recompensa: desbloquea un activo o toma un contacto.
escape_plan-due-owed-contact = llévate un contacto o recházalo.

escape_plan-fact-escaped = **escapó en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] quinto
} lugar**
escape_plan-fact-escaped_alone = **escapó**
escape_plan-fact-arrested = **en manos de la policía**
escape_plan-fact-notoriety = notoriedad { $level }
escape_plan-fact-wounds = heridas { $count }/{ $all }
escape_plan-fact-handcuffs = esposas { $count }
escape_plan-fact-discs = discos { $count }
escape_plan-fact-income = ingresos { $amount }
escape_plan-fact-contacts = contactos { $count }/{ $all }
escape_plan-fact-has = tiene { $things }
escape_plan-fact-at = en { $place }
escape_plan-has-key-green = { $count ->
    [one] llave verde
   *[other] { $count } llaves verdes
}
escape_plan-has-key-yellow = { $count ->
    [one] llave amarilla
   *[other] { $count } llaves amarillas
}
escape_plan-has-key-red = { $count ->
    [one] llave roja
   *[other] { $count } llaves rojas
}
escape_plan-has-keys = llaves: { $keys }
escape_plan-has-members = { $count ->
    [one] 1 pandillero
   *[other] { $count } pandilleros
}
escape_plan-has-cans = { $count ->
    [one] 1 bidón de gasolina
   *[other] { $count } bidones de gasolina
}
escape_plan-has-tiles = { $count ->
    [one] 1 loseta de salida
   *[other] { $count } losetas de salida
}
escape_plan-has-rested = hoy ya has descansado
escape_plan-has-patrol = próximas cartas de patrulla: { $cards }
escape_plan-exit-closed = { $exit } cerrada ({ $left ->
    [one] 1 loseta
   *[other] { $left } losetas
})
escape_plan-exit-open = **{ $exit } abierta**
escape_plan-exit-later = { $exit } se abre el día 3
escape_plan-exit-unknown = { $exit } por decidir ({ $cards } de 2 cartas de patrulla)
escape_plan-leaving-more = el primero que salga paga { $cost }; el siguiente, { $next }
escape_plan-leaving-solo = salir cuesta { $cost } ahora y { $next } en la próxima parte del día
escape_plan-leaving-last = salir cuesta { $cost }
escape_plan-line-exits = **Salidas** { $told }
escape_plan-line-police = **Policía** { $told }
escape_plan-line-placing = **Colocan losetas** { $names }; después el orden de turno va por notoriedad, y los que empatan intercambian su puesto
escape_plan-line-order = **Orden de turno** { $names }
escape_plan-line-scores = **Puntos** en miles; entre paréntesis, lo que se perdió con una detención: { $names }
escape_plan-term-cash = bolsillo
escape_plan-term-stash = botín
escape_plan-term-lockers = casilleros
escape_plan-term-exits = salidas
escape_plan-term-contacts = contactos
escape_plan-term-assets = activos usados
escape_plan-term-markers = marcadores
escape_plan-term-members = pandilleros
escape_plan-term-wounds = heridas
escape_plan-term-handcuffs = esposas
escape_plan-term-notoriety = notoriedad
escape_plan-term-total = total
escape_plan-term-place = puesto

## De cerca

escape_plan-look = Mapa
escape_plan-look-tile = Una loseta …
escape_plan-look-legend = En la imagen: **F** Federal, **C** Condado, **S** SWAT · **H** helipuerto · tren amarillo: el metro · ★ los más buscados · cada lugar muestra quién lo ha visitado y sus espacios libres, llaves o pandilleros · rayas marrones: terreno industrial; cuadros grises: comercial; puntos verdes: residencial; olas azules: agua.
escape_plan-look-intro = Cada loseta con sus lugares, jugadores y agentes. Elige una para verla de cerca.
escape_plan-look-later = por colocar
escape_plan-look-visited = visitado por { $names }
escape_plan-look-free = { $count ->
    [0] cerrado
    [one] 1 espacio libre
   *[other] { $count } espacios libres
}
escape_plan-look-marker = bajo el control de { $name }
escape_plan-look-around = **Alrededor** { $told }

## La mano

escape_plan-line-purse = **Bolsillo** { $pocket } · ingresos { $income } · **botín** { $stash }
escape_plan-line-purse-last = **Bolsillo** { $pocket } · **botín** { $stash } · { $total } en total si sales ahora
escape_plan-line-stake = Si no evitas a ningún agente: { $hurt }.
escape_plan-line-open = **Plan** { $told }
escape_plan-own-pocket = bolsillo
escape_plan-own-income = ingresos
escape_plan-own-stash = botín
escape_plan-line-pocket = **Bolsillo** { $amount } para gastar · ingresos { $income }
    .out = **Bolsillo** { $amount }
escape_plan-line-stash = **Botín** { $amount }, solo cuenta al final
escape_plan-line-plan = **Carta de plan** en miles; $ significa tus ingresos de ese momento · ✓ visitado · × cerrado · ? aún no está en la ciudad
escape_plan-row-casino = Casino
escape_plan-row-nightclub = Discoteca
escape_plan-row-bar = Bar
escape_plan-row-gym = Gimnasio
escape_plan-row-cinema = Cine
escape_plan-row-restaurant = Restaurante
escape_plan-row-safe1 = Refugio 1
escape_plan-row-safe2 = Refugio 2
escape_plan-row-safe3 = Refugio 3
escape_plan-line-contacts = **Contactos** { $told }
escape_plan-line-items = **Objetos** { $told }
escape_plan-line-assets = **Activos** { $told }
escape_plan-line-small = **Además** { $told }
escape_plan-body-wounds = **Heridas** { $count }/{ $all }, esposas con { $next ->
    [one] la próxima
   *[other] { $next } más
}
escape_plan-body-handcuffs = **esposas** { $count }/{ $all }
escape_plan-body-notoriety = **notoriedad** { $level } { $star }
escape_plan-body-penalty = { $penalty } al final por tu notoriedad
escape_plan-line-display = **Contactos disponibles** { $told }
escape_plan-line-store = **Tienda** { $stock } · bidones { $cans } · casilleros con llave { $lockers }
escape_plan-line-fixers = **Cómplices** { $told }
escape_plan-line-wanted = **La policía busca más a** { $told }
    .too = **La policía busca más a** { $told } · y a ti
escape_plan-line-here = **Aquí** { $told }
escape_plan-line-leaving = **Al salir de { $tile }** { $count ->
    [0] no te espera nadie
    [one] te espera { $officers }
   *[other] te esperan { $officers }
}
escape_plan-line-arriving = Los agentes de la loseta a la que llegas no te molestan.
escape_plan-check-tile = { $name }, a todos los de la loseta
escape_plan-check-else = o { $what }
escape_plan-step-money = dinero
escape_plan-step-key = una llave
escape_plan-step-fixer = un cómplice
escape_plan-step-hire = contratar pandilleros: hasta { $count }, a { $cost } cada uno
escape_plan-step-equip = equipo { $taken }/{ $most }
escape_plan-step-can = un bidón, { $cost }
escape_plan-step-locker = casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }: pide { $contacts } contactos{ $level ->
    [0] {""}
   *[other] {" "}y notoriedad { $level }
}
escape_plan-line-looked = **Ves** { $values }
escape_plan-usable = { $name }: { $does }
escape_plan-priced = { $name } ({ $cost })
escape_plan-used = { $name } (boca abajo)
escape_plan-stash-locker = casillero { $value }
escape_plan-stash-exit = loseta de salida { $value }
escape_plan-slot = Espacio de { $worth }: { $holding }
escape_plan-slot-free = libre
escape_plan-slot-covered = esposas
escape_plan-slot-locked = bloqueado: { $asset }
escape_plan-slots-locked = bloqueados: { $names }
escape_plan-slot-locker = casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }
escape_plan-rat = una rata
escape_plan-nobody = ninguno
escape_plan-free = gratis

escape_plan-warn-cash = ⚠ Salir cuesta ahora { $cost }: te faltan { $missing }.
escape_plan-warn-keep = Guarda { $cost }: es lo que cuesta salir ahora.
escape_plan-warn-arrest = ⚠ { $wounds ->
    [one] Con la próxima herida te detienen.
   *[other] Con { $wounds } heridas más te detienen.
}
escape_plan-warn-handcuffs = ⚠ La próxima herida trae esposas.
escape_plan-warn-disc = ⚠ Tienes dos discos: el tercero, que daría { $places }, se perdería.
escape_plan-warn-spend-day = { $count ->
    [one] Tu disco da una acción de noche o al alba.
   *[other] Tus { $count } discos dan una acción de noche y otra al alba.
}
escape_plan-warn-spend-last = ⚠ Gasta { $count ->
    [one] tu disco
   *[other] tus { $count } discos
} hoy, de noche o al alba.
escape_plan-warn-far = ⚠ La salida está a { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}; te { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
escape_plan-warn-now = ⚠ Sal ya: la salida está a { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}; te { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
escape_plan-warn-stuck = ⚠ La salida está a { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
} y no puedes pagarla.

## Ayuda para una primera partida

escape_plan-help = **{ $place }** { $text }
escape_plan-help-step-heat = Manda un agente a la loseta de un rival: lo herirá si sale de ella.
escape_plan-help-step-avoid = Cada herida cuesta $10k al final; la cuarta trae esposas. Un equipo evita a un agente.
escape_plan-help-step-day1 = Hoy: visita dos lugares que tu plan pague bien y guarda algo de dinero en el bolsillo.
escape_plan-help-step-day2 = La policía va hacia el jugador con más notoriedad; una iglesia la baja.
escape_plan-help-step-day3 = Escapa hoy por la salida abierta: si te quedas, lo pierdes todo.
escape_plan-help-business = dinero, +1 de notoriedad, ingresos −$1k y un contacto si quieres. Los tres del grupo dan un disco.
escape_plan-help-safehouse = dinero, llave y cómplice; ingresos −$1k. Los tres refugios dan un disco.
escape_plan-help-gang = hasta 2 pandilleros a $2k cada uno, +1 de notoriedad; cada pandillero evita una vez a todos los agentes de una loseta.
escape_plan-help-store = hasta 2 equipos, un bidón por $1k y los casilleros que abran tus llaves.
escape_plan-help-clinic = cura hasta 2 heridas, gratis.
escape_plan-help-church = pierde hasta 2 de notoriedad, gratis.
escape_plan-help-exit = cerrada, da una loseta que vale dinero. Abierta, el día 3, paga y escapa por ella.

## Nombres

escape_plan-at = { $place } ({ $tile })
escape_plan-place-casino = Casino
    .the = el Casino
    .to = al Casino
escape_plan-place-nightclub = Discoteca
    .the = la Discoteca
    .to = a la Discoteca
escape_plan-place-bar = Bar
    .the = el Bar
    .to = al Bar
escape_plan-place-gym = Gimnasio
    .the = el Gimnasio
    .to = al Gimnasio
escape_plan-place-cinema = Cine
    .the = el Cine
    .to = al Cine
escape_plan-place-restaurant = Restaurante
    .the = el Restaurante
    .to = al Restaurante
escape_plan-place-safe1 = Refugio 1
    .the = el Refugio 1
    .to = al Refugio 1
escape_plan-place-safe2 = Refugio 2
    .the = el Refugio 2
    .to = al Refugio 2
escape_plan-place-safe3 = Refugio 3
    .the = el Refugio 3
    .to = al Refugio 3
escape_plan-place-business = Negocio
    .the = el negocio
    .to = al negocio
escape_plan-place-safehouse = Refugio
    .the = el refugio
    .to = al refugio
escape_plan-place-clinic = Clínica
    .the = la clínica
    .to = a la clínica
escape_plan-place-church = Iglesia
    .the = la iglesia
    .to = a la iglesia
escape_plan-place-store = Tienda
    .the = la tienda
    .to = a la tienda
escape_plan-place-gang = Cuartel de la pandilla
    .the = el cuartel de la pandilla
    .to = al cuartel de la pandilla
escape_plan-place-exit = Salida
    .the = la salida
    .to = a la salida
escape_plan-place-exit_number = Salida { $number }
    .the = la salida { $number }
    .to = a la salida { $number }
escape_plan-subway = metro
escape_plan-helipad = helipuerto
escape_plan-officer-federal = Federal
    .the = el agente federal
    .whom = al agente federal
escape_plan-officer-county = Condado
    .the = el agente del Condado
    .whom = al agente del Condado
escape_plan-officer-swat = SWAT
    .the = el agente del SWAT
    .whom = al agente del SWAT
escape_plan-officer-sandra = Inspectora Sandra
    .the = la Inspectora Sandra
    .whom = a la Inspectora Sandra
escape_plan-officer-costa = Teniente Costa
    .the = el Teniente Costa
    .whom = al Teniente Costa
escape_plan-colour-green = verde
escape_plan-colour-yellow = amarilla
escape_plan-colour-red = roja
escape_plan-aim-store = casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }
escape_plan-aim-exit = una salida cerrada
escape_plan-aim-gang = un cuartel de la pandilla
escape_plan-gang-points = 2 puntos de movimiento
escape_plan-gang-move = mover a un agente
escape_plan-thing-E1 = Chaleco
    .the = el Chaleco
escape_plan-thing-E2 = Sombrero
    .the = el Sombrero
escape_plan-thing-E3 = Casco
    .the = el Casco
escape_plan-thing-E4 = Máscara de gas
    .the = la Máscara de gas
escape_plan-thing-F1 = Helicóptero
    .the = el Helicóptero
escape_plan-thing-F2 = Caja fuerte
    .the = la Caja fuerte
escape_plan-thing-F3 = Disfraz
    .the = el Disfraz
escape_plan-thing-F4 = Documento de identidad
    .the = el Documento de identidad
escape_plan-thing-F5 = Botiquín
    .the = el Botiquín
escape_plan-thing-F6 = Moto
    .the = la Moto
escape_plan-thing-F7 = Bebida energética
    .the = la Bebida energética
escape_plan-thing-F8 = Teléfono
    .the = el Teléfono
escape_plan-thing-A1 = Acción extra
    .the = la Acción extra
escape_plan-thing-A2 = Desvío federal
    .the = el Desvío federal
escape_plan-thing-A3 = Desvío del Condado
    .the = el Desvío del Condado
escape_plan-thing-A4 = Desvío del SWAT
    .the = el Desvío del SWAT
escape_plan-thing-A5 = Escondrijo
    .the = el Escondrijo
escape_plan-thing-A6 = Llave maestra
    .the = la Llave maestra
escape_plan-thing-A7 = Curar
    .the = Curar
escape_plan-thing-K01 = Soplón (Federal)
    .the = el Soplón (Federal)
escape_plan-thing-K02 = Soplón (Condado)
    .the = el Soplón (Condado)
escape_plan-thing-K03 = Soplón (SWAT)
    .the = el Soplón (SWAT)
escape_plan-thing-K04 = Intermediario
    .the = el Intermediario
escape_plan-thing-K05 = Luchador
    .the = el Luchador
escape_plan-thing-K06 = Boxeador
    .the = el Boxeador
escape_plan-thing-K07 = Ninja
    .the = el Ninja
escape_plan-thing-K08 = { -car-first } rápido
    .the = el { -car-first } rápido
escape_plan-thing-K09 = Piloto
    .the = el Piloto
escape_plan-thing-K10 = Enfermera
    .the = la Enfermera
escape_plan-thing-K11 = Cirujano
    .the = el Cirujano
escape_plan-thing-K12 = Abogado
    .the = el Abogado
escape_plan-thing-K13 = Reportera
    .the = la Reportera
escape_plan-thing-K14 = Banquero
    .the = el Banquero
escape_plan-thing-K15 = Cerrajero
    .the = el Cerrajero
escape_plan-thing-K16F = Operadora (Federal)
    .the = la Operadora (Federal)
escape_plan-thing-K16C = Operadora (Condado)
    .the = la Operadora (Condado)
escape_plan-thing-K16S = Operadora (SWAT)
    .the = la Operadora (SWAT)
escape_plan-thing-K17 = Mensajero
    .the = el Mensajero
escape_plan-thing-K18 = Maquilladora
    .the = la Maquilladora
escape_plan-thing-K19 = Hacker
    .the = el Hacker
escape_plan-thing-aid = Primeros auxilios
    .the = los primeros auxilios
escape_plan-thing-can = bidón de gasolina
    .the = un bidón de gasolina
escape_plan-thing-car = { -car } robado
    .the = un { -car } robado
escape_plan-thing-gang = pandillero
    .the = un pandillero
escape_plan-does-E1 = evita a un agente federal
escape_plan-does-E2 = evita a un agente del Condado
escape_plan-does-E3 = evita a un agente del SWAT
escape_plan-does-E4 = evita a un agente del Condado o del SWAT
escape_plan-does-F1 = permite volar 1 o 2 losetas desde un helipuerto
escape_plan-does-F2 = te paga tus ingresos
escape_plan-does-F3 = quita 1 de notoriedad
escape_plan-does-F4 = da un disco de acción extra
escape_plan-does-F5 = cura 1 herida
escape_plan-does-F6 = hace lo mismo que un pandillero
escape_plan-does-F7 = contactos y equipo vuelven a estar listos
escape_plan-does-F8 = da un contacto
escape_plan-does-A1 = da un disco de acción extra
escape_plan-does-A2 = mueve a un agente federal a otra loseta
escape_plan-does-A3 = mueve a un agente del Condado a otra loseta
escape_plan-does-A4 = mueve a un agente del SWAT a otra loseta
escape_plan-does-A5 = evita a todos los agentes de una loseta
escape_plan-does-A6 = abre un negocio cerrado o un casillero
escape_plan-does-A7 = cura 1 herida
escape_plan-does-K01 = retira a un agente federal
escape_plan-does-K02 = retira a un agente del Condado
escape_plan-does-K03 = retira a un agente del SWAT
escape_plan-does-K04 = da un disco de acción extra
escape_plan-does-K05 = evita a todos los agentes de una loseta
escape_plan-does-K06 = evita a todos los agentes de una loseta
escape_plan-does-K07 = evita a todos los agentes de una loseta
escape_plan-does-K08 = da 1 punto más y evita a todos los agentes de una loseta
escape_plan-does-K09 = permite volar 1 o 2 losetas desde un helipuerto
escape_plan-does-K10 = cura 1 herida
escape_plan-does-K11 = cura hasta 3 heridas
escape_plan-does-K12 = quita hasta 2 de notoriedad
escape_plan-does-K13 = da 1 de notoriedad
escape_plan-does-K14 = te paga tus ingresos
escape_plan-does-K15 = abre un casillero sin llave o un negocio cerrado
escape_plan-does-K16F = mueve a un agente federal a otra loseta
escape_plan-does-K16C = mueve a un agente del Condado a otra loseta
escape_plan-does-K16S = mueve a un agente del SWAT a otra loseta
escape_plan-does-K17 = da 2 puntos más
escape_plan-does-K18 = evita hasta a 2 agentes en una loseta
escape_plan-does-K19 = te enseña las 2 próximas cartas de patrulla
escape_plan-does-aid = cura 1 herida
escape_plan-does-can = da 2 puntos más
escape_plan-does-car = da 1 punto más y 1 de notoriedad
escape_plan-does-gang = evita a todos los agentes de una loseta, da 2 puntos más o mueve a un agente a una loseta vecina

## Botones

escape_plan-do-unlock-open = Desbloquear un activo
escape_plan-do-unlock = Desbloquear { $name }
escape_plan-do-keep_money = Guardar el dinero
escape_plan-do-place-open = Colocar una loseta
escape_plan-do-place = Colocar { $tile }
escape_plan-do-place-turned = Colocar { $tile } junto a { $tiles }
escape_plan-do-house-open = Elegir qué va ahí
escape_plan-do-house = { $place }: { $brings }
escape_plan-do-send-open = Mover a un agente
escape_plan-do-send-from = Mover { $whom_officer } desde { $start }
escape_plan-do-send = Mover { $whom_officer }: { $start } → { $end }
escape_plan-do-spend = Gastar un disco
escape_plan-do-hold = Guardar el disco
escape_plan-do-move-open = Ir a …
escape_plan-do-move = Ir { $place }
escape_plan-do-move-paid = { $place } por { $cost }
escape_plan-do-move-free = Ir { $place }, sin agentes
escape_plan-do-move-left = Ir { $place }, saliendo de { $left }: { $hurt }
escape_plan-do-escape-free = Escapar: { $place }, sin agentes
escape_plan-do-escape-left = Escapar: { $place }, saliendo de { $left }: { $hurt }
escape_plan-do-move-brief = Ir { $place } ({ $left }): { $hurt }
escape_plan-do-escape-brief = Escapar: { $place } ({ $left }): { $hurt }
escape_plan-hurt-wounds = { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
escape_plan-hurt-pay = { $cost } a Costa
escape_plan-hurt-handcuffs = { $count ->
    [one] esposas
   *[other] { $count } pares de esposas
}
escape_plan-hurt-most = hasta { $hurt }
escape_plan-hurt-arrest = ⚠ te detienen si no evitas a algún agente
escape_plan-hurt-arrested = detención: quedas fuera de la partida
escape_plan-hurt-none = ninguna herida
escape_plan-do-rest = Descansar
escape_plan-do-pass = Pasar
escape_plan-do-use-open = Usar …
escape_plan-do-use = Usar { $the_name }: { $aims }
escape_plan-do-use-car = Robar un { -car }: { $aims }
escape_plan-do-short = ⚠ { $text } (te faltarán { $missing } para salir)
escape_plan-do-avoid-open = Evitar al agente con …
escape_plan-do-avoid = { $name }: evitar { $officer } en { $tile }
escape_plan-do-take-open = Aceptar las consecuencias
escape_plan-do-take-wound = { $officer }: aceptar { $count ->
    [one] la herida
   *[other] { $count } heridas
}
escape_plan-do-take-handcuffs = { $officer }: aceptar { $count ->
    [one] la herida
   *[other] { $count } heridas
}, con esposas
escape_plan-do-take-pay = { $officer }: pagar { $cost }
escape_plan-do-take-arrest = { $officer }: te detiene y quedas fuera
escape_plan-do-finish = Terminar la acción
escape_plan-do-cover-open = Cubrir un espacio de contacto
escape_plan-do-cover = Cubrir el espacio de { $slot } ({ $holding })
escape_plan-do-contact-open = Llevarse un contacto
escape_plan-do-contact = Llevarse: { $the_name }
escape_plan-do-contact-slot = { $the_name } al espacio de { $slot }
escape_plan-do-contact-does = { $the_name } al espacio de { $slot }: { $does }
escape_plan-do-contact-instead = { $the_name } en lugar de { $the_old }
escape_plan-do-decline = Rechazar
escape_plan-do-blue-open = Desbloquear un activo, gratis
escape_plan-do-blue = Desbloquear { $name }, gratis
escape_plan-do-red = Tomar un contacto
escape_plan-do-keep-open = Guardar una loseta
escape_plan-do-keep = Guardar { $value }
escape_plan-do-done = Terminar la visita
escape_plan-do-key-open = Tomar una llave
escape_plan-do-key = Tomar la llave { $colour }
escape_plan-do-fixer-open = Tomar un cómplice
escape_plan-do-fixer = Tomar { $the_name }
escape_plan-do-pray-open = Perder notoriedad
escape_plan-do-pray = { $count ->
    [0] Conservar la notoriedad
   *[other] Perder { $count } de notoriedad
}
escape_plan-do-hire-open = Contratar pandilleros
escape_plan-do-hire = Contratar { $count ->
    [one] 1 pandillero
   *[other] { $count } pandilleros
} por { $cost }
escape_plan-do-hire-marked = Contratar { $count ->
    [one] 1 pandillero
   *[other] { $count } pandilleros
} por { $cost }, con tu marcador{ $worth ->
    [0] {""}
   *[other] {" "}({ $scores } al final)
}
escape_plan-do-equip-open = Tomar equipo
escape_plan-do-equip = Tomar { $the_name } ({ $cost } por uso)
escape_plan-do-hand_back-open = Devolver equipo
escape_plan-do-hand_back = Devolver { $the_name }
escape_plan-do-buy_can = Comprar un bidón ({ $cost })
escape_plan-do-locker-open = Abrir un casillero
escape_plan-do-locker = Abrir un casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }
escape_plan-do-locker-room = Abrir un casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }, devolver { $the_name }

## Menús

escape_plan-ask-unlock-asset = Desbloquear …
escape_plan-ask-place-tile = Loseta por colocar …
escape_plan-ask-place-hex = Hexágono, con el número de la imagen …
escape_plan-ask-place-turned = Giro de la loseta …
escape_plan-ask-house-place = Qué va ahí …
escape_plan-ask-send-officer = Agente que se mueve …
escape_plan-ask-send-to = A la loseta …
escape_plan-ask-move-to = Ir a …
escape_plan-ask-move-route = Ruta …
escape_plan-ask-use-what = Usar …
escape_plan-ask-use-open = Abrir …
escape_plan-ask-use-from = Agente en …
escape_plan-ask-use-to = A la loseta …
escape_plan-ask-use-slot = Equipo que devuelves a cambio …
escape_plan-ask-use-way = Para qué lo usas …
escape_plan-ask-use-officer = Agente que se mueve …
escape_plan-ask-avoid-with = Evitar al agente con …
escape_plan-ask-avoid-also = El otro agente que evitas …
escape_plan-ask-cover-slot = Espacio que se cubre …
escape_plan-ask-contact-card = Contacto que te llevas …
escape_plan-ask-contact-slot = Espacio para el contacto …
escape_plan-ask-blue-asset = Desbloquear gratis …
escape_plan-ask-keep-tile = Loseta que guardas …
escape_plan-ask-key-colour = Llave que tomas …
escape_plan-ask-fixer-tile = Cómplice que tomas …
escape_plan-ask-pray-count = Notoriedad que pierdes …
escape_plan-ask-hire-count = Cuántos pandilleros …
escape_plan-ask-hire-marker = Tu marcador de control …
escape_plan-ask-equip-tile = Equipo que tomas …
escape_plan-ask-hand_back-slot = Equipo que devuelves …
escape_plan-ask-locker-colour = Casillero que abres …
escape_plan-ask-locker-slot = Equipo que devuelves a cambio …
escape_plan-type-move = Lugar o loseta: Casino o A2
escape_plan-type-move-unreadable = No puedes llegar a un lugar con ese nombre. Escribe uno de los ofrecidos, como Casino, o su loseta, como A2.
escape_plan-hex = Hexágono { $number }
escape_plan-hex-beside = junto a { $tiles }
escape_plan-turned = Giro { $turned }, { $count ->
    [one] 1 borde coincide
   *[other] { $count } bordes coinciden
}
escape_plan-edge = { $tile }: { $alike ->
    [yes] { $near }, 1 punto
   *[no] { $near } a { $far }, 2 puntos
}
escape_plan-marker = { $marker ->
    [yes] poner tu marcador de control{ $worth ->
        [0] {""}
       *[other] : { $scores } al final
    }
   *[other] sin marcador
}
escape_plan-way = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
escape_plan-way-free = sin agentes
escape_plan-way-officers = { $count ->
    [one] 1 agente
   *[other] { $count } agentes
} ({ $told })
escape_plan-by-subway = en metro
escape_plan-by-air = por aire
escape_plan-best-faced = menos agentes
escape_plan-best-cost = la ruta más barata
escape_plan-best-points = menos puntos
escape_plan-planned-visited = ya visitado: no vuelve a pagar
escape_plan-planned-stash = botín { $amount }
escape_plan-planned-income = ingresos { $amount }
escape_plan-brings-exit = { $left ->
    [one] te quedas con su última loseta
   *[other] { $drawn ->
        [0] guardas 1 de { $left } losetas, { $worth }
       *[other] sacas { $drawn } de { $left } losetas, { $worth }, y guardas la mejor
    }
}
escape_plan-brings-tile = una loseta, { $worth }
escape_plan-tiles-worth = de { $low } a { $high }
escape_plan-brings-escape = escapas con { $faced ->
    [0] { $amount }
   *[other] { $amount } como mucho
}
escape_plan-brings-clinic = { $count ->
    [0] nada que curar
   *[other] cura hasta 2 heridas
}
escape_plan-brings-church = { $count ->
    [0] sin notoriedad que perder
   *[other] hasta −2 de notoriedad
}
escape_plan-brings-gang = { $count ->
    [0] nadie a quien contratar
    [one] 1 pandillero que contratar
   *[other] { $count } pandilleros que contratar
}
escape_plan-brings-marker = { $count ->
    [one] 1 pandillero
   *[other] { $count } pandilleros
}, marcador de { $scores }
escape_plan-brings-store = equipo, bidón, casilleros
escape_plan-away = { $count ->
    [one] a 1 loseta de { $who }
   *[other] a { $count } losetas de { $who }
}
escape_plan-stands = ahora junto a { $who }
escape_plan-frees-contact = libera el espacio de contacto de { $worth }
escape_plan-frees-item = libera un espacio de objeto

## El historial

escape_plan-event-began = { $who } empieza y coloca la primera loseta.
    .who = Empiezas y colocas la primera loseta.
escape_plan-event-day = { $day ->
        [3] Día 3, el último
       *[other] Día { $day }
    }
escape_plan-event-part = { $day ->
        [0] { $part }
       *[other] Día { $day }, { $part }
    }
escape_plan-event-income = { $who } recibió { $amount } de ingresos.
    .who = Recibiste { $amount } de ingresos.
escape_plan-several-income = Ingresos: { $told }.
escape_plan-each-income = { $who } { $amount }
    .who = tú { $amount }
escape_plan-event-unlocked = { $who } desbloqueó { $asset } ({ $cost }).
    .who = Desbloqueaste { $asset } ({ $cost }).
escape_plan-event-kept_money = { $who } no desbloqueó nada.
    .who = No desbloqueaste nada.
escape_plan-hit-wounded = En { $tile }, { $the_officer } te hirió.
escape_plan-total-wounds = { $count } de 3 heridas
escape_plan-total-handcuffs = { $count ->
    [one] 1 par de esposas
   *[other] { $count } pares de esposas
}
escape_plan-total-cash = tienes { $amount }
escape_plan-total-keys = { $count ->
    [one] 1 llave
   *[other] { $count } llaves
}
escape_plan-total-exits = { $count ->
    [one] 1 salida cerrada por ahora
   *[other] ya hay { $count } salidas cerradas
}
escape_plan-event-patrol = Carta de patrulla: salida { $exit }.
escape_plan-event-exit_closed = La salida { $exit } se cerró y recibió losetas que valen dinero.
escape_plan-event-placed = { $who } colocó { $tile }.
    .who = Colocaste { $tile }.
escape_plan-event-housed = { $the_place } quedó en { $tile }.
    .who = Pusiste { $the_place } en { $tile }.
escape_plan-event-tile_shown = Próxima loseta: { $tile } ({ $officers }).
escape_plan-several-tile_shown = Próximas losetas: { $told }.
escape_plan-each-tile_shown = { $tile } ({ $officers })
escape_plan-event-order = Orden de turno: { $order }.
escape_plan-event-idle = A { $who } se le acabó el tiempo.
    .who = Se te acabó el tiempo.
escape_plan-event-left = { $who } dejó la partida: cuenta como detención.
    .who = Dejaste la partida: cuenta como detención.
escape_plan-event-disc_spent = { $who } gastó un disco de acción extra.
    .who = Gastaste un disco de acción extra.
escape_plan-event-held = { $who } guardó el disco.
    .who = Guardaste el disco.
escape_plan-event-rested = { $who } descansó: contactos, equipo y primeros auxilios vuelven a estar listos.
    .who = Descansaste: tus contactos, tu equipo y tus primeros auxilios vuelven a estar listos.
escape_plan-event-passed = { $who } pasó.
    .who = Pasaste.
escape_plan-event-went = { $who } fue { $to_place } ({ $tile }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $cost }{ $officers ->
        [0] , sin agentes.
        [one] , y se enfrentó a 1 agente.
       *[other] , y se enfrentó a { $officers } agentes.
    }
    .who = Fuiste { $to_place } ({ $tile }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $cost }{ $officers ->
        [0] , sin agentes.
        [one] , y te enfrentaste a 1 agente.
       *[other] , y te enfrentaste a { $officers } agentes.
    }
escape_plan-event-avoided = En { $tile }, { $who } evitó { $officers_count ->
        [one] a 1 agente
       *[other] a { $officers_count } agentes
    } ({ $officers }) con { $the_what } ({ $cost }).
    .who = En { $tile } evitaste { $officers_count ->
        [one] a 1 agente
       *[other] a { $officers_count } agentes
    } ({ $officers }) con { $the_what } ({ $cost }).
escape_plan-event-paid_costa = { $who } pagó { $cost } al Teniente Costa.
    .who = Pagaste { $cost } al Teniente Costa.
escape_plan-event-wounded = En { $tile }, { $the_officer } hirió a { $who }, que lleva { $wounds } de 3 heridas.
    .who = En { $tile }, { $the_officer } te hirió: llevas { $wounds } de 3 heridas.
escape_plan-several-wounded = { $who } recibió heridas y lleva { $wounds } de 3 ({ $told }).
    .who = Recibiste heridas y llevas { $wounds } de 3 ({ $told }).
escape_plan-each-wounded = { $officer } en { $tile }
escape_plan-event-handcuffed = En { $tile }, { $the_officer } hirió otra vez a { $who }: le pusieron el par de esposas número { $handcuffs } y se le curó una herida.
    .who = En { $tile }, { $the_officer } te hirió otra vez: te pusieron el par de esposas número { $handcuffs } y se te curó una herida.
escape_plan-event-covered = { $lost_count ->
        [0] Las esposas de { $who } cubrieron su espacio de contacto que vale { $slot }.
       *[other] Las esposas de { $who } cubrieron su espacio de contacto que vale { $slot }, y perdió { $the_lost }.
    }
    .who = { $lost_count ->
        [0] Las esposas cubrieron tu espacio de contacto que vale { $slot }.
       *[other] Las esposas cubrieron tu espacio de contacto que vale { $slot }, y perdiste { $the_lost }.
    }
escape_plan-event-arrested = Detuvieron a { $who }: queda fuera de la partida.
    .who = Te detuvieron y quedas fuera de la partida.
escape_plan-event-caught = Detuvieron a { $who }, que seguía en la ciudad.
    .who = Seguías en la ciudad y te detuvieron.
escape_plan-event-healed = { $who } se curó { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }.
    .who = Te curaste { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }.
escape_plan-event-notoriety = La notoriedad de { $who } { $change ->
        [-2] bajó
        [-1] bajó
       *[other] subió
    } a { $level }.
    .who = Tu notoriedad { $change ->
        [-2] bajó
        [-1] bajó
       *[other] subió
    } a { $level }.
escape_plan-event-chose_contact = { $who } eligió el contacto como recompensa.
    .who = Elegiste el contacto como recompensa.
escape_plan-event-no_reward = { $who } se quedó sin recompensa: no había activos bloqueados ni sitio para un contacto.
    .who = Te quedaste sin recompensa: no había activos bloqueados ni sitio para un contacto.
escape_plan-event-took_contact = { $the_what } fue al espacio de contacto de { $who } que vale { $slot }.
    .who = { $the_what } fue a tu espacio de contacto que vale { $slot }.
escape_plan-event-dismissed = { $the_what } de { $who } fue al descarte.
    .who = { $the_what } fue al descarte.
escape_plan-event-declined = { $who } no tomó ningún contacto.
    .who = No tomaste ningún contacto.
escape_plan-event-on_display = Nuevo contacto disponible: { $what }.
escape_plan-several-on_display = Nuevos contactos disponibles: { $told }.
escape_plan-each-on_display = { $what }
escape_plan-event-visited = { $who } visitó { $the_place }.
    .who = Visitaste { $the_place }.
escape_plan-event-gained = { $income ->
        [yes] { $who } visitó { $the_place } y cobró { $amount } de ingresos, según su carta de plan.
       *[no] { $who } visitó { $the_place } y sumó { $amount } a su botín, según su carta de plan.
    }
    .who = { $income ->
        [yes] Visitaste { $the_place } y cobraste { $amount } de ingresos, según tu carta de plan.
       *[no] Visitaste { $the_place } y sumaste { $amount } a tu botín, según tu carta de plan.
    }
escape_plan-event-nothing_there = En { $the_place } ya no había nada para { $who }.
    .who = En { $the_place } ya no había nada para ti.
escape_plan-event-closed_business = No quedaba espacio en { $the_place }, que cerró.
escape_plan-event-got_disc = { $who } recibió un disco de acción extra.
    .who = Recibiste un disco de acción extra.
escape_plan-event-disc_lost = { $who } ya tenía dos discos: el tercero se perdió.
    .who = Ya tenías dos discos: el tercero se perdió.
escape_plan-event-took_key = { $who } tomó una llave { $colour }.
    .who = Tomaste una llave { $colour }.
escape_plan-event-took_fixer = { $who } tomó { $the_what }.
    .who = Tomaste { $the_what }.
escape_plan-event-hired = { $who } contrató { $count ->
        [one] a un pandillero
       *[other] a { $count } pandilleros
    } por { $cost }.
    .who = Contrataste { $count ->
        [one] a un pandillero
       *[other] a { $count } pandilleros
    } por { $cost }.
escape_plan-event-toll = { $who } cobró { $amount } por la contratación.
    .who = Cobraste { $amount } por la contratación.
escape_plan-event-marked = { $who } puso su marcador de control en { $tile }.
    .who = Pusiste tu marcador de control en { $tile }.
escape_plan-event-equipped = { $who } tomó { $the_what }.
    .who = Tomaste { $the_what }.
escape_plan-event-handed_back = { $who } devolvió { $the_what }.
    .who = Devolviste { $the_what }.
escape_plan-event-bought_can = { $who } compró un bidón por { $cost }.
    .who = Compraste un bidón por { $cost }.
escape_plan-event-opened = { $who } abrió un casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }; { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }.
    .who = Abriste un casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }; { $left ->
        [one] queda 1
       *[other] quedan { $left }
    }.
escape_plan-event-looks = { $who } { $count ->
        [one] se llevó la última loseta que había en { $the_place }
       *[other] miró { $count } losetas en { $the_place } y guardó una
    }.
    .who = { $count ->
        [one] Te llevaste la última loseta que había en { $the_place }
       *[other] Miraste { $count } losetas en { $the_place } y guardaste una
    }.
escape_plan-event-saw = { $who } vio estas losetas: { $values }.
    .who = Viste estas losetas: { $values }.
escape_plan-event-kept = { $who } guardó { $value }.
    .who = Guardaste { $value }.
escape_plan-event-escaped = { $players ->
        [1] { $who } salió de la ciudad.
       *[other] { $who } salió de la ciudad en { $place ->
            [1] primer
            [2] segundo
            [3] tercer
            [4] cuarto
           *[other] quinto
        } lugar.
    }
    .who = { $players ->
        [1] Saliste de la ciudad.
       *[other] Saliste de la ciudad en { $place ->
            [1] primer
            [2] segundo
            [3] tercer
            [4] cuarto
           *[other] quinto
        } lugar.
    }
escape_plan-event-used = { $who } usó { $the_what } ({ $cost }).
    .who = Usaste { $the_what } ({ $cost }).
escape_plan-event-opens = En esta acción, { $the_what } abrió otra vez para { $who }.
    .who = En esta acción, { $the_what } abrió otra vez para ti.
escape_plan-event-hacked = { $who } vio las próximas cartas de patrulla: { $cards }.
    .who = Viste las próximas cartas de patrulla: { $cards }.
escape_plan-event-officer_moved = { $the_kind } fue de { $start } a { $end }.
escape_plan-event-officer_removed = { $the_kind } salió de { $tile } y de la partida.
escape_plan-event-heat = { $by_count ->
        [0] La policía mandó { $whom_kind } de { $start } a { $end }.
       *[other] { $by } mandó { $whom_kind } de { $start } a { $end }.
    }
    .by = { $by_count ->
       *[other] Mandaste { $whom_kind } de { $start } a { $end }.
    }
escape_plan-event-inspects = { $the_inspector } fue a { $tile } (su carta: { $card }).
escape_plan-event-tails = { $the_inspector } no encontró nada (su carta: { $card }) y siguió a { $whom } hasta { $tile }.
    .whom = { $the_inspector } no encontró nada (su carta: { $card }) y te siguió hasta { $tile }.
escape_plan-event-key_removed = Desapareció una llave { $colour } en { $the_place }.
escape_plan-event-space_filled = Desapareció un espacio en { $the_place } ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }).
escape_plan-event-locker_taken = Desapareció una loseta de casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    } ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }).
escape_plan-event-exit_tile_taken = Desapareció una loseta de la salida { $exit } ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }).
escape_plan-event-member_taken = Desapareció un pandillero de { $tile } ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    }).
escape_plan-event-over_escaped = { $players ->
        [1] { $who } escapó.
       *[other] { $who } se llevó más dinero que nadie.
    }
    .who = { $players ->
        [1] Escapaste.
       *[other] Te llevaste más dinero que nadie.
    }
escape_plan-event-over_caught = Nadie escapó.

## Un turno entero en una línea del historial: quién y luego qué

escape_plan-told-then = luego { $what }
escape_plan-told-actor = { $who }: { $what }
    .who = tú: { $what }
escape_plan-told-went = { $who } fue { $to } ({ $tile })
    .who = fuiste { $to } ({ $tile })
escape_plan-told-rested = { $who } descansó
    .who = descansaste
escape_plan-told-passed = { $who } pasó
    .who = pasaste
escape_plan-told-held = { $who } guardó el disco
    .who = guardaste el disco
escape_plan-told-sent = { $who } mandó { $whom_kind } a { $end }
    .by = mandaste { $whom_kind } a { $end }
escape_plan-told-placed = { $who } colocó { $tile }
    .who = colocaste { $tile }
escape_plan-told-housed = { $place } en { $tile }
escape_plan-told-unlocked = { $who } desbloqueó { $asset } por { $cost }
    .who = desbloqueaste { $asset } por { $cost }
escape_plan-told-kept_money = { $who } no desbloqueó nada
    .who = no desbloqueaste nada
escape_plan-told-heat = { $kind } llegó a { $end }
escape_plan-told-patrol = patrulla: { $count ->
    [one] salida { $exits }
   *[other] salidas { $exits }
}
escape_plan-told-exit_closed = la salida { $exit } quedó cerrada
escape_plan-told-order = orden de turno: { $order }
escape_plan-told-inspects = { $the_inspector } → { $tile }
escape_plan-told-tails = { $the_inspector } siguió a { $whom } hasta { $tile }
    .whom = { $the_inspector } te siguió hasta { $tile }
escape_plan-told-space_filled = { $place } −1 espacio ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
escape_plan-told-locker_taken = casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    } −1 ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
escape_plan-told-exit_tile_taken = salida { $exit } −1 loseta ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
escape_plan-told-member_taken = pandilla −1 ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
escape_plan-told-key_removed = una llave { $colour } menos
escape_plan-told-idle = se acabó el tiempo
escape_plan-told-disc_spent = con un disco
escape_plan-told-car = robó un { -car }
    .who = robaste un { -car }
escape_plan-told-used = con { $things }
escape_plan-told-avoided = { $count ->
    [one] 1 agente evitado
   *[other] { $count } agentes evitados
} ({ $things })
escape_plan-told-lost = contacto perdido: { $things }
escape_plan-told-costa = { $cost } al Teniente Costa
escape_plan-told-handcuffs = { $count ->
    [one] esposas
   *[other] { $count } pares de esposas
}
escape_plan-told-healed = { $count ->
    [one] 1 herida curada
   *[other] { $count } heridas curadas
}
escape_plan-told-gained = { $amount } al botín
escape_plan-told-income = { $amount } de ingresos
escape_plan-told-nothing_there = nada que hacer allí
escape_plan-told-dismissed = { $box } por { $what }
escape_plan-told-hired = { escape_plan-has-members }
escape_plan-told-bought_can = { escape_plan-thing-can }
escape_plan-told-took_contact = { $what }
escape_plan-told-took_fixer = { $what }
escape_plan-told-equipped = { $what }
escape_plan-told-took_key = llave { $colour }
escape_plan-told-marked = marcador de control
escape_plan-told-handed_back = { $what } de vuelta a la tienda
escape_plan-told-opened = casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }
escape_plan-told-looks = loseta de salida
escape_plan-told-kept = { $box } ({ $value })
escape_plan-told-unlocked-free = activo desbloqueado: { $asset }
escape_plan-told-opens = { $what }, por la fuerza
escape_plan-told-officer_moved = { $kind } { $start } → { $end }
escape_plan-told-officer_removed = { $kind } fuera de { $tile }
escape_plan-told-hacked = próximas cartas de patrulla: { $cards }
escape_plan-told-got_disc = disco
escape_plan-told-disc_lost = el tercer disco se perdió
escape_plan-told-closed_business = { $place } cerró
escape_plan-told-toll = { $who } recibió { $amount }
    .who = recibiste { $amount }
escape_plan-told-spent = gasto de { $amount }
escape_plan-told-escaped = { $players ->
    [1] fuera de la ciudad
   *[other] fuera de la ciudad, puesto { $place }
}
escape_plan-told-arrested = detención, fuera de la partida
escape_plan-told-left = { $who } dejó la partida, que cuenta como detención
    .who = dejaste la partida, que cuenta como detención

## Grandes momentos

escape_plan-scene-escaped = { $who } está fuera de la ciudad
escape_plan-scene-escaped-how = Día 3, { $part }: escapó por la salida { $exit }{ $players ->
    [1] {""}
   *[other] , en { $place ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] quinto
    } lugar
}, y pagó { $cost }.
escape_plan-scene-escaped-state = Con { $facts }.
escape_plan-scene-escaped-money = Nadie sabrá hasta el final cuánto dinero sacó.
escape_plan-scene-inside = Siguen en la ciudad: { $names }.
escape_plan-scene-nobody = No queda nadie en la ciudad.
escape_plan-scene-next = Salir cuesta ahora { $cost }.
escape_plan-scene-arrested = Detienen a { $who }
escape_plan-scene-arrested-how = Día { $day }, { $part }: la herida que le hizo { $officer } en { $tile } suponía un sexto par de esposas, y nadie aguanta más de cinco.
escape_plan-scene-arrested-lost = Se pierden bolsillo, botín y todo lo demás; los contactos van al descarte y el equipo a la tienda.
escape_plan-scene-handcuffed = { $who } lleva cinco pares de esposas
escape_plan-scene-handcuffed-how = Las últimas esposas se las puso { $officer } en { $tile }. Todos los espacios de contacto están cubiertos.
escape_plan-scene-handcuffed-next = { $wounds ->
    [one] La próxima herida es la detención
   *[other] Con { $wounds } heridas más llega la detención
}; cada uno de los cinco pares cuesta $10k al final.
escape_plan-scene-closed = La salida { $exit } queda cerrada
escape_plan-scene-closed-how = Ya salieron sus dos cartas de patrulla. { $left ->
    [one] Ahí hay 1 loseta, { $worth }
   *[other] Ahí hay { $left } losetas, { $worth }
}: el que visite la salida { $drawn ->
    [0] guarda una, y el que llegue antes elige mejor
   *[other] saca { $drawn } y guarda la mejor
}.
escape_plan-scene-closed-at = Está en { $tile }.
escape_plan-scene-closed-later = Su loseta aún no está en la ciudad.
escape_plan-scene-closed-other = De las salidas { $exits } se cerrará una; la otra será la vía de escape.
escape_plan-scene-way-out = Así que la salida { $exit } es la vía de escape el día 3.
escape_plan-scene-way-open = La salida { $exit } está abierta: { $players ->
    [one] por la mañana cuesta { $cost }, y más en cada parte del día.
   *[other] el primero que salga paga { $cost }.
}
escape_plan-scene-picture-escaped = fuera de la ciudad
escape_plan-scene-picture-arrested = detención
escape_plan-scene-picture-handcuffed = al borde de la detención
escape_plan-scene-picture-closed = cerrada
escape_plan-scene-picture-open = vía de escape

## Lo que dicen las computadoras en los grandes momentos: al escapar, con las últimas esposas o en una detención

escape_plan-says-bold-glad-1 = ¿Semáforo en rojo? Me lo tomé como un piropo.
escape_plan-says-bold-glad-2 = Nunca supe cuál era el freno.
escape_plan-says-bold-glad-3 = Por la puerta grande, que queda más cerca.
escape_plan-says-bold-sorry-1 = Está bien, pero grábame por mi lado bueno.
escape_plan-says-bold-sorry-2 = Esa curva la volvería a tomar igual.
escape_plan-says-bold-sorry-3 = ¿Esposas? Tengo relojes que pesan más.
escape_plan-says-careful-glad-1 = Guantes puestos, recibos quemados y adiós.
escape_plan-says-careful-glad-2 = Miré a un lado, al otro y otra vez al primero.
escape_plan-says-careful-glad-3 = Ni un testigo. Lo comprobé dos veces.
escape_plan-says-careful-sorry-1 = Tenía una lista. Esto no estaba.
escape_plan-says-careful-sorry-2 = Ni una palabra hasta leer la letra pequeña.
escape_plan-says-careful-sorry-3 = Hoy no era día para salir sin sombrero.
escape_plan-says-spiteful-glad-1 = Bonita ciudad. Toda para ti.
escape_plan-says-spiteful-glad-2 = A la policía le dejé tu dirección.
escape_plan-says-spiteful-glad-3 = Saluda al helicóptero: te busca a ti.
escape_plan-says-spiteful-sorry-1 = En mi celda hay sitio para dos. Ya verás.
escape_plan-says-spiteful-sorry-2 = Agente, ¿ya miró en los casilleros de los demás?
escape_plan-says-spiteful-sorry-3 = Ya vi quién pasaba de largo y saludaba.
escape_plan-says-talkative-glad-1 = Y le digo al taxista: ¡no siga a nadie!
escape_plan-says-talkative-glad-2 = ¡Mandaré postales! ¿Quién quiere la de la palmera?
escape_plan-says-talkative-glad-3 = Mi primo tiene un barco. ¿Ya te conté del barco?
escape_plan-says-talkative-glad-4 = ¿Hola? ¡Estoy en un túnel! ¿Qué tal todo por allá?
escape_plan-says-talkative-glad-5 = ¿Que cómo fue? Todo empieza con una peluca y un ganso.
escape_plan-says-talkative-sorry-1 = ¿Una llamada? ¿Y si fueran once?
escape_plan-says-talkative-sorry-2 = ¡Si no dije nada! Solo expliqué por qué no decía nada.
escape_plan-says-talkative-sorry-3 = Qué bonitas esposas. ¿De dónde las sacas?
escape_plan-says-talkative-sorry-4 = Un encanto, el sargento: ¡anota todo lo que digo!
escape_plan-says-talkative-sorry-5 = Yo solo paré a preguntar. Bueno, y a comentar.

## Qué habla a favor de un movimiento, en un consejo: 90 letras como mucho

escape_plan-gain-money = Lo mejor es que al final te deja más dinero.
escape_plan-gain-plan = Lo mejor es que deja a tu alcance los mejores sitios de tu carta de plan.
escape_plan-gain-cash = Lo mejor es que te deja más dinero para gastar.
escape_plan-gain-means = Lo mejor es que aprovecha mejor tus contactos, tu equipo y tus discos.
escape_plan-gain-health = Lo mejor es que te ahorra heridas.
escape_plan-gain-keys = Lo mejor es que tus llaves abren mejores casilleros.
escape_plan-gain-exit = Lo mejor es que te deja cerca de la salida.
escape_plan-gain-arrest = Lo mejor es que evita que te detengan.
escape_plan-why-escape = Sales con { $amount }; los que sigan en la ciudad al final lo pierden todo.
escape_plan-why-escape-first = Sales con { $amount }, y el siguiente que salga paga { $most }.
escape_plan-why-exit = Te llevas una loseta de la salida, de { $amount } a { $most }; { $count ->
    [one] queda 1
   *[other] quedan { $count }
}.
escape_plan-why-clinic = { $count ->
    [one] Cura 1 herida
   *[other] Cura hasta { $count } heridas
}: cada una que te quede al final te cuesta { $each }.
escape_plan-why-church = Con menos notoriedad tienes { $amount } más al final.
escape_plan-why-church-wanted = Estás entre los más buscados: con menos notoriedad, la policía va hacia otros.
escape_plan-why-gang = Un pandillero evita a todos los agentes de una loseta cuando te haga falta.
escape_plan-why-store = Allí hay equipo y un bidón para el camino que te queda.
escape_plan-why-store-locker = Tienes la llave de un casillero de allí, con hasta { $most } dentro.
escape_plan-why-place = Tu plan paga allí { $amount }, y eso cuenta al final.
escape_plan-why-place-income = Tu plan paga allí tus ingresos, { $amount }, y los puedes gastar ya.
escape_plan-why-place-disc = Tu plan paga allí { $amount }, y con esa visita ganas un disco.
escape_plan-why-place-last = Allí queda un solo espacio libre, y tu plan te paga { $amount }.
escape_plan-why-place-key = Tu plan paga allí { $amount }, y además hay una llave.
escape_plan-why-nearer = Desde allí la salida abierta está a { $count ->
    [one] una acción
   *[other] { $count } acciones
}.
escape_plan-why-arrive = De camino no te espera ningún agente.
escape_plan-why-arrive-past = De camino te { $count ->
    [one] espera un agente
   *[other] esperan { $count } agentes
}; donde llegas, ninguno.
escape_plan-why-rest = { $count ->
    [one] Una carta que usaste vuelve
   *[other] { $count } cartas que usaste vuelven
} a estar boca arriba.
escape_plan-why-rest-aid = { $count ->
    [one] Una carta usada vuelve
   *[other] { $count } cartas usadas vuelven
} a estar boca arriba, y los primeros auxilios también.
escape_plan-why-rest-only = Vuelves a tener primeros auxilios, y no te enfrentas a nadie.
escape_plan-why-pass = Mientras no te muevas, no te enfrentas a nadie.
escape_plan-why-pass-watched = Al salir de aquí te { $count ->
    [one] espera un agente
   *[other] esperan { $count } agentes
}; si te quedas, ninguno.
escape_plan-why-spend = Es una acción más hoy, y { $count ->
    [one] un lugar de la ciudad aún te paga
   *[other] { $count } lugares de la ciudad aún te pagan
}.
escape_plan-why-spend-full = Ya tienes dos discos, y no cabe un tercero.
escape_plan-why-spend-out = La salida abierta está a { $count ->
    [one] una acción
   *[other] { $count } acciones
}, y el día termina.
escape_plan-why-spend-last = Es una acción más hoy; al final un disco no vale nada.
escape_plan-why-hold = El disco no se pierde: te dará una acción otra noche.
escape_plan-why-hold-last = Si te quedas, no te enfrentas a nadie y no hay más heridas.
escape_plan-why-take = Aceptarlo cuesta { $amount } al final, pero guardas lo que tienes para después.
escape_plan-why-take-handcuffs = Las esposas cubren un espacio de contacto, pero guardas lo que tienes para después.
escape_plan-why-take-pay = Pagas { $amount } a Costa, y te ahorras heridas y esposas.
escape_plan-why-take-arrest = Nada de lo que tienes evita a este agente.
escape_plan-why-avoid = { $count ->
    [one] Te ahorra una herida, que al final cuesta { $amount }.
   *[other] Te ahorra { $count } heridas, que al final cuestan { $amount }.
}
escape_plan-why-avoid-handcuffs = Te ahorra { $count ->
    [one] unas esposas y el espacio de contacto que cubren
   *[other] { $count } pares de esposas y los espacios de contacto que cubren
}.
escape_plan-why-avoid-pay = Te ahorra los { $amount } que se lleva Costa.
escape_plan-why-avoid-arrest = Si no evitas a este agente, te detienen y para ti se acabó la partida.
escape_plan-why-finish = Lo que no has usado queda listo para después.
escape_plan-why-done = No gastas nada más de tu bolsillo.
escape_plan-why-place-tile = Esta loseta trae un lugar a { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
} de donde estás: { $place }.
escape_plan-why-place-tile-far = { $officers ->
    [0] Se une a la ciudad
    [one] Su agente queda
   *[other] Sus { $officers } agentes quedan
} a { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
} de ti.
escape_plan-why-house = Tu plan paga { $amount } por ese lugar, { $count ->
    [0] justo donde estás
    [one] a 1 loseta de ti
   *[other] a { $count } losetas de ti
}.
escape_plan-why-house-income = Tu plan paga ingresos por ese lugar, { $count ->
    [0] justo donde estás
    [one] a 1 loseta de ti
   *[other] a { $count } losetas de ti
}.
escape_plan-why-send-off = El agente ya no está en la loseta de la que tienes que salir.
escape_plan-why-send-rival = Ahora { $who } se enfrentará a ese agente cuando salga de ahí.
escape_plan-why-send-here = El agente tenía que ir a algún sitio, y así ya sabes a quién tendrás que evitar.
escape_plan-why-send-away = El agente queda más lejos de ti que antes.
escape_plan-why-send-empty = El agente queda en una loseta de la que ahora no tiene que salir nadie, tampoco tú.
escape_plan-why-unlock = Si usas el activo, suma { $amount } al final.
escape_plan-why-unlock-contact = Deja libre un espacio de contacto: con un contacto suma { $most } al final.
escape_plan-why-unlock-item = Deja libre un espacio de objeto para un casillero o un equipo.
escape_plan-why-keep_money = Salir cuesta hasta { $most } el último día, y tienes { $amount }.
escape_plan-why-red = Con un contacto, tu espacio libre contará al final; vacío, no cuenta.
escape_plan-why-red-full = Un contacto nuevo está listo en el acto.
escape_plan-why-contact = Este contacto está listo en el acto y te hace más falta que el otro.
escape_plan-why-contact-slot = Al final, en ese espacio cualquier contacto vale { $amount }.
escape_plan-why-contact-instead = El contacto de antes ya está usado, y este está listo.
escape_plan-why-decline = Conservas los contactos que tienes.
escape_plan-why-cover = De los espacios que puedes cubrir, este es el que menos vale: { $amount } al final.
escape_plan-why-cover-other = Conservas lo que hay en los demás espacios.
escape_plan-why-keep = Esta loseta vale { $amount } al final, y nadie más lo sabe.
escape_plan-why-keep-rat = Ninguna de las otras losetas vale más.
escape_plan-why-key = Esta llave abre casilleros con hasta { $most }, que piden { $contacts ->
    [one] un contacto
   *[other] { $contacts } contactos
}{ $level ->
    [0] {""}
   *[other] {" "}y notoriedad { $level }
}.
escape_plan-why-key-ready = Esta llave abre casilleros con hasta { $most }, y ya cumples lo que piden.
escape_plan-why-fixer = Por { $amount }, este cómplice te ayuda una vez, cuando más te convenga.
escape_plan-why-fixer-free = Este cómplice te ayuda una vez, gratis, cuando más te convenga.
escape_plan-why-hire = Un pandillero evita a todos los de una loseta o da 2 puntos.
escape_plan-why-hire-marker = Tu marcador vale allí { $amount } al final, y los demás te pagan { $each } por pandillero.
escape_plan-why-hire-toll = Con tu marcador allí, otros te pagan { $each } por pandillero.
escape_plan-why-pray = Si los demás tienen más notoriedad que tú, la policía va hacia ellos.
escape_plan-why-pray-none = Los casilleros y las recompensas piden notoriedad, y la tuya no cuesta más que antes.
escape_plan-why-equip = { $count ->
    [0] Sirve contra los agentes que puedan venir
    [one] Evita a un agente de la ciudad, y a otros que vengan
   *[other] Evita a uno cualquiera de { $count } agentes de la ciudad
}.
escape_plan-why-hand_back = Deja sitio para otro equipo que esté listo.
escape_plan-why-buy_can = Son 2 puntos más para cuando el camino sea largo.
escape_plan-why-locker = Ves dos de sus losetas y la mejor es tuya: hasta { $most }.
escape_plan-why-use-disc = Trae un disco: una acción más de noche o al alba.
escape_plan-why-use-heal = Cada herida menos te da { $each } más al final.
escape_plan-why-use-heal-full = La próxima herida traería esposas.
escape_plan-why-use-income = Te paga otra vez tus ingresos: { $amount }.
escape_plan-why-use-fame = Te da notoriedad, y la piden los casilleros y las recompensas.
escape_plan-why-use-fame-reward = Con un punto más de notoriedad tienes una recompensa.
escape_plan-why-use-refresh = { $count ->
    [one] Una carta que usaste vuelve
   *[other] { $count } cartas que usaste vuelven
} a estar boca arriba.
escape_plan-why-use-contact = Un contacto está listo en el acto, y cuenta al final.
escape_plan-why-use-hack = Te enseña las próximas cartas de patrulla, que deciden qué salida queda abierta.
escape_plan-why-use-points = Te da { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} más, y llegas a lugares más lejanos.
escape_plan-why-use-fly = Volando pasas por encima de los agentes del camino.
escape_plan-why-use-fast = Te da un punto más, y evita a todos los agentes de una loseta.
escape_plan-why-use-car = Te da 1 punto más, y llegas a lugares más lejanos.
escape_plan-why-use-remove = El agente sale del tablero para siempre.
escape_plan-why-use-remove-here = El agente desaparece para siempre de la loseta de la que tienes que salir.
escape_plan-why-use-open = Tu plan paga allí { $amount }, y para los demás está cerrado.
escape_plan-why-use-open-income = Tu plan paga allí ingresos, y para los demás está cerrado.

## Quién eres y qué gana; lo que se explica una vez, cuando aparece

escape_plan-aim-you = Escapa { $day ->
    [3] hoy
   *[other] el día 3
} por { $exit ->
    [0] la salida que siga abierta
   *[other] la salida { $exit }
} { $players ->
    [1] con todo lo que puedas, o lo pierdes todo.
   *[other] o lo pierdes todo: gana quien salga con más.
}
escape_plan-aim-everybody = Gana el que salga{ $players ->
    [1] {""}
   *[other] {" "}con más dinero
} por { $exit ->
    [0] la única salida abierta
   *[other] la salida { $exit }
}{ $day ->
    [3] {" "}hoy
   *[other] {" "}el día 3
}; si te quedas en la ciudad, lo pierdes todo.
escape_plan-aim-escaped = Ya estás fuera de la ciudad con tu botín{ $players ->
    [1] .
   *[other] : ganas si nadie sale con más.
}
escape_plan-aim-arrested = Te han detenido: los demás siguen sin ti.
escape_plan-coach-legend = F, C y S son agentes; ★, los más buscados. H es un helipuerto, y los cuadros blancos de un lugar son espacios libres. Bajo la ciudad: las salidas y lo que cuesta salir.
escape_plan-coach-place = Pon cerca de tu peón una loseta que te pague: llegarás antes. Cuesta menos cruzar un borde con el mismo terreno a los dos lados.
escape_plan-coach-exits = Una salida con dos cartas de patrulla está cerrada y tiene losetas con dinero. Se cierran dos de tres; la otra es la vía de escape el día 3.
escape_plan-coach-house = Tu carta de plan es secreta y dice qué te da cada lugar, una sola vez. Una cantidad va al botín; con $ cobras tus ingresos de ese momento y los puedes gastar.
escape_plan-coach-income = Tus ingresos son $1k por cada cubo que te queda. Cada negocio o refugio que visitas se lleva un cubo.
escape_plan-coach-unlock = Un activo desbloqueado se usa una vez, por su precio, y deja libre el espacio que ocupaba. Con notoriedad 1 o 2 puedes desbloquear uno al día.
escape_plan-coach-move = Moverse cuesta puntos. Pasar a otro terreno de la loseta o por un borde que coincide cuesta 1; por uno que no coincide, 2. Terminas en un lugar.
escape_plan-coach-officers = Te enfrentas a todos los agentes de las losetas que dejas, y a ninguno donde llegas. Después de salir eliges cómo evitarlos.
escape_plan-coach-send = Tras cada acción un agente se acerca a los más buscados. Manda uno a la loseta de la que un rival tiene que salir, o lejos de ti.
escape_plan-coach-spend = Una acción de noche o al alba cuesta un disco. Puedes tener dos, y sirven también otro día.
escape_plan-coach-cover = Las esposas cubren primero un espacio vacío, luego uno con contacto, que pierdes, y luego uno con activo. Nunca se quitan.
escape_plan-coach-blue = Subir a notoriedad 3, 5 o 7 da una recompensa: desbloquea un activo, que deja libre su espacio, o toma un contacto.
escape_plan-coach-contact = Un contacto sirve una vez, por su precio, y luego queda boca abajo hasta que descanses. Siempre puedes rechazarlo.
escape_plan-coach-slots = Al final, un espacio con contacto suma entre $10k y $30k. Un espacio bloqueado queda libre al desbloquear su activo.
escape_plan-coach-avoid = Evita a este agente o acepta una herida. Un equipo evita a uno; algunas cartas, a todos los de una loseta.
escape_plan-coach-key = Una llave abre en una tienda un casillero de su color: la verde sin más, la amarilla con 2 contactos, la roja con 3 y notoriedad 3.
escape_plan-coach-fixer = Un cómplice no ocupa espacio: ayuda una vez, por su precio, cuando quieras, y se va.
escape_plan-coach-hire = Un pandillero ayuda una vez: evita a todos los de una loseta, da 2 puntos o mueve a un agente. Contratar da 1 de notoriedad.
escape_plan-coach-marker = Al salir de donde está tu marcador no te enfrentas a nadie; otros te pagan $1k por cada pandillero de ahí, y puede darte dinero al final.
escape_plan-coach-equip = El equipo se toma gratis y ocupa un espacio de objeto. Pagas su precio cada vez que evita a un agente; vuelve a servir al descansar.
escape_plan-coach-locker = Ves dos losetas del casillero y la mejor es tuya. Dos de las cinco son ratas, que no valen nada: ven pronto. Abrir da 1 de notoriedad.
escape_plan-coach-buy_can = Un bidón de gasolina da 2 puntos más para un movimiento.
escape_plan-coach-pray = Desde 3, la notoriedad cuesta dinero al final y atrae a la policía; pero los casilleros y las recompensas la piden.
escape_plan-coach-keep = Te guardas en secreto una de estas losetas, que contará al final.
escape_plan-coach-finish = Lo que no uses ahora sigue siendo tuyo. Un disco solo sirve de noche y al alba.
escape_plan-coach-handcuffs = Si ya tienes tres heridas, la siguiente trae un par de esposas y te quita una. Cada par cubre un espacio de contacto y cuesta $10k; con el sexto te detienen.
escape_plan-coach-wound = Cada herida cuesta $10k al final, y la cuarta trae esposas. Curan los primeros auxilios, las clínicas y algunas cartas.
escape_plan-coach-wanted = ★ quiere decir que nadie tiene más notoriedad que tú: la policía viene hacia ti. Una iglesia te quita hasta 2.
escape_plan-coach-rest = Una vez al día puedes descansar: contactos, equipo y primeros auxilios vuelven a servir, y no te enfrentas a nadie, porque te quedas.
escape_plan-coach-subway = Un camino en metro cuesta 1 punto y $1k de una estación a cualquier otra. Solo te enfrentas a los agentes de la loseta en que subes.
escape_plan-coach-helipad = Desde una H, el Helicóptero o el Piloto te llevan a 1 o 2 losetas por 1 punto, por encima de los agentes que haya en medio.
escape_plan-coach-use = Lo que da puntos se usa antes de moverte; casi todo lo demás, en cualquier paso. Cada cosa sirve una vez, por su precio.
escape_plan-coach-car = Un { -car } robado da 1 punto más para este movimiento y 1 de notoriedad.
escape_plan-coach-leaving = Salir el día 3 cuesta dinero, y el primero que sale paga menos que el siguiente. Guarda en el bolsillo lo que te vaya a costar.
escape_plan-coach-order = El orden de turno va por notoriedad, de mayor a menor. Los que empatan intercambian su puesto de un día a otro.
escape_plan-coach-closed = Un negocio con todos los espacios ocupados está cerrado. Con la Llave maestra o un Cerrajero se puede usar una vez más.
escape_plan-coach-sandra = La Inspectora Sandra está en tu loseta: cuando salgas, cuenta como un agente del tipo que prefieras.
escape_plan-coach-costa = El Teniente Costa está en tu loseta: si no lo evitas, al salir te quita $3k o te hiere dos veces.
escape_plan-peril-late = Después te { $left ->
    [0] quedan 0 acciones
    [one] queda 1 acción como mucho
   *[other] quedan { $left } acciones como mucho
}, y llegar a la salida { $exit } lleva { $actions ->
    [one] al menos 1.
   *[other] al menos { $actions }.
} Si al acabar el día sigues en la ciudad, te detienen y te quedas sin nada. Ve ya hacia la salida.
escape_plan-peril-wounds = Este camino te cuesta hasta { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}, además de las { $had } que tienes. Con 3 heridas, la siguiente trae esposas: pierdes para siempre un espacio de contacto, y con el sexto par te detienen. Hay una acción mejor y con menos heridas.
escape_plan-peril-idle = Te { $left ->
    [one] queda 1 acción
   *[other] quedan { $left } acciones
} el día { $day }, y con esta no ganas nada. Lo que no uses se pierde, y los lugares que te pagan se llenan. Ve ya a uno.

## La lección: el primer día

escape_plan-lesson-end = ¡Saliste con más que nadie! Suman botín, espacios y losetas de salida; restan heridas, esposas y notoriedad. Si descansas, acabas con $648k; si no, con $609k.
escape_plan-lesson-plan = Tu carta de plan
    .what = Pusiste la loseta A2 junto a la Clínica, donde empiezan los tres jugadores. ¿Qué negocio de tu carta de plan abres en ella?
    .why = Tu carta es secreta y paga una vez por lugar: Casino $100k y Bar $80k para tu botín; Discoteca, dinero para gastar.
escape_plan-lesson-go = Por la mañana
    .what = La ciudad está lista. Tienes 3 puntos para moverte. ¿Adónde vas?
    .why = La C de tu loseta es un agente del Condado. Los agentes te hieren al salir de su loseta, no al llegar. Y los lugares tienen pocos espacios.
escape_plan-lesson-contact = Un contacto
    .what = ¡$100k! Y hay un contacto: el Boxeador, que por $3k evita a todos los agentes de una loseta. ¿En qué espacio lo pones?
    .why = Al final, un espacio ocupado vale lo que dice, con cualquier contacto.
escape_plan-lesson-police = La policía
    .what = Tras tu acción acercas un agente a los más buscados, nunca a ti. { $name1 } está en A3. ¿Qué agente mueves?
    .why = Después quieres ir a A1 y seguir.
escape_plan-lesson-leaving = Por la tarde
    .what = Tu agente del SWAT hirió a { $name1 }. Los primeros auxilios curaron tu herida. En tu loseta hay tres agentes. ¿Adónde vas?
    .why = La Discoteca paga $8k para gastar. Una iglesia baja la notoriedad; la tuya es 1.
escape_plan-lesson-avoid = Tres agentes
    .what = Los tres agentes pueden herirte. ¿Qué haces?
    .why = Una herida cuesta $10k al final. La cuarta trae esposas: pierdes para siempre un espacio de contacto.
escape_plan-lesson-group = Al atardecer
    .what = El Banquero ocupa tu último espacio libre, y el Boxeador tiene que descansar. En tu loseta hay dos agentes. ¿Adónde vas?
    .why = El Bar paga $80k y le queda un espacio. Casino, Discoteca y Bar forman un grupo, que da un disco para una acción más.
escape_plan-lesson-reward = Una recompensa
    .what = ¡$80k y un disco! Tu notoriedad ya es 3, y eso trae una recompensa. Desbloquea *Curar*, que tapa tu espacio de $30k.
    .why = Al llegar a 3, 5 y 7 desbloqueas un activo o tomas un contacto. Pero eso te hace más buscado.
escape_plan-lesson-rest = De noche
    .what = La Enfermera ocupa el espacio de $30k. Tienes discos para la noche y el alba, y tres agentes en tu loseta. ¿Qué haces primero?
    .why = La salida 2, cerrada, paga de $80k a $120k al próximo que llegue. Está a un punto.
escape_plan-lesson-exit = Día 3
    .what = Dos días después tienes $680k. La salida 1 es la única vía de escape, y { $name1 } ya salió. En tu loseta hay tres agentes. ¿Sales ahora, o descansas y sales de noche?
    .why = Si descansas, te ayudan los primeros auxilios y la Enfermera. Pero cada jugador que sale encarece la salida, y { $name2 } está en camino.
escape_plan-lesson-answer-less = La Discoteca da algo de dinero para gastar. Tu carta paga mucho más por otro lugar.
escape_plan-lesson-answer-less_bar = $80k está bien. Pero a lo que está cerca llegas antes: abre el mejor lugar de tu carta.
escape_plan-lesson-answer-nightclub = Son $9k para gastar, por la misma herida. El Casino paga $100k y le queda un espacio.
escape_plan-lesson-answer-bar = Son $80k, por la misma herida. El Casino paga $100k y le queda un espacio.
escape_plan-lesson-answer-same-wound = Te cuesta la misma herida y ganas menos: el Casino paga $100k, y su último espacio puede ocuparse pronto.
escape_plan-lesson-answer-staying = Nadie te hiere, pero gastas una de tus tres acciones de hoy, y los lugares se llenan.
escape_plan-lesson-answer-early = Puedes usarlo, pero aún no hace falta: con tus 3 puntos llegas al Casino.
escape_plan-lesson-answer-cheap = Ahí te ayuda igual. Pero ese espacio vale $10k al final, y el otro, $15k.
escape_plan-lesson-answer-other = Ahí cualquier contacto vale lo mismo. Pero en tu loseta hay tres agentes, y el Boxeador los evita a todos.
escape_plan-lesson-answer-decline = No tienes que llevarte a nadie. Pero un espacio vacío no vale nada.
escape_plan-lesson-answer-ahead = Entonces ese agente te espera adonde vas, y de ahí tendrás que salir.
escape_plan-lesson-answer-officer = Puedes mover a ese agente. Pero otro te despeja el camino y de paso hiere a { $name1 }.
escape_plan-lesson-answer-detour = Te enfrentarías a los mismos agentes o a más, y el Boxeador solo te libra de los de una loseta.
escape_plan-lesson-answer-church = La iglesia es para más tarde, con más notoriedad. La Discoteca de la misma loseta sí paga.
escape_plan-lesson-answer-idle = Nadie te hiere, pero se te va una parte del día sin dinero.
escape_plan-lesson-answer-spent = También ayuda, pero no es lo que más falta hace.
escape_plan-lesson-answer-three = Son tres heridas a la vez: $30k menos al final. El Boxeador evita las tres por $3k.
escape_plan-lesson-answer-calm = Es un camino tranquilo y te quita notoriedad. Pero el último espacio del Bar puede ocuparse.
escape_plan-lesson-answer-early-exit = Es buen dinero por las mismas dos heridas. Pero la loseta de la salida puede esperar al alba; el último espacio del Bar, no.
escape_plan-lesson-answer-unpaid = Te enfrentas a los mismos agentes o a más, y no completas el grupo.
escape_plan-lesson-answer-tempting = Si descansas, recuperas al Boxeador. Pero { $name1 } o { $name2 } pueden ocupar el último espacio del Bar.
escape_plan-lesson-answer-later = Puedes usarlo ahora o guardarlo para cuando haga más falta.
escape_plan-lesson-answer-unlocked = También libera un espacio, pero no el que vale $30k.
escape_plan-lesson-answer-red = Un contacto necesita un espacio libre. Un activo libera uno, y después puedes tomar un contacto igualmente.
escape_plan-lesson-answer-clinic = Te cura. Pero al alba, al salir, el Boxeador seguirá boca abajo.
escape_plan-lesson-answer-unready = Los tres agentes te herirían, y el Boxeador no puede ayudarte sin descansar.
escape_plan-lesson-answer-pass = Nadie te hiere. Pero si descansas tampoco te hieren, y además recuperas al Boxeador.

## El final de una partida

escape_plan-story-lost = El momento decisivo: { $who } tenía { $lost }, más de lo que se llevó { $winner }, y no salió.
escape_plan-story-margin = Lo que decidió: { $winner } aventajó a { $second } en { $margin }, con { $more } más en { $term }.
escape_plan-story-bold = El movimiento más audaz (día { $day }, { $part }): { $who } se enfrentó a { $officers } agentes para llegar hasta { $place }{ $wounds ->
    [0] , sin heridas
    [one] , con 1 herida
   *[other] , con { $wounds } heridas
}{ $some ->
    [yes] , y ganó { $gained }
   *[no] {""}
}.
escape_plan-story-rich = El mejor golpe (día { $day }, { $part }): { $who } consiguió { $gained } en { $place }{ $officers ->
    [0] , sin nadie en el camino
   *[other] {""}
}{ $wounds ->
    [0] {""}
    [one] , a cambio de 1 herida
   *[other] , a cambio de { $wounds } heridas
}.
escape_plan-story-sent = Los agentes que mandó { $who } le hicieron { $count ->
    [one] 1 herida
   *[other] { $count } heridas
} a { $whom }.
escape_plan-story-wounds = La policía causó { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}{ $handcuffs ->
    [0] {""}
   *[other] , { $handcuffs } de ellas con esposas
}.
escape_plan-story-last = La última salida (día 3, { $part }): { $who } salió desde { $tile }.
escape_plan-story-rat = { $who } abrió un casillero el día { $day } y guardó una rata.
escape_plan-doubt-richer = Al salir de la ciudad, { $who } podía calcular un { $percent } % de probabilidad de que { $rival } tuviera más; { $rival } acabó con { $amount }.
escape_plan-cause = La policía hirió a { $who } { $hurt ->
    [one] una vez
   *[other] { $hurt } veces
}{ $cuffs ->
    [0] {""}
    [one] , una de ellas con esposas
   *[other] , { $cuffs } de ellas con esposas
}{ $sent ->
    [0] {""}
    [one] . A uno de esos agentes lo había mandado otro jugador
   *[other] . En { $sent } de ellas, otros jugadores habían mandado al agente
}.
escape_plan-fate-escaped = { $who } salió en { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[other] quinto
} lugar con { $amount }, { $short } menos que quien ganó.
escape_plan-fate-caught = Detuvieron a { $who } en { $place }: perdió { $amount }.
escape_plan-fate-arrested = Detuvieron a { $who } antes del final: perdió { $amount } de botín y todo lo demás.
escape_plan-revealed-arrested = detención: todo perdido, con { $amount } en el botín
escape_plan-revealed-pocket = bolsillo { $amount }
escape_plan-revealed-stash = botín { $amount }
escape_plan-revealed-lockers = casilleros { $told }
escape_plan-revealed-exits = losetas de salida { $told }
escape_plan-revealed-left = Quedó en los casilleros y las salidas, en miles: { $told }.

## Rechazos

escape_plan-refuse-cash = Esta jugada cuesta { $cost }: te faltan { $missing }.
escape_plan-refuse-rested = Hoy ya descansaste; solo se puede una vez al día.
escape_plan-refuse-face_down = Ya lo has usado. Contactos y equipo vuelven a estar listos al descansar; los activos no.
escape_plan-refuse-not_in_this_step = En este paso no se puede usar: lo que da puntos se usa antes de moverte; lo que evita agentes, cuando te enfrentas a ellos.
escape_plan-refuse-no_effect = Usarlo ahora no cambiaría nada.
escape_plan-refuse-other_officer = Ese equipo no sirve contra este agente.
escape_plan-refuse-stay = Ya estás ahí: elige otro lugar o descansa.
escape_plan-refuse-closed_business = Ese negocio está cerrado, o en esa loseta aún no hay ninguno. La Llave maestra o un Cerrajero abren uno cerrado.
escape_plan-refuse-closed_exit = Aún no puedes ir a esa salida: ni está cerrada ni es la que se abre el día 3.
escape_plan-refuse-exit_cost = Salir cuesta ahora { $cost }: te faltan { $missing }.
escape_plan-refuse-too_far = Está demasiado lejos: no te alcanzan los { $points } puntos y el dinero que tienes.
escape_plan-refuse-cans = Ya tienes { $most } bidones; no caben más.
escape_plan-refuse-empty_lockers = No queda ningún casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    }.
escape_plan-refuse-no_key = No tienes ninguna llave { $colour }. Las hay en los refugios.
escape_plan-refuse-locker_condition = Un casillero { $colour ->
        [amarilla] amarillo
        [roja] rojo
       *[other] verde
    } pide { $contacts } contactos en tus espacios{ $notoriety ->
    [0] {""}
   *[other] {" "}y notoriedad { $notoriety }
}.
escape_plan-refuse-no_room = No te queda espacio: en cada uno de tus espacios de objeto hay un casillero o un activo bloqueado.
escape_plan-refuse-occupied = En ese hexágono ya hay una loseta.
escape_plan-refuse-two_neighbours = Una loseta debe tocar al menos dos losetas de la ciudad.
escape_plan-refuse-no_match = Al menos un borde debe tocar otro del mismo terreno: gira la loseta o elige otro hexágono.
escape_plan-refuse-other_house = Ese lugar ya está en la ciudad o no corresponde a esta loseta.
escape_plan-refuse-not_locked = Ese activo no está bloqueado.
escape_plan-refuse-not_closer = El agente debe ir a una loseta vecina y acercarse a alguien de los más buscados.
escape_plan-refuse-not_adjacent = Un pandillero mueve a un agente a una loseta vecina, no más lejos.
escape_plan-refuse-same_officer = Allí ya hay un agente de ese tipo.
escape_plan-refuse-no_officer = Allí no hay ningún agente de ese tipo.
escape_plan-refuse-open_business = Solo puedes abrir un negocio cerrado al que llegues y que no hayas visitado.
escape_plan-refuse-nothing_to_open = No hay nada que abrir: antes de moverte, abre un negocio cerrado al que llegues y que no hayas visitado; en una tienda, un casillero.
escape_plan-refuse-no_flight = Un vuelo no te llevaría a ningún lugar nuevo: hace falta un helipuerto a tu alcance, un punto para el vuelo y un lugar más allá.
escape_plan-refuse-no_contact = No hay contacto que tomar, o ningún espacio para él. Desbloquear un activo libera uno.
escape_plan-refuse-discs = Tienes dos discos; no cabe un tercero.
escape_plan-refuse-car = Puedes robar un solo { -car } por acción, y ninguno con notoriedad 8.
escape_plan-refuse-two_pieces = Puedes tomar dos equipos por visita como máximo.
escape_plan-refuse-no_free_slot = No tienes ningún espacio de objeto libre: devuelve antes un equipo.
escape_plan-refuse-sold_out = En la tienda ya no queda ningún equipo de ese tipo.
escape_plan-refuse-one_can = Puedes comprar un solo bidón por visita.
escape_plan-refuse-no_cans = En la tienda ya no quedan bidones.
escape_plan-refuse-no_members = Aquí no hay tantos pandilleros.
escape_plan-refuse-members = Puedes tener { $most } pandilleros como máximo.
escape_plan-refuse-not_here = Aquí no queda ninguno, o ya has tomado el que te toca.
escape_plan-refuse-slot = Un contacto va a un espacio libre o sustituye a otro contacto.
escape_plan-refuse-other_slot = Las esposas cubren primero un espacio vacío, luego uno con contacto y luego uno con un activo bloqueado.

## Lo que no tendría objeto, cuando se pregunta por qué no

escape_plan-aimless-avoid = Nada de lo que tienes evita a este agente, o no puedes pagarlo.
escape_plan-aimless-equip = Aquí ya tomaste dos equipos, no hay espacio de objeto libre o en la tienda no queda ninguno.
escape_plan-aimless-fixer = No queda ningún cómplice, o aquí ya tomaste el tuyo.
escape_plan-aimless-hand_back = No tienes ningún equipo que puedas devolver.
escape_plan-aimless-keep = No tienes delante losetas ocultas entre las que elegir.
escape_plan-aimless-key = Aquí no queda ninguna llave, o ya tomaste la tuya.
escape_plan-aimless-locker = No tienes la llave de un casillero que puedas abrir: el amarillo pide 2 contactos; el rojo, 3 contactos y notoriedad 3.
escape_plan-aimless-rest = Se descansa en vez de moverse: después de moverte ya no puedes.
escape_plan-aimless-use = Nada de lo que tienes serviría en este momento, o no puedes pagarlo.

## Finales

escape_plan-ending-escaped = Gana { $names }: escapó con { $amount }, más que nadie.
escape_plan-ending-escaped-won = ¡Has ganado! Escapaste con { $amount }, más que nadie.
escape_plan-ending-escaped-lost = Gana { $names }: escapó con { $amount }.
escape_plan-ending-escaped-alone = { $names } escapó con { $amount }: { $grade }.
escape_plan-ending-escaped-alone-won = ¡Escapaste con { $amount }: { $grade }!
escape_plan-ending-escaped-alone-lost = { $names } escapó con { $amount }: { $grade }.
escape_plan-ending-caught = Nadie escapó: gana la policía.
escape_plan-ending-caught-won = Nadie escapó: gana la policía.
escape_plan-ending-caught-lost = Nadie escapó: gana la policía.
escape_plan-ending-caught-alone = La policía cerró el paso: nadie salió de la ciudad.
escape_plan-ending-caught-alone-won = La policía te cerró el paso: nadie salió de la ciudad.
escape_plan-ending-caught-alone-lost = La policía te cerró el paso: no saliste de la ciudad.
escape_plan-ending-called = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}
escape_plan-ending-called-won = ¡Has ganado! Todos dieron la partida por terminada.
escape_plan-ending-called-lost = { $many ->
    [0] Todos dieron la partida por terminada: no gana nadie.
    [one] Todos dieron la partida por terminada: gana { $names }.
   *[other] Todos dieron la partida por terminada: ganan { $names }.
}
escape_plan-grade-0 = poca cosa
escape_plan-grade-1 = una fuga
escape_plan-grade-2 = nivel profesional
escape_plan-grade-3 = un cerebro
escape_plan-grade-4 = una leyenda

## Las reglas en una página

escape_plan-rules =
    • **Objetivo.** Reúne dinero durante tres días y sal de la ciudad por la única salida abierta el día 3. Los que sigan allí al final lo pierden todo. Gana el que salga con más dinero.

    • **Un día.** Ingresos (días 2 y 3), cartas de patrulla, cuatro losetas, orden de turno (primero el que tiene más notoriedad; los que empatan intercambian su puesto) y cinco partes. Lo que no es público está reconstruido, en cuatro versiones (*Versión de las reglas*).

    • **Ingresos.** $1k por cada cubo que quede en tu registro. Con notoriedad 1 o 2 puedes entonces desbloquear un activo por $3k.

    • **Cartas de patrulla.** Dos al día, una el día 3. Una salida con dos cartas se cierra; al final queda abierta una de tres.

    • **Ciudad.** Cada loseta va junto a otras dos o más, con un borde que coincida. Sus agentes llegan con ella.

    • **Partes.** Mañana, tarde y atardecer dan una acción cada una; la noche y el alba, solo por un disco de acción extra (caben dos).

    • **Acción.** Moverse, descansar (una vez al día: contactos, equipo y primeros auxilios vuelven a estar listos) o pasar. Cada cosa sirve una vez, por su precio.

    • **Moverse.** 3 puntos: 1 por otro terreno de la loseta o un borde que coincide, 2 por uno que no. Metro: 1 y $1k. Terminas en un lugar.

    • **Agentes.** Te enfrentas a todos los de cada loseta que dejas, y a ninguno donde llegas. El equipo evita a uno; algunas cartas, un pandillero y tu marcador de control, a todos en una loseta. Si no, cada uno te hiere. La cuarta herida son esposas, que cubren un espacio de contacto; el sexto par es la detención.

    • **Lugares.** Negocio: lo que dice tu carta de plan, para el botín, o $, tus ingresos en el acto; 1 de notoriedad; un contacto si quieres; lleno, cierra. Refugio: llave y cómplice en vez de notoriedad. Tres de un grupo dan un disco. Pandilla: contrata por $2k. Tienda: equipo, un bidón, casilleros. Clínica: cura 2. Iglesia: 2 de notoriedad menos. Salida cerrada: saca dos losetas y guarda la mejor (*primera versión*: elige entre todas).

    • **Casilleros.** El verde pide su llave; el amarillo, además 2 contactos; el rojo, 3 contactos y notoriedad 3. Ves dos losetas y guardas la mejor (*primera versión*: eliges).

    • **Notoriedad.** Subir a 3, 5 y 7 da un activo o un contacto. Al final, 3 o 4 cuestan $10k; 5 o 6, $25k; 7 u 8, $50k.

    • **Policía.** Tras cada acción un agente se acerca a alguien con la mayor notoriedad; un jugador elige cuál (no con *Policía por su cuenta*).

    • **Inspectores.** Con dos jugadores está la Inspectora Sandra; en solitario, también el Teniente Costa, que quita $3k o hiere dos veces.

    • **Puntos.** Bolsillo, botín, casilleros, losetas de salida, espacios con contacto (10 a 30), 10 por activo usado, marcadores de control y pandilleros (*según cuántos jueguen* y *salidas caras* $35k y $5k, *equilibrada* $25k y $5k, *primera versión* nada); menos 10 por herida y por par de esposas, menos notoriedad.

    • **Tiempo.** Si se acaba, descansas o pasas; desde el atardecer del día 3 sales si puedes.

## El libro de reglas

escape_plan-book-aim = A qué se juega
    .text =
        El robo ya está hecho y su dinero está por toda la ciudad. Tienes tres días para reunirlo.
        El dinero del *bolsillo* se puede gastar. El *botín* se guarda en secreto y solo cuenta al final.
        El día 3 hay una salida abierta. El que sale por ella conserva lo que reunió. Al que sigue en la ciudad después del alba lo detienen, y se queda sin nada. Gana el que sale con más dinero. En solitario ganas si sales, con una nota según lo que te lleves.
        Casi todo lo que haces te da notoriedad, y la policía va hacia el que más tiene.
    .example = En la imagen, las estrellas amarillas marcan a los más buscados: dos jugadores con notoriedad 2. La salida con vallas está cerrada; cuál de las otras dos se abre no se sabe aún.
    .ruling = Lo que decide es salir: $600k dentro valen menos que $300k fuera. Si hay empate, gana el que tenga más en el bolsillo y luego el que salió antes (§3.11).
escape_plan-book-turn = Un día y sus partes
    .text =
        Un día empieza con los *ingresos* (no el día 1), las *cartas de patrulla*, cuatro *losetas* nuevas y el *orden de turno*; luego vienen las partes.
        La mañana, la tarde y el atardecer dan una acción a cada jugador: moverse, descansar o pasar.
        La noche y el alba solo dan una acción por un disco de acción extra. Caben dos discos, y sirven también otro día.
        Ganas un disco con los tres negocios de un grupo (Casino, Discoteca y Bar, o Gimnasio, Cine y Restaurante), los tres refugios y algunas cartas.
        Los ingresos son $1k por cada cubo que te queda: $9k al principio, $1k menos por cada lugar visitado.
        El orden va por notoriedad, de mayor a menor; los que empatan intercambian su puesto.
    .example = El día 1 todos tienen notoriedad 0, así que el que colocó la primera loseta actúa al final. De noche, en la imagen, solo tú tienes discos.
    .ruling = Un disco que guardas de noche se puede gastar al alba. Una parte en la que nadie tiene discos se salta, salvo para los inspectores (§3.5, §3.9).
escape_plan-book-city = Construir la ciudad
    .text =
        Cada día se colocan cuatro losetas, un jugador tras otro, en el orden del día anterior.
        Una loseta va junto a dos losetas de la ciudad o más, y al menos uno de sus bordes debe tocar otro del mismo terreno.
        Los agentes ya están en ella y llegan con ella. Un cuartel recibe dos pandilleros.
        Si la loseta tiene un $, eliges qué negocio va en ella; si tiene una casa, qué refugio.
        Mira tu carta de plan: pon cerca de ti lo que te paga, y fíjate en que los bordes coincidan.
    .example = En la imagen ya está A2, y con ella un agente del Condado y uno del SWAT. La carta paga $100k por el Casino y $80k por el Bar, así que pones ahí el Casino.
    .ruling = El dibujo de las losetas está reconstruido (§4.1). Si una loseta no coincidiera en ningún sitio, bastan dos vecinas.
escape_plan-book-moving = Moverse
    .text =
        Un movimiento tiene 3 puntos y termina en un lugar en el que no estás.
        • 1 punto: pasar a otro terreno de la misma loseta, o por un borde con el mismo terreno a los dos lados.
        • 2 puntos: pasar por un borde que no coincide. Llegas al terreno del otro lado. El agua es un terreno más.
        • Metro: 1 punto y $1k de una estación a cualquier otra. Solo te enfrentas a los agentes de la loseta en que subes.
        • Helipuerto (H): con el Helicóptero o el Piloto, 1 punto hasta cualquier terreno a 1 o 2 losetas.
        Dan 2 puntos más un bidón, un Mensajero o un pandillero; un { -car } robado da 1, a cambio de 1 de notoriedad. Los puntos que sobran se pierden.
        No se entra en un negocio cerrado, ni en una salida que no esté cerrada ni abierta.
    .example = Estás en la clínica, en el terreno verde de S1. El Casino queda tras un borde de verde a gris: 2 puntos.
    .ruling = Lo que cuesta moverse no es público; estas cifras son nuestras (§3.6.1, §6 decisión 10). Para cada lugar se ofrecen los caminos con menos agentes, menos dinero y menos puntos.
escape_plan-book-officers = Los agentes
    .text =
        Te enfrentas a todos los agentes de cada loseta que dejas, y a nadie donde llegas. Dentro de una loseta no te enfrentas a nadie.
        Te enfrentas a ellos uno tras otro, y contra cada uno puedes usar algo:
        • El equipo evita a un agente; la Maquilladora, a dos.
        • Boxeador, Luchador, Ninja, { -car-first } rápido, Escondrijo o un pandillero evitan a la vez a todos los agentes de una loseta.
        • Donde está tu marcador de control no te enfrentas a nadie.
        Si no, cada uno te hace una herida. Si no tienes nada que usar, recibes la herida sin que te pregunte.
        Con uno o dos jugadores, la Inspectora Sandra cuenta como un agente de cualquier tipo. En solitario, el Teniente Costa quita $3k o hiere dos veces.
    .example = Dejas A2, con Federal, Condado y SWAT. El Boxeador se ocupa de los tres por $3k; si no, serían tres heridas.
    .ruling = A quién te enfrentas se fija al salir: un agente que se mueve o se retira después cuenta igual (§6 decisión 26).
escape_plan-book-wounds = Heridas y esposas
    .text =
        Puedes tener tres heridas. La siguiente trae esposas y te quita una, así que vuelves a tener dos.
        Las esposas cubren para siempre un espacio de contacto: primero uno vacío, luego uno con contacto, que pierdes, y luego uno con activo, que desaparece. Entre espacios iguales eliges tú.
        Con el sexto par de esposas te detienen: quedas fuera y sin nada.
        Al final, cada herida y cada par de esposas cuestan $10k.
        Los primeros auxilios curan 1 herida (gratis, y están listos otra vez al descansar); una clínica cura 2. También curan Enfermera, Cirujano, Botiquín y el activo Curar. Las esposas no se quitan.
    .example = Tienes dos heridas (gotas rojas). La próxima es solo otra herida; la siguiente trae esposas y, como no hay ningún espacio vacío, pierdes al Banquero o al Boxeador.
    .ruling = Que las esposas cuesten $10k y que el sexto par sea la detención está reconstruido (§6 decisiones 7 y 8).
escape_plan-book-places = Negocios y refugios
    .text =
        Tu carta de plan tiene nueve lugares. Cada uno paga una vez: una cantidad a tu botín, o $, tus ingresos de ese momento, al bolsillo.
        Después tu cubo más alto va allí: tus ingresos bajan $1k.
        • *Negocio*: 1 más de notoriedad, y puedes llevarte un contacto. Con hasta tres jugadores tiene dos espacios; con cuatro o cinco, tres. Cuando se llena, cierra.
        • *Refugio*: no da notoriedad ni se llena, y tomas una de sus llaves y un cómplice.
        El tercero de un grupo (Casino, Discoteca y Bar; Gimnasio, Cine y Restaurante; los tres refugios) da un disco.
        Visitar otra vez un lugar no da nada.
    .example = ✓ significa visitado. El Casino pagó $100k, la Discoteca $8k en el acto. El Bar, con borde verde, está en la ciudad y pagaría $80k; los lugares con ? aún no están.
    .ruling = Los ingresos se pagan antes de que salga el cubo (§6 decisión 3). Qué negocios forman grupo, y sus espacios, está reconstruido (§4.2).
escape_plan-book-contacts = Contactos y espacios
    .text =
        Tras visitar un negocio puedes llevarte uno de los siete contactos disponibles, o rechazarlos.
        Un contacto va a un espacio libre o sustituye a otro. Nunca cambia de espacio.
        Se usa una vez, por su precio; luego queda boca abajo hasta que descanses.
        Al final, un espacio con contacto, esté boca arriba o no, suma $10k, $15k, $20k, $25k o $30k. Los tres que más valen están bloqueados al principio por activos.
        Los casilleros con llave amarilla y roja piden cierto número de contactos.
    .example = En tu loseta hay tres agentes. Te llevas al Boxeador, que los evita a todos por $3k, al espacio de $15k.
    .ruling = Tomarlo es gratis; cada uso se paga (§6 decisión 1). Los números de los espacios salen de dos cifras publicadas (§2.2); casi todos los contactos están reconstruidos (§4.5).
escape_plan-book-assets = Activos, recompensas, notoriedad
    .text =
        En tu tablero hay siete activos. Acción extra está lista; los demás bloquean espacios.
        Desbloquear uno libera su espacio, y el activo se usa una vez, por un precio de $2k a $5k, según el puesto que ocupa. Usado, suma $10k al final.
        • Con notoriedad 1 o 2 puedes desbloquear uno por $3k en los ingresos de los días 2 y 3.
        • Cada vez que subes a notoriedad 3, 5 o 7 hay una recompensa: desbloqueas uno gratis o tomas un contacto. Hay cuatro por partida.
        Te dan 1 de notoriedad un negocio, contratar, robar un { -car } y una tienda donde abras casilleros. Una iglesia quita 2.
        Al final, una notoriedad de 3 o 4 cuesta $10k; de 5 o 6, $25k; de 7 u 8, $50k.
    .example = Con el tercer negocio llegaste a notoriedad 3. Desbloqueaste Curar, y el espacio de $30k está libre.
    .ruling = Niveles, recompensas y penalizaciones están reconstruidos (§3.7, §4.8). Por encima de 2 no se ofrece el desbloqueo (§6 decisión 19).
escape_plan-book-using = Usar, descansar, pasar
    .text =
        En tu acción puedes usar todo lo que quieras, cada cosa una vez, por su precio:
        • antes de moverte: lo que da puntos, los vuelos, la Llave maestra para un negocio cerrado;
        • ante los agentes: lo que los evita;
        • en una tienda: lo que abre un casillero;
        • en cualquier paso: curar, discos, ingresos, notoriedad, mover o retirar agentes.
        Después contactos y equipo quedan boca abajo, los cómplices y pandilleros se van y los activos quedan usados.
        • *Descansar* en vez de moverte, una vez al día: contactos, equipo y primeros auxilios vuelven a estar listos. Como te quedas, no te enfrentas a nadie.
        • *Pasar* no hace nada.
    .example = Después del Bar sigue siendo tu acción: por $5k el activo Acción extra te da un disco, ahora que llega la noche.
    .ruling = Al acabar el día nada vuelve a estar listo; solo al descansar (§6 decisión 9). Lo que puede esperar a la próxima acción no se pregunta tras una visita (§9).
escape_plan-book-police = La policía se mueve
    .text =
        Tras cada acción un agente pasa a una loseta vecina, más cerca de alguien con la mayor notoriedad. Si esa es 0, no se mueve nadie.
        Decide el que acaba de actuar; pero si es el único más buscado, decide el siguiente en el orden de turno.
        El agente tiene que acercarse a alguien de los más buscados que no seas tú, y ninguna loseta tiene dos agentes del mismo tipo.
        Si solo queda un jugador en la ciudad, se mueve por su cuenta el agente más cercano.
        Un agente hiere al que sale de su loseta. Manda uno a la loseta de un rival, o sácalo de la que vas a dejar.
    .example = Los tres tienen notoriedad 1, y decides tú. El SWAT va de A1 a A3: se acerca al jugador que está ahí y deja la loseta a la que quieres ir.
    .ruling = Solo la idea está publicada; el procedimiento es nuestro (§3.8, §6 decisiones 12 y 13).
escape_plan-book-police-alone = La policía por su cuenta
    .text =
        Tras cada acción un agente pasa a una loseta vecina, más cerca de alguien con la mayor notoriedad. Si esa es 0, no se mueve nadie.
        En esta mesa no elige nadie: se mueve el agente más cercano, SWAT antes que Federal y Federal antes que Condado. Si hay empate entre los más buscados, decide la suerte.
        Ninguna loseta tiene dos agentes del mismo tipo.
        Un agente hiere al que sale de su loseta, no al que llega.
    .example = Los tres tienen notoriedad 1: la suerte elige a uno, y el más cercano de los agentes que pueden moverse avanza una loseta hacia ese jugador.
    .ruling = Sin esta opción, un jugador elige al agente (§3.8, §6 decisión 59).
escape_plan-book-stores = Llaves, tiendas, pandillas, iglesias
    .text =
        • *Refugio*: toma una de sus llaves y un cómplice, que no ocupa espacio y ayuda una vez.
        • *Tienda*: hasta dos equipos, gratis, cada uno a un espacio de objeto (antes puedes devolver alguno); un bidón por $1k; casilleros con tus llaves. Terminas la visita cuando quieras.
        • *Casilleros*: el verde pide su llave; el amarillo, además 2 contactos; el rojo, 3 contactos y notoriedad 3. Ves dos losetas y te quedas con la mejor; dos de cinco son ratas. Ocupa un espacio de objeto.
        • *Cuartel de la pandilla*: contrata hasta a dos por $2k cada uno y pon tu marcador de control si no hay otro: al salir de esa loseta no te enfrentas a nadie.
        • *Iglesia*: pierde hasta 2 de notoriedad. *Clínica*: cura 2.
    .example = En miles, las cinco losetas de un casillero verde valen 50, 40, 30, 0 y 0; las de uno amarillo, 70, 60, 50, 0 y 0; las de uno rojo, 100, 90, 70, 0 y 0.
    .ruling = Precios y valores están reconstruidos (§3.6.4, §4.6). Con la *primera versión* de las reglas eliges entre las dos losetas (§9).
escape_plan-book-closed = Patrullas y salidas cerradas
    .text =
        Cada día se descubren dos cartas de patrulla; el día 3, una. Hay dos por cada una de las tres salidas, y falta una.
        Una salida con sus dos cartas se cierra y recibe cinco losetas que valen dinero. Al final hay dos cerradas, y la tercera es la vía de escape.
        La primera vez que visitas una salida cerrada sacas dos de sus losetas y guardas en secreto la mejor; la otra va debajo del montón.
        Todas las salidas están en losetas del montón D: cada día llega una, siempre con un cuartel de la pandilla.
    .example = La salida 2 se cerró el primer día. Sus cinco losetas van de $80k a $120k; sacas la de $120k y la de $90k, y guardas la primera.
    .ruling = Qué hay en las salidas y cómo se saca está reconstruido (§3.2, §6 decisión 18, §9).
escape_plan-book-closed-first = Salidas en la primera versión
    .text =
        Cada día se descubren dos cartas de patrulla; el día 3, una. Hay dos por cada una de las tres salidas, y falta una.
        Una salida con sus dos cartas se cierra y recibe cinco losetas, de $50k a $10k. Al final hay dos cerradas, y la tercera es la vía de escape.
        La primera vez que visitas una salida cerrada miras todas sus losetas y guardas una en secreto: el que llega antes elige mejor.
        Todas las salidas están en losetas del montón D: cada día llega una, siempre con un cuartel de la pandilla.
    .example = La salida 2 se cerró el primer día, y nadie la ha visitado: quedan las losetas de $50k, $40k, $30k, $20k y $10k.
    .ruling = Qué hay en las salidas y cómo se elige está reconstruido (§3.2, §6 decisión 18, §9).
escape_plan-book-leaving = Salir, y los puntos
    .text =
        El día 3 ve a la salida abierta con el precio de salir en el bolsillo: se paga al ponerte en camino. El primero que sale no paga nada, los siguientes cada vez más; en solitario se paga más en cada parte del día.
        Te enfrentas igualmente a los agentes del camino.
        Los puntos del que salió, en miles:
        bolsillo + botín + casilleros + losetas de salida + espacios con contacto (10 a 30) + 10 por activo usado + lo que dan las reglas por tus marcadores y pandilleros
        − 10 por herida − 10 por par de esposas − notoriedad (10, 25 o 50).
    .example = Lo que vale tu primer día de la lección, en miles: bolsillo 6, botín 180, loseta de salida 120, espacios 10 + 15 + 30, un activo usado 10, dos heridas −20, notoriedad 3 −10: 341.
    .ruling = Si no puedes pagar, no se te ofrece la salida (§6 decisión 17). Lo que cuesta salir está reconstruido (§4.7, §9). Con la regla de la casa *Dar por terminada la partida*, las personas de la mesa pueden cerrar tal como está una partida ya decidida.

## Palabras en la imagen: dos letras para un lugar, palabras cortas en el encabezado y junto a los nombres

escape_plan-picture-code-casino = Ca
escape_plan-picture-code-nightclub = Di
escape_plan-picture-code-bar = Ba
escape_plan-picture-code-gym = Gi
escape_plan-picture-code-cinema = Ci
escape_plan-picture-code-restaurant = Re
escape_plan-picture-code-business = ?
escape_plan-picture-code-clinic = Cl
escape_plan-picture-code-church = Ig
escape_plan-picture-code-store = Ti
escape_plan-picture-code-gang = CG
escape_plan-picture-exit-open = abierta
escape_plan-picture-exit-later = día 3
escape_plan-picture-land-I = Industrial
escape_plan-picture-land-C = Comercial
escape_plan-picture-land-R = Residencial
escape_plan-picture-land-W = Agua
escape_plan-picture-day = Día { $day }
escape_plan-picture-part-0 = Mañana
escape_plan-picture-part-1 = Tarde
escape_plan-picture-part-2 = Atardecer
escape_plan-picture-part-3 = Noche
escape_plan-picture-part-4 = Alba
escape_plan-picture-now-unlock = Ingresos: se pueden desbloquear activos
escape_plan-picture-now-city = { $who } coloca una loseta ({ $number } de 4)
escape_plan-picture-now-house = { $who } elige qué va en { $tile }
escape_plan-picture-now-turn = Acción de { $who }
escape_plan-picture-now-heat = { $who } manda un agente
escape_plan-picture-won = Gana { $who }
escape_plan-picture-lost = Nadie escapó
escape_plan-picture-tiles = Losetas por colocar
escape_plan-picture-leaving = Salir
escape_plan-picture-escaped = a salvo
escape_plan-picture-arrested = detención
escape_plan-daily-alone = en solitario
escape_plan-squares = Por cada turno: 🟩 escapaste · 🟥 esposas · 🟧 una herida · 🟦 visitaste un lugar o abriste un casillero · ⬜ nada de lo anterior

## Diagramas de posiciones

escape_plan-diagram-head-coming = Patrullas por venir
escape_plan-diagram-head-removed = Retirada
escape_plan-diagram-head-contact = Contacto
escape_plan-diagram-tile = loseta { $tile }: { $places }
escape_plan-diagram-marker = marcador de control de { $who }
escape_plan-diagram-visited = { $who } tiene un cubo en { $place }
escape_plan-diagram-plan = carta de plan de { $who }: { $place }, { $amount }
escape_plan-diagram-contact = { $who }, espacio de contacto { $number }: { $what }
escape_plan-diagram-item = { $who }, espacio de objeto { $number }: { $what }
escape_plan-diagram-kept = { $who } se llevó de { $place }: { $amount }
escape_plan-diagram-exit-closed = cerrada
escape_plan-diagram-exit-open = abierta
escape_plan-diagram-exit-later = se abre el día 3
escape_plan-diagram-exit-unknown = por decidir
escape_plan-diagram-patrol = carta de patrulla de la salida { $number }
escape_plan-diagram-coming = { $place ->
    [1] próxima carta de patrulla
   *[other] carta de patrulla { $place } por venir
}: salida { $number }
escape_plan-diagram-removed = carta de patrulla que nadie ve: salida { $number }
escape_plan-diagram-stack = { $place }, loseta { $number }: { $value }
escape_plan-diagram-closed = { $number ->
    [1] primera salida que se cierre
   *[other] segunda salida que se cierre
}
escape_plan-diagram-later = { $number ->
    [1] loseta por venir
   *[other] loseta por venir después
}: { $tile }
escape_plan-diagram-next-contact = próximo contacto: { $what }
escape_plan-diagram-next-inspector = próxima carta de la Inspectora: { $what }

## Logros de partidas terminadas

escape_plan-achieved-first_out = Salida temprana
    .why = Fue la primera persona en salir de la ciudad, y ganó.
escape_plan-achieved-last_out = Salida tardía
    .why = Fue la última persona en salir de la ciudad, y ganó.
escape_plan-achieved-only_one = Sin compañía
    .why = Nadie más salió de la ciudad.
escape_plan-achieved-nose = Por la mínima
    .why = Ganó por $10k como mucho.
escape_plan-achieved-chained = Entre esposas
    .why = Salió de la ciudad con cuatro pares de esposas o más.
escape_plan-achieved-wanted = Cara conocida
    .why = Salió de la ciudad con notoriedad 8 o más.
escape_plan-achieved-unknown = Nadie en especial
    .why = Salió de la ciudad con notoriedad 2 como mucho.
escape_plan-achieved-treasure = Tesoro
    .why = Salió de la ciudad con $150k o más de casilleros.
escape_plan-achieved-rat = Una rata, pero libre
    .why = Encontró una rata en un casillero, y ganó.
escape_plan-achieved-early = Madrugar
    .why = Salió de la ciudad la mañana del último día.
escape_plan-achieved-dawn = Con la primera luz
    .why = Salió de la ciudad al alba.
escape_plan-achieved-unharmed = Ni un rasguño
    .why = Salió de la ciudad sin una sola herida.

## Lo que recuerda un servidor

escape_plan-sum-away = { $count ->
    [one] 1 huida de la ciudad
   *[other] { $count } huidas de la ciudad
}
escape_plan-sum-arrested = { $count ->
    [one] 1 detención
   *[other] { $count } detenciones
}
escape_plan-sum-handcuffs = { $count ->
    [one] 1 par de esposas
   *[other] { $count } pares de esposas
}
escape_plan-grudge-left = aquella despedida en la ciudad

## Lo que pueden pronosticar quienes miran
escape_plan-question-cuffs = ¿Esposarán a alguien en esta parte del día?
escape_plan-question-leaves = ¿Quién deja la ciudad primero en esta parte del día?
