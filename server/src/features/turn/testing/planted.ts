import { gradeCall } from '@pusula/engine'
import type { Database } from '../../../platform/db/db.ts'
import { insertCall, openCalls, saveGrades, takeSealed } from '../store/calls.ts'

interface Planted {
  playerId: string
  /** 2026-11-15 */
  day: string
  symbol?: string
  /** Half of the range and where the price ended, as shares of the price of 100. */
  half: number
  end: number
  quantiles?: boolean
}

const range = (half: number) => ({ lowUsd: 100 * (1 - half), highUsd: 100 * (1 + half) })
/** "No change" says 5 % either way. */
const usual = [0.92, 0.95, 0.98, 1, 1.02, 1.05, 1.08].map(factor => 100 * factor)

let last = 1_000_000_000

/** Calls of the past as they would stand there once graded, without the log. */
export async function plantGraded(database: Database, planted: readonly Planted[], now: Date): Promise<void> {
  const ends = new Map<number, number>()
  await database.transaction(async tx => {
    for (const { playerId, day, symbol = 'BTC', half, end, quantiles = false } of planted) {
      const id = ++last
      const issuedAt = new Date(`${day}T12:00:00Z`)
      ends.set(id, 100 * (1 + end))
      await insertCall(tx, {
        ...{ id, salt: '', said: '', playerId, source: 'simulated', symbol, horizon: '1day', day, isTold: false },
        ...{ issuedAt, dueAt: new Date(issuedAt.getTime() + 86_400_000), priceUsd: 100, ...range(half) },
        quantilesUsd: quantiles ? [-1.4, -1, -0.5, 0, 0.5, 1, 1.4].map(part => 100 * (1 + part * half)) : null,
        ...{ pusula: range(0.04), unchangedUsd: usual, ewma: range(0.045) },
      })
    }
    await takeSealed(tx, new Date('2100-01-01T00:00:00Z'), planted.length)
    const open = await openCalls(tx, 'simulated', { after: undefined, limit: planted.length })
    const graded = open.map(call => ({ call, grade: { ...gradeCall(call, ends.get(call.id) ?? 100), venue: null } }))
    await saveGrades(tx, graded, now)
  })
}
