import { describe, expect, it } from 'vitest'
import { english } from './lexicon/english.ts'
import { spokenOf } from './lexicon/lexicon.ts'
import { subjects } from './lexicon/subjects.ts'
import { turkish } from './lexicon/turkish.ts'
import { englishStem } from './stems.ts'
import { themesOf } from './themes.ts'
import { type Tone, toneOf } from './tone.ts'
import { wordsOf } from './words.ts'

const inEnglish: [Tone, string][] = [
  [1, 'Bitcoin surges past $150,000 to a new all-time high'],
  [1, 'Solana wallet maker raises $40 million in Series B funding'],
  [1, 'SEC approves first spot Cardano ETF'],
  [1, 'Swiss bank partners with custodian to offer crypto trading to clients'],
  [1, 'Judge dismisses lawsuit against exchange'],
  [-1, 'Hackers drain $80 million from lending protocol'],
  [-1, 'Ether tumbles below $2,000 as traders flee risk'],
  [-1, 'Exchange founder sentenced to 12 years in prison for fraud'],
  [-1, 'Crypto lender halts withdrawals and files for bankruptcy'],
  [-1, 'SEC rejects application for spot ETF'],
  [1, 'Judge dismisses fraud case against developer'],
  [1, 'Bitcoin erases losses as Fed calms markets'],
  [1, 'Exchange denies hack, says funds are safe'],
  [-1, 'Bitcoin ETF outflows rise to $900 million'],
  [-1, 'Record outflows hit bitcoin funds'],
  [-1, 'Ransomware payments rise to record'],
  [0, 'Is Bitcoin dead?'],
  [0, 'Regulator to testify before Senate committee next week'],
  [0, 'What is a hardware wallet? A guide for beginners'],
  [0, 'Bitcoin trades flat ahead of Fed decision'],
  [0, 'Central bank to publish paper on digital currency next week'],
  [0, 'Podcast: the history of stablecoins'],
]

const inTurkish: [Tone, string][] = [
  [1, 'Bitcoin rekor kırdı: 150 bin dolar aşıldı'],
  [1, 'Kripto borsası 20 milyon dolar yatırım aldı'],
  [1, 'SEC, Ethereum ETF başvurusunu onayladı'],
  [-1, 'Kripto borsası iflas başvurusu yaptı'],
  [-1, 'Bitcoin yüzde 8 düştü, piyasada panik satışı'],
  [-1, 'DeFi protokolü saldırıya uğradı: 30 milyon dolar çalındı'],
  [0, 'Ethereum nedir? Nasıl çalışır?'],
  [0, 'Bitcoin ne kadar oldu? Güncel fiyatı'],
]

describe('the tone of a headline', () => {
  it.each(inEnglish)('is %i: %s', (tone, text) => expect(toneOf(text, 'en').tone).toBe(tone))
  it.each(inTurkish)('is %i: %s', (tone, text) => expect(toneOf(text, 'tr').tone).toBe(tone))

  it('does not depend on the coin it is about', () => {
    const tones = ['Bitcoin', 'XRP', 'Dogecoin', 'Chainlink'].map(coin => toneOf(`${coin} jumps 12% in a day`, 'en'))
    expect(new Set(tones.map(({ confidence }) => confidence)).size).toBe(1)
  })

  it('comes with a confidence between a third and one', () => {
    for (const [, text] of inEnglish) {
      expect(toneOf(text, 'en').confidence).toBeGreaterThan(1 / 3)
      expect(toneOf(text, 'en').confidence).toBeLessThanOrEqual(1)
    }
  })

  it('has an answer for text without words', () => {
    for (const text of ['', '???', '\u0000', '🚀🚀🚀', 'ĞÜŞİÖÇ']) expect([-1, 0, 1]).toContain(toneOf(text, 'tr').tone)
  })
})

describe('the lexicon', () => {
  const themes = (text: string, language: 'en' | 'tr') => {
    const words = wordsOf(text, language)
    return themesOf[language](words, words.map(englishStem)).map(({ theme, isDenied }) =>
      isDenied ? `-${theme}` : theme,
    )
  }

  it('prefers a phrase to the words in it', () => {
    expect(themes('lifts ban', 'en')).toEqual(['undo'])
    expect(themes('sert yükseliş', 'tr')).toEqual(['rise'])
  })

  it('finds the subject, which alone is neither good nor bad', () => {
    expect(themes('SEC approves fund', 'en').slice(0, 2)).toEqual(['office', 'approve'])
    expect(Object.keys(subjects).filter(theme => !spokenOf.has(theme as keyof typeof subjects))).toEqual([])
  })

  it('handles negation', () => {
    expect(themes('did not collapse', 'en')).toEqual(['-collapse'])
    expect(themes('yükselmedi', 'tr')).toEqual(['-rise'])
  })

  it.each([
    ['en', { ...english, ...subjects }, (entry: string) => wordsOf(entry, 'en').map(englishStem).join(' ')],
    ['tr', turkish, (entry: string) => entry],
  ] as const)('says one thing once (%s)', (_, lexicon, key) => {
    const entries = Object.values(lexicon).flatMap(list =>
      list.split(',').map(entry => key(entry.trim().replace(/\s+/g, ' '))),
    )
    expect(entries.filter((entry, i) => !entry || entries.indexOf(entry) < i)).toEqual([])
    expect(entries.length).toBeGreaterThan(700)
  })
})
