import { type HttpReply, type HttpRequest, json, notFound } from './reply.ts'

const dayMs = 86_400_000

/** Up for half of the period and down for the other, a small step each day. */
function wave(day: number, from: number, step: number, halfDays: number): number {
  const place = day % (2 * halfDays)
  return from + step * (place < halfDays ? place : 2 * halfDays - place)
}

/** Answers as the service of the central bank's daily reference rates does: what one dollar is in other currencies. */
export function respondRates({ path, nowMs }: HttpRequest): HttpReply {
  if (path !== '/v1/latest') return notFound
  const day = Math.floor(nowMs / dayMs)
  const date = new Date(day * dayMs).toISOString().slice(0, 10)
  const round = (rate: number) => Math.round(rate * 10_000) / 10_000
  const rates = { EUR: round(wave(day, 0.84, 0.0004, 100)), TRY: round(wave(day, 41, 0.01, 300)) }
  return json(200, { amount: 1, base: 'USD', date, rates })
}
