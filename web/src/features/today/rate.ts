import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { rangeText } from './messages.ts'
import type { DayRate, Summary } from './queries.ts'

/** Results of fewer ranges say nothing of a rate. */
const enough = 30

/** The live rate, where there are results enough for one. */
export const liveRate = ({ rate }: Summary): DayRate | null =>
  rate?.kind === 'live' && rate.graded >= enough ? rate : null

/** What there is to say of live results while they are too few for a rate; nothing while there are none. */
export function useTooFew({ source, rate, earlyResults }: Summary): string {
  const t = useText(rangeText)
  const { count } = useFormat()
  const results = rate?.kind === 'live' ? rate.graded : earlyResults
  if (!results) return ''
  return source === 'simulated' ? t.tooFewSimulated(count(results), results) : t.tooFew(count(results), results)
}

const promisedRatio = 0.8

/** How many of a hundred ranges hold by luck alone where they hold what they promise, in words behind a rate. */
export function useNormal(rate: DayRate | null): string {
  const t = useText(rangeText)
  const { plain } = useFormat()
  if (!rate || rate.errorRatio === null) return ''
  const [low, high] = [Math.max(0, promisedRatio - rate.errorRatio), Math.min(1, promisedRatio + rate.errorRatio)]
  return t.normal(plain(100 * low), plain(100 * high))
}

/** A range is called narrow or wide only where luck does not explain it. */
export function measuredAs({ heldRatio, errorRatio }: DayRate): 'narrow' | 'wide' | null {
  if (errorRatio === null || Math.abs(heldRatio - promisedRatio) <= errorRatio) return null
  return heldRatio < promisedRatio ? 'narrow' : 'wide'
}
