import { createHash } from 'node:crypto'

/** Longer than a request may take: whoever holds a delivery longer has died. */
export const leaseMs = 20_000
const mostTries = 6
const firstWaitMs = 30_000

/** How long to wait after so many tries: half a minute, then four times as long each time; null is giving up. */
export const waitAfter = (tries: number): number | null => (tries >= mostTries ? null : firstWaitMs * 4 ** (tries - 1))

/** A message that is sent a second time, because nobody knows whether the first one left, replaces the first one. */
export const topicOf = (subscriptionId: string, key: string): string =>
  createHash('sha256').update(`${subscriptionId} ${key}`).digest('base64url').slice(0, 32)
