import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import { Pill } from '../../ui/marks/Pill.tsx'
import { rangeText, todayText } from './messages.ts'
import type { TodaySummary } from './queries.ts'
import styles from './Today.module.css'

/**
 * The day that is told, of an earlier one too where nothing newer can be reached; and whether its market is made up. What `isAhead` says
 * something of tomorrow, and stands under the day it is; grades stand under the morning that told them.
 */
export function Overline({ summary, isAhead = false }: { summary: TodaySummary; isAhead?: boolean }) {
  const t = useText(todayText)
  const { simulated } = useText(rangeText)
  const { weekday } = useFormat()
  const now = new Date(serverNowMs())
  const isOver = Date.parse(summary.nextAt) <= now.getTime()
  const day = weekday(isAhead && !isOver ? now : new Date(summary.at))
  // After midnight, and before the next morning is told, the day of the grades is yesterday's.
  const isToday = !isOver && day === weekday(now)
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
