import type { Language } from '@pusula/contract'
import { type Format, formatIn } from '@pusula/words'
import { inLanguage } from '../../../lib/messages.ts'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { readingText } from '../reading/messages.ts'
import type { AnalysisResult } from '../select/run.ts'
import { shareText } from './messages.ts'

/** Everything that is written on the card, as it is written. */
export interface ShareCard {
  name: string
  symbol: string
  price: string
  made: string
  score: number
  scoreLabel: string
  band: string
  rangeLabel: string
  /** The ends and the middle of the range; none where no day was forecast. */
  range: { low: Point; middle: Point; high: Point; nowRatio: number } | null
  simulated: string | null
  advice: string
  /** The whole card as a sentence. */
  says: string
}

interface Point {
  label: string
  text: string
  ratio: number
}

export function cardOf(result: AnalysisResult, language: Language, format: Format = formatIn(language)): ShareCard {
  const t = inLanguage(shareText, language)
  const words = inLanguage(readingText, language)
  const { name, symbol, priceUsd, score, at, source } = result
  const made = new Date(at)
  const day = result.forecasts.find(({ horizon }) => horizon === '1day')
  const band = words[score.band]
  const place = (value: number) => (day ? ratioInRange(day.low80Usd, day.high80Usd, value) : 0.5)
  const point = (label: string, value: number) => ({ label, text: format.roughPrice(value), ratio: place(value) })
  return {
    name,
    symbol: `${symbol} / USDT`,
    price: format.price(priceUsd),
    made: `${format.date(made)}, ${format.time(made)}`,
    score: score.score,
    scoreLabel: t.score,
    band,
    rangeLabel: t.range,
    range: day
      ? {
          low: point(t.low, day.low80Usd),
          middle: point(t.middle, day.medianUsd),
          high: point(t.high, day.high80Usd),
          nowRatio: place(priceUsd),
        }
      : null,
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

/** Words into lines no wider than they may be; a word that is too long by itself stands alone. */
export function wrap(text: string, widthPx: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measure(longer) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
