import { expect, it } from 'vitest'
import { demoRealReturn } from '../../../demo/portfolio.ts'
import { cardOf, saysOf } from './share.ts'

const reply = demoRealReturn({ currency: 'TRY' })

it('holds percents, the span, the index and its month, and no amount of money or coins', () => {
  for (const language of ['tr', 'en'] as const) {
    const card = cardOf(reply, language, true)!
    const all = [saysOf(card), card.span].join(' ')
    expect(all).not.toMatch(/[₺$€]/)
    expect(all).toContain('TÜİK')
    expect(card.bars[0]).toMatchObject({ isMine: true })
    expect(card.bars.length).toBeGreaterThan(3)
    expect(card.figure).toMatch(/%/)
    for (const number of all.match(/\d+([.,]\d+)*/g) ?? [])
      expect(Number(number.replace(',', '.')), number).toBeLessThan(2_100)
  }
})

it('leaves the rivals out where they are not wanted, and prices where none are compared', () => {
  expect(cardOf(reply, 'en', false)?.bars).toEqual([])
  const bare = cardOf(demoRealReturn({ currency: 'TRY', index: 'none' }), 'en', true)
  expect(bare).toMatchObject({ label: 'My return, in lira', foot: 'Not investment advice' })
  expect(cardOf({ ...reply, returns: null }, 'en', true)).toBeNull()
})
