import { DAY_MS } from '@pusula/words'
import type { Candles } from './draw.ts'

/** The first of January 1970 was a Thursday. */
const firstMonday = 4 * DAY_MS

const mondayOf = (timeMs: number) => Math.floor((timeMs - firstMonday) / (7 * DAY_MS)) * 7 * DAY_MS + firstMonday

/** Days added up to weeks that begin on Monday. The first is left out where its beginning is not known. */
export function weeksOf(days: Candles): Candles {
  const weeks: Candles = { time: [], open: [], high: [], low: [], close: [], volume: [] }
  const [firstDay] = days.time
  days.time.forEach((timeMs, day) => {
    const monday = mondayOf(timeMs)
    if (firstDay !== undefined && monday < firstDay) return
    const [open, high, low, close, volume] = [days.open, days.high, days.low, days.close, days.volume].map(
      column => column[day] ?? 0,
    ) as [number, number, number, number, number]
    const last = weeks.time.length - 1
    if (weeks.time[last] !== monday) {
      weeks.time.push(monday)
      weeks.open.push(open)
      weeks.high.push(high)
      weeks.low.push(low)
      weeks.close.push(close)
      weeks.volume.push(volume)
      return
    }
    weeks.high[last] = Math.max(weeks.high[last] ?? high, high)
    weeks.low[last] = Math.min(weeks.low[last] ?? low, low)
    weeks.close[last] = close
    weeks.volume[last] = (weeks.volume[last] ?? 0) + volume
  })
  return weeks
}
