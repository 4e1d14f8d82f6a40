import { DAY_MS, HOUR_MS, languages, numbersIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import type { Analysis } from '../analysis/analyse.ts'
import { isPlan, type NoPlan } from '../plans/pair.ts'
import type { LivingPlan } from '../plans/plan.ts'
import { comment } from './comment.ts'
import { postureFaults } from './testing/posture.ts'
import { statesOf } from './testing/states.ts'
import { wordingFaults } from './testing/wording.ts'

const states = statesOf(250)
const [{ analysis, coin }] = states.filter(({ analysis: { plans } }) => isPlan(plans.up) && isPlan(plans.down))
if (!isPlan(analysis.plans.up) || !isPlan(analysis.plans.down)) throw new Error('there are both')

const at = Date.UTC(2026, 10, 17, 11, 2)
const frozen = { issuedAt: at, validUntil: at + DAY_MS, state: 'waiting' } as const
const up: LivingPlan = {
  ...{ ...analysis.plans.up, ...frozen, triggerUsd: 124.6, entryUsd: 124.92, stopUsd: 119.9, targetUsd: 134 },
  chances: { ...analysis.plans.up.chances, met: 0.26 },
}
const down: LivingPlan = {
  ...{ ...analysis.plans.down, ...frozen, triggerUsd: 114.8, entryUsd: 114.5, stopUsd: 119.2, targetUsd: 106 },
  chances: { ...analysis.plans.down.chances, met: 0.12 },
}
const begun = { state: 'met', metAt: at, limitAt: Date.UTC(2026, 10, 20, 16) } as const
const none = (side: 'up' | 'down', code: 'too-coarse' | 'other-side'): NoPlan => ({ state: 'none', side, code })

const horizon = analysis.forecasts.horizons['1day']
const range80 = { lowUsd: 116.22, highUsd: 125.16 }
const horizons = { ...analysis.forecasts.horizons, '1day': { ...horizon, range80 } }
const facts = { ...analysis.facts, ageDays: 500 }
function lines(plans: Analysis['plans'], language: 'tr' | 'en') {
  const forecasts = { ...analysis.forecasts, horizons }
  const said = comment({ ...analysis, at, priceUsd: 120.69, facts, forecasts, plans }, coin, language)
  return [said.headline.holding, said.headline.notHolding]
}

describe('the posture', () => {
  it('waits while both plans wait: price, last close that counts, chance', () => {
    expect(lines({ up, down }, 'tr')).toEqual([
      'Bekle. Saatlik kapanış $114,80 altına inerse satış planı başlar; en geç yarın 14.00, ihtimali 20’de 2.',
      'Alma. Saatlik kapanış $124,60 üstüne çıkarsa alış planı başlar; en geç yarın 14.00, ihtimali 20’de 5.',
    ])
    expect(lines({ up, down }, 'en')).toEqual([
      'Wait. The sell plan starts on an hourly close below $114.80 by 14:00 tomorrow; chance 2 of 20.',
      'Stay out. The buy plan starts on an hourly close above $124.60 by 14:00 tomorrow; chance 5 of 20.',
    ])
  })

  it('keeps while the buy plan is on its way, and calls it late to join where the price has run away', () => {
    const plans = { up: { ...up, ...begun }, down: none('down', 'other-side') }
    expect(lines(plans, 'tr')).toEqual([
      'Tut. Alış planı yolda: stop $119,90, hedef $134,00, en geç 20 Kas 19.00.',
      'Yeni planı bekle. Bu plan $124,92 ile başladı, şimdi $120,69; yenisi en geç 20 Kas 19.00.',
    ])
    expect(lines({ up: { ...up, ...begun }, down }, 'en')).toEqual([
      'Keep. The buy plan is on its way: stop $119.90, target $134.00, by 19:00 on 20 Nov.',
      'Wait for the next plan. This one started at $124.92, now $120.69; the next one comes by 19:00 on 20 Nov.',
    ])
    expect(lines({ ...plans, up: { ...plans.up, entryUsd: 118.2 } }, 'tr')[1]).toBe(
      'Bu plan için geç. $118,20 ile başladı, şimdi $120,69; yenisi en geç 20 Kas 19.00.',
    )
    expect(lines({ ...plans, up: { ...plans.up, entryUsd: 118.2 } }, 'en')[1]).toBe(
      'Late for this plan. It started at $118.20, now $120.69; the next one comes by 19:00 on 20 Nov.',
    )
    expect(lines({ ...plans, up: { ...plans.up, entryUsd: 120.69 } }, 'en')[1], 'it began just now').toBe(
      'Wait for the next plan. This one started at $120.69; the next one comes by 19:00 on 20 Nov.',
    )
  })

  it('tells the chance of a plan that was issued hours ago as what it was', () => {
    const early = { issuedAt: at - 5 * HOUR_MS, validUntil: at - 5 * HOUR_MS + DAY_MS }
    const plans = { up: { ...up, ...early }, down: { ...down, ...early } }
    expect(lines(plans, 'tr')[1]).toBe(
      'Alma. Saatlik kapanış $124,60 üstüne çıkarsa alış planı başlar; en geç yarın 09.00. Verildiğinde ihtimali 20’de 5 idi.',
    )
    expect(lines(plans, 'en')[0]).toBe(
      'Wait. The sell plan starts on an hourly close below $114.80 by 09:00 tomorrow. Its chance was 2 of 20 when issued.',
    )
  })

  it('names a sell plan without advice, and the buy plan that waits beside it', () => {
    expect(lines({ up, down: { ...down, ...begun } }, 'tr')[1]).toBe(
      'Alma. Saatlik kapanış $124,60 üstüne çıkarsa alış planı başlar; en geç yarın 14.00, ihtimali 20’de 5.',
    )
    const plans = { up: none('up', 'other-side'), down: { ...down, ...begun } }
    expect(lines(plans, 'tr')).toEqual([
      'Satış planı yolda. $106,00 olursa geri alır, $119,20 olursa vazgeçer; en geç 20 Kas 19.00.',
      'Alma. Satış planı $114,50 ile başladı, en geç 20 Kas 19.00 biter.',
    ])
    expect(lines(plans, 'en')).toEqual([
      'The sell plan is on its way. It buys back at $106.00, or at $119.20 if the price turns, by 19:00 on 20 Nov.',
      'Stay out. The sell plan started at $114.50 and ends by 19:00 on 20 Nov.',
    ])
  })

  it('names both where both are on their way', () => {
    const plans = { up: { ...up, ...begun }, down: { ...down, ...begun, limitAt: begun.limitAt + HOUR_MS } }
    expect(lines(plans, 'tr')).toEqual([
      'Bekle. İki plan da yolda: alış planı $119,90 olursa, satış planı $119,20 olursa durur; en geç 20 Kas 20.00.',
      'Alma. İki plan da yolda, şimdi $120,69; yenisi en geç 20 Kas 19.00.',
    ])
  })

  it('says why a side has no plan, and how far the price can go', () => {
    expect(lines({ up, down: none('down', 'too-coarse') }, 'en')[0]).toBe(
      'Wait. No sell plan: its price moves in steps too large for a plan. Likely range for 14:02 tomorrow: $116.22 – 125.16.',
    )
    const ended = { ...up, state: 'lapsed', endedAt: at } as const
    expect(lines({ up: ended, down }, 'tr')[1]).toBe(
      'Alma. Alış planı yok: önceki bitti, yenisi henüz verilmedi. Fiyatın yarın 14.02 itibarıyla $116,22 altında olma ihtimali 20’de 2.',
    )
  })

  it('falls back to the range where no plan is, with the reason', () => {
    const young = { state: 'none', code: 'too-new', neededDays: 60 } as const
    expect(lines({ up: { ...young, side: 'up' }, down: { ...young, side: 'down' } }, 'tr')).toEqual([
      'Bekle. Bir gün sonrası (yarın 14.02) için olası aralık $116,22 – 125,16.',
      'Alma. Plan yok: coin henüz çok yeni, en az 60 gün gerekir. Fiyatın yarın 14.02 itibarıyla $116,22 altında olma ihtimali 20’de 2.',
    ])
  })
})

it('every coin in both languages has both lines, each with a price, a moment and the chance of its condition', () => {
  const faults = states.flatMap(({ analysis: found, coin: named }) =>
    languages.flatMap(language => {
      const { holding, notHolding } = comment(found, named, language).headline
      return [
        ...postureFaults(found, { holding, notHolding }, language),
        ...[holding, notHolding].flatMap(line => wordingFaults(line, language)),
      ]
    }),
  )
  expect(faults.slice(0, 10)).toEqual([])
})

it('a price of the posture is written as the plan writes it', () => {
  const write = numbersIn('en')
  expect(lines({ up, down }, 'en')[1]).toContain(write.prose(up.triggerUsd))
})
