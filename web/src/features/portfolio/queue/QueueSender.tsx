import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../lib/language.ts'
import { useResending } from '../../../lib/outbox.ts'
import { useStore } from '../../../lib/store.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { portfolioKey } from '../queries.ts'
import { followQueue, queue, queueText, sendQueue, waitingNow } from './queue.ts'

/** Flushes the offline queue when the network is back. */
export default function QueueSender() {
  const t = useText(queueText)
  const client = useQueryClient()
  const isWaiting = waitingNow(useStore(queue)).some(({ problem }) => !problem)
  useResending('portfolioQueue', followQueue, isWaiting, async () => {
    const sent = await sendQueue()
    if (sent === 0) return
    toast.show({ tone: 'ok', title: t.sent(sent) })
    await client.invalidateQueries({ queryKey: portfolioKey })
  })
  return null
}
