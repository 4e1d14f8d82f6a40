import type { BadReason, Currency, ImportReport, SkipReason } from '@pusula/contract'
import Big from 'big.js'
import { decimalOfBig, decimalOfUnits, dollarPlaces, places, unitsOf } from '../exact.ts'
import { paidTotal } from '../money.ts'
import type { Entry } from '../position.ts'
import type { Plan, State } from './plan.ts'
import type { ReadFile } from './reading.ts'
import type { Coming } from './traded.ts'

/** An entry of a file with the lines that tell of it, before the database has worked out its total. */
interface Draft extends Omit<Entry, 'totalUsd'>, Coming {
  lines: readonly number[]
}

interface Passed<Reason> {
  lines: readonly number[]
  reason: Reason
}

/** All that a file says, before it is held against what is there. */
export interface Prepared {
  file: ReadFile
  drafts: Draft[]
  bad: Passed<BadReason>[]
  skipped: Passed<SkipReason>[]
  foreignFees: number
}

/** Enough to mend a file by; a file that is all wrong is not told line by line. */
const mostLinesNamed = 100
const rowsAtOnce = 100

/** What a file does, or would do, in the words of the contract. */
export function reportOf(
  { file, drafts, bad, skipped, foreignFees }: Prepared,
  { states, movedMinutes }: Plan,
  { from, id }: { from: number; id: string | null },
): ImportReport {
  const stateOf = (draft: Draft): State => states.get(draft) ?? 'fresh'
  // Coins that a fee was paid in are nobody's mistake where they are not held.
  const told = drafts.filter(draft => !draft.isImplied || stateOf(draft) !== 'notHeld')
  const short = told.filter(draft => stateOf(draft) === 'notHeld')
  const notHeld = short.map(({ lines }) => ({ lines, reason: 'notHeld' as const }))
  const allBad = [...bad, ...notHeld].map(named).sort((a, b) => a.line - b.line)
  const taken = told.filter(draft => stateOf(draft) !== 'notHeld')
  const fresh = taken.filter(draft => stateOf(draft) === 'fresh')
  const times = taken.map(({ tradedAt }) => tradedAt).sort()
  const [first, last] = [times[0], times.at(-1)]
  return {
    id,
    format: file.format,
    questions: file.questions,
    timeZone: file.clock === 'assumed' ? 'assumedUtc' : file.clock,
    movedMinutes,
    lines: linesOf(file, taken, stateOf),
    buys: taken.filter(({ kind }) => kind === 'buy').length,
    sells: taken.filter(({ kind }) => kind === 'sell').length,
    fresh: { buys: sumsOf(fresh, 'buy'), sells: sumsOf(fresh, 'sell') },
    coins: [...new Set(taken.map(({ coinSymbol }) => coinSymbol))].sort(),
    period: first && last ? { from: first, to: last } : null,
    already: taken.filter(draft => stateOf(draft) === 'already').length,
    noTrades: skipped.reduce((count, { lines }) => count + lines.length, 0),
    foreignFees,
    rowCount: told.length,
    rows: told.slice(from, from + rowsAtOnce).map(draft => rowOf(draft, stateOf(draft))),
    badCount: allBad.length,
    bad: allBad.slice(0, mostLinesNamed),
    skipped: skipped.slice(0, mostLinesNamed).map(named),
    short: shortOf(short),
  }
}

const named = <Reason>({ lines, reason }: Passed<Reason>) => ({ line: lines[0] ?? 0, reason })

/** Each line is told of once: where one of its entries is new, it is a new line. */
function linesOf({ told }: ReadFile, taken: readonly Draft[], stateOf: (draft: Draft) => State): ImportReport['lines'] {
  const counted = { fresh: new Set<number>(), already: new Set<number>() }
  for (const draft of taken)
    for (const line of draft.lines) counted[stateOf(draft) === 'fresh' ? 'fresh' : 'already'].add(line)
  const read = told.reduce((count, { lines }) => count + lines.length, 0)
  const fresh = counted.fresh.size
  const already = [...counted.already].filter(line => !counted.fresh.has(line)).length
  return { read, fresh, already, skipped: read - fresh - already }
}

const rowOf = (draft: Draft, state: State): ImportReport['rows'][number] => ({
  line: draft.lines[0] ?? 0,
  kind: draft.kind,
  coinSymbol: draft.coinSymbol,
  quantity: draft.quantity,
  usdCostBasis: draft.usdCostBasis,
  feeUsd: draft.feeUsd,
  paid: draft.paid ? { ...draft.paid, total: paidTotal(draft, draft.paid) } : null,
  purchaseDate: draft.tradedAt,
  notes: draft.notes,
  state,
})

/** Lira and dollars are never added up. */
function sumsOf(drafts: readonly Draft[], kind: Draft['kind']): ImportReport['fresh']['buys'] {
  const ofKind = drafts.filter(draft => draft.kind === kind)
  const sums = new Map<Currency, bigint>()
  for (const { quantity, usdCostBasis, paid } of ofKind) {
    const currency = paid?.currency ?? 'USD'
    const amount = unitsOf(quantity, places) * unitsOf(paid?.unit ?? usdCostBasis, places)
    sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  }
  const amounts = [...sums].map(([currency, units]) => ({ currency, amount: decimalOfUnits(units, dollarPlaces) }))
  return { count: ofKind.length, amounts }
}

function shortOf(sales: readonly Draft[]): ImportReport['short'] {
  const coins = new Map<string, Big>()
  for (const { coinSymbol, quantity } of sales) coins.set(coinSymbol, (coins.get(coinSymbol) ?? Big(0)).plus(quantity))
  return [...coins].map(([coinSymbol, missing]) => ({ coinSymbol, missing: decimalOfBig(missing) }))
}
