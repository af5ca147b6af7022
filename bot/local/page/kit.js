// Shared basics of the page: DOM elements, requests to the server, and the page's state.
import { say } from './texts.js'

/** @type {State} */
export const state = { me: '', channel: '', users: [], channels: [], guilds: [], commands: [], bot: null, locale: 'en-US', acted: 0 }
/** @type {(selector: string) => Piece} */
export const $ = selector => document.querySelector(selector)

// Creates an element. Texts become text nodes, so nothing that a user wrote is parsed as HTML.
/** @type {(tag: string, properties?: Properties, ...children: (Child | Child[])[]) => Piece} */
export function el(tag, properties = {}, ...children) {
  const node = /** @type {HTMLElement & Thing} */ (document.createElement(tag))
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue
    if (key.includes('-') || key === 'role') node.setAttribute(key, value)
    else node[key] = value
  }
  const there = children.flat().filter(child => child !== null && child !== undefined && child !== '')
  node.append(.../** @type {(Node | string)[]} */ (there))
  return node
}

/** @type {(id: string) => User | null} */
export const user = id => state.users.find(one => one.id === id) ?? (state.bot?.id === id ? state.bot : null)
/** @type {(one: User | null | undefined) => string} */
export const nameOf = one => (one ? (one.global_name ?? one.username) : '?')
/** @type {(id: string) => Channel | undefined} */
export const channelOf = id => state.channels.find(one => one.id === id)
/** @type {(channel: Thing | undefined) => string} */
export const placeName = channel =>
  !channel ? '' : channel.type === 1 ? nameOf(state.bot) : channel.type === 3 ? channel.name : '#' + channel.name

/** @type {(what: string, query?: Record<string, string>) => Promise<any>} */
export async function read(what, query = {}) {
  const response = await fetch(`/local/${what}?${new URLSearchParams(query)}`)
  if (!response.ok) throw new Error((await response.json()).error)
  return response.json()
}

/** @type {(what: string, body: Thing) => Promise<any>} */
export async function act(what, body) {
  const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch('/local/' + what, options)
  return response.json()
}

/** @type {(text?: string) => void} */
export function complain(text) {
  $('#error').textContent = text ?? ''
}

// A link to a message of this server shows that message instead of leaving the page.
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/
const DIRECT = { type: 1 }
/** @type {(channel: string, message?: string) => void} */
let jump = () => {}
/** @type {(handler: typeof jump) => void} */
export const onJump = handler => {
  jump = handler
}
/** @type {typeof jump} */
export const jumpTo = (channel, message) => jump(channel, message)
/** @type {(label: string, href: string, className?: string) => HTMLElement} */
export function link(label, href, className = '') {
  const [, where, channel, message] = href.match(JUMP) ?? []
  if (!channel) return el('a', { className, href, target: '_blank', rel: 'noopener noreferrer' }, label)
  const text = label === href ? placeName(where === '@me' ? DIRECT : channelOf(channel)) + (message ? ' › ' + say('message') : '') : label
  return el(
    'a',
    {
      className,
      href: '#' + (message ?? ''),
      onclick: event => {
        event.preventDefault()
        jump(channel, message)
      },
    },
    text,
  )
}

/** @type {(label: string, press: () => void, kind?: string) => HTMLElement} */
export const button = (label, press, kind = '') => el('button', { type: 'button', className: 'button ' + kind, onclick: press }, label)

// Moves the highlight in a list after an arrow key. The focus stays where it is.
/** @type {(list: HTMLElement, owner: HTMLElement, step: number | 'first' | 'last') => void} */
export function moveActive(list, owner, step) {
  const options = [...list.querySelectorAll('[role=option]')]
  const now = options.findIndex(one => one.classList.contains('active'))
  const next = step === 'first' ? 0 : step === 'last' ? -1 : now < 0 ? Math.min(step, 0) : now + step
  setActive(list, owner, options.at(next % options.length))
}

/** @type {(list: HTMLElement, owner: HTMLElement, option: Element | null | undefined) => void} */
export function setActive(list, owner, option) {
  for (const one of list.querySelectorAll('.active')) one.classList.remove('active')
  option?.classList.add('active')
  option?.scrollIntoView({ block: 'nearest' })
  if (option) owner.setAttribute('aria-activedescendant', option.id)
  else owner.removeAttribute('aria-activedescendant')
}
