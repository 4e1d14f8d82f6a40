import { type Currency, market, type Rate, type ReplyOf } from '@pusula/contract'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../stored/stored.ts'
import { call } from '../call.ts'
import { isDemo } from '../mode.ts'
import { onThisClock } from '../server-time.ts'
import { createStore } from '../store.ts'

type Rates = ReplyOf<typeof market.rates>

const everyMs = 60_000
/** Banks rest over a long weekend; a rate of last week is no rate. */
const tooOldMs = 5 * 86_400_000

/** What was last said, also on an earlier visit: a screen in lira does not begin in dollars. */
const said = createStore<Rates | null>(isDemo() ? null : (readStored('rates')?.value ?? null), null)
/** Asked in vain, and nothing is known from before. */
const isUnknown = createStore(false)
let lookers = 0
let timer: ReturnType<typeof setInterval> | undefined
let askedMs = 0

async function ask(): Promise<void> {
  if (document.hidden || Date.now() - askedMs < everyMs / 2) return
  askedMs = Date.now()
  try {
    const value = await call(market.rates, {}, undefined, null)
    // A sample is nobody's rate.
    if (!isDemo()) writeStored('rates', { value, atMs: Date.now() })
    said.set(value)
    isUnknown.set(false)
  } catch {
    isUnknown.set(said.get() === null)
    // The rate that is known grows older, and its age stands beside it.
    askedMs = 0
  }
}

/** Asked for while somebody reads in another currency, once for the whole page. */
function look(changed: () => void): () => void {
  const unsubscribe = said.subscribe(changed)
  if (lookers++ === 0) {
    void ask()
    timer = setInterval(() => void ask(), everyMs)
    document.addEventListener('visibilitychange', ask)
    addEventListener('online', ask)
  }
  return () => {
    unsubscribe()
    if (--lookers > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    removeEventListener('online', ask)
  }
}

const lookAway = () => () => undefined

/** What one dollar is worth, or null while nobody can be believed. */
export function useRate(currency: Currency): Rate | null {
  const rates = useSyncExternalStore(currency === 'USD' ? lookAway : look, said.get, said.get)
  return currency === 'USD' ? null : inTime(rates?.[currency] ?? null, Date.now())
}

/** Whether amounts are in dollars since nobody can be believed; not while the first answer is on its way. */
export function useRateMissing(currency: Currency): boolean {
  const rate = useRate(currency)
  const rates = useSyncExternalStore(said.subscribe, said.get, said.get)
  const hasFailed = useSyncExternalStore(isUnknown.subscribe, isUnknown.get, isUnknown.get)
  return currency !== 'USD' && rate === null && (rates !== null || hasFailed)
}

export const inTime = (rate: Rate | null, nowMs: number): Rate | null =>
  rate && nowMs - onThisClock(Date.parse(rate.at)) <= tooOldMs ? rate : null
