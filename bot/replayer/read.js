// Reads the compressed game that is stored in the page, and its pictures.
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

// Loads an SVG picture, which is sharp at any size.
/** @type {(text: string) => Promise<HTMLImageElement>} */
async function vector(text) {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

// The indexes in a piece's array: its spot, its sprite, the coordinates of its centre, and its description.
const SPOT = 0,
  X = 2,
  WORDS = 4

// Returns what a seat knew at a frame, or at the last stored frame before it.
// Each doubt is [spot, piece, percent, piece, percent, ...]: the possible pieces on a spot.
/** @type {(game: Game, at: number, seat: number) => Seen} */
function seenBy(game, at, seat) {
  if (seat < 0 || !game.every) return { doubts: [], facts: [] }
  return /** @type {Seen[]} */ (game.frames[at - (at % game.every)].seen)[seat]
}

/** @type {(doubt: Doubt) => Lying[]} */
const possible = doubt => Array.from({ length: (doubt.length - 1) / 2 }, (_, n) => ({ piece: doubt[2 * n + 1], percent: doubt[2 * n + 2] }))

// Returns all pieces that a seat sees. Of several possible pieces at one point, only the most likely is drawn.
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
