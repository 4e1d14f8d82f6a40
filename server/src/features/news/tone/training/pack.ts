import { featureHash, type Packed } from '../model.ts'
import type { Pair, Weights } from './fit.ts'

/** Pruning: the heaviest features stay; more change nothing that can be measured. */
const saved = 13_000
const maxUnits = 127

/** Three bytes of the feature's hash, one byte for good and one for bad, in the order of the hashes. */
export function pack(weights: Weights): Packed {
  const heaviest = [...weights].sort(([, a], [, b]) => heaviness(b) - heaviness(a)).slice(0, saved)
  const unit = Number((heaviness(heaviest[0]?.[1] ?? [1, 1]) / maxUnits).toPrecision(4))
  const rows = new Map<number, Pair>()
  for (const [name, pair] of heaviest) {
    const [good, bad] = pair.map(value => Math.round(value / unit))
    const hash = featureHash(name)
    if ((good || bad) && !rows.has(hash)) rows.set(hash, [clamped(good ?? 0), clamped(bad ?? 0)])
  }
  const bytes = [...rows]
    .sort(([a], [b]) => a - b)
    .flatMap(([hash, [good, bad]]) => [hash >>> 16, (hash >>> 8) & 255, hash & 255, good & 255, bad & 255])
  return { unit, bytes: Buffer.from(bytes).toString('base64') }
}

const heaviness = ([good, bad]: Pair): number => Math.max(Math.abs(good), Math.abs(bad))
const clamped = (units: number): number => Math.max(-maxUnits, Math.min(maxUnits, units))
