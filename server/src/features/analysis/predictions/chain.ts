import { createHash } from 'node:crypto'
import type { Horizon, Model } from '@pusula/engine'

/** A forecast as it was issued; nothing of it is ever changed. */
export interface Prediction {
  source: 'live' | 'simulated'
  symbol: string
  horizon: Horizon
  issuedAt: Date
  dueAt: Date
  priceUsd: number
  medianUsd: number
  low50Usd: number
  high50Usd: number
  low80Usd: number
  high80Usd: number
  riseProbability: number
  scale: number
  calibration: number
  lean: number
  /** Null on predictions of the first edition. */
  model: Model | null
  halfWidth: number | null
}

export interface ChainedPrediction extends Prediction {
  id: number
  previousHash: string
  hash: string
}

/** What the first prediction stands on. */
export const firstHash = '0'.repeat(64)

/** One fixed way to write a prediction down, so that its hash is the same on every machine. */
const inWords = (id: number, previousHash: string, prediction: Prediction): string =>
  JSON.stringify([
    id,
    previousHash,
    prediction.source,
    prediction.symbol,
    prediction.horizon,
    prediction.issuedAt.toISOString(),
    prediction.dueAt.toISOString(),
    prediction.priceUsd,
    prediction.medianUsd,
    prediction.low50Usd,
    prediction.high50Usd,
    prediction.low80Usd,
    prediction.high80Usd,
    prediction.riseProbability,
    prediction.scale,
    prediction.calibration,
    prediction.lean,
    ...(prediction.model === null ? [] : [prediction.model, prediction.halfWidth]),
  ])

const hashOf = (id: number, previousHash: string, prediction: Prediction): string =>
  createHash('sha256')
    .update(inWords(id, previousHash, prediction))
    .digest('hex')

export function chain(predictions: Prediction[], last: { id: number; hash: string }): ChainedPrediction[] {
  let { id, hash } = last
  return predictions.map(prediction => {
    const previousHash = hash
    id += 1
    hash = hashOf(id, previousHash, prediction)
    return { ...prediction, id, previousHash, hash }
  })
}

/** The id of the first prediction that is missing or was altered, or undefined if what follows the last one is whole. */
export function firstBreak(
  links: Iterable<ChainedPrediction>,
  last: { id: number; hash: string } = { id: 0, hash: firstHash },
): number | undefined {
  for (const link of links) {
    const { id, previousHash, hash, ...prediction } = link
    const follows = id === last.id + 1 && previousHash === last.hash && hash === hashOf(id, previousHash, prediction)
    if (!follows) return last.id + 1
    last = { id, hash }
  }
  return undefined
}
