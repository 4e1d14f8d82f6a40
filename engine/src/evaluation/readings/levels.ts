import type { Candles } from '../../candles.ts'
import type { LevelKind } from '../../levels/marks.ts'
import { type Diary, type Entry, isMidnight, type Mark } from './diary.ts'

interface Rates {
  /** Levels set. */
  n: number
  /** Share touched within a day. */
  touched: number
  /** Of those touched and settled since: half a noise unit back came before half a noise unit through. */
  held: number
}

export interface LevelsResult extends Rates {
  /** What the forecasts said the touched share would be. */
  touchedForecast: number
  /** Levels at distances taken from other days, away from the real ones. */
  random: Rates
  /** The same by what a level is made of. */
  byKind: Record<LevelKind, { real: Rates; random: Rates }>
}

const quartersPerDay = 96
const enough = 0.5
const apart = 0.3
/** Each level is compared with those of days this far along in the diary, round its end. */
const shifts = [1 / 4, 1 / 2, 3 / 4]

/** Whether levels set at midnight are touched and hold more often than others at like distances. */
export function gradeLevels(diaries: readonly Diary[]): LevelsResult {
  const kinds: Record<LevelKind, { real: Count; random: Count }> = {
    swing: startPair(),
    range: startPair(),
    pivot: startPair(),
    projected: startPair(),
  }
  let touchedForecast = 0
  for (const { candles15m, entries } of diaries) {
    const days = entries.filter(isMidnight).filter(({ next }) => next + quartersPerDay <= candles15m.time.length)
    days.forEach((entry, day) => {
      for (const mark of entry.marks) {
        const { real, random } = kinds[mark.kind]
        touchedForecast += mark.touchChances.day
        tell(real, candles15m, entry, mark)
        for (const shift of shifts) {
          const other = days[Math.floor(day + shift * days.length) % days.length]
          const stranger = other && other !== entry ? elsewhere(entry, other, mark) : undefined
          if (stranger) tell(random, candles15m, entry, stranger)
        }
      }
    })
  }
  const real = together(Object.values(kinds).map(kind => kind.real))
  const pair = (kind: LevelKind) => ({ real: rates(kinds[kind].real), random: rates(kinds[kind].random) })
  return {
    ...rates(real),
    touchedForecast: touchedForecast / Math.max(real.n, 1),
    random: rates(together(Object.values(kinds).map(kind => kind.random))),
    byKind: { swing: pair('swing'), range: pair('range'), pivot: pair('pivot'), projected: pair('projected') },
  }
}

const startCount = () => ({ n: 0, touched: 0, held: 0, broken: 0 })
type Count = ReturnType<typeof startCount>
const startPair = () => ({ real: startCount(), random: startCount() })

function together(counts: readonly Count[]): Count {
  const all = startCount()
  for (const { n, touched, held, broken } of counts) {
    all.n += n
    all.touched += touched
    all.held += held
    all.broken += broken
  }
  return all
}

const rates = ({ n, touched, held, broken }: Count): Rates => ({
  n,
  touched: touched / Math.max(n, 1),
  held: held / Math.max(held + broken, 1),
})

type Place = Pick<Mark, 'side' | 'priceUsd'>

/** The same level of another day, as many noise units away; undefined where a real level is near. */
function elsewhere(entry: Entry, other: Entry, { side, number }: Mark): Place | undefined {
  const model = other.marks.find(mark => mark.side === side && mark.number === number)
  if (!model) return undefined
  const priceUsd = entry.priceUsd + ((model.priceUsd - other.priceUsd) / other.noiseUsd) * entry.noiseUsd
  const isFree = entry.marks.every(mark => Math.abs(mark.priceUsd - priceUsd) > apart * entry.noiseUsd)
  return isFree && priceUsd > 0 ? { side, priceUsd } : undefined
}

function tell(count: Count, candles: Candles, { next, noiseUsd }: Entry, place: Place): void {
  count.n++
  const fate = fateOf(candles, next, place, enough * noiseUsd)
  if (fate === 'untouched') return
  count.touched++
  if (fate === 'held') count.held++
  if (fate === 'broken') count.broken++
}

/** A level seen from below is one seen from above in a mirror: `up` turns supports over. */
function fateOf({ high, low, close }: Candles, start: number, { side, priceUsd }: Place, marginUsd: number) {
  const up = side === 'resistance' ? 1 : -1
  const farthest = (i: number) => up * (up > 0 ? high[i] : low[i])
  const nearest = (i: number) => up * (up > 0 ? low[i] : high[i])
  const level = up * priceUsd
  let i = start
  while (i < start + quartersPerDay && farthest(i) < level) i++
  if (i === start + quartersPerDay) return 'untouched'
  if (farthest(i) >= level + marginUsd) return 'broken'
  // Within the candle of the touch only the close is known to come after it.
  if (up * close[i] <= level - marginUsd) return 'held'
  for (i++; i < Math.min(start + 2 * quartersPerDay, close.length); i++) {
    if (farthest(i) >= level + marginUsd) return 'broken'
    if (nearest(i) <= level - marginUsd) return 'held'
  }
  return 'undecided'
}
