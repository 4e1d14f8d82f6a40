import { MINUTE_MS } from '@pusula/words'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../../config.ts'
import { createMetrics } from '../../../platform/http/metrics.ts'
import { createLog } from '../../../platform/log.ts'
import { Problem } from '../../../platform/problem.ts'
import { emptyHttp } from '../../../testing/http.ts'
import { movableClock } from '../../../testing/movable-clock.ts'
import { logoDrawer, showLogos } from '../logos/logos.ts'
import { startMarket } from '../starting/start.ts'
import type { Headline, PagedMarket, PageReaders } from './facts.ts'
import { openCoinPages } from './pages.ts'

const config = readConfig({ NODE_ENV: 'test', MARKET_SOURCE: 'simulated', PUBLIC_URL: 'https://pusula.test' })
const clock = movableClock()
const settings = async () => ({ jurisdiction: 'general' as const })
const market = await startMarket({ config, clock, log: createLog('silent'), metrics: createMetrics() })

const headline: Headline = {
  TITLE: 'Coins & <b>more</b>',
  TONE: '1',
  TONE_TEXT: 'Positive',
  DATE_FORMATTED: '14 November 2026 09:10 UTC',
  SUMMARY: '',
  URL: 'https://news.test/?a=1&b="2"',
  source: 'News',
  retoldBy: [],
  decidedBy: [],
  language: 'en',
  publishedAt: '2026-11-14T09:10:00.000Z',
  confidence: 1,
  isSimulated: true,
}
const readers: PageReaders = {
  likelyRanges: async () => new Map([['BTC', { lowUsd: 60_000, highUsd: 70_000 }]]),
  heldOf: async () => ({ kind: 'live', graded: 2_160, heldRatio: 0.802, days: 90 }),
  headlinesOf: async () => [headline, { ...headline, URL: 'javascript:alert(1)' }],
}

async function opened(part: Partial<PagedMarket> = {}, more: Partial<PageReaders> = {}) {
  const fastify = await emptyHttp()
  showLogos(fastify, logoDrawer(''))
  openCoinPages(fastify, { config, clock, settings }, { ...market, ...part }, { ...readers, ...more }, '')
  return (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers })
}
const ask = await opened()
const structuredIn = (body: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null')

describe('the page of a coin', () => {
  it.each([
    { path: '/coins/bitcoin', lang: 'en', prefers: 'tr-TR', says: ['Bitcoin price', 'BTC / USD', 'Latest headlines'] },
    { path: '/tr/coinler/bitcoin', lang: 'tr', prefers: 'en-US', says: ['Bitcoin fiyatı', 'BTC / TRY', '₺'] },
  ])('is whole without a script at $path, in the language of its address', async ({ path, lang, prefers, says }) => {
    const { body, headers, statusCode } = await ask(path, { 'accept-language': prefers })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-language': lang, vary: 'accept-encoding' })
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain(`<html lang="${lang}"`)
    for (const part of says) expect(body).toContain(part)
    expect(body).toContain('<svg class="chart')
    expect(body).toContain(`<link rel="canonical" href="https://pusula.test${path}">`)
    expect(body).toContain('hreflang="x-default" href="https://pusula.test/coins/bitcoin"')
    expect(body.match(/<link rel="alternate" hreflang/g)).toHaveLength(3)
    expect(body.match(/<h1/g)).toHaveLength(1)
    expect(structuredIn(body)['@graph'][0]).toMatchObject({ '@type': 'WebPage', inLanguage: lang })
  })

  it('obeys the content security policy: its one style has a hash, and no element has one', async () => {
    const { body, headers } = await ask('/coins/bitcoin')
    expect(headers['content-security-policy']).toMatch(/script-src 'self';style-src 'self' 'sha256-[^']+';/)
    expect(body).not.toMatch(/ style=| on\w+=|<script(?! src="\/theme.js"| type="application\/ld\+json")/)
  })

  it('says the likely range of tomorrow and how often it held', async () => {
    const { body } = await ask('/coins/bitcoin')
    expect(body).toContain('$60,000 <span class="dash">–</span> $70,000')
    expect(body).toContain(
      'Meant to hold 4 times in 5; for this coin it held 80.2 in 100 over 90 days · 2,160 predictions',
    )
    const turkish = (await ask('/tr/coinler/bitcoin')).body
    expect(turkish).toContain('5’te 4 tutması gerekir; bu coinde')
    expect(turkish).toContain('100’de 80,2 tuttu · 2.160 tahmin')
  })

  it('escapes third-party text, and links only to http addresses (XSS)', async () => {
    const { body } = await ask('/coins/bitcoin')
    expect(body).toContain('Coins &amp; &lt;b&gt;more&lt;/b&gt;')
    expect(body).toContain('href="https://news.test/?a=1&amp;b=&quot;2&quot;"')
    expect(body).not.toContain('javascript:')
    const { value, provenance } = await market.coins()
    const named = value.map(coin => (coin.symbol === 'BTC' ? { ...coin, name: '</script><script>alert(1)//' } : coin))
    const hostile = await opened({ coins: async () => ({ value: named, provenance }) })
    const page = (await hostile('/coins/bitcoin')).body
    expect(page).not.toContain('<script>alert')
    expect(structuredIn(page)['@graph'][0].about.name).toBe('</script><script>alert(1)//')
  })

  it('third-party text cannot close its element (XSS), on any page', async () => {
    const planted = '</script><script>alert(1)//"><img src=x onerror=alert(2)>'
    const { value, provenance } = await market.coins()
    const coins = value.map(coin => ({ ...coin, name: planted, exchanges: [planted] }))
    const written = {
      TITLE: planted,
      SUMMARY: planted,
      TONE_TEXT: planted,
      source: planted,
      retoldBy: [],
      decidedBy: [],
    }
    const hostile = await opened(
      { coins: async () => ({ value: coins, provenance }) },
      { headlinesOf: async () => [{ ...headline, ...written, URL: `https://news.test/${planted}` }] },
    )
    for (const path of ['/coins', '/tr/coinler', '/coins/bitcoin', '/tr/coinler/bitcoin', '/embed/BTC', '/market']) {
      const { body } = await hostile(path)
      expect(body, path).not.toContain('<script>alert')
      expect(body, path).not.toContain('<img src=x')
    }
    expect((await hostile('/coins/bitcoin')).body, 'it was there').toContain('&lt;/script&gt;')
  })

  it('labels simulated prices, and leaves them out of structured data', async () => {
    const { body } = await ask('/coins/bitcoin')
    expect(body).toContain('Simulated market: prices are not real')
    expect(body).not.toContain('ExchangeRateSpecification')
  })

  it('is rendered once a minute however many ask (cache)', async () => {
    const candles = vi.fn(market.candles)
    const often = await opened({ candles })
    const urls = Array.from({ length: 200 }, (_, i) => `/coins/bitcoin?utm=${i}`)
    const answers = await Promise.all(urls.map(url => often(url, { 'accept-encoding': 'br' })))
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
    expect(answers[0]?.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=30, stale-while-revalidate=60',
    })
    expect(candles).toHaveBeenCalledTimes(1)
    const again = await often('/coins/bitcoin', { 'if-none-match': String(answers[0]?.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    clock.forward(MINUTE_MS)
    await often('/coins/bitcoin')
    expect(candles).toHaveBeenCalledTimes(2)
  })

  it('is served stale while no market answers, for five minutes', async () => {
    let isAway = false
    const away = <T>(answer: () => Promise<T>) =>
      isAway ? Promise.reject(new Problem('market.unavailable')) : answer()
    const patient = await opened({ coins: () => away(market.coins) })
    const before = await patient('/coins/bitcoin')
    isAway = true
    clock.forward(4 * MINUTE_MS)
    expect((await patient('/coins/bitcoin')).body).toBe(before.body)
    clock.forward(2 * MINUTE_MS)
    const over = await patient('/tr/coinler/bitcoin')
    expect([over.statusCode, over.headers['retry-after'], over.headers['cache-control']]).toEqual([
      503,
      '60',
      'no-store',
    ])
    expect(over.body).toContain('Fiyatlara şu anda ulaşılamıyor')
  })

  it.each(['BTC', 'btc', 'Bitcoin', 'BTCUSDT', 'bitcoin/'])('has one address: %s leads to it', async spelling => {
    const { statusCode, headers } = await ask(`/tr/coinler/${spelling}`)
    expect([statusCode, headers.location]).toEqual([301, '/tr/coinler/bitcoin'])
  })

  it('is that of its own coin where another one is called by the first half of its name', async () => {
    const { value, provenance } = await market.coins()
    const [bitcoin] = value
    const cash = { ...value[5], id: 'bitcoin-cash', symbol: 'ETH', name: 'Bitcoin Cash' } as typeof bitcoin & object
    const joke = { ...value[6], id: 'joke', symbol: 'BITCOIN', name: 'Joke' } as typeof bitcoin & object
    const both = await opened({ coins: async () => ({ value: [joke, cash], provenance }) })
    expect((await both('/coins/bitcoin-cash')).body).toContain('Bitcoin Cash price')
  })

  it('says what can be said of one that follows the dollar, and of one without candles or price', async () => {
    const { body } = await ask('/coins/tether')
    expect(body).toContain('This coin follows a currency')
    expect(body).not.toContain('Open the Tether analysis')
    const without = await opened({
      candles: () => Promise.reject(new Problem('market.unavailable')),
      tickers: async () => new Map(),
    })
    const bare = await without('/tr/coinler/ethereum')
    expect(bare.statusCode).toBe(200)
    for (const part of [
      'hiçbir borsa bu coinin fiyatını söylemiyor',
      'sınanmış aralık henüz yok',
      'mumlarını vermiyor',
    ])
      expect(bare.body).toContain(part)
  })

  it('falls back to dollars in Turkish without an exchange rate', async () => {
    const { body } = await (await opened({ rates: async () => ({ TRY: null, EUR: null }) }))('/tr/coinler/bitcoin')
    expect(body).toContain('BTC / USD')
    expect(body).not.toContain('₺')
  })
})

describe('an address of no coin', () => {
  it.each(['/coins/bitcoinn', '/tr/coinler/%3Cscript%3E', '/coins/%FF', `/coins/${'a'.repeat(150)}`])(
    'is a page with a search: %s',
    async url => {
      const { statusCode, body } = await ask(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('role="search"')
      expect(body).toContain('content="noindex"')
      expect(body).not.toContain('<script>')
    },
  )

  it('offers what may have been meant', async () =>
    expect((await ask('/coins/bitcoinn')).body).toContain('href="/coins/bitcoin"'))

  it('is not the picture of a coin', async () => {
    expect((await ask('/coins/btc.svg')).headers['content-type']).toBe('image/svg+xml')
    expect((await ask('/coins/btc.png')).statusCode).toBe(404)
  })
})

it('in lira, the change of a day or a week has that of the lira in it, on every page', async () => {
  const lira = { perDollar: 44, dayAgoPerDollar: 40, atMs: clock.now().getTime(), venues: ['BtcTurk'] }
  const steady = { ...lira, dayAgoPerDollar: 44 }
  const [moved, still] = await Promise.all(
    [lira, steady].map(TRY =>
      opened({
        rates: async () => ({ TRY, EUR: null }),
        rateOn: async () => ({ perDollar: TRY.dayAgoPerDollar, venue: 'BtcTurk', date: '2026-01-01' }),
      }),
    ),
  )
  const changeOn = async (page: typeof ask | undefined, path: string, after = '') =>
    Number(
      new RegExp(`${after}.*?([+−]%[\\d,]+)`, 's')
        .exec((await page?.(path))?.body ?? '')?.[1]
        ?.replace('%', '')
        .replace('−', '-')
        .replace(',', '.'),
    )
  const weekInDollars = await changeOn(still, '/tr/coinler/bitcoin', 'Son 7 gün:')
  expect(await changeOn(moved, '/tr/coinler/bitcoin', 'Son 7 gün:')).toBeCloseTo((100 + weekInDollars) * 1.1 - 100, 1)
  for (const path of ['/tr/coinler/bitcoin', '/tr/coinler', '/embed/btc?lang=tr']) {
    const inDollars = await changeOn(still, path)
    expect(await changeOn(moved, path), path).toBeCloseTo((100 + inDollars) * 1.1 - 100, 1)
  }
})

describe('the list', () => {
  it('has a hundred coins a page, in lira for Turkish readers, and leads from page to page', async () => {
    const { body } = await ask('/tr/coinler')
    expect(body.match(/<tr><td/g)).toHaveLength(100)
    expect(body).toContain('href="/tr/coinler/bitcoin"')
    expect(body).toContain('₺')
    expect(body).toContain('href="/tr/coinler?page=2"')
    expect((await ask('/coins?page=2')).body).toContain(
      '<link rel="canonical" href="https://pusula.test/coins?page=2">',
    )
  })

  it.each(['?page=99', '?page=0', '?page=x', '?page=1&page=2', '/'])('has no page %s', async search => {
    const { statusCode } = await ask(`/coins${search}`)
    expect([200, 301, 302]).toContain(statusCode)
  })

  it.each([
    ['/market', '/coins'],
    ['/market/?page=2', '/coins?page=2'],
    ['/tr/piyasa', '/tr/coinler'],
    ['/tr/piyasa?q=%C5%9Fiba', '/tr/coinler?q=%C5%9Fiba'],
  ])('is called the market, too: %s leads to it with all that was asked', async (url, location) => {
    const { statusCode, headers } = await ask(url)
    expect([statusCode, headers.location]).toEqual([301, location])
  })

  it('finds coins as people write them, and is not to be found by what was searched', async () => {
    const { body } = await ask(`/tr/coinler?q=${encodeURIComponent('  şiba ')}`)
    expect(body).toContain('href="/tr/coinler/shiba-inu"')
    expect(body).toContain('content="noindex"')
    expect((await ask('/coins?q=%3Cb%3E%22')).body).toContain('value="&lt;b&gt;&quot;"')
  })
})

it('search engines are told of the first five hundred coins in both languages', async () => {
  const { body, headers } = await ask('/sitemap-coins.xml')
  expect(headers['content-type']).toBe('application/xml')
  expect(body).toContain('<loc>https://pusula.test/tr/coinler/bitcoin</loc>')
  const { value, provenance } = await market.coins()
  const many = [0, 1].flatMap(round => value.map(coin => ({ ...coin, id: `${coin.id}-${round}` })))
  const crowded = await opened({ coins: async () => ({ value: many, provenance }) })
  const map = (await crowded('/sitemap-coins.xml')).body
  expect(map.match(/<loc>/g), 'and of the list').toHaveLength(2 * 501)
  expect(map).toContain(`/coins/${many[499]?.id}</loc>`)
})

describe('a card for the pages of others', () => {
  it('may be framed anywhere, loads no subresource and stores nothing', async () => {
    const { statusCode, headers, body } = await ask('/embed/btc?lang=tr&theme=light')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none';style-src 'sha256-[^']+';.*frame-ancestors \*$/,
    )
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toContain('<html lang="tr" data-theme="light">')
    expect(body).toContain('href="https://pusula.test/tr/coinler/bitcoin" target="_blank"')
    expect(body).not.toMatch(/ src=|<link|<script| style=/)
  })

  it('negotiates the language where its address names none', async () => {
    const { body, headers } = await ask('/embed/BTC', { 'accept-language': 'tr' })
    expect(body).toContain('<html lang="tr">')
    expect(headers.vary).toBe('accept-encoding, accept-language')
  })

  it('says so where there is no such coin', async () =>
    expect((await ask('/embed/nocoin?lang=en')).statusCode).toBe(404))

  it('is the only page that may stand in others', async () =>
    expect((await ask('/coins/bitcoin')).headers['x-frame-options']).toBe('SAMEORIGIN'))
})
