import { type Both, currencySigns, DAY_MS, type Language, numbersIn, zonedDay } from '@pusula/words'
import type { CalendarEntry } from '../../platform/ics.ts'
import type { EndingAlert } from '../notifications/index.ts'
import type { SealedPlan } from '../record/index.ts'

/** Retention of past events: a month. */
const retentionMs = 30 * DAY_MS

interface Words {
  alert(coin: string, target: string): string
  plan: Record<'up' | 'down', (coin: string) => string>
  waits(plan: string): string
  limit(plan: string): string
  graded(held: number, graded: number): string
  gradedSays: string
  next: string
}

const words: Both<Words> = {
  tr: {
    alert: (coin, target) => `${coin} alarmı biter${target && `: ${target}`}`,
    plan: { up: coin => `${coin} alış planı`, down: coin => `${coin} satış planı` },
    waits: plan => `${plan}: koşul için son saat`,
    limit: plan => `${plan}: süresi biter`,
    graded: (held, graded) => `Aralıkta kalan: ${held} / ${graded}`,
    gradedSays: 'Coinlerinin günlük olası aralıkları; 5’te 4 beklenir. Yatırım tavsiyesi değildir.',
    next: 'Dünkü aralıkların sonucu',
  },
  en: {
    alert: (coin, target) => `${coin} alert ends${target && `: ${target}`}`,
    plan: { up: coin => `${coin} buy plan`, down: coin => `${coin} sell plan` },
    waits: plan => `${plan}: last hour to start`,
    limit: plan => `${plan}: time runs out`,
    graded: (held, graded) => `Stayed in range: ${held} of ${graded}`,
    gradedSays: 'The daily likely ranges of your coins; 4 in 5 is expected. Not investment advice.',
    next: 'Yesterday’s ranges, graded',
  },
}

const pricedKinds: readonly EndingAlert['kind'][] = ['above', 'below', 'touch', 'close']
const holds = (at: Date, now: Date) => at.getTime() > now.getTime() - retentionMs

/** When alerts end; one that rang before or was removed is off. */
export const alertEntries = (alerts: readonly EndingAlert[], language: Language, url: string, now: Date) =>
  alerts
    .filter(({ endsAt }) => holds(endsAt, now))
    .map(({ id, symbol, kind, target, currency, createdAt, endsAt, overAt }): CalendarEntry => {
      const price = pricedKinds.includes(kind) ? numbersIn(language).in(currencySigns[currency]).price(target) : ''
      const isCancelled = overAt !== null && overAt < endsAt
      return {
        ...{ id: `alert-${id}`, title: words[language].alert(symbol, price), url, at: endsAt, isCancelled },
        changedAt: overAt ?? createdAt,
      }
    })

/** Until when followed plans wait for their condition, and until when those that began run. */
export const planEntries = (plans: readonly SealedPlan[], language: Language, url: string, now: Date) =>
  plans.flatMap((plan): CalendarEntry[] => {
    const t = words[language]
    const title = t.plan[plan.side](plan.symbol)
    const changedAt = new Date('endedAt' in plan ? plan.endedAt : 'metAt' in plan ? plan.metAt : plan.issuedAt)
    const hasBegun = 'metAt' in plan
    const waits = { id: `plan-${plan.id}-start`, title: t.waits(title), at: new Date(plan.validUntil) }
    const limit = hasBegun && { id: `plan-${plan.id}-end`, title: t.limit(title), at: new Date(plan.limitAt) }
    const hasEndedBefore = limit && 'endedAt' in plan && plan.endedAt < limit.at.getTime()
    return [
      { ...waits, url, changedAt, isCancelled: hasBegun },
      ...(limit ? [{ ...limit, url, changedAt, isCancelled: hasEndedBefore === true }] : []),
    ].filter(({ at }) => holds(at, now))
  })

export interface GradedMorning {
  at: Date
  graded: number
  held: number
}

/** How many of somebody's coins stayed in range on each day, and when the next day is graded. */
export function gradedEntries(
  mornings: readonly GradedMorning[],
  { language, zone, url, nextAt }: { language: Language; zone: string; url: string; nextAt: Date },
): CalendarEntry[] {
  const t = words[language]
  const days = mornings
    .filter(({ graded }) => graded > 0)
    .map(({ at, graded, held }): CalendarEntry => {
      // What is told in the morning is the day that went before it.
      const day = zonedDay(at.getTime() - DAY_MS, zone)
      return { id: `graded-${day}`, title: t.graded(held, graded), text: t.gradedSays, url, at: day, changedAt: at }
    })
  const last = mornings[0]
  if (!days.length || !last) return days
  return [...days, { id: 'graded-next', title: t.next, url, at: nextAt, changedAt: last.at }]
}
