import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { pastText } from './messages.ts'
import type { GemSummary } from './queries.ts'

/** All whose days are over, beside what is usual for such coins. */
export function RecordFacts({ record }: { record: GemSummary['record'] }) {
  const t = useText(pastText)
  const { count, part, percent } = useFormat()
  const { over, doubled, halved, aheadOfBitcoin, delisted, medianChangePercent, measured } = record
  const usual = (ratio: number) => <small className={base.faint}>({t.usual(part(ratio))})</small>
  const ofAll = (some: number) => t.ofAll(count(some), count(over))
  return (
    <dl className={cards.facts}>
      <div>
        <dt>{t.over}</dt>
        <dd>{count(over)}</dd>
      </div>
      <div>
        <dt>{t.doubled}</dt>
        <dd>{ofAll(doubled)}</dd>
      </div>
      <div>
        <dt>{t.halved}</dt>
        <dd>{ofAll(halved)}</dd>
      </div>
      <div>
        <dt>{t.delisted}</dt>
        <dd>{ofAll(delisted)}</dd>
      </div>
      <div>
        <dt>
          {t.ahead} {usual(measured.aheadOfBitcoin)}
        </dt>
        <dd>{ofAll(aheadOfBitcoin)}</dd>
      </div>
      <div>
        <dt>{t.median}</dt>
        <dd>{percent(medianChangePercent)}</dd>
      </div>
    </dl>
  )
}
