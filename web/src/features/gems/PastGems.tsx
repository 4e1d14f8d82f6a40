import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { GemRecord } from './GemRecord.tsx'
import styles from './gems.module.css'
import { pastText } from './messages.ts'
import { PastRow } from './PastRow.tsx'
import { useGemSummary, usePastGems } from './queries.ts'

/** What became of every coin that was ever listed. */
export function PastGems() {
  const t = useText(pastText)
  const past = usePastGems()
  const record = useGemSummary().data?.record
  return (
    <section className={styles.past} aria-labelledby="gems-past">
      <div>
        <h2 className={base.heading} id="gems-past">
          {t.title}
        </h2>
        <p className={`${base.small} ${base.muted}`}>{t.says}</p>
      </div>
      {record && record.over > 0 && <GemRecord record={record} />}
      <Loaded query={past} waiting={<SkeletonRows label={t.working} />}>
        {({ pages }) => {
          const gems = pages.flatMap(({ data }) => data)
          return (
            <div className={`${cards.card} ${cards.flush}`}>
              {gems.length === 0 && <p className={`${base.small} ${base.muted} ${styles.none}`}>{t.none}</p>}
              <ul className={cards.rows}>
                {gems.map(gem => (
                  <PastRow key={gem.id} gem={gem} />
                ))}
              </ul>
              {past.hasNextPage && (
                <div className={cards.item}>
                  <Button block busy={past.isFetchingNextPage && t.working} onClick={() => void past.fetchNextPage()}>
                    {t.more}
                  </Button>
                </div>
              )}
            </div>
          )
        }}
      </Loaded>
    </section>
  )
}
