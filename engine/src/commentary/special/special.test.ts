import { type Language, numbersIn, pricesIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { describeWrapped } from './followers.ts'
import { describePegged } from './pegged.ts'
import { describeSilent, describeStill, describeWithoutCandles } from './silent.ts'
import type { SpecialText } from './special.ts'
import { describeOpenings, describeYoungInstead } from './young.ts'

const written = <Facts>(say: (facts: Facts, language: Language) => SpecialText, facts: Facts, language: Language) =>
  pricesIn(say(facts, language), numbersIn(language))

describe('a stablecoin', () => {
  const held = {
    name: 'USD Coin',
    peg: 'USD',
    priceUsd: 0.9998,
    gapRatio: -0.0002,
    widestGapRatio: 0.0009,
    off: null,
  } as const

  it('on its peg says how far it strayed, and that there is nothing to predict', () => {
    expect(written(describePegged, held, 'tr')).toMatchObject({
      state: null,
      headline: 'USD Coin olması gereken yerde: 1 dolar.',
      happened: 'Son 30 günde 1 dolardan en çok %0,09 uzaklaştı.',
      stands: 'Şimdi $0,9998.',
      changes: 'Fark %0,5 olursa burada turuncu bir satır görürsün.',
    })
    expect(written(describePegged, held, 'en')).toMatchObject({
      headline: 'USD Coin is where it belongs: 1 dollar.',
      happened: 'In 30 days it strayed from 1 dollar by 0.09% at most.',
      stands: 'Now $0.9998.',
    })
  })

  it('off its peg says so first, by how much and for how long', () => {
    const off = { hours: 3, lowUsd: 0.9885, lowAt: '12.10', volumeRatio: 5.4 }
    const facts = { ...held, name: 'Kuruş Dolar', priceUsd: 0.992, gapRatio: -0.008, widestGapRatio: 0.002, off }
    expect(written(describePegged, facts, 'tr')).toMatchObject({
      state: 'off-peg',
      headline: 'Kuruş Dolar 1 dolardan uzaklaştı: −%0,8, 3 saattir.',
      happened: 'Hacim normalin 5,4 katı; en düşük $0,9885 görüldü, saat 12.10.',
      stands: 'Önceki 30 günde fark %0,2 içinde kalmıştı.',
      changes: '1 dolara dönüp dönmeyeceğini bilmiyoruz; fark %0,5 altına inince bu satır kalkar.',
    })
    const english = written(describePegged, { ...facts, off: { ...off, lowAt: '12:10' } }, 'en')
    expect(english.headline).toBe('Kuruş Dolar is off its peg: −0.8% for 3 hours.')
    expect(english.stands).toBe('In the 30 days before, the gap stayed within 0.2%.')
  })

  it('of another currency names it with its own suffixes', () => {
    const euro = {
      ...held,
      name: 'Euro Coin',
      peg: 'EUR',
      off: { hours: 1, lowUsd: 1.07, lowAt: '09.00', volumeRatio: null },
    } as const
    expect(written(describePegged, { ...euro, gapRatio: 0.011 }, 'tr')).toMatchObject({
      headline: 'Euro Coin 1 avrodan uzaklaştı: +%1,1, 1 saattir.',
      happened: 'O sırada en düşük $1,070 görüldü, saat 09.00.',
    })
    expect(written(describePegged, { ...euro, gapRatio: 0.011 }, 'en').headline).toBe(
      'Euro Coin is off its peg: +1.1% for 1 hour.',
    )
  })
})

it('a wrapped coin leads to the one it follows', () => {
  const facts = {
    ...{ name: 'Wrapped Bitcoin', priceUsd: 65_612, baseName: 'Bitcoin', basePriceUsd: 65_685 },
    ...{ unitsPerCoin: 1, gapRatio: -0.0011, lowGapRatio: -0.003, highGapRatio: 0.002 },
  }
  expect(written(describeWrapped, facts, 'tr')).toMatchObject({
    headline: 'Wrapped Bitcoin bire bir Bitcoin fiyatını izler. Fark şimdi −%0,1.',
    happened: 'Son 30 günde fark −%0,3 ile +%0,2 arasında kaldı.',
    stands: 'Şimdi $65.612; Bitcoin $65.685.',
    instead: 'Analiz için Bitcoin sayfasına geç; burada kredi kullanılmaz.',
  })
  expect(written(describeWrapped, facts, 'en')).toMatchObject({
    headline: 'Wrapped Bitcoin follows Bitcoin one to one. The gap is −0.1% now.',
    happened: 'In 30 days the gap stayed between −0.3% and +0.2%.',
  })
  expect(written(describeWrapped, { ...facts, gapRatio: 0.0005 }, 'tr').headline, 'as the figure below it').toMatch(
    /Fark şimdi \+%0,05\.$/,
  )
})

it('a silent exchange is told with the age of the last price, and what is kept', () => {
  const facts = { name: 'Sui', minutes: 41, lastUsd: 2.148, saved: { at: '13.47', lowUsd: 2.025, highUsd: 2.278 } }
  expect(written(describeSilent, { ...facts, lastAt: '13.51' }, 'tr')).toMatchObject({
    state: 'no-data',
    headline: 'Sui fiyatı 41 dakikadır gelmiyor. Son fiyat 13.51 itibarıyla $2,148.',
    stands: '13.47 analizinde yarın için olası aralık $2,025 – 2,278.',
  })
  expect(written(describeSilent, { ...facts, lastAt: '13:51', saved: null }, 'en')).toMatchObject({
    headline: 'No Sui price for 41 minutes. The last one is $2.148, from 13:51.',
    stands: 'There is no earlier analysis.',
  })
  expect(written(describeWithoutCandles, { name: 'Sui' }, 'en').headline).toContain('No credit is used.')
})

it('a coin that nobody trades says for how long its price has stood', () => {
  const facts = { name: 'BitConnect', priceUsd: 0.68, days: 364 }
  expect(written(describeStill, facts, 'tr')).toMatchObject({
    headline: 'BitConnect fiyatı en az 364 gündür kıpırdamadı. Kredi kullanılmaz.',
    stands: 'Son fiyatı $0,6800.',
  })
  expect(written(describeStill, facts, 'en').headline).toBe(
    'BitConnect has not moved for at least 364 days. No credit is used.',
  )
})

it('a young coin says what is open and when the rest opens', () => {
  expect(describeOpenings(9, 'tr').map(({ text }) => text)).toEqual([
    '15 dakika ve 1 saatlik aralık: açık.',
    '4 saat ve 1 günlük aralık: 21 gün sonra.',
    'Skor ve planlar: 51 gün sonra.',
    'Orta ve uzun vade: 81 gün sonra.',
  ])
  expect(describeOpenings(89, 'en').map(({ inDays }) => inDays)).toEqual([0, 0, 0, 1])
  expect(describeYoungInstead(9, 'en')).toBe('Score and plans in 51 days. Until then this coin uses no credit.')
  expect(describeYoungInstead(60, 'en')).toBeNull()
})
