import type { Language } from '@pusula/contract'
import { createExchange } from '@pusula/simulator'
import { describe, expect, it } from 'vitest'
import { createMatcher } from '../coins/match.ts'
import type { NewItem } from '../store.ts'
import { toneOf } from '../tone/tone.ts'
import { fingerprintOf, isSameStory, isTranslation } from './same-story.ts'
import { deduplicated } from './write-up.ts'

const match = await createMatcher(createExchange({ seed: 1 }).coins(Date.UTC(2026, 10, 15)))
const fingerprint = (title: string, language: Language) =>
  fingerprintOf(title, language, match(title), toneOf(title, language).tone)

const same: [string, string, Language?][] = [
  [
    'Ripple, Circle, Paxos win conditional OCC approval for trust bank charters',
    'OCC grants conditional trust bank charters to Ripple, Circle and Paxos',
  ],
  [
    'YouTube lets US creators get paid in PayPal stablecoin',
    "YouTube creators in US can now get paid in PayPal's stablecoin PYUSD",
  ],
  ['Tether makes bid to buy football club', 'Tether bids to buy Italian football club'],
  ['Bitcoin plunges below $90K as AI worries drag Nasdaq', 'Bitcoin falls under $90,000 as AI worries hit Nasdaq'],
  [
    'Founder sentenced to 15 years in prison over stablecoin collapse',
    'Stablecoin founder sentenced to 15 years in prison',
  ],
  ['SEC approves first spot Solana ETF', 'First spot Solana ETF approved by SEC'],
  [
    'Kraken raises $800M at $20B valuation ahead of IPO',
    'Kraken raises $800 million at $20 billion valuation before IPO',
  ],
  ['Hackers steal $120M from Balancer in latest DeFi exploit', 'Balancer hackers steal $120M in DeFi exploit'],
  ['Strategy buys another 10,624 bitcoin for $962 million', 'Strategy buys 10,624 BTC for $962 million'],
  ['Coinbase to launch prediction markets on December 17', 'Coinbase plans to launch prediction markets December 17'],
  ['BlackRock files for staked ether ETF', 'BlackRock files for staked Ethereum ETF with SEC'],
  ['Polymarket gets CFTC green light to return to US', 'CFTC gives Polymarket green light for US return'],
  ['Texas buys $5 million of bitcoin for state reserve', 'Texas state reserve buys $5 million in bitcoin'],
  ['Bitcoin 90 bin doların altına düştü', 'Bitcoin, 90 bin doların altına geriledi', 'tr'],
  ['SEC, Solana ETF başvurusunu onayladı', 'SEC’den Solana ETF başvurusuna onay', 'tr'],
  ['Binance 4,3 milyar dolar ceza ödeyecek', 'Binance, ABD’de 4,3 milyar dolar ceza ödeyecek', 'tr'],
  ['Kripto para borsası FTX iflas başvurusunda bulundu', 'FTX borsası iflas başvurusunda bulundu', 'tr'],
  ['Ripple davası sona erdi, XRP yükseldi', 'Ripple davası sona erdi: XRP yükselişte', 'tr'],
  ['MicroStrategy 10 bin Bitcoin daha satın aldı', 'MicroStrategy yeniden 10 bin Bitcoin satın aldı', 'tr'],
]

const different: [string, string, Language?][] = [
  ['Bitcoin rises above $90K', 'Bitcoin falls below $90K'],
  ['Bitcoin hits new all-time high above $120,000', 'Ether hits new all-time high above $5,000'],
  ['SEC approves first spot Solana ETF', 'SEC delays decision on first spot Litecoin ETF'],
  ['SEC sues Binance over unregistered securities', 'SEC sues Coinbase over unregistered securities'],
  ['Hackers steal $120M from lending protocol', 'Hackers steal $40M from lending protocol'],
  ['Most Influential: Ada Lovelace', 'Most Influential: Alan Turing'],
  ['Strategy buys another 10,624 bitcoin for $962 million', 'Strategy buys another 130 bitcoin for $11.7 million'],
  ['DOT sinks 2% after breaking key support', 'ICP sinks 2% after breaking key support'],
  ['Filecoin gains 5% on higher volume', 'Hedera gains 5% on higher volume'],
  ['Crypto fund inflows reach $1 billion', 'Crypto fund outflows reach $1 billion'],
  ['Binance lists new token for trading', 'Coinbase lists new token for trading'],
  ['Bitcoin price analysis: December 12', 'Ethereum price analysis: December 12'],
  ['Kraken raises $800M at $20B valuation', 'Kalshi raises $1B at $11B valuation'],
  ['Index performance update: SUI gains 5.2%', 'Index performance update: AAVE drops 3.1%'],
  ['Bitcoin 90 bin doların altına düştü', 'Bitcoin 95 bin doların üzerine çıktı', 'tr'],
  ['Bitcoin ne kadar oldu? 14 Kasım', 'Ethereum ne kadar oldu? 14 Kasım', 'tr'],
  ['Ethereum yükselişini sürdürüyor', 'Solana yükselişini sürdürüyor', 'tr'],
  ['Binance 4,3 milyar dolar ceza ödeyecek', 'Coinbase 50 milyon dolar ceza ödeyecek', 'tr'],
  ['Ripple fiyat analizi: kritik destek', 'Cardano fiyat analizi: kritik destek', 'tr'],
]

describe('the same story told by two outlets', () => {
  it.each(same)('is %j and %j', (left, right, language = 'en') =>
    expect(isSameStory(fingerprint(left, language), fingerprint(right, language))).toBe(true),
  )
  it.each(different)('is not %j and %j', (left, right, language = 'en') =>
    expect(isSameStory(fingerprint(left, language), fingerprint(right, language))).toBe(false),
  )
})

const noon = Date.parse('2026-11-15T12:00:00Z')
const stories = (title: string, language: Language, minutes = 0) => ({
  fingerprint: fingerprint(title, language),
  language,
  publishedAt: new Date(noon + minutes * 60_000),
})

/** The first three had two tones. */
const translations: [english: string, turkish: string, minutes: number][] = [
  ['Ethereum touches a 30-day high and ends the day flat', 'Ethereum 30 günün zirvesini gördü, günü yatay kapattı', 0],
  [
    'Ethereum touches a 30-day high before giving back 5.0%',
    'Ethereum 30 günün zirvesini gördü, ardından yüzde 5,0 geriledi',
    0,
  ],
  ['Ethereum ends the day 5.0% lower', 'Ethereum günü yüzde 5,0 ekside kapattı', 0],
  ['Bitcoin falls below $90K', 'Bitcoin 90 bin doların altına düştü', 95],
  ['Solana climbs to its highest level in a month', 'Solana bir ayın en yüksek seviyesine çıktı', 0],
]

describe('the same story in two languages', () => {
  it.each(translations)('is %j and %j, with one tone', (english, turkish, minutes) => {
    expect(isTranslation(stories(english, 'en'), stories(turkish, 'tr', minutes))).toBe(true)
    expect(toneOf(english, 'en').tone).toBe(toneOf(turkish, 'tr').tone)
  })

  it.each([
    ['another coin', 'Bitcoin falls below $90K', 'Ethereum 90 bin doların altına düştü', 0],
    ['another number', 'Bitcoin falls below $90K', 'Bitcoin 95 bin doların altına düştü', 0],
    ['the other way', 'Bitcoin rises 5%', 'Bitcoin yüzde 5 düştü', 0],
    ['a day later', 'Bitcoin falls below $90K', 'Bitcoin 90 bin doların altına düştü', 1_440],
    ['without a number, an hour later', 'Bitcoin climbs', 'Bitcoin yükseldi', 60],
  ] as const)('is not: %s', (_, english, turkish, minutes) =>
    expect(isTranslation(stories(english, 'en'), stories(turkish, 'tr', minutes))).toBe(false),
  )

  it('is one story with the tone of the first; both are stored for their readers', () => {
    const item = (url: string, title: string, language: Language, minutes: number): NewItem => ({
      ...{ url, title, language, summary: '', source: language, coins: match(title), story: url, isSimulated: true },
      ...{ publishedAt: new Date(noon + minutes * 60_000), ...toneOf(title, language) },
    })
    const items = [
      item('/tr', 'Bitcoin 90 bin doların altına düştü', 'tr', 30),
      item('/en', 'Bitcoin falls below $90K', 'en', 0),
      item('/other', 'Bitcoin yüzde 4 geriledi', 'tr', 31),
    ]
    const { first, retellings } = deduplicated(items, [])
    expect(retellings).toEqual([])
    expect(first.map(({ url, story }) => [url, story])).toEqual([
      ['/en', '/en'],
      ['/tr', '/en'],
      ['/other', '/other'],
    ])
    expect(first[1]).toMatchObject({ tone: first[0]?.tone, confidence: first[0]?.confidence })
    const [known] = first
    if (!known) throw new Error('the first is known')
    expect(deduplicated(items.slice(0, 1), [known]).first, 'also in a later round').toMatchObject([{ story: '/en' }])
  })
})
