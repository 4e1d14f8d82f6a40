import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { btcTurk } from '../exchanges/btcturk.ts'
import { paribu } from '../exchanges/paribu.ts'
import { exchangeRates, referenceRates } from '../exchanges/rates.ts'
import type { Ask } from '../fetching/source.ts'
import { movableTime } from '../testing/time.ts'
import { createLiraBoards } from './lira.ts'
import { createRates } from './rates.ts'

const today = '2026-11-15'

/** What each says a USDT costs in lira, and some of them a euro in dollars; undefined is no answer. */
interface Says {
  binance?: number
  btcTurk?: number
  paribu?: number
  bank?: number
  euro?: number
  bankDay?: string
  /** By how much the first of them is ahead of the time. */
  aheadMs?: number
}

function openRates(says: Says) {
  const time = movableTime()
  const refused: string[] = []
  const refusals = (venue: string) => void refused.push(venue)
  const ask =
    (body: () => unknown): Ask =>
    async (_path, _weight, read) => {
      const said = body()
      if (said === undefined) throw new TypeError('fetch failed')
      return read(said)
    }
  const pair = (symbol: string, price: number) => ({
    symbol,
    lastPrice: String(price),
    openPrice: String(price * 0.999),
    closeTime: time.nowMs() + (says.aheadMs ?? 0),
  })
  const askBtcTurk = ask(() => {
    const last = says.btcTurk
    if (last === undefined) return undefined
    const names = { numeratorSymbol: 'USDT', denominatorSymbol: 'TRY', timestamp: time.nowMs() }
    return { success: true, data: [{ ...names, last, open: last, high: last, low: last, volume: 1, average: last }] }
  })
  const askParibu = ask(
    () => says.paribu && [{ market: 'usdt_tl', last: String(says.paribu), first: String(says.paribu) }],
  )
  const lira = createLiraBoards({
    venues: [btcTurk(askBtcTurk, askBtcTurk, time.nowMs), paribu(askParibu)],
    time,
    refusals,
  })
  const sources = [
    exchangeRates(
      ask(() => says.binance && [pair('USDTTRY', says.binance), pair('EURUSDT', says.euro ?? 1.25)]),
      'Binance',
    ),
    ...lira.rateSources,
    referenceRates(
      ask(() => says.bank && { base: 'USD', date: says.bankDay ?? today, rates: { EUR: 0.8, TRY: says.bank } }),
      'Frankfurter',
    ),
  ]
  return { says, time, refused, rates: createRates({ sources, time, refusals }) }
}
const liraOf = async (says: Says) => (await openRates(says).rates()).TRY

describe('what a dollar is worth', () => {
  it('is the middle of what the exchanges say, with all who stand by it and what it was a day before', async () => {
    const { TRY, EUR } = await openRates({ binance: 42.31, btcTurk: 42.3, paribu: 42.35, bank: 42.1 }).rates()
    expect(TRY).toMatchObject({ perDollar: 42.31, venues: ['Binance', 'BtcTurk', 'Paribu'] })
    expect(TRY?.dayAgoPerDollar).toBeCloseTo(42.31 * 0.999)
    expect(EUR).toMatchObject({ perDollar: 0.8, venues: ['Binance'] })
  })

  it('is a median: a third exchange that lies cannot move it out of what two honest ones say', async () => {
    const honest = fc.double({ min: 42, max: 42.4, noNaN: true })
    const liar = fc.oneof(fc.double({ min: 11, max: 900, noNaN: true }), fc.constantFrom(0, -1, 1e9))
    await fc.assert(
      fc.asyncProperty(honest, honest, liar, fc.integer({ min: 0, max: 2 }), async (one, other, lie, place) => {
        const [binance, btcTurk, paribu] = [one, other].toSpliced(place, 0, lie)
        const rate = await liraOf({ binance, btcTurk, paribu } as Says)
        expect(rate?.perDollar).toBeGreaterThanOrEqual(Math.min(one, other))
        expect(rate?.perDollar).toBeLessThanOrEqual(Math.max(one, other))
      }),
      { numRuns: 60 },
    )
  })

  it('takes the bank as tie-breaker where two exchanges contradict each other', async () => {
    const { rates, refused } = openRates({ binance: 84, btcTurk: 42.3, bank: 42.1 })
    expect((await rates()).TRY).toMatchObject({ perDollar: 42.3, venues: ['BtcTurk'] })
    expect(refused).toEqual(['Binance'])
  })

  it('is unknown without a majority', async () => {
    expect(await liraOf({ binance: 84, btcTurk: 42.3 })).toBeNull()
    expect(await liraOf({ binance: 84, bank: 42.3 })).toBeNull()
    expect(await liraOf({})).toBeNull()
  })

  it('is what the central bank says where no exchange answers, as old as its day', async () => {
    expect(await liraOf({ bank: 42 })).toMatchObject({
      perDollar: 42,
      atMs: Date.parse(today),
      venues: ['Frankfurter'],
    })
    for (const bankDay of ['2999-01-01', '2020-01-01', 'yesterday'])
      expect(await liraOf({ bank: 42, bankDay })).toBeNull()
  })

  it('is not taken from a pair that is swapped or whose point has slipped', async () => {
    const { TRY, EUR } = await openRates({ binance: 0.0235, euro: 125, bank: 42 }).rates()
    expect([TRY?.venues, EUR?.venues]).toEqual([['Frankfurter'], ['Frankfurter']])
  })

  it('ignores an exchange with a timestamp in the future', async () => {
    const said = { binance: 42.31, btcTurk: 42.3 }
    expect((await liraOf({ ...said, aheadMs: 30_000 }))?.venues, 'a moment').toEqual(['Binance', 'BtcTurk'])
    expect((await liraOf({ ...said, aheadMs: 3_600_000 }))?.venues).toEqual(['BtcTurk'])
  })

  it('is unknown with a timestamp in the future, after the clock was set back', async () => {
    const { says, time, rates } = openRates({ binance: 42.3, btcTurk: 42.3 })
    await rates()
    Object.assign(says, { binance: undefined, btcTurk: undefined })
    time.setBack(4 * 3_600_000)
    expect((await rates()).TRY).toBeNull()
  })

  it('is served stale for an hour, with its age, and then is unknown', async () => {
    const { says, time, rates } = openRates({ binance: 42.3, btcTurk: 42.3 })
    const before = (await rates()).TRY
    Object.assign(says, { binance: undefined, btcTurk: undefined })
    time.forward(50 * 60_000)
    expect((await rates()).TRY).toEqual(before)
    time.forward(11 * 60_000)
    expect((await rates()).TRY).toBeNull()
  })
})
