import type { Holding } from '@pusula/contract'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { isOnline, useOnline } from '../../../lib/online.ts'
import { useStore } from '../../../lib/store.ts'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { infoIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { useSparklines, useWide } from '../../market/index.ts'
import { correctPurchase } from '../form/flow.ts'
import { portfolioText } from '../messages.ts'
import type { Money } from '../money.ts'
import styles from '../portfolio.module.css'
import type { Overview } from '../queries.ts'
import { queue, waitingNow } from '../queue/queue.ts'
import { centsOf, sharesOf } from '../summary/shares.ts'
import { HoldingCard } from './HoldingCard.tsx'
import { type Removal, RemovalDialog } from './RemovalDialog.tsx'

const coinOf = ({ coinSymbol, coinName }: Holding) => ({ symbol: coinSymbol, name: coinName })

/** As many as are drawn in one call. */
const maxLines = 25

type Props = { overview: Overview; money: Money }

/** The coins, the most valuable first and open; one is open at a time. */
export function HoldingList({ overview: { holdings, pending = [] }, money }: Props) {
  const t = useText(portfolioText)
  const { time } = useFormat()
  const [opened, setOpened] = useState<string | null>()
  const waiting = waitingNow(useStore(queue))
  const hasNetwork = useOnline()
  // Only a desk has room for them.
  const drawn = useWide() && hasNetwork ? holdings.slice(0, maxLines).map(({ coinSymbol }) => coinSymbol) : []
  const lines = useSparklines(drawn, 'week').data
  const [removal, setRemoval] = useState<Removal | null>(null)
  const open = opened === undefined ? holdings[0]?.coinSymbol : opened
  const shares = sharesOf(holdings.map(({ currentValue }) => Number(currentValue ?? 0)))
  // As they stand below each other they add up to the worth above, to the cent.
  const worths = centsOf(holdings.map(({ currentValue }) => Number(currentValue ?? 0) * money.perDollar))
  const pricedAt = holdings.reduce((newest, one) => (one.pricedAt && one.pricedAt > newest ? one.pricedAt : newest), '')
  // What a sale needs only the server knows: a change that waited could be refused long after nobody remembers it.
  const connected = (change: () => void) =>
    isOnline() ? change() : toast.show({ tone: 'info', title: t.offlineChanges })
  return (
    <div className={base.stackClose}>
      {holdings.map((holding, index) => (
        <HoldingCard
          key={holding.coinSymbol}
          holding={holding}
          money={money}
          worth={holding.currentValue === null ? null : (worths[index] ?? null)}
          share={holding.currentValue === null ? null : (shares[index] ?? null)}
          isOpen={holding.coinSymbol === open}
          isPending={pending.includes(holding.coinSymbol)}
          week={lines?.[holding.coinSymbol]}
          waiting={waiting.filter(({ input }) => input.coinSymbol === holding.coinSymbol)}
          onToggle={() => setOpened(holding.coinSymbol === open ? null : holding.coinSymbol)}
          onEdit={purchase => connected(() => correctPurchase(coinOf(holding), purchase))}
          onRemove={purchase => connected(() => setRemoval({ holding, purchase }))}
          onRemoveCoin={() => connected(() => setRemoval({ holding }))}
        />
      ))}
      {!hasNetwork && (
        <p className={cards.note}>
          <Icon shape={infoIcon} sizePx={18} />
          {t.offlineChanges}
        </p>
      )}
      {pricedAt && hasNetwork && (
        <p className={`${base.tiny} ${base.faint} ${styles.foot}`}>{t.refreshes(time(new Date(pricedAt)))}</p>
      )}
      <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />
    </div>
  )
}
