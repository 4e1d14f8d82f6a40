import type { FastifyInstance } from 'fastify'
import { isUnavailable } from './db/unavailable.ts'
import type { Log } from './log.ts'

/**
 * Polling loop of every instance, from when it listens until it stops; stopping waits for the round under way. Between two rounds it
 * sleeps unless it is woken. Returns the function that wakes it.
 */
export function backgroundLoop(
  fastify: FastifyInstance,
  restMs: number,
  log: Log,
  work: (isOpen: () => boolean) => Promise<unknown>,
): () => void {
  let isOpen = false
  let isWoken = false
  let endRest = () => {}
  let beating: Promise<void> | undefined

  const rest = () =>
    new Promise<void>(resolve => {
      if (isWoken) return resolve()
      const timer = setTimeout(resolve, restMs)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const beat = async () => {
    while (isOpen) {
      isWoken = false
      await work(() => isOpen).catch(error => {
        // The database says it once by itself, and this would come every few seconds.
        if (isUnavailable(error)) log.debug({ err: error }, 'background work waits')
        else log.error({ err: error }, 'background work failed')
      })
      if (isOpen) await rest()
    }
  }
  fastify.addHook('onListen', async () => {
    isOpen = true
    beating = beat()
  })
  fastify.addHook('onClose', async () => {
    isOpen = false
    endRest()
    await beating
  })
  return () => {
    isWoken = true
    endRest()
  }
}
