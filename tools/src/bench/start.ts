import { setTimeout as pause } from 'node:timers/promises'
import { feel } from '../load/watch.ts'
import { startRigged, throwawayFolder, withServer } from '../rig/server.ts'
import type { Metric } from './results.ts'

const starts = 3
const startTargetMs = 3_000
const seenAfterMs = 20_000
const firstTargetMegabytes = 260

async function startMs(folder: string): Promise<number> {
  const startedMs = performance.now()
  const server = await startRigged(folder)
  const answer = await fetch(`${server.url}/api/app`)
  const tookMs = performance.now() - startedMs
  await server.stop()
  if (!answer.ok) throw new Error(`The first request was answered with ${answer.status}.`)
  return tookMs
}

/** What the process of a new installation weighs while it works out the past of its coins, as it does by itself. */
const firstMegabytes = (): Promise<number> =>
  withServer({ RECORD_COINS: '50' }, async server => {
    await pause(seenAfterMs)
    return (await feel(server.url, 0)).memoryMegabytes
  })

/** From nothing to the first answer: with a database that is made first, and with one that is there. */
export async function benchStart(): Promise<Metric[]> {
  const folder = throwawayFolder()
  try {
    const first = await startMs(folder.path)
    const later: number[] = []
    for (let i = 0; i < starts; i++) later.push(await startMs(folder.path))
    const quickest = Math.min(...later)
    const megabytes = await firstMegabytes()
    return [
      {
        id: 'start: memory twenty seconds after the very first',
        value: megabytes,
        unit: 'MB',
        target: firstTargetMegabytes,
        pass: megabytes <= firstTargetMegabytes,
      },
      { id: 'start: the very first', value: first, unit: 'ms', target: null, pass: true },
      { id: 'start: every other', value: quickest, unit: 'ms', target: startTargetMs, pass: quickest <= startTargetMs },
    ]
  } finally {
    folder.remove()
  }
}
