import { DAY_MS, MINUTE_MS } from '@pusula/words'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import linkStyles from '../../../ui/actions/links.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { clockIcon } from '../../../ui/icons/icons.ts'
import { refresh, selectAgain } from '../select/flow.ts'
import type { AnalysisResult } from '../select/run.ts'
import styles from './access.module.css'
import type { Access } from './access.ts'
import { accessText } from './messages.ts'
import { useMoment } from './moment.ts'

type Props = { access: Exclude<Access, { kind: 'ended' }>; result: AnalysisResult; nowMs: number }

/** One line under the tabs: whether it is open and for how long, and as of when it was worked out. */
export function OpenBar({ access, result, nowMs }: Props) {
  const t = useText(accessText)
  const { count, age, date } = useFormat()
  const isOnline = useOnline()
  const moment = useMoment()
  const at = new Date(result.at)
  const ageMs = Math.max(0, nowMs - at.getTime())
  const said = {
    open: () => t.open(count(access.kind === 'open' ? access.minutesLeft : 0)),
    unlimited: () => t.unlimited,
    kept: () => t.kept(age(ageMs)),
    sample: () => t.sample,
  }
  const isFree = access.kind === 'open' || access.kind === 'unlimited'
  return (
    <div className={styles.bar}>
      <span className={styles.state}>
        <Icon shape={clockIcon} sizePx={16} />
        {said[access.kind]()}
      </span>
      <span className={styles.when}>
        {access.kind === 'sample' ? t.closed(date(new Date(at.getTime() - 1))) : t.workedOut(moment(at, nowMs))}
        {ageMs < DAY_MS && access.kind !== 'sample' && <span className={styles.onPaper}>{date(at)}</span>}
        {isFree && ageMs >= MINUTE_MS && <Again label={t.refresh} onClick={refresh} />}
        {access.kind === 'kept' && isOnline && <Again label={t.renew} onClick={selectAgain} />}
      </span>
    </div>
  )
}

const Again = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className={`${linkStyles.action} ${styles.again}`} onClick={onClick}>
    {label}
  </button>
)
