import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { Price } from '../../lib/Price.tsx'
import { serverNowMs } from '../../lib/server-time.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { clockIcon, searchIcon } from '../../ui/icons/icons.ts'
import { Arrow } from '../../ui/marks/Arrow.tsx'
import { Pill } from '../../ui/marks/Pill.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../ui/states/SkeletonArea.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { coinPath } from '../analysis/index.ts'
import { BitcoinRange } from './BitcoinRange.tsx'
import { CoinRow } from './CoinRow.tsx'
import { Mark } from './Mark.tsx'
import { rangeText, todayText } from './messages.ts'
import { PlansCard } from './PlansCard.tsx'
import { PortfolioCard } from './PortfolioCard.tsx'
import { type GradedCoin, liveRate, type Told, useSummary } from './queries.ts'
import styles from './Today.module.css'
import { WatchCard } from './WatchCard.tsx'

/** Home while no coin is chosen: what became of yesterday’s ranges, what changed since, and what is said of tomorrow. */
export function Today({ isGreeted = false }: { isGreeted?: boolean }) {
  const t = useText(todayText)
  const query = useSummary()
  return (
    <div className={styles.today}>
      {query.data === undefined && query.error !== null ? (
        <Failed isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Loaded query={query} waiting={<Waiting />}>
          {told => <Summary told={told} isGreeted={isGreeted} />}
        </Loaded>
      )}
      <p className={styles.hint}>
        <Icon shape={searchIcon} sizePx={18} />
        {t.hint}
      </p>
    </div>
  )
}

function Failed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useText(todayText)
  return (
    <section className={`${cards.card} ${styles.card}`} role="alert">
      <p>{t.failed}</p>
      <Button small busy={isBusy && t.waiting} onClick={onRetry}>
        {t.retry}
      </Button>
    </section>
  )
}

/** Overline, two lines, the dots, a row of marks and three rows: what most people are about to see. */
function Waiting() {
  const t = useText(todayText)
  return (
    <SkeletonArea label={t.waiting} className={`${cards.card} ${styles.card}`}>
      <Skeleton width={140} heightPx={12} />
      <Skeleton width="90%" heightPx={24} />
      <Skeleton width="60%" heightPx={24} />
      <Skeleton heightPx={160} className={styles.plotSkeleton} />
      <Skeleton width="70%" heightPx={10} />
      {[0, 1, 2].map(row => (
        <Skeleton key={row} heightPx={36} />
      ))}
    </SkeletonArea>
  )
}

function Summary({ told, isGreeted }: { told: Told; isGreeted: boolean }) {
  const hasOwn = told.whose === 'own' && told.graded > 0
  return (
    <>
      {told.isQuiet ? (
        <Quiet told={told} />
      ) : hasOwn ? (
        <OwnCoins told={told} />
      ) : (
        <BitcoinCard told={told} isGreeted={isGreeted} />
      )}
      {!hasOwn && !liveRate(told) && <FirstDay told={told} />}
      {told.whose === 'large' && told.graded > 0 && <BigCoins told={told} />}
      <PlansCard told={told} />
      <WatchCard told={told} />
      <PortfolioCard told={told} />
    </>
  )
}

/** The day that is told, of an earlier one too where nothing newer can be reached; and whether its market is made up. */
function Overline({ told }: { told: Told }) {
  const t = useText(todayText)
  const { simulated } = useText(rangeText)
  const { weekday } = useFormat()
  const isOver = Date.parse(told.nextAt) <= serverNowMs()
  return (
    <p className={styles.overline}>
      <span>
        {isOver ? '' : `${t.title} · `}
        {weekday(new Date(told.at))}
        {told.isKept && ` · ${t.offline}`}
      </span>
      {told.source === 'simulated' && <Pill tone="warn">{simulated}</Pill>}
    </p>
  )
}

function BitcoinCard({ told, isGreeted }: { told: Told; isGreeted: boolean }) {
  const t = useText(todayText)
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <Overline told={told} />
      <h2 className={styles.question}>{t.howFar}</h2>
      {told.bitcoin ? (
        <BitcoinRange told={told} ahead={told.bitcoin} hasWay={!isGreeted} />
      ) : (
        <p className={base.muted}>{t.noRange}</p>
      )}
    </section>
  )
}

function OwnCoins({ told }: { told: Told }) {
  const t = useText(todayText)
  const { graded, held, expected } = told
  const left = told.coins.filter(({ outcome }) => outcome !== 'inside')
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <Overline told={told} />
      <h2 className={styles.question}>{useOwnTitle(told)}</h2>
      {graded > 1 && told.coins.length === graded && (
        <div className={styles.marks} role="img" aria-label={t.marks(graded, held)}>
          {told.coins
            .toSorted((a, b) => a.symbol.localeCompare(b.symbol, 'en'))
            .map(({ symbol, outcome }) => (
              <Mark key={symbol} isInside={outcome === 'inside'} />
            ))}
        </div>
      )}
      {graded >= expectedFrom && (
        <p className={base.muted}>
          {t.expected(expected)} {held < graded && t.left(graded - held)}
        </p>
      )}
      <LeftRows coins={left} count={graded - held} />
    </section>
  )
}

/** Of fewer coins nobody expects a share. */
const expectedFrom = 5

function useOwnTitle({ coins, graded, held }: Told): string {
  const t = useText(todayText)
  const [only] = coins
  if (graded === 1 && only)
    return { inside: t.oneInside, above: t.oneAbove, below: t.oneBelow }[only.outcome](only.name)
  if (held === graded) return t.allHeld(graded)
  return held === 0 ? t.noneHeld(graded) : t.someHeld(held, graded)
}

function BigCoins({ told: { coins, held, graded } }: { told: Told }) {
  const t = useText(todayText)
  const address = useAddress()
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <h2 className={base.subheading}>{t.bigCoins(held, graded)}</h2>
      <ul className={styles.named}>
        {coins
          .toSorted((a, b) => a.symbol.localeCompare(b.symbol, 'en'))
          .map(({ symbol, outcome }) => (
            <li key={symbol}>
              <a href={address(coinPath(symbol))}>
                <Mark isInside={outcome === 'inside'} />
                {symbol}
                <VisuallyHidden> {outcome === 'inside' ? t.inside : t.outside}</VisuallyHidden>
              </a>
            </li>
          ))}
      </ul>
      <LeftRows coins={coins.filter(({ outcome }) => outcome !== 'inside')} count={graded - held} />
    </section>
  )
}

const rowsFirst = 3

/** Those that left their range, the furthest first. */
function LeftRows({ coins, count }: { coins: readonly GradedCoin[]; count: number }) {
  const t = useText(todayText)
  const [isWhole, setWhole] = useState(false)
  if (coins.length === 0) return null
  return (
    <div className={styles.rows}>
      {(isWhole ? coins : coins.slice(0, rowsFirst)).map(coin => (
        <LeftRow key={coin.symbol} coin={coin} />
      ))}
      {!isWhole && coins.length > rowsFirst && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t.all(count)}
        </button>
      )}
    </div>
  )
}

function LeftRow({ coin: { symbol, name, outcome, lowUsd, highUsd, endUsd, beyondRatio } }: { coin: GradedCoin }) {
  const t = useText(todayText)
  const { prose, size } = useMoney()
  const isAbove = outcome === 'above'
  const edgeUsd = isAbove ? highUsd : lowUsd
  return (
    <CoinRow
      symbol={symbol}
      name={name}
      says={<Price text={t.edges(prose(edgeUsd, endUsd), prose(endUsd, edgeUsd))} />}
      sketch={<LeftSketch isAbove={isAbove} />}
      figure={
        <>
          <Arrow direction={isAbove ? 'up' : 'down'} /> {size(beyondRatio)}
        </>
      }
      under={isAbove ? t.above : t.below}
    />
  )
}

/** The range, and a diamond on the side on which the day ended. */
const LeftSketch = ({ isAbove }: { isAbove: boolean }) => (
  <svg className={styles.sketch} width="96" height="18" viewBox="0 0 96 18" aria-hidden="true">
    <path className={styles.ground} d="M0 16.5h96" />
    <rect className={styles.band} x="20" y="7" width="56" height="9" rx="3" />
    <path className={styles.miss} d={`M${isAbove ? 88 : 8} 3l5.5 5.5l-5.5 5.5l-5.5 -5.5Z`} />
  </svg>
)

function Quiet({ told }: { told: Told }) {
  const t = useText(todayText)
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <Overline told={told} />
      <h2 className={styles.question}>
        {t.quiet} <span>{t.quietHeld(told.graded)}</span>
      </h2>
      {told.graded > 1 && told.coins.length === told.graded && (
        <div className={styles.marks} role="img" aria-label={t.marks(told.graded, told.held)}>
          {told.coins.map(({ symbol }) => (
            <Mark key={symbol} isInside />
          ))}
        </div>
      )}
      <p className={base.muted}>{t.quietSays}</p>
    </section>
  )
}

/** While there is no live rate: what the past would have said, apart from it, and when results come. */
function FirstDay({ told: { rate, nextResults, firstResultAt } }: { told: Told }) {
  const t = useText(todayText)
  const language = useLanguage()
  const { count, plain, dayTime, time } = useFormat()
  const now = new Date(serverNowMs())
  const isAhead = (at: string) => Date.parse(at) > now.getTime()
  const results = [
    ...nextResults.map(({ horizon, at }) => ({ horizon, at, when: time(new Date(at)) })),
    ...(firstResultAt === null
      ? []
      : [{ horizon: '1day' as const, at: firstResultAt, when: dayTime(new Date(firstResultAt), now) }]),
  ]
    .filter(({ at }) => isAhead(at))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <>
      {rate?.kind === 'replayed' && (
        <section className={`${cards.card} ${styles.card} ${styles.replayed}`}>
          <div className={styles.replayedHead}>
            <h2 className={base.subheading}>{t.past}</h2>
            <span className={styles.tag}>{t.replayed}</span>
          </div>
          <p className={`${base.small} ${base.muted}`}>
            {t.pastBefore}
            <b>{t.held(plain(100 * rate.heldRatio))}</b>
            {t.pastAfter(count(rate.graded))}
          </p>
        </section>
      )}
      {results.length > 0 && (
        <section className={`${cards.card} ${styles.card}`}>
          <h2 className={base.subheading}>{t.next}</h2>
          {results.map(({ horizon, when }) => (
            <p key={horizon} className={styles.next}>
              <Icon shape={clockIcon} sizePx={18} />
              <span>
                <b>{when.charAt(0).toLocaleUpperCase(language) + when.slice(1)}</b> · {t[horizon]}
              </span>
            </p>
          ))}
        </section>
      )}
    </>
  )
}
