import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FileTrade } from './facts.ts'
import { entriesOf } from './pricing.ts'
import { readFile } from './reading.ts'
import { exchanges } from './testing/exchanges.ts'
import { entriesOfMove, movers, movesOf } from './testing/moves.ts'
import { others } from './testing/others.ts'
import { linesOf } from './testing/read-lines.ts'
import { type StoredEntry, storedOf, tradesFor, worths } from './testing/trades.ts'

const writers = [...exchanges, ...others]

const inOrder = (entries: StoredEntry[]) => entries.map(entry => JSON.stringify(entry)).sort()
const entriesIn = ({ kind, coin, quantity, usdCostBasis, feeUsd, paid, tradedAt }: FileTrade): StoredEntry => ({
  kind,
  coin,
  quantity,
  usdCostBasis,
  feeUsd,
  paid: paid && { currency: paid.currency, unit: paid.unit, fee: paid.fee },
  tradedAt,
})

describe('trades round-trip to the last digit in every format', () => {
  it.each(writers)('$name ($from)', async ({ answers, write, ...able }) => {
    await fc.assert(
      fc.asyncProperty(tradesFor(able), async trades => {
        const file = await readFile(write(trades), answers)
        expect(file?.questions).toEqual([])
        const read = file?.groups.flatMap(({ lines, reading }) => {
          const counted = entriesOf(reading, worths)
          if (counted.kind !== 'entries') throw new Error(`line ${lines[0]} is ${counted.kind}: ${counted.reason}`)
          return counted.entries.map(entriesIn)
        })
        expect(inOrder(read ?? [])).toEqual(inOrder(trades.flatMap(storedOf)))
      }),
      { numRuns: 60 },
    )
  })

  it('in at least fourteen formats', () => expect(writers.length).toBeGreaterThanOrEqual(14))
})

describe('conversions keep the worth, gifts cost nothing, and what is sent stays one’s own, to the last digit', () => {
  it.each(movers)('$name ($from)', async ({ head, kinds, lines }) => {
    await fc.assert(
      fc.asyncProperty(movesOf(kinds), async moves => {
        const rows = moves.flatMap((move, i) => lines(move, i).map(cells => cells.join(',')))
        const file = await readFile(linesOf(head, ...rows), { clock: 'UTC' })
        const read = (file?.groups ?? []).map(({ reading }) => entriesOf(reading, worths))
        const entries = read.flatMap(one => (one.kind === 'entries' ? one.entries.map(entriesIn) : []))
        expect(inOrder(entries)).toEqual(inOrder(moves.flatMap(entriesOfMove)))
        const passed = read.flatMap(one => (one.kind === 'entries' ? [] : [`${one.kind} ${one.reason}`]))
        expect(passed).toEqual(moves.filter(({ kind }) => kind === 'transfer').map(() => 'skipped transfer'))
      }),
      { numRuns: 40 },
    )
  })

  it('in twelve formats', () => expect(movers).toHaveLength(12))
})
