import type { ImportReport } from '@pusula/contract'
import { Problem } from '../../../platform/problem.ts'
import { inSlices } from '../../../platform/slices.ts'
import { type FoundCoin, withCoins } from '../preparing.ts'
import { utcDayNumber } from '../rules/history.ts'
import { columnReadings, valuesOf } from '../rules/importing/columns.ts'
import { keyOfTable, suggestedMapping } from '../rules/importing/formats/suggest.ts'
import { type Plan, planned } from '../rules/importing/plan.ts'
import { assetsIn, type KnownWorth, worthsNeeded, worthsOf } from '../rules/importing/pricing.ts'
import { type Answers, formatOf, type ReadFile, readFile } from '../rules/importing/reading.ts'
import { type Prepared, reportOf } from '../rules/importing/report.ts'
import { anyHead, firstRow, tableBelow } from '../rules/importing/table.ts'
import type { Traded } from '../rules/importing/traded.ts'
import { isTrade } from '../rules/stored-entry.ts'

/** Market data that an import needs: coins by their names, and prices of past days. */
export interface Asked {
  /** Something in the file must be answered by a person first. */
  isOpen: boolean
  worths: { asset: string; days: number[] }[]
  coins: string[]
}

export interface Known {
  worths: readonly KnownWorth[]
  coins: readonly [written: string, coin: FoundCoin][]
  nowMs: number
}

/** The entries of one coin that are there, a text per column: thousands of objects would take long to hand over. */
export interface ThereRow {
  coinSymbol: string
  ids: string
  kinds: string
  quantities: string
  networkFees: string
  unitsUsd: string
  feesUsd: string
  tradedAtMs: string
  /** Empty where an hour is known. */
  tradedDays: string
  /** Where transfers were noted; null where the coin has none. */
  places: (string | null)[] | null
}

interface Planned {
  freshCount: number
  badCount: number
  /** Coins of the new entries that nobody knows. */
  unlisted: string[]
}

/** Stablecoins go and come with trades only where they are held as coins: whoever notes none of them pays with dollars. */
function withHeldStables(drafts: Prepared['drafts'], there: readonly Traded[]): Prepared['drafts'] {
  const held = new Set(there.filter(isTrade).map(({ coinSymbol }) => coinSymbol))
  for (const draft of drafts) if (!draft.isStableLeg && isTrade(draft)) held.add(draft.coinSymbol)
  return drafts.filter(({ isStableLeg, coinSymbol }) => !isStableLeg || held.has(coinSymbol))
}

/** Entries that are written down in one go. */
const atOnce = 2_000

export type Progress = (phase: 'reading' | 'comparing', ratio: number) => void

/** Reads one file from its text to the entries that it brings: all that takes the processor's time, and nothing of the database. */
export function openSession(onProgress: Progress) {
  const parts: string[] = []
  let whole: string | undefined
  let file: ReadFile | undefined
  let prepared: Prepared | undefined
  let plan: Plan | undefined
  let fresh: Prepared['drafts'] = []
  const text = () => {
    whole ??= parts.splice(0).join('')
    return whole
  }

  return {
    add: async (part: string): Promise<void> => void parts.push(part),

    /** Whose file it is, and by which key this member's mapping of it is kept. */
    async identify(): Promise<{ isKnown: boolean; key: string | undefined }> {
      const head = anyHead(text())
      return { isKnown: formatOf(text()) !== undefined, key: head && keyOfTable(head) }
    },

    async columns() {
      const known = formatOf(text())
      const head = known?.head ?? anyHead(text())
      if (!head) throw new Problem('portfolio.unknownFile')
      const first = firstRow(text(), head)
      // Of a file that is known nobody asks which column is what.
      const table = known ? undefined : await tableBelow(text(), head, ratio => onProgress('reading', ratio))
      const readings = table ? await columnReadings(table) : []
      return {
        key: keyOfTable(head),
        format: known?.format.name ?? null,
        columns: [...head.names],
        firstRow: head.names.map((_, i) => first[i] ?? ''),
        lineCount: table?.rows.length ?? null,
        readings,
        suggested: suggestedMapping(head, table && valuesOf(table, readings)),
      }
    },

    async read(answers: Answers): Promise<Asked> {
      file = await readFile(text(), answers, ratio => onProgress('reading', ratio * 0.7))
      if (!file) throw new Problem('portfolio.unknownFile')
      const needed = new Map<string, Set<number>>()
      const [coins, moved] = [new Set<string>(), new Set<string>()]
      await inSlices(file.groups, ({ reading }) => {
        for (const { asset, at } of worthsNeeded(reading))
          needed.set(asset, (needed.get(asset) ?? new Set()).add(utcDayNumber(Date.parse(at))))
        for (const asset of assetsIn(reading)) (reading.kind === 'skipped' ? moved : coins).add(asset)
      })
      return {
        isOpen: file.questions.length > 0,
        worths: [...needed].map(([asset, days]) => ({ asset, days: [...days] })),
        // Coins that were traded come first: there is room for so many that nobody knows.
        coins: [...new Set([...coins, ...moved])],
      }
    },

    async prepare({ worths, coins, nowMs }: Known): Promise<void> {
      if (!file) throw new Error('nothing was read')
      onProgress('reading', 0.75)
      prepared = await withCoins(file, worthsOf(worths), new Map(coins), new Date(nowMs))
    },

    /** What becomes of each entry beside those that are there; refused where more would be there than may be. */
    async plan(there: readonly ThereRow[], most: number): Promise<Planned> {
      if (!prepared) throw new Error('nothing was prepared')
      onProgress('comparing', 0)
      const entries: Traded[] = []
      for (const row of there) await inSlices(tradedIn(row), entry => entries.push(entry))
      prepared = { ...prepared, drafts: withHeldStables(prepared.drafts, entries) }
      const found = await planned(entries, prepared.drafts, prepared.file.clock === 'stated')
      plan = found
      onProgress('comparing', 0.9)
      fresh = prepared.drafts.filter(draft => found.states.get(draft) === 'fresh')
      const freshCount = fresh.length
      if (entries.length + freshCount > most) throw new Problem('portfolio.full', { most })
      const unlisted = [...new Set(fresh.filter(({ isUnlisted }) => isUnlisted).map(({ coinSymbol }) => coinSymbol))]
      return { freshCount, badCount: reportOf(prepared, plan, { from: 0, id: null }).badCount, unlisted }
    },

    async report(from: number, id: string | null): Promise<ImportReport> {
      if (!prepared || !plan) throw new Error('nothing was planned')
      return reportOf(prepared, plan, { from, id })
    },

    /** Some of the new entries as the database takes them; undefined after the last. */
    async chunk(place: number): Promise<string | undefined> {
      const some = fresh.slice(place * atOnce, (place + 1) * atOnce)
      return some.length
        ? JSON.stringify(
            some.map(({ lines: _, line: __, isImplied, isStableLeg, isUnlisted, swap, ...draft }) => draft),
          )
        : undefined
    },
  }
}

export type Session = ReturnType<typeof openSession>

function* tradedIn(row: ThereRow): Generator<Traded> {
  const [ids, kinds, quantities] = [row.ids.split(','), row.kinds.split(','), row.quantities.split(',')]
  const networkFees = row.networkFees.split(',')
  const [units, fees, times] = [row.unitsUsd.split(','), row.feesUsd.split(','), row.tradedAtMs.split(',')]
  const days = row.tradedDays.split(',')
  for (const [i, id] of ids.entries())
    yield {
      id,
      // The database has no other.
      kind: kinds[i] as Traded['kind'],
      coinSymbol: row.coinSymbol,
      quantity: quantities[i] ?? '0',
      usdCostBasis: units[i] ?? '0',
      feeUsd: fees[i] ?? '0',
      tradedAt: new Date(Number(times[i])).toISOString(),
      day: days[i] || undefined,
      networkFee: networkFees[i],
      notes: row.places?.[i],
    }
}
