import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { useOnline } from '../../lib/online.ts'
import { classes } from '../../ui/classes.ts'
import { isOld, type Origin } from './freshness.ts'
import { originText } from './messages.ts'
import { useNowMs } from './now.ts'

/** Where prices come from and how old they are; stands wherever a price stands. The dot pulses once per refresh. */
export function OriginMark({ origin }: { origin: Origin }) {
  const t = useText(originText)
  const { time, age } = useFormat()
  const nowMs = useNowMs()
  const old = isOld(origin, nowMs, useOnline())
  const word = origin.isSimulated ? t.simulated : old ? t.last : t.live
  const when = old ? age(Math.max(0, nowMs - origin.atMs)) : time(new Date(origin.atMs))
  return (
    <span key={origin.atMs} className={classes('live', old && 'is-old', origin.isSimulated && 'is-simulated')}>
      {word} · {when}
    </span>
  )
}
