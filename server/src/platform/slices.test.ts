import { describe, expect, it } from 'vitest'
import { inSlices } from './slices.ts'

/** How often others had a turn while a work was under way. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    if (isOver) return
    turns++
    setImmediate(count)
  }
  setImmediate(count)
  await work
  isOver = true
  return turns
}

describe('work in slices', () => {
  /** Every look at this clock is a millisecond later. */
  const countingClock = () => {
    let ms = 0
    return () => ms++
  }

  it('is done whole and in order', async () => {
    const done: number[] = []
    await inSlices([1, 2, 3, 4, 5, 6, 7, 8, 9], item => done.push(item), countingClock())
    expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('lets others have a turn after each slice', async () => {
    const items = Array.from({ length: 100 }, (_, i) => i)
    expect(await turnsDuring(inSlices(items, () => {}, countingClock()))).toBeGreaterThanOrEqual(15)
  })

  it('gives nothing away where it is short', async () => {
    expect(await turnsDuring(inSlices([1, 2, 3], () => {}, countingClock()))).toBe(0)
  })

  it('fails with whatever its work fails with', async () => {
    const work = inSlices([1], () => {
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
  })
})
