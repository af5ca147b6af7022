// Buttons, selects and layouts on messages.
import { act, complain, el, link, state } from './kit.js'
import { openForm } from './form.js'
import { enlarge } from './large.js'
import { markdown } from './markdown.js'
import { select } from './select.js'
import { say } from './texts.js'

/** @type {Record<number, string>} */
const STYLES = { 1: 'primary', 2: '', 3: 'success', 4: 'danger', 5: 'link', 6: 'primary' }

// Sends a user's press and waits for the bot's answer.
/** @type {(what: string, body: Thing) => Promise<any>} */
export async function perform(what, body) {
  complain()
  state.acted = Date.now()
  const result = await act(what, body).catch(() => ({ error: say('lost') }))
  if (result.error) complain(result.error)
  else if (result.failed) complain(say(state.connected ? (what === 'slash' ? 'silent' : 'failed') : 'away'))
  else if (result.modal) openForm(result)
  return result
}

// Until a press is answered, Discord's client disables all buttons of the message, but not its menus. Buttons of a newer
// version of the message can be pressed at once. Source: discord-api-docs, issue 4730.
/** @type {(message: Message, component: Component, values?: any[]) => Promise<any>} */
async function press(message, component, values) {
  const body = { user: state.me, channel: message.channel_id, message: message.id, custom_id: component.custom_id }
  const buttons = [...document.querySelectorAll(`.message[data-id="${message.id}"] .components button.button`)]
  for (const one of buttons) one.setAttribute('aria-disabled', 'true')
  const result = await perform('click', values ? { ...body, values } : body)
  for (const one of buttons) one.removeAttribute('aria-disabled')
  return result
}

/** @type {(message: Message, component: Component) => HTMLElement} */
function buttonOf(message, component) {
  const label = [component.emoji?.name, component.label].filter(Boolean).join(' ')
  if (component.style === 5) return link(label, component.url, 'button')
  const node = el(
    'button',
    { type: 'button', className: 'button ' + (STYLES[component.style] ?? ''), disabled: !!component.disabled },
    label,
  )
  node.dataset.key = component.custom_id
  node.onclick = async () => {
    if (node.getAttribute('aria-disabled')) return
    node.setAttribute('aria-busy', 'true')
    await press(message, component)
    node.removeAttribute('aria-busy')
  }
  return node
}

/** @type {(source: string, alt?: string, width?: number, height?: number) => HTMLElement} */
export function picture(source, alt, width, height) {
  const text = alt || say('image')
  const image = el('img', { src: source, alt: text })
  if (width && height) Object.assign(image, { width, height })
  const open = el('button', { type: 'button', className: 'picture', 'aria-label': say('enlarge', { alt: text }) }, image)
  open.onclick = () => enlarge(source, text)
  return open
}

/** @type {(message: Message, component: Component) => HTMLElement} */
function section(message, component) {
  const accessory = component.accessory
  const side = accessory?.type === 11 ? picture(accessory.media.url, accessory.description) : accessory && draw(message, accessory)
  return el(
    'div',
    { className: 'section' },
    el(
      'div',
      {},
      component.components.map(one => draw(message, one)),
    ),
    side,
  )
}

/** @type {(message: Message, component: Component) => HTMLElement} */
export function draw(message, component) {
  const children = () => component.components.map(one => draw(message, one))
  switch (component.type) {
    case 1:
      return el('div', { className: 'row' }, children())
    case 2:
      return buttonOf(message, component)
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return select(component, { message: message.id, chosen: values => press(message, component, values) })
    case 9:
      return section(message, component)
    case 10:
      return el('div', {}, markdown(component.content))
    case 12:
      return el(
        'div',
        { className: 'gallery' },
        component.items.map(one => picture(one.media.url, one.description, one.media.width, one.media.height)),
      )
    case 13:
      return el('a', { href: component.file.url, download: '' }, say('file'))
    case 14:
      return el('hr')
    case 17: {
      const box = el('div', { className: 'embed' }, children())
      if (component.accent_color) box.style.borderInlineStartColor = '#' + component.accent_color.toString(16).padStart(6, '0')
      return box
    }
    default:
      return el('p', { className: 'small' }, say('gone'))
  }
}
