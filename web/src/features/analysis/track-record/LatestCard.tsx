import { record } from '@pusula/contract'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { useFormat } from '../../../lib/format.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { useMoney } from '../../../lib/money/money.ts'
import { NoRate } from '../../../lib/money/NoRate.tsx'
import { Price } from '../../../lib/Price.tsx'
import { useInfiniteQuery } from '../../../lib/use-query.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon, chevronRightIcon, closeIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { shortHorizonText } from '../horizons.ts'
import rangeStyles from '../range.module.css'
import { trackRecordText } from './messages.ts'
import { type Graded, placesOf } from './record.ts'
import styles from './track-record.module.css'

export interface Selection {
  days: 30 | 90 | 365
  symbol?: string
}

const shownFirst = 6
/** Page size: a page that is not full is the last one. */
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

/** One result on a line of its own: a dot inside the range, a diamond outside. */
function ResultRow({ result }: { result: Graded }) {
  const t = useText(trackRecordText)
  const horizons = useText(shortHorizonText)
  const { roughPrice, price, date } = useMoney()
  const { symbol, horizon, isInside, actualUsd, lowUsd, highUsd, dueAt } = result
  const { lowPercent, widthPercent, medianPercent, actualPercent } = placesOf(result)
  return (
    <li className={styles.result}>
      <CoinLogo src={`/coins/${symbol.toLowerCase()}.svg`} symbol={symbol} sizePx={32} />
      <span title={date(new Date(dueAt))}>
        <b>{symbol}</b>
        <small>{horizons[horizon]}</small>
      </span>
      <div
        className={styles.resultScale}
        role="img"
        aria-label={t.resultSays(price(actualUsd), price(lowUsd), price(highUsd))}
      >
        <span
          className={`${rangeStyles.band} ${styles.resultBand}`}
          style={{ left: `${lowPercent}%`, width: `${widthPercent}%` }}
        />
        <span className={styles.predicted} style={{ left: `${medianPercent}%` }} />
        <span className={classes(styles.actual, !isInside && styles.missed)} style={{ left: `${actualPercent}%` }} />
      </div>
      <span className={styles.resultValue}>
        <b>
          <Price text={roughPrice(actualUsd)} />
        </b>
        <small className={isInside ? base.faint : styles.down}>
          <Icon shape={isInside ? checkIcon : closeIcon} sizePx={13} />
          {isInside ? t.inRange : t.outside}
        </small>
      </span>
    </li>
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
    queryKey: ['analysis', 'record', 'predictions', selection, isMissed],
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

const spans = { '30': 30, '90': 90, '365': 365 } as const

type Props = { selection: Selection; coins: readonly string[]; onChange: (selection: Selection) => void }

export function Filters({ selection: { days, symbol }, coins, onChange }: Props) {
  const t = useText(trackRecordText)
  const { count } = useFormat()
  const withSymbol = (next: string | undefined) => (next ? { symbol: next } : {})
  return (
    <div className={`${base.row} ${styles.filters}`}>
      <select
        className={styles.chip}
        aria-label={t.coin}
        value={symbol ?? ''}
        onChange={event => onChange({ days, ...withSymbol(event.target.value) })}
      >
        <option value="">{coins.length ? t.allCoins(count(coins.length)) : t.everyCoin}</option>
        {coins.map(coin => (
          <option key={coin} value={coin}>
            {coin}
          </option>
        ))}
      </select>
      <Segmented
        label={t.span}
        segments={[
          { value: '30', label: t.days30 },
          { value: '90', label: t.days90 },
          { value: '365', label: t.days365 },
        ]}
        value={`${days}`}
        onChange={span => onChange({ days: spans[span], ...withSymbol(symbol) })}
      />
    </div>
  )
}
