import type { admin, ReplyOf } from '@pusula/contract'

export type Report = ReplyOf<typeof admin.report>
export type ReportDay = Report['days'][number]
export type Measure = Exclude<keyof ReportDay, 'day' | 'requests'>

interface Series {
  values: number[]
  total: number
  latest: number
  peak: { value: number; day: string }
}

/** One measure over the days, with what is worth saying about it; null without days. */
export function seriesOf(days: readonly ReportDay[], measure: Measure): Series | null {
  const last = days.at(-1)
  if (!last) return null
  const values = days.map(day => day[measure])
  const peak = days.reduce((best, day) => (day[measure] > best[measure] ? day : best), last)
  return {
    values,
    total: values.reduce((sum, value) => sum + value, 0),
    latest: last[measure],
    peak: { value: peak[measure], day: peak.day },
  }
}

/** Heights from 0 to 1 over the largest value. A bar starts at zero, and what is below it (a refund) has no height. */
export function heightsOf(values: readonly number[]): number[] {
  const most = Math.max(0, ...values)
  return values.map(value => (most > 0 ? Math.max(0, value) / most : 0))
}

/** A part of a whole, or null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
