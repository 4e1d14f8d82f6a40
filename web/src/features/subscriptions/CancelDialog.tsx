import { subscriptions } from '@pusula/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/language.ts'
import { asProblem, isUnanswered } from '../../lib/problem.ts'
import { tellFailed } from '../../lib/tell-failed.ts'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { membershipText } from './messages.ts'
import { subscriptionKey } from './subscription.ts'

type Props = {
  open: boolean
  endsAt: string | null
  /** Pro has ended, and its renewal may still be tried. */
  isOver?: boolean
  onClose: () => void
}

const durationMs = 5_000

/** Says what stays before anything is ended. */
export function CancelDialog({ open, endsAt, isOver = false, onClose }: Props) {
  const t = useText(membershipText)
  const { longDate } = useFormat()
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => call(subscriptions.cancel, {}),
    onSuccess: async ended => {
      // The card changes before the dialog goes, so that nobody taps on what is over.
      await client.invalidateQueries({ queryKey: subscriptionKey })
      onClose()
      const endsAt = new Date(ended.endsAt)
      // What was given back has nothing left to end.
      const text = endsAt.getTime() > Date.now() ? t.canceledSays(longDate(endsAt)) : undefined
      toast.show({ tone: 'ok', title: t.canceledNow, text, durationMs })
    },
    onError: error => {
      const isNone = asProblem(error).code === 'subscriptions.none'
      if (isNone) toast.show({ tone: 'info', title: t.nothingToCancel, text: error.message, durationMs })
      else tellFailed(error, { title: t.notCanceled, text: t.notCanceledSays, notKnown: t.cancelNotKnown }, durationMs)
      // Only the answer may have been lost: the card says how it is.
      if (isNone || isUnanswered(error)) onClose()
      void client.invalidateQueries({ queryKey: subscriptionKey })
    },
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.cancelAsk}
      cancel={isOver ? t.notNow : t.keep}
      confirm={t.cancelNow}
      danger
      busy={cancel.isPending && t.canceling}
      onConfirm={() => cancel.mutate()}
    >
      {isOver ? t.cancelSaysEnded : endsAt ? t.cancelSays(longDate(new Date(endsAt))) : t.cancelSaysOne}
    </ConfirmDialog>
  )
}
