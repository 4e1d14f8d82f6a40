import { hash } from 'node:crypto'
import type { BadReason, EntryKind } from '@pusula/contract'
import Big from 'big.js'
import { inSlices } from '../../platform/slices.ts'
import { truncate } from '../../platform/text.ts'
import { coinsOf, dollarsOf } from './rules/exact.ts'
import type { FileTrade, Move } from './rules/importing/facts.ts'
import { entriesOf, stableLegOf, type Worths } from './rules/importing/pricing.ts'
import type { ReadFile } from './rules/importing/reading.ts'
import type { Prepared } from './rules/importing/report.ts'
import { notesOf } from './rules/input.ts'
import { momentOf, withinTime } from './rules/moments.ts'
import { isTrade } from './rules/stored-entry.ts'

export interface FoundCoin {
  symbol: string
  name: string
  /** Neither a list nor the member knows it: it is held under its symbol. */
  isUnlisted?: boolean
}

/** Precision limit: more digits than are stored of an amount. */
const tooMany = /^\d{17}/

/** What of an entry cannot be kept as it is: too large, or so small that nothing is left of it. */
function outOfRange({ quantity, usdCostBasis, feeUsd, paid }: FileTrade): BadReason | undefined {
  if (quantity === '0' || tooMany.test(quantity)) return 'quantity'
  if ([feeUsd, paid?.fee ?? ''].some(fee => tooMany.test(fee))) return 'fee'
  const prices = [usdCostBasis, paid?.unit ?? '', paid?.perDollar ?? '']
  return paid?.perDollar === '0' || prices.some(price => tooMany.test(price)) ? 'price' : undefined
}

/** The lines as entries of coins that the market knows; the others are bad lines. */
export async function withCoins(
  file: ReadFile,
  worths: Worths,
  coins: ReadonlyMap<string, FoundCoin>,
  now: Date,
): Promise<Prepared> {
  const found: Prepared = { file, drafts: [], bad: [], skipped: [], foreignFees: 0 }
  const idOf = idMaker(file.format)
  const isInTime = withinTime(now)
  const wrongIn = (trade: FileTrade): BadReason | undefined =>
    coins.has(trade.coin) ? (outOfRange(trade) ?? (isInTime(trade.tradedAt) ? undefined : 'date')) : 'coin'
  await inSlices(file.groups, ({ lines, lineOf, reading }) => {
    const counted = entriesOf(reading, worths)
    const lineFor = (coin: string) => lineOf?.(coin) ?? lines[0] ?? 0
    if (counted.kind === 'bad') return void found.bad.push({ lines, line: counted.line, reason: counted.reason })
    if (counted.kind === 'skipped') {
      const moves = reading.kind === 'skipped' ? (reading.moves ?? []) : []
      const halves = moves.flatMap(move => transferOf(move, coins, isInTime, idOf) ?? [])
      for (const half of halves) found.drafts.push({ ...half, lines, line: lines[0] ?? 0 })
      if (!halves.length) found.skipped.push({ lines, reason: counted.reason })
      return
    }
    // A swap comes whole or not at all: half of one would sell what was never given up.
    const [wrong] = counted.entries.flatMap(trade => {
      const reason = trade.isImplied ? undefined : wrongIn(trade)
      return reason ? [{ lines, line: lineFor(trade.coin), reason }] : []
    })
    if (wrong) return void found.bad.push(wrong)
    const leg = stableLegOf(reading)
    const trades = leg ? [...counted.entries, leg] : counted.entries
    for (const trade of trades.filter(one => wrongIn(one) === undefined)) {
      const coin = coins.get(trade.coin)
      if (!coin) continue
      if (trade.hasForeignFee) found.foreignFees++
      found.drafts.push({
        id: trade.id ?? idOf(trade),
        kind: trade.kind,
        coinSymbol: coin.symbol,
        coinName: coin.name,
        quantity: trade.quantity,
        usdCostBasis: trade.usdCostBasis,
        feeUsd: trade.feeUsd,
        paid: trade.paid,
        ...momentOf(trade.tradedAt, trade.kind),
        notes: notesOf(truncate(trade.notes ?? '', 500)),
        isIncome: trade.isIncome ?? false,
        isImplied: trade.isImplied ?? false,
        isStableLeg: trade === leg,
        isUnlisted: coin.isUnlisted ?? false,
        lines,
        line: lineFor(trade.coin),
        ...(trades.length > 1 && { swap: lines[0] }),
      })
    }
  })
  return withoutStrayCoins(found)
}

/** Whatever is sent to a wallet unasked makes no coin of its owner's own: what nobody knows must have been traded. */
function withoutStrayCoins({ drafts, skipped, ...found }: Prepared): Prepared {
  const traded = new Set(drafts.filter(isTrade).map(({ coinSymbol }) => coinSymbol))
  const isStray = (draft: Prepared['drafts'][number]) => draft.isUnlisted && !traded.has(draft.coinSymbol)
  const stray = drafts.filter(isStray).map(({ lines }) => ({ lines, reason: 'transfer' as const }))
  if (!stray.length) return { ...found, drafts, skipped }
  const all = [...skipped, ...stray].sort((one, other) => (one.lines[0] ?? 0) - (other.lines[0] ?? 0))
  return { ...found, drafts: drafts.filter(draft => !isStray(draft)), skipped: all }
}

const noTrade = { usdCostBasis: '0', feeUsd: '0', isIncome: false, isImplied: false, isStableLeg: false }

/** Half of a transfer, where its coin is known. */
function transferOf(
  { kind, at, amount, note, tradeId, id, pairId }: Move,
  coins: ReadonlyMap<string, FoundCoin>,
  isInTime: (written: string) => boolean,
  idOf: ReturnType<typeof idMaker>,
): Omit<Prepared['drafts'][number], 'lines' | 'line'> | undefined {
  const coin = coins.get(amount.asset)
  const quantity = coinsOf(amount.quantity, 'sell')
  if (!coin || quantity === '0' || tooMany.test(quantity) || !isInTime(at)) return undefined
  return {
    ...{ id: id ?? idOf({ ...noTrade, kind, coin: amount.asset, quantity, tradedAt: at, tradeId }), kind, quantity },
    ...{ ...noTrade, coinSymbol: coin.symbol, coinName: coin.name, isUnlisted: coin.isUnlisted ?? false },
    ...{ notes: notesOf(truncate(note, 500)), ...momentOf(at, kind), ...(pairId && { pairId }) },
  }
}

/**
 * The same line has the same id in every file, and the second of two equal lines another one: whoever brings in January
 * and later January to June has every trade once. An id of the exchange is the same in all files of that exchange.
 */
type Named = Pick<FileTrade, 'coin' | 'quantity' | 'usdCostBasis' | 'feeUsd' | 'tradedAt' | 'tradeId'> & {
  kind: EntryKind
}

function idMaker(format: string) {
  const seen = new Map<string, number>()
  return ({ kind, coin, quantity, usdCostBasis, feeUsd, tradedAt, tradeId }: Named): string => {
    // As a day was spelled when files were first brought in: they are known again.
    const then = tradedAt.length === 10 ? `${tradedAt}T00:00:00.000Z` : tradedAt
    const terms = tradeId ? ['id', tradeId] : [dollarsOf(Big(usdCostBasis)), feeUsd, then]
    const words = [format, kind, coin, quantity, ...terms].join('|')
    const times = (seen.get(words) ?? 0) + 1
    seen.set(words, times)
    return hash('sha256', `${words}|${times}`).slice(0, 32)
  }
}
