import { expect, it } from 'vitest'
import { readConfig } from '../../../config.ts'
import { createMetrics } from '../../../platform/http/metrics.ts'
import { createLog } from '../../../platform/log.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { startMarket } from '../starting/start.ts'

const config = readConfig({ NODE_ENV: 'test', MARKET_SOURCE: 'simulated' })
const market = await startMarket({ config, clock: movableClock(), log: createLog('silent'), metrics: createMetrics() })

it.each([
  // Symbols, in any way.
  ['btc', 'BTC'],
  ['  ETH ', 'ETH'],
  ['$sol', 'SOL'],
  ['Xrp', 'XRP'],
  ['lınk', 'LINK'],
  ['pi', 'PI'],
  ['1inch', '1INCH'],
  // Pairs of exchanges.
  ['BTC/USDT', 'BTC'],
  ['btcusdt', 'BTC'],
  ['BTC-USDT', 'BTC'],
  ['btc usdt', 'BTC'],
  ['eth_try', 'ETH'],
  ['XRPTRY', 'XRP'],
  ['sol/btc', 'SOL'],
  ['DOGEUSDT.P', 'DOGE'],
  ['ada-usd-swap', 'ADA'],
  ['BTC:USD', 'BTC'],
  ['usdt/try', 'USDT'],
  ['wbtc', 'WBTC'],
  // Names, and the beginnings and ends of them.
  ['bitcoin', 'BTC'],
  ['Bitcoin Cash', 'BCH'],
  ['bit coin', 'BTC'],
  ['shibainu', 'SHIB'],
  ['doge coin', 'DOGE'],
  ['poly', 'POL'],
  ['aval', 'AVAX'],
  ['the graph', 'GRT'],
  ['graph', 'GRT'],
  ['pump fun', 'PUMP'],
  ['ether.fi', 'ETHFI'],
  ['cosmos', 'ATOM'],
  // Names and symbols of before.
  ['ripple', 'XRP'],
  ['polygon', 'POL'],
  ['fantom', 'S'],
  ['ftm', 'S'],
  ['EOS', 'A'],
  ['maker', 'SKY'],
  ['rndr', 'RENDER'],
  ['elrond', 'EGLD'],
  ['klay', 'KAIA'],
  ['fetch', 'FET'],
  ['binance coin', 'BNB'],
  ['xbt', 'BTC'],
  // Turkish letters, and words as Turkish hears them.
  ['BİTCOİN', 'BTC'],
  ['şiba', 'SHIB'],
  ['ŞİB', 'SHIB'],
  ['çainlink', 'LINK'],
  ['kardano', 'ADA'],
  ['eteryum', 'ETH'],
  ['avalanş', 'AVAX'],
  ['altın', 'XAUT'],
  // Dollars on a chain.
  ['usdt', 'USDT'],
  ['tether', 'USDT'],
  ['usd coin', 'USDC'],
  ['dolar', 'USDT'],
  ['paypal', 'PYUSD'],
  // Slips: a letter too many, too few, wrong, or two that changed places.
  ['biıtcoin', 'BTC'],
  ['bitconi', 'BTC'],
  ['etherium', 'ETH'],
  ['ethreu', 'ETH'],
  ['solna', 'SOL'],
  ['bct', 'BTC'],
  ['dgoecoin', 'DOGE'],
  ['litcoin', 'LTC'],
  ['chianlink', 'LINK'],
  ['polkdaot', 'DOT'],
  ['stelar', 'XLM'],
  ['unisawp', 'UNI'],
  // More than a name.
  ['solana fiyatı', 'SOL'],
  ['xrp coin', 'XRP'],
  ['bitcoin price', 'BTC'],
])('a search for %j shows %s first', async (query, symbol) =>
  expect((await market.search(query, 20)).map(coin => coin.symbol)[0]).toBe(symbol),
)

it('what is nothing like a coin finds none', async () => {
  for (const query of ['zzzzzz', '////', '$', 'qwxqwxqwx', '. .', 'a'.repeat(64)])
    expect(await market.search(query, 20), query).toEqual([])
})

it('a dollar on a chain that everything is paid in has a price and candles, those of the other dollar turned over', async () => {
  const [{ value: tether }, { value: dollar }] = [await market.ticker('USDT'), await market.ticker('USDC')]
  expect(tether.lastPrice * dollar.lastPrice).toBeCloseTo(1, 12)
  const [own, other] = [await market.candles('USDT', '1d', 50), await market.candles('USDC', '1d', 50)]
  expect([...own.value.candles.high]).toEqual([...other.value.candles.low].map(low => 1 / low))
})
