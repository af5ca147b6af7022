// The check of an exported game. Its outcome is the key of a text with arguments, and notes in the same form.
const GENESIS = 1595431050,
  PERIOD = 30,
  ADDRESS = 'https://api.drand.sh/public/'

/** @type {(text: string) => Bytes} */
const utf8 = text => new TextEncoder().encode(text)
/** @type {(text: unknown) => Bytes} */
const unhex = text => {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})*$/.test(text)) throw new Error('not hexadecimal')
  return Uint8Array.from(text.match(/../g) ?? [], pair => parseInt(pair, 16))
}
/** @type {(bytes: Bytes) => Promise<Bytes>} */
const sha256 = async bytes => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
/** @type {(key: Bytes, bytes: Bytes) => Promise<Bytes>} */
async function hmac(key, bytes) {
  const made = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, bytes))
}
/** @type {(one: Bytes, other: Bytes) => Bytes} */
const joined = (one, other) => Uint8Array.from([...one, ...other])
/** @type {(options: Record<string, string>) => Record<string, string>} */
const sorted = options => Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)))

// The hash chain: `opening` is its first hash, before the deal; `linked` adds a row. bot/engine/chain.py defines both.
/** @type {(game: Game) => Promise<Bytes>} */
const opening = game =>
  sha256(
    utf8(
      JSON.stringify([
        game.game,
        sorted(game.options),
        game.seal,
        game.contributions,
        game.beacon && [game.beacon.round, game.beacon.randomness],
      ]),
    ),
  )
/** @type {(row: Row) => Bytes} */
const spelled = row => utf8(JSON.stringify([row.version, row.seat, row.move, row.chance, row.bounds, row.schema, row.rules, row.made]))
/** @type {(former: Bytes, key: Bytes, row: Row) => Promise<Bytes>} */
const linked = async (former, key, row) => sha256(joined(former, await hmac(key, spelled(row))))

/** @type {(game: Game, keptSeal: string, keptHeads: string[]) => Promise<Outcome>} */
async function check(game, keptSeal, keptHeads) {
  /** @type {(key: string, said?: Said) => Outcome} */
  const wrong = (key, said = {}) => ({ agrees: false, key, said, notes: [] })
  const secret = unhex(game.secret)
  const beacon = game.beacon
  if (hex(await sha256(secret)) !== game.seal) return wrong('verify-seal')
  if (!game.seal.startsWith(keptSeal)) return wrong('verify-kept-seal', { seal: game.seal, kept: keptSeal })

  const contributions = [...game.contributions]
  if (beacon?.round != null && beacon.randomness) contributions.push(`drand ${beacon.round} ${beacon.randomness}`)
  const seed = await hmac(secret, utf8(contributions.join('\n')))
  const key = await hmac(secret, utf8('\0chain'))
  let link = await opening(game)
  let draws = 0
  for (const [place, row] of game.moves.entries()) {
    const chance = new Chance(seed, place)
    const bounds = row.bounds
    if (bounds.length !== row.chance.length || bounds.some((bound, at) => chance.below(bound) !== row.chance[at])) {
      return wrong('verify-chance', { version: row.version })
    }
    draws += bounds.length
    link = await linked(link, key, row)
    if (hex(link) !== row.link) return wrong('verify-link', { version: row.version })
  }
  const links = game.moves.map(row => row.link)
  for (const head of keptHeads) {
    if (!links.some(each => each.startsWith(head))) return wrong('verify-head', { head })
  }
  const said = { moves: game.moves.length, draws }
  return { agrees: true, key: 'page-agrees', said, notes: [...notes(game, keptSeal, keptHeads), ['page-rules', {}]] }
}

/** @type {(game: Game, keptSeal: string, keptHeads: string[]) => Generator<Note>} */
function* notes(game, keptSeal, keptHeads) {
  yield ['verify-note-words', { words: game.contributions.map((word, seat) => `${seat + 1} ${word}`).join(' · ') }]
  const beacon = game.beacon
  if (beacon?.round == null) yield ['verify-note-house', {}]
  else if (!beacon.randomness) yield ['verify-note-lost', { round: beacon.round }]
  else {
    const when = new Date((GENESIS + (beacon.round - 1) * PERIOD) * 1000).toISOString().slice(0, 19).replace('T', ' ')
    const { round, randomness } = beacon
    yield ['verify-note-beacon', { round, randomness, when: `${when} UTC`, address: ADDRESS + round }]
  }
  const how = keptSeal.length === game.seal.length ? 'given' : keptSeal ? 'short' : 'open'
  yield [`verify-note-seal-${how}`, { seal: game.seal, digits: keptSeal.length }]
  yield keptHeads.length ? ['verify-note-head-given', { count: keptHeads.length }] : ['verify-note-head-open', {}]
}
