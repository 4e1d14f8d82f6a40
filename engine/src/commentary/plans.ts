import type { Analysis } from '../analysis/analyse.ts'
import type { NoPlan, Plan } from '../plans/plan.ts'
import type { Choose, Variants } from './choose.ts'
import { inOrder, plainly, type Saying } from './language.ts'

/** What is so now, and what may be done once a condition is met. */
export function saySpot({ plans: { up, down } }: Analysis, choose: Choose): Saying {
  const isNone = up.kind === 'none' && down.kind === 'none'
  if (isNone) return inOrder(plainly('Plan yok.', 'No plan.'), refusalOf(up))
  return inOrder(choose('plan', waits), sayUp(up), sayDown(down), choose('plan end', ends))
}

const waits: Variants = [
  plainly('Şimdi bekle: iki koşul da oluşmadı.', 'Wait for now: neither condition is met.'),
  plainly('Bekle.', 'Wait.'),
  plainly('Şimdi bekle.', 'Wait for now.'),
]

/** How such plans ended is counted and stands beside each; a sentence that knows it beforehand would contradict some of them. */
const ends: Variants = [
  plainly('Plan düzen verir; kazanç sözü vermez.', 'A plan gives order; it promises no profit.'),
  plainly('Bu bir düzen; kazanç sözü değil.', 'This is order, not a promise of profit.'),
]

function sayUp(plan: Plan | NoPlan): Saying {
  if (plan.kind === 'none') return noneOf(plan)
  const { conditionUsd, stopUsd, targetUsd } = plan
  const odds = oddsOf(plan)
  return {
    tr: w =>
      `${w.prose(conditionUsd)} üstünde saatlik kapanış gelirse stop ${w.prose(stopUsd)}, hedef ${w.prose(targetUsd)}: ${odds.tr(w)}.`,
    en: w =>
      `On an hourly close above ${w.prose(conditionUsd)}: stop ${w.prose(stopUsd)}, target ${w.prose(targetUsd)}; ${odds.en(w)}.`,
  }
}

/** Selling without borrowed money is for those who hold the coin. */
function sayDown(plan: Plan | NoPlan): Saying {
  if (plan.kind === 'none') return noneOf(plan)
  const { conditionUsd, stopUsd, targetUsd } = plan
  const odds = oddsOf(plan)
  return {
    tr: w =>
      `Elinde varsa: ${w.prose(conditionUsd)} altında saatlik kapanışta sat, hedefte (${w.prose(targetUsd)}) geri al, stopta (${w.prose(stopUsd)}) vazgeç: ${odds.tr(w)}.`,
    en: w =>
      `If you hold some: on an hourly close below ${w.prose(conditionUsd)} sell, buy back at the target (${w.prose(targetUsd)}), call it off at the stop (${w.prose(stopUsd)}); ${odds.en(w)}.`,
  }
}

/** What comes first within a day of the entry. */
const oddsOf = ({ withinDay: { targetFirst, stopFirst } }: Plan): Saying => ({
  tr: w => {
    const { first, second, neither } = w.odds(targetFirst, stopFirst)
    return `önce hedef ${first}, önce stop ${second}, hiçbiri ${neither}`
  },
  en: w => {
    const { first, second, neither } = w.odds(targetFirst, stopFirst)
    return `target first ${first}, stop first ${second}, neither ${neither}`
  },
})

const sides = { up: { tr: 'Yukarı', en: 'upside' }, down: { tr: 'Aşağı', en: 'downside' } }

const noneOf = (plan: NoPlan): Saying =>
  inOrder(plainly(`${sides[plan.side].tr} plan yok.`, `No ${sides[plan.side].en} plan.`), refusalOf(plan))

/** Why there is no plan. */
function refusalOf(plan: Plan | NoPlan): Saying {
  if (plan.kind === 'plan') return plainly('Stop kaldıraç için fazla uzakta.', 'The stop is too far away for leverage.')
  if (plan.code === 'too-new')
    return plainly(
      `Plan için geçmiş henüz kısa: en az ${plan.neededDays} gün gerekir.`,
      `Too little history for a plan: it takes ${plan.neededDays} days.`,
    )
  return {
    tr: w => `Stop en az ${w.size(plan.stopDistanceRatio)} uzakta olmalı; bu risk plan için fazla.`,
    en: w => `The stop would have to be ${w.size(plan.stopDistanceRatio)} away; too much risk for a plan.`,
  }
}

type LeveragedPlan = Plan & { readonly leverage: NonNullable<Plan['leverage']> }

const isLeveraged = (plan: Plan | NoPlan): plan is LeveragedPlan => plan.kind === 'plan' && plan.leverage !== null

/** The same plans with borrowed money: how far the liquidation is, and what is lost at the stop. */
export function sayLeveraged({ plans: { up, down } }: Analysis): Saying {
  const wait = plainly('Bekle.', 'Wait.')
  const grows = plainly('Kaldıraç kazanç gibi kaybı da büyütür.', 'Leverage multiplies losses as well as gains.')
  const plan = [up, down].find(isLeveraged)
  if (!plan) return inOrder(wait, refusalOf(up), grows)
  const { entryUsd, leverage } = plan
  const { times, liquidationUsd, liquidationChance, lossAtStopRatio, resultRatio } = leverage
  const awayRatio = Math.abs(liquidationUsd / entryUsd - 1)
  return inOrder(
    wait,
    {
      tr: w =>
        `${times}× ile tasfiye yaklaşık ${w.prose(liquidationUsd)}, ${w.size(awayRatio)} uzakta; 7 günde oraya değme ihtimali ${w.chance(liquidationChance)}.`,
      en: w =>
        `At ${times}×, liquidation at about ${w.prose(liquidationUsd)}, ${w.size(awayRatio)} away; chance of touching it in 7 days ${w.chance(liquidationChance)}.`,
    },
    {
      tr: w =>
        `Stopta kayıp, yatırılanın ${w.size(lossAtStopRatio)} kadarı; masraf ve fonlama sonrası ortalama ${w.part(resultRatio, 1)}.`,
      en: w =>
        `At the stop the loss is ${w.size(lossAtStopRatio)} of the stake; the average after fees and funding is ${w.part(resultRatio, 1)}.`,
    },
    grows,
  )
}
