import {
  type Colours,
  edgePx,
  innerPx,
  openCard,
  type Pen,
  scaled,
  type Write,
  widthPx,
  wrap,
} from '../../../lib/picture/pen.ts'
import { gaugeAngleDeg, gaugeTicks } from '../../../ui/instruments/gauge.ts'
import { scaleTicks } from '../../../ui/instruments/scale.ts'
import type { ShareCard } from './card.ts'

/** Draws the card in the theme that is on the screen. */
export async function drawCard(card: ShareCard): Promise<HTMLCanvasElement> {
  const { canvas, pen, colours, write, measure } = await openCard(card.made)
  drawHead(colours, write, card)
  drawGauge(pen, colours, write, card)
  drawRange(pen, colours, write, card)
  drawFoot(colours, write, card, text => wrap(text, innerPx, measure(30)))
  return canvas
}

function drawHead({ strong, text }: Colours, write: Write, card: ShareCard) {
  write(card.name, edgePx, 258, { sizePx: 64, colour: strong, weight: 600 })
  write(card.symbol, edgePx, 306, { sizePx: 32, colour: text })
  write(card.price, widthPx - edgePx, 258, { sizePx: 64, colour: strong, weight: 600, align: 'right' })
}

function drawGauge(pen: Pen, { strong, text, tick, brass, bg }: Colours, write: Write, card: ShareCard) {
  scaled(pen, widthPx / 2 - 92 * 3, 372, 3, () => {
    pen.lineCap = 'round'
    for (const { x1, y1, x2, y2, lit, major } of gaugeTicks(card.score)) {
      pen.strokeStyle = lit ? strong : tick
      pen.lineWidth = major ? 2 : 1.6
      pen.beginPath()
      pen.moveTo(x1, y1)
      pen.lineTo(x2, y2)
      pen.stroke()
    }
    pen.translate(92, 92)
    pen.rotate((gaugeAngleDeg(card.score) * Math.PI) / 180)
    pen.translate(-92, -92)
    pen.fillStyle = text
    pen.fill(new Path2D('M92 114 98.5 92 98 91H86l-.5 1Z'))
    pen.fillStyle = brass
    pen.fill(new Path2D('M92 30 98.5 92H85.5Z'))
    pen.fillStyle = bg
    pen.beginPath()
    pen.arc(92, 92, 2.6, 0, 2 * Math.PI)
    pen.fill()
  })
  const middle = widthPx / 2
  write(String(card.score), middle, 846, { sizePx: 128, colour: strong, weight: 600, align: 'center' })
  write(`${card.scoreLabel}: ${card.band}`, middle, 912, { sizePx: 38, colour: text, weight: 500, align: 'center' })
}

/** The range as large as the score: it is what the analysis says most surely. */
function drawRange(pen: Pen, { strong, text, dim, tick, brass }: Colours, write: Write, card: ShareCard) {
  if (!card.range) return
  const { text: range, lowRatio, highRatio, lowEnd, highEnd } = card.range
  const x = (ratio: number) => edgePx + ratio * innerPx
  write(card.rangeLabel, edgePx, 996, { sizePx: 32, colour: text })
  write(range, edgePx, 1070, { sizePx: 68, colour: strong, weight: 600 })
  for (const { xPercent, major } of scaleTicks(61, 10, null)) {
    pen.fillStyle = tick
    pen.fillRect(x(xPercent / 100) - 1, major ? 1108 : 1116, 2, major ? 34 : 26)
  }
  pen.fillStyle = brass
  pen.globalAlpha = 0.42
  pen.fillRect(x(lowRatio), 1108, (highRatio - lowRatio) * innerPx, 34)
  pen.globalAlpha = 1
  for (const ratio of [lowRatio, highRatio]) pen.fillRect(x(ratio) - 2, 1102, 4, 46)
  pen.fillStyle = strong
  pen.fillRect(x(0.5) - 2, 1098, 4, 54)
  write(lowEnd, edgePx, 1188, { sizePx: 28, colour: dim })
  write(card.price, widthPx / 2, 1188, { sizePx: 28, colour: strong, weight: 500, align: 'center' })
  write(highEnd, widthPx - edgePx, 1188, { sizePx: 28, colour: dim, align: 'right' })
}

function drawFoot({ dim, warn }: Colours, write: Write, card: ShareCard, lines: (text: string) => string[]) {
  const said = lines(card.advice)
  for (const [place, line] of said.entries()) write(line, edgePx, 1256 + place * 40, { sizePx: 30, colour: dim })
  if (card.simulated)
    write(card.simulated, widthPx - edgePx, 306, { sizePx: 32, colour: warn, weight: 500, align: 'right' })
}
