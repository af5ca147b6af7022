// Shows a picture as large as the window, with its alt text.
import { $, button, el } from './kit.js'
import { say } from './texts.js'

/** @type {(source: string, alt: string) => void} */
export function enlarge(source, alt) {
  const dialog = $('#large')
  const image = el('img', { src: source, alt })
  image.onclick = () => image.classList.toggle('full')
  dialog.replaceChildren(
    el('div', { className: 'frame' }, image),
    el('p', {}, alt),
    button(say('close'), () => dialog.close()),
  )
  dialog.onclick = event => event.target === dialog && dialog.close()
  dialog.showModal()
}
