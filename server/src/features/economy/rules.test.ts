import { economySeries } from '@pusula/contract'
import { monthName, monthNumber } from '@pusula/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefused, readLines, updated } from './rules.ts'
import shipped from './shipped.json' with { type: 'json' }
import { readBls, readDeposits, readGold, readHicp, readTurkishPrices } from './sources.ts'

/** An index that grows by one percent a month. */
const index = (from: string, months: number, base = 100) => ({
  from,
  values: Array.from({ length: months }, (_, i) => base * 1.01 ** i),
})
const known = index('2020-01', 40)

describe('months that are offered', () => {
  it('are taken when they go on from the known ones, in any base', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0.01, max: 100, noNaN: true }), (more, base) => {
        const outcome = updated('us', known, index('2020-01', 40 + more, base))
        expect(outcome).toEqual(index('2020-01', 40 + more, base))
      }),
    ))

  it('keep the earlier ones, in the new base, where a service tells of the last years alone', () => {
    const offered = { from: '2022-01', values: index('2020-01', 42, 250).values.slice(24) }
    const outcome = updated('us', known, offered)
    if (isRefused(outcome)) throw new Error(outcome.refused)
    expect(outcome.from).toBe('2020-01')
    for (const [i, value] of index('2020-01', 42, 250).values.entries()) expect(outcome.values[i]).toBeCloseTo(value, 9)
  })

  const changed = (at: number, by: number) => ({
    from: '2020-01',
    values: index('2020-01', 41).values.map((value, i) => (i === at ? value * by : value)),
  })
  it.each([
    ['are fewer', index('2020-01', 39), 'short'],
    ['have too little in common', index('2022-12', 6), 'short'],
    [
      'leave a known one out',
      { from: '2020-01', values: index('2020-01', 41).values.map((value, i) => (i === 7 ? null : value)) },
      'short',
    ],
    ['say something else of a known one', changed(7, 1.002), 'apart'],
    ['leap', changed(40, 1.5), 'implausible'],
    ['fall below zero', changed(40, -1), 'implausible'],
  ] as const)('are refused when they %s', (_, offered, refused) =>
    expect(updated('tuik', known, offered)).toEqual({ refused }),
  )

  it('may revise the last two of the euro area, and no other', () => {
    expect(isRefused(updated('euro', known, changed(39, 1.002)))).toBe(false)
    expect(updated('euro', known, changed(37, 1.002))).toEqual({ refused: 'apart' })
  })

  it('of a deposit are percents, which have no base', () => {
    const rates = { from: '2020-01', values: Array.from({ length: 20 }, () => 40) }
    expect(isRefused(updated('deposit', rates, { ...rates, values: [...rates.values, 38] }))).toBe(false)
    expect(updated('deposit', rates, { ...rates, values: rates.values.map(() => 41) })).toEqual({ refused: 'apart' })
    expect(updated('deposit', rates, { ...rates, values: rates.values.map(() => 140) })).toEqual({
      refused: 'implausible',
    })
  })
})

describe('what is uploaded', () => {
  it.each([
    ['month,value\n2026-01,100\n2026-02,101.5', { from: '2026-01', values: [100, 101.5] }],
    ['2026/1;100,25\r\n2026/3;103\r\n', { from: '2026-01', values: [100.25, null, 103] }],
    ['"2026-01-01"\t"7"', { from: '2026-01', values: [7] }],
  ])('may be written as tables are: %j', (text, series) => expect(readLines(text)).toEqual(series))

  it.each(['', 'nothing at all', '2026-01,100\nand so on', '2026-13,100'])('is refused as a whole: %j', text =>
    expect(readLines(text)).toEqual({ refused: 'unreadable' }),
  )
})

/** Answers in the shapes of the services, with values of our own. */
describe('public services', () => {
  it('are read in their own shapes', () => {
    const evds = {
      totalCount: 2,
      items: [
        { Tarih: '2026-7', TP_GENENDEKS_T1: '4200.5' },
        { Tarih: '2026-8', TP_GENENDEKS_T1: '4300.25', UNIXTIME: { $numberLong: '1' } },
      ],
    }
    expect(readTurkishPrices(JSON.stringify(evds))).toEqual({ from: '2026-07', values: [4200.5, 4300.25] })
    const weeks = [
      ['04-09-2026', '40'],
      ['11-09-2026', '41'],
      ['18-09-2026', null],
      ['02-10-2026', '39.5'],
    ]
    const items = weeks.map(([Tarih, TP_TRY_MT02]) => ({ Tarih, TP_TRY_MT02 }))
    expect(readDeposits(JSON.stringify({ items }))).toEqual({ from: '2026-09', values: [40.5, 39.5] })
    const data = [
      { year: '2025', period: 'M11', periodName: 'November', value: '324.5', footnotes: [{}] },
      { year: '2025', period: 'M10', periodName: 'October', value: '-', footnotes: [{}] },
      { year: '2025', period: 'M09', periodName: 'September', value: '324.1', footnotes: [{}] },
      { year: '2024', period: 'M13', periodName: 'Annual', value: '313.7', footnotes: [{}] },
    ]
    const bls = { status: 'REQUEST_SUCCEEDED', Results: { series: [{ seriesID: 'CUUR0000SA0', data }] } }
    expect(readBls(JSON.stringify(bls))).toEqual({ from: '2025-09', values: [324.1, null, 324.5] })
    const hicp = 'KEY,FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE\nHICP.M.U2,M,U2,2026-01,101.2\nHICP.M.U2,M,U2,2026-02,101.4\n'
    expect(readHicp(hicp)).toEqual({ from: '2026-01', values: [101.2, 101.4] })
    expect(readGold('Date,Price\n2026-05,4500.1\n2026-06,4610.7\n')).toEqual({
      from: '2026-05',
      values: [4500.1, 4610.7],
    })
  })

  it.each([readTurkishPrices, readDeposits, readBls, readHicp, readGold])(
    'that say something else are not believed',
    read => {
      for (const body of ['', '<!doctype html><p>Bakım</p>', '{}', '[]', '{"items":"no"}', 'A,B\n1,2'])
        expect(read(body), body).toEqual({ refused: 'unreadable' })
    },
  )
})

describe('the months that the product comes with', () => {
  it.each(economySeries)('are whole and plausible: %s', name => {
    const { from, values } = shipped.series[name]
    expect(updated(name, { from, values }, { from, values })).toEqual({ from, values })
    expect(monthName(monthNumber(from) + values.length - 1) >= '2025-11').toBe(true)
  })
})
