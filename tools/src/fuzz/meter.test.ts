import { describe, expect, it } from 'vitest'
import { openBooks } from './cost.ts'
import { type Meter, meterHere } from './meter.ts'
import type { Attempt } from './requests.ts'

const nextTurn = () => new Promise(resolve => setImmediate(resolve))
const attempt: Attempt = { kind: 'a test', method: 'GET', url: '/', headers: {}, body: undefined }

describe('the cost of a request', () => {
  it('is the processor’s time, and the longest turn in which nobody else was served', async () => {
    const at = { wall: 0, processor: 0, loop: 0 }
    const meter = meterHere({ wall: () => at.wall, processor: () => at.processor, loop: () => at.loop })
    const work = async () => {
      for (const ms of [10, 40, 20]) {
        at.processor += ms
        at.loop += ms
        // The machine is busy with others too.
        at.wall += 2 * ms
        await nextTurn()
        at.wall += 100
      }
    }
    expect((await meter(work)).reading).toEqual({ processorMs: 70, holdMs: 70 })
    expect((await meter(work, true)).reading).toEqual({ processorMs: 70, holdMs: 40 })
  })

  it('is no longer than the clock says where other threads are at work beside it', async () => {
    const at = { wall: 0, processor: 0, loop: 0 }
    const meter = meterHere({ wall: () => at.wall, processor: () => at.processor, loop: () => at.loop })
    const work = async () => {
      at.wall += 10
      at.loop += 10
      at.processor += 30
    }
    expect((await meter(work)).reading).toEqual({ processorMs: 30, holdMs: 10 })
    expect((await meter(work, true)).reading).toEqual({ processorMs: 30, holdMs: 10 })
  })

  /** A meter that reads what each request has cost, in one turn or in many. */
  const read = (costsMs: () => number, turns = 1): Meter => {
    return async work => {
      const result = await work()
      const processorMs = costsMs()
      return { result, reading: { processorMs, holdMs: processorMs / turns } }
    }
  }

  it.each([
    ['holds everybody up each time', () => 40, /held everybody up/],
    ['was slow once, as first uses are', (times: number) => (times === 1 ? 60 : 1), undefined],
    ['is quick', () => 1, undefined],
  ])('is told when it %s', async (_, costMs, says) => {
    let times = 0
    const books = openBooks(read(() => costMs(++times)))
    const slow = await books.send({ call: 'a.test', attempt, send: async () => 200 }, true)
    if (says) expect(slow).toMatch(says)
    else expect(slow).toBeUndefined()
  })

  it('is told of long work in many turns, and not as a hold', async () => {
    const books = openBooks(read(() => 80, 8))
    expect(await books.send({ call: 'a.test', attempt, send: async () => 200 }, true)).toMatch(/of a processor/)
  })

  it('of what cannot be sent twice is told the third time', async () => {
    const books = openBooks(read(() => 40))
    const once = () => {
      let times = 0
      return async () => (times++ ? 404 : 200)
    }
    const told = []
    for (let i = 0; i < 3; i++) told.push(await books.send({ call: 'a.test', attempt, send: once() }, true))
    expect(told).toEqual([undefined, undefined, expect.stringMatching(/held everybody up/)])
  })
})
