/** What Discord sends has many shapes, which tests hold against its own description: only what all have in common is named here. */
interface Thing {
  [field: string]: any
}
interface User extends Thing {
  id: string
  username: string
  avatar: string | null
}
interface Channel extends Thing {
  id: string
  type: number
}
interface Message extends Thing {
  id: string
  channel_id: string
  author: User
  content: string
  type: number
  flags: number
  components: Component[]
}
interface Component extends Thing {
  type: number
}
interface Command extends Thing {
  sent: string
  shown: string
  about: string
  options: Thing[]
}

interface State {
  me: string
  channel: string
  users: User[]
  channels: Channel[]
  guilds: Thing[]
  commands: Thing[]
  bot: User | null
  locale: string
  acted: number
  connected?: boolean
  dms_closed?: boolean
  previews?: boolean
  installed?: boolean
}

/** An element with what only its kind has. */
type Piece = any
interface Properties extends Thing {
  onclick?: (event: MouseEvent) => unknown
  onpointerdown?: (event: PointerEvent) => unknown
}
/** What an element may be given as a child. */
type Child = Node | string | null | undefined
/** A question of a form: how it is shown, what was answered, and what is wrong with that. */
interface Question {
  id: string
  node: HTMLElement
  value: () => any
  group?: boolean
  problem?: () => string
  error?: HTMLElement
}
/** A message in the log. */
interface Entry extends Thing {
  message: Message
  node: HTMLElement
}

interface ParentNode {
  querySelectorAll(selectors: '[data-text]'): NodeListOf<HTMLElement & { dataset: { text: string } }>
  querySelectorAll(selectors: '[data-label]'): NodeListOf<HTMLElement & { dataset: { label: string } }>
}
