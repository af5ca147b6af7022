// The page of a replay: the shown frame, the viewer, the language, and the controls that change them.
/** @type {<Id extends keyof Parts>(id: Id) => Parts[Id]} */
const $ = id => /** @type {any} */ (document.getElementById(id))
const TEXTS = /** @type {Record<string, Record<string, string>>} */ (JSON.parse($('texts').textContent)),
  LANGUAGES = Object.keys(TEXTS)
const ALL = -1,
  TOLD = 3,
  SHOWN = 12
let language = LANGUAGES.indexOf(document.documentElement.lang),
  at = 0,
  seat = ALL,
  playing = 0
// The game. It is null only until it is read, and not used before that.
let game = /** @type {Game} */ (/** @type {any} */ (null)),
  images = /** @type {Picture[]} */ ([]),
  parts = /** @type {Part[]} */ ([]),
  chapters = /** @type {number[]} */ ([])

/** @type {(key: string, said?: Record<string, string | number>) => string} */
const say = (key, said = {}) =>
  TEXTS[LANGUAGES[language]][key].replace(/\{(\w+)\}/g, (all, name) => (name in said ? String(said[name]) : all))
/** @type {(number: number) => string} */
const word = number => game.words[LANGUAGES[language]][number]
/** @type {(who: number) => string} */
const called = who => game.names[LANGUAGES[language]][who]
const seats = () => game.names[LANGUAGES[language]].map((_, who) => who)
/** @type {(percent: number) => string} */
const percents = percent => say('film-percent', { percent })

/** @template {keyof HTMLElementTagNameMap} Name @param {Name} name @param {(Node | string)[]} content */
function element(name, ...content) {
  const node = document.createElement(name)
  node.append(...content)
  return node
}

// Renders a text: parts between double asterisks are bold, and a backslash before a character is hidden.
/** @type {(text: string) => (Node | string)[]} */
const styled = text =>
  text.split(/\*\*(.+?)\*\*/).map((part, place) => {
    const plain = part.replace(/\\([\\*_~`|>#-])/g, '$1')
    return place % 2 ? element('b', plain) : plain
  })

/** @type {(piece: number) => string} */
const lies = piece => word(game.pieces[piece][WORDS])

// Returns `words` without the part before a colon or comma that they have in common with `first`.
/** @type {(words: string, first: string) => string} */
function rest(words, first) {
  let end = 0
  while (end < words.length && words[end] === first[end]) end++
  const same = words.slice(0, end),
    cut = Math.max(same.lastIndexOf(': '), same.lastIndexOf(', '))
  return cut < 0 ? words : words.slice(cut + 2)
}

// Renders a seat's probabilities for a spot. The truth is marked, even if it is unlikely or was thought impossible.
/** @type {(doubt: Doubt, truth: number | undefined) => HTMLElement} */
function belief(doubt, truth) {
  const those = possible(doubt),
    told = those.slice(0, TOLD),
    line = element('li')
  if (truth !== undefined && !told.some(({ piece }) => piece === truth)) {
    told.push(those.find(({ piece }) => piece === truth) ?? { piece: truth, percent: 0 })
  }
  told.forEach(({ piece, percent }, place) => {
    const words = `${place ? rest(lies(piece), lies(told[0].piece)) : lies(piece)} ${percents(percent)}`
    line.append(place ? ' · ' : '', piece === truth ? element('b', `✓\u00a0${words}`) : words)
  })
  if (truth === undefined) line.append(' ', element('small', say('film-nothing')))
  return line
}

// Renders all probabilities of a seat. Spots that had a piece come first.
/** @type {(who: number) => HTMLElement[]} */
function believed(who) {
  const truths = new Map(game.frames[at].pieces.map(piece => [game.pieces[piece][SPOT], piece])),
    { doubts } = seenBy(game, at, who)
  if (!doubts.length) return [element('p', say('film-sure', { name: called(who) }))]
  const there = doubts.filter(doubt => truths.has(doubt[0])),
    others = doubts.filter(doubt => !truths.has(doubt[0]))
  const lines = [...there, ...others].map(doubt => belief(doubt, truths.get(doubt[0])))
  const more = element('details', element('summary', say('film-more')), element('ul', ...lines.slice(SHOWN)))
  return [element('ul', ...lines.slice(0, SHOWN)), ...(lines.length > SHOWN ? [more] : [])]
}

function beside() {
  const secret = seenBy(game, at, seat).facts
  const facts = game.frames[at].facts.filter((_, place) => !secret.includes(place)).map(fact => element('li', ...styled(word(fact))))
  $('facts').replaceChildren(...(facts.length ? [element('h3', say('film-facts')), element('ul', ...facts)] : []))
  const open = [...$('beliefs').children].map(each => /** @type {HTMLDetailsElement} */ (each).open)
  /** @type {(who: number) => HTMLElement} */
  const closed = who => {
    const node = element('details', element('summary', say('film-believed', { name: called(who) })), ...believed(who))
    node.open = open[who] ?? false
    return node
  }
  const told = seat === ALL ? seats().map(closed) : [element('h3', say('film-believed', { name: called(seat) })), ...believed(seat)]
  $('beliefs').replaceChildren(...(game.every ? told : []))
  $('pieces').replaceChildren(...($('all').open ? game.frames[at].pieces.map(piece => element('li', word(game.pieces[piece][WORDS]))) : []))
}

function show(quick = false) {
  const frame = game.frames[at],
    count = game.frames.length
  const line = word(seat === ALL ? frame.line : frame.heard[seat])
  $('place').textContent = say('replay-step', { step: at + 1, steps: count }) + (frame.seat < 0 ? '' : ` · ${called(frame.seat)}`)
  $('chapter').replaceChildren(...styled(word(frame.chapter) || say('replay-beginning')))
  $('line').replaceChildren(...styled(line || (word(frame.line) ? say('replay-unheard', { name: called(seat) }) : '')))
  Object.assign($('slider'), { max: count - 1, value: at })
  $('slider').setAttribute('aria-valuetext', say('replay-step', { step: at + 1, steps: count }))
  $('chapters').value = String(chapters.findLast(each => each <= at))
  for (const [id, there] of /** @type {[Way, number][]} */ ([
    ['first', at],
    ['back', at],
    ['forward', count - 1 - at],
    ['last', count - 1 - at],
  ]))
    $(id).setAttribute('aria-disabled', String(!there))
  parts = drawing(game, images, at, seat, language, quick, percents)
  $('touched').textContent = say('film-touch')
  beside()
  document.body.dataset.frame = String(at)
}

// Updates everything that depends only on the language.
function speak() {
  document.documentElement.lang = LANGUAGES[language]
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = say(node.dataset.text)
  for (const node of document.querySelectorAll('[data-label]')) node.setAttribute('aria-label', say(node.dataset.label))
  if (!game) return
  $('heading').textContent = document.title = say('film-heading', { table: game.table })
  $('drawing').setAttribute('aria-label', say('film-drawing'))
  plays()
  const eyes = [...$('eyes').querySelectorAll('span')]
  eyes.forEach((each, who) => {
    each.textContent = who ? called(who - 1) : say('replay-all')
  })
  $('note').textContent = game.every
    ? say('film-worlds', { worlds: game.worlds }) + (game.every > 1 ? ` ${say('film-fewer', { every: game.every })}` : '')
    : say('film-without')
  $('chapters').replaceChildren(
    ...chapters.map(each =>
      Object.assign(element('option', word(game.frames[each].chapter).replaceAll('**', '') || say('replay-beginning')), { value: each }),
    ),
  )
  show(true)
}

/** @param {number} to @param {boolean} [quick] */
function go(to, quick = false) {
  at = Math.max(0, Math.min(game.frames.length - 1, to))
  if (at === game.frames.length - 1) pause()
  show(quick)
}
/** @type {(way: number) => void} */
const chapter = way =>
  go(way < 0 ? (chapters.findLast(each => each < at) ?? 0) : (chapters.find(each => each > at) ?? game.frames.length - 1), true)

function plays() {
  $('play').classList.toggle('playing', Boolean(playing))
  $('play').setAttribute('aria-label', say(playing ? 'film-stop' : 'film-play'))
}
function pause() {
  clearTimeout(playing)
  playing = 0
  plays()
}
function play() {
  if (playing) return pause()
  if (at === game.frames.length - 1) go(0, true)
  const next = () => {
    go(at + 1)
    if (playing) wait()
  }
  const wait = () => {
    playing = setTimeout(next, Math.min(6000, 1100 + 22 * $('line').textContent.length))
  }
  wait()
  plays()
}

/** @type {Record<string, () => void>} */
const DOES = {
  ArrowLeft: () => go(at - 1),
  ArrowRight: () => go(at + 1),
  Home: () => go(0, true),
  End: () => go(Infinity, true),
  PageUp: () => chapter(-1),
  PageDown: () => chapter(1),
  ' ': play,
}

function listen() {
  for (const [id, key] of /** @type {[Way, string][]} */ ([
    ['first', 'Home'],
    ['back', 'ArrowLeft'],
    ['play', ' '],
    ['forward', 'ArrowRight'],
    ['last', 'End'],
  ]))
    $(id).onclick = DOES[key]
  $('slider').oninput = () => go(Number($('slider').value), true)
  $('chapters').onchange = () => go(Number($('chapters').value), true)
  $('all').ontoggle = beside
  $('larger').onclick = () => {
    $('larger').setAttribute('aria-pressed', String($('larger').getAttribute('aria-pressed') !== 'true'))
    show(true)
  }
  $('eyes').onchange = event => {
    seat = Number(/** @type {HTMLInputElement} */ (event.target).value)
    show(true)
  }
  $('drawing').onclick = event => {
    const box = $('drawing').getBoundingClientRect(),
      scale = $('drawing').width / sharpness() / box.width
    const found = below(parts, (event.clientX - box.left) * scale, (event.clientY - box.top) * scale)
    const words = found.map(({ piece, percent }) => word(game.pieces[piece][WORDS]) + (percent < 100 ? ` ${percents(percent)}` : ''))
    $('touched').textContent = [...new Set(words)].slice(0, TOLD).join(' · ') || say('film-touch')
  }
  document.onkeydown = event => {
    const own = event.key === ' ' ? 'button, select, summary, input[type=radio]' : 'select, input[type=radio]'
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in DOES) || /** @type {Element} */ (event.target).closest?.(own))
      return
    event.preventDefault()
    DOES[event.key]()
  }
}

/** @type {(value: number, name: string) => HTMLElement} */
function eye(value, name) {
  const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'eyes', value, checked: value === seat })
  return element('label', input, element('span', name))
}

async function start() {
  speak()
  try {
    game = await unpacked($('game').textContent.trim())
    images = await pictures(game)
  } catch (error) {
    $('line').textContent = say('film-old')
    throw error
  }
  chapters = game.frames.flatMap((frame, place) => (place && game.frames[place - 1].chapter === frame.chapter ? [] : [place]))
  $('eyes').append(eye(ALL, ''), ...(game.every ? seats().map(who => eye(who, called(who))) : []))
  listen()
  speak()
}
$('language').onclick = () => {
  language = (language + 1) % LANGUAGES.length
  speak()
}
start()
