// The page of the check: it reads the game and the values that the player kept, and shows the result.
/** @type {<Id extends keyof Parts>(id: Id) => Parts[Id]} */
const $ = id => /** @type {any} */ (document.getElementById(id))
/** @type {(id: keyof Parts) => any} */
const data = id => JSON.parse($(id).textContent)
const TEXTS = /** @type {Record<string, Record<string, string>>} */ (data('texts')),
  LEAST = data('least')
const wished = navigator.language.split('-')[0]
let language = data('game') || !(wished in TEXTS) ? document.documentElement.lang : wished
/** @type {Game | null} */
let game = data('game')
/** @type {Outcome | null} */
let outcome = null

/** @type {(key: string, said?: Said) => string} */
const say = (key, said = {}) => TEXTS[language][key].replace(/\{(\w+)\}/g, (all, name) => (name in said ? String(said[name]) : all))

// Renders a paragraph. Text between backticks becomes code, and a URL becomes a link.
/** @type {(text: string) => HTMLElement} */
function paragraph(text) {
  const node = document.createElement('p')
  text.split(/`([^`]*)`|(https:\/\/\S+)/).forEach((part, place) => {
    if (part === undefined) return
    const piece = place % 3 ? document.createElement(place % 3 === 1 ? 'code' : 'a') : document.createTextNode(part)
    piece.textContent = part
    if (place % 3 === 2) Object.assign(piece, { href: part, rel: 'noreferrer' })
    node.append(piece)
  })
  return node
}

function draw() {
  document.documentElement.lang = language
  document.title = say('page-title')
  for (const node of document.querySelectorAll('[data-text]')) node.textContent = say(node.dataset.text)
  $('about').textContent = game ? say('page-about', { game: game.game, moves: game.moves?.length ?? 0 }) : say('page-no-game')
  $('outcome').className = outcome ? (outcome.agrees ? 'agrees' : 'wrong') : ''
  $('outcome').dataset.key = outcome?.key ?? ''
  const shown = outcome
    ? [/** @type {Note} */ ([outcome.key, outcome.said]), ...outcome.notes].map(([key, said]) => paragraph(say(key, said)))
    : []
  $('outcome').replaceChildren(...shown)
}

/** @type {(text: string) => string} */
const digits = text => text.toLowerCase().replace(/[#`.…\s]/g, '')
// Finds the digits that the player kept: typed alone, or in the text of a file.
/** @type {(text: string, least: number) => string} */
function kept(text, least) {
  const whole = text.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g) ?? []
  const plain = whole.length === 1 ? whole[0] : digits(text)
  if (plain && (plain.length < least || /[^0-9a-f]/.test(plain))) throw new Kept()
  return plain
}
/** @type {(error: unknown) => string} */
const reason = error => (error instanceof Error ? error.message : String(error))
class Kept extends Error {}

/** @type {() => Promise<Outcome>} */
async function run() {
  /** @type {(key: string, said?: Said) => Outcome} */
  const failed = (key, said = {}) => ({ agrees: false, key, said, notes: [] })
  try {
    if (!globalThis.crypto?.subtle) return failed('page-no-crypto')
    if (!selfTest()) return failed('page-self-test')
    if (!game) return failed('page-no-game')
    const heads = $('heads')
      .value.split(/[\s,]+/)
      .map(head => kept(head, LEAST.head))
      .filter(Boolean)
    return await check(game, kept($('seal').value, LEAST.seal), heads)
  } catch (error) {
    return error instanceof Kept ? failed('page-kept-wrong') : failed('page-unreadable', { why: reason(error) })
  }
}

$('form').onsubmit = async event => {
  event.preventDefault()
  outcome = await run()
  draw()
}
$('file').onchange = async () => {
  const file = $('file').files?.[0]
  if (!file) return
  outcome = null
  try {
    game = JSON.parse(await file.text())
  } catch (error) {
    game = null
    outcome = { agrees: false, key: 'page-unreadable', said: { why: reason(error) }, notes: [] }
  }
  draw()
}
$('language').onclick = () => {
  const languages = Object.keys(TEXTS)
  language = languages[(languages.indexOf(language) + 1) % languages.length]
  draw()
}
draw()
