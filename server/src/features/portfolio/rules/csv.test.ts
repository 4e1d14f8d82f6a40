import { describe, expect, it } from 'vitest'
import { csvOf, csvOfTable, reportTable } from './csv.ts'
import type { Entry } from './position.ts'
import type { StoredEntry } from './stored-entry.ts'

const entry = (notes: string | null): Entry => ({
  id: '1',
  kind: 'sell',
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: '0.00000001',
  usdCostBasis: '3',
  feeUsd: '1',
  totalUsd: '-0.99999997',
  tradedAt: '2026-01-02T00:00:00.000Z',
  notes,
})
const lastCell = async (notes: string | null) => (await csvOf([entry(notes)])).split('-0.99999997,')[1]

describe('the file', () => {
  it('has a header and one line for each entry', async () =>
    expect(await csvOf([entry(null)])).toBe(
      '\uFEFFdate,kind,symbol,name,quantity,unit_usd,fee_usd,total_usd,notes,id,currency,unit_paid,fee_paid,per_dollar,rate_source,income,pair\r\n' +
        '2026-01-02T00:00:00.000Z,sell,BTC,Bitcoin,0.00000001,3,1,-0.99999997,,1,USD,,,,,,\r\n',
    ))

  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['=1+1', "'=1+1"],
    ['@home, "x"', '"\'@home, ""x"""'],
  ])('keeps the note %j one harmless cell', async (notes, written) =>
    expect(await lastCell(notes)).toBe(`${written},1,USD,,,,,,\r\n`),
  )
})

describe('what an entry may have beside', () => {
  const lineOf = async (more: Partial<StoredEntry>) =>
    (await csvOf([{ ...entry(null), ...more }])).trim().split('\r\n')[1]
  const start = '2026-01-02T00:00:00.000Z,sell,BTC,Bitcoin,0.00000001,3,1,-0.99999997,,1,'

  it('is written as it was paid, with its source as a text', async () => {
    const paid = { currency: 'TRY', unit: '120.5', fee: '2', perDollar: '40.1', source: '=own' } as const
    expect(await lineOf({ paid })).toBe(`${start}TRY,120.5,2,40.1,'=own,,`)
  })

  it('is income, a pair, a day without an hour', async () => {
    expect(await lineOf({ isIncome: true })).toBe(`${start}USD,,,,,1,`)
    expect(await lineOf({ pairId: 'a,b' })).toBe(`${start}USD,,,,,,"a,b"`)
    expect(await lineOf({ day: '2026-01-03' })).toBe(`2026-01-03${start.slice(24)}USD,,,,,,`)
  })
})

describe('the table of a year', () => {
  const lot = {
    ...{ coinSymbol: 'BTC', quantity: '0.5', acquiredOn: '2024-01-02', soldOn: '2026-03-04', heldDays: 792 },
    ...{ proceeds: '100', cost: '60', gain: '40', fee: '1', saleId: 's1' },
    ...{ saleRate: { perDollar: 41.5, source: 'ECB' }, purchaseRate: { perDollar: 30, source: 'own' } },
    ...{ isIncome: false, isNetworkFee: false },
  }
  const totals = { proceeds: '100', cost: '60', gain: '-40', fees: '1', income: '7' }
  const report = { currency: 'TRY', costMethod: 'fifo', totals } as const
  const income = { coinSymbol: 'ETH', quantity: '2', day: '2026-05-06', worth: '7', id: 'i1' }
  const names = 'proceeds,cost,gain,fee'.split(',').map(name => `${name}_try`)

  it('names its money, and each lot with both days, both rates, its method and its sale', () => {
    const [head, ...rows] = reportTable({ ...report, lots: [lot], income: [{ ...income, rate: lot.saleRate }] })
    expect(head).toEqual([
      ...['row', 'coin', 'quantity', 'acquired_on', 'disposed_on', 'holding_days', ...names],
      ...[
        'rate_disposed',
        'rate_disposed_source',
        'rate_acquired',
        'rate_acquired_source',
        'from_income',
        'method',
        'id',
      ],
    ])
    expect(rows).toEqual([
      [
        'lot',
        'BTC',
        '0.5',
        '2024-01-02',
        '2026-03-04',
        792,
        '100',
        '60',
        '40',
        '1',
        41.5,
        'ECB',
        30,
        'own',
        '',
        'fifo',
        's1',
      ],
      ['income', 'ETH', '2', '2026-05-06', '', '', '', '7', '', '', '', '', 41.5, 'ECB', 'yes', 'fifo', 'i1'],
      ['total lots', '', '', '', '', '', '100', '60', '-40', '1', ...Array(7).fill('')],
      ['total income', '', '', '', '', '', '', '7', '', '', ...Array(7).fill('')],
    ])
  })

  it('leaves open what is not known, and says what came as income or went as a network fee', () => {
    const unknown = { acquiredOn: null, heldDays: null, saleRate: null, purchaseRate: null }
    const [, row] = reportTable({
      ...report,
      lots: [{ ...lot, ...unknown, isIncome: true, isNetworkFee: true }],
      income: [],
    })
    expect(row).toEqual([
      'network fee',
      'BTC',
      '0.5',
      '',
      '2026-03-04',
      '',
      '100',
      '60',
      '40',
      '1',
      '',
      '',
      '',
      '',
      'yes',
      'fifo',
      's1',
    ])
  })

  it('is a file in which a figure below zero stays a figure and a formula a text', () =>
    expect(
      csvOfTable([
        ['gain', -1.5, '-2', '-2.50'],
        ['-x', '1.', '=1', '12'],
      ]),
    ).toBe("\uFEFFgain,-1.5,-2,-2.50\r\n'-x,1.,'=1,12\r\n"))
})
