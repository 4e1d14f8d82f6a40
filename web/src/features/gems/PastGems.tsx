import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { directionOf } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, clockIcon, minusIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import styles from './gems.module.css'
import { pastText } from './messages.ts'
import { type PastGem, useGemSummary, usePastGems } from './queries.ts'
import { RecordFacts } from './RecordFacts.tsx'

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
