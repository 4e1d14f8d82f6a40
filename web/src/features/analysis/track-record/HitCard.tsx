import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Lubber } from '../../../ui/brand/Lubber.tsx'
import cards from '../../../ui/cards.module.css'
import { ratioInRange } from '../../../ui/instruments/scale.ts'
import { Ticks } from '../../../ui/instruments/Ticks.tsx'
import { horizonText } from '../horizons.ts'
import { trackRecordText } from './messages.ts'
import { againstTarget, type HorizonScore, isEnough, promisedRatio } from './record.ts'
import styles from './track-record.module.css'

const scaleFrom = 0.5
const placeOf = (ratio: number) => `${ratioInRange(scaleFrom, 1, ratio) * 100}%`

/** Did the likely range hold four times in five? */
export function HitCard({ horizons }: { horizons: readonly HorizonScore[] }) {
  const t = useText(trackRecordText)
  const { part } = useFormat()
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.held}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.heldSays}</p>
      <div className={styles.hits}>
        {horizons.map(score => (
          <HitRow key={score.horizon} score={score} />
        ))}
      </div>
      <div className={`${styles.hit} ${styles.hitAxis}`} aria-hidden="true">
        <span />
        <div className={`${styles.hitLabels} ${base.tiny} ${base.faint}`}>
          <span>{part(scaleFrom)}</span>
          <span>{t.target}</span>
          <span>{part(1)}</span>
        </div>
        <span />
      </div>
    </section>
  )
}

function HitRow({ score }: { score: HorizonScore }) {
  const t = useText(trackRecordText)
  const horizons = useText(horizonText)
  const { part } = useFormat()
  const { horizon, insideRatio } = score
  const known = isEnough(score)
  const against = againstTarget(insideRatio)
  const share = part(known ? insideRatio : null)
  const said = known ? t[against] : t.tooFewRow
  return (
    <div className={styles.hit}>
      <span>{horizons[horizon]}</span>
      <div className={styles.hitScale} role="img" aria-label={t.heldRow(horizons[horizon], share, said)}>
        <Ticks count={26} majorEvery={5} heightPx={10} />
        <span className={styles.target} style={{ left: placeOf(promisedRatio) }} />
        {known && (
          <span className={styles.hitPoint} style={{ left: placeOf(insideRatio) }}>
            <Lubber />
          </span>
        )}
      </div>
      <span className={styles.hitValue}>
        <b>{share}</b>
        <small className={known && against === 'below' ? 'warnt' : 'dim'}>{said}</small>
      </span>
    </div>
  )
}
