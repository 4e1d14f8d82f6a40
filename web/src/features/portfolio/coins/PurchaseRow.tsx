import type { Purchase } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import { pencilIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { holdingText } from '../text.ts'

type Props = { purchase: Purchase; symbol: string; money: Money; onEdit: () => void; onRemove: () => void }

/** One purchase or sale, in the words of whoever noted it. */
export function PurchaseRow({ purchase, symbol, money, onEdit, onRemove }: Props) {
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
