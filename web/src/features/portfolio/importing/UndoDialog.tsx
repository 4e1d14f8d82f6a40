import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { type PastImport, useUndo } from './calls.ts'
import { undoText } from './messages.ts'

type Props = {
  asked: Pick<PastImport, 'id' | 'entries' | 'edited'> | null
  onClose: () => void
  onUndone?: () => void
}

/** Asks once, and names first what was corrected since. */
export function UndoDialog({ asked, onClose, onUndone }: Props) {
  const t = useText(undoText)
  const { quantity, shortDay } = useFormat()
  const [isKeeping, setKeeping] = useState(true)
  const undo = useUndo(
    removed => {
      toast.show({ tone: 'ok', title: t.undone(removed) })
      onClose()
      onUndone?.()
    },
    error => {
      toast.show({ tone: 'err', title: t.notUndone, text: error.message })
      onClose()
    },
  )
  const edited = asked?.edited ?? []
  const named = edited.map(
    one => `${quantity(one.quantity)} ${one.coinSymbol}, ${shortDay(new Date(one.purchaseDate))}`,
  )
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      title={t.ask}
      cancel={t.cancel}
      confirm={t.confirm}
      danger
      busy={undo.isPending && t.undoing}
      onConfirm={() => asked && undo.mutate({ id: asked.id, keepEdited: edited.length > 0 && isKeeping })}
      otherwise={
        edited.length > 0 && (
          <Checkbox checked={isKeeping} onChange={event => setKeeping(event.target.checked)}>
            {t.keepEdited}
          </Checkbox>
        )
      }
    >
      {t.askSays(asked?.entries ?? 0)}
      {named.length > 0 && ` ${t.askEdited(named.join('; '))}`}
    </ConfirmDialog>
  )
}
