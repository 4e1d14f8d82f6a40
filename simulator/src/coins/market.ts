import { bitsAt, fraction, keyOf } from '../price/hash.ts'
import type { Wander } from '../price/movement.ts'
import { largeCoins } from './large.ts'
import { middleCoins } from './middle.ts'
import type { CoinRow } from './row.ts'
import { smallCoins } from './small.ts'

/** A market of one coin against the dollar: its parameters, tick and lot size. */
export type Market = {
  symbol: string
  name: string
  id: string
  supply: number
  key: number
  homeTicks: number
  /** Log price against home = beta · common + own. */
  beta: number
  common: Wander
  own: Wander
  ticksPerUsd: number
  lotsPerCoin: number
  /** Traded in an average quarter hour. */
  quarterLots: number
  /** A new coin's place in the round of listings; null for coins that were always there. */
  listingTurn: number | null
}

const quartersPerDay = 96

function wander(seed: number, name: string, dayDeviation: number, levels: number, shocks: Wander['shocks']): Wander {
  const quarterVariance = (dayDeviation * dayDeviation) / quartersPerDay
  return {
    key: keyOf(seed, name),
    seasonKey: keyOf(seed, 'seasons'),
    hasOwnSeasons: shocks !== 'crashes',
    levels,
    quarterVariance,
    homeDeviation: 0.4 * Math.sqrt(quarterVariance * (1 << levels)),
    shocks,
  }
}

/** Five digits of the price, and cents at least: a coin that falls to a hundredth still has a hundred ticks. */
function ticksPerUsdAt(priceUsd: number): number {
  let ticks = 100
  while (priceUsd * ticks < 10_000) ticks *= 10
  return ticks
}

/** Fine enough that a lot is worth a dollar or less. */
function lotsPerCoinAt(priceUsd: number): number {
  let lots = 1
  while (priceUsd > lots && lots < 100_000) lots *= 10
  return lots
}

/** What makes the markets of one seed. */
type Origin = { seed: number; common: Wander }

function marketOf({ seed, common }: Origin, row: CoinRow, character: Character, movesLike: string): Market {
  const [symbol, name, id, homePriceUsd, supply] = row
  const { dayDeviation, correlation, dayTurnover, levels } = character
  const ownDeviation = dayDeviation * Math.sqrt(1 - correlation * correlation)
  const ticksPerUsd = ticksPerUsdAt(homePriceUsd)
  const lotsPerCoin = lotsPerCoinAt(homePriceUsd)
  return {
    symbol,
    name,
    id,
    supply,
    key: keyOf(seed, `trades of ${symbol}`),
    homeTicks: homePriceUsd * ticksPerUsd,
    beta: (correlation * dayDeviation) / bitcoin.dayDeviation,
    common,
    own: wander(seed, movesLike, ownDeviation, levels, levels === freeLevels ? 'both ways' : 'none'),
    ticksPerUsd,
    lotsPerCoin,
    quarterLots: (supply * dayTurnover * lotsPerCoin) / quartersPerDay,
    listingTurn: null,
  }
}

/** Held at their price by their issuer; only the last digits move. */
const stableCoins: readonly CoinRow[] = [
  ['USDT', 'Tether', 'tether', 1, 186_000_000_000],
  ['USDC', 'USDC', 'usd-coin', 1, 76_000_000_000],
  ['USDS', 'USDS', 'usds', 1, 9_700_000_000],
  ['USDE', 'Ethena USDe', 'ethena-usde', 1, 6_500_000_000],
  ['DAI', 'Dai', 'dai', 1, 4_500_000_000],
  ['PYUSD', 'PayPal USD', 'paypal-usd', 1, 3_800_000_000],
  ['USD1', 'USD1', 'usd1-wlfi', 1, 2_800_000_000],
  ['FDUSD', 'First Digital USD', 'first-digital-usd', 1, 1_400_000_000],
  ['TUSD', 'TrueUSD', 'true-usd', 1, 490_000_000],
  ['EURC', 'EURC', 'euro-coin', 1.16, 310_000_000],
]

/** They follow an ounce of gold and care little about bitcoin. */
const goldCoins: readonly CoinRow[] = [
  ['XAUT', 'Tether Gold', 'tether-gold', 4_200, 520_000],
  ['PAXG', 'PAX Gold', 'pax-gold', 4_200, 380_000],
]

/** Another coin in a wrapper: the same motion at a fixed ratio. */
const wrappedCoins: readonly (readonly [...CoinRow, wraps: string])[] = [
  ['STETH', 'Lido Staked Ether', 'staked-ether', 3_100, 8_600_000, 'ETH'],
  ['WBTC', 'Wrapped Bitcoin', 'wrapped-bitcoin', 92_000, 125_000, 'BTC'],
  ['WSTETH', 'Wrapped stETH', 'wrapped-steth', 3_790, 3_300_000, 'ETH'],
  ['WBETH', 'Wrapped Beacon ETH', 'wrapped-beacon-eth', 3_360, 3_200_000, 'ETH'],
  ['WETH', 'WETH', 'weth', 3_100, 2_300_000, 'ETH'],
  ['CBBTC', 'Coinbase Wrapped BTC', 'coinbase-wrapped-btc', 92_000, 75_000, 'BTC'],
  ['BNSOL', 'Binance Staked SOL', 'binance-staked-sol', 152, 9_600_000, 'SOL'],
  ['MATIC', 'Polygon', 'matic-network', 0.125, 300_000_000, 'POL'],
]

/** Listed again and again, so that whoever looks, in any year, finds coins with little history. */
const newCoins: readonly CoinRow[] = [
  ['CC', 'Canton', 'canton-network', 0.11, 36_700_000_000],
  ['NIGHT', 'Midnight', 'midnight-3', 0.08, 16_600_000_000],
  ['XPL', 'Plasma', 'plasma', 0.16, 2_050_000_000],
  ['MON', 'Monad', 'monad', 0.022, 10_830_000_000],
  ['0G', '0G', 'zero-gravity', 1, 213_000_000],
  ['KITE', 'Kite', 'kite-2', 0.094, 1_800_000_000],
]

/** Abandoned by their makers: the last price stands and nobody trades. */
const deadCoins: readonly CoinRow[] = [
  ['BCC', 'BitConnect', 'bitconnect', 0.68, 9_300_000],
  ['SFM', 'SafeMoon', 'safemoon-2', 0.000012, 560_000_000_000],
  ['SQUID', 'Squid Game', 'squid-game', 0.0034, 800_000_000],
]

function freeCharacters(): Map<string, Character> {
  const bySize = [...largeCoins, ...middleCoins, ...smallCoins, ...newCoins]
    .map(([symbol, , , priceUsd, supply]) => ({ symbol, capUsd: priceUsd * supply }))
    .sort((a, b) => b.capUsd - a.capUsd)
  const characters = bySize.map(({ symbol, capUsd }, place) => [symbol, freeCharacter(symbol, capUsd, place)] as const)
  return new Map([...characters, ['BTC', bitcoin]])
}

export function marketsOf(seed: number): Market[] {
  const origin = { seed, common: wander(seed, 'everyone', bitcoin.dayDeviation, bitcoin.levels, 'crashes') }
  const characters = freeCharacters()
  const free = (row: CoinRow, movesLike = row[0]) => marketOf(origin, row, characters.get(movesLike) ?? dead, movesLike)
  return [
    ...[...largeCoins, ...middleCoins, ...smallCoins].map(row => free(row)),
    ...newCoins.map((row, listingTurn) => ({ ...free(row), listingTurn })),
    ...wrappedCoins.map(([symbol, name, id, priceUsd, supply, of]) => free([symbol, name, id, priceUsd, supply], of)),
    ...stableCoins.map(row => marketOf(origin, row, stable, row[0])),
    ...goldCoins.map(row => marketOf(origin, row, gold, 'gold')),
    ...deadCoins.map(row => marketOf(origin, row, dead, row[0])),
  ]
}

/** How a kind of coin behaves. */
type Character = {
  /** Standard deviation of the log price over a day. */
  dayDeviation: number
  /** Of its returns with bitcoin's. */
  correlation: number
  /** Part of the supply that changes hands here in a day. */
  dayTurnover: number
  /** The price comes home after 2^levels quarter hours. */
  levels: number
}

/** 2^16 quarter hours are 683 days: long enough for trends, short enough that no price is lost for decades. */
const freeLevels = 16

const bitcoin: Character = { dayDeviation: 0.026, correlation: 1, dayTurnover: 0.0012, levels: freeLevels }
const stable: Character = { dayDeviation: 0.0008, correlation: 0, dayTurnover: 0.02, levels: 5 }
const gold: Character = { dayDeviation: 0.009, correlation: 0.1, dayTurnover: 0.02, levels: freeLevels }
const dead: Character = { dayDeviation: 0, correlation: 0, dayTurnover: 0, levels: freeLevels }

const bitcoinCapUsd = 1.84e12

/** The smaller the coin the wilder, the more its own master, and the larger the part of it that changes hands. */
function freeCharacter(symbol: string, capUsd: number, place: number): Character {
  const chance = fraction(bitsAt(keyOf(0, symbol), 0))
  const smallness = place / (place + 60)
  // Real coins of one size differ by more than their size: BNB moved 2.5 % a day in 2025, DOGE 5.2 %. The mean is that of the size.
  const ownFactor = place < 2 ? 1 : 0.5 + fraction(bitsAt(keyOf(0, symbol), 1))
  const root = Math.sqrt(bitcoinCapUsd / capUsd)
  return {
    dayDeviation: (0.037 + 0.04 * smallness) * ownFactor,
    correlation: 0.78 - 0.18 * smallness + 0.06 * (chance - 0.5),
    // The size against bitcoin's to the power 3/8, in square roots: those are exact, powers need not be.
    dayTurnover: 0.0012 * Math.sqrt(root * Math.sqrt(root)) * (0.5 + chance),
    levels: freeLevels,
  }
}
