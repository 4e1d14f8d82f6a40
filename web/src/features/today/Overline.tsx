import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import { rangeText, todayText } from './messages.ts'
import type { TodaySummary } from './queries.ts'
import styles from './Today.module.css'

/** The day that is told, of an earlier one too where nothing newer can be reached; and whether its market is made up. */
export function Overline({ summary }: { summary: TodaySummary }) {
  const t = useText(todayText)
  const { simulated } = useText(rangeText)
  const { weekday } = useFormat()
  const day = weekday(new Date(summary.at))
  // After midnight, and before the next morning is told, its day is yesterday's.
  const isToday = Date.parse(summary.nextAt) > serverNowMs() && day === weekday(new Date(serverNowMs()))
  return (
    <p className={styles.overline}>
      <span>
        {isToday && `${t.title} · `}
        {day}
        {summary.isSaved && ` · ${t.offline}`}
      </span>
      {summary.source === 'simulated' && <Pill tone="warn">{simulated}</Pill>}
    </p>
  )
}
