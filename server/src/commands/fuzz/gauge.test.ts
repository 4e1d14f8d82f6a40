import { describe, expect, it } from 'vitest'
import { openBooks } from './cost.ts'
import { meterHere } from './meter.ts'
import type { Attempt } from './requests.ts'

const workFor = (ms: number) => {
  const before = process.cpuUsage()
  for (let worked = 0; worked < ms * 1000; ) {
    const { user, system } = process.cpuUsage(before)
    worked = user + system
  }
}
const nextTurn = () => new Promise(resolve => setImmediate(resolve))
const attempt: Attempt = { kind: 'a test', method: 'GET', url: '/', headers: {}, body: undefined }

describe('the cost of a request', () => {
  it('is the processor’s time, and the longest turn in which nobody else was served', async () => {
    const meter = meterHere()
    const work = async () => {
      for (const ms of [10, 40, 10]) {
        workFor(ms)
        await nextTurn()
      }
    }
    const { processorMs } = (await meter(work)).reading
    expect(processorMs).toBeGreaterThanOrEqual(60)
    const watched = (await meter(work, true)).reading
    expect(watched.holdMs).toBeGreaterThanOrEqual(40)
    expect(watched.holdMs, 'the longest turn, not all of them').toBeLessThanOrEqual(watched.processorMs - 15)
  })

  it.each([
    ['holds everybody up each time', () => 40, /held everybody up/],
    ['was slow once, as first uses are', (times: number) => (times === 1 ? 60 : 1), undefined],
    ['is quick', () => 1, undefined],
  ])('is told when it %s', async (_, costMs, says) => {
    let times = 0
    const send = async () => {
      workFor(costMs(++times))
      return 200
    }
    const slow = await openBooks(meterHere()).send({ call: 'a.test', attempt, send }, true)
    if (says) expect(slow).toMatch(says)
    else expect(slow).toBeUndefined()
  })

  it('is told of long work in many turns, and not as a hold', async () => {
    const send = async () => {
      for (let i = 0; i < 8; i++) {
        workFor(10)
        await nextTurn()
      }
      return 200
    }
    expect(await openBooks(meterHere()).send({ call: 'a.test', attempt, send }, true)).toMatch(/of a processor/)
  })

  it('of what cannot be sent twice is told the third time', async () => {
    const books = openBooks(meterHere())
    const once = () => {
      let times = 0
      return async () => {
        workFor(40)
        return times++ ? 404 : 200
      }
    }
    const told = []
    for (let i = 0; i < 3; i++) told.push(await books.send({ call: 'a.test', attempt, send: once() }, true))
    expect(told).toEqual([undefined, undefined, expect.stringMatching(/held everybody up/)])
  })
})
