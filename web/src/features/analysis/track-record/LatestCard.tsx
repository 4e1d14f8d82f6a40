import { record } from '@pusula/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { NoRate } from '../../../lib/money/NoRate.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { trackRecordText } from './messages.ts'
import { ResultRow } from './ResultRow.tsx'
import type { Graded } from './record.ts'
import styles from './track-record.module.css'

export interface Selection {
  days: 30 | 90 | 365
  symbol?: string
}

const shownFirst = 6
/** A page that is not full is the last one. */
const fullPage = 50

/** The newest results, all of them or the misses alone, and the way to the rest. */
export function LatestCard({ latest, selection }: { latest: readonly Graded[]; selection: Selection }) {
  const t = useText(trackRecordText)
  const [isAll, setAll] = useState(false)
  const [which, choose] = useState<'all' | 'missed'>('all')
  const isPaged = isAll || which === 'missed'
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={`${base.row} ${base.between} ${cards.flushHead} ${styles.latestHead}`}>
        <h2 className={base.subheading}>{t.latest}</h2>
        <Segmented
          label={t.show}
          segments={[
            { value: 'all', label: t.all },
            { value: 'missed', label: t.missed },
          ]}
          value={which}
          onChange={choose}
        />
      </div>
      <NoRate className={cards.item} />
      {isPaged ? (
        <Pages key={which} selection={selection} isMissed={which === 'missed'} />
      ) : (
        <Rows results={latest.slice(0, shownFirst)} none={t.noneYet} />
      )}
      {!isPaged && latest.length > shownFirst && (
        <button
          type="button"
          className={cards.item}
          style={{ borderTop: '1px solid var(--line)' }}
          onClick={() => setAll(true)}
        >
          <span className={`${cards.itemText} ${base.small}`}>
            <b>{t.seeAll}</b>
          </span>
          <Icon shape={chevronRightIcon} sizePx={18} />
        </button>
      )}
    </section>
  )
}

const Rows = ({ results, none }: { results: readonly Graded[]; none: string }) =>
  results.length === 0 ? (
    <p className={`${cards.item} ${base.small} ${base.muted}`}>{none}</p>
  ) : (
    <ul className={cards.rows}>
      {results.map(result => (
        <ResultRow key={result.id} result={result} />
      ))}
    </ul>
  )

function Pages({ selection, isMissed }: { selection: Selection; isMissed: boolean }) {
  const t = useText(trackRecordText)
  const pages = useInfiniteQuery({
    queryKey: ['record', 'predictions', selection, isMissed],
    queryFn: ({ pageParam, signal }) => call(record.predictions, { ...selection, isMissed, ...pageParam }, signal),
    initialPageParam: {} as { beforeId?: number },
    getNextPageParam: page => {
      const last = page.at(-1)
      return last && page.length >= fullPage ? { beforeId: last.id } : undefined
    },
  })
  return (
    <Loaded query={pages}>
      {({ pages: all }) => (
        <>
          <Rows results={all.flat()} none={isMissed ? t.noneMissed : t.noneYet} />
          {pages.hasNextPage && (
            <div className={cards.item}>
              <Button block busy={pages.isFetchingNextPage && t.working} onClick={() => void pages.fetchNextPage()}>
                {t.more}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
