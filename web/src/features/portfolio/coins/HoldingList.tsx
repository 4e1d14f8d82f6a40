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
import { orderText, portfolioText } from '../messages.ts'
import { heldGain, type Money } from '../money.ts'
import styles from '../portfolio.module.css'
import type { Overview } from '../queries.ts'
import { queue, waitingNow } from '../queue/queue.ts'
import { centsOf, sharesOf } from '../summary/shares.ts'
import { HoldingCard } from './HoldingCard.tsx'
import { type Removal, RemovalDialog } from './RemovalDialog.tsx'

const coinOf = ({ coinSymbol, coinName }: Holding) => ({ symbol: coinSymbol, name: coinName })

/** Batch size of sparklines: those of one call. */
const maxLines = 25

type Props = { overview: Overview; money: Money }

const orders = ['share', 'gain', 'name'] as const
type Order = (typeof orders)[number]

/** Where there are few, nobody looks for one. */
const sortedFrom = 3

/** Places of the holdings; they come by their worth. What has no price has no gain either and stands last. */
function placesBy(order: Order, holdings: readonly Holding[], money: Money): number[] {
  const gain = (holding: Holding) => heldGain(holding, money)?.percent ?? Number.NEGATIVE_INFINITY
  const listed = holdings.map((holding, place) => ({ place, holding, gain: gain(holding) }))
  if (order === 'gain') listed.sort((one, other) => (one.gain === other.gain ? 0 : other.gain - one.gain))
  if (order === 'name') listed.sort((one, other) => one.holding.coinSymbol.localeCompare(other.holding.coinSymbol))
  return listed.map(({ place }) => place)
}

function SortChoice({ value, onChange }: { value: Order; onChange: (order: Order) => void }) {
  const t = useText(orderText)
  return (
    <div className={base.pageHead}>
      <h2 className={base.subheading}>{t.title}</h2>
      <select
        className={styles.order}
        aria-label={t.label}
        value={value}
        onChange={event => onChange(orders.find(one => one === event.target.value) ?? value)}
      >
        {orders.map(one => (
          <option key={one} value={one}>
            {t[one]}
          </option>
        ))}
      </select>
    </div>
  )
}

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
  const [order, setOrder] = useState<Order>('share')
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
      {holdings.length >= sortedFrom && <SortChoice value={order} onChange={setOrder} />}
      {placesBy(order, holdings, money).map(place => {
        const holding = holdings[place]
        if (!holding) return null
        return (
          <HoldingCard
            key={holding.coinSymbol}
            holding={holding}
            money={money}
            worth={holding.currentValue === null ? null : (worths[place] ?? null)}
            share={holding.currentValue === null ? null : (shares[place] ?? null)}
            isOpen={holding.coinSymbol === open}
            isPending={pending.includes(holding.coinSymbol)}
            week={lines?.[holding.coinSymbol]}
            waiting={waiting.filter(({ input }) => input.coinSymbol === holding.coinSymbol)}
            onToggle={() => setOpened(holding.coinSymbol === open ? null : holding.coinSymbol)}
            onEdit={purchase => connected(() => correctPurchase(coinOf(holding), purchase))}
            onRemove={purchase => connected(() => setRemoval({ holding, purchase }))}
            onRemoveCoin={() => connected(() => setRemoval({ holding }))}
          />
        )
      })}
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
