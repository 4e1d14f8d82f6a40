import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig, venueNames } from '../../../config.ts'
import { createLog } from '../../../platform/log.ts'
import { readSettings } from '../../../platform/settings.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { addressBook, addressesOf } from './addresses.ts'
import { startMarket } from './start.ts'

const { database } = await ownDatabase()
const usual = await readSettings(database)

const asked: { url: string; headers: IncomingHttpHeaders }[] = []
const server = createServer((request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers })
  response.end('[]')
})
await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const everyVenueHere = addressesOf({
  exchangeUrls: Object.fromEntries(venueNames.map(name => [name, here])),
  coinGeckoKey: undefined,
})

describe('where venues are asked', () => {
  it('is set by variables, and by the panel over them, at once', async () => {
    const config = readConfig({ BYBIT_URL: 'https://api.bybit.tr/', OKX_URL: 'https://okx.example' })
    let exchangeAddresses = usual.exchangeAddresses
    const { addresses } = addressBook({ config, settings: () => ({ ...usual, exchangeAddresses }) }, 'Pusula/1')
    expect(await addresses()).toMatchObject({ bybit: 'https://api.bybit.tr', okx: 'https://okx.example' })
    exchangeAddresses = { ...usual.exchangeAddresses, okx: 'https://www.okx.tr' }
    expect(await addresses()).toMatchObject({ bybit: 'https://api.bybit.tr', okx: 'https://www.okx.tr' })
  })

  it('is guarded against SSRF by what was typed into the panel', async () => {
    const settings = () => ({ ...usual, exchangeAddresses: { ...usual.exchangeAddresses, okx: here } })
    const { get } = addressBook({ config: readConfig({}), settings }, 'Pusula/1')
    await expect(get(`${here}/api`, AbortSignal.timeout(5_000))).rejects.toThrow()
    expect(asked).toEqual([])
  })

  it.each([
    ['demo', 'https://api.coingecko.com', 'x-cg-demo-api-key'],
    ['pro', 'https://pro-api.coingecko.com', 'x-cg-pro-api-key'],
  ])('follows the %s plan of CoinGecko, with its key and our name on every call', async (plan, address, header) => {
    const config = readConfig({ COINGECKO_API_KEY: 'CG-secret', COINGECKO_PLAN: plan })
    expect(addressesOf(config).coinGecko).toBe(address)
    const { get } = addressBook({ config, settings: () => usual }, 'Pusula/1.2 (+https://pusula.example)')
    const market = await startMarket({
      config: { ...config, marketSource: 'live' },
      clock: movableClock(),
      log: createLog('silent'),
      metrics: new Registry(),
      addresses: () => everyVenueHere,
      coinGeckoKey: config.coinGeckoKey,
      get,
    })
    asked.length = 0
    await market.coins().catch(() => {})
    expect(asked.length).toBeGreaterThan(3)
    expect(new Set(asked.map(({ headers }) => headers['user-agent']))).toEqual(
      new Set(['Pusula/1.2 (+https://pusula.example)']),
    )
    const withKey = asked.filter(({ headers }) => headers[header] === 'CG-secret')
    expect(withKey.length).toBeGreaterThan(0)
    expect(withKey.every(({ url }) => url.startsWith('/api/v3/coins/markets'))).toBe(true)
  })
})
