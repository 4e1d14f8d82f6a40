import type { Language } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { demoRealReturn } from '../../../demo/portfolio.ts'
import type { RealReturn, Returns } from '../queries.ts'
import { headSentence } from './sentence.ts'

function realReturnWith(change: Partial<Returns>, more: Partial<RealReturn> = {}): RealReturn {
  const reply = demoRealReturn({ currency: 'TRY' })
  if (!reply.returns) throw new Error('the demo holds something')
  return { ...reply, ...more, returns: { ...reply.returns, ...change } }
}

const rival = (name: 'gold' | 'deposit', rate: number): Returns['rivals'][number] => ({
  ...{ name, rate, realRate: null, ranOutOn: null, line: [] },
})

/** With the rates in their places, rounded to whole percents. */
function said(reply: RealReturn, language: Language): string {
  const sentence = headSentence(reply, language)
  if (!sentence) return ''
  return sentence.text.replace(/\{(\w+)\}/g, (_, name: keyof typeof sentence.rates) => {
    const rate = sentence.rates[name]
    return rate === undefined ? '?' : `${Math.round(100 * rate)}`
  })
}

const gained = { nominalRate: 0.41, realRate: -0.03, dollarRate: 0.09, rivals: [rival('gold', 0.58)], why: null }

describe('the sentence of the head', () => {
  it('says lira, prices, dollars and the best rival, good or bad', () => {
    expect(said(realReturnWith(gained), 'tr')).toBe(
      'Lirayla 41, fiyat artışı düşülünce -3. Dolarla 9. Altın alsaydın 58.',
    )
    expect(said(realReturnWith(gained), 'en')).toBe(
      'In lira 41, after price rises -3. In dollars 9. Gold would have made 58.',
    )
    const lost = { nominalRate: -0.12, realRate: -0.39, dollarRate: -0.32, why: null }
    const rivals = [rival('gold', -0.05), rival('deposit', 0.48)]
    expect(said(realReturnWith({ ...lost, rivals }), 'tr')).toBe(
      'Lirayla -12, fiyat artışı düşülünce -39. Dolarla -32. Mevduat 48 yapardı.',
    )
  })

  it('says so when nothing did better', () =>
    expect(said(realReturnWith({ ...gained, rivals: [rival('gold', 0.2)] }), 'en')).toContain('You beat them all.'))

  it('speaks of the prices of the money that is read', () => {
    const dollars = realReturnWith({ ...gained, dollarRate: null }, { currency: 'USD', index: 'us' })
    expect(said(dollars, 'tr')).toBe('Dolarla 41, ABD fiyatları düşülünce -3. Altın alsaydın 58.')
    expect(said({ ...dollars, currency: 'EUR' }, 'en')).toMatch(/^In euros 41, after euro-area prices -3\./)
  })

  it('leaves prices out where they are too old, unknown or not wanted, and says which', () => {
    const old = realReturnWith({ ...gained, realRate: null, why: 'old', knownUntil: '2026-07' })
    expect(said(old, 'tr')).toBe(
      'Lirayla 41, dolarla 9. Altın alsaydın 58. Fiyat verisi temmuz 2026 ayında kaldı; o yüzden alım gücü gösterilmiyor.',
    )
    const none = realReturnWith({ ...gained, realRate: null, why: 'none' }, { index: 'none' })
    expect(said(none, 'en')).toBe('In lira 41, in dollars 9. Gold would have made 58.')
  })

  it('of young money tells only what can be told', () => {
    const young = realReturnWith({ ...gained, realRate: null, why: 'short', ageDays: 22 })
    expect(said(young, 'en')).toBe(
      'Your purchases are 3 weeks old. The comparison with prices starts after a month. In dollars 9.',
    )
  })

  it('says nothing of nothing', () => expect(headSentence({ ...realReturnWith({}), returns: null }, 'tr')).toBeNull())
})
