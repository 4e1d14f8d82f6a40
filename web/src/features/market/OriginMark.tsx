import { useLayoutEffect, useRef } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useOnline } from '../../lib/online.ts'
import { classes } from '../../ui/classes.ts'
import { fade } from '../../ui/instruments/PriceFlash.tsx'
import liveStyles from '../../ui/marks/live.module.css'
import { isOld, type Origin } from './freshness.ts'
import { originText } from './messages.ts'
import { useNowMs } from './now.ts'

/** A refresh is seen; of prices that arrive by themselves every second, every tenth. */
const restMs = 10_000
const pulseMs = 1_200

/** Where prices come from and how old they are; stands wherever a price stands. The dot pulses once per refresh. */
export function OriginMark({ origin, className }: { origin: Origin; className?: string | undefined }) {
  const t = useText(originText)
  const { time, age } = useFormat()
  const nowMs = useNowMs()
  const old = isOld(origin, nowMs, useOnline())
  const word = origin.isSimulated ? t.simulated : old ? t.last : t.live
  const when = old ? age(Math.max(0, nowMs - origin.atMs)) : time(new Date(origin.atMs))
  const mark = useRef<HTMLSpanElement>(null)
  // The first figures are no refresh: they are seen to come.
  const last = useRef({ atMs: origin.atMs, pulsedAtMs: Number.NEGATIVE_INFINITY })
  // In the frame of the new price, as a flash.
  useLayoutEffect(() => {
    const { atMs, pulsedAtMs } = last.current
    if (origin.atMs === atMs || origin.atMs - pulsedAtMs < restMs) return
    last.current = { atMs: origin.atMs, pulsedAtMs: origin.atMs }
    if (!old) fade(mark.current, '::after', { opacity: [0.5, 0], transform: ['scale(1)', 'scale(3)'] }, pulseMs)
  }, [origin.atMs, old])
  const look = classes(liveStyles.live, old && liveStyles.old, origin.isSimulated && liveStyles.simulated, className)
  return (
    <span ref={mark} className={look}>
      {word} · {when}
    </span>
  )
}
