import { useFormat } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { directionOf } from '../../ui/direction.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, clockIcon, closeIcon, minusIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { Delta } from '../../ui/marks/Delta.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import styles from './gems.module.css'
import { pastText } from './messages.ts'
import { type GemSummary, type PastGem, useGemSummary, usePastGems } from './queries.ts'

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
      {record && record.over > 0 && <GemRecord record={record} />}
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

/** All whose days are over, beside what is usual for such coins. */
function GemRecord({ record }: { record: GemSummary['record'] }) {
  const t = useText(pastText)
  const { count, part, percent } = useFormat()
  const { over, reached, aheadOfBitcoin, delisted, medianChangePercent, measured } = record
  const usual = (ratio: number) => <small className={base.faint}>({t.usual(part(ratio))})</small>
  const ofAll = (some: number) => t.ofAll(count(some), count(over))
  return (
    <div className={cards.card}>
      <dl className={cards.facts}>
        <div>
          <dt>{t.over}</dt>
          <dd>{count(over)}</dd>
        </div>
        <div>
          <dt>
            {t.reached} {usual(measured.reachedByLast)}
          </dt>
          <dd>{ofAll(reached)}</dd>
        </div>
        <div>
          <dt>
            {t.ahead} {usual(measured.aheadOfBitcoin)}
          </dt>
          <dd>{ofAll(aheadOfBitcoin)}</dd>
        </div>
        <div>
          <dt>{t.median}</dt>
          <dd>{percent(medianChangePercent)}</dd>
        </div>
        <div>
          <dt>{t.delisted}</dt>
          <dd>{count(delisted)}</dd>
        </div>
      </dl>
    </div>
  )
}

const marks = {
  open: { icon: clockIcon, says: 'stateOpen' },
  reached: { icon: checkIcon, says: 'stateReached' },
  missed: { icon: closeIcon, says: 'stateMissed' },
  delisted: { icon: minusIcon, says: 'stateDelisted' },
} as const

/** One coin: when it was found, what became of it, and what Bitcoin did meanwhile. */
function PastRow({ gem }: { gem: PastGem }) {
  const t = useText(pastText)
  const { date, percent, count } = useFormat()
  const { symbol, image, foundAt, grade, state, changePercent, bitcoinChangePercent } = gem
  const { icon, says } = marks[state]
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
