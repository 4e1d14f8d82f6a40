import { DAY_MS } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'

/** When something was worked out: the time of day, and the date beside it once that is longer ago than a day. */
export function useMoment(): (at: Date, nowMs: number) => string {
  const { time, date } = useFormat()
  return (at, nowMs) => (nowMs - at.getTime() < DAY_MS ? time(at) : `${date(at)} ${time(at)}`)
}
