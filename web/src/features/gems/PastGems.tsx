import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { GemRecord } from './GemRecord.tsx'
import { pastText } from './messages.ts'
import { PastRow } from './PastRow.tsx'
import { useGemSummary, usePastGems } from './queries.ts'

/** What became of every coin that was ever listed. */
export function PastGems() {
  const t = useText(pastText)
  const past = usePastGems()
  const record = useGemSummary().data?.record
  return (
    <section className="gem-past" aria-labelledby="gems-past">
      <div>
        <h2 className="h2" id="gems-past">
          {t.title}
        </h2>
        <p className="sm muted">{t.says}</p>
      </div>
      {record && record.over > 0 && <GemRecord record={record} />}
      <Loaded query={past} waiting={<SkeletonRows label={t.working} />}>
        {({ pages }) => {
          const gems = pages.flatMap(({ data }) => data)
          return (
            <div className="card card--flush">
              {gems.length === 0 && <p className="sm muted gem-none">{t.none}</p>}
              <ul className="rows">
                {gems.map(gem => (
                  <PastRow key={gem.id} gem={gem} />
                ))}
              </ul>
              {past.hasNextPage && (
                <div className="item">
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
