// A select with search, for one choice or several, on messages and in forms.
import { channelOf, el, moveActive, setActive, state } from './kit.js'
import { say } from './texts.js'

let count = 0
const SEARCH_FROM = 8

// The last choice in each menu, by message and custom_id. As in Discord's client, a menu still shows it after an edit
// of the message, if its custom_id and options are the same, and does not send the same choice again.
const last = new Map()
/** @type {(message: string) => void} */
export const forget = message => last.delete(message)

/** @type {(component: Component) => Thing[]} */
export function optionsOf(component) {
  const guild = state.guilds.find(one => one.id === channelOf(state.channel)?.guild_id)
  const people = state.users.concat(state.bot ?? []).map(one => ({ label: one.global_name ?? one.username, value: one.id }))
  const roles = (guild?.roles ?? []).map(one => ({ label: '@' + one.name.replace('@', ''), value: one.id }))
  const channels = state.channels.filter(one => guild && one.guild_id === guild.id && (component.channel_types?.includes(one.type) ?? true))
  return {
    3: () => component.options,
    5: () => people,
    6: () => roles,
    7: () => people.concat(roles),
    8: () => channels.map(one => ({ label: '#' + one.name, value: one.id })),
  }[component.type]()
}

// On a message, `chosen(values)` is called when the choice changes. In modals, `values()` returns the choice.
/** @type {(component: Component, how: { chosen?: (values: any[]) => Promise<any>, label?: string, message?: string }) => any} */
export function select(component, { chosen, label, message }) {
  const id = 'select' + ++count
  const options = optionsOf(component)
  const [least, most] = [component.min_values ?? 1, component.max_values ?? 1]
  const several = most > 1
  const defaults = new Set((component.default_values ?? []).map(one => one.id))
  const said = options.filter(one => one.default || defaults.has(one.value)).map(one => one.value)
  const offered = JSON.stringify(options.map(one => [one.value, one.label]))
  const before = last.get(message)?.get(component.custom_id)
  let picked = before?.offered === offered ? before.values : said
  let draft = [...picked]

  const shown = el('span', { className: 'value' })
  const open = el(
    'button',
    {
      type: 'button',
      className: 'select',
      disabled: !!component.disabled,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': id,
    },
    shown,
    el('span', { 'aria-hidden': 'true' }, '▾'),
  )
  open.dataset.key = component.custom_id
  open.dataset.name = component.placeholder ?? ''
  const search = el('input', {
    type: 'search',
    placeholder: say('search'),
    'aria-label': say('search'),
    role: 'combobox',
    'aria-controls': id,
    'aria-expanded': 'true',
    autocomplete: 'off',
    hidden: options.length < SEARCH_FROM,
  })
  const list = el('ul', { id, role: 'listbox', tabIndex: -1, 'aria-label': label ?? component.placeholder ?? say('choose') })
  if (several) list.setAttribute('aria-multiselectable', 'true')
  const done = el('button', { type: 'button', className: 'button primary' }, say('done'))
  const note = el('span', { className: 'small' })
  const panel = el('div', { className: 'panel', hidden: true }, search, list, several ? el('div', { className: 'row' }, done, note) : null)
  const root = el('div', { className: 'holder' }, open, panel)
  const owner = () => (search.hidden ? list : search)

  /** @type {(value: string) => string} */
  const name = value => options.find(one => one.value === value)?.label ?? value
  const show = () => {
    const text = picked.map(name).join(', ')
    shown.textContent = text || component.placeholder || say('choose')
    shown.classList.toggle('empty', !text)
    open.setAttribute('aria-label', [label ?? component.placeholder, text].filter(Boolean).join(': ') || say('choose'))
  }
  const fill = () => {
    const wanted = search.value.toLowerCase()
    const fitting = options.filter(one => (one.label + ' ' + (one.description ?? '')).toLowerCase().includes(wanted))
    list.replaceChildren(
      ...fitting.map((one, index) =>
        el(
          'li',
          { id: `${id}-${index}`, role: 'option', 'aria-selected': String(draft.includes(one.value)), onclick: () => take(one.value) },
          el('span', {}, one.emoji?.name ? one.emoji.name + ' ' : '', one.label),
          one.description ? el('span', { className: 'small' }, one.description) : null,
        ),
      ),
    )
    fitting.forEach((one, index) => {
      list.children[index].dataset.value = one.value
    })
    if (!fitting.length) list.append(el('li', { className: 'small' }, say('nothing')))
    note.textContent = `${say('chosen', { count: draft.length })} · ${say('between', { least, most })}`
    done.disabled = draft.length < least || draft.length > most
  }
  /** @type {(focus: boolean) => void} */
  const close = focus => {
    panel.hidden = true
    open.setAttribute('aria-expanded', 'false')
    document.removeEventListener('pointerdown', outside)
    if (focus) open.focus()
  }
  /** @type {(event: PointerEvent) => unknown} */
  const outside = event => root.contains(event.target) || close(false)
  const decide = async () => {
    const same = draft.length === picked.length && draft.every(value => picked.includes(value))
    picked = [...draft]
    show()
    close(true)
    if (same || !chosen) return
    if (!last.has(message)) last.set(message, new Map())
    const menus = last.get(message)
    menus.set(component.custom_id, { offered, values: picked })
    const result = await chosen(picked)
    if (!result.error && !result.failed) return
    menus.delete(component.custom_id)
    picked = said
    show()
  }
  /** @type {(value: string) => unknown} */
  const take = value => {
    if (!several) {
      draft = draft[0] === value && least === 0 && !chosen ? [] : [value]
      return decide()
    }
    draft = draft.includes(value) ? draft.filter(one => one !== value) : draft.length < most ? [...draft, value] : draft
    const at = list.querySelector('.active')?.dataset.value
    fill()
    setActive(
      list,
      owner(),
      [...list.children].find(one => one.dataset.value === (at ?? value)),
    )
  }
  open.onclick = () => {
    if (!panel.hidden) return close(true)
    draft = [...picked]
    search.value = ''
    fill()
    panel.hidden = false
    open.setAttribute('aria-expanded', 'true')
    document.addEventListener('pointerdown', outside)
    owner().focus()
    const start = [...list.children].find(one => draft.includes(one.dataset.value)) ?? list.querySelector('[role=option]')
    setActive(list, owner(), start)
    panel.scrollIntoView({ block: 'nearest' })
  }
  search.oninput = () => {
    fill()
    setActive(list, search, list.querySelector('[role=option]'))
  }
  panel.onkeydown = event => {
    const steps = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' }
    const inList = event.target === list || event.target === search
    if (event.key in steps && inList && !(event.target === search && ['Home', 'End'].includes(event.key)))
      moveActive(list, owner(), steps[event.key])
    else if (event.key === 'Escape') close(true)
    else if (inList && (event.key === 'Enter' || (event.key === ' ' && event.target === list))) {
      const active = list.querySelector('.active')
      if (active) take(active.dataset.value)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  panel.addEventListener('focusout', event => event.relatedTarget && !root.contains(event.relatedTarget) && close(false))
  done.onclick = decide
  show()
  root.values = () => picked
  root.problem = (/** @type {boolean} */ required) =>
    picked.length < (required || picked.length ? least : 0) ? say('between', { least, most }) : ''
  return root
}
