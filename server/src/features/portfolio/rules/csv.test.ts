import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'
import type { Entry } from './position.ts'

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
