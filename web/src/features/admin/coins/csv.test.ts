import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('writes the columns of an upload, and quotes what would break a line or a cell', () => {
  const rows = [
    { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin' },
    { id: 'odd', symbol: 'ODD', name: 'Odd, "very"\nodd' },
  ]
  expect(csvOf(rows)).toBe('id,symbol,name\r\nbitcoin,BTC,Bitcoin\r\nodd,ODD,"Odd, ""very""\nodd"')
})
