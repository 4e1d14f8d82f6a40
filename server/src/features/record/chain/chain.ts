import { hash as digest } from 'node:crypto'
import { type Claim, type ForecastClaim, isForecast } from './claims.ts'
import { writeMoment } from './moments.ts'

/** What a hash was made from: 1 the first edition, 2 with the model, 3 with the slot, 4 with the venue. */
type Edition = 1 | 2 | 3 | 4

export const newestEdition = 4

interface Place {
  id: number
  edition: Edition
  previousHash: string
  hash: string
}

export type ChainedClaim = Claim & Place

/** The end of a chain. */
export interface Head {
  id: number
  hash: string
}

/** What the first claim stands on. */
export const chainStart: Head = { id: 0, hash: '0'.repeat(64) }

const forecastNumbers = (claim: ForecastClaim) => [
  claim.medianUsd,
  claim.low50Usd,
  claim.high50Usd,
  claim.low80Usd,
  claim.high80Usd,
  claim.riseProbability,
  claim.scale,
  claim.calibration,
  claim.lean,
]

/** One fixed way to write a claim down, so that its hash is the same on every machine. */
function inWords(id: number, previousHash: string, edition: Edition, claim: Claim): string {
  const { source, symbol, what, issuedAt, dueAt, priceUsd, venue, asked, slotAt } = claim
  const begin = [id, previousHash, source, symbol, what, writeMoment(issuedAt), writeMoment(dueAt), priceUsd]
  const slot = [...(edition < 3 ? [] : [asked ? 'asked' : writeMoment(slotAt)]), ...(edition < 4 ? [] : [venue])]
  if (!isForecast(claim)) return JSON.stringify([...begin, ...slot, ...claim.terms])
  const { model, halfWidth, constantScale } = claim
  const more = [[], [model, halfWidth]][edition - 1] ?? [model, halfWidth, constantScale]
  return JSON.stringify([...begin, ...forecastNumbers(claim), ...more, ...slot])
}

const hashOf = (id: number, previousHash: string, edition: Edition, claim: Claim): string =>
  digest('sha256', inWords(id, previousHash, edition, claim), 'hex')

export function chain(claims: readonly Claim[], last: Head): ChainedClaim[] {
  let { id, hash } = last
  return claims.map(claim => {
    const previousHash = hash
    id += 1
    hash = hashOf(id, previousHash, newestEdition, claim)
    return { ...claim, id, edition: newestEdition, previousHash, hash }
  })
}

/** Whether a claim is the one that follows, as it was written. */
export const follows = (link: ChainedClaim, last: Head): boolean =>
  link.id === last.id + 1 &&
  link.previousHash === last.hash &&
  link.hash === hashOf(link.id, link.previousHash, link.edition, link)

/** The id of the first claim that is missing or was altered, or undefined if what follows the last one is whole. */
export function firstBreak(links: Iterable<ChainedClaim>, last: Head = chainStart): number | undefined {
  for (const link of links) {
    if (!follows(link, last)) return last.id + 1
    last = link
  }
  return undefined
}
