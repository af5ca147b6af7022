/** A row of the log, as bot/table/export.py writes it; before format 2 what may be missing is. */
interface Row {
  version: number
  seat: number
  move: string
  chance: number[]
  bounds: number[]
  rules: number
  schema: number
  made?: number | null
  link: string
}

/** The file of an ended game, as bot/table/export.py writes it. */
interface Game {
  game: string
  options: Record<string, string>
  seal: string
  secret: string
  contributions: string[]
  moves: Row[]
  beacon?: { round: number | null; randomness: string } | null
  format?: number
}

type Bytes = Uint8Array<ArrayBuffer>
/** What is filled into a text. */
type Said = Record<string, string | number>
type Note = [key: string, said: Said]
interface Outcome {
  agrees: boolean
  key: string
  said: Said
  notes: Note[]
}

/** The elements of page.html by their ids. */
interface Parts {
  language: HTMLButtonElement
  form: HTMLFormElement
  file: HTMLInputElement
  about: HTMLElement
  seal: HTMLInputElement
  heads: HTMLTextAreaElement
  check: HTMLButtonElement
  outcome: HTMLElement
  texts: HTMLScriptElement
  least: HTMLScriptElement
  game: HTMLScriptElement
}

interface ParentNode {
  querySelectorAll(selectors: '[data-text]'): NodeListOf<HTMLElement & { dataset: { text: string } }>
}
