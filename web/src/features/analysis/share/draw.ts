import { gaugeAngleDeg, gaugeTicks } from '../../../ui/instruments/gauge.ts'
import { scaleTicks } from '../../../ui/instruments/scale.ts'
import { readTokens } from '../../../ui/tokens.ts'
import { type ShareCard, wrap } from './card.ts'

/** Four by five, as tall as a feed shows it whole. */
export const widthPx = 1080
export const heightPx = 1350
const edgePx = 88
const innerPx = widthPx - 2 * edgePx

const tokens = {
  bg: '--bg',
  surface: '--surface-1',
  line: '--line-strong',
  tick: '--tick',
  strong: '--text-1',
  text: '--text-2',
  dim: '--text-3',
  brass: '--accent-graphic',
  warn: '--warn',
  font: '--font-sans',
} as const

type Pen = CanvasRenderingContext2D
type Colours = Record<keyof typeof tokens, string>

/** Draws the card in the theme that is on the screen. */
export async function drawCard(card: ShareCard): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  const colours = readTokens(tokens)
  // A canvas does not wait for a font by itself.
  await Promise.all(['500', '600'].map(weight => document.fonts.load(`${weight} 40px ${colours.font}`, 'Ağ')))

  pen.fillStyle = colours.bg
  pen.fillRect(0, 0, widthPx, heightPx)
  const write = writer(pen, colours.font)
  drawHead(pen, colours, write, card)
  drawGauge(pen, colours, write, card)
  drawRange(pen, colours, write, card)
  drawFoot(colours, write, card, text => {
    pen.font = `400 30px ${colours.font}`
    return wrap(text, innerPx, line => pen.measureText(line).width)
  })
  return canvas
}

type Style = { sizePx: number; colour: string; weight?: number; align?: CanvasTextAlign }
type Write = (text: string, x: number, y: number, style: Style) => void

const writer =
  (pen: Pen, font: string): Write =>
  (text, x, y, { sizePx, colour, weight = 400, align = 'left' }) => {
    pen.font = `${weight} ${sizePx}px ${font}`
    pen.fillStyle = colour
    pen.textAlign = align
    pen.fillText(text, x, y)
  }

/** Shapes of the interface, drawn at their own scale. */
function scaled(pen: Pen, x: number, y: number, scale: number, draw: () => void) {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  draw()
  pen.restore()
}

function drawHead(pen: Pen, { strong, text, dim, brass }: Colours, write: Write, card: ShareCard) {
  scaled(pen, edgePx - 8, 76, 1.1, () => {
    pen.strokeStyle = strong
    pen.lineWidth = 5
    pen.stroke(new Path2D('M52.35,19.28A24 24 0 1 1 40.99,9.75'))
    pen.fillStyle = strong
    pen.fill(new Path2D('M21.39,44.64L37.36,36.5L37.67,35.19L27.87,26.97L26.64,27.5Z'))
    pen.fillStyle = brass
    pen.fill(new Path2D('M52.25,7.87L37.36,36.5L26.64,27.5Z'))
  })
  write('Pusula', edgePx + 76, 126, { sizePx: 44, colour: strong, weight: 600 })
  write(card.made, widthPx - edgePx, 124, { sizePx: 30, colour: dim, align: 'right' })
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
