import type { Both, Plan } from '@pusula/contract'
import { clockIn, datesIn, homeZone } from '@pusula/words'
import { compose, type EmailDraft } from '../../platform/mail/compose.ts'
import { sendDue } from '../../platform/mail/due.ts'
import type { Platform } from '../../platform.ts'
import { goesOn, paidUntil, stateOf } from './rules.ts'
import {
  markFailureNotified,
  markStopNotified,
  type Notice,
  subscriptionsOf,
  unnotifiedFailure,
  unnotifiedStop,
} from './store.ts'

type Draw = (plan: string, until: string | null, url: string, nextTry: string | null) => EmailDraft

const planNames: Both<Record<Plan, string>> = {
  tr: { monthly: 'Pusula Pro, aylık', yearly: 'Pusula Pro, yıllık' },
  en: { monthly: 'Pusula Pro, monthly', yearly: 'Pusula Pro, yearly' },
}

const failed: Both<Draw> = {
  tr: (plan, until, url, nextTry) => ({
    subject: 'Pro ödemen alınamadı',
    paragraphs: [
      `Kartından ödeme alınamadı: ${plan}.`,
      until ? `Pro açık kalır, son gün ${until}.` : 'Pro erişimin şu anda kapalı.',
      nextTry
        ? `Ödeme kendiliğinden yeniden denenir: ${nextTry}. O güne dek kartını güncelleyebilirsin.`
        : 'Kartını güncellersen ödeme kendiliğinden yeniden denenir. Devam etmek istemiyorsan bir şey yapman gerekmez.',
    ],
    button: { label: 'Kartı güncelle', url },
  }),
  en: (plan, until, url, nextTry) => ({
    subject: 'Your Pro payment did not go through',
    paragraphs: [
      `Your card said no: ${plan}.`,
      until ? `Pro stays open until ${until}.` : 'Your Pro access is closed for now.',
      nextTry
        ? `The payment is tried again by itself on ${nextTry}. You can update your card until then.`
        : 'Once you update your card the payment is tried again by itself. If you do not want to go on, there is nothing to do.',
    ],
    button: { label: 'Update your card', url },
  }),
}

const stopped: Both<Draw> = {
  tr: (plan, until, url) => ({
    subject: until ? 'Pro aboneliğin iptal edildi' : 'Pro aboneliğin sona erdi',
    paragraphs: until
      ? [
          `${plan}. Son gün ${until}; o güne dek her şey açık, yeni ödeme alınmaz.`,
          'Fikrin değişirse ödemesiz sürdürebilirsin. Kredilerin sende kalır.',
        ]
      : [`${plan}. Yeni ödeme alınmaz. Kredilerin sende kalır.`],
    button: { label: 'Aboneliğine bak', url },
  }),
  en: (plan, until, url) => ({
    subject: until ? 'Your Pro subscription is canceled' : 'Your Pro subscription has ended',
    paragraphs: until
      ? [
          `${plan}. Last day ${until}; all stays open until then and nothing more is charged.`,
          'Change your mind and resume without paying. Your credits stay.',
        ]
      : [`${plan}. Nothing more is charged. Your credits stay.`],
    button: { label: 'Look at your subscription', url },
  }),
}

/** E-mail to the owner of a blocked account, who cannot sign in to look. */
const stoppedBlocked: Both<Draw> = {
  tr: plan => ({
    subject: 'Pro aboneliğin yenilenmeyecek',
    paragraphs: [`${plan}. Hesabın engellendiği için yenilenmez; yeni ödeme alınmaz.`],
  }),
  en: plan => ({
    subject: 'Your Pro subscription will not renew',
    paragraphs: [`${plan}. Your account is blocked, so it does not renew; nothing more is charged.`],
  }),
}

/** To whoever has a newer plan that goes on. */
const stoppedForOther: Both<Draw> = {
  tr: (plan, _, url) => ({
    subject: 'Önceki Pro planın yenilenmeyecek',
    paragraphs: [`${plan}. Bu plan için yeni ödeme alınmaz. Süresinden kalan varsa yeni planının süresine eklendi.`],
    button: { label: 'Aboneliğine bak', url },
  }),
  en: (plan, _, url) => ({
    subject: 'Your earlier Pro plan will not renew',
    paragraphs: [
      `${plan}. Nothing more is charged for it. What is left of its time was added to that of your new plan.`,
    ],
    button: { label: 'Look at your subscription', url },
  }),
}

interface FailureNotice extends Notice {
  nextTryAt?: Date | null
}

function emailOf({ config, clock }: Platform, drafts: Both<Draw>, notice: FailureNotice, endsAt: Date | null) {
  const { to, language, plan, nextTryAt = null } = notice
  if (!to) return null
  /** A day that is over is not named. */
  const dayOf = (at: Date | null) =>
    at !== null && at > clock.now() ? datesIn(language, clockIn(homeZone)).longDate(at) : null
  const url = `${config.publicUrl}/dashboard/profile`
  return compose(to, language, drafts[language](planNames[language][plan], dayOf(endsAt), url, dayOf(nextTryAt)))
}

/** Tells subscribers that a payment failed, and that a subscription renews no more: once each, whoever stopped it. */
export async function sendNotices(platform: Platform): Promise<void> {
  const { clock } = platform
  await sendDue(platform, {
    next: async (tx, passed) => {
      const notice = await unnotifiedFailure(tx, passed)
      if (!notice) return undefined
      // With its days of grace: the card is charged when the time that was paid for is over.
      const { endsAt } = stateOf(await subscriptionsOf(tx, notice.accountId), null, clock.now())
      return { key: notice.key, email: emailOf(platform, failed, notice, endsAt) }
    },
    done: (tx, charge) => markFailureNotified(tx, charge, clock.now()),
  })
  await sendDue(platform, {
    next: async (tx, passed) => {
      const notice = await unnotifiedStop(tx, passed)
      if (!notice) return undefined
      const saved = await subscriptionsOf(tx, notice.accountId)
      const drafts = notice.isBlocked ? stoppedBlocked : saved.some(goesOn) ? stoppedForOther : stopped
      return { key: notice.key, email: notice.isTheirs ? emailOf(platform, drafts, notice, paidUntil(saved)) : null }
    },
    done: (tx, reference) => markStopNotified(tx, reference, clock.now()),
  })
}
