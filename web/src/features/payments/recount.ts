import { makeOld } from '../../lib/make-old.ts'
import { isGuest } from '../../lib/mode.ts'
import { queryClient } from '../../lib/query.ts'
import { refreshViewer } from '../accounts/index.ts'

/** What was paid for is on the screen at once: the badge of credits, the tier, the history. */
export function recount(): void {
  void makeOld('credits')
  void makeOld('membership')
  void queryClient.invalidateQueries({ queryKey: ['payments'] })
  if (!isGuest()) void refreshViewer().catch(() => undefined)
}
