// The page: the chosen user and channel, and live updates.
import { $, act, channelOf, complain, el, nameOf, onJump, placeName, read, state, user } from './kit.js'
import { leaves, showPlace, type, typing } from './composer.js'
import {
  answers,
  clear,
  hear as heard,
  heightOf,
  load,
  mentionsMe,
  newest,
  oldest,
  put,
  redraw,
  remove,
  reveal,
  types,
  waits,
} from './messages.js'
import { say, setLanguage } from './texts.js'

const asked = new URLSearchParams(location.search).get('as')
state.me = asked ?? sessionStorage.getItem('me') ?? ''
state.channel = sessionStorage.getItem('channel') ?? ''
if (asked) history.replaceState(null, '', '/')
const pings = new Map()
const narrow = matchMedia('(max-width: 720px)')
const scroller = $('#scroll')
// The greatest height of a message, with its margins, that is visible as a whole.
const room = () => scroller.clientHeight - 40
let stuck = true
let before = { top: 0, height: 0 }
/** @type {WebSocket | undefined} */
let feed
let soon = 0,
  quiet = 0

// The last read message of each channel, stored for each user even after the page is closed.
const seen = () => JSON.parse(localStorage.getItem('read ' + state.me) ?? '{}')
/** @type {(id?: string) => void} */
function markRead(id) {
  pings.delete(state.channel)
  if (id) localStorage.setItem('read ' + state.me, JSON.stringify({ ...seen(), [state.channel]: id }))
}
/** @type {(channel: Channel) => boolean} */
const unread = channel =>
  channel.id !== state.channel && channel.last_message_id && BigInt(channel.last_message_id) > BigInt(seen()[channel.id] ?? 0)

/** @type {Record<number, string>} */
const MARKS = { 0: '#', 1: '@', 3: '@', 2: '🔊', 5: '📢', 13: '🎤', 15: '🗂' }
const THREADS = [10, 11, 12]
const FORUM = 15

// Returns the names of the tags of a forum post.
/** @type {(channel: Channel) => string[]} */
function tagsOf(channel) {
  const known = channelOf(channel.parent_id)?.available_tags ?? []
  return known.filter(tag => channel.applied_tags?.includes(tag.id)).map(tag => tag.name)
}

/** @type {(channel: Channel, extra?: string) => HTMLElement} */
function place(channel, extra = '') {
  const fresh = unread(channel)
  const count = pings.get(channel.id)
  const tags = tagsOf(channel)
  const node = el(
    'button',
    { type: 'button', className: `place ${extra} ${fresh ? 'fresh' : ''}` },
    el('span', { 'aria-hidden': 'true', className: 'mark' }, MARKS[channel.type] ?? '↳'),
    el('span', { className: 'name' }, channel.type === 1 ? nameOf(state.bot) : channel.name),
    tags.length ? el('span', { className: 'small' }, tags.join(', ')) : null,
    count ? el('span', { className: 'count' }, String(count)) : null,
    fresh ? el('span', { className: 'hidden' }, say('unread')) : null,
  )
  if (channel.id === state.channel) node.setAttribute('aria-current', 'page')
  node.dataset.id = channel.id
  node.onclick = () => go(channel.id)
  return node
}

/** @type {(old: HTMLElement, node: HTMLElement) => void} */
function update(old, node) {
  old.onclick = node.onclick
  if (old.isEqualNode(node)) return
  old.className = node.className
  if (node.hasAttribute('aria-current')) old.setAttribute('aria-current', 'page')
  else old.removeAttribute('aria-current')
  old.replaceChildren(...node.children)
}

function drawPlaces() {
  const guild = state.guilds[0]
  $('#server').textContent = guild?.name ?? 'Escapade'
  const list = $('#places')
  const nodes = []
  for (const one of state.guilds) {
    if (one !== guild) nodes.push(el('h2', {}, one.name))
    for (const channel of state.channels.filter(other => other.guild_id === one.id && !THREADS.includes(other.type))) {
      // A forum has no messages. It is the heading of its list of posts, archived ones included.
      nodes.push(channel.type === FORUM ? el('h2', {}, `${MARKS[FORUM]} ${channel.name}`) : place(channel))
      const open = other => !other.archived || other.id === state.channel || channel.type === FORUM
      const threads = state.channels.filter(other => other.parent_id === channel.id && open(other))
      nodes.push(...threads.map(other => place(other, 'thread')))
    }
  }
  const direct = state.channels.filter(one => one.type === 1)
  nodes.push(el('h2', {}, say('direct')))
  if (direct.length) nodes.push(...direct.map(one => place(one)))
  else if (state.bot) {
    const node = place({ id: '', type: 1 })
    node.onclick = async () => {
      const made = await act('dm', { user_id: state.me })
      await refresh()
      go(made.id)
    }
    nodes.push(node)
  }
  nodes.push(...state.channels.filter(one => one.type === 3).map(one => place(one)))
  // Unchanged elements stay, so that neither the focus nor a press in progress is lost.
  const held = list.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.id : null
  nodes.forEach((node, index) => {
    const old = list.children[index]
    if (!old) list.append(node)
    else if (old.dataset.id !== undefined && old.dataset.id === node.dataset.id) update(old, node)
    else if (!old.isEqualNode(node)) old.replaceWith(node)
  })
  while (list.children.length > nodes.length) list.lastChild.remove()
  if (held !== null) [...list.children].find(one => one.dataset.id === held)?.focus()
  const waiting = state.channels.filter(unread).length
  $('#dot').hidden = !waiting
  document.title = (waiting ? `(${waiting}) ` : '') + placeName(channelOf(state.channel)) + ' · ' + (guild?.name ?? 'Escapade')
}

function drawSelf() {
  $('#me').replaceChildren(...state.users.map(one => el('option', { value: one.id, selected: one.id === state.me }, nameOf(one))))
  $('#locale').value = state.locale
  $('#refuses').checked = state.dms_closed
  $('#previews').checked = state.previews
  $('#installed').checked = state.installed
  $('#bot').textContent = say(state.connected ? 'online' : 'offline')
  $('#bot').className = state.connected ? 'online' : 'offline'
  const channel = channelOf(state.channel)
  $('#title').textContent = placeName(channel)
  $('#thread').hidden = ![0, 5].includes(channel?.type ?? -1) || !channel?.writable
}

function drawHint() {
  const command =
    '/' + (leaves().find(one => one.sent === 'escapade') ?? leaves().find(one => one.sent.endsWith(' new')) ?? { shown: 'escapade' }).shown
  $('#hint-text').textContent = say('hint', { command })
  $('#hint-go').textContent = say('hintGo', { command })
  $('#hint-go').onclick = () => type(command)
  const answered = !!$('#log .components:not(:empty)')
  $('#hint').hidden = answered || localStorage.getItem('hint') === 'closed' || channelOf(state.channel)?.type !== 0
}

async function refresh() {
  const fresh = await read('state', { user: state.me })
  if (!fresh.users.some(one => one.id === state.me)) {
    state.me = fresh.users[0]?.id ?? ''
    if (state.me) return start()
  }
  Object.assign(state, fresh)
  setLanguage(state.locale)
  if (!channelOf(state.channel)) {
    state.channel = (state.channels.find(one => one.type === 0) ?? state.channels[0])?.id ?? ''
    clear()
    await load(state.channel)
  }
  state.commands = state.channel ? await read('commands', { user: state.me, channel: state.channel }) : []
  sessionStorage.setItem('me', state.me)
  sessionStorage.setItem('channel', state.channel)
  markRead(channelOf(state.channel)?.last_message_id)
  drawPlaces()
  drawSelf()
  drawHint()
  showPlace()
  redraw()
}

function later() {
  clearTimeout(soon)
  soon = setTimeout(() => refresh().catch(() => complain(say('lost'))), 40)
}

/** @type {(id: string) => Promise<void>} */
async function go(id) {
  state.channel = id
  complain()
  clear()
  toEnd()
  drawer(false)
  await refresh()
  await load(id)
  drawHint()
  settle()
  markRead(newest())
  drawPlaces()
  showPlace()
  if (!narrow.matches && !scroller.contains(document.activeElement)) $('#write').focus()
}

/** @type {(event: { t: string, d: any }) => void} */
function hear({ t, d }) {
  if (t === 'STATE') return later()
  const here = d.channel_id === state.channel
  if (t === 'TYPING_START') {
    if (!here) return
    typing(user(d.user_id))
    clearTimeout(quiet)
    quiet = setTimeout(() => typing(null), 8000)
  } else if (t === 'MESSAGE_DELETE') {
    if (here) {
      heard(d.id)
      remove(d.id)
    }
  } else {
    const waited = here && waits(d.id)
    if (here) {
      heard(d.id)
      put(d)
    }
    if (waited) settle()
    if (t !== 'MESSAGE_CREATE') return
    if (here) arrived(d)
    if (d.author.id === state.bot?.id) typing(null)
    const channel = channelOf(d.channel_id)
    if (!here && (mentionsMe(d) || !d.guild_id)) pings.set(d.channel_id, (pings.get(d.channel_id) ?? 0) + 1)
    if (!channel) return later()
    channel.last_message_id = d.id
    if (here && document.hasFocus()) markRead(d.id)
    else if (!here) $('#news').textContent = say('news', { place: placeName(channel) })
    drawPlaces()
  }
}

// If a newly shown message is or becomes taller than the window, its start is shown.
let come = ''
function settle(last = newest() ?? '') {
  come = last
  if (!last || heightOf(last) <= room()) return
  stuck = false
  reveal(last, 'start', true)
}
for (const act of ['wheel', 'pointerdown', 'keydown', 'touchmove'])
  addEventListener(act, () => (come = ''), { capture: true, passive: true })

// Scrolls to an answer that the user has just requested. Other new messages wait below if the user has scrolled up.
// While a menu is open, nothing scrolls.
/** @type {(message: Message) => void} */
function arrived(message) {
  drawHint()
  const first = $('#log').children.length === 1
  if (document.activeElement?.closest('.panel')) {
    stuck = false
    $('#present').hidden = false
    return
  }
  const mine = first || message.author.id === state.me || (answers(message) && Date.now() - state.acted < 5000)
  if ((come = mine ? message.id : '') && heightOf(message.id) > room()) {
    stuck = false
    reveal(message.id, 'start', first || types(document.activeElement))
  } else if (mine || stuck) toEnd()
  else $('#present').hidden = false
}

function toEnd() {
  stuck = true
  before = { top: 0, height: 0 }
  scroller.scrollTop = scroller.scrollHeight
  $('#present').hidden = true
}

function listen() {
  feed?.close()
  const mine = (feed = new WebSocket(`ws://${location.host}/local/events?user=${state.me}`))
  mine.onmessage = event => hear(JSON.parse(event.data))
  mine.onopen = async () => {
    complain()
    await refresh()
    await load(state.channel)
    drawHint()
    showPlace()
    if (stuck) settle()
  }
  mine.onclose = () => {
    if (mine !== feed) return
    complain(say('lost'))
    setTimeout(listen, 1000)
  }
}

function start() {
  sessionStorage.setItem('me', state.me)
  clear()
  toEnd()
  pings.clear()
  listen()
}

/** @type {(on: boolean) => void} */
function drawer(on) {
  document.body.classList.toggle('drawer', on)
  $('#menu').setAttribute('aria-expanded', String(on))
  $('#side').inert = narrow.matches && !on
  if (on) $('#places button')?.focus()
}

// The view stays at the last message until the user scrolls up. A changed height alone does not count as scrolling.
scroller.onscroll = () => {
  const now = { top: scroller.scrollTop, height: scroller.scrollHeight }
  if (now.height - now.top - scroller.clientHeight < 80) {
    stuck = true
    $('#present').hidden = true
  } else if (now.top < before.top && now.height === before.height) stuck = false
  before = now
}
const keepLow = new ResizeObserver(() => {
  if (stuck && come && come === newest()) settle(come)
  if (stuck) scroller.scrollTop = scroller.scrollHeight
})
keepLow.observe($('#log'))
keepLow.observe($('#hint'))
keepLow.observe(scroller)

onJump(async (channel, message) => {
  if (channel !== state.channel) await go(channel)
  if (message) reveal(message)
})
narrow.onchange = () => drawer(false)
drawer(false)
$('#menu').onclick = () => drawer(!document.body.classList.contains('drawer'))
$('#main').onpointerdown = event => event.target.closest('#menu') || drawer(false)
document.onkeydown = event => {
  if (event.key === 'Escape' && document.body.classList.contains('drawer')) {
    drawer(false)
    $('#menu').focus()
  }
}
$('#me').onchange = event => {
  state.me = event.target.value
  start()
}
$('#locale').onchange = event => act('set_locale', { user_id: state.me, locale: event.target.value })
$('#refuses').onchange = event => act('close_dms', { user_id: state.me, closed: event.target.checked })
$('#previews').onchange = async event => {
  await act('set_previews', { user_id: state.me, shown: event.target.checked })
  load(state.channel)
}
$('#installed').onchange = event => act('install', { user_id: state.me, installed: event.target.checked })
$('#present').onclick = () => {
  toEnd()
  if (!narrow.matches) $('#write').focus()
}
$('#another').onclick = () => {
  const at = state.users.findIndex(one => one.id === state.me)
  open('/?as=' + state.users[(at + 1) % state.users.length].id, '_blank', 'noopener')
}
$('#add').onclick = async () => {
  const name = prompt(say('newName'))
  const made = name && (await act('add_user', { name, locale: state.locale }))
  if (made?.error) complain(made.error)
  else if (made) {
    state.me = made.id
    start()
  }
}
$('#thread').onclick = async () => {
  const name = prompt(say('threadName'))
  const made = name && (await act('start_thread', { channel_id: state.channel, user_id: state.me, name }))
  if (made?.error) complain(made.error)
  else if (made) {
    await refresh()
    go(made.id)
  }
}
$('#hint-close').onclick = () => {
  localStorage.setItem('hint', 'closed')
  drawHint()
  $('#write').focus()
}
$('#older').onclick = () => {
  stuck = false
  load(state.channel, oldest())
}
// After any other key or press, the user no longer waits for the last answer, so the view does not jump to it.
for (const touch of ['keydown', 'pointerdown'])
  addEventListener(
    touch,
    () => {
      state.acted = 0
    },
    true,
  )
addEventListener('focus', () => {
  markRead(newest())
  drawPlaces()
})
setLanguage(navigator.language)
start()
