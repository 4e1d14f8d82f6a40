import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { useEffect, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useOnline } from '../../../lib/online.ts'
import { useStore } from '../../../lib/store.ts'
import { useBalance, useOpenCoins } from '../../credits/index.ts'
import { nameOf } from '../select/reading.ts'
import type { Stage } from '../select/run.ts'
import { reread } from '../select/state.ts'

/** When something was worked out: the time of day, and the date beside it once that is longer ago than a day. */
export function useMoment(): (at: Date, nowMs: number) => string {
  const { time, date } = useFormat()
  return (at, nowMs) => (nowMs - at.getTime() < DAY_MS ? time(at) : `${date(at)} ${time(at)}`)
}

/** How the analysis on the screen may be read. */
export type Access =
  | { kind: 'open'; minutesLeft: number }
  /** Those who do not count their credits. */
  | { kind: 'unlimited' }
  | { kind: 'ended'; endedMs: number }
  /** Its time is over, and somebody reads it again; or there is no network to renew it. */
  | { kind: 'kept' }
  | { kind: 'sample' }

interface Circumstances {
  /** Until when the coin is paid for; 0 where nobody knows. */
  untilMs: number
  nowMs: number
  isUnlimited: boolean
  isOnline: boolean
  isSample: boolean
  /** Somebody chose to read it again. */
  isChosen: boolean
}

export function accessOf({ untilMs, nowMs, isUnlimited, isOnline, isSample, isChosen }: Circumstances): Access {
  if (isSample) return { kind: 'sample' }
  if (untilMs > nowMs && isOnline && !isUnlimited)
    return { kind: 'open', minutesLeft: Math.ceil((untilMs - nowMs) / MINUTE_MS) }
  if (isUnlimited && isOnline) return { kind: 'unlimited' }
  return isChosen || !isOnline ? { kind: 'kept' } : { kind: 'ended', endedMs: untilMs }
}

/** The current time; re-renders whenever another whole minute of what is left is over, and every minute after that. */
function useNowMs(untilMs: number): number {
  const [now, setNow] = useState(() => ({ untilMs, ms: Date.now() }))
  // Set while rendering: an end that has changed never stands beside an older time, not even until the effect below has run.
  if (now.untilMs !== untilMs) setNow({ untilMs, ms: Date.now() })
  useEffect(() => {
    const leftMs = untilMs - now.ms
    const tell = () => setNow({ untilMs, ms: Date.now() })
    const timer = setTimeout(tell, leftMs > 0 ? leftMs % MINUTE_MS || MINUTE_MS : MINUTE_MS)
    return () => clearTimeout(timer)
  }, [untilMs, now])
  return now.ms
}

/** The moment of the screen beside the access, so that all ages on it are of one moment. */
export function useAccess(now: Stage): { access: Access; nowMs: number } {
  const run = now.stage === 'none' ? null : now.run
  const isOnline = useOnline()
  const isUnlimited = useBalance().kind === 'unlimited'
  const chosen = useStore(reread)
  const open = useOpenCoins(run !== null && isOnline && !run.isSample)
  const untilMs = (open ? open.untilMs[run?.coin.symbol ?? ''] : run?.paidUntilMs) ?? 0
  const nowMs = useNowMs(untilMs)
  const isChosen = now.stage === 'ready' && chosen === nameOf(now.result)
  // Where the server knows nothing of it any more, it ended when this device thought so.
  const endedMs = untilMs || Math.min(run?.paidUntilMs ?? 0, nowMs)
  const access = accessOf({ untilMs, nowMs, isUnlimited, isOnline, isSample: run?.isSample ?? false, isChosen })
  return { access: access.kind === 'ended' ? { ...access, endedMs } : access, nowMs }
}
