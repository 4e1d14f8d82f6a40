import { DAY_MS, HOUR_MS, momentMark } from '@pusula/words'
import type { Analysis } from '../analysis/analyse.ts'
import type { Range } from '../facts/past.ts'
import { isPlan, type NoPlan } from '../plans/pair.ts'
import type { LivingPlan } from '../plans/plan.ts'
import { inOrder, plainly, type Saying } from './language.ts'
import { minLevelDays } from './story/new-coin.ts'

/** What the plans of a coin mean for who holds some and for who holds none: a price, a time, and a chance where a condition is named. */
export interface Posture {
  readonly holding: Saying
  readonly notHolding: Saying
}

type Waiting = Extract<LivingPlan, { state: 'waiting' }>
type Begun = Extract<LivingPlan, { state: 'met' }>
type Found = LivingPlan | NoPlan

const isWaiting = (plan: Found): plan is Waiting => plan.state === 'waiting'
const isBegun = (plan: Found): plan is Begun => plan.state === 'met'

/** By situation, the same for everybody. A plan starts and sells by itself: nobody is told to buy or to sell. */
export function postureOf(analysis: Pick<Analysis, 'plans' | 'priceUsd' | 'forecasts' | 'facts' | 'at'>): Posture {
  const { up, down } = analysis.plans
  if (isBegun(up) && isBegun(down)) return bothBegun(up, down, analysis.priceUsd)
  if (isBegun(up)) return buyingBegun(up, analysis.priceUsd)
  if (isBegun(down)) return sellingBegun(down, up, analysis.at)
  const end = endOf(analysis)
  if (!isWaiting(up) && !isWaiting(down))
    return { holding: inOrder(wait, rangeOf(end)), notHolding: inOrder(stayOut, unplanned(up), below(end)) }
  return {
    holding: isWaiting(down)
      ? inOrder(wait, sellCondition(down, analysis.at))
      : inOrder(wait, unplannedSide(down), rangeOf(end)),
    notHolding: isWaiting(up)
      ? inOrder(stayOut, buyCondition(up, analysis.at))
      : inOrder(stayOut, unplannedSide(up), below(end)),
  }
}

const wait = plainly('Bekle.', 'Wait.')
const stayOut = plainly('Alma.', 'Stay out.')

/** The last hourly close that counts. */
export const lastClose = ({ validUntil }: LivingPlan) => momentMark(Math.floor(validUntil / HOUR_MS) * HOUR_MS)

/**
 * Until when a plan waits, with its chance of beginning. That was said when the plan was issued: hours later the price stands elsewhere, and
 * the chance is told as what it was.
 */
export function latest(plan: LivingPlan, at: number): Saying {
  const isFresh = at - plan.issuedAt < HOUR_MS
  return {
    tr: w =>
      isFresh
        ? `en geç ${lastClose(plan)}, ihtimali ${w.outOf(plan.chances.met, 20)}`
        : `en geç ${lastClose(plan)}. Verildiğinde ihtimali ${w.outOf(plan.chances.met, 20)} idi`,
    en: w =>
      isFresh
        ? `by ${lastClose(plan)}; chance ${w.outOf(plan.chances.met, 20)}`
        : `by ${lastClose(plan)}. Its chance was ${w.outOf(plan.chances.met, 20)} when issued`,
  }
}

const buyCondition = (plan: Waiting, at: number): Saying => ({
  tr: w => `Saatlik kapanış ${w.prose(plan.triggerUsd)} üstüne çıkarsa alış planı başlar; ${latest(plan, at).tr(w)}.`,
  en: w => `The buy plan starts on an hourly close above ${w.prose(plan.triggerUsd)} ${latest(plan, at).en(w)}.`,
})

const sellCondition = (plan: Waiting, at: number): Saying => ({
  tr: w => `Saatlik kapanış ${w.prose(plan.triggerUsd)} altına inerse satış planı başlar; ${latest(plan, at).tr(w)}.`,
  en: w => `The sell plan starts on an hourly close below ${w.prose(plan.triggerUsd)} ${latest(plan, at).en(w)}.`,
})

const buyingBegun = ({ entryUsd, stopUsd, targetUsd, limitAt }: Begun, priceUsd: number): Posture => ({
  holding: {
    tr: w =>
      `Tut. Alış planı yolda: stop ${w.prose(stopUsd)}, hedef ${w.prose(targetUsd)}, en geç ${momentMark(limitAt)}.`,
    en: w =>
      `Keep. The buy plan is on its way: stop ${w.prose(stopUsd)}, target ${w.prose(targetUsd)}, by ${momentMark(limitAt)}.`,
  },
  notHolding: tooLate({ entryUsd, limitAt }, priceUsd),
})

/** A plan is joined at its beginning. At a price that is no higher than it began at nobody would call that late. */
function tooLate({ entryUsd, limitAt }: Pick<Begun, 'entryUsd' | 'limitAt'>, priceUsd: number): Saying {
  const [tr, en] =
    priceUsd > entryUsd
      ? (['Bu plan için geç.', 'Late for this plan. It'] as const)
      : (['Yeni planı bekle. Bu plan', 'Wait for the next plan. This one'] as const)
  const now = (entry: string, price: string, word: string) => (entry === price ? '' : `, ${word} ${price}`)
  return {
    tr: w => {
      const [entry, price] = [w.prose(entryUsd, priceUsd), w.prose(priceUsd, entryUsd)]
      return `${tr} ${entry} ile başladı${now(entry, price, 'şimdi')}; yenisi en geç ${momentMark(limitAt)}.`
    },
    en: w => {
      const [entry, price] = [w.prose(entryUsd, priceUsd), w.prose(priceUsd, entryUsd)]
      return `${en} started at ${entry}${now(entry, price, 'now')}; the next one comes by ${momentMark(limitAt)}.`
    },
  }
}

/** A buy plan that waits meanwhile is what matters to who holds none. */
const sellingBegun = ({ entryUsd, stopUsd, targetUsd, limitAt }: Begun, up: Found, at: number): Posture => ({
  holding: {
    tr: w =>
      `Satış planı yolda. ${w.prose(targetUsd)} olursa geri alır, ${w.prose(stopUsd)} olursa vazgeçer; en geç ${momentMark(limitAt)}.`,
    en: w =>
      `The sell plan is on its way. It buys back at ${w.prose(targetUsd)}, or at ${w.prose(stopUsd)} if the price turns, by ${momentMark(limitAt)}.`,
  },
  notHolding: isWaiting(up)
    ? inOrder(stayOut, buyCondition(up, at))
    : {
        tr: w => `Alma. Satış planı ${w.prose(entryUsd)} ile başladı, en geç ${momentMark(limitAt)} biter.`,
        en: w => `Stay out. The sell plan started at ${w.prose(entryUsd)} and ends by ${momentMark(limitAt)}.`,
      },
})

function bothBegun(up: Begun, down: Begun, priceUsd: number): Posture {
  const [first, last] = [Math.min(up.limitAt, down.limitAt), Math.max(up.limitAt, down.limitAt)]
  return {
    holding: {
      tr: w =>
        `Bekle. İki plan da yolda: alış planı ${w.prose(up.stopUsd)} olursa, satış planı ${w.prose(down.stopUsd)} olursa durur; en geç ${momentMark(last)}.`,
      en: w =>
        `Wait. Both plans are on their way: the buy plan stops at ${w.prose(up.stopUsd)}, the sell plan is called off at ${w.prose(down.stopUsd)}, by ${momentMark(last)}.`,
    },
    notHolding: {
      tr: w => `Alma. İki plan da yolda, şimdi ${w.prose(priceUsd)}; yenisi en geç ${momentMark(first)}.`,
      en: w =>
        `Stay out. Both plans are on their way, now ${w.prose(priceUsd)}; the next one comes by ${momentMark(first)}.`,
    },
  }
}

/** Where there is no plan, the likely range says how far it can go: that of an hour while a coin is too young for days. */
interface End extends Range {
  readonly at: number
  readonly isHour: boolean
}

function endOf({ forecasts: { horizons }, facts, at }: Pick<Analysis, 'forecasts' | 'facts' | 'at'>): End {
  return facts.ageDays < minLevelDays
    ? { ...horizons['1hour'].range80, at: at + HOUR_MS, isHour: true }
    : { ...horizons['1day'].range80, at: at + DAY_MS, isHour: false }
}

const rangeOf = ({ lowUsd, highUsd, at, isHour }: End): Saying => ({
  tr: w =>
    `Bir ${isHour ? 'saat' : 'gün'} sonrası (${momentMark(at)}) için olası aralık ${w.proseRange(lowUsd, highUsd)}.`,
  en: w => `Likely range for ${momentMark(at)}: ${w.proseRange(lowUsd, highUsd)}.`,
})

/** Of the 80 % range a tenth lies below, and a tenth above. */
const belowRange = 0.1

const below = ({ lowUsd, at }: End): Saying => ({
  tr: w => `Fiyatın ${momentMark(at)} itibarıyla ${w.prose(lowUsd)} altında olma ihtimali ${w.outOf(belowRange, 20)}.`,
  en: w => `Chance of a price below ${w.prose(lowUsd)} at ${momentMark(at)}: ${w.outOf(belowRange, 20)}.`,
})

/** Why there is no plan at all. */
const unplanned = (plan: Found): Saying => around({ tr: 'Plan yok', en: 'No plan' }, reasonOf(plan))

const unplannedSide = (plan: Found): Saying =>
  around(
    plan.side === 'up' ? { tr: 'Alış planı yok', en: 'No buy plan' } : { tr: 'Satış planı yok', en: 'No sell plan' },
    reasonOf(plan),
  )

const around = (what: { tr: string; en: string }, why: Saying): Saying => ({
  tr: w => `${what.tr}: ${why.tr(w)}.`,
  en: w => `${what.en}: ${why.en(w)}.`,
})

/** As part of a sentence; an ended plan is followed by the next one, which is not there yet. */
export function reasonOf(plan: Found): Saying {
  if (isPlan(plan))
    return plainly('önceki bitti, yenisi henüz verilmedi', 'the last one ended, the next is not out yet')
  switch (plan.code) {
    case 'too-new':
      return plainly(
        `coin henüz çok yeni, en az ${plan.neededDays} gün gerekir`,
        `the coin is too new, it takes ${plan.neededDays} days`,
      )
    case 'too-coarse':
      return plainly('fiyat adımları plan için fazla büyük', 'its price moves in steps too large for a plan')
    case 'too-calm':
      return plainly('o kadar az oynuyor ki masraf kazancı götürür', 'it moves so little that fees would eat it up')
    case 'other-side':
      return plainly('öteki yöndeki plan sürüyor', 'the opposite plan is under way')
  }
}
