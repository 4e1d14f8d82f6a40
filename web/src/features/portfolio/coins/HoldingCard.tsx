import type { Holding, Purchase } from '@pusula/contract'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Price } from '../../../lib/Price.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { chevronDownIcon, chevronUpIcon, pencilIcon, plusIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { CoinLogo } from '../../../ui/marks/CoinLogo.tsx'
import { Pill } from '../../../ui/marks/Pill.tsx'
import rowStyles from '../../../ui/rows.module.css'
import { logoOf } from '../../market/index.ts'
import { addToPortfolio, correctPurchase } from '../form/flow.ts'
import { holdingText } from '../messages.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { Gain } from './Gain.tsx'
import { LongList } from './LongList.tsx'

type Props = {
  holding: Holding
  money: Money
  isOpen: boolean
  isPending: boolean
  onToggle: () => void
  onRemove: (purchase: Purchase) => void
  onRemoveCoin: () => void
}

/** One coin: what is held and what it is worth; open, how it came together. */
export function HoldingCard({ holding, money, isOpen, isPending, onToggle, onRemove, onRemoveCoin }: Props) {
  const t = useText(holdingText)
  const { quantity } = useFormat()
  const id = useId()
  const { coinSymbol, coinName, totalQuantity, currentValue } = holding
  const isSoldOut = Number(totalQuantity) === 0
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
          <small>{isSoldOut ? t.soldOut : `${quantity(Number(totalQuantity))} ${coinSymbol}`}</small>
        </span>
        <span className={`${rowStyles.value} ${styles.value}`}>
          <b>{currentValue === null ? t.noPrice : money.money(currentValue)}</b>
          {isSoldOut ? (
            <Gain usd={holding.realizedProfitUsd} money={money} small />
          ) : (
            currentValue !== null && (
              <Gain usd={holding.profitLoss} percent={holding.profitLossPercentage} money={money} small />
            )
          )}
        </span>
        <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} sizePx={18} className={base.faint} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={styles.holdingBody}>
            <Figures holding={holding} money={money} />
            <Purchases holding={holding} money={money} onRemove={onRemove} />
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

function Figures({ holding, money }: { holding: Holding; money: Money }) {
  const t = useText(holdingText)
  const { averageCost, totalCost, currentPrice, change24hUsd, realizedProfitUsd, feesUsd } = holding
  return (
    <dl className={cards.factGrid}>
      <Figure name={t.average}>
        <Price text={money.price(averageCost)} />
      </Figure>
      <Figure name={t.cost}>{money.money(totalCost)}</Figure>
      <Figure name={t.price}>
        <Price text={money.price(currentPrice)} />
      </Figure>
      {change24hUsd !== null && (
        <Figure name={t.today}>
          <Gain usd={change24hUsd} money={money} />
        </Figure>
      )}
      {Number(realizedProfitUsd) !== 0 && (
        <Figure name={t.realized}>
          <Gain usd={realizedProfitUsd} money={money} />
        </Figure>
      )}
      {Number(feesUsd) > 0 && <Figure name={t.fees}>{money.money(feesUsd)}</Figure>}
    </dl>
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

type PurchasesProps = { holding: Holding; money: Money; onRemove: (purchase: Purchase) => void }

function Purchases({ holding: { coinSymbol, coinName, purchases }, money, onRemove }: PurchasesProps) {
  const t = useText(holdingText)
  const row = (purchase: Purchase) => (
    <PurchaseRow
      purchase={purchase}
      symbol={coinSymbol}
      money={money}
      onEdit={() => correctPurchase({ symbol: coinSymbol, name: coinName }, purchase)}
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

/** One purchase or sale, in the words of whoever noted it. */
function PurchaseRow({ purchase, symbol, money, onEdit, onRemove }: PurchaseRowProps) {
  const t = useText(holdingText)
  const { quantity, date } = useFormat()
  const amount = `${quantity(Number(purchase.quantity))} ${symbol}`
  const day = date(new Date(purchase.purchaseDate))
  return (
    <>
      <span className={base.grow}>
        <b>
          {amount} {purchase.kind === 'sell' && <Pill>{t.sale}</Pill>}
        </b>
        <small>
          {day} · {money.price(purchase.usdCostBasis)}
          {Number(purchase.feeUsd) > 0 && ` · ${t.fee(money.money(purchase.feeUsd))}`}
        </small>
        {purchase.notes && <small className={styles.note}>{purchase.notes}</small>}
      </span>
      <span className={styles.purchaseValue}>{money.money(purchase.totalUsd)}</span>
      <span className={styles.purchaseActions}>
        <IconButton label={t.edit(`${amount}, ${day}`)} icon={pencilIcon} sizePx={16} onClick={onEdit} />
        <IconButton label={t.remove(`${amount}, ${day}`)} icon={trashIcon} sizePx={16} onClick={onRemove} />
      </span>
    </>
  )
}
