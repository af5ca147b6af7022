// The smallest pieces: elements, requests, and what every part of the page knows.
import { say } from './texts.js'

export const state = { me: '', channel: '', users: [], channels: [], guilds: [], commands: [], bot: null, locale: 'en-US', acted: 0 }
export const $ = selector => document.querySelector(selector)

// Text only ever becomes text nodes: nothing that somebody wrote is read as HTML.
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag)
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue
    if (key.includes('-') || key === 'role') node.setAttribute(key, value)
    else node[key] = value
  }
  node.append(...children.flat().filter(child => child !== null && child !== undefined && child !== ''))
  return node
}

export const user = id => state.users.find(one => one.id === id) ?? (state.bot?.id === id ? state.bot : null)
export const nameOf = one => (one ? (one.global_name ?? one.username) : '?')
export const channelOf = id => state.channels.find(one => one.id === id)
export const placeName = channel => (!channel ? '' : channel.type === 1 ? nameOf(state.bot) : '#' + channel.name)

export async function read(what, query = {}) {
  const response = await fetch(`/local/${what}?${new URLSearchParams(query)}`)
  if (!response.ok) throw new Error((await response.json()).error)
  return response.json()
}

export async function act(what, body) {
  const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch('/local/' + what, options)
  return response.json()
}

export function complain(text) {
  $('#error').textContent = text ?? ''
}

// A link to a message of this server leads there instead of out of the page.
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/
const DIRECT = { type: 1 }
let jump = () => {}
export const onJump = handler => {
  jump = handler
}
export const jumpTo = (channel, message) => jump(channel, message)
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

export const button = (label, press, kind = '') => el('button', { type: 'button', className: 'button ' + kind, onclick: press }, label)

// Move the highlight of a list by the arrow keys; the list keeps focus where it is.
export function moveActive(list, owner, step) {
  const options = [...list.querySelectorAll('[role=option]')]
  const now = options.findIndex(one => one.classList.contains('active'))
  const next = { first: 0, last: -1 }[step] ?? (now < 0 ? Math.min(step, 0) : now + step)
  setActive(list, owner, options.at(next % options.length))
}

export function setActive(list, owner, option) {
  for (const one of list.querySelectorAll('.active')) one.classList.remove('active')
  option?.classList.add('active')
  option?.scrollIntoView({ block: 'nearest' })
  if (option) owner.setAttribute('aria-activedescendant', option.id)
  else owner.removeAttribute('aria-activedescendant')
}
