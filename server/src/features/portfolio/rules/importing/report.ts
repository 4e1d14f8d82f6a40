import type { BadReason, Currency, ImportReport, SkipReason } from '@pusula/contract'
import { decimalOfUnits, dollarPlaces, places, pricePlaces, unitsOf } from '../exact.ts'
import { paidTotal } from '../money.ts'
import { isTrade, type StoredEntry } from '../stored-entry.ts'
import type { Plan, State } from './plan.ts'
import type { ReadFile } from './reading.ts'
import type { Coming } from './traded.ts'

/** An entry of a file with the lines that tell of it, before the database has worked out its total. */
interface Draft extends Omit<StoredEntry, 'totalUsd' | 'networkFee'>, Omit<Coming, 'notes'> {
  lines: readonly number[]
  /** The one of them that names the coin. */
  line: number
  /** Stablecoins that a trade of coins took or brought. */
  isStableLeg: boolean
  isUnlisted: boolean
}

interface Passed<Reason> {
  lines: readonly number[]
  /** Of several, the one that the reason is about. */
  line?: number | undefined
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
const maxLinesNamed = 100
const rowsAtOnce = 100
const maxOfGroup = 20

/** What a file does, or would do, in the words of the contract. */
export function reportOf(
  { file, drafts, bad, skipped, foreignFees }: Prepared,
  { states, movedMinutes, missing }: Plan,
  { from, id }: { from: number; id: string | null },
): ImportReport {
  const stateOf = (draft: Draft): State => states.get(draft) ?? 'fresh'
  // Coins that a fee was paid in are nobody's mistake where they are not held.
  const listed = drafts.filter(draft => !draft.isImplied || stateOf(draft) !== 'notHeld')
  const short = listed.filter(draft => stateOf(draft) === 'notHeld')
  // Both sides of a swap are one line.
  const firstLines = new Set<number | undefined>()
  // The sale that is not covered comes before the purchase that goes with it.
  const bySale = [...short].sort((one, other) => Number(one.kind === 'buy') - Number(other.kind === 'buy'))
  const notHeld = bySale.flatMap(({ lines, line, swap }) => {
    if (swap !== undefined && firstLines.has(swap)) return []
    firstLines.add(swap)
    return [{ lines, line, reason: 'notHeld' as const }]
  })
  const allBad = [...bad, ...notHeld].map(named).sort((a, b) => a.line - b.line)
  const taken = listed.filter(draft => stateOf(draft) !== 'notHeld')
  const fresh = taken.filter(draft => stateOf(draft) === 'fresh')
  return {
    id,
    format: file.format,
    questions: file.questions,
    timeZone: file.clock === 'assumed' ? 'assumedUtc' : file.clock,
    movedMinutes,
    lines: linesOf(file, taken, stateOf),
    buys: taken.filter(({ kind }) => kind === 'buy').length,
    sells: taken.filter(({ kind }) => kind === 'sell').length,
    transfers: taken.filter(draft => !isTrade(draft)).length,
    fresh: {
      buys: sumsOf(fresh, 'buy'),
      sells: sumsOf(fresh, 'sell'),
      transfers: fresh.filter(draft => !isTrade(draft)).length,
      coins: symbolsIn(fresh),
      period: periodOf(fresh),
    },
    coins: symbolsIn(taken),
    unlisted: symbolsIn(taken.filter(({ isUnlisted }) => isUnlisted)),
    period: periodOf(taken),
    already: taken.filter(draft => stateOf(draft) === 'already').length,
    noTrades: skipped.reduce((count, { lines }) => count + lines.length, 0),
    foreignFees,
    rows: rowsFrom(from, listed, stateOf),
    badCount: allBad.length,
    bad: allBad.slice(0, maxLinesNamed),
    skipped: skipped.slice(0, maxLinesNamed).map(named),
    // What was to be bought with coins that are missing is not missing itself.
    short: symbolsIn(short).flatMap(coinSymbol => {
      const lack = missing.get(coinSymbol)
      return lack === undefined ? [] : { coinSymbol, missing: lack }
    }),
  }
}

const named = <Reason>({ lines, line = lines[0] ?? 0, reason }: Passed<Reason>) => ({
  line,
  reason,
  ...(lines.length > 1 && { lines: lines.slice(0, maxOfGroup) }),
})

/** Each line is told of once: where one of its entries is new, it is a new line. */
function linesOf(
  { groups }: ReadFile,
  taken: readonly Draft[],
  stateOf: (draft: Draft) => State,
): ImportReport['lines'] {
  const counted = { fresh: new Set<number>(), already: new Set<number>() }
  for (const draft of taken)
    for (const line of draft.lines) counted[stateOf(draft) === 'fresh' ? 'fresh' : 'already'].add(line)
  const read = groups.reduce((count, { lines }) => count + lines.length, 0)
  const fresh = counted.fresh.size
  const already = [...counted.already].filter(line => !counted.fresh.has(line)).length
  return { read, fresh, already, skipped: read - fresh - already }
}

/** So many of each state, from a place among those of its state: what few lines of a long file do is seen at once. */
function rowsFrom(from: number, listed: readonly Draft[], stateOf: (draft: Draft) => State): ImportReport['rows'] {
  const passed: Record<State, number> = { fresh: 0, already: 0, notHeld: 0 }
  const shown = listed.filter(draft => {
    const place = passed[stateOf(draft)]++
    return place >= from && place < from + rowsAtOnce
  })
  return shown.map(draft => rowOf(draft, stateOf(draft)))
}

const rowOf = (draft: Draft, state: State): ImportReport['rows'][number] => ({
  line: draft.lines[0] ?? 0,
  kind: draft.kind,
  coinSymbol: draft.coinSymbol,
  quantity: draft.quantity,
  usdCostBasis: draft.usdCostBasis,
  feeUsd: draft.feeUsd,
  paid: draft.paid && isTrade(draft) ? { ...draft.paid, total: paidTotal(draft, draft.paid) } : null,
  purchaseDate: draft.day ?? draft.tradedAt,
  notes: draft.notes,
  isIncome: draft.isIncome ?? false,
  state,
  ...(draft.swap !== undefined && !draft.isImplied && { swap: draft.swap }),
})

const symbolsIn = (drafts: readonly Draft[]): string[] =>
  [...new Set(drafts.map(({ coinSymbol }) => coinSymbol))].sort()

function periodOf(drafts: readonly Draft[]): ImportReport['period'] {
  let [from, to] = [drafts[0], drafts[0]]
  for (const draft of drafts) {
    if (draft.tradedAt < (from?.tradedAt ?? '')) from = draft
    if (draft.tradedAt > (to?.tradedAt ?? '')) to = draft
  }
  return from && to ? { from: from.day ?? from.tradedAt, to: to.day ?? to.tradedAt } : null
}

/** Lira and dollars are never added up. */
function sumsOf(drafts: readonly Draft[], kind: Draft['kind']): ImportReport['fresh']['buys'] {
  const ofKind = drafts.filter(draft => draft.kind === kind)
  const sums = new Map<Currency, bigint>()
  for (const { quantity, usdCostBasis, paid } of ofKind) {
    const currency = paid?.currency ?? 'USD'
    const amount = unitsOf(quantity, places) * unitsOf(paid?.unit ?? usdCostBasis, pricePlaces)
    sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  }
  const amounts = [...sums].map(([currency, units]) => ({ currency, amount: decimalOfUnits(units, dollarPlaces) }))
  return { count: ofKind.length, amounts }
}
