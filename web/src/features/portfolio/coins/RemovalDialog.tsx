import type { Holding, Purchase } from '@pusula/contract'
import { dayAt } from '@pusula/words'
import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useUndoAction } from '../bin/bin.queries.ts'
import { type Removing, toastFailedChange, useRemove, useRemoveCoin } from '../changes/changes.ts'
import { removalText } from '../messages.ts'

/** What somebody wants to delete: one entry, or a coin with all of them. */
export type Removal = { holding: Pick<Holding, 'coinSymbol' | 'entryCount'>; purchase?: Purchase }

type Props = { removal: Removal | null; onClose: () => void }

type Sale = { id: string; quantity: string; day: string }

/** The sales that stand in the way of a removal, as the server named them. */
const salesIn = (error: Error): readonly Sale[] => {
  const { code, details } = asProblem(error)
  return code === 'portfolio.notEnough' && Array.isArray(details.sales) ? details.sales : []
}

/** Asks first; what is deleted can be brought back for thirty days. What a sale needs is named, and both can go. */
export function RemovalDialog({ removal, onClose }: Props) {
  const t = useText(removalText)
  const { quantity, date } = useFormat()
  const [needed, setNeeded] = useState<{ removing: Removing; sales: readonly Sale[] } | null>(null)
  const fail = (title: string) => (error: Error) => toastFailedChange(error, title, t.notKnown)
  const undoing = useUndoAction()
  const removed = (bin?: string | null) => toast.show({ tone: 'ok', title: t.removed, action: undoing(bin) })
  const removeOne = useRemove({
    onDone: (_, { bin }) => removed(bin),
    onFail: (error, removing) => {
      const sales = salesIn(error)
      if (sales.length) setNeeded({ removing, sales })
      // Another page was faster: it is as it was wished.
      else if (asProblem(error).code === 'portfolio.entryGone') removed()
      else {
        const { saleNotRemoved, notRemoved, transferNotRemoved } = t
        const titles = { buy: notRemoved, sell: saleNotRemoved, in: transferNotRemoved, out: transferNotRemoved }
        fail(titles[removing.kind])(error)
      }
    },
  })
  const removeCoin = useRemoveCoin({
    onDone: ({ symbol }, { bin }) => toast.show({ tone: 'ok', title: t.coinRemoved(symbol), action: undoing(bin) }),
    onFail: fail(t.coinNotRemoved),
  })
  const symbol = removal?.holding.coinSymbol ?? ''
  const purchase = removal?.purchase

  function remove() {
    onClose()
    if (purchase) removeOne.mutate({ symbol, id: purchase.id, kind: purchase.kind })
    else removeCoin.mutate({ symbol })
  }
  function removeBoth() {
    setNeeded(null)
    if (needed) removeOne.mutate({ ...needed.removing, andSales: true })
  }

  const named = (coin: string, one: Pick<Purchase, 'quantity' | 'day'>) =>
    `${quantity(one.quantity)} ${coin}, ${date(dayAt(one.day))}`
  return (
    <>
      <ConfirmDialog
        open={removal !== null}
        onClose={onClose}
        title={purchase ? t.one : t.coin(symbol)}
        cancel={t.cancel}
        confirm={t.remove}
        danger
        onConfirm={remove}
      >
        {purchase ? t.oneSays(named(symbol, purchase)) : t.coinSays(removal?.holding.entryCount ?? 0)}
      </ConfirmDialog>
      <ConfirmDialog
        open={needed !== null}
        onClose={() => setNeeded(null)}
        title={t.needed}
        cancel={t.cancel}
        confirm={t.removeBoth}
        danger
        onConfirm={removeBoth}
      >
        {t.neededSays(needed?.sales.map(sale => named(needed.removing.symbol, sale)).join('; ') ?? '')}
      </ConfirmDialog>
    </>
  )
}
