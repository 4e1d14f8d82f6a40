import { describe, expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

describe('single flight', () => {
  it('joins concurrent calls, and starts anew for later ones', async () => {
    const flight = singleFlight<number>()
    let count = 0
    const work = async () => ++count
    const together = await Promise.all(Array.from({ length: 1000 }, () => flight('a', work)))
    expect(new Set(together)).toEqual(new Set([1]))
    expect(await flight('a', work)).toBe(2)
  })

  it('is separate for each key', async () => {
    const flight = singleFlight<string>()
    expect(await Promise.all([flight('a', async () => 'A'), flight('b', async () => 'B')])).toEqual(['A', 'B'])
  })

  it('fails for all who joined, and starts afresh after that', async () => {
    const flight = singleFlight<string>()
    const fail = async () => {
      throw new Error('broken')
    }
    const outcomes = await Promise.allSettled([flight('a', fail), flight('a', fail)])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await flight('a', async () => 'whole')).toBe('whole')
  })
})
