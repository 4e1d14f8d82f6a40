import { useText } from '../../../lib/language.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { toastFailedChange } from '../changes/failed.ts'
import { binText } from './bin.messages.ts'
import { restore } from './bin.queries.ts'

/** What a toast about a deletion offers: the way back, while it is seen. */
export function useUndoAction() {
  const t = useText(binText)
  return (bin: string | null | undefined) => {
    if (!bin) return undefined
    const run = () =>
      void restore(bin).then(
        restored => toast.show({ tone: 'ok', title: t.restored(restored) }),
        (error: Error) => toastFailedChange(error, t.notRestored, t.notKnown),
      )
    return { label: t.undo, run }
  }
}
