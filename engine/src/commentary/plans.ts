import type { Analysis } from '../analysis/analyse.ts'
import { leveragesFor, usualLeverage } from '../plans/leverage.ts'
import { isPlan, type NoPlan } from '../plans/pair.ts'
import { isAlive, type LivingPlan } from '../plans/plan.ts'
import { inOrder, plainly, type Saying } from './language.ts'
import { latest, reasonOf } from './posture.ts'
import { capitalised } from './words.ts'

/** What becomes of the plans of either side, and why one has none. */
export function describeSpot({ plans: { up, down }, at }: Pick<Analysis, 'plans' | 'at'>): Saying {
  if (!isAlive(up) && !isAlive(down)) return inOrder(plainly('Plan yok.', 'No plan.'), sentenceOf(reasonOf(up)))
  return inOrder(describePlan(up, at), describePlan(down, at))
}

const describePlan = (plan: LivingPlan | NoPlan, at: number): Saying => {
  if (plan.state === 'waiting') return describeWaiting[plan.side](plan, at)
  if (plan.state === 'met') return describeBegun[plan.side](plan)
  return inOrder(noneOf[plan.side], sentenceOf(reasonOf(plan)))
}

type SayPlan = (plan: LivingPlan, at: number) => Saying

const describeWaiting: Record<LivingPlan['side'], SayPlan> = {
  up: (plan, at) => ({
    tr: w =>
      `Alış planı, saatlik kapanış ${w.prose(plan.triggerUsd)} üstüne çıkarsa başlar; ${latest(plan, at).tr(w)}. Stop ${w.prose(plan.stopUsd)}, hedef ${w.prose(plan.targetUsd)}.`,
    en: w =>
      `The buy plan starts on an hourly close above ${w.prose(plan.triggerUsd)} ${latest(plan, at).en(w)}. Stop ${w.prose(plan.stopUsd)}, target ${w.prose(plan.targetUsd)}.`,
  }),
  down: (plan, at) => ({
    tr: w =>
      `Satış planı elinde coin olanlar içindir; saatlik kapanış ${w.prose(plan.triggerUsd)} altına inerse başlar, ${latest(plan, at).tr(w)}. ${w.prose(plan.targetUsd)} olursa geri alır, ${w.prose(plan.stopUsd)} olursa vazgeçer.`,
    en: w =>
      `The sell plan is for holders; it starts on an hourly close below ${w.prose(plan.triggerUsd)} ${latest(plan, at).en(w)}. It buys back at ${w.prose(plan.targetUsd)} and is called off at ${w.prose(plan.stopUsd)}.`,
  }),
}

const describeBegun: Record<LivingPlan['side'], (plan: LivingPlan) => Saying> = {
  up: ({ entryUsd, stopUsd, targetUsd }) => ({
    tr: w =>
      `Alış planı ${w.prose(entryUsd)} ile başladı: stop ${w.prose(stopUsd)}, hedef ${w.prose(targetUsd)}. Katılmak isteyen bir sonrakini bekler.`,
    en: w =>
      `The buy plan started at ${w.prose(entryUsd)}: stop ${w.prose(stopUsd)}, target ${w.prose(targetUsd)}. To join, wait for the next one.`,
  }),
  down: ({ entryUsd, stopUsd, targetUsd }) => ({
    tr: w =>
      `Satış planı ${w.prose(entryUsd)} ile başladı: ${w.prose(targetUsd)} olursa geri alır, ${w.prose(stopUsd)} olursa vazgeçer.`,
    en: w =>
      `The sell plan started at ${w.prose(entryUsd)}: buy back at ${w.prose(targetUsd)}, call it off at ${w.prose(stopUsd)}.`,
  }),
}

const noneOf = {
  up: plainly('Alış planı yok.', 'No buy plan.'),
  down: plainly('Satış planı yok.', 'No sell plan.'),
}

const sentenceOf = ({ tr, en }: Saying): Saying => ({
  tr: w => `${capitalised.tr(tr(w))}.`,
  en: w => `${capitalised.en(en(w))}.`,
})

/** The same plans with borrowed money: how far the liquidation is, and what is lost at the stop. */
export function describeLeveraged({ plans: { up, down }, forecasts }: Pick<Analysis, 'plans' | 'forecasts'>): Saying {
  const grows = plainly('Kaldıraç kazanç gibi kaybı da büyütür.', 'Leverage multiplies losses as well as gains.')
  const found = [up, down].filter(isPlan).find(isAlive)
  if (!found) return inOrder(sentenceOf(reasonOf(up)), grows)
  const leverage = usualLeverage(leveragesFor(found, forecasts))
  if (!leverage)
    return inOrder(plainly('Stop kaldıraç için fazla uzakta.', 'The stop is too far away for leverage.'), grows)
  const { times, liquidationUsd, liquidationChance, lossAtStopRatio } = leverage
  const awayRatio = liquidationUsd / found.entryUsd - 1
  const [side, way] = awayRatio < 0 ? ['altında', 'below'] : ['üstünde', 'above']
  return inOrder(
    {
      tr: w =>
        `${times}× ile tasfiye yaklaşık ${w.prose(liquidationUsd)}, girişin ${w.size(awayRatio)} ${side}; 7 günde oraya değme ihtimali ${w.chance(liquidationChance)}.`,
      en: w =>
        `At ${times}×, liquidation at about ${w.prose(liquidationUsd)}, ${w.size(awayRatio)} ${way} the entry; chance of touching it in 7 days ${w.chance(liquidationChance)}.`,
    },
    {
      tr: w => `Stop olursa kayıp, yatırılan paranın ${w.size(lossAtStopRatio)} kadarı.`,
      en: w => `At the stop the loss is ${w.size(lossAtStopRatio)} of the stake.`,
    },
    grows,
  )
}
