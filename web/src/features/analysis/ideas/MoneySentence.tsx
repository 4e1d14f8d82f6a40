import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import styles from './MoneySentence.module.css'
import { moneyOf, type PlanKindRecord } from './plan.ts'
import { planText } from './plan-messages.ts'

type Props = { record: Pick<PlanKindRecord, 'kind' | 'ended' | 'meanRatio' | 'errorRatio'> | undefined }

/** The one sentence about money: from the record, with its error. */
export function MoneySentence({ record }: Props) {
  const t = useText(planText)
  const { count, part } = useFormat()
  const said = moneyOf(record)
  const ended = count(record?.ended ?? 0)
  return (
    <p className={styles.money}>
      {record?.kind === 'replayed' && record.ended > 0 && <span className={styles.replayed}>{t.replayed}</span>}
      {said.kind === 'noneEnded' && t.noneEnded}
      {said.kind === 'tooFew' && t.tooFew(ended)}
      {said.kind === 'even' &&
        t.even(
          ended,
          `${said.meanRatio < 0 ? '−' : '+'}${part(Math.abs(said.meanRatio), 2)}`,
          part(said.errorRatio, 2),
        )}
      {(said.kind === 'lost' || said.kind === 'gained') && (
        <span>
          {t.moneyBefore(ended)}
          <b>{t[said.kind](part(Math.abs(said.meanRatio), 2))}</b>
          {t.moneyAfter(part(said.errorRatio, 2))}
        </span>
      )}
    </p>
  )
}
