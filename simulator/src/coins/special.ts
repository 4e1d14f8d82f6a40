import type { CoinRow } from './row.ts'

/** Held at their price by their issuer; only the last digits move. */
export const stableCoins: readonly CoinRow[] = [
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
export const goldCoins: readonly CoinRow[] = [
  ['XAUT', 'Tether Gold', 'tether-gold', 4_200, 520_000],
  ['PAXG', 'PAX Gold', 'pax-gold', 4_200, 380_000],
]

/** Another coin in a wrapper: the same motion at a fixed ratio. */
export const wrappedCoins: readonly (readonly [...CoinRow, wraps: string])[] = [
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
export const newCoins: readonly CoinRow[] = [
  ['CC', 'Canton', 'canton-network', 0.11, 36_700_000_000],
  ['NIGHT', 'Midnight', 'midnight-3', 0.08, 16_600_000_000],
  ['XPL', 'Plasma', 'plasma', 0.16, 2_050_000_000],
  ['MON', 'Monad', 'monad', 0.022, 10_830_000_000],
  ['0G', '0G', 'zero-gravity', 1, 213_000_000],
  ['KITE', 'Kite', 'kite-2', 0.094, 1_800_000_000],
]

/** Abandoned by their makers: the last price stands and nobody trades. */
export const deadCoins: readonly CoinRow[] = [
  ['BCC', 'BitConnect', 'bitconnect', 0.68, 9_300_000],
  ['SFM', 'SafeMoon', 'safemoon-2', 0.000012, 560_000_000_000],
  ['SQUID', 'Squid Game', 'squid-game', 0.0034, 800_000_000],
]
