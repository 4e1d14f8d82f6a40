import { describe, expect, it } from 'vitest'
import { limitedTo, oneByOne } from './concurrency.ts'

/** Work that notes when it runs and goes on for a few ticks. */
function watched() {
  let running = 0
  const seen: number[] = []
  const work = async () => {
    running++
    seen.push(running)
    for (let i = 0; i < 5; i++) await Promise.resolve()
    running--
  }
  return { work, most: () => Math.max(...seen), times: () => seen.length }
}

describe('turns', () => {
  it('let only so many run at once, and everyone in the end', async () => {
    const { run, waiting } = limitedTo(3)
    const { work, most, times } = watched()
    const all = Promise.all(Array.from({ length: 20 }, () => run(work)))
    expect(waiting()).toBe(17)
    await all
    expect([most(), times(), waiting()]).toEqual([3, 20, 0])
  })

  it('are taken one by one under one name, in order, also after a failure', async () => {
    const inTurn = oneByOne()
    const order: number[] = []
    const { work, most } = watched()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, i) =>
        inTurn('ada', async () => {
          await work()
          order.push(i)
          if (i % 2) throw new Error('odd')
        }),
      ),
    )
    expect(most()).toBe(1)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(outcomes.filter(outcome => outcome.status === 'rejected')).toHaveLength(5)
  })

  it('do not wait for another name', async () => {
    const inTurn = oneByOne()
    const { work, most } = watched()
    await Promise.all([inTurn('ada', work), inTurn('eve', work)])
    expect(most()).toBe(2)
  })
})
