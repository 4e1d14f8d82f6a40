import { expect } from 'vitest'
import { columnReadings, valuesOf } from '../columns.ts'
import { suggestedMapping } from '../formats/suggest.ts'
import { type Answers, formatOf, readFile } from '../reading.ts'
import { anyHead, tableBelow } from '../table.ts'
import { whatCellsTell, whatIsProposed } from './cells.ts'
import { readLinesOf } from './read-lines.ts'

/** What the screen proposes for a file that nobody knows, taken as it is. */
export async function proposed(text: string): Promise<Answers> {
  const head = anyHead(text)
  if (!head) throw new Error('no table')
  const table = await tableBelow(text, head)
  const mapping = suggestedMapping(head, valuesOf(table, await columnReadings(table)))
  return { clock: 'UTC', mapping: { currency: 'USD', ...mapping } as Answers['mapping'] }
}

/** All that a file tells, what each of its columns is for and why it is proposed, as it was before: trades as kind, coin, quantity, price and fee in their money; transfers as kind, coin and quantity. */
export async function told(text: string) {
  expect(formatOf(text), 'nobody knows it').toBeUndefined()
  const answers = await proposed(text)
  const { questions, entries, others } = await readLinesOf(text, answers)
  const trades = entries.map(({ kind, coin, quantity, usdCostBasis, feeUsd, paid }) =>
    [kind, coin, quantity, paid?.unit ?? usdCostBasis, paid?.fee ?? feeUsd, paid?.currency ?? 'USD'].join(' '),
  )
  expect(await whatCellsTell(text, answers)).toMatchSnapshot()
  expect(await whatIsProposed(text)).toMatchSnapshot()
  const file = await readFile(text, answers)
  const readings = file?.groups.map(({ reading }) => reading) ?? []
  const moves = readings.flatMap(reading => (reading.kind === 'skipped' ? (reading.moves ?? []) : []))
  return {
    ...{ questions, trades },
    moves: moves.map(({ kind, amount }) => `${kind} ${amount.asset} ${amount.quantity}`),
    bad: others.filter(other => other.includes('bad')),
  }
}
/** Nothing asked, and nothing said but this. */
export const all = (trades: string[], moves: string[] = [], bad: string[] = []) => ({
  questions: [],
  trades,
  moves,
  bad,
})
