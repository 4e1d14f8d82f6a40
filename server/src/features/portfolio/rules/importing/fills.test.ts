import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planned } from './plan.ts'
import type { Coming } from './traded.ts'

const startMs = Date.UTC(2024, 2, 14, 10)
const second = 1_000
const day = 86_400_000

let count = 0
function trade(quantity: string, over: Partial<Coming> & { atMs?: number } = {}): Coming {
  const { atMs = startMs, ...rest } = over
  return {
    ...{ id: `trade ${count++}`, kind: 'sell', coinSymbol: 'BTC', quantity, usdCostBasis: '40000', feeUsd: '0' },
    ...{ tradedAt: new Date(atMs).toISOString(), isImplied: false },
    ...rest,
  }
}

/** Something to sell from: it is there already. */
const held = () => trade('1000', { kind: 'buy', atMs: startMs - 400 * day })

/** Whether what comes is there already, entry by entry, both ways round: fills beside their order, and the order beside its fills. */
async function isKnown(order: Coming, fills: Coming[]) {
  const statesOf = async (there: Coming[], coming: Coming[]) => {
    const { states } = await planned([held(), ...there], coming, true)
    return coming.map(entry => states.get(entry) === 'already')
  }
  return { order: await statesOf(fills, [order]), fills: await statesOf([order], fills) }
}
const all = (fills: readonly unknown[]) => ({ order: [true], fills: fills.map(() => true) })
const none = (fills: readonly unknown[]) => ({ order: [false], fills: fills.map(() => false) })

describe('an order and its fills are one trade', () => {
  it('of one moment, in whichever order they stand, but for what rounding takes', async () => {
    const fills = [trade('0.1'), trade('0.25', { atMs: startMs + 2 * second }), trade('0.15')]
    expect(await isKnown(trade('0.5'), fills)).toEqual(all(fills))
    expect(await isKnown(trade('0.50001'), fills)).toEqual(none(fills))
    expect(await isKnown(trade('0.49999'), fills)).toEqual(none(fills))
  })

  it('of one moment whatever their prices tell, and each of them for one order', async () => {
    const fills = [trade('0.1', { usdCostBasis: '1' }), trade('0.4', { usdCostBasis: '90000' })]
    expect(await isKnown(trade('0.5'), fills)).toEqual(all(fills))
    const twice = [trade('0.5'), trade('0.5')]
    const { states } = await planned([held(), ...fills], twice, true)
    expect(twice.map(entry => states.get(entry))).toEqual(['already', 'fresh'])
    const again = [trade('0.1'), trade('0.4'), trade('0.1'), trade('0.4')]
    const others = await planned([held(), trade('0.5')], again, true)
    expect(again.filter(entry => others.states.get(entry) === 'already')).toHaveLength(2)
  })

  it('of a purchase less by the dust that the exchange kept back, and of no sale', async () => {
    const bought = { kind: 'buy', usdCostBasis: '1' } as const
    const fills = [trade('100', bought), trade('100', bought)]
    for (const [sum, isOne] of [
      ['199.01', true],
      ['201.005', true],
      ['199', false],
      ['201.006', false],
    ] as const)
      expect(await isKnown(trade(sum, bought), fills), sum).toEqual(isOne ? all(fills) : none(fills))
    const sold = [trade('100', { usdCostBasis: '1' }), trade('99', { usdCostBasis: '1' })]
    expect(await isKnown(trade('200', { usdCostBasis: '1' }), sold)).toEqual(none(sold))
  })

  it('that took up to ninety days, from its last fill back', async () => {
    const fillsOver = (ms: number) => [
      trade('0.1', { atMs: startMs - ms }),
      trade('0.2', { atMs: startMs - ms / 2 }),
      trade('0.2'),
    ]
    const quick = fillsOver(90 * day)
    expect(await isKnown(trade('0.5'), quick)).toEqual(all(quick))
    const slow = fillsOver(90 * day + 1)
    expect(await isKnown(trade('0.5'), slow)).toEqual(none(slow))
    const early = [trade('0.3', { atMs: startMs - day }), trade('0.2', { atMs: startMs - 3 * second })]
    expect(await isKnown(trade('0.5'), early), 'the last one has to be at its moment').toEqual(none(early))
    const late = [trade('0.3', { atMs: startMs - day }), trade('0.2', { atMs: startMs + 2 * second })]
    expect(await isKnown(trade('0.5'), late)).toEqual(all(late))
    const after = [trade('0.3', { atMs: startMs - day }), trade('0.2', { atMs: startMs + 3 * second })]
    expect(await isKnown(trade('0.5'), after)).toEqual(none(after))
  })

  it('only where they were worth as much: other prices are another trade', async () => {
    const fills = (usdCostBasis: string) => [
      trade('0.3', { atMs: startMs - day, usdCostBasis }),
      trade('0.2', { usdCostBasis }),
    ]
    for (const [price, isOne] of [
      ['40799', true],
      ['39201', true],
      ['40801', false],
      ['39199', false],
    ] as const) {
      const parts = fills(price)
      expect(await isKnown(trade('0.5'), parts), price).toEqual(isOne ? all(parts) : none(parts))
    }
  })

  it('where each fill was rounded, and where the exchange kept back a fee of which the order says nothing', async () => {
    const rounded = [trade('0.30000001', { atMs: startMs - day }), trade('0.20000001')]
    expect(await isKnown(trade('0.5'), rounded)).toEqual(all(rounded))
    const further = [trade('0.30000002', { atMs: startMs - day }), trade('0.20000001')]
    expect((await isKnown(trade('0.5'), further)).fills, 'within a hundred thousandth').toEqual([true, true])
    const far = [trade('0.30001', { atMs: startMs - day }), trade('0.2')]
    expect(await isKnown(trade('0.5'), far)).toEqual(none(far))
    const bought = { kind: 'buy' } as const
    const net = [
      trade('0.2997', { ...bought, atMs: startMs - day, feeUsd: '12' }),
      trade('0.1998', { ...bought, feeUsd: '8' }),
    ]
    expect(await isKnown(trade('0.5', bought), net)).toEqual(all(net))
    const unpriced = net.map(fill => ({ ...fill, usdCostBasis: '0' }))
    expect(await isKnown(trade('0.5', { ...bought, usdCostBasis: '0' }), unpriced)).toEqual(none(unpriced))
  })

  it('of the same coin and side alone, and of which nothing is counted twice', async () => {
    const fills = [trade('0.3', { atMs: startMs - day }), trade('0.2')]
    expect(await isKnown(trade('0.5', { coinSymbol: 'ETH' }), fills)).toEqual(none(fills))
    expect(await isKnown(trade('0.5', { kind: 'buy' }), fills)).toEqual(none(fills))
    const twice = [trade('0.5'), trade('0.5')]
    const { states } = await planned([held(), ...fills], twice, true)
    expect(twice.map(entry => states.get(entry))).toEqual(['already', 'fresh'])
    const both = [...fills, trade('0.5')]
    const others = await planned([held(), trade('0.5')], both, true)
    expect(both.map(entry => others.states.get(entry))).toEqual(['fresh', 'fresh', 'already'])
  })

  it('and an order of another moment between them is none of its fills (property)', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ units: fc.integer({ min: 1, max: 50 }), gap: fc.integer({ min: 5, max: 5_000 }) }), {
          minLength: 2,
          maxLength: 6,
        }),
        async parts => {
          const gapBefore = (i: number) => parts.slice(0, i).reduce((sum, { gap }) => sum + gap, 0)
          const fills = parts.map(({ units }, i) =>
            trade(`0.${String(units).padStart(3, '0')}`, { atMs: startMs - gapBefore(i) * second }),
          )
          const sum = parts.reduce((units, part) => units + part.units, 0)
          const order = trade(String(sum / 1_000))
          expect(await isKnown(order, fills)).toEqual(all(fills))
          expect((await isKnown(trade(String((sum + 1) / 1_000)), fills)).order).toEqual([false])
        },
      ),
      { numRuns: 30 },
    ))
})

describe('a file without a clock', () => {
  const hour = 3_600_000
  const moved = (minutes: number, quantities: string[]) =>
    quantities.map((quantity, i) => trade(quantity, { atMs: startMs + i * 7 * hour + minutes * 60_000 }))
  const minutesOf = async (there: Coming[], coming: Coming[]) =>
    (await planned([held(), ...there], coming, false)).movedMinutes

  it('was moved where two of its trades were, and half of them with those', async () => {
    expect(await minutesOf(moved(0, ['1', '2']), moved(180, ['1', '2']))).toBe(180)
    expect(await minutesOf(moved(0, ['1']), moved(180, ['1']))).toBeNull()
    expect(await minutesOf(moved(0, ['1', '2']), moved(180, ['1', '2', '3', '4']))).toBe(180)
    expect(await minutesOf(moved(0, ['1', '2']), moved(180, ['1', '2', '3', '4', '5']))).toBeNull()
    expect(await minutesOf(moved(0, ['1', '2']), moved(-181, ['1', '2'])), 'by no quarters of an hour').toBeNull()
  })

  it('is within two seconds of a quarter of an hour, and on a clock that there is', async () => {
    const late = (ms: number) =>
      moved(180, ['1', '2']).map(one => ({ ...one, tradedAt: new Date(Date.parse(one.tradedAt) + ms).toISOString() }))
    expect(await minutesOf(moved(0, ['1', '2']), late(2_000))).toBe(180)
    expect(await minutesOf(moved(0, ['1', '2']), late(-2_000))).toBe(180)
    expect(await minutesOf(moved(0, ['1', '2']), late(2_001))).toBeNull()
    expect(await minutesOf(moved(0, ['1', '2']), moved(26 * 60, ['1', '2']))).toBe(26 * 60)
    expect(await minutesOf(moved(0, ['1', '2']), moved(26 * 60 + 15, ['1', '2']))).toBeNull()
  })

  it('is not moved where another hour would do as well, nor by trades that are all alike', async () => {
    const there = moved(0, ['1', '2', '3', '4'])
    const two = [...moved(300, ['1', '2']), ...moved(600, ['1', '2', '3', '4']).slice(2)]
    expect(await minutesOf(there, two)).toBeNull()
    const many = Array.from({ length: 201 }, (_, i) => trade('1', { atMs: startMs - (i + 30) * day }))
    expect(
      await minutesOf([...many, ...moved(0, ['1', '2'])], moved(180, ['1', '2'])),
      'one of two is too common',
    ).toBeNull()
  })
})
