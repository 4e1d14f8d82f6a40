import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { factorLine, factorNumbers, factorText } from './factor-words.ts'
import { type Factor, factorBar } from './factors.ts'

type Props = { factor: Factor; all: readonly Factor[] }

/** One row of the sum; opened, it shows the numbers it was made from. */
export function FactorRow({ factor, all }: Props) {
  const t = useText(factorText)
  const format = useFormat()
  const said = { t, format }
  const numbers = factorNumbers(factor, said)
  const { side, widthPercent } = factorBar(factor.points, all)
  const row = (
    <>
      <span className="fx-n">
        <b>{t[factor.name]}</b>
        <small>{factorLine(factor, said)}</small>
      </span>
      <span className="fx-b" aria-hidden="true">
        <i className={side} style={{ [side === 'down' ? 'right' : 'left']: '50%', width: `${widthPercent}%` }} />
      </span>
      <b className={`fx-v ${side}`}>{format.countChange(factor.points)}</b>
    </>
  )
  if (numbers.length === 0) return <div className="fx-r fx-d">{row}</div>
  return (
    <details className="fx-d">
      <summary className="fx-r">{row}</summary>
      <dl className="kv">
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
