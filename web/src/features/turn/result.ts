import type { Format } from '@pusula/words'
import type { InLanguage } from '../../lib/messages.ts'
import { endDecimals } from './dollars.ts'
import type { Call } from './queries.ts'
import type { resultText } from './result-messages.ts'

type Words = InLanguage<typeof resultText>

/** Wider than another by less than this is as wide. */
const alikeRatio = 0.05

/** Where the price ended, seen from the range. */
export function whereItEnded(call: Call, t: Words, { roughPrice, plain }: Format): string {
  const { result } = call
  if (!result) return ''
  const { endUsd, outcome } = result
  if (outcome === 'inside') return t.inside(roughPrice(endUsd))
  const edgeUsd = outcome === 'above' ? call.highUsd : call.lowUsd
  return t[outcome](roughPrice(endUsd), `$${plain(Math.abs(endUsd - edgeUsd), endDecimals(endUsd))}`)
}

/** What the result means beside Pusula’s: the first that fits. */
export function besideOthers(
  { widthRatio, rivals: { pusula, unchanged }, result }: Call,
  t: Words,
  { times }: Format,
): string {
  if (!result) return ''
  const wider = widthRatio / pusula.widthRatio
  if (result.outcome === 'inside') {
    if (wider < 1 - alikeRatio) return t.narrowHeld
    return wider > 1 + alikeRatio ? t.wideHeld(times(wider)) : t.sameHeld
  }
  if (pusula.isInside) return wider < 1 ? t.onlyYou : t.onlyYouBeside
  if (unchanged.isInside) return t.bothMissed
  const all = [
    { width: widthRatio, score: result.scoreRatio },
    { width: pusula.widthRatio, score: pusula.scoreRatio ?? 0 },
    { width: unchanged.widthRatio, score: unchanged.scoreRatio ?? 0 },
  ]
  const narrowest = all.reduce((a, b) => (b.width < a.width ? b : a))
  return all.every(({ score }) => score <= narrowest.score) ? t.allMissed : t.bothMissed
}
