import type { Config } from '../../../config.ts'
import type { Settings } from '../../../platform/settings.ts'
import { type Get, guardedGetAs, httpGetAs } from '../fetching/get.ts'
import { type Addresses, coinGeckoProAddress, liveAddresses, liveStream } from './venues.ts'

interface Needs {
  config: Pick<Config, 'exchangeUrls' | 'exchangeStreamUrl' | 'coinGeckoKey'>
  settings: () => Settings | Promise<Settings>
}

/** Base URLs of venues: by the variables, else the usual ones. */
export function addressesOf({ exchangeUrls, coinGeckoKey }: Omit<Needs['config'], 'exchangeStreamUrl'>): Addresses {
  const isPro = coinGeckoKey?.plan === 'pro'
  return { ...liveAddresses, ...(isPro && { coinGecko: coinGeckoProAddress }), ...exchangeUrls }
}

/** Where venues are asked as the owner has set it last, and how: what was typed into the panel must not lead inside. */
export function addressBook({ config, settings }: Needs, userAgent: string) {
  const usual = addressesOf(config)
  const typed = async () =>
    Object.fromEntries(Object.entries((await settings()).exchangeAddresses).filter(([, address]) => address))
  const [plain, guarded] = [httpGetAs(userAgent), guardedGetAs(userAgent)]
  const get: Get = async (url, signal, headers) => {
    const isTyped = Object.values(await typed()).some(address => url.startsWith(`${address}/`))
    return (isTyped ? guarded : plain)(url, signal, headers)
  }
  const addresses = async (): Promise<Addresses> => ({ ...usual, ...(await typed()) })
  /** An exchange that is asked elsewhere speaks elsewhere too, and only its owner knows where. */
  const streamAddress = async (): Promise<string | undefined> =>
    config.exchangeStreamUrl ?? ((await addresses()).binance === liveAddresses.binance ? liveStream : undefined)
  return { addresses, streamAddress, get }
}
