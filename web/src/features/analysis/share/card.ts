import type { Language } from '@pusula/contract'
import { countedZeros, dollars, type Format, formatIn, withoutCurrency } from '@pusula/words'
import { type InLanguage, inLanguage } from '../../../lib/messages.ts'
import { type Money, pairOf } from '../../../lib/money/money.ts'
import { type Forecast, placePercent, sharedScale } from '../predictions/shared-scale.ts'
import { readingText } from '../reading/messages.ts'
import type { AnalysisResult } from '../select/run.ts'
import { shareText } from './messages.ts'

/** Writes the amounts of the card in the money that is read. */
type CardFormat = Format & Pick<Money, 'tender'>

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
  /** The likely range and where it lies on a scale with the price in its middle; none where no day was forecast. */
  range: { text: string; lowRatio: number; highRatio: number; lowEnd: string; highEnd: string } | null
  simulated: string | null
  advice: string
  /** The whole card as a sentence. */
  says: string
}

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
