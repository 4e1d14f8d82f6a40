import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pusula/words'
import type { Story } from '../reading/feed.ts'

/** State of a feed between two visits: ETag, failures, next time. */
export interface FeedState {
  etag: string | null
  lastModified: string | null
  failures: number
  nextAt: Date
  /** Since when it fails without a break. */
  failingSince: Date | null
  /** When it was given up. */
  offAt: Date | null
}

/** Stories are kept this long; older ones are not taken. */
export const retentionMs = 30 * DAY_MS
const firstPauseMs = 10 * MINUTE_MS
const longestPauseMs = DAY_MS

/** What fails for a week is not asked any more, until the owner says so. */
const givenUpMs = 7 * DAY_MS
export const isOver = (failingSince: Date, now: Date): boolean => now.getTime() - failingSince.getTime() >= givenUpMs

/** An outlet that says for how long its feed stays the same is not asked before; nobody waits longer than six hours. */
const longestFreshMs = 6 * HOUR_MS
export function freshMs(cacheControl: string | undefined): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1] ?? 0)
  return Math.min(longestFreshMs, seconds * 1000)
}

/** Asked for: only if it is not what we already have. */
export function conditions(state: FeedState | undefined): Record<string, string> {
  return {
    ...(state?.etag && { 'if-none-match': state.etag }),
    ...(state?.lastModified && { 'if-modified-since': state.lastModified }),
  }
}

/** After each failure in a row the pause doubles, up to a day; a feed that names a pause itself gets at least that. */
export function pauseMs(failures: number, retryAfter: string | undefined, now: Date): number {
  const ownMs = firstPauseMs * 2 ** Math.min(failures, 10)
  return Math.min(longestPauseMs, Math.max(ownMs, retryMs(retryAfter, now)))
}

function retryMs(retryAfter: string | undefined, now: Date): number {
  if (!retryAfter) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const atMs = Date.parse(retryAfter)
  return Number.isNaN(atMs) ? 0 : atMs - now.getTime()
}

/**
 * When a story counts as published. Outlets mistake their time zone often: up to a day ahead is taken as now. Further
 * ahead the date means nothing and the story is left out, as is one that is too old to be kept. Undated is now.
 */
export function publishedAt({ publishedAt: stated }: Story, now: Date): Date | undefined {
  if (!stated) return now
  const aheadMs = stated.getTime() - now.getTime()
  if (aheadMs > DAY_MS || aheadMs < -retentionMs) return undefined
  return aheadMs > 0 ? now : stated
}
