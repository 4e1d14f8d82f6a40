import type { Language, ReplyOf, gems as routes } from '@pusula/contract'
import { describeGem, describeHorizon, gemRecord } from '@pusula/engine'
import { changePercent, logoPath, type Sourced, type Ticker } from '../market/index.ts'
import type { Find } from './finds/store.ts'
import type { Edition } from './rules.ts'
import type { Listing } from './search/store.ts'

type Gem = ReplyOf<typeof routes.list>['data'][number]
type GemRecord = ReplyOf<typeof routes.summary>['record']
type PastGem = ReplyOf<typeof routes.past>['data'][number]

export const editionReply = ({ computedAt, nextAt, isLate, sizesAt }: Edition) => ({
  computedAt: computedAt?.toISOString() ?? null,
  nextAt: nextAt?.toISOString() ?? null,
  isLate,
  sizesAt: sizesAt?.toISOString() ?? null,
})

/** What became of the gems, beside what is usual for such coins. */
export const recordReply = (record: Omit<GemRecord, 'measured'>): GemRecord => ({
  ...record,
  measured: {
    reachedByFirst: gemRecord.reachedByFirst,
    reachedByLast: gemRecord.reachedByLast,
    aheadOfBitcoin: gemRecord.aheadOfLeader,
  },
})

/** A gem at the price of now; where that cannot be had, at the price of the search. */
export function gemReply(listing: Listing, answer: Sourced<Ticker> | undefined, language: Language): Gem {
  const { coinId, symbol, name, grade, level, roomRatio, marketCapUsd, exchanges, targetUsd, measures } = listing
  const price = answer
    ? {
        currentPrice: answer.value.lastPrice,
        priceChange24h: changePercent(answer.value),
        high24h: answer.value.highPrice,
        low24h: answer.value.lowPrice,
      }
    : {
        currentPrice: listing.priceUsd,
        priceChange24h: 100 * listing.changeRatio,
        high24h: listing.highUsd,
        low24h: listing.lowUsd,
      }
  return {
    id: coinId,
    symbol,
    name,
    image: logoPath(symbol),
    gradeLevel: level,
    grade,
    potentialScore: Math.min(100, Math.round(100 * roomRatio)),
    reason: describeGem(measures, language),
    ...price,
    marketCap: marketCapUsd,
    exchanges,
    moonshotTime: describeHorizon(listing, language),
    targetPrice: targetUsd,
    isNew: listing.isNew,
  }
}

export function pastReply(find: Find): PastGem {
  const { id, symbol, name, grade, level, priceUsd, targetUsd, lastUsd, leaderUsd, lastLeaderUsd } = find
  return {
    id: String(id),
    symbol,
    name,
    image: logoPath(symbol),
    grade,
    gradeLevel: level,
    foundAt: find.foundAt.toISOString(),
    dueAt: find.dueAt.toISOString(),
    state: find.reachedAt ? 'reached' : (find.outcome ?? 'open'),
    isOver: find.outcome !== null,
    foundPrice: priceUsd,
    targetPrice: targetUsd,
    lastPrice: lastUsd,
    changePercent: 100 * (lastUsd / priceUsd - 1),
    bitcoinChangePercent: 100 * (lastLeaderUsd / leaderUsd - 1),
  }
}
