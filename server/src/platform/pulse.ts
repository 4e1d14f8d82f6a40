import type { FastifyInstance } from 'fastify'
import { isAway } from './db/away.ts'
import type { Log } from './log.ts'

/**
 * Work that every instance does again and again, from when it listens until it stops, which waits for what is under
 * way. Between two rounds it rests.
 */
export function pulse(
  fastify: FastifyInstance,
  restMs: number,
  log: Log,
  work: (isOpen: () => boolean) => Promise<unknown>,
) {
  let isOpen = false
  let endRest = () => {}
  let beating: Promise<void> | undefined

  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, restMs)
      endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const beat = async () => {
    while (isOpen) {
      await work(() => isOpen).catch(error => {
        // The database says it once by itself, and this would come every few seconds.
        if (isAway(error)) log.debug({ err: error }, 'background work waits')
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
}
