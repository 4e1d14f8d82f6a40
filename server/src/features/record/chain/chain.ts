import { hash as digest } from 'node:crypto'
import { type Claim, type ForecastClaim, isForecast } from './claims.ts'
import { writeMoment } from './moments.ts'

/** What a hash was made from: 1 the first edition, 2 with the model, 3 with the slot, 4 with the venue. */
type Edition = 1 | 2 | 3 | 4

const newestEdition = 4

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

/** One fixed way to write a claim down, so that its hash is the same on every machine. */
function inWords(id: number, previousHash: string, edition: Edition, claim: Claim): string {
  const { source, symbol, what, issuedAt, dueAt, priceUsd } = claim
  const words: (string | number | null)[] = [id, previousHash, source, symbol, what]
  words.push(writeMoment(issuedAt), writeMoment(dueAt), priceUsd)
  if (isForecast(claim)) {
    addForecast(words, edition, claim)
    addSlot(words, edition, claim)
  } else {
    addSlot(words, edition, claim)
    words.push(...claim.terms)
  }
  return JSON.stringify(words)
}

function addForecast(words: unknown[], edition: Edition, claim: ForecastClaim) {
  words.push(claim.medianUsd, claim.low50Usd, claim.high50Usd, claim.low80Usd, claim.high80Usd)
  words.push(claim.riseProbability, claim.scale, claim.calibration, claim.lean)
  if (edition > 1) words.push(claim.model, claim.halfWidth)
  if (edition > 2) words.push(claim.constantScale)
}

function addSlot(words: unknown[], edition: Edition, { asked, slotAt, venue }: Claim) {
  if (edition > 2) words.push(asked ? 'asked' : writeMoment(slotAt))
  if (edition > 3) words.push(venue)
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
