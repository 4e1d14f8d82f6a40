import { expect, it } from 'vitest'
import { csvOf } from './coins.ts'

it('writes the columns of an upload behind a byte order mark, and quotes what would break a line or a cell', () => {
  const rows = [
    { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' },
    { id: 'odd', symbol: 'ODD', name: 'Odd, "very"\nodd' },
  ]
  expect(csvOf(rows)).toBe('\uFEFFid,symbol,name\r\nbitcoin,BTC,Bitcoin\r\nodd,ODD,"Odd, ""very""\nodd"')
})

it('escapes formulas (CSV injection)', () => {
  const rows = ['=cmd|x', '+1', '-1', '@SUM(A1)', '\t=1'].map(name => ({ id: 'x', symbol: 'X', name }))
  const cells = csvOf(rows)
    .split('\r\n')
    .slice(1)
    .map(row => row.slice('x,X,'.length))
  expect(cells).toEqual(["'=cmd|x", "'+1", "'-1", "'@SUM(A1)", "'\t=1"])
})
