import type { Analysis } from '../analysis/analyse.ts'
import type { NoPlan, Plan } from '../plans/plan.ts'
import { feeRatio } from '../plans/trade.ts'
import { choose, hashOf } from './choose.ts'
import { type Coin, inOrder, type Saying } from './language.ts'

/** Why to wait, and what may be done once a condition is met. */
export function saySpot({ plans: { up, down } }: Analysis, { symbol }: Coin): Saying {
  return inOrder(choose(waits, hashOf(`${symbol} plans`)), sayUp(up), sayDown(down), ...use(up, down))
}

/** The same plans with borrowed money. */
export function sayLeveraged({ plans: { up, down } }: Analysis, { symbol }: Coin): Saying {
  const plan = [up, down].find(isLeveraged)
  const [first] = [choose(leveragedWaits, hashOf(`${symbol} plans`))]
  return plan ? inOrder(first, ...sayLeverage(plan)) : inOrder(first, none(up))
}

const waits: [Saying, Saying] = [
  {
    tr: () => 'Bekle: fiyatın hangi yöne gideceğini gösteren bir ölçüm yok.',
    en: () => 'Wait: nothing that was measured tells which way the price goes.',
  },
  {
    tr: () => 'Şimdi bekle: ölçtüğümüz hiçbir şey yönü önceden göstermedi.',
    en: () => 'Wait for now: nothing we measured has shown the direction beforehand.',
  },
]

const leveragedWaits: [Saying, Saying] = [
  {
    tr: () => 'Bekle: kaldıraç kazanç gibi kaybı da büyütür, masrafı da.',
    en: () => 'Wait: leverage multiplies losses as well as gains, and the fees too.',
  },
  {
    tr: () => 'Bekle: yön bilinmezken kaldıraç yalnızca payları büyütür, masrafla birlikte.',
    en: () => 'Wait: while the direction is unknown, leverage only makes the stakes larger, fees included.',
  },
]

function sayUp(plan: Plan | NoPlan): Saying {
  if (plan.kind === 'none') return none(plan)
  return inOrder(
    {
      tr: write => `Saatlik mum ${write.price(plan.conditionUsd)} üstünde kapanırsa:`,
      en: write => `If an hourly candle closes above ${write.price(plan.conditionUsd)}:`,
    },
    {
      tr: write =>
        `giriş ${write.price(plan.entryUsd)}, stop ${write.price(plan.stopUsd)}, hedef ${write.price(plan.targetUsd)};`,
      en: write =>
        `entry ${write.price(plan.entryUsd)}, stop ${write.price(plan.stopUsd)}, target ${write.price(plan.targetUsd)};`,
    },
    sayOdds(plan),
  )
}

/** Selling without borrowed money is for those who hold the coin. */
function sayDown(plan: Plan | NoPlan): Saying {
  if (plan.kind === 'none') return none(plan)
  return inOrder(
    {
      tr: write => `${write.price(plan.conditionUsd)} altında kapanırsa, elinde olanlar için:`,
      en: write => `If one closes below ${write.price(plan.conditionUsd)}, for holders:`,
    },
    {
      tr: write =>
        `satış ${write.price(plan.entryUsd)}, geri alım (hedef) ${write.price(plan.targetUsd)}, vazgeçme (stop) ${write.price(plan.stopUsd)};`,
      en: write =>
        `sell at ${write.price(plan.entryUsd)}, buy back at the target of ${write.price(plan.targetUsd)}, call it off at the stop of ${write.price(plan.stopUsd)};`,
    },
    sayOdds(plan),
  )
}

const sayOdds = ({ withinDay, inTheEnd }: Plan): Saying => ({
  tr: write =>
    `bir gün içinde önce hedef ${write.chance(withinDay.targetFirst)}, önce stop ${write.chance(withinDay.stopFirst)}; sonunda ${write.chance(inTheEnd.targetFirst)} ve ${write.chance(inTheEnd.stopFirst)}.`,
  en: write =>
    `target first within a day ${write.chance(withinDay.targetFirst)}, stop first ${write.chance(withinDay.stopFirst)}; in the end ${write.chance(inTheEnd.targetFirst)} and ${write.chance(inTheEnd.stopFirst)}.`,
})

/** What a plan is worth, and what it is good for. */
const use = (...plans: readonly (Plan | NoPlan)[]): Saying[] =>
  plans.every(({ kind }) => kind === 'none')
    ? []
    : [
        {
          tr: write =>
            `Böyle planlar ortalamada bir şey kazandırmaz, masrafı (${write.part(2 * feeRatio, 2)}) götürür;`,
          en: write => `On average such plans earn nothing and cost their fees (${write.part(2 * feeRatio, 2)});`,
        },
        {
          tr: () => 'nerede yanılmış olacağını, yerin nerede bittiğini ve ne kadar riske gireceğini gösterir.',
          en: () => 'they show where you were wrong, where the room ends and how much to risk.',
        },
      ]

type LeveragedPlan = Plan & { readonly leverage: NonNullable<Plan['leverage']> }

const isLeveraged = (plan: Plan | NoPlan): plan is LeveragedPlan => plan.kind === 'plan' && plan.leverage !== null

const sides = { up: { tr: 'yukarı', en: 'upward' }, down: { tr: 'aşağı', en: 'downward' } }

const sayLeverage = ({ side, stopUsd, leverage }: LeveragedPlan): Saying[] => [
  {
    tr: write =>
      `${leverage.times}× ile ${sides[side].tr} planın stopu ${write.price(stopUsd)}, tasfiye yaklaşık ${write.price(leverage.liquidationUsd)};`,
    en: write =>
      `At ${leverage.times}× the ${sides[side].en} plan has its stop at ${write.price(stopUsd)} and liquidation at about ${write.price(leverage.liquidationUsd)};`,
  },
  {
    tr: write => `yedi günde oraya değme ihtimali ${write.chance(leverage.liquidationChance)}.`,
    en: write => `the chance of touching that within seven days is ${write.chance(leverage.liquidationChance)}.`,
  },
  {
    tr: write =>
      `Stop gelirse yatırılan tutardan kayıp ${write.part(leverage.lossAtStopRatio, 2)}; masraf ve fonlama sonrası ortalama sonuç ${write.part(leverage.resultRatio, 2)}.`,
    en: write =>
      `At the stop the loss is ${write.part(leverage.lossAtStopRatio, 2)} of the stake; after fees and funding the average result is ${write.part(leverage.resultRatio, 2)}.`,
  },
]

function none(plan: Plan | NoPlan): Saying {
  if (plan.kind === 'plan')
    return { tr: () => 'Stop kaldıraç için fazla uzakta.', en: () => 'The stop is too far away for leverage.' }
  const side = sides[plan.side]
  if (plan.code === 'too-new')
    return {
      tr: () => `Plan için geçmiş henüz kısa: en az ${plan.neededDays} gün gerekiyor.`,
      en: () => `There is too little history for a plan: it takes ${plan.neededDays} days.`,
    }
  return {
    tr: write =>
      `Şimdi ${side.tr} plan yok: stop en az ${write.part(plan.stopDistanceRatio, 2)} uzakta olmalı, bu risk plan için fazla.`,
    en: write =>
      `There is no ${side.en} plan now: its stop would have to be ${write.part(plan.stopDistanceRatio, 2)} away, too much risk for a plan.`,
  }
}
