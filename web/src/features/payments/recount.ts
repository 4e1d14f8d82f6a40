import { isGuest } from '../../lib/mode.ts'
import { queryClient } from '../../lib/query.ts'
import { refreshViewer } from '../accounts/index.ts'

/** What was paid for is on the screen at once: the badge of credits, the tier, the history. */
export function recount(): void {
  for (const feature of ['credits', 'guests', 'payments', 'subscriptions'])
    void queryClient.invalidateQueries({ queryKey: [feature] })
  if (!isGuest()) void refreshViewer().catch(() => undefined)
}
