import { useFormat } from '../../../lib/format.ts'

const dayMs = 86_400_000

/** When something was worked out: the time of day, and the date beside it once that is longer ago than a day. */
export function useMoment(): (at: Date, nowMs: number) => string {
  const { time, date } = useFormat()
  return (at, nowMs) => (nowMs - at.getTime() < dayMs ? time(at) : `${date(at)} ${time(at)}`)
}
