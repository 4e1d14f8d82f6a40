import { describe, expect, it, vi } from 'vitest'
import { sql } from '../../../platform/db/db.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { someForecast } from '../testing/claims.ts'
import { createWriter } from './writer.ts'

/** A database whose commits are ended by hand. */
function byHand() {
  const commits: ((error?: Error) => void)[] = []
  const write = createWriter({
    transaction: () =>
      new Promise((resolve, reject) => {
        commits.push(error => (error ? reject(error) : resolve(undefined as never)))
      }),
  })
  return { commits, write }
}
const claim = (symbol: string) => someForecast({ symbol })

describe('claims that are sealed', () => {
  it('while a batch is being committed go along with the next one, and nobody waits for a later one', async () => {
    const { commits, write } = byHand()
    const first = write([claim('A')])
    await vi.waitFor(() => expect(commits).toHaveLength(1))
    const others = ['B', 'C', 'D'].map(symbol => write([claim(symbol), claim(`${symbol}2`)]))
    commits[0]?.()
    expect(await first).toBe(1)
    await vi.waitFor(() => expect(commits).toHaveLength(2))
    const last = write([claim('E')])
    commits[1]?.()
    expect(await Promise.all(others)).toEqual([2, 2, 2])
    await vi.waitFor(() => expect(commits).toHaveLength(3))
    commits[2]?.()
    expect(await last).toBe(1)
  })

  it('are committed four hundred at a time, or a few more of one caller', async () => {
    const { commits, write } = byHand()
    const all = Promise.all(Array.from({ length: 402 }, (_, i) => write([claim(`C${i}`), claim(`D${i}`)])))
    for (let at = 0; at < 3; at++) {
      await vi.waitFor(() => expect(commits).toHaveLength(at + 1))
      commits[at]?.()
    }
    await all
    expect(commits).toHaveLength(3)
  })

  it('fail for those who waited for that commit, and for nobody else', async () => {
    const { commits, write } = byHand()
    const failing = [write([claim('A')]), write([claim('B')])]
    await vi.waitFor(() => expect(commits).toHaveLength(1))
    const next = write([claim('C')])
    commits[0]?.(new Error('the disk is full'))
    for (const each of failing) await expect(each).rejects.toThrow('the disk is full')
    await vi.waitFor(() => expect(commits).toHaveLength(2))
    commits[1]?.()
    expect(await next).toBe(1)
  })

  it('are in the log when that is said, in the order in which they came', async () => {
    const { database } = await ownDatabase()
    const write = createWriter(database)
    await Promise.all(['C', 'A', 'B'].map(symbol => write([claim(symbol), claim(`${symbol}2`)])))
    const rows = await database.rows<{ symbol: string }>(sql`select symbol from record_claims order by id`)
    expect(rows.map(({ symbol }) => symbol)).toEqual(['C', 'C2', 'A', 'A2', 'B', 'B2'])
  })
})
