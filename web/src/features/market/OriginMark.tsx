import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useOnline } from '../../lib/online.ts'
import { classes } from '../../ui/classes.ts'
import liveStyles from '../../ui/marks/live.module.css'
import { isOld, type Origin } from './freshness.ts'
import { originText } from './messages.ts'
import { useNowMs } from './now.ts'

/** Where prices come from and how old they are; stands wherever a price stands. The dot pulses once per refresh. */
export function OriginMark({ origin, className }: { origin: Origin; className?: string | undefined }) {
  const t = useText(originText)
  const { time, age } = useFormat()
  const nowMs = useNowMs()
  // The first figures are no refresh: they are seen to come.
  const [firstAtMs] = useState(origin.atMs)
  const old = isOld(origin, nowMs, useOnline())
  const word = origin.isSimulated ? t.simulated : old ? t.last : t.live
  const when = old ? age(Math.max(0, nowMs - origin.atMs)) : time(new Date(origin.atMs))
  const look = classes(
    liveStyles.live,
    old && liveStyles.old,
    origin.isSimulated && liveStyles.simulated,
    origin.atMs !== firstAtMs && liveStyles.renewed,
    className,
  )
  return (
    <span key={origin.atMs} className={look}>
      {word} · {when}
    </span>
  )
}
