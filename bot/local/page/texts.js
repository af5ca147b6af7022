// What the page itself says, in the language of the chosen player.
const TEXTS = {
  en: {
    skip: 'Skip to the message box', places: 'Channels', you: 'Who you are', playing: 'You are', language: 'Language',
    refuses: 'Refuse direct messages', another: 'Open another player in a new window', add: 'Add a player',
    menu: 'Channels and players', messages: 'Messages', commands: 'Commands', picture: 'Picture',
    welcome: 'Welcome to game night', older: 'Show older messages', present: '↓ New messages', message: 'message', close: 'Close', direct: 'Direct messages',
    options: 'choose its options first', optional: 'Optional: {count} more', hint: 'Type {command} in the box below and press Enter to see the games.', hintGo: 'Type {command}',
    welcomeTwo: 'Each window is one player: open another one to sit on both sides of the table.',
    online: 'The bot is here', offline: 'The bot is not here', away: 'The bot is not here: press again when it is back.', write: 'Message {place}, or / for a command',
    closed: 'You cannot write here', onlyYou: 'Only you can see this', dismiss: 'Dismiss message',
    thinking: '{name} is thinking…', typing: '{name} is typing…', edited: '(edited)', used: '{name} used {command}',
    failed: 'This interaction failed.', silent: 'The application did not respond.', app: 'APP',
    choose: 'Choose', search: 'Search', nothing: 'Nothing found', done: 'Done', chosen: '{count} chosen',
    between: 'choose {least} to {most}', submit: 'Submit', cancel: 'Cancel', send: 'Send', required: 'required',
    yes: 'Yes', no: 'No', newName: 'What is the new player called?', unread: 'unread',
    enlarge: 'Enlarge: {alt}', image: 'Picture', thread: 'Thread: {name}', started: '{name} started a thread:',
    noCommand: 'There is no such command here.', lost: 'The server does not answer. Trying again…',
    spoiler: 'Spoiler', news: 'New message in {place}', reply: 'Reply to {name}', deleted: 'a deleted message',
    newThread: 'New thread', threadName: 'What is the thread called?', pinned: 'Pinned', file: 'File', gone: 'This is not shown here', all: 'everyone',
  },
  es: {
    skip: 'Ir al cuadro de mensajes', places: 'Canales', you: 'Quién eres', playing: 'Eres', language: 'Idioma',
    refuses: 'Rechazar mensajes directos', another: 'Abrir otro jugador en una ventana nueva', add: 'Añadir un jugador',
    menu: 'Canales y jugadores', messages: 'Mensajes', commands: 'Comandos', picture: 'Imagen',
    welcome: 'Bienvenido a la noche de juegos', older: 'Ver mensajes anteriores', present: '↓ Mensajes nuevos', message: 'mensaje', close: 'Cerrar',
    direct: 'Mensajes directos',
    options: 'elegir antes sus opciones', optional: 'Opcional: {count} más', hint: 'Escribe {command} en el cuadro de abajo y pulsa Intro para ver los juegos.',
    hintGo: 'Escribir {command}',
    welcomeTwo: 'Cada ventana es un jugador: abre otra para sentarte a los dos lados de la mesa.',
    online: 'El bot está aquí', offline: 'El bot no está', away: 'El bot no está: vuelve a pulsar cuando regrese.', write: 'Mensaje en {place}, o / para un comando',
    closed: 'No puedes escribir aquí', onlyYou: 'Solo tú puedes ver esto', dismiss: 'Descartar mensaje',
    thinking: '{name} está pensando…', typing: '{name} está escribiendo…', edited: '(editado)',
    used: '{name} usó {command}', failed: 'Esta interacción ha fallado.', silent: 'La aplicación no ha respondido.',
    app: 'APP', choose: 'Elegir', search: 'Buscar', nothing: 'No hay resultados', done: 'Listo',
    chosen: '{count} elegidos', between: 'elige de {least} a {most}', submit: 'Enviar', cancel: 'Cancelar',
    send: 'Enviar', required: 'obligatorio', yes: 'Sí', no: 'No',
    newName: '¿Cómo se llama el nuevo jugador?', unread: 'sin leer', enlarge: 'Ampliar: {alt}', image: 'Imagen',
    thread: 'Hilo: {name}', started: '{name} abrió un hilo:', noCommand: 'Aquí no existe ese comando.',
    lost: 'El servidor no responde. Se vuelve a intentar…', spoiler: 'Spoiler', news: 'Mensaje nuevo en {place}',
    reply: 'Respuesta a {name}', deleted: 'un mensaje eliminado', newThread: 'Nuevo hilo', threadName: '¿Cómo se llama el hilo?', pinned: 'Fijado', file: 'Archivo',
    gone: 'Esto no se muestra aquí', all: 'todos',
  },
}

let language = 'en'
export const setLanguage = locale => {
  language = locale.startsWith('es') ? 'es' : 'en'
  document.documentElement.lang = language
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = say(node.dataset.text)
  for (const node of document.querySelectorAll('[data-label]')) node.setAttribute('aria-label', say(node.dataset.label))
}
export const say = (key, values = {}) => TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
export const inLanguage = (thing, key, locale) => thing[key + '_localizations']?.[locale] ?? thing[key]
export const moment = date => date.toLocaleString(language, date.toDateString() === new Date().toDateString()
  ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' })
