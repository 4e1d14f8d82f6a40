import type { Candles } from '../../candles.ts'
import { isTouched } from '../../levels/touched.ts'
import { type Diary, type Entry, isMidnight } from './diary.ts'
import { type Band, startReliability } from './reliability.ts'

/** How often a level was touched within a span, beside the chances that were said. */
export interface TouchesResult {
  /** Levels of the ladder. */
  fourHours: Band[]
  day: Band[]
  week: Band[]
  /** What the terms watch: 3 days, 4 weeks, 6 months. */
  threeDays: Band[]
  fourWeeks: Band[]
  halfYear: Band[]
}

const quartersPerDay = 96

/** Whether prices were touched as often as was said. Spans that reach beyond the candles are not asked. */
export function gradeTouches(diaries: readonly Diary[]): TouchesResult {
  const chances = {
    fourHours: startReliability(),
    day: startReliability(),
    week: startReliability(),
    threeDays: startReliability(),
    fourWeeks: startReliability(),
    halfYear: startReliability(),
  }
  const ask = (span: keyof typeof chances, candles: Candles, { now, next, priceUsd }: Entry, said: Said) => {
    const end = next + said.quarters
    if (end > candles.time.length) return
    chances[span].add(said.chance, isTouched(candles, next, end, priceUsd, said.priceUsd), now)
  }
  for (const { candles15m, entries } of diaries)
    for (const entry of entries) {
      for (const { priceUsd, touchChances } of entry.marks) {
        ask('fourHours', candles15m, entry, { priceUsd, chance: touchChances.fourHours, quarters: 16 })
        ask('day', candles15m, entry, { priceUsd, chance: touchChances.day, quarters: quartersPerDay })
        ask('week', candles15m, entry, { priceUsd, chance: touchChances.week, quarters: 7 * quartersPerDay })
      }
      for (const { days, priceUsd, touchChance } of entry.watched) {
        const span = days > 100 ? 'halfYear' : days > 7 ? 'fourWeeks' : 'threeDays'
        // Over weeks, the same day asked six times says the same six times.
        if (days > 7 && !isMidnight(entry)) continue
        ask(span, candles15m, entry, { priceUsd, chance: touchChance, quarters: days * quartersPerDay })
      }
    }
  return {
    fourHours: chances.fourHours.bands(),
    day: chances.day.bands(),
    week: chances.week.bands(),
    threeDays: chances.threeDays.bands(),
    fourWeeks: chances.fourWeeks.bands(),
    halfYear: chances.halfYear.bands(),
  }
}

interface Said {
  readonly priceUsd: number
  readonly chance: number
  readonly quarters: number
}
