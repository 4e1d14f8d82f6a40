import { useFormat } from '../../lib/format.ts'
import { useProfile } from '../../lib/jurisdiction.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { pastText } from './messages.ts'
import { type GemSummary, useGemRecord } from './queries.ts'

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

/** How the gems of the past did, those that failed and those that are gone as well, for the track record. */
export function GemRecordCard() {
  return useProfile().gems === 'closed' ? null : <Ended />
}

function Ended() {
  const t = useText(pastText)
  return (
    <section className={cards.card}>
      <h2 className={base.subheading}>{t.ended}</h2>
      <p className={`${base.small} ${base.muted}`}>{t.endedSays}</p>
      <Loaded query={useGemRecord()}>
        {record =>
          record.over > 0 ? (
            <RecordFacts record={record} />
          ) : (
            <p className={`${base.small} ${base.muted}`}>{t.noneOver}</p>
          )
        }
      </Loaded>
    </section>
  )
}
