import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import linkStyles from '../../ui/actions/links.module.css'
import base from '../../ui/base.module.css'
import styles from './Landing.module.css'
import { useLandingSummary } from './landing-summary.ts'
import { Mark } from './Mark.tsx'
import { yesterdayText } from './yesterday-messages.ts'

/** What became of yesterday’s ranges of all coins, misses as plain as the others. */
export default function LandingYesterday() {
  const t = useText(yesterdayText)
  const address = useAddress()
  const { data: summary } = useLandingSummary()
  const graded = summary?.recorded.length ?? 0
  if (!summary || graded === 0) return null
  const held = summary.recorded.filter(outcome => outcome === 'inside').length
  return (
    <section className={styles.yesterday}>
      <h2 className={base.title}>{t.yesterday(held, graded)}</h2>
      <div className={styles.marks} role="img" aria-label={t.marks(graded, held)}>
        {summary.recorded
          .map((outcome, place) => ({ id: `${place}`, isInside: outcome === 'inside' }))
          .map(mark => (
            <Mark key={mark.id} isInside={mark.isInside} />
          ))}
      </div>
      <p className={styles.key}>
        <span>
          <Mark isInside /> {t.stayed}
        </span>
        <span>
          <Mark isInside={false} /> {t.leftIt}
        </span>
        {held < graded && (
          <a className={linkStyles.link} href={address('/track-record')}>
            {t.missed(graded - held)}
          </a>
        )}
      </p>
    </section>
  )
}
