import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useProfile } from '../../lib/jurisdiction.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { NoRate } from '../../lib/money/NoRate.tsx'
import { asProblem } from '../../lib/problem.ts'
import { sinceMs } from '../../lib/server-time.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { directionOf } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, clockIcon, gemIcon, minusIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { SkeletonArea } from '../../ui/states/SkeletonText.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { type Balance, useBalance } from '../credits/index.ts'
import { OriginMark } from '../market/index.ts'
import { GemCard, Locked, SmallPrint } from './GemCard.tsx'
import styles from './gems.module.css'
import { gemsText, pastText } from './messages.ts'
import { type GemList as List, type PastGem, useGemList, useGemSummary, usePastGems } from './queries.ts'
import { RecordFacts } from './RecordCard.tsx'

/** What became of every coin that was ever listed. */
function PastGems() {
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
      {record && record.over > 0 && (
        <div className={cards.card}>
          <RecordFacts record={record} />
        </div>
      )}
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

const marks = {
  open: { icon: clockIcon, says: 'stateOpen' },
  over: { icon: checkIcon, says: 'stateOver' },
  delisted: { icon: minusIcon, says: 'stateDelisted' },
} as const

/** One coin: when it was found, what became of it, and what Bitcoin did meanwhile. */
function PastRow({ gem }: { gem: PastGem }) {
  const t = useText(pastText)
  const { date, percent, count } = useFormat()
  const { symbol, image, foundAt, grade, state, changePercent, bitcoinChangePercent } = gem
  const { icon, says } = marks[state === 'delisted' ? 'delisted' : gem.isOver ? 'over' : 'open']
  return (
    <li className={`${cards.item} ${styles.row}`}>
      <CoinLogo src={image} symbol={symbol} sizePx={32} />
      <span className={cards.itemText}>
        <b>{symbol}</b>
        <small className={base.faint}>{t.found(date(new Date(foundAt)), count(grade))}</small>
        <small className={styles.state}>
          <Icon shape={icon} sizePx={13} />
          {t[says]}
        </small>
      </span>
      <span className={styles.value}>
        <Delta direction={directionOf(0, changePercent)}>{percent(changePercent)}</Delta>
        <small className={base.faint}>{t.bitcoin(percent(bitcoinChangePercent))}</small>
      </span>
    </li>
  )
}

/** The newest list, then what became of the earlier ones, then what all of it is worth. */
export function GemList() {
  const t = useText(gemsText)
  const list = useGemList()
  // Credits may have been spent elsewhere since the balance on this screen was read.
  if (list.error && asProblem(list.error).code === 'gems.locked') return <Locked />
  const pricedAtMs = list.dataUpdatedAt - (list.data?.priceAgeMs ?? 0)
  return (
    <Loaded query={list} waiting={<GemSkeleton label={t.waiting} />}>
      {found => (
        <>
          {found.data.length === 0 ? (
            <Nothing isFirst={found.computedAt === null} />
          ) : (
            <>
              <div className={styles.intro}>
                <h2 className={base.heading}>{t.title}</h2>
                <p className={`${base.small} ${base.muted}`}>{t.intro}</p>
                <LastOnes />
              </div>
              <Edition list={found} pricedAtMs={pricedAtMs} onRefresh={() => void list.refetch()} />
              <NoRate className={styles.intro} />
              <ul className={styles.list}>
                {found.data.map(gem => (
                  <li key={gem.id}>
                    <GemCard gem={gem} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <PastGems />
          <SmallPrint />
        </>
      )}
    </Loaded>
  )
}

/** How the coins of earlier lists ended, always, also when that was bad. */
function LastOnes() {
  const t = useText(gemsText)
  const { percent } = useFormat()
  const record = useGemSummary().data?.record
  if (!record?.over) return null
  const { over, doubled, halved, medianChangePercent } = record
  return (
    <p className={`${cards.note} ${base.small}`}>{t.lastOnes(over, doubled, halved, percent(medianChangePercent))}</p>
  )
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  const t = useText(gemsText)
  return (
    <section className={cards.card}>
      <Empty icon={gemIcon} title={isFirst ? t.first : t.none}>
        {isFirst ? t.firstSays : t.noneSays}
      </Empty>
    </section>
  )
}

type EditionProps = { list: List; pricedAtMs: number; onRefresh: () => void }

/** When the list was made and when the next one comes, apart from how old its prices are. */
function Edition({ list, pricedAtMs, onRefresh }: EditionProps) {
  const t = useText(gemsText)
  const { time, age } = useFormat()
  const { computedAt, nextAt, isLate, isStale, sizesAt, source } = list
  if (!computedAt || !nextAt) return null
  const computed = new Date(computedAt)
  return (
    <>
      <div className={`${base.row} ${base.between} ${styles.info}`}>
        <span className={`${base.tiny} ${base.faint}`}>{t.edition(time(computed), time(new Date(nextAt)))}</span>
        <OriginMark origin={{ atMs: pricedAtMs, isStale, isSimulated: source === 'simulated' }} />
      </div>
      {sizesAt && (
        <div className={styles.intro}>
          <Notice kind="old">{t.oldSizes(age(sinceMs(sizesAt)))}</Notice>
        </div>
      )}
      {isLate && (
        <div className={styles.intro}>
          <Notice kind="old" action={{ label: t.refresh, run: onRefresh }}>
            {t.late(age(sinceMs(computedAt)))}
          </Notice>
        </div>
      )}
    </>
  )
}

const places = [0, 1, 2, 3]

/** Cards of the size of those to come. */
const GemSkeleton = ({ label }: { label: string }) => (
  <SkeletonArea label={label} className={styles.list}>
    {places.map(place => (
      <div key={place} className={`${cards.card} ${styles.gem}`}>
        <div className={styles.head}>
          <Skeleton width={44} heightPx={44} round />
          <span className={`${base.grow} ${base.stackTight}`}>
            <Skeleton width={64} />
            <Skeleton width={104} heightPx={10} />
          </span>
          <Skeleton width={60} heightPx={60} round />
        </div>
        <Skeleton width={180} heightPx={28} />
        <Skeleton heightPx={36} />
        <Skeleton heightPx={40} />
        <Skeleton heightPx={30} />
      </div>
    ))}
  </SkeletonArea>
)

const neededCredits = 5
const isOpen = (balance: Balance) => balance.kind !== 'counted' || balance.left >= neededCredits

/** The list is asked for only where it should open; whether it does, the server says. */
export function HiddenGems({ viewer }: { viewer: Viewer }) {
  const t = useText(gemsText)
  const balance = useBalance()
  const { gems, risk } = useProfile()
  const language = useLanguage()
  const [hasRead, setRead] = useState(false)
  if (viewer.state === 'guest') return <JoinPrompt icon={gemIcon} title={t.guest} says={t.guestSays} />
  if (gems === 'riskFirst' && !hasRead)
    return (
      <section className={`${cards.card} ${base.stackClose}`}>
        <h2 className={base.subheading}>{t.riskTitle}</h2>
        <p>{risk[language]}</p>
        <Button block onClick={() => setRead(true)}>
          {t.riskRead}
        </Button>
      </section>
    )
  return isOpen(balance) ? <GemList /> : <Locked />
}
