import {
  type Candles,
  type GemGrade,
  type GemMeasures,
  type GemTarget,
  gradeGem,
  measureGem,
  targetOf,
} from '@pusula/engine'
import { limitedTo } from '../../../platform/concurrency.ts'
import { Problem } from '../../../platform/problem.ts'
import type { Market } from '../../market/index.ts'
import { bestOf, type Candidate, candidateOf } from '../rules.ts'

export type SearchedMarket = Pick<Market, 'source' | 'coins' | 'tickers' | 'candles'>

export type Found = Candidate & { measures: GemMeasures; graded: GemGrade; target: GemTarget }

export interface Search {
  coinsSeen: number
  coinsGraded: number
  leaderUsd: number
  /** From when the sizes are, where no list of coins could be had; null when they are of now. */
  sizesAgeMs: number | null
  found: Found[]
}

export const leader = 'BTC'
/** Candles per coin: as many as the measures look back, at an exchange's lowest request weight. */
const candleDays = 100
/** Nobody waits for a search: it leaves the exchanges to those who do. */
const atOnce = 2
/** Of a market that answers for fewer of its coins, the best cannot be known. */
const minAnswered = 0.8

/** Looks at every coin; throws where the market does not answer for enough of them, or nobody waits for the rest. */
export async function search(market: SearchedMarket, isLeaving = () => false): Promise<Search> {
  const { value: coins, provenance } = await market.coins()
  const tickers = await market.tickers(coins.map(({ symbol }) => symbol))
  const leaderDays = await daysOf(market, leader)
  const candidates = coins.flatMap(coin => {
    const answer = tickers.get(coin.symbol)
    return candidateOf(coin, answer?.provenance.isStale ? undefined : answer?.value) ?? []
  })
  const line = limitedTo(atOnce)
  const answers = await Promise.all(
    candidates.map(one => line.run(async () => (isLeaving() ? 'silent' : look(market, one, leaderDays)))),
  )
  const answered = answers.filter(answer => answer !== 'silent')
  if (answered.length === 0 || answered.length < minAnswered * answers.length)
    throw new Error(`the market answered for ${answered.length} of ${answers.length} coins`)
  const graded = answered.filter(answer => answer !== 'too little')
  return {
    coinsSeen: coins.length,
    coinsGraded: graded.length,
    sizesAgeMs: provenance.isStale ? provenance.ageMs : null,
    leaderUsd: leaderDays.close.at(-1) ?? Number.NaN,
    found: bestOf(graded),
  }
}

const daysOf = async (market: SearchedMarket, symbol: string): Promise<Candles> =>
  (await market.candles(symbol, '1d', candleDays)).value.candles

async function look(
  market: SearchedMarket,
  candidate: Candidate,
  leaderDays: Candles,
): Promise<Found | 'too little' | 'silent'> {
  try {
    return examine(candidate, await daysOf(market, candidate.symbol), leaderDays) ?? 'too little'
  } catch (error) {
    if (error instanceof Problem && error.code === 'market.unknownCoin') return 'too little'
    return 'silent'
  }
}

/** Measures and grades one coin; undefined where its history says too little. */
function examine(candidate: Candidate, days: Candles, leaderDays: Candles): Found | undefined {
  const { ticker, exchanges } = candidate
  const priceUsd = ticker.lastPrice
  const measures = measureGem({
    ...{ priceUsd, days, leaderDays },
    dayVolumeUsd: ticker.volumeQuote,
    exchangeCount: exchanges.length,
  })
  return (
    (measures && { ...candidate, measures, graded: gradeGem(measures), target: targetOf(priceUsd, days, measures) }) ??
    undefined
  )
}
