import { lazy, type ReactNode, Suspense } from 'react'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { useGuestMode } from '../../lib/mode.ts'
import { serverNowMs } from '../../lib/server-time.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { searchIcon } from '../../ui/icons/icons.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../ui/states/SkeletonText.tsx'
import { BitcoinRange } from './BitcoinRange.tsx'
import { rangeText, todayText } from './messages.ts'
import { Overline } from './Overline.tsx'
import { type TodaySummary, useSummary } from './queries.ts'
import { liveRate } from './rate.ts'
import styles from './Today.module.css'

/** What a guest of the first day has none of comes when it is known. */
const Grades = lazy(() => import('./Grades.tsx'))

/** Home while no coin is chosen: what became of yesterday’s ranges, what changed since, and what is said of tomorrow. */
export function Today({ isGreeted = false, turn }: { isGreeted?: boolean; turn?: ReactNode }) {
  const t = useText(todayText)
  const query = useSummary()
  return (
    <div className={styles.today}>
      {query.data === undefined && query.error !== null ? (
        <Failed isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Loaded query={query} waiting={<Waiting />}>
          {summary => <Summary summary={summary} isGreeted={isGreeted} turn={turn} />}
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

/** The room of the card below the first one, which would push down what follows. */
const more = <div className={styles.coming} />

/**
 * Overline, the question of Bitcoin’s card or the two lines of a member’s, the dots, a row of marks and three rows: what most people are about to
 * see. The question stands in a drawn page as its largest text, so that what arrives later is no larger paint.
 */
function Waiting() {
  const t = useText(todayText)
  return (
    <>
      <SkeletonArea label={t.waiting} className={`${cards.card} ${styles.card}`}>
        <Skeleton width={140} heightPx={12} />
        {useGuestMode() ? (
          <h2 className={styles.question}>{t.howFar}</h2>
        ) : (
          <>
            <Skeleton width="90%" heightPx={24} />
            <Skeleton width="60%" heightPx={24} />
          </>
        )}
        <Skeleton heightPx={160} className={styles.plotSkeleton} />
        <Skeleton width="70%" heightPx={10} />
        {[0, 1, 2].map(row => (
          <Skeleton key={row} heightPx={36} />
        ))}
      </SkeletonArea>
      {more}
    </>
  )
}

function BitcoinCard({ summary, isGreeted }: { summary: TodaySummary; isGreeted: boolean }) {
  const t = useText(todayText)
  const words = useText(rangeText)
  const ahead = summary.bitcoin
  return (
    <section className={`${cards.card} ${styles.card}`}>
      <Overline summary={summary} isAhead />
      <h2 className={styles.question}>{t.howFar}</h2>
      {ahead && Date.parse(ahead.endsAt) > serverNowMs() ? (
        <BitcoinRange summary={summary} ahead={ahead} hasWay={!isGreeted} />
      ) : (
        !summary.isSaved && <p className={base.muted}>{words.noRange}</p>
      )}
    </section>
  )
}

/** Those of one’s own coins stand first, else Bitcoin’s range does. */
function Summary({ summary, isGreeted, turn }: { summary: TodaySummary; isGreeted: boolean; turn: ReactNode }) {
  const hasOwn = summary.whose === 'own' && summary.graded > 0
  const { graded, plans, watch, portfolio } = summary
  const hasMore = graded + plans.length + watch.length > 0 || portfolio !== null || !liveRate(summary)
  return (
    <>
      {summary.isQuiet && turn}
      {!hasOwn && <BitcoinCard summary={summary} isGreeted={isGreeted} />}
      {hasMore && (
        <Suspense fallback={hasOwn ? <Waiting /> : more}>
          <Grades summary={summary} hasOwn={hasOwn} />
        </Suspense>
      )}
      {!summary.isQuiet && turn}
    </>
  )
}
