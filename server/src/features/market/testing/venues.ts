import { binanceDialect, btcTurkDialect, bybitDialect, type Dialect, listDialect, okxDialect } from './dialects.ts'
import { startUpstream, type Upstream, type UpstreamOptions } from './upstream.ts'

/** Those that trade coins against the dollar, in the order in which they are asked. */
export const exchangeNames = ['binance', 'bybit', 'okx', 'btcTurk'] as const

/** Nobody lives there. */
const nowhere = 'http://127.0.0.1:1'

/** The exchanges and a list of coins, as local servers in front of one exchange in a box. */
export async function openVenues(asked: Omit<UpstreamOptions, 'dialect' | 'factor'>) {
  const upstreams: Upstream[] = []
  const open = async (dialect: Dialect, factor: number) => {
    const upstream = await startUpstream({ ...asked, dialect, factor })
    upstreams.push(upstream)
    return upstream
  }
  const binance = await open(binanceDialect, 10)
  const bybit = await open(bybitDialect, 0.1)
  const okx = await open(okxDialect, 3)
  const btcTurk = await open(btcTurkDialect, 0.3)
  const coinGecko = await open(listDialect, 100)
  const addresses = {
    binance: binance.address,
    bybit: bybit.address,
    okx: okx.address,
    btcTurk: btcTurk.address,
    btcTurkGraph: btcTurk.address,
    paribu: nowhere,
    coinGecko: coinGecko.address,
    coinPaprika: nowhere,
  }
  return {
    binance,
    bybit,
    okx,
    btcTurk,
    coinGecko,
    upstreams,
    addresses,
    /** One more exchange, of the owner's choice. */
    openOwn: () => open(binanceDialect, 1),
    close: () => Promise.all(upstreams.map(upstream => upstream.close())),
  }
}
