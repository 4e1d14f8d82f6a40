import type { Holding, Purchase } from '@pusula/contract'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { correctPurchase } from '../form/flow.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { holdingText } from '../text.ts'
import { LongList } from './LongList.tsx'
import { PurchaseRow } from './PurchaseRow.tsx'

/** From here on only the rows that are seen are drawn. */
const longFrom = 60

type Props = { holding: Holding; money: Money; onRemove: (purchase: Purchase) => void }

export function Purchases({ holding: { coinSymbol, coinName, purchases }, money, onRemove }: Props) {
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
