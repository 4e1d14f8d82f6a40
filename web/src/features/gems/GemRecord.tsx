import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { pastText } from './messages.ts'
import type { GemSummary } from './queries.ts'

/** All whose days are over, beside what chance alone would give. */
export function GemRecord({ record }: { record: GemSummary['record'] }) {
  const t = useText(pastText)
  const { count, percent } = useFormat()
  const { over, reached, aheadOfBitcoin, delisted, medianChangePercent } = record
  const ofAll = (part: number) => t.ofAll(count(part), count(over))
  return (
    <div className={cards.card}>
      <dl className={cards.facts}>
        <div>
          <dt>{t.over}</dt>
          <dd>{count(over)}</dd>
        </div>
        <div>
          <dt>
            {t.reached} <small className={base.faint}>({t.byChance})</small>
          </dt>
          <dd>{ofAll(reached)}</dd>
        </div>
        <div>
          <dt>{t.ahead}</dt>
          <dd>{ofAll(aheadOfBitcoin)}</dd>
        </div>
        <div>
          <dt>{t.median}</dt>
          <dd>{percent(medianChangePercent)}</dd>
        </div>
        <div>
          <dt>{t.delisted}</dt>
          <dd>{count(delisted)}</dd>
        </div>
      </dl>
    </div>
  )
}
