import { createHash } from 'node:crypto'
import type { ImportReport } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import type { Tx } from '../../platform/db/db.ts'
import { Problem } from '../../platform/problem.ts'
import { inSlices, openPauses } from '../../platform/slices.ts'
import { throttle } from '../../platform/throttle.ts'
import { decimalOfBig } from './rules/exact.ts'
import { type ReadFile, readFile } from './rules/importing/formats.ts'
import type { FileTrade } from './rules/importing/table.ts'
import { notesOf, tradedAtOf } from './rules/input.ts'
import { positionOf } from './rules/position.ts'
import * as store from './store/entries.ts'
import { type ChangePortfolio, type CoinFinder, mostEntries } from './writing.ts'

/** Enough to mend a file by; a file that is all wrong is not told line by line. */
const mostBadLines = 100
/** Of the name or symbol of a coin. */
const longestCoin = 120

interface Found {
  drafts: store.EntryDraft[]
  bad: ImportReport['bad']
}

/** A full file takes the processor a third of a second: enough tries for a person, too few for a script. */
const tries = { max: 40, windowMs: 10 * 60_000 }

/** Entries that are written down in one go. */
const atOnce = 2_000

/** Brings in what another place has written down: all of it, or nothing. */
export function openImport({ database, clock }: Parts, finder: CoinFinder, changing: ChangePortfolio) {
  /** What the file says and what it would do here, in the words of the report. */
  async function prepare(accountId: string, csv: string) {
    await throttle(database, `import ${accountId}`, tries, clock.now())
    const file = await readFile(csv, mostEntries)
    if (!file) throw new Problem('portfolio.unknownFile')
    const { drafts, bad } = await withCoins(file, finder, clock.now())
    const report = {
      format: file.format,
      buys: drafts.filter(({ kind }) => kind === 'buy').length,
      sells: drafts.filter(({ kind }) => kind === 'sell').length,
      coins: [...new Set(drafts.map(({ coinSymbol }) => coinSymbol))].sort(),
      noTrades: file.noTrades,
      foreignFees: file.trades.filter(({ trade }) => trade.hasForeignFee).length,
      badCount: bad.length,
      bad: bad.slice(0, mostBadLines),
    }
    return { drafts, report }
  }

  async function enter(tx: Tx, accountId: string, { drafts, report }: Awaited<ReturnType<typeof prepare>>) {
    let added = 0
    for (let i = 0; i < drafts.length; i += atOnce)
      added += await store.addEntries(tx, accountId, drafts.slice(i, i + atOnce), clock.now())
    if ((await store.countEntries(tx, accountId)) > mostEntries)
      throw new Problem('portfolio.full', { most: mostEntries })
    return { ...report, already: drafts.length - added, short: await shortOf(tx, accountId, report.coins) }
  }

  return {
    /** The same work as bringing it in, taken back at the end: what it says is what will happen. */
    async preview(accountId: string, csv: string): Promise<ImportReport> {
      const prepared = await prepare(accountId, csv)
      const takenBack = new Error('taken back')
      let report: ImportReport | undefined
      await changing(
        accountId,
        async tx => {
          report = await enter(tx, accountId, prepared)
          throw takenBack
        },
        'upload',
      ).catch((error: unknown) => {
        if (error !== takenBack) throw error
      })
      if (!report) throw new Error('the preview said nothing')
      return report
    },

    async bringIn(accountId: string, csv: string, isLeavingOut: boolean): Promise<ImportReport> {
      const prepared = await prepare(accountId, csv)
      const { badCount, bad } = prepared.report
      if (badCount > 0 && !isLeavingOut) throw new Problem('portfolio.badLines', { bad, badCount })
      return changing(
        accountId,
        async tx => {
          const report = await enter(tx, accountId, prepared)
          const [short] = report.short
          if (short) throw new Problem('portfolio.notEnough', { ...short })
          return report
        },
        'upload',
      )
    },
  }
}

/** The lines as entries of coins that the market knows; the others are bad lines. */
async function withCoins({ trades, bad, format }: ReadFile, { findCoin }: CoinFinder, now: Date): Promise<Found> {
  const coins = new Map<string, Awaited<ReturnType<CoinFinder['findCoin']>>>()
  const pause = openPauses()
  for (const { trade } of trades) {
    if (coins.has(trade.coin) || trade.coin.length > longestCoin) continue
    coins.set(trade.coin, await findCoin(trade.coin))
    await pause()
  }
  const found: Found = { drafts: [], bad: [...bad] }
  const idOf = idMaker(format)
  await inSlices(trades, ({ line, trade }) => {
    const coin = coins.get(trade.coin)
    const tradedAt = inTime(trade.tradedAt, now)
    if (!coin) found.bad.push({ line, reason: 'coin' })
    else if (!tradedAt) found.bad.push({ line, reason: 'date' })
    else
      found.drafts.push({
        id: trade.id ?? idOf(trade),
        kind: trade.kind,
        coinSymbol: coin.symbol,
        coinName: coin.name,
        quantity: trade.quantity,
        usdCostBasis: trade.usdCostBasis,
        feeUsd: trade.feeUsd,
        tradedAt,
        notes: notesOf(trade.notes?.slice(0, 500)),
      })
  })
  found.bad.sort((a, b) => a.line - b.line)
  return found
}

function inTime(tradedAt: string, now: Date): string | undefined {
  try {
    return tradedAtOf(tradedAt, now)
  } catch {
    return undefined
  }
}

/**
 * The same line has the same id in every file, and the second of two equal lines another one: whoever brings in January
 * and later January to June has every trade once.
 */
function idMaker(format: string) {
  const seen = new Map<string, number>()
  return ({ kind, coin, quantity, usdCostBasis, feeUsd, tradedAt }: FileTrade): string => {
    const words = [format, kind, coin, quantity, usdCostBasis, feeUsd, tradedAt].join('|')
    const times = (seen.get(words) ?? 0) + 1
    seen.set(words, times)
    return createHash('sha256').update(`${words}|${times}`).digest('hex').slice(0, 32)
  }
}

/** The coins of which more would be sold than was there. */
async function shortOf(tx: Tx, accountId: string, coins: readonly string[]): Promise<ImportReport['short']> {
  const short: ImportReport['short'] = []
  for (const coinSymbol of coins) {
    const { missing } = await positionOf(await store.entriesOfCoin(tx, accountId, coinSymbol), 'fifo')
    if (missing.gt(0)) short.push({ coinSymbol, missing: decimalOfBig(missing) })
  }
  return short
}
