import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { serverNowMs } from '../../../lib/server-time.ts'
import linkStyles from '../../../ui/actions/links.module.css'
import { type Forecast, measuredAs } from './dots.ts'
import styles from './Measured.module.css'
import { dotsText } from './messages.ts'

/** Fewer results say nothing of a rate. */
const enough = 30

/** What a range is meant to hold and what it held, in one sentence: neither stands without the other. */
export function Measured({
  forecast: { horizon, dueAt, record },
}: {
  forecast: Pick<Forecast, 'horizon' | 'dueAt' | 'record'>
}) {
  const t = useText(dotsText)
  const { count, plain, moment } = useFormat()
  const address = useAddress()
  const known = record && record.graded >= enough ? record : null
  const held = plain(100 * (known?.heldRatio ?? 0))
  const said = () => {
    if (!known) return t.unmeasured(horizon, moment(new Date(dueAt), new Date(serverNowMs())))
    if (known.kind === 'replayed') return t.replayedMeasured(held, count(known.graded))
    return t.measured(count(known.days), held, count(known.graded))
  }
  const against = known ? measuredAs(known) : 'kept'
  return (
    <p className={styles.measured}>
      {known?.kind === 'replayed' && <span className={styles.replayed}>{t.replayed}</span>}
      {said()} {against !== 'kept' && `${t[against]} `}
      <a className={linkStyles.link} href={address('/track-record')}>
        {t.record}
      </a>
    </p>
  )
}
