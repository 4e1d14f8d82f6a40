import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as assets from './assets.ts'

const { assetOf, isCash, isMoney, isPair, leaderOf, moneyNamed, pairIn, pairOf, sideOf, sideWordIn } = assets

const quotes = [
  'USD',
  'USDT',
  'USDC',
  'FDUSD',
  'BUSD',
  'TUSD',
  'TRY',
  'EUR',
  'GBP',
  'AUD',
  'CAD',
  'CHF',
  'JPY',
  'BRL',
  'PLN',
]
quotes.push('RUB', 'UAH', 'ZAR', 'NGN', 'KRW', 'MXN', 'SEK')
const coinQuotes = ['BTC', 'ETH', 'BNB', 'SOL', 'TRX', 'DAI', 'KCS', 'OKB', 'XRP', 'DOGE']

describe('a pair', () => {
  it('is read with each money and each coin that others are priced in, however it is written', () => {
    const spellings = [(base: string, quote: string) => `${base}${quote}`]
    for (const between of ['/', '-', '_']) spellings.push((base, quote) => `${base}${between}${quote}`)
    for (const quote of [...quotes, ...coinQuotes]) {
      for (const spell of spellings) {
        expect(pairOf(spell('LINK', quote)), quote).toEqual({ base: 'LINK', quote })
        expect(pairOf(` ${spell('link', quote.toLowerCase())} `), quote).toEqual({ base: 'LINK', quote })
      }
    }
  })

  it('has one spelling for each side', () => {
    expect(pairOf('XBT/TL')).toEqual({ base: 'BTC', quote: 'TRY' })
    expect(pairOf('XBTTL')).toEqual({ base: 'BTC', quote: 'TRY' })
    expect(pairOf('XXDG-XXBT')).toEqual({ base: 'DOGE', quote: 'BTC' })
    expect(['$', 'US$', 'us$', '₺', '€', '£', 'tl', 'xdg', ' btc '].map(assetOf)).toEqual([
      'USD',
      'USD',
      'USD',
      'TRY',
      'EUR',
      'GBP',
      'TRY',
      'DOGE',
      'BTC',
    ])
  })

  it('needs two sides, and no third', () => {
    const never = ['', 'BTC', 'USDT', '/USDT', 'BTC/', 'BTC-USDT-PERP', 'A/B/C', 'LINKABC']
    expect(never.filter(written => pairOf(written))).toEqual([])
    expect(pairOf('DOTUSD', quote => quote !== 'TUSD')).toEqual({ base: 'DOT', quote: 'USD' })
    expect(pairOf('DOTUSD')).toEqual({ base: 'DO', quote: 'TUSD' })
  })

  it('is told from a coin where nobody says which it is', () => {
    const isTold = ['BTC/USDT', 'eth_btc', 'BTC-EUR', 'ARUSDT', '1INCHTRY', 'linkusdc', 'BTCFDUSD']
    const isNone = ['BTC', 'USDT', 'EUR', 'XUSDT', 'BTCUSD', 'LINKBTC', 'BTCTL']
    expect([...isTold, ...isNone].filter(isPair)).toEqual(isTold)
    expect(isNone.filter(written => pairIn(written))).toEqual([])
    expect(pairIn('BTCUSDT')).toEqual({ base: 'BTC', quote: 'USDT' })
  })

  it('is turned round where the money comes first', () => {
    expect(pairIn('BTC-XMR')).toEqual({ base: 'XMR', quote: 'BTC' })
    expect(pairIn('TRY/BTC')).toEqual({ base: 'BTC', quote: 'TRY' })
    expect(pairIn('USDT-DOGE')).toEqual({ base: 'DOGE', quote: 'USDT' })
    expect(pairIn('DAI/ETH')).toEqual({ base: 'ETH', quote: 'DAI' })
    expect(pairIn('ETH-BTC')).toEqual({ base: 'ETH', quote: 'BTC' })
    expect(pairIn('USDT/TRY')).toEqual({ base: 'USDT', quote: 'TRY' })
    expect(pairIn('BTC-BIDR')).toEqual({ base: 'BTC', quote: 'BIDR' })
  })
})

describe('money', () => {
  it('is what is traded with: a stablecoin bought with lira is the coin of that trade', () => {
    expect(isCash('TRY', 'USDT')).toBe(true)
    expect(isCash('USDT', 'TRY')).toBe(false)
    expect(isCash('USDT', 'USDC')).toBe(true)
    expect(isCash('USDT', 'BTC')).toBe(true)
    expect(isCash('USD', 'TRY')).toBe(true)
    expect(isCash('BTC', 'TRY')).toBe(false)
    expect([...quotes, ...coinQuotes, 'TL'].filter(isMoney)).toEqual(quotes)
  })

  it('is named in a column', () => {
    const names = ['Total AUD', 'Fiyat (TL)', 'price_usdt', 'Amount', 'Fee €', 'EUR or USD']
    expect(names.map(moneyNamed)).toEqual(['AUD', 'TRY', 'USDT', '', '', 'EUR'])
  })

  it('among two coins is the one that others are priced in sooner', () => {
    const order = ['BTC', 'XBT', 'ETH', 'BNB', 'SOL', 'TRX', 'DAI', 'KCS', 'OKB', 'XRP', 'DOGE']
    fc.assert(
      fc.property(fc.subarray(order, { minLength: 1 }), found => {
        expect(leaderOf(['LINK', ...found.toReversed()])).toBe(found[0])
      }),
    )
    expect(leaderOf(['LINK', 'UNI'])).toBeUndefined()
  })
})

it.each([
  ['buy', 'b buy bought alis alim al aldim aldik alindi purchase purchased kauf achat compra acquisto'],
  ['sell', 's sell sold satis satim sat sattim sattik satildi sale verkauf vente venta vendita'],
] as const)('the words for a %s, alone and beside others', (side, words) => {
  for (const word of words.split(' ')) {
    expect(sideOf(word), word).toBe(side)
    if (word.length > 1) expect(sideOf(sideWordIn(`limit ${word} order`)), word).toBe(side)
    expect(sideOf(`${word}x`), word).toBeUndefined()
    expect(sideOf(`x${word}`), word).toBeUndefined()
  }
  expect([sideWordIn('b'), sideWordIn('limit b'), sideWordIn('')]).toEqual(['b', '', ''])
})
