import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { classes } from '../../../ui/classes.ts'
import type { AnalysisResult } from '../select/run.ts'
import { readingText } from './messages.ts'
import styles from './ScoreHistory.module.css'
import { bandLines, historyOf } from './score-history.ts'

/** The last thirty days at a glance: small dots for last week and yesterday, brass for today. */
export function ScoreHistory({ result: { score, at } }: { result: AnalysisResult }) {
  const t = useText(readingText)
  const { count } = useFormat()
  const history = historyOf(score, at)
  const first = history?.points[0]
  if (!history || !first) return null
  const line = history.points.map(({ x, y }) => `${x},${y}`).join(' ')
  const marked = history.points.filter(({ daysAgo }) => [0, 1, 7].includes(daysAgo))
  return (
    <div className={styles.history} role="img" aria-label={t.historySays(count(first.score), count(score.score))}>
      <div className={styles.picture}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {history.lineY.map(y => (
            <line key={y} x1="0" x2="100" y1={y} y2={y} />
          ))}
          <polyline points={line} />
        </svg>
        {marked.map(({ daysAgo, x, y }) => (
          <i
            key={daysAgo}
            className={classes(styles.dot, daysAgo === 0 && styles.today)}
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        ))}
        {bandLines.map((band, index) => (
          <small key={band} style={{ top: `${history.lineY[index]}%` }}>
            {count(band)}
          </small>
        ))}
      </div>
      <p>
        <span>{t.daysAgo(count(first.daysAgo), count(first.score))}</span>
        <b>{t.today(count(score.score))}</b>
      </p>
    </div>
  )
}
