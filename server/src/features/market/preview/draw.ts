import { type Language, numbersIn, type Tender } from '@pusula/words'
import { createCanvas } from '../../../platform/picture/canvas.ts'
import { circle, type Point, ring, roundedBox, stroke } from '../../../platform/picture/shapes.ts'
import { isWritable, lettering, type Typeface, widthOf } from '../../../platform/picture/text.ts'
import { previewText } from './messages.ts'

/** What previews of links are drawn at by those who show them. */
export const widthPx = 1200
export const heightPx = 630

export interface CoinCard {
  symbol: string
  name: string
  priceUsd: number
  /** What its readers pay with. */
  tender: Tender
  /** Over a day, in that money. */
  changePercent: number
  /** The day, hour by hour. */
  closes: readonly number[]
  isSimulated: boolean
}

/** The colours of the dark theme. */
const colors = {
  ground: '#0A0F13',
  faint: '#1A242B',
  first: '#EDF2F1',
  second: '#A8B5BB',
  third: '#84939B',
  gold: '#E1B86B',
  up: '#4FC38E',
  down: '#F47C83',
} as const

const leftPx = 80
const bold = (sizePx: number): Typeface => ({ weight: 'bold', sizePx, spacing: -0.015 })
const plain = (sizePx: number): Typeface => ({ weight: 'plain', sizePx })

/** The picture of a coin that stands beside a link to it. */
export function drawCoin(card: CoinCard, language: Language): Buffer {
  const canvas = createCanvas(widthPx, heightPx, colors.ground)
  const t = previewText[language]
  const write = (text: string, face: Typeface, at: Point, color: string) =>
    canvas.fill(lettering(text, face, at), color)
  const isUp = card.changePercent >= 0
  const tone = isUp ? colors.up : colors.down

  drawRose(canvas.fill)
  drawMark(canvas.fill, [leftPx + 4, 68])
  write('Pusula', bold(38), [leftPx + 70, 104], colors.first)

  const name = isWritable(card.name) ? card.name : card.symbol
  const nameFace = fitting(name, 64, 560)
  write(name, nameFace, [leftPx, 262], colors.first)
  write(card.symbol, plain(32), [leftPx, 312], colors.third)

  const numbers = numbersIn(language)
  const price = numbers.dollarsIn(card.tender).price(card.priceUsd)
  write(price, fitting(price, 88, 560), [leftPx, 436], colors.first)
  const change = numbers.percent(card.changePercent)
  drawArrow(canvas.fill, [leftPx, 474], isUp, tone)
  write(change, bold(36), [leftPx + 40, 500], tone)
  write(t.day, plain(28), [leftPx + 40 + widthOf(change, bold(36)) + 16, 500], colors.second)

  drawDay(canvas.fill, card.closes, tone)
  write(t.promise, plain(24), [leftPx, 568], colors.third)
  if (card.isSimulated) {
    const width = widthOf(t.simulated, plain(24))
    const pill = roundedBox(widthPx - leftPx - width - 40, 66, width + 40, 48, 24)
    canvas.fill([pill], colors.ground)
    canvas.fill([pill], colors.gold, 0.16)
    write(t.simulated, plain(24), [widthPx - leftPx - width - 20, 98], colors.gold)
  }
  return canvas.png()
}

type Fill = ReturnType<typeof createCanvas>['fill']

/** As large as wanted, or as the room allows. */
function fitting(text: string, sizePx: number, roomPx: number): Typeface {
  return bold(Math.min(sizePx, (sizePx * roomPx) / widthOf(text, bold(sizePx))))
}

/** A compass rose in the background, as on the picture of the whole product. */
function drawRose(fill: Fill) {
  const center: Point = [930, 315]
  fill(ring(center, 269, 1.5), colors.faint)
  fill(ring(center, 186, 1.5), colors.faint)
  const ticks = Array.from({ length: 120 }, (_, i) => {
    const isLong = i % 10 === 0
    const angle = (Math.PI * i) / 60
    const at = (radius: number): Point => [center[0] + radius * Math.sin(angle), center[1] - radius * Math.cos(angle)]
    return stroke([at(isLong ? 240 : 250), at(262)], isLong ? 2 : 1.2)
  })
  fill(ticks.flat(), colors.faint)
}

/** The mark of the product, 44 pixels wide; its drawing is 64 wide. */
function drawMark(fill: Fill, [left, top]: Point) {
  const scale = 0.92
  const at = (x: number, y: number): Point => [left + (x - 8) * scale, top + (y - 8) * scale]
  // The ring is open where the needle passes.
  const from = Math.atan2(19.28 - 32, 52.35 - 32)
  const to = Math.atan2(9.75 - 32, 40.99 - 32) + 2 * Math.PI
  const arc = Array.from({ length: 49 }, (_, i) => {
    const angle = from + ((to - from) * i) / 48
    return at(32 + 24 * Math.cos(angle), 32 + 24 * Math.sin(angle))
  })
  fill(stroke(arc, 5 * scale), colors.first)
  fill([[at(21.39, 44.64), at(37.36, 36.5), at(26.64, 27.5)]], colors.first)
  fill([[at(52.25, 7.87), at(37.36, 36.5), at(26.64, 27.5)]], colors.gold)
}

function drawArrow(fill: Fill, [left, top]: Point, isUp: boolean, color: string) {
  const [width, height] = [26, 22]
  const [tip, base] = isUp ? [top, top + height] : [top + height, top]
  const corners: Point[] = [
    [left, base],
    [left + width, base],
    [left + width / 2, tip],
  ]
  fill([corners], color)
}

/** The line of the day with its end marked; under it a light that fades. */
function drawDay(fill: Fill, closes: readonly number[], color: string) {
  const box = { left: 700, right: 1110, top: 210, bottom: 420 }
  const [low, high] = [Math.min(...closes), Math.max(...closes)]
  if (closes.length < 2 || !(high > low)) return
  const points = closes.map(
    (close, i): Point => [
      box.left + ((box.right - box.left) * i) / (closes.length - 1),
      box.bottom - ((box.bottom - box.top) * (close - low)) / (high - low),
    ],
  )
  const floor = box.bottom + 60
  fill(
    [[[box.left, floor], ...points, [box.right, floor]]],
    color,
    y => 0.26 * Math.max(0, 1 - (y - box.top) / (floor - box.top)),
  )
  fill(stroke(points, 5), color)
  const end = points.at(-1)
  if (!end) return
  fill([circle(end, 18)], color, 0.22)
  fill([circle(end, 8)], color)
}
