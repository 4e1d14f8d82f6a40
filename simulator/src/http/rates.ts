import { DAY_MS, utcDay } from '@pusula/words'
import { type HttpReply, type HttpRequest, json, notFound } from './reply.ts'

/** Triangle wave of a rate, a small step each day. */
function wave(day: number, from: number, step: number, halfDays: number): number {
  const place = day % (2 * halfDays)
  return from + step * (place < halfDays ? place : 2 * halfDays - place)
}

const dateOf = (day: number): string => utcDay(day * DAY_MS)
const round = (rate: number) => Math.round(rate * 10_000) / 10_000
export const ratesOn = (day: number) => ({
  EUR: round(wave(day, 0.84, 0.0004, 100)),
  TRY: round(wave(day, 41, 0.01, 300)),
})

/** Banks set no rate at a weekend; the first day of all was a Thursday. */
const isWorkday = (day: number) => ![2, 3].includes(day % 7)

const span = /^\/v1\/(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

/** Answers as the service of the central bank's daily reference rates does: what one dollar is in other currencies. */
export function respondRates({ path, nowMs }: HttpRequest): HttpReply {
  const today = Math.floor(nowMs / DAY_MS)
  if (path === '/v1/latest') return json(200, { amount: 1, base: 'USD', date: dateOf(today), rates: ratesOn(today) })
  const [, from = '', to = ''] = span.exec(path) ?? []
  const [first, last] = [Date.parse(from) / DAY_MS, Math.min(today, Date.parse(to) / DAY_MS)]
  if (!(first <= last)) return notFound
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(isWorkday)
  return json(200, { amount: 1, base: 'USD', rates: Object.fromEntries(days.map(day => [dateOf(day), ratesOn(day)])) })
}
