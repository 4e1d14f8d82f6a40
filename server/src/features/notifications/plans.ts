import { type JurisdictionProfile, profileOf } from '@pusula/contract'
import { type Both, type Language, numbersIn } from '@pusula/words'
import type { Tx } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'
import { type Message, send } from '../channels/index.ts'
import { coinPath, named } from './alerts/messages.ts'

/** Notification of a plan that begins or ends. */
interface NotifiedPlan {
  plan: {
    id: number
    symbol: string
    side: 'up' | 'down'
    state: string
    entryUsd: number
    stopUsd: number
    targetUsd: number
    resultRatio?: number
  }
  name: string
}

type Words = Pick<Message, 'title' | 'body'>
interface Facts {
  coin: string
  entry: string
  stop: string
  target: string
  result: string
}

type Wording = JurisdictionProfile['wording']

const sides: Record<Wording, Both<Record<'up' | 'down', string>>> = {
  ideas: { tr: { up: 'alış planı', down: 'satış planı' }, en: { up: 'buy plan', down: 'sell plan' } },
  scenarios: {
    tr: { up: 'yukarı senaryosu', down: 'aşağı senaryosu' },
    en: { up: 'upside scenario', down: 'downside scenario' },
  },
}

type Sayings = Both<Record<string, (side: string, facts: Facts) => Words>>

/** Of a plan: alış planı, alış planının. Both sides end in the vowel that their suffix repeats. */
const genitive = (side: string) => `${side}n${side.at(-1)}n`

const ideas: Sayings = {
  tr: {
    met: (side, { coin, entry, stop, target }) => ({
      title: `${coin}: ${side} başladı`,
      body: `Koşul oluştu, başlangıç ${entry}. Stop ${stop}, hedef ${target}.`,
    }),
    target: (side, { coin, result }) => ({
      title: `${coin}: ${side} hedefe vardı`,
      body: `Masraftan sonra ${result}.`,
    }),
    stop: (side, { coin, result }) => ({ title: `${coin}: ${side} stopa geldi`, body: `Masraftan sonra ${result}.` }),
    expired: (side, { coin, result }) => ({
      title: `${coin}: ${genitive(side)} süresi doldu`,
      body: `Ne hedef ne stop geldi. Masraftan sonra ${result}.`,
    }),
    lapsed: (side, { coin }) => ({
      title: `${coin}: ${side} başlamadı`,
      body: 'Koşul oluşmadı. Kazanç da kayıp da yok.',
    }),
  },
  en: {
    met: (side, { coin, entry, stop, target }) => ({
      title: `${coin}: ${side} started`,
      body: `Condition met, started at ${entry}. Stop ${stop}, target ${target}.`,
    }),
    target: (side, { coin, result }) => ({
      title: `${coin}: ${side} reached its target`,
      body: `${result} after fees.`,
    }),
    stop: (side, { coin, result }) => ({ title: `${coin}: ${side} was stopped`, body: `${result} after fees.` }),
    expired: (side, { coin, result }) => ({
      title: `${coin}: ${side} ran out of time`,
      body: `Neither target nor stop came. ${result} after fees.`,
    }),
    lapsed: (side, { coin }) => ({
      title: `${coin}: ${side} never started`,
      body: 'Its condition was not met. No gain, no loss.',
    }),
  },
}

const scenarios: Sayings = {
  tr: {
    ...ideas.tr,
    met: (side, { coin, entry, stop, target }) => ({
      title: `${coin}: ${side} başladı`,
      body: `Koşul oluştu, başlangıç ${entry}. Tamamlanma ${target}, bozulma ${stop}.`,
    }),
    target: (side, { coin, result }) => ({ title: `${coin}: ${side} tamamlandı`, body: `Masraftan sonra ${result}.` }),
    stop: (side, { coin, result }) => ({ title: `${coin}: ${side} bozuldu`, body: `Masraftan sonra ${result}.` }),
    expired: (side, { coin, result }) => ({
      title: `${coin}: ${genitive(side)} süresi doldu`,
      body: `İki sınıra da varmadı. Masraftan sonra ${result}.`,
    }),
  },
  en: {
    ...ideas.en,
    met: (side, { coin, entry, stop, target }) => ({
      title: `${coin}: ${side} started`,
      body: `Condition met, started at ${entry}. Completes at ${target}, breaks at ${stop}.`,
    }),
    target: (side, { coin, result }) => ({ title: `${coin}: ${side} completed`, body: `${result} after fees.` }),
    stop: (side, { coin, result }) => ({ title: `${coin}: ${side} broke`, body: `${result} after fees.` }),
    expired: (side, { coin, result }) => ({
      title: `${coin}: ${side} ran out of time`,
      body: `It reached neither edge. ${result} after fees.`,
    }),
  },
}

const sayings: Record<Wording, Sayings> = { ideas, scenarios }

/** What is said of a plan that began or ended. */
export function planMessage(
  language: Language,
  { plan, name }: NotifiedPlan,
  wording: Wording = 'ideas',
): Message | undefined {
  const { prose, ratio } = numbersIn(language)
  const say = sayings[wording][language][plan.state]
  if (!say) return undefined
  const facts = (coin: string): Facts => ({
    ...{ coin, entry: prose(plan.entryUsd), stop: prose(plan.stopUsd), target: prose(plan.targetUsd) },
    result: ratio(plan.resultRatio ?? 0),
  })
  const side = sides[wording][language][plan.side]
  const title = named({ name, symbol: plan.symbol }, coin => say(side, facts(coin)).title)
  return { ...say(side, facts(name)), title, path: coinPath(plan.symbol), tag: `plan ${plan.id}` }
}

/** By its end a plan that began is old news within a day. */
const worthMs = 24 * 3_600_000

/** Puts the news of a plan on its way to those who follow it, once each. */
export async function notifyPlan(
  tx: Tx,
  { clock, settings }: Platform,
  accountIds: readonly string[],
  notice: NotifiedPlan,
) {
  const now = clock.now()
  const { plan } = notice
  const { wording } = profileOf[(await settings()).jurisdiction]
  const says = { tr: planMessage('tr', notice, wording), en: planMessage('en', notice, wording) }
  const { tr, en } = says
  if (!tr || !en) return
  await send(
    tx,
    now,
    accountIds.map(accountId => ({
      ...{ accountId, key: `plan ${plan.id} ${plan.state}`, kind: 'plan' as const, urgency: 'high' as const },
      ...{ path: tr.path, tag: tr.tag, happenedAt: now, expiresAt: new Date(now.getTime() + worthMs) },
      data: { plan: plan.id, coin: plan.symbol, side: plan.side, state: plan.state },
      say: ({ language }) => says[language] ?? en,
    })),
  )
}
