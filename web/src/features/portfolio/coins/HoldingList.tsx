import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { portfolioText } from '../messages.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import type { Overview } from '../queries.ts'
import { HoldingCard } from './HoldingCard.tsx'
import { type Removal, RemovalDialog } from './RemovalDialog.tsx'

type Props = { overview: Overview; money: Money }

/** The coins, the most valuable first and open; one is open at a time. */
export function HoldingList({ overview: { holdings, pending = [] }, money }: Props) {
  const t = useText(portfolioText)
  const { time } = useFormat()
  const [opened, setOpened] = useState<string | null>()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const open = opened === undefined ? holdings[0]?.coinSymbol : opened
  const pricedAt = holdings.reduce((newest, one) => (one.pricedAt && one.pricedAt > newest ? one.pricedAt : newest), '')
  return (
    <div className={base.stackClose}>
      {holdings.map(holding => (
        <HoldingCard
          key={holding.coinSymbol}
          holding={holding}
          money={money}
          isOpen={holding.coinSymbol === open}
          isPending={pending.includes(holding.coinSymbol)}
          onToggle={() => setOpened(holding.coinSymbol === open ? null : holding.coinSymbol)}
          onRemove={purchase => setRemoval({ holding, purchase })}
          onRemoveCoin={() => setRemoval({ holding })}
        />
      ))}
      {pricedAt && (
        <p className={`${base.tiny} ${base.faint} ${styles.foot}`}>{t.refreshes(time(new Date(pricedAt)))}</p>
      )}
      <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />
    </div>
  )
}
