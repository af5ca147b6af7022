// Reads the game that stands packed in the page, and its pictures.
/** @type {(text: string) => Uint8Array<ArrayBuffer>} */
const bytes = text => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))

/** @type {(text: string) => Promise<Game>} */
async function unpacked(text) {
  const stream = new Blob([bytes(text)]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Response(stream).json()
}

/** @type {(game: Game) => Promise<Picture[]>} */
const pictures = game =>
  Promise.all(
    game.pictures.map(each => (each.startsWith('<') ? vector(each) : createImageBitmap(new Blob([bytes(each)], { type: 'image/webp' })))),
  )

// A picture in SVG, which stays sharp however large it is drawn.
/** @type {(text: string) => Promise<HTMLImageElement>} */
async function vector(text) {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

// A piece is its spot, its sprite, its middle (from X on) and its words.
const SPOT = 0,
  X = 2,
  WORDS = 4

// How a seat saw a frame; where that was left out, how it saw the last one before. A doubt is [spot, piece, percent, piece ...].
/** @type {(game: Game, at: number, seat: number) => Seen} */
function seenBy(game, at, seat) {
  if (seat < 0 || !game.every) return { doubts: [], facts: [] }
  return /** @type {Seen[]} */ (game.frames[at - (at % game.every)].seen)[seat]
}

/** @type {(doubt: Doubt) => Lying[]} */
const possible = doubt => Array.from({ length: (doubt.length - 1) / 2 }, (_, n) => ({ piece: doubt[2 * n + 1], percent: doubt[2 * n + 2] }))

// All that lies on the ground in somebody's eyes: of what could lie at the same place on a spot, the most likely.
/** @type {(game: Game, at: number, seat: number) => Lying[]} */
function lying(game, at, seat) {
  const { doubts } = seenBy(game, at, seat)
  const open = new Set(doubts.map(doubt => doubt[0]))
  const sure = game.frames[at].pieces.filter(piece => !open.has(game.pieces[piece][SPOT])).map(piece => ({ piece, percent: 100 }))
  /** @type {(lying: Lying) => string} */
  const place = ({ piece }) => game.pieces[piece].slice(X, WORDS).join()
  return sure.concat(
    ...doubts.map(doubt => {
      const those = possible(doubt)
      return those.filter((each, n) => those.findIndex(other => place(other) === place(each)) === n).reverse()
    }),
  )
}
