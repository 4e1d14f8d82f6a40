import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useAddress } from '../../lib/go.ts'
import { useLanguage, useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import { Price } from '../../lib/Price.tsx'
import { serverNowMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { clockIcon } from '../../ui/icons/icons.ts'
import { Arrow } from '../../ui/marks/Delta.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { coinPath } from '../analysis/index.ts'
import { CoinRow, PlansCard, WatchCard } from './CoinCards.tsx'
import { gradesText } from './grades-messages.ts'
import { Mark } from './Mark.tsx'
import { todayText } from './messages.ts'
import { Overline } from './Overline.tsx'
import { PortfolioCard } from './PortfolioCard.tsx'
import type { GradedCoin, TodaySummary } from './queries.ts'
import { liveRate, useNormal } from './rate.ts'
import styles from './Today.module.css'

/** What became of yesterday’s ranges, what changed since, and what to watch; parts with nothing to say are left out. */
export default function Grades({ summary, hasOwn }: { summary: TodaySummary; hasOwn: boolean }) {
  return (
    <>
      {hasOwn && (summary.isQuiet ? <Quiet summary={summary} /> : <OwnCoins summary={summary} />)}
      {!hasOwn && !liveRate(summary) && <FirstDay summary={summary} />}
      {summary.whose === 'large' && summary.graded > 0 && <BigCoins summary={summary} />}
      <PlansCard summary={summary} />
      <WatchCard summary={summary} />
      <PortfolioCard summary={summary} />
    </>
  )
}

function OwnCoins({ summary }: { summary: TodaySummary }) {
  const t = useText(gradesText)
  const { graded, held, expected } = summary
  const left = summary.coins.filter(({ outcome }) => outcome !== 'inside')
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <Overline summary={summary} />
      <h2 className={styles.question}>{useOwnTitle(summary)}</h2>
      {graded > 1 && summary.coins.length === graded && (
        <div className={styles.marks} role="img" aria-label={t.marks(graded, held)}>
          {summary.coins
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

function useOwnTitle({ coins, graded, held }: TodaySummary): string {
  const t = useText(gradesText)
  const [only] = coins
  if (graded === 1 && only)
    return { inside: t.oneInside, above: t.oneAbove, below: t.oneBelow }[only.outcome](only.name)
  if (held === graded) return t.allHeld(graded)
  return held === 0 ? t.noneHeld(graded) : t.someHeld(held, graded)
}

function BigCoins({ summary: { coins, held, graded } }: { summary: TodaySummary }) {
  const t = useText(gradesText)
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
  const t = useText(gradesText)
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
  const t = useText(gradesText)
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

function Quiet({ summary }: { summary: TodaySummary }) {
  const t = useText(gradesText)
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <Overline summary={summary} />
      <h2 className={styles.question}>
        {t.quiet} <span>{t.quietHeld(summary.graded)}</span>
      </h2>
      {summary.graded > 1 && summary.coins.length === summary.graded && (
        <div className={styles.marks} role="img" aria-label={t.marks(summary.graded, summary.held)}>
          {summary.coins.map(({ symbol }) => (
            <Mark key={symbol} isInside />
          ))}
        </div>
      )}
      <p className={base.muted}>{t.quietSays}</p>
    </section>
  )
}

/** While there is no live rate: what the past would have said, apart from it, and when results come. */
function FirstDay({ summary: { rate, replay, nextResults, firstResultAt } }: { summary: TodaySummary }) {
  const t = useText(gradesText)
  const { held } = useText(todayText)
  const language = useLanguage()
  const { count, plain, dayTime, time } = useFormat()
  const normal = useNormal(rate)
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
      {(rate?.kind === 'replayed' || replay) && (
        <section className={`${cards.card} ${styles.card} ${styles.replayed}`}>
          <div className={styles.replayedHead}>
            <h2 className={base.subheading}>{t.past}</h2>
            <span className={styles.tag}>{t.replayed}</span>
          </div>
          {rate?.kind === 'replayed' && (
            <p className={`${base.small} ${base.muted}`}>
              {t.pastBefore}
              <b>{held(plain(100 * rate.heldRatio))}</b>
              {t.pastAfter(normal, count(rate.graded))}
            </p>
          )}
          {rate?.kind === 'replayed' && <p className={`${base.small} ${base.muted}`}>{t.pastIsNotLive}</p>}
          {replay && (
            <p className={`${base.small} ${base.muted}`} role="status">
              {t.replaying(count(replay.coins), count(replay.of))}
            </p>
          )}
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
