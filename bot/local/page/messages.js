// The messages of a channel. Each message keeps its element; an update draws only the parts that have changed.
import { $, act, button, channelOf, complain, el, jumpTo, nameOf, read, state } from './kit.js'
import { draw, picture } from './components.js'
import { inline, markdown } from './markdown.js'
import { forget } from './select.js'
import { moment, say } from './texts.js'

const EPHEMERAL = 64,
  LOADING = 128,
  SILENT = 1 << 12
const TOGETHER = 7 * 60 * 1000
/** @type {Map<string, Entry>} */
const shown = new Map()
const dismissed = new Set(JSON.parse(sessionStorage.getItem('dismissed') ?? '[]'))

/** @type {(data: Thing) => HTMLElement} */
function embed(data) {
  const box = el('article', { className: 'embed' })
  if (data.color) box.style.borderInlineStartColor = '#' + data.color.toString(16).padStart(6, '0')
  /** @type {(kind: string) => Child} */
  const media = kind => data[kind] && picture(data[kind].url, data[kind].description || data.title, data[kind].width, data[kind].height)
  if (data.thumbnail) box.append(el('div', { className: 'thumbnail' }, media('thumbnail')))
  if (data.author) box.append(el('p', { className: 'small' }, data.author.name))
  if (data.title)
    box.append(
      el('h4', {}, data.url ? el('a', { href: data.url, target: '_blank', rel: 'noopener noreferrer' }, data.title) : inline(data.title)),
    )
  if (data.description) box.append(...markdown(data.description))
  if (data.fields?.length) {
    box.append(
      el(
        'dl',
        {},
        data.fields.map(one =>
          el('div', { className: one.inline ? 'inline' : '' }, el('dt', {}, inline(one.name)), el('dd', {}, markdown(one.value))),
        ),
      ),
    )
  }
  if (data.image) box.append(media('image'))
  if (data.footer) box.append(el('p', { className: 'small' }, data.footer.text))
  return box
}

/** @type {(file: Thing) => HTMLElement} */
function attachment(file) {
  if (file.content_type?.startsWith('image/')) return picture(file.url, file.description, file.width, file.height)
  return el('a', { href: file.url, download: file.filename }, `${say('file')}: ${file.filename}`)
}

/** @type {(message: Message) => Child} */
function above(message) {
  if (message.interaction) {
    const command = (message.type === 20 ? '/' : '') + message.interaction.name
    return el('p', { className: 'small above' }, '↪ ' + say('used', { name: nameOf(message.interaction.user), command }))
  }
  if (message.type !== 19) return null
  const to = message.referenced_message
  const line = to ? [say('reply', { name: nameOf(to.author) }) + ': ', inline(to.content.split('\n')[0])] : [say('deleted')]
  return el('p', { className: 'small above' }, '↪ ', ...line)
}

/** @type {(message: Message) => Child[]} */
function body(message) {
  if (message.flags & LOADING) return [el('p', { className: 'thinking' }, say('thinking', { name: nameOf(message.author) }))]
  if (message.type === 18) {
    const thread = message.message_reference?.channel_id
    return [el('p', { className: 'small' }, say('started', { name: nameOf(message.author) })), threadLink(thread, message.content)]
  }
  if (message.type === 4) {
    return [el('p', { className: 'small' }, say('renamed', { name: nameOf(message.author), title: message.content }))]
  }
  const text = message.type === 21 ? (message.referenced_message?.content ?? '') : message.content
  const parts = text ? markdown(text) : []
  if (message.edited_timestamp) {
    if (!parts.length) parts.push(el('p'))
    parts.at(-1).append(el('span', { className: 'small' }, ' ' + say('edited')))
  }
  const more = message.type === 21 ? (message.referenced_message ?? message) : message
  return [...parts, ...more.embeds.map(embed), ...more.attachments.map(attachment)]
}

/** @type {(id: string, name: string) => HTMLElement} */
const threadLink = (id, name) =>
  channelOf(id) ? button('💬 ' + say('thread', { name: channelOf(id)?.name ?? name }), () => jumpTo(id)) : el('span', {}, name)

/** @type {(message: Message) => Child[]} */
function foot(message) {
  const parts = []
  if (message.thread) parts.push(threadLink(message.thread.id, message.thread.name))
  if (message.pinned) parts.push(el('span', { className: 'small' }, '📌 ' + say('pinned')))
  if (message.flags & EPHEMERAL) {
    const away = el('button', { type: 'button', className: 'plain' }, say('dismiss'))
    away.onclick = () => {
      sessionStorage.setItem('dismissed', JSON.stringify([...dismissed.add(message.id)]))
      remove(message.id)
    }
    parts.push(el('span', { className: 'small' }, say('onlyYou') + ' · ', away))
  }
  return parts
}

/** @type {(message: Message) => Child[]} */
function reactions(message) {
  return (message.reactions ?? []).map(one => {
    const emoji = one.emoji.name
    const press = async () => {
      const made = await act('react', { user_id: state.me, channel_id: message.channel_id, message_id: message.id, emoji })
      complain(made.error)
    }
    const node = el('button', { type: 'button', className: 'reaction', onclick: press }, `${emoji} ${one.count}`)
    node.setAttribute('aria-pressed', String(one.me))
    node.dataset.key = 'reaction ' + emoji
    return node
  })
}

/** @type {(message: Message) => Child[]} */
function head(message) {
  const tag = message.author.bot ? el('span', { className: 'tag' }, say('app')) : null
  const date = new Date(message.timestamp)
  const time = el('time', { dateTime: message.timestamp, title: date.toLocaleString() }, moment(date))
  return [el('strong', {}, nameOf(message.author)), tag, time]
}

// Draws a bell that shows whether a message of another user notifies people. Private answers have none.
/** @type {(message: Message) => Child} */
function sound(message) {
  if (message.author.id === state.me || message.flags & (EPHEMERAL | LOADING)) return null
  const name = message.flags & SILENT ? 'unheard' : 'loud'
  return el('span', { role: 'img', 'aria-label': say(name), title: say(name) }, name === 'loud' ? '🔔' : '🔕')
}

/** @type {(author: User) => HTMLElement} */
function avatar(author) {
  const box = el('div', { className: 'avatar', 'aria-hidden': 'true' }, nameOf(author)[0])
  if (author.avatar) {
    box.replaceChildren(el('img', { src: `/avatars/${author.id}/${author.avatar}.png?size=64`, alt: '' }))
  }
  box.style.backgroundColor = author.bot ? '#5865f2' : `hsl(${Number((BigInt(author.id) * 137n) % 360n)} 45% 40%)`
  return box
}

/** @type {(message: Message) => boolean} */
export const mentionsMe = message =>
  message.author.id !== state.me
  && (message.mention_everyone
    || message.mentions.some(one => one.id === state.me)
    || message.mention_roles.some(one => state.guilds.some(guild => guild.mine.includes(one))))

// The parts of a message: a function that draws each, and the data on which it depends.
/** @type {Record<string, { data: (message: Message) => any[], draw: (message: Message) => Child | Child[] }>} */
const PARTS = {
  above: { data: m => [m.interaction, m.referenced_message?.content], draw: above },
  sound: { data: m => [m.flags, m.author.id], draw: sound },
  head: { data: m => [m.timestamp, m.author.id], draw: head },
  body: {
    data: m => [
      m.content,
      m.embeds,
      m.attachments,
      m.flags,
      m.edited_timestamp,
      m.referenced_message,
      !!channelOf(m.message_reference?.channel_id ?? m.id),
    ],
    draw: body,
  },
  reactions: { data: m => [m.reactions], draw: reactions },
  foot: { data: m => [m.thread?.name, m.pinned, m.flags, !!channelOf(m.id)], draw: foot },
}

/** @type {(node: HTMLElement, focusedBefore: Thing | null) => void} */
function place(node, focusedBefore) {
  if (!focusedBefore) return
  const { key, name, text } = focusedBefore
  const all = /** @type {HTMLElement[]} */ ([...node.querySelectorAll('button:not(:disabled)')])
  const next =
    all.find(one => key && one.dataset.key === key)
    ?? all.find(one => name && one.dataset.name === name)
    ?? all.find(one => one.textContent === text)
    ?? node
  next.focus({ preventScroll: true })
}

/** @type {(entry: Entry, message: Message) => void} */
function update(entry, message) {
  const language = document.documentElement.lang
  const focus = /** @type {HTMLElement} */ (document.activeElement)
  const was =
    entry.node.contains(focus) && focus !== entry.node
      ? { key: focus.closest('[data-key]')?.getAttribute('data-key'), name: focus.dataset.name, text: focus.textContent }
      : null
  entry.message = message
  entry.node.className = [
    'message',
    message.flags & EPHEMERAL && 'ephemeral',
    mentionsMe(message) && 'mentioned',
    entry.node.classList.contains('joined') && 'joined',
  ]
    .filter(Boolean)
    .join(' ')
  for (const [name, part] of Object.entries(PARTS)) {
    const key = JSON.stringify([part.data(message), language, state.users.length])
    if (entry.keys[name] === key) continue
    entry.keys[name] = key
    entry[name].replaceChildren(...[part.draw(message)].flat().filter(Boolean))
  }
  const rows = message.components.map(one => ({ key: JSON.stringify([one, language]), one }))
  if (rows.map(row => row.key).join() !== entry.rows.map(row => row.key).join()) {
    const old = [...entry.rows]
    entry.rows = rows.map(row => {
      const at = old.findIndex(other => other.key === row.key)
      return at < 0 ? { key: row.key, node: draw(message, row.one) } : old.splice(at, 1)[0]
    })
    for (const gone of old) gone.node.remove()
    entry.rows.forEach((row, index) => {
      if (entry.components.children[index] !== row.node) entry.components.insertBefore(row.node, entry.components.children[index] ?? null)
    })
  }
  if (was && !entry.node.contains(document.activeElement)) place(entry.node, was)
}

/** @type {(message: Message) => Entry} */
function create(message) {
  /** @type {(tag: string, name: string) => Piece} */
  const part = (tag, name) => el(tag, { className: name })
  const entry = /** @type {Entry & Thing} */ (
    /** @type {Thing} */ ({
      keys: {},
      rows: [],
      above: part('div', 'over'),
      sound: part('div', 'sound'),
      head: part('div', 'head'),
      body: part('div', 'body'),
      components: part('div', 'components'),
      reactions: part('div', 'reactions'),
      foot: part('div', 'foot'),
    })
  )
  entry.node = el(
    'li',
    { tabIndex: -1 },
    entry.above,
    avatar(message.author),
    el('div', { className: 'content' }, entry.sound, entry.head, entry.body, entry.components, entry.reactions, entry.foot),
  )
  entry.node.dataset.id = message.id
  return entry
}

/** @type {(node: any) => void} */
function group(node) {
  const [message, before] = [node, node?.previousElementSibling].map(one => one && shown.get(one.dataset.id)?.message)
  if (!message) return
  const joined =
    before
    && before.author.id === message.author.id
    && !message.interaction
    && message.type === 0
    && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER
    && !((before.flags ^ message.flags) & EPHEMERAL)
  node.classList.toggle('joined', !!joined)
}

/** @type {(message: Message) => void} */
export function put(message) {
  if (dismissed.has(message.id)) return
  let entry = shown.get(message.id)
  if (!entry) {
    shown.set(message.id, (entry = create(message)))
    const later = [...$('#log').children].find(one => BigInt(one.dataset.id) > BigInt(message.id))
    $('#log').insertBefore(entry.node, later ?? null)
  }
  update(entry, message)
  group(entry.node)
  group(entry.node.nextElementSibling)
}

/** @type {(id: string) => void} */
export function remove(id) {
  const entry = shown.get(id)
  if (!entry) return
  const next = entry.node.nextElementSibling
  if (entry.node.contains(document.activeElement)) $('#write').focus()
  entry.node.remove()
  shown.delete(id)
  forget(id)
  group(next)
}

// Remembers events that arrive while the history is loading, because they are newer than its result.
let tick = 0
const heardAt = new Map()
/** @type {(id: string) => void} */
export function hear(id) {
  heardAt.set(id, ++tick)
}

/** @type {(channel: string, before?: string) => Promise<void>} */
export async function load(channel, before) {
  const start = tick
  /** @type {(id: string) => boolean} */
  const newer = id => (heardAt.get(id) ?? 0) > start
  const page = await read('messages', { user: state.me, channel, ...(before ? { before } : {}) })
  if (channel !== state.channel) return
  const known = new Set(page.messages.map(one => one.id))
  if (!before) for (const id of [...shown.keys()]) if (!known.has(id) && !newer(id)) remove(id)
  for (const message of page.messages) if (!newer(message.id)) put(message)
  $('#older').hidden = !page.more
}

// Scrolls to a message and focuses it, unless the user is typing.
/** @type {(id: string, block?: ScrollLogicalPosition, typing?: boolean) => void} */
export function reveal(id, block = 'center', typing = false) {
  shown.get(id)?.node.scrollIntoView({ block })
  if (!typing) shown.get(id)?.node.focus({ preventScroll: true })
}

/** @type {(element: Element | null) => boolean} */
export const types = element => !!element?.matches('input, textarea, select')

// Whether a message can be the result of the user's press: a private answer, or a message with components.
/** @type {(message: Message) => boolean} */
export const answers = message => !!(message.flags & EPHEMERAL) || message.components.length > 0
/** @type {(id: string) => boolean} */
export const waits = id => !!((shown.get(id)?.message.flags ?? 0) & LOADING)
/** @type {(id: string) => number} */
export const heightOf = id => shown.get(id)?.node.offsetHeight ?? 0

export const oldest = () => $('#log').firstElementChild?.dataset.id
export const newest = () => $('#log').lastElementChild?.dataset.id
export const redraw = () => {
  for (const entry of shown.values()) update(entry, entry.message)
}
export const clear = () => {
  for (const id of [...shown.keys()]) remove(id)
}
