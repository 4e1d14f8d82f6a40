import { plural, turkishEnding } from '@pusula/words'
import { useDeferredValue } from 'react'
import { useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import base from '../../ui/base.module.css'
import styles from './Landing.module.css'
import { useLandingSummary } from './landing-summary.ts'
import { Mark } from './Mark.tsx'

const possessive = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`

/** What became of yesterday’s ranges, on the landing page. */
const yesterdayText = messages({
  yesterday: {
    tr: (held: number, graded: number) =>
      held === graded
        ? `Dün ${graded} coinin hepsi aralıkta kaldı`
        : `Dün ${graded} coinden ${possessive(held)} aralıkta kaldı`,
    en: (held: number, graded: number) =>
      `Yesterday ${held} of ${graded} ${plural(graded, 'coin', 'coins')} stayed in range`,
  },
  marks: {
    tr: (graded: number, held: number) => `${graded} coin: ${held} aralıkta kaldı, ${graded - held} dışına çıktı`,
    en: (graded: number, held: number) => `${graded} coins: ${held} held, ${graded - held} missed`,
  },
  stayed: { tr: 'aralıkta kaldı', en: 'stayed in range' },
  leftIt: { tr: 'dışına çıktı', en: 'left it' },
  missed: {
    tr: (count: number) => `Çıkan ${count} coin`,
    en: (count: number) => (count === 1 ? 'The one that left' : `The ${count} that left`),
  },
})

/** What became of yesterday’s ranges of all coins, misses as plain as the others. */
export default function LandingYesterday() {
  const t = useText(yesterdayText)
  const address = useAddress()
  // None in the first drawing, as in the page that stands drawn.
  const summary = useDeferredValue(useLandingSummary().data, null)
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
