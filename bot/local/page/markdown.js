// Renders the parts of Discord's Markdown that the games use, as DOM nodes.
import { channelOf, el, link, nameOf, state, user } from './kit.js'
import { moment, say } from './texts.js'

const INLINE = new RegExp(
  [
    /```(?:\w+\n)?\n?([\s\S]*?)```/,
    /`([^`\n]+)`/,
    /\*\*([\s\S]+?)\*\*/,
    /__([\s\S]+?)__/,
    /\*([^*\n]+)\*/,
    /(?<!\w)_([^_\n]+)_(?!\w)/,
    /~~([\s\S]+?)~~/,
    /\|\|([\s\S]+?)\|\|/,
    /<@!?(\d+)>/,
    /<@&(\d+)>/,
    /<#(\d+)>/,
    /<t:(\d+)(?::(\w))?>/,
    /\[([^\]]+)\]\((https?:[^)\s]+)\)/,
    /(https?:\/\/[^\s<>)]+)/,
    /<a?:(\w+):\d+>/,
    /<\/([^:>]+):\d+>/,
  ]
    .map(one => one.source)
    .join('|'),
  'g',
)

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]
/** @type {(seconds: number) => string} */
function relative(seconds) {
  const left = seconds - Date.now() / 1000
  const [unit, size] = UNITS.find(([, n]) => Math.abs(left) >= n) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(document.documentElement.lang).format(Math.round(left / size), unit)
}

/** @type {(seconds: number, style?: string) => HTMLElement} */
function time(seconds, style) {
  const date = new Date(seconds * 1000)
  const text = style === 'R' ? relative(seconds) : moment(date)
  return el('time', { dateTime: date.toISOString(), title: date.toLocaleString() }, text)
}

/** @type {(text: string, mine?: boolean) => HTMLElement} */
function mention(text, mine) {
  return el('span', { className: 'mention' + (mine ? ' mine' : '') }, text)
}

/** @type {(match: RegExpMatchArray) => Child} */
function node([
  ,
  pre,
  code,
  bold,
  under,
  slant,
  slant2,
  struck,
  spoiler,
  who,
  role,
  channel,
  at,
  style,
  label,
  href,
  bare,
  emoji,
  command,
]) {
  if (pre !== undefined) return el('pre', { tabIndex: 0 }, pre)
  if (code !== undefined) return el('code', {}, code)
  if (bold !== undefined) return el('strong', {}, inline(bold))
  if (under !== undefined) return el('u', {}, inline(under))
  if (slant ?? slant2) return el('em', {}, inline(slant ?? slant2))
  if (struck !== undefined) return el('s', {}, inline(struck))
  if (spoiler !== undefined) return el('details', { className: 'spoiler' }, el('summary', {}, say('spoiler')), inline(spoiler))
  if (who) return mention('@' + nameOf(user(who)), who === state.me)
  if (role) return mention('@' + (state.guilds.flatMap(g => g.roles).find(r => r.id === role)?.name ?? '?'))
  if (channel) return mention('#' + (channelOf(channel)?.name ?? '?'))
  if (at) return time(+at, style)
  if (label) return link(label, href)
  if (bare) return link(bare, bare)
  if (command) return el('code', {}, '/' + command)
  return `:${emoji}:`
}

/** @type {(text: string) => Child[]} */
export function inline(text) {
  const parts = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    parts.push(text.slice(from, match.index), node(match))
    from = match.index + match[0].length
  }
  parts.push(text.slice(from))
  return parts.filter(part => part !== '')
}

// Renders headings, quotes, lists and small print, which begin a line. Code blocks stay unchanged.
/** @type {(text: string) => any[]} */
export function markdown(text) {
  return text
    .split(/(```[\s\S]*?```\n?)/)
    .filter(Boolean)
    .flatMap(part => (part.startsWith('```') ? inline(part.trimEnd()) : part.replace(/\n$/, '').split('\n').map(line)))
}

/** @type {(text: string) => HTMLElement} */
function line(text) {
  const [, mark, rest] = text.match(/^(#{1,3}|-#|>|[-*])\s+(.*)$/) ?? []
  if (!mark) return el('div', { className: 'text' }, inline(text), text ? null : el('br'))
  if (mark === '-#') return el('div', { className: 'text small' }, inline(rest))
  if (mark === '>') return el('blockquote', {}, inline(rest))
  if (!mark.startsWith('#')) return el('div', { className: 'text bullet' }, inline(rest))
  return el('div', { className: 'text title', role: 'heading', 'aria-level': 3 + mark.length }, inline(rest))
}
