// The message box: text, or a slash command with a field for each option.
import { $, act, button, channelOf, complain, el, moveActive, nameOf, placeName, setActive, state } from './kit.js'
import { perform } from './components.js'
import { optionsOf } from './select.js'
import { inLanguage, say } from './texts.js'

const write = $('#write'),
  picker = $('#picker'),
  form = $('#command')
/** @type {Record<number, number>} */
const LIKE_SELECT = { 6: 5, 7: 8, 8: 6, 9: 7 }
const FEW = 3
let wait = 0

/** @type {(thing: Thing) => string} */
const name = thing => inLanguage(thing, 'name', state.locale)
/** @type {(thing: Thing) => string} */
const about = thing => inLanguage(thing, 'description', state.locale)

// Returns all commands of the bot. Each has its full name in English, for sending, and translated, for display.
/** @type {() => Command[]} */
export function leaves() {
  /** @type {Command[]} */
  const found = []
  /** @type {(node: Thing, sent: string, shown: string) => void} */
  const walk = (node, sent, shown) => {
    const under = (node.options ?? []).filter(one => one.type <= 2)
    if (under.length) for (const one of under) walk(one, `${sent} ${one.name}`, `${shown} ${name(one)}`)
    else found.push({ sent, shown, about: about(node), options: node.options ?? [] })
  }
  for (const one of state.commands) if (one.type === 1) walk(one, one.name, name(one))
  return found.sort((a, b) => a.shown.localeCompare(b.shown))
}

function fitting() {
  const typed = write.value.slice(1).trim().toLowerCase()
  const all = leaves()
  /** @type {((one: Command) => boolean)[]} */
  const ranks = [
    one => [one.shown, one.sent].includes(typed),
    one => [one.shown, one.sent].some(n => n.startsWith(typed)),
    one => one.shown.includes(typed),
  ]
  return [...new Set(ranks.flatMap(rank => all.filter(rank)))]
}

function hidePicker() {
  picker.hidden = true
  write.setAttribute('aria-expanded', 'false')
  write.removeAttribute('aria-activedescendant')
}

function suggest() {
  write.style.height = 'auto'
  write.style.height = Math.min(write.scrollHeight, 200) + 'px'
  if (!write.value.startsWith('/')) return hidePicker()
  const found = fitting()
  /** @type {(one: Command) => [Command, boolean][]} */
  const offered = one => [
    [one, false],
    ...(found.length <= FEW && !needs(one) && one.options.length ? /** @type {[Command, boolean][]} */ ([[one, true]]) : []),
  ]
  const rows = found.flatMap(offered)
  picker.replaceChildren(
    ...rows.map(([one, asks], index) =>
      el(
        'li',
        { id: 'command-' + index, role: 'option', onpointerdown: event => event.preventDefault(), onclick: () => choose(one, asks) },
        el('strong', {}, '/' + one.shown + (asks ? ' …' : '')),
        el('span', { className: 'small' }, asks ? say('options') : one.about),
      ),
    ),
  )
  if (!found.length) picker.append(el('li', { className: 'small' }, say('noCommand')))
  picker.hidden = false
  write.setAttribute('aria-expanded', 'true')
  setActive(picker, write, picker.querySelector('[role=option]'))
}

// Returns whether a command has a required option. As in Discord, optional ones are shown only on request.
/** @type {(command: Command) => boolean} */
const needs = command => command.options.some(one => one.required)

/** @type {(command: Command, asks: boolean) => Promise<any>} */
async function choose(command, asks) {
  hidePicker()
  write.value = ''
  if (!asks && !needs(command)) return perform('slash', { user: state.me, channel: state.channel, name: command.sent })
  openCommand(command)
}

function closeCommand() {
  const elsewhere = document.activeElement !== document.body && !form.contains(document.activeElement)
  form.hidden = true
  write.hidden = false
  if (!elsewhere) write.focus()
}

/** @type {(command: Command) => void} */
function openCommand(command) {
  /** @typedef {[Thing, { node: HTMLElement, value: () => any }]} Field */
  const fields = command.options.map(option => /** @type {Field} */ ([option, fieldOf(command, option, () => values())]))
  const values = () => Object.fromEntries(fields.map(([option, one]) => [option.name, one.value()]).filter(([, v]) => v !== undefined))
  const send = el('button', { className: 'button primary' }, say('send'))
  /** @type {(field: Field) => HTMLElement} */
  const row = ([option, one]) =>
    el(
      'div',
      { className: 'option' },
      el(
        'label',
        { htmlFor: 'option-' + option.name },
        name(option),
        el('span', { className: 'small' }, ' ' + about(option) + (option.required ? ` (${say('required')})` : '')),
      ),
      one.node,
    )
  const first = fields.filter(([option]) => option.required || !needs(command))
  const rest = fields.filter(field => !first.includes(field))
  const more = rest.length ? [el('details', {}, el('summary', {}, say('optional', { count: rest.length })), ...rest.map(row))] : []
  form.replaceChildren(
    el('strong', {}, '/' + command.shown),
    ...first.map(row),
    ...more,
    el('div', { className: 'row end' }, button(say('cancel'), closeCommand), send),
  )
  form.onsubmit = async event => {
    event.preventDefault()
    const given = values()
    send.disabled = true
    const result = await perform('slash', { user: state.me, channel: state.channel, name: command.sent, options: given })
    send.disabled = false
    if (!result.error) closeCommand()
  }
  form.onkeydown = event => {
    if (event.key === 'Escape') closeCommand()
    else if (event.key === 'Enter' && event.target.tagName === 'SELECT') form.requestSubmit()
    else return
    event.preventDefault()
  }
  write.hidden = true
  form.hidden = false
  form.dataset.channel = state.channel
  form.querySelector('input, select')?.focus()
}

/** @type {(command: Command, option: Thing, values: () => Thing) => { node: HTMLElement, value: () => any }} */
function fieldOf(command, option, values) {
  const id = 'option-' + option.name
  const number = option.type === 4 || option.type === 10
  /** @type {(text: string) => any} */
  const convert = text => (text === '' ? undefined : number ? Number(text) : option.type === 5 ? text === 'true' : text)
  const list =
    option.choices?.map(one => [one.value, name(one)])
    ?? (option.type === 5
      ? [
          ['true', say('yes')],
          ['false', say('no')],
        ]
      : null)
    ?? (LIKE_SELECT[option.type] ? optionsOf({ ...option, type: LIKE_SELECT[option.type] }).map(one => [one.value, one.label]) : null)
  if (list) {
    const node = el(
      'select',
      { id, required: !!option.required },
      el('option', { value: '' }, '–'),
      list.map(([value, label]) => el('option', { value: String(value) }, label)),
    )
    return { node, value: () => convert(node.value) }
  }
  const input = el('input', {
    id,
    required: !!option.required,
    autocomplete: 'off',
    placeholder: about(option),
    type: number && !option.autocomplete ? 'number' : 'text',
  })
  const bounds = { min: option.min_value, max: option.max_value, minLength: option.min_length, maxLength: option.max_length }
  for (const [key, value] of Object.entries(bounds)) if (value !== undefined) input[key] = value
  if (number) input.step = option.type === 4 ? '1' : 'any'
  if (!option.autocomplete) return { node: input, value: () => convert(input.value) }
  return suggesting(command, option, input, values, convert)
}

/** @type {(command: Command, option: Thing, input: Piece, values: () => Thing, convert: (text: string) => any) => { node: HTMLElement, value: () => any }} */
function suggesting(command, option, input, values, convert) {
  const list = el('ul', { id: input.id + '-list', role: 'listbox', className: 'suggestions', hidden: true, 'aria-label': name(option) })
  for (const [key, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
  })) {
    input.setAttribute(key, value)
  }
  let turn = 0
  /** @type {Thing | null} */
  let chosen = null
  /** @type {(on: boolean) => void} */
  const show = on => {
    list.hidden = !on
    input.setAttribute('aria-expanded', String(on))
  }
  /** @type {(one: Thing) => void} */
  const take = one => {
    chosen = one
    input.value = one.name
    show(false)
  }
  const ask = async () => {
    const mine = ++turn
    const body = {
      user: state.me,
      channel: state.channel,
      name: command.sent,
      focus: option.name,
      options: { ...values(), [option.name]: input.value },
    }
    const { choices } = await act('slash', body).catch(() => ({}))
    if (mine !== turn || document.activeElement !== input) return
    list.replaceChildren(
      ...(choices ?? []).map((one, index) =>
        el(
          'li',
          { id: `${list.id}-${index}`, role: 'option', onpointerdown: event => event.preventDefault(), onclick: () => take(one) },
          inLanguage(one, 'name', state.locale),
        ),
      ),
    )
    list.choices = choices ?? []
    if (!list.choices.length) list.append(el('li', { className: 'small' }, say(choices ? 'nothing' : 'silent')))
    show(true)
    setActive(list, input, null)
  }
  input.oninput = () => {
    chosen = null
    clearTimeout(wait)
    wait = setTimeout(ask, 120)
  }
  input.onfocus = ask
  input.onblur = () => {
    if (document.activeElement !== input) show(false)
  }
  input.onkeydown = event => {
    const active = list.querySelector('.active')
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveActive(list, input, event.key === 'ArrowDown' ? 1 : -1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && !list.hidden && active) {
      take(list.choices[[...list.children].indexOf(active)])
      if (event.key === 'Tab') return
    } else if (event.key === 'Escape' && !list.hidden) show(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { node: el('div', { className: 'holder' }, input, list), value: () => (chosen ? chosen.value : convert(input.value)) }
}

export function showPlace() {
  const channel = channelOf(state.channel)
  write.disabled = !channel
  const label = channel?.writable ? say('write', { place: placeName(channel) }) : say('closed')
  write.placeholder = label
  write.setAttribute('aria-label', label)
  if (!form.hidden && form.dataset.channel !== state.channel) closeCommand()
}

/** @type {(text: string) => void} */
export function type(text) {
  write.value = text
  write.focus()
  suggest()
}

/** @type {(who: User | null) => void} */
export const typing = who => {
  $('#typing').textContent = who ? say('typing', { name: nameOf(who) }) : ''
}

write.oninput = suggest
// If the whole window loses focus, the text box stays the active element, so the command list stays open.
write.onblur = () => {
  if (document.activeElement !== write) hidePicker()
}
write.onfocus = suggest
write.onkeydown = event => {
  if (!picker.hidden && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
    moveActive(picker, write, event.key === 'ArrowDown' ? 1 : -1)
  else if (event.key === 'Escape') hidePicker()
  else if (event.key === 'Tab' && !picker.hidden && picker.querySelector('.active')) picker.querySelector('.active').click()
  else if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) enter()
  else return
  event.preventDefault()
}

async function enter() {
  const text = write.value.trim()
  if (!text) return
  if (text.startsWith('/')) {
    const active = picker.querySelector('.active')
    return active && !picker.hidden ? active.click() : complain(say('noCommand'))
  }
  write.value = ''
  suggest()
  const result = await perform('say', { user: state.me, channel: state.channel, content: text })
  if (result.error) write.value = text
}
