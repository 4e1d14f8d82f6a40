import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Delta } from '../../../ui/marks/Delta.tsx'
import { horizonText } from '../horizons.ts'
import { trackRecordText } from './messages.ts'
import { againstUnchanged, type HorizonScore, isEnough } from './record.ts'
import styles from './track-record.module.css'

const directions = { better: 'up', worse: 'down', same: 'flat' } as const
/** Room behind the longest bar for its figure. */
const longestPercent = 84

/** Is the error smaller than saying that nothing changes? */
export function ErrorCard({ horizons }: { horizons: readonly HorizonScore[] }) {
  const t = useText(trackRecordText)
  const known = horizons.filter(isEnough)
  const most = Math.max(...known.flatMap(({ errorRatio, unchangedErrorRatio }) => [errorRatio, unchangedErrorRatio]), 0)
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.error}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.errorSays}</p>
      <div className={styles.errors}>
        {known.map(score => (
          <ErrorRow key={score.horizon} score={score} mostRatio={most} />
        ))}
      </div>
      <div className={`${base.row} ${styles.errorKey} ${base.tiny} ${base.muted}`}>
        <span>
          <i className={styles.ours} />
          {t.ours}
        </span>
        <span>
          <i className={styles.simple} />
          {t.unchanged}
        </span>
      </div>
    </section>
  )
}

function ErrorRow({ score, mostRatio }: { score: HorizonScore; mostRatio: number }) {
  const t = useText(trackRecordText)
  const horizons = useText(horizonText)
  const { part } = useFormat()
  const against = againstUnchanged(score)
  const said = against.kind === 'same' ? t.same : t[against.kind](part(against.byRatio))
  const bar = (ratio: number) => ({ width: `${mostRatio > 0 ? (ratio / mostRatio) * longestPercent : 0}%` })
  return (
    <div className={styles.error}>
      <div className={`${base.row} ${base.between}`}>
        <span>{horizons[score.horizon]}</span>
        <Delta direction={directions[against.kind]}>{said}</Delta>
      </div>
      <div className={styles.errorBar}>
        <i className={styles.ours} style={bar(score.errorRatio)} />
        <small>{part(score.errorRatio, 2)}</small>
      </div>
      <div className={styles.errorBar}>
        <i className={styles.simple} style={bar(score.unchangedErrorRatio)} />
        <small>{part(score.unchangedErrorRatio, 2)}</small>
      </div>
    </div>
  )
}
