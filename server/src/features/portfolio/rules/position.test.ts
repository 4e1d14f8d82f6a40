import type { CostMethod } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, needing, positionOf } from './position.ts'

/** Whole numbers of 10^-8 coins or dollars, or of 10^-16 dollars for one coin, as people write them. */
const text = (units: bigint, places = 8n) =>
  `${units / 10n ** places}.${String(units % 10n ** places).padStart(Number(places), '0')}`
/** A decimal as a whole number of 10^-24. */
function exact(decimal: string): bigint {
  const [whole = '', places = ''] = decimal.replace('-', '').split('.')
  return BigInt(whole + places.padEnd(24, '0')) * (decimal.startsWith('-') ? -1n : 1n)
}

interface Trade {
  kind: 'buy' | 'sell'
  quantity: bigint
  unit: bigint
  fee: bigint
}

const totalOf = ({ kind, quantity, unit, fee }: Trade) => quantity * unit + (kind === 'buy' ? fee : -fee) * 10n ** 16n
const decimal = (units: bigint) => {
  const digits = String(units < 0n ? -units : units).padStart(25, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -24)}.${digits.slice(-24)}`
}

const entryOf = (trade: Trade, i: number): Entry => ({
  id: String(i),
  kind: trade.kind,
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: text(trade.quantity),
  usdCostBasis: text(trade.unit, 16n),
  feeUsd: text(trade.fee),
  totalUsd: decimal(totalOf(trade)),
  tradedAt: new Date(i).toISOString(),
  notes: null,
})
const position = (trades: readonly Trade[], method: CostMethod = 'fifo') => positionOf(trades.map(entryOf), method)
const methods: CostMethod[] = ['fifo', 'average']

const units = (least: bigint) => fc.bigInt(least, 10n ** 15n)
const trade = (kind: Trade['kind']) =>
  fc.record({ kind: fc.constant(kind), quantity: units(1n), unit: units(0n), fee: units(0n) })
const buys = fc.array(trade('buy'), { minLength: 1, maxLength: 30 })

/** Purchases and sales in which no sale is of more than there is. */
const trades = fc.array(fc.oneof(trade('buy'), trade('sell')), { maxLength: 40 }).map(wishes => {
  let held = 0n
  return wishes.flatMap(wish => {
    const quantity = wish.kind === 'buy' || wish.quantity < held ? wish.quantity : held
    if (quantity === 0n) return []
    held += wish.kind === 'buy' ? quantity : -quantity
    return [{ ...wish, quantity }]
  })
})
const sum = (numbers: readonly bigint[]) => numbers.reduce((total, number) => total + number, 0n)

describe('a position', () => {
  it('of purchases alone is their exact sum', () =>
    fc.assert(
      fc.asyncProperty(buys, async bought => {
        const { quantity, cost, fees, realized } = await position(bought)
        expect(exact(quantity.toFixed())).toBe(sum(bought.map(one => one.quantity)) * 10n ** 16n)
        expect(exact(cost.toFixed())).toBe(sum(bought.map(totalOf)))
        expect(exact(fees.toFixed())).toBe(sum(bought.map(one => one.fee)) * 10n ** 16n)
        expect(realized.eq(0)).toBe(true)
      }),
    ))

  it.each(methods)('by %s neither makes nor loses money: cost less realized is paid less received', method =>
    fc.assert(
      fc.asyncProperty(trades, async all => {
        const { quantity, cost, realized, missing } = await position(all, method)
        const flow = sum(all.map(one => (one.kind === 'buy' ? totalOf(one) : -totalOf(one))))
        expect(exact(cost.minus(realized).toFixed())).toBe(flow)
        const held = sum(all.map(one => (one.kind === 'buy' ? one.quantity : -one.quantity)))
        expect(exact(quantity.toFixed())).toBe(held * 10n ** 16n)
        expect(missing.eq(0)).toBe(true)
        expect(cost.gte(0)).toBe(true)
        expect(needing(all.map(entryOf))).toEqual([])
        // The parts of the return are the whole of it, whatever the coins left are worth.
        const { bareCost, bareRealized, fees, paidIn, takenOut } = await position(all, method)
        expect(bareRealized.minus(bareCost).minus(fees).toFixed()).toBe(takenOut.minus(paidIn).toFixed())
      }),
    ),
  )

  it.each(methods)('by %s, sold to the last coin, has cost nothing', method =>
    fc.assert(
      fc.asyncProperty(buys, units(0n), async (bought, unit) => {
        const quantity = sum(bought.map(one => one.quantity))
        const { cost, quantity: left } = await position([...bought, { kind: 'sell', quantity, unit, fee: 0n }], method)
        expect([left.toFixed(), cost.toFixed()]).toEqual(['0', '0'])
      }),
    ),
  )

  it.each([
    // Sold for 900 - 5; the oldest were bought for 208 + 200, three of four for 456 on average, with a fee of 8 in it.
    ['fifo', 'the oldest coins', { left: ['1', '200', '200'], gained: ['487', '500'] }],
    ['average', 'a part of all of them', { left: ['1', '152', '150'], gained: ['439', '450'] }],
  ] as const)('by %s sells %s', async (method, _, { left, gained }) => {
    const one = 10n ** 8n
    const at = (kind: Trade['kind'], coins: bigint, dollars: bigint, fee = 0n): Trade => ({
      kind,
      quantity: coins * one,
      unit: dollars * one * one,
      fee: fee * one,
    })
    const all = [at('buy', 2n, 100n, 8n), at('buy', 2n, 200n), at('sell', 3n, 300n, 5n)]
    const { quantity, cost, bareCost, realized, bareRealized, fees } = await position(all, method)
    expect([quantity, cost, bareCost].map(String)).toEqual(left)
    expect([realized, bareRealized].map(String)).toEqual(gained)
    expect(fees.toFixed()).toBe('13')
  })

  it('says how many coins were sold that were not there', async () => {
    const short = await position([
      { kind: 'sell', quantity: 5n, unit: 1n, fee: 0n },
      { kind: 'buy', quantity: 9n, unit: 1n, fee: 0n },
    ])
    const { missing, cost, bareCost, realized, bareRealized } = short
    expect(missing.toFixed()).toBe('0.00000005')
    expect([cost, bareCost].map(amount => exact(amount.toFixed()))).toEqual([9n, 9n])
    expect([realized, bareRealized].map(amount => exact(amount.toFixed()))).toEqual([5n, 5n])
  })
})

/** What is meant: the first sale of coins that are not there goes, and all is looked through anew. */
function goneOneByOne(entries: readonly Entry[]): Entry[] {
  let held = 0n
  const first = entries.find(({ kind, quantity }) => {
    held += (kind === 'buy' ? 1n : -1n) * exact(quantity)
    return held < 0n
  })
  return first ? [first, ...goneOneByOne(entries.filter(entry => entry !== first))] : []
}

describe('the sales that must go', () => {
  const few = fc.bigInt(1n, 20n)
  const anyTrades = fc.array(fc.record({ kind: fc.constantFrom<Trade['kind'][]>('buy', 'sell'), quantity: few }), {
    maxLength: 40,
  })
  const sized = (kind: Trade['kind'], quantity: bigint): Trade => ({ kind, quantity, unit: 1n, fee: 0n })

  it('are those that go when the first of them goes until every other one is covered', () =>
    fc.assert(
      fc.property(anyTrades, all => {
        const entries = all.map(({ kind, quantity }, i) => entryOf(sized(kind, quantity), i))
        expect(needing(entries)).toEqual(goneOneByOne(entries))
      }),
    ))

  it('leave a small one after a large one that is not covered', () => {
    const entries = [sized('buy', 5n), sized('sell', 9n), sized('sell', 5n), sized('sell', 1n)].map(entryOf)
    expect(needing(entries).map(({ id }) => id)).toEqual(['1', '3'])
  })

  it('are named with one look at each entry, however many there are', () => {
    let looks = 0
    const all = [sized('buy', 50n), ...Array.from({ length: 99 }, () => sized('sell', 1n))].map((trade, i) => {
      const { quantity, ...entry } = entryOf(trade, i)
      return {
        ...entry,
        get quantity() {
          looks++
          return quantity
        },
      }
    })
    expect(needing(all)).toHaveLength(49)
    expect(looks).toBe(all.length)
  })
})
