import { analysis } from '@pusula/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../../ui/icons/icons.ts'
import { trackRecordText } from './messages.ts'
import { ResultRow } from './ResultRow.tsx'
import type { Graded } from './record.ts'

export interface Selection {
  days: 30 | 90 | 365
  symbol?: string
}

const shownFirst = 6
/** A page that is not full is the last one. */
const fullPage = 50

/** The newest results, misses included, and the way to all of them. */
export function LatestCard({ latest, selection }: { latest: readonly Graded[]; selection: Selection }) {
  const t = useText(trackRecordText)
  const [isAll, setAll] = useState(false)
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <h2 className={`${base.subheading} ${cards.flushHead}`}>{t.latest}</h2>
      {isAll ? <Pages selection={selection} first={latest} /> : <Rows results={latest.slice(0, shownFirst)} />}
      {!isAll && latest.length > shownFirst && (
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

const Rows = ({ results }: { results: readonly Graded[] }) => (
  <ul className={cards.rows}>
    {results.map(result => (
      <ResultRow key={result.id} result={result} />
    ))}
  </ul>
)

function Pages({ selection, first }: { selection: Selection; first: readonly Graded[] }) {
  const t = useText(trackRecordText)
  const pages = useInfiniteQuery({
    queryKey: ['analysis', 'trackRecordPredictions', selection],
    queryFn: ({ pageParam, signal }) => call(analysis.trackRecordPredictions, { ...selection, ...pageParam }, signal),
    initialPageParam: {} as { beforeId?: number },
    getNextPageParam: page => {
      const last = page.at(-1)
      return last && page.length >= fullPage ? { beforeId: last.id } : undefined
    },
  })
  return (
    <>
      <Rows results={pages.data?.pages.flat() ?? first} />
      {pages.hasNextPage && (
        <div className={cards.item}>
          <Button block busy={pages.isFetchingNextPage && t.working} onClick={() => void pages.fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  )
}
