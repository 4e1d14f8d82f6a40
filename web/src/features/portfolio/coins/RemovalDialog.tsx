import type { Holding, Purchase } from '@pusula/contract'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useRemove, useRemoveCoin } from '../changes/changes.ts'
import { removalText } from '../messages.ts'

/** What somebody wants to delete: one entry, or a coin with all of them. */
export type Removal = { holding: Holding; purchase?: Purchase }

type Props = { removal: Removal | null; onClose: () => void }

/** Asks first: what is deleted cannot be brought back. */
export function RemovalDialog({ removal, onClose }: Props) {
  const t = useText(removalText)
  const { quantity, date } = useFormat()
  const fail = (title: string) => (error: Error) => toast.show({ tone: 'err', title, text: error.message })
  const removeOne = useRemove({
    onDone: () => toast.show({ tone: 'ok', title: t.removed }),
    onFail: fail(t.notRemoved),
  })
  const removeCoin = useRemoveCoin({
    onDone: ({ symbol }) => toast.show({ tone: 'ok', title: t.coinRemoved(symbol) }),
    onFail: fail(t.coinNotRemoved),
  })
  const symbol = removal?.holding.coinSymbol ?? ''
  const purchase = removal?.purchase

  function remove() {
    onClose()
    if (purchase) removeOne.mutate({ symbol, id: purchase.id })
    else removeCoin.mutate({ symbol })
  }

  const what = purchase && `${quantity(Number(purchase.quantity))} ${symbol}, ${date(new Date(purchase.purchaseDate))}`
  return (
    <ConfirmDialog
      open={removal !== null}
      onClose={onClose}
      title={purchase ? t.one : t.coin(symbol)}
      cancel={t.cancel}
      confirm={t.remove}
      danger
      onConfirm={remove}
    >
      {what ? t.oneSays(what) : t.coinSays(removal?.holding.purchases.length ?? 0)}
    </ConfirmDialog>
  )
}
