import { useFormat } from '../../../lib/format.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { directionClass } from '../../../ui/direction.ts'
import { factorLine, factorNumbers, factorText } from './factor-words.ts'
import { type Factor, factorBar } from './factors.ts'
import styles from './Reading.module.css'

type Props = { factor: Factor; all: readonly Factor[] }

/** One row of the sum; opened, it shows the numbers it was made from. */
export function FactorRow({ factor, all }: Props) {
  const t = useText(factorText)
  const format = useFormat()
  const said = { t, format, language: useLanguage() }
  const numbers = factorNumbers(factor, said)
  const { side, widthPercent } = factorBar(factor.points, all)
  const row = (
    <>
      <span className={styles.name}>
        <b>{t[factor.name]}</b>
        <small>{factorLine(factor, said)}</small>
      </span>
      {factor.stance === 'unread' ? (
        <span className={styles.unread}>{t.missing}</span>
      ) : (
        <span className={styles.bar} aria-hidden="true">
          <i
            className={classes(directionClass[side], side === 'down' && styles.down)}
            style={{ [side === 'down' ? 'right' : 'left']: '50%', width: `${widthPercent}%` }}
          />
        </span>
      )}
      <b className={`${styles.points} ${directionClass[side]}`}>
        {factor.stance === 'unread' ? '–' : format.countChange(factor.points)}
      </b>
    </>
  )
  if (numbers.length === 0) return <div className={`${styles.factor} ${styles.details}`}>{row}</div>
  return (
    <details className={styles.details}>
      <summary className={styles.factor}>{row}</summary>
      <dl className={cards.facts}>
        {numbers.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
