import type { Language } from '@pusula/contract'
import { dayAt, formatIn } from '@pusula/words'
import { inLanguage, messages } from '../../../lib/messages.ts'
import {
  type Colours,
  edgePx,
  innerPx,
  openCard,
  type Pen,
  type Write,
  widthPx,
  wrap,
} from '../../../lib/picture/pen.ts'
import type { RealReturn } from '../queries.ts'
import { indexWords, moneyWords, rivalWords } from './messages.ts'
import { inMonth } from './sentence.ts'

export const shareText = messages({
  title: { tr: 'Paylaş', en: 'Share' },
  close: { tr: 'Kapat', en: 'Close' },
  onlyPercents: {
    tr: 'Kartta yalnızca yüzdeler var. Tutar, adet ve adın yer almaz.',
    en: 'The card holds percentages only. No amounts, no quantities, no name.',
  },
  rivals: { tr: 'Rakipleri göster', en: 'Show the rivals' },
  download: { tr: 'İndir', en: 'Download' },
  send: { tr: 'Paylaş', en: 'Share' },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Görsel kopyalandı', en: 'Picture copied' },
  notCopied: { tr: 'Görsel kopyalanamadı', en: 'The picture could not be copied' },
  notSent: { tr: 'Paylaşılamadı', en: 'It could not be shared' },
  drawing: { tr: 'Görsel hazırlanıyor', en: 'Preparing the picture' },
  notDrawn: { tr: 'Görsel hazırlanamadı.', en: 'The picture could not be prepared.' },
  figure: { tr: 'Alım gücüyle getirim', en: 'My return after prices' },
  bareFigure: { tr: 'Getirim', en: 'My return' },
  mine: { tr: 'Portföyüm', en: 'My portfolio' },
  gained: {
    tr: (money: string, rate: string, rise: string) => `${money} ${rate}. Aynı sürede fiyatlar ${rise}.`,
    en: (money: string, rate: string, rise: string) => `${money} ${rate}. Prices rose ${rise}.`,
  },
  foot: {
    tr: (index: string, until: string) => `${index}, ${until} sonuna kadar · yatırım tavsiyesi değildir`,
    en: (index: string, until: string) => `${index}, until ${until} · not investment advice`,
  },
  bareFoot: { tr: 'Yatırım tavsiyesi değildir', en: 'Not investment advice' },
})

/** All that stands on the card: percents, a span of time and an index, never an amount. */
export interface RealCard {
  span: string
  label: string
  figure: string
  says: string
  bars: { name: string; rate: number; text: string; isMine: boolean }[]
  foot: string
}

export function cardOf(
  { currency, index, returns }: RealReturn,
  language: Language,
  hasRivals: boolean,
): RealCard | null {
  if (!returns || returns.nominalRate === null) return null
  const t = inLanguage(shareText, language)
  const { returnRate, month, axisMonth, monthProse } = formatIn(language)
  const { since, chart, nominalRate, realRate, priceRise, knownUntil, rivals } = returns
  const isReal = realRate !== null
  const rateOf = (rival: { rate: number | null; realRate: number | null }) => (isReal ? rival.realRate : rival.rate)
  const mine = realRate ?? nominalRate
  const bars = [
    { name: t.mine, rate: mine, text: returnRate(mine), isMine: true },
    ...rivals.flatMap(rival => {
      const rate = rateOf(rival)
      const name = rivalWords[rival.name].name[language]
      return rate === null || rival.name === 'BTC' ? [] : [{ name, rate, text: returnRate(rate), isMine: false }]
    }),
  ]
  const money = moneyWords[currency].begin[language]
  const [first, last] = [dayAt(since), dayAt(chart.days.at(-1) ?? since)]
  return {
    span: `${axisMonth(first).slice(0, 3)} ${month(first).slice(-4)} – ${axisMonth(last).slice(0, 3)} ${month(last).slice(-4)}`,
    label: isReal ? t.figure : `${t.bareFigure}, ${moneyWords[currency].row[language]}`,
    figure: returnRate(mine, 1),
    says: isReal && priceRise !== null ? t.gained(money, returnRate(nominalRate), returnRate(priceRise)) : '',
    bars: hasRivals ? bars : [],
    foot: isReal && knownUntil ? t.foot(indexWords[index].name[language], monthProse(inMonth(knownUntil))) : t.bareFoot,
  }
}

/** The card in words, for who cannot see it. */
export const saysOf = ({ label, figure, says, bars, foot }: RealCard): string =>
  [`${label}: ${figure}.`, says, ...bars.map(({ name, text }) => `${name} ${text}.`), foot].join(' ')

export async function drawCard(card: RealCard): Promise<HTMLCanvasElement> {
  const { canvas, pen, colours, write, measure } = await openCard(card.span)
  const { strong, text, dim } = colours
  write(card.label, edgePx, 300, { sizePx: 40, colour: text })
  write(card.figure, edgePx, 450, { sizePx: 150, colour: strong, weight: 600 })
  const says = wrap(card.says, innerPx, measure(40))
  for (const [i, line] of says.entries()) write(line, edgePx, 540 + 54 * i, { sizePx: 40, colour: text })
  drawBars(pen, colours, write, card.bars)
  const foot = wrap(card.foot, innerPx, measure(30))
  for (const [i, line] of foot.entries()) write(line, edgePx, 1256 + 40 * i, { sizePx: 30, colour: dim })
  return canvas
}

const [barLeft, barRight] = [430, 860]
const [firstRow, rowHeight, barHeight] = [720, 92, 32]

/** What was lost is hatched: no colour works alone. */
function drawBars(pen: Pen, { strong, text, tick, brass }: Colours, write: Write, bars: RealCard['bars']) {
  if (bars.length === 0) return
  const low = Math.min(0, ...bars.map(({ rate }) => rate))
  const high = Math.max(0.01, ...bars.map(({ rate }) => rate))
  const xOf = (rate: number) => barLeft + ((barRight - barLeft) * (rate - low)) / (high - low)
  pen.fillStyle = tick
  pen.fillRect(xOf(0) - 1, firstRow - 50, 2, rowHeight * bars.length)
  for (const [i, { name, rate, text: written, isMine }] of bars.entries()) {
    const y = firstRow + rowHeight * i
    write(name, edgePx, y + 12, { sizePx: 38, colour: isMine ? strong : text, weight: isMine ? 600 : 400 })
    write(written, widthPx - edgePx, y + 12, { sizePx: 40, colour: strong, weight: 500, align: 'right' })
    const [x, width] = [Math.min(xOf(0), xOf(rate)), Math.max(3, Math.abs(xOf(rate) - xOf(0)))]
    pen.fillStyle = isMine ? brass : text
    pen.strokeStyle = isMine ? brass : text
    if (rate >= 0) pen.fillRect(x, y - barHeight / 2, width, barHeight)
    else hatch(pen, x, y - barHeight / 2, width)
  }
}

function hatch(pen: Pen, x: number, y: number, width: number) {
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, barHeight)
  pen.clip()
  pen.lineWidth = 4
  for (let at = x - barHeight; at < x + width + barHeight; at += 14) {
    pen.beginPath()
    pen.moveTo(at, y + barHeight)
    pen.lineTo(at + barHeight, y)
    pen.stroke()
  }
  pen.lineWidth = 6
  pen.strokeRect(x, y, width, barHeight)
  pen.restore()
}
