import { afterEach, describe, expect, it, vi } from 'vitest'
import { turnsDuring } from '../testing/event-loop.ts'
import { inPacedSlices, inSlices, openPauses, openTurns, takeTurns } from './slices.ts'

afterEach(() => {
  vi.useRealTimers()
})

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
    const items = Array.from({ length: 1_600 }, (_, i) => i)
    expect(await turnsDuring(() => inSlices(items, () => {}, countingClock()))).toBeGreaterThanOrEqual(15)
  })

  it('that is paced goes on only after a rest, and does not rest where it is short', async () => {
    vi.useFakeTimers()
    const done: number[] = []
    const work = inPacedSlices(
      Array.from({ length: 96 }, (_, i) => i),
      item => done.push(item),
      countingClock(),
    )
    // Six looks at the clock, of which the fifth finds the slice used up.
    expect(done).toHaveLength(80)
    await vi.advanceTimersByTimeAsync(4)
    expect(done, 'still rests').toHaveLength(80)
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveLength(96)
    await work
    await inPacedSlices([1, 2, 3], item => done.push(item), countingClock())
    expect(done).toHaveLength(99)
  })

  it('gives nothing away where it is short', async () => {
    expect(await turnsDuring(() => inSlices([1, 2, 3], () => {}, countingClock()))).toBe(0)
  })

  it('of several steps pauses between them when that is due', async () => {
    let ms = 0
    const pause = openPauses(() => ms)
    expect(await turnsDuring(pause)).toBe(0)
    ms = 5
    expect(await turnsDuring(pause)).toBe(1)
    expect(await turnsDuring(pause)).toBe(0)
  })

  it('fails with whatever its work fails with', async () => {
    const work = inSlices([1], () => {
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
  })

  it('of many at once has turns of its own, and none is done before the others have begun', async () => {
    const turn = openTurns()
    let ms = 0
    const done: string[] = []
    function* work(name: string) {
      for (let step = 1; step <= 3; step++) {
        done.push(`${name}${step}`)
        yield
      }
      return name
    }
    const turns = await turnsDuring(() =>
      Promise.all(['a', 'b', 'c'].map(name => takeTurns(work(name), turn, () => (ms += 5)))),
    )
    expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
    expect(turns).toBeGreaterThanOrEqual(done.length)
  })
})
