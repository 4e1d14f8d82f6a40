import { inflateSync } from 'node:zlib'
import { dollars, numbersIn } from '@pusula/words'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { describe, expect, it, vi } from 'vitest'
import { memoryCache } from '../../../platform/cache/memory.ts'
import { answerFailures } from '../../../platform/http/failures.ts'
import { createLog } from '../../../platform/log.ts'
import { isWritable } from '../../../platform/picture/text.ts'
import { createWorld, movableClock } from '../../../testing/world.ts'
import { startMarket } from '../starting/start.ts'
import { drawCoin } from './draw.ts'
import { coinPreviews, showPreviews } from './preview.ts'

const world = await createWorld()
const pictureOf = (file: string) => world.person().request({ method: 'GET', url: `/og/coins/${file}` })

/** The size of a PNG, and its lines of red, green and blue. */
function decoded(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const lines = inflateSync(png.subarray(png.indexOf('IDAT') + 4))
  const at = (x: number, y: number, part: number) => lines[y * (width * 3 + 1) + 1 + x * 3 + part] ?? 0
  // Each byte is written as its difference to the one above.
  const column = (x: number, part: number) => {
    let sum = 0
    return Array.from({ length: height }, (_, y) => {
      sum = (sum + at(x, y, part)) & 255
      return sum
    })
  }
  return { width, height, length: lines.length, column }
}

const card = {
  symbol: 'BTC',
  name: 'Bitcoin',
  priceUsd: 98_234.56,
  tender: dollars,
  changePercent: 2.3,
  closes: [1, 3, 2, 5],
  isSimulated: false,
}

describe('the picture beside a link to a coin', () => {
  it('is a PNG of the size that previews have, the same for a minute', async () => {
    const reply = await pictureOf('BTC.tr.png')
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=60',
    ])
    const { width, height, length } = decoded(reply.rawPayload)
    expect([width, height, length]).toEqual([1200, 630, 630 * (1200 * 3 + 1)])
    expect((await pictureOf('btc.tr.png')).rawPayload.equals(reply.rawPayload)).toBe(true)
  })

  it('is drawn once by all instances', async () => {
    const clock = movableClock()
    const cache = memoryCache(clock)
    const config = { marketSource: 'simulated', simSeed: 1, isProduction: false } as const
    const market = await startMarket({ config, clock, log: createLog('silent'), metrics: new Registry() })
    const priced = vi.fn((symbol: string) => market.ticker(symbol))
    const ask = async () => {
      const fastify = Fastify()
      showPreviews(fastify, { ...market, ticker: priced }, clock, cache)
      return (await fastify.inject('/og/coins/BTC.tr.png')).rawPayload.toString('base64')
    }
    expect(await ask()).toBe(await ask())
    expect(priced).toHaveBeenCalledTimes(1)
  })

  it('is another one for another coin and in the other language', async () => {
    const files = ['BTC.tr.png', 'ETH.tr.png', 'BTC.en.png']
    const pictures = await Promise.all(files.map(async file => (await pictureOf(file)).rawPayload.toString('base64')))
    expect(new Set(pictures).size).toBe(files.length)
  })

  it('says what the coin costs in the money that its readers pay with', async () => {
    const clock = movableClock()
    const config = { marketSource: 'simulated', simSeed: 1, isProduction: false } as const
    const market = await startMarket({ config, clock, log: createLog('silent'), metrics: new Registry() })
    const altIn = async (language: 'tr' | 'en') =>
      (await coinPreviews(market)(new URLSearchParams('coin=BTC'), language))?.alt
    expect(await altIn('tr')).toMatch(/^Bitcoin fiyatı: ₺[\d.]+,\d\d, son 24 saatte [+−]?%/)
    expect(await altIn('en')).toMatch(/^Price of Bitcoin: \$[\d,]+\.\d\d, /)
    const lira = { currency: 'TRY', perDollar: 43 } as const
    expect(isWritable(numbersIn('tr').dollarsIn(lira).price(98_234.56)), 'its sign can be drawn').toBe(true)
  })

  it.each([
    'NOCOIN.tr.png',
    'BTC.de.png',
    'BTC.png',
    'BTC.tr.svg',
    '..%2Fsecret.tr.png',
    '%3Cscript%3E.tr.png',
    `${'A'.repeat(33)}.tr.png`,
  ])('is not there for %s', async file => expect((await pictureOf(file)).statusCode).toBe(404))

  it('is the same for the same figures, and green or red as the day was', () => {
    expect(drawCoin(card, 'tr').equals(drawCoin(card, 'tr'))).toBe(true)
    const green = decoded(drawCoin(card, 'tr'))
    const red = decoded(drawCoin({ ...card, changePercent: -2.3 }, 'tr'))
    // The arrow beside the change of the day.
    expect([0, 1, 2].map(part => green.column(93, part)[490])).toEqual([0x4f, 0xc3, 0x8e])
    expect([0, 1, 2].map(part => red.column(93, part)[480])).toEqual([0xf4, 0x7c, 0x83])
  })

  it.each(['', 'Ω', '狗狗币', 'A'.repeat(300)])('is drawn whatever a coin is called: %s', name =>
    expect(decoded(drawCoin({ ...card, name, closes: [] }, 'en')).width).toBe(1200),
  )

  it('is the picture of the product where there is no price, and after too many in a minute', async () => {
    const fastify = Fastify()
    answerFailures(fastify)
    const findCoin = vi.fn(() => Promise.reject(new Error('no market')))
    const none = () => Promise.reject(new Error('no market'))
    const clock = movableClock()
    const nothing = { findCoin, ticker: none, candles: none, rates: none }
    showPreviews(fastify, nothing, clock, memoryCache(clock))
    for (let i = 0; i < 70; i++) {
      const { statusCode, headers } = await fastify.inject(`/og/coins/C${i}.en.png`)
      expect([statusCode, headers.location]).toEqual([302, '/og/en.png'])
    }
    expect(findCoin).toHaveBeenCalledTimes(60)
    clock.forward(60_000)
    await fastify.inject('/og/coins/BTC.en.png')
    expect(findCoin).toHaveBeenCalledTimes(61)
    expect(await coinPreviews(nothing)(new URLSearchParams('coin=BTC'), 'tr')).toBe(undefined)
  })
})
