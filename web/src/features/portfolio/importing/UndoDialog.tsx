import { useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useUndoAction } from '../bin/bin.queries.ts'
import { toastFailedChange } from '../changes/changes.ts'
import { type PastImport, useUndo } from './calls.ts'
import { undoText } from './messages.ts'

type Props = {
  asked: Pick<PastImport, 'id' | 'entries' | 'editedCount' | 'edited'> | null
  onClose: () => void
  onUndone?: () => void
}

/** Asks once, and names first what was corrected since. */
export function UndoDialog({ asked, onClose, onUndone }: Props) {
  const t = useText(undoText)
  const { quantity, shortDay } = useFormat()
  const [isKeeping, setKeeping] = useState(true)
  const wayBack = useUndoAction()
  const undo = useUndo(
    ({ removed, bin }) => sayUndone(t.undone(removed), bin),
    error => {
      // Where the answer to the first tap was lost, the second finds it done.
      if (asProblem(error).code === 'portfolio.nothingToUndo') return sayUndone(error.message)
      toastFailedChange(error, t.notUndone, t.undoNotKnown)
      close()
    },
  )
  const { entries = 0, editedCount = 0, edited = [] } = asked ?? {}
  const named = edited.map(
    one => `${quantity(one.quantity)} ${one.coinSymbol}, ${shortDay(new Date(one.purchaseDate))}`,
  )
  if (editedCount > named.length) named.push(t.askMore(editedCount - named.length))
  function sayUndone(title: string, bin?: string | null) {
    toast.show({ tone: 'ok', title, action: wayBack(bin) })
    close()
    onUndone?.()
  }
  /** The next question begins anew. */
  function close() {
    setKeeping(true)
    onClose()
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={close}
      title={t.ask}
      cancel={t.cancel}
      confirm={t.confirm}
      danger
      busy={undo.isPending && t.undoing}
      onConfirm={() => asked && undo.mutate({ id: asked.id, keepEdited: editedCount > 0 && isKeeping })}
      otherwise={
        editedCount > 0 && (
          <Checkbox checked={isKeeping} onChange={event => setKeeping(event.target.checked)}>
            {t.keepEdited}
          </Checkbox>
        )
      }
    >
      {t.askSays(isKeeping ? entries - editedCount : entries)}
      {named.length > 0 && ` ${t.askEdited(named.join('; '))}`}
    </ConfirmDialog>
  )
}
