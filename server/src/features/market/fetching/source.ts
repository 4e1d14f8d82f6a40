import { isFault, Refusal, toRefusal } from '../refusal.ts'
import { type BreakerLimits, createCircuitBreaker } from './circuit-breaker.ts'
import type { Get, HttpAnswer } from './get.ts'
import type { RateLimit } from './rate-limit.ts'
import { retrying } from './retry.ts'
import type { Time } from './time.ts'
import { withTimeout } from './timeout.ts'

/** Asks a venue for a path at its published weight; `read` turns the parsed body into facts or refuses it. */
export type Ask = <T>(path: string, weight: number, read: (body: unknown) => T) => Promise<T>

interface SourceOptions {
  /** Where it is asked: the owner may change that at any time. */
  base: () => string | Promise<string>
  /** Request headers, such as an API key. */
  headers?: Record<string, string>
  get: Get
  time: Time
  rateLimit: RateLimit
  /** How much is left of its patience, where its answers say so. */
  leftIn?: (headers: Record<string, string>) => number | undefined
  timeoutMs: number
  breakerLimits?: BreakerLimits
  /** Hears of everything that was not believed. */
  refused: (refusal: Refusal) => void
  /** Makes waits differ; tests hand in a constant. */
  random?: () => number
}

const defaultBreakerLimits: BreakerLimits = { failures: 3, restMs: 30_000 }
const usualRestMs = 60_000
const longestRestMs = 600_000

/** One venue, asked politely: within its limits, not for ever, and not at all while it is down. */
export function createSource(options: SourceOptions): Ask {
  const { base, headers, get, time, rateLimit, timeoutMs, refused, leftIn } = options
  const { breakerLimits = defaultBreakerLimits, random = Math.random } = options
  const breaker = createCircuitBreaker(breakerLimits, time)

  async function once<T>(path: string, weight: number, read: (body: unknown) => T): Promise<T> {
    const waitMs = await rateLimit.take(weight)
    if (waitMs === null) throw new Refusal('budget')
    if (waitMs > 0) await time.sleep(waitMs)
    const url = (await base()) + path
    const answer = await withTimeout(timeoutMs, time, signal => reach(() => get(url, signal, headers)))
    const left = leftIn?.(answer.headers ?? {})
    if (left !== undefined) await rateLimit.noteRemaining(left)
    return read(bodyOf(answer, time.nowMs()))
  }

  return async (path, weight, read) => {
    if (!breaker.enter()) throw new Refusal('resting')
    try {
      const facts = await retrying(time, random, () => once(path, weight, read))
      breaker.succeeded()
      return facts
    } catch (thrown) {
      const refusal = toRefusal(thrown, 'garbage')
      if (isFault(refusal.reason)) breaker.failed(refusal.restMs)
      else if (refusal.reason === 'unlisted') breaker.succeeded()
      else breaker.left()
      refused(refusal)
      throw refusal
    }
  }
}

async function reach(get: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  try {
    return await get()
  } catch (error) {
    throw toRefusal(error, 'unreachable')
  }
}

/** A wrong question is answered with 400 and a reason, which the reader understands; everything else but 200 is a fault. */
function bodyOf({ status, retryAfter, body }: HttpAnswer, nowMs: number): unknown {
  if (status === 429 || status === 418) throw new Refusal('limited', `status ${status}`, restOf(retryAfter, nowMs))
  // A page, not an answer: no outage ends it, another address may.
  if (status === 403 || status === 451) throw new Refusal('blocked', `status ${status}`, longestRestMs)
  if (status !== 200 && status !== 400) throw new Refusal('failing', `status ${status}`)
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal('garbage', 'not JSON')
  }
}

/** Retry-After is a number of seconds or a date. */
function restOf(retryAfter: string | null, nowMs: number): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const askedMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter ?? '') - nowMs
  return Number.isFinite(askedMs) && askedMs > 0 ? Math.min(askedMs, longestRestMs) : usualRestMs
}
