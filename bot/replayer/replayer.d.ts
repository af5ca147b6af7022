/** The game as bot/replayer/data.py gives it: all but versions and seats are places in its lists. */
interface Game {
  title: string
  table: number
  names: Record<string, string[]>
  worlds: number
  every: number
  words: Record<string, string[]>
  pictures: string[]
  grounds: number[][]
  sprites: number[]
  pieces: Piece[]
  frames: Frame[]
}

type Picture = ImageBitmap | HTMLImageElement
type Piece = [spot: number, sprite: number, x: number, y: number, words: number]
/** A spot, then the pieces that could lie there, each with its percent. */
type Doubt = number[]
interface Seen {
  doubts: Doubt[]
  facts: number[]
}
interface Frame {
  version: number
  seat: number
  chapter: number
  line: number
  heard: number[]
  ground: number
  facts: number[]
  pieces: number[]
  seen: Seen[] | null
}

/** A piece that lies on the ground in somebody's eyes, and how likely. */
interface Lying {
  piece: number
  percent: number
}
/** The same as it is drawn; `from` is where it lay before. */
interface Part extends Lying {
  spot: number
  sprite: number
  x: number
  y: number
  image: Picture
  from?: Part
}

type Id = 'heading' | 'language' | 'eyes' | 'larger' | 'touched' | 'place' | 'chapter' | 'line' | 'facts' | 'beliefs' | 'pieces' | 'note'
type Way = 'first' | 'back' | 'play' | 'forward' | 'last'
/** The elements of page.html by their ids. */
interface Parts extends Record<Id | Way, HTMLElement> {
  drawing: HTMLCanvasElement
  slider: HTMLInputElement
  chapters: HTMLSelectElement
  all: HTMLDetailsElement
  texts: HTMLScriptElement
  game: HTMLScriptElement
}

interface ParentNode {
  querySelectorAll(selectors: '[data-text]'): NodeListOf<HTMLElement & { dataset: { text: string } }>
  querySelectorAll(selectors: '[data-label]'): NodeListOf<HTMLElement & { dataset: { label: string } }>
}
