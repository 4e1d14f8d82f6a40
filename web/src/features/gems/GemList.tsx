import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { NoRate } from '../../lib/money/NoRate.tsx'
import { asProblem } from '../../lib/problem.ts'
import { sinceMs } from '../../lib/server-time.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { gemIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SkeletonArea } from '../../ui/states/SkeletonArea.tsx'
import { OriginMark } from '../market/index.ts'
import { GemCard } from './GemCard.tsx'
import styles from './gems.module.css'
import { Locked } from './Locked.tsx'
import { gemsText } from './messages.ts'
import { PastGems } from './PastGems.tsx'
import { type GemList as List, useGemList, useGemSummary } from './queries.ts'
import { SmallPrint } from './SmallPrint.tsx'

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
