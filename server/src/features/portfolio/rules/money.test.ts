import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { coinsOf, decimalOfUnits, dollarPlaces, dollarsOf, priceOf, unitsOf } from './exact.ts'
import { dollarsOfDays, dollarsPaid, moneyOfDays, paidTotal } from './money.ts'
import type { Entry, PaidMoney } from './position.ts'

const paid: PaidMoney = { currency: 'TRY', unit: '68', fee: '4', perDollar: '34', source: 'own' }
const entry = (kind: Entry['kind'], totalUsd: string, feeUsd = '0', inLira?: PaidMoney): Entry => ({
  ...{ id: '', kind, coinSymbol: 'BTC', coinName: 'Bitcoin', quantity: '3', usdCostBasis: '0', feeUsd, totalUsd },
  ...{ paid: inLira, tradedAt: '2025-01-01', notes: null },
})
const lira = (rate: number) => moneyOfDays('TRY', () => rate)
const decimals = ({ total, fee }: { total: bigint; fee: bigint }) =>
  [total, fee].map(units => decimalOfUnits(units, dollarPlaces))

describe('lira of the day', () => {
  it.each([
    ['what was paid in lira, as it was paid', entry('buy', '6', '0.1', paid), ['208', '4'], 34],
    ['what a sale brought in lira, after its fee', entry('sell', '6', '0.1', paid), ['200', '4'], 34],
    ['dollars at the rate of their day', entry('buy', '6', '0.1'), ['240', '4'], 40],
    ['euros at the rate of their day', entry('buy', '6', '0.1', { ...paid, currency: 'EUR' }), ['240', '4'], 40],
  ])('are %s', (_, one, amounts, rate) => {
    expect(decimals(lira(40).amountsOf(one))).toEqual(amounts)
    expect(lira(40).rateOf(one)).toBe(rate)
    expect(dollarsOfDays.rateOf(one)).toBeNull()
  })

  const smallest = `0.${'1'.padStart(dollarPlaces, '0')}`
  it.each([
    [smallest, 1.5, 2n],
    [smallest, 1.4, 1n],
    [`-${smallest}`, 1.5, -2n],
    [`-${smallest}`, 1.4, -1n],
    ['0', 1.5, 0n],
  ])('%s dollars at %d are rounded to the nearest unit', (totalUsd, rate, units) =>
    expect(lira(rate).amountsOf(entry('sell', totalUsd, smallest))).toEqual({
      total: units,
      fee: BigInt(Math.round(rate)),
    }),
  )

  it('have a total with the fee of a purchase, and without that of a sale', () =>
    expect([paidTotal(entry('buy', '0'), paid), paidTotal(entry('sell', '0'), paid)]).toEqual(['208', '200']))

  it('become dollars to the places that are kept', () => {
    expect(dollarsPaid(paid)).toEqual({ usdCostBasis: '2', feeUsd: '0.11764706' })
    expect(dollarsPaid({ ...paid, unit: '1', fee: '0', perDollar: '3' }).usdCostBasis).toBe('0.3333333333333333')
  })
})

describe('kept places', () => {
  const third = Big('0.123456785')
  it.each([
    ['bought coins are rounded up', coinsOf(Big('0.123456781'), 'buy'), '0.12345679'],
    ['sold coins are rounded down', coinsOf(third, 'sell'), '0.12345678'],
    ['dollars are rounded half up', dollarsOf(third), '0.12345679'],
    ['prices have sixteen', priceOf(Big('1e-16')), '0.0000000000000001'],
    ['a negative amount keeps its sign', decimalOfUnits(-150n, 2), '-1.5'],
    ['less than one has its zero', decimalOfUnits(5n, 2), '0.05'],
    ['nothing has no sign', decimalOfUnits(0n, 2), '0'],
  ])('%s', (_, written, text) => expect(written).toBe(text))

  it.each([
    ['1.239', 123n],
    ['-1.2', -120n],
    ['7', 700n],
  ])('%s in hundredths', (decimal, units) => expect(unitsOf(decimal, 2)).toBe(units))
})
