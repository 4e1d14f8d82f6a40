import type { Language } from '@pusula/contract'
import { countedZeros, dollars, type Format, formatIn, plural, withoutCurrency } from '@pusula/words'
import { type InLanguage, inLanguage, messages } from '../../../lib/messages.ts'
import { type Money, pairOf } from '../../../lib/money/money.ts'
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
import { gaugeAngleDeg, gaugeTicks } from '../../../ui/instruments/Gauge.tsx'
import { scaleTicks } from '../../../ui/instruments/scale.ts'
import { type Forecast, placePercent, sharedScale } from '../predictions/shared-scale.ts'
import { readingText } from '../reading/messages.ts'
import type { AnalysisResult } from '../select/run.ts'

/** Writes the amounts of the card in the money that is read. */
type CardFormat = Format & Pick<Money, 'tender'>

/** Everything that is written on the card, as it is written. */
interface ShareCard {
  name: string
  symbol: string
  price: string
  made: string
  score: number
  scoreLabel: string
  band: string
  rangeLabel: string
  /** The likely range and where it lies on a scale with the price in its middle; none where no day was forecast. */
  range: { text: string; lowRatio: number; highRatio: number; lowEnd: string; highEnd: string } | null
  simulated: string | null
  advice: string
  /** The whole card as a sentence. */
  says: string
}

export const shareText = messages({
  close: { tr: 'Kapat', en: 'Close' },
  title: { tr: (name: string) => `${name} analizi · Pusula`, en: (name: string) => `${name} analysis · Pusula` },
  drawing: { tr: 'Görsel hazırlanıyor', en: 'Preparing the picture' },
  notDrawn: {
    tr: 'Görsel hazırlanamadı; bağlantı yine paylaşılabilir.',
    en: 'The picture could not be prepared; the link can still be shared.',
  },
  send: { tr: 'Gönder', en: 'Send' },
  download: { tr: 'Görseli indir', en: 'Download the picture' },
  copy: { tr: 'Bağlantıyı kopyala', en: 'Copy the link' },
  copied: { tr: 'Bağlantı kopyalandı', en: 'Link copied' },
  notCopied: { tr: 'Bağlantı kopyalanamadı', en: 'The link could not be copied' },
  notSent: { tr: 'Paylaşılamadı', en: 'It could not be shared' },

  score: { tr: 'Yatırım skoru', en: 'Investment score' },
  range: { tr: '1 gün sonrası için olası aralık', en: 'Likely range a day later' },
  rangeHeld: {
    tr: (held: string, days: string) => `1 gün sonra; 5’te 4 tutmalı, son ${days} günde 100’de ${held} tuttu`,
    en: (held: string, days: string) =>
      `A day later; meant to hold 4 in 5, held ${held} in 100 over ${days} ${plural(days, 'day', 'days')}`,
  },
  rangeReplayed: {
    tr: (held: string) => `1 gün sonra; 5’te 4 tutmalı, geçmişte 100’de ${held} tuttu`,
    en: (held: string) => `A day later; meant to hold 4 in 5, on the past held ${held} in 100`,
  },
  simulated: { tr: 'Simüle piyasa', en: 'Simulated market' },
  advice: {
    tr: 'Yatırım tavsiyesi değildir. Aralıkların ne sıklıkla tuttuğunu uygulamada görebilirsin.',
    en: 'Not investment advice. How often our ranges held is shown in the app.',
  },
  pictured: {
    tr: (name: string, score: string, band: string, low: string, high: string) =>
      `${name}: yatırım skoru 100 üzerinden ${score}, ${band}. 1 günlük olası aralık ${low} ile ${high}.`,
    en: (name: string, score: string, band: string, low: string, high: string) =>
      `${name}: investment score ${score} out of 100, ${band}. Likely range over 1 day ${low} to ${high}.`,
  },
})

export function cardOf(
  result: AnalysisResult,
  language: Language,
  format: CardFormat = { ...formatIn(language), tender: dollars },
): ShareCard {
  const t = inLanguage(shareText, language)
  const words = inLanguage(readingText, language)
  const { name, symbol, priceUsd, score, at, source } = result
  const made = new Date(at)
  const day = result.forecasts.find(({ horizon }) => horizon === '1day')
  const band = words[score.band]
  return {
    name,
    symbol: pairOf(symbol, format.tender),
    price: countedZeros(format.price(priceUsd)),
    made: `${format.date(made)}, ${format.time(made)}`,
    score: score.score,
    scoreLabel: t.score,
    band,
    rangeLabel: labelOf(day?.record ?? null, t, format),
    range: day ? rangeOf(day, priceUsd, format) : null,
    simulated: source === 'simulated' ? t.simulated : null,
    advice: t.advice,
    says: t.pictured(
      name,
      format.count(score.score),
      band,
      format.roughPrice(day?.low80Usd),
      format.roughPrice(day?.high80Usd),
    ),
  }
}

/** Fewer results say nothing of a rate. */
const enough = 30

/** What the range is meant to hold is said with what it held, or not at all. */
function labelOf(record: Forecast['record'], t: InLanguage<typeof shareText>, { plain, count }: CardFormat): string {
  if (!record || record.graded < enough) return t.range
  const held = plain(100 * record.heldRatio)
  return record.kind === 'live' ? t.rangeHeld(held, count(record.days)) : t.rangeReplayed(held)
}

/** The same scale as on the screen of the predictions, of the day alone. */
function rangeOf(day: Forecast, priceUsd: number, format: CardFormat): ShareCard['range'] {
  const scale = sharedScale([day], priceUsd)
  const [low = '', high = ''] = format.roughPrices([day.low80Usd, day.high80Usd]).map(countedZeros)
  const end = format.part(scale.halfRatio)
  return {
    text: `${low} – ${withoutCurrency(high)}`,
    lowRatio: placePercent(scale, day.low80Usd) / 100,
    highRatio: placePercent(scale, day.high80Usd) / 100,
    lowEnd: `−${end}`,
    highEnd: `+${end}`,
  }
}

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
