import type { PagedEntry } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { lateScreen } from '../../../lib/late-screen.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import base from '../../../ui/base.module.css'
import { exchangeIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { Pill } from '../../../ui/marks/Pill.tsx'
import { Amount, useSpoken } from '../discreet/Amount.tsx'
import { holdingText } from '../messages.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import { transferText } from './transfers.messages.ts'

const TransferSheet = lateScreen(() => import('./TransferSheet.tsx'))

type Props = { entry: PagedEntry; money: Money; onRemove: () => void }

/** Coins that left a place of one's own or came to one: no price, but an other half. */
export function TransferRow({ entry, money, onRemove }: Props) {
  const t = useText(transferText)
  const { remove } = useText(holdingText)
  const { date } = useFormat()
  const spoken = useSpoken()
  const [isOpen, setOpen] = useState(false)
  const { coinSymbol: symbol, networkFee } = entry
  const amount = `${money.quantity(entry.quantity)} ${symbol}`
  const day = date(dayAt(entry.day))
  const fee = networkFee && (networkFee === '0' ? '' : t.fee(`${money.quantity(networkFee)} ${symbol}`))
  const facts = [day, entry.notes, entry.pairId ? t.paired : t.open, fee].filter(Boolean)
  return (
    <>
      <span className={base.grow}>
        <b>
          <Amount text={amount} /> <Pill>{entry.kind === 'in' ? t.in : t.out}</Pill>
        </b>
        <small>
          <Amount text={facts.join(' · ')} />
        </small>
      </span>
      <span className={styles.purchaseActions}>
        <IconButton
          label={t.manage(spoken(`${amount}, ${day}`))}
          icon={exchangeIcon}
          sizePx={16}
          onClick={() => setOpen(true)}
        />
        <IconButton label={remove(spoken(`${amount}, ${day}`))} icon={trashIcon} sizePx={16} onClick={onRemove} />
      </span>
      {isOpen && <TransferSheet entry={entry} money={money} onClose={() => setOpen(false)} />}
    </>
  )
}
