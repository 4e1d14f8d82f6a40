import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { pastText } from './messages.ts'
import { useGemRecord } from './queries.ts'
import { RecordFacts } from './RecordFacts.tsx'

/** How the gems of the past did, those that failed and those that are gone as well, for the track record. */
export function GemRecordCard() {
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
