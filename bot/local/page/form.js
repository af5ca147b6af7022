// Modals: drawing their inputs and sending the answers.
import { $, act, button, el } from './kit.js'
import { markdown } from './markdown.js'
import { select } from './select.js'
import { say } from './texts.js'

let count = 0

/** @type {(component: Component, id: string) => Omit<Question, 'id'>} */
function textInput(component, id) {
  const node = el(component.style === 2 ? 'textarea' : 'input', {
    id,
    value: component.value ?? '',
    placeholder: component.placeholder ?? '',
    required: component.required !== false,
    autocomplete: 'off',
  })
  if (component.style === 2) node.rows = 4
  if (component.min_length) node.minLength = component.min_length
  if (component.max_length) node.maxLength = component.max_length
  return { node, value: () => node.value }
}

/** @type {(component: Component, id: string) => Omit<Question, 'id'>} */
function choices(component, id) {
  const radio = component.type === 21
  const boxes = component.options.map((one, index) => {
    const input = el('input', {
      type: radio ? 'radio' : 'checkbox',
      name: id,
      value: one.value,
      checked: !!one.default,
      id: `${id}-${index}`,
      required: radio && component.required !== false,
    })
    const small = one.description ? el('span', { className: 'small' }, one.description) : null
    return el('label', { className: 'choice' }, input, el('span', {}, one.label, small))
  })
  const picked = () =>
    boxes
      .map(one => one.firstChild)
      .filter(one => one.checked)
      .map(one => one.value)
  const least = component.required === false ? 0 : (component.min_values ?? 1)
  const most = component.max_values ?? boxes.length
  const problem = () => (!radio && (picked().length < least || picked().length > most) ? say('between', { least, most }) : '')
  return { node: el('div', {}, boxes), group: true, value: () => (radio ? (picked()[0] ?? null) : picked()), problem }
}

/** @type {(component: Component, label: string) => Question} */
function question(component, label) {
  const id = 'question' + ++count
  if (component.type === 4) return { id, ...textInput(component, id) }
  if (component.type === 21 || component.type === 22) return { id, ...choices(component, id) }
  if (component.type === 23) {
    const node = el('input', { type: 'checkbox', id, checked: !!component.default })
    return { id, node, value: () => node.checked }
  }
  const node = select(component, { label })
  return { id, node, group: true, value: () => node.values(), problem: () => node.problem(component.required !== false) }
}

/** @type {(component: Component, label: string, description: string | null, answers: [string, Question][]) => HTMLElement} */
function field(component, label, description, answers) {
  const made = question(component, label)
  answers.push([component.custom_id, made])
  const mark =
    component.required === false || component.type === 23
      ? null
      : el('span', { className: 'required', title: say('required') }, ' *', el('span', { className: 'hidden' }, say('required')))
  const about = description ? el('p', { className: 'small' }, description) : null
  made.error = el('p', { className: 'wrong', role: 'alert' })
  if (made.group) return el('fieldset', {}, el('legend', {}, label, mark), about, made.node, made.error)
  return el('div', { className: 'field' }, el('label', { htmlFor: made.id }, label, mark), about, made.node, made.error)
}

/** @type {(modal: Thing, answers: [string, Question][]) => HTMLElement[]} */
function parts(modal, answers) {
  return modal.components
    .map(part => {
      if (part.type === 10) return el('div', {}, markdown(part.content))
      if (part.type === 18) return field(part.component, part.label, part.description, answers)
      return part.components.map(one => field(one, one.label, null, answers))
    })
    .flat()
}

/** @type {(shown: Thing) => void} */
export function openForm(shown) {
  const dialog = $('#form')
  /** @type {[string, Question & { error: HTMLElement }][]} */
  const answers = []
  const wrong = el('p', { className: 'wrong', role: 'alert' })
  const send = el('button', { className: 'button primary' }, say('submit'))
  const form = el(
    'form',
    {},
    el('h2', { id: 'form-title' }, shown.modal.title),
    el('div', { className: 'questions' }, parts(shown.modal, answers)),
    wrong,
    el(
      'div',
      { className: 'row end' },
      button(say('cancel'), () => dialog.close()),
      send,
    ),
  )
  form.onsubmit = async event => {
    event.preventDefault()
    for (const [, one] of answers) one.error.textContent = one.problem?.() ?? ''
    if (answers.some(([, one]) => one.error.textContent)) return
    send.disabled = true
    const values = Object.fromEntries(answers.map(([id, one]) => [id, one.value()]))
    const result = await act('submit', { interaction: shown.id, values }).catch(() => ({ failed: 'lost' }))
    send.disabled = false
    if (result.error || result.failed) wrong.textContent = result.error ?? say('failed')
    else dialog.close()
  }
  dialog.replaceChildren(form)
  dialog.showModal()
  form.querySelector('.questions :is(input, textarea, button)')?.focus()
}
