import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import { todayText } from './messages.ts'
import type { Told } from './queries.ts'
import { rangeText } from './range-messages.ts'
import styles from './Today.module.css'

/** The day that is told, of an earlier one too where nothing newer can be reached; and whether its market is made up. */
export function Overline({ told }: { told: Told }) {
  const t = useText(todayText)
  const { simulated } = useText(rangeText)
  const { weekday } = useFormat()
  const isOver = Date.parse(told.nextAt) <= serverNowMs()
  return (
    <p className={styles.overline}>
      <span>
        {isOver ? '' : `${t.title} · `}
        {weekday(new Date(told.at))}
        {told.isKept && ` · ${t.offline}`}
      </span>
      {told.source === 'simulated' && <Pill tone="warn">{simulated}</Pill>}
    </p>
  )
}
