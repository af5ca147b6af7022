// Draws a position. Known pieces are solid; possible pieces are pale, with their probability in percent.
const MOVES = 260
/** @type {Map<number, Part>} */
let shown = new Map()
let moving = 0

// The scale of the drawing: its pixels for each pixel of the background.
const sharpness = () => (devicePixelRatio > 1 ? 2 : 1)

/** @type {(game: Game, images: Picture[], at: number, seat: number, language: number, quick: boolean, percents: (percent: number) => string) => Part[]} */
function drawing(game, images, at, seat, language, quick, percents) {
  const canvas = $('drawing'),
    pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
  const ground = images[game.grounds[game.frames[at].ground][language]]
  const sharp = sharpness()
  if (canvas.width !== ground.width * sharp || canvas.height !== ground.height * sharp)
    Object.assign(canvas, { width: ground.width * sharp, height: ground.height * sharp }).style.width = `${ground.width}px`
  pen.setTransform(sharp, 0, 0, sharp, 0, 0)
  const parts = lying(game, at, seat).map(({ piece, percent }) => {
    const [spot, sprite, x, y] = game.pieces[piece]
    return { spot, piece, percent, x, y, sprite, image: images[game.sprites[sprite]], from: percent === 100 ? shown.get(spot) : undefined }
  })
  const moves = parts.filter(({ from, x, y, sprite }) => from && from.sprite === sprite && (from.x !== x || from.y !== y))
  shown = new Map(parts.filter(part => part.percent === 100).map(part => [part.spot, part]))
  cancelAnimationFrame(moving)
  /** @type {(part: number) => void} */
  const step = part => {
    pen.drawImage(ground, 0, 0)
    for (const each of parts) {
      const { from } = moves.includes(each) ? each : {}
      const way = from ? 1 - (1 - part) ** 3 : 1
      const x = from ? from.x + (each.x - from.x) * way : each.x,
        y = from ? from.y + (each.y - from.y) * way : each.y
      pen.globalAlpha = each.percent === 100 ? 1 : 0.45 + 0.005 * each.percent
      pen.drawImage(each.image, Math.round(x - each.image.width / 2), Math.round(y - each.image.height / 2))
    }
    pen.globalAlpha = 1
    labels(
      pen,
      parts.filter(each => each.percent < 100),
      percents,
      canvas,
      ground,
    )
  }
  if (quick || !moves.length || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return (step(1), parts)
  const begun = performance.now()
  /** @type {(now: number) => void} */
  const tick = now => {
    const part = Math.min(1, Math.max(0, (now - begun) / MOVES))
    step(part)
    if (part < 1) moving = requestAnimationFrame(tick)
  }
  tick(begun)
  return parts
}

// Writes the probability below each possible piece, legible on a phone. Without space, it draws a bar instead.
/** @type {(pen: CanvasRenderingContext2D, parts: Part[], percents: (percent: number) => string, canvas: HTMLCanvasElement, ground: Picture) => void} */
function labels(pen, parts, percents, canvas, ground) {
  const size = Math.max(15, Math.min(21, (9 * ground.width) / (canvas.clientWidth || ground.width))),
    high = size * 1.2
  pen.font = `600 ${size}px system-ui, sans-serif`
  Object.assign(pen, { textAlign: 'center', textBaseline: 'middle' })
  for (const { x, y, image, percent } of parts) {
    const text = percents(percent),
      wide = pen.measureText(text).width + size * 0.5
    const below = y + image.height / 2,
      room = Math.min(...parts.filter(each => each.x !== x && Math.abs(each.y - y) < high).map(each => Math.abs(each.x - x)))
    if (wide > room + 2) {
      pen.fillStyle = 'rgba(20, 22, 26, .86)'
      pen.fillRect(x - image.width / 2, below - 6, image.width, 8)
      pen.fillStyle = '#fff'
      pen.fillRect(x - image.width / 2 + 1, below - 5, ((image.width - 2) * percent) / 100, 6)
      continue
    }
    const middle = Math.max(wide / 2, Math.min(ground.width - wide / 2, x)),
      top = Math.min(ground.height - high, below - high * 0.45)
    pen.fillStyle = 'rgba(20, 22, 26, .86)'
    pen.beginPath()
    pen.roundRect(middle - wide / 2, top, wide, high, high / 2)
    pen.fill()
    pen.fillStyle = '#fff'
    pen.fillText(text, middle, top + high / 2 + 1)
  }
}

// Returns the pieces at a point of the drawing, the top one first.
/** @type {(parts: Part[], x: number, y: number) => Part[]} */
const below = (parts, x, y) =>
  parts.filter(each => Math.abs(x - each.x) <= each.image.width / 2 && Math.abs(y - each.y) <= each.image.height / 2).reverse()
