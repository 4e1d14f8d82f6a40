import { startRigged, throwawayFolder } from '../rig/server.ts'
import type { Figure } from './figures.ts'

const starts = 3
const startTargetMs = 3_000

async function startMs(folder: string): Promise<number> {
  const startedMs = performance.now()
  const server = await startRigged(folder)
  const answer = await fetch(`${server.url}/api/app`)
  const tookMs = performance.now() - startedMs
  await server.stop()
  if (!answer.ok) throw new Error(`The first request was answered with ${answer.status}.`)
  return tookMs
}

/** From nothing to the first answer: with a database that is made first, and with one that is there. */
export async function benchStart(): Promise<Figure[]> {
  const folder = throwawayFolder()
  try {
    const first = await startMs(folder.path)
    const later: number[] = []
    for (let i = 0; i < starts; i++) later.push(await startMs(folder.path))
    const quickest = Math.min(...later)
    return [
      { id: 'start: the very first', value: first, unit: 'ms', target: null, pass: true },
      { id: 'start: every other', value: quickest, unit: 'ms', target: startTargetMs, pass: quickest <= startTargetMs },
    ]
  } finally {
    folder.remove()
  }
}
