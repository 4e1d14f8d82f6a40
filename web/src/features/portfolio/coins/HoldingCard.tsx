import type { Holding, Purchase } from '@pusula/contract'
import { currencySigns } from '@pusula/words'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import type { QueuedEntry } from '../../../stored/waiting.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronUpIcon, pencilIcon, plusIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { Sparkline } from '../../../ui/instruments/Sparkline.tsx'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import rowStyles from '../../../ui/rows.module.css'
import { logoOf } from '../../market/index.ts'
import { addToPortfolio } from '../form/flow.ts'
import { HistoryCard } from '../history/HistoryCard.tsx'
import { holdingText } from '../messages.ts'
import { heldGain, type Money, returnOf } from '../money.ts'
import styles from '../portfolio.module.css'
import { Gain } from './Gain.tsx'
import { LongList } from './LongList.tsx'
import { Share, SmallShare } from './Share.tsx'

type Props = {
  holding: Holding
  money: Money
  /** In percent of all that has a price; null where this coin has none. */
  share: number | null
  /** The closes of its last week, where there is room for a line. */
  week: readonly number[] | undefined
  isOpen: boolean
  isPending: boolean
  /** What was noted of it without a network. */
  waiting: readonly QueuedEntry[]
  onToggle: () => void
  onEdit: (purchase: Purchase) => void
  onRemove: (purchase: Purchase) => void
  onRemoveCoin: () => void
}

/** One coin: what is held and what it is worth; open, how it came together. */
export function HoldingCard(props: Props) {
  const { holding, money, share, week, isOpen, isPending, waiting, onToggle, onEdit, onRemove, onRemoveCoin } = props
  const t = useText(holdingText)
  const id = useId()
  const { coinSymbol, coinName, totalQuantity, currentValue } = holding
  const isSoldOut = Number(totalQuantity) === 0
  const gain = heldGain(holding, money)
  return (
    <article
      className={`${cards.card} ${cards.flush} ${styles.holding}`}
      aria-label={coinName}
      aria-busy={isPending || undefined}
    >
      <button type="button" className={styles.holdingHead} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <CoinLogo symbol={coinSymbol} src={logoOf(coinSymbol)} sizePx={40} />
        <span className={`${base.grow} ${styles.holdingName}`}>
          <b>{coinSymbol}</b>
          <small>
            <span>{isSoldOut ? t.soldOut : `${money.quantity(totalQuantity)} ${coinSymbol}`}</span>
            {share !== null && <SmallShare percent={share} />}
          </small>
          {waiting.map(({ input }) => (
            <small key={input.id}>
              {t.waits(`${input.kind === 'sell' ? '−' : '+'} ${money.quantity(input.quantity)}`)}
            </small>
          ))}
        </span>
        {share !== null && <Share percent={share} />}
        {week && (
          <span className={styles.week} title={t.week}>
            <Sparkline values={week} widthPx={84} />
          </span>
        )}
        <span className={`${rowStyles.value} ${styles.value}`}>
          <b>{currentValue === null ? t.noPrice : money.money(currentValue)}</b>
          {isSoldOut ? (
            <Gain amount={holding.counted.realized} money={money} small />
          ) : (
            gain && <Gain amount={gain.amount} percent={gain.percent} money={money} small />
          )}
        </span>
        <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} sizePx={18} className={base.faint} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.holdingBody}>
            <Figures holding={holding} money={money} />
            <CoinHistory holding={holding} money={money} />
            <Purchases holding={holding} money={money} onEdit={onEdit} onRemove={onRemove} />
            <div className={styles.actions}>
              <Button small onClick={() => addToPortfolio({ symbol: coinSymbol, name: coinName })}>
                <Icon shape={plusIcon} sizePx={16} />
                {t.add}
              </Button>
              {!isSoldOut && (
                <Button small onClick={() => addToPortfolio({ symbol: coinSymbol, name: coinName }, 'sell')}>
                  {t.sell}
                </Button>
              )}
              <Button small look="ghost" onClick={onRemoveCoin}>
                {t.removeCoin}
              </Button>
            </div>
          </div>
        )}
      </div>
    </article>
  )
}

/** A figure that does not fit a third of a card breaks; others stay whole, with their sign. */
const longFigure = 16

function Figures({ holding, money }: { holding: Holding; money: Money }) {
  const t = useText(holdingText)
  const { totalQuantity, currentPrice, change24hUsd, counted } = holding
  const whole = returnOf(holding, money)
  const held = Number(totalQuantity)
  const isLong = [counted.cost, whole?.amount ?? 0].some(amount => money.paid(amount).length > longFigure)
  return (
    <dl className={cards.factGrid} data-long={isLong || undefined}>
      <Figure name={t.average}>
        <Price text={money.paidPrice(held > 0 ? Number(counted.cost) / held : null)} />
      </Figure>
      <Figure name={t.cost}>{money.paid(counted.cost)}</Figure>
      <Figure name={t.price}>
        <Price text={money.price(currentPrice)} />
      </Figure>
      {change24hUsd !== null && (
        <Figure name={t.today}>
          <Gain amount={Number(change24hUsd) * money.perDollar} money={money} />
        </Figure>
      )}
      {Number(counted.realized) !== 0 && (
        <Figure name={t.realized}>
          <Gain amount={counted.realized} money={money} />
        </Figure>
      )}
      {Number(counted.fees) > 0 && <Figure name={t.fees}>{money.paid(counted.fees)}</Figure>}
      {whole && (
        <Figure name={t.return}>
          <Gain amount={whole.amount} money={money} />
        </Figure>
      )}
    </dl>
  )
}

/** Asked for only by whoever wants to see it. */
function CoinHistory({ holding, money }: { holding: Holding; money: Money }) {
  const t = useText(holdingText)
  const [isShown, setShown] = useState(false)
  if (isShown) return <HistoryCard money={money} coin={holding.coinSymbol} summary={holding} />
  return (
    <Button small look="ghost" className={styles.showHistory} onClick={() => setShown(true)}>
      {t.showHistory}
    </Button>
  )
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** From here on only the rows that are seen are drawn. */
const longFrom = 60

type PurchasesProps = Pick<Props, 'holding' | 'money' | 'onEdit' | 'onRemove'>

function Purchases({ holding: { coinSymbol, purchases }, money, onEdit, onRemove }: PurchasesProps) {
  const t = useText(holdingText)
  const row = (purchase: Purchase) => (
    <PurchaseRow
      purchase={purchase}
      symbol={coinSymbol}
      money={money}
      onEdit={() => onEdit(purchase)}
      onRemove={() => onRemove(purchase)}
    />
  )
  return (
    <>
      <h3 className={`${base.small} ${base.muted} ${styles.purchasesTitle}`}>
        {purchases.some(({ kind }) => kind === 'sell') ? t.trades : t.purchases}
      </h3>
      {purchases.length < longFrom ? (
        <ul className={styles.purchases}>
          {purchases.map(purchase => (
            <li key={purchase.id}>{row(purchase)}</li>
          ))}
        </ul>
      ) : (
        <LongList purchases={purchases} row={row} />
      )}
    </>
  )
}

type PurchaseRowProps = { purchase: Purchase; symbol: string; money: Money; onEdit: () => void; onRemove: () => void }

/** One purchase or sale: in the money it was paid in, or in the one that is read at the rate of that day. */
function PurchaseRow({ purchase, symbol, money, onEdit, onRemove }: PurchaseRowProps) {
  const t = useText(holdingText)
  const format = useFormat()
  const amount = `${money.quantity(purchase.quantity)} ${symbol}`
  const day = format.date(new Date(purchase.purchaseDate))
  const { unit, fee, total, written } = paidIn(purchase, money)
  const rate = purchase.paid ? Number(purchase.paid.perDollar) : purchase.perDollar
  const isOther = (purchase.paid?.currency ?? money.currency) !== 'USD'
  const rateSign = currencySigns[purchase.paid?.currency ?? money.currency]
  return (
    <>
      <span className={base.grow}>
        <b>
          {amount} {purchase.kind === 'sell' && <Pill>{t.sale}</Pill>}
        </b>
        <small>
          {day} · {written.price(unit)}
          {Number(fee) > 0 && ` · ${t.fee(written.money(fee))}`}
        </small>
        {rate !== null && rate > 0 && <small>{t.rate(format.in(rateSign).price(rate), sourceOf(purchase))}</small>}
        {purchase.notes && <small className={styles.note}>{purchase.notes}</small>}
      </span>
      <span className={styles.purchaseValue}>
        {written.money(total)}
        {isOther && <small>{money.writtenIn('USD').money(purchase.totalUsd)}</small>}
      </span>
      <span className={styles.purchaseActions}>
        <IconButton label={t.edit(`${amount}, ${day}`)} icon={pencilIcon} sizePx={16} onClick={onEdit} />
        <IconButton label={t.remove(`${amount}, ${day}`)} icon={trashIcon} sizePx={16} onClick={onRemove} />
      </span>
    </>
  )
}

const sourceOf = ({ paid }: Purchase) => (paid && paid.source !== 'own' ? paid.source : '')

function paidIn({ paid, usdCostBasis, feeUsd, totalUsd, perDollar }: Purchase, money: Money) {
  if (paid) return { ...paid, written: money.writtenIn(paid.currency) }
  const then = money.currency === 'USD' ? 1 : (perDollar ?? money.perDollar)
  const at = (usd: string) => (then === 1 ? usd : Number(usd) * then)
  const written = money.writtenIn(money.currency)
  return { unit: at(usdCostBasis), fee: at(feeUsd), total: at(totalUsd), written }
}
