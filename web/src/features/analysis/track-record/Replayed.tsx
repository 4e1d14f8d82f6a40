import { useText } from '../../../lib/language.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { historyIcon } from '../../../ui/icons/icons.ts'
import { trackRecordText } from './messages.ts'
import styles from './track-record.module.css'

/** Says of figures that nobody said them at their time. */
export function Replayed({ kind }: { kind: 'live' | 'replayed' }) {
  const t = useText(trackRecordText)
  if (kind === 'live') return null
  return (
    <span className={styles.replayed}>
      <Icon shape={historyIcon} sizePx={13} />
      {t.replayed}
    </span>
  )
}
