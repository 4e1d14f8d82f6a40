import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../../lib/language.ts'
import { useStore } from '../../../lib/store.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { portfolioKey } from '../queries.ts'
import { queueText } from './messages.ts'
import { followQueue, queue, sendQueue, waitingNow } from './queue.ts'

/** A server that comes back is not announced by the browser as a network is. */
const againMs = 30_000

/** Sends what waits when the way is free again. */
export default function QueueSender() {
  const t = useText(queueText)
  const client = useQueryClient()
  const isWaiting = waitingNow(useStore(queue)).some(({ problem }) => !problem)
  const send = useEffectEvent(async () => {
    const sent = await sendQueue()
    if (sent === 0) return
    toast.show({ tone: 'ok', title: t.sent(sent) })
    await client.invalidateQueries({ queryKey: portfolioKey })
  })
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === 'portfolioQueue' && followQueue()
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  useEffect(() => {
    if (!isWaiting) return
    const retry = () => void send()
    retry()
    addEventListener('online', retry)
    const timer = setInterval(retry, againMs)
    return () => {
      removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [isWaiting])
  return null
}
