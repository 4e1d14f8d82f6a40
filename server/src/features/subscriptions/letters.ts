import type { Both, Language, Plan } from '@pusula/contract'
import { clockIn, datesIn, homeZone } from '@pusula/words'
import type { Parts } from '../../parts.ts'
import { sql, type Tx } from '../../platform/db/db.ts'
import { compose, type LetterDraft } from '../../platform/mail/compose.ts'
import { sendDue } from '../../platform/mail/due.ts'

/** Something a subscriber has to know. */
interface Notice {
  key: string
  to: string | null
  language: Language
  plan: Plan
  /** Until when what was paid lasts; null when nothing of it is left. */
  endsAt: Date | null
}

type Draw = (plan: string, until: string | null, url: string) => LetterDraft

const planNames: Both<Record<Plan, string>> = {
  tr: { monthly: 'Pusula Pro, aylık', yearly: 'Pusula Pro, yıllık' },
  en: { monthly: 'Pusula Pro, monthly', yearly: 'Pusula Pro, yearly' },
}

const failed: Both<Draw> = {
  tr: (plan, until, url) => ({
    subject: 'Pusula Pro yenilenemedi',
    paragraphs: [
      `Aboneliğinin ödemesi alınamadı: ${plan}.`,
      until ? `Pro erişimin sürüyor, son gün: ${until}.` : 'Pro erişimin şu anda kapalı.',
      'Kartını güncellersen ödeme kendiliğinden yeniden denenir. Devam etmek istemiyorsan bir şey yapman gerekmez.',
    ],
    button: { label: 'Kartı güncelle', url },
  }),
  en: (plan, until, url) => ({
    subject: 'Pusula Pro could not be renewed',
    paragraphs: [
      `The payment for your subscription did not go through: ${plan}.`,
      until ? `You stay Pro until ${until}.` : 'Your Pro access is closed for now.',
      'Once you update your card the payment is tried again by itself. If you do not want to go on, there is nothing to do.',
    ],
    button: { label: 'Update your card', url },
  }),
}

const stopped: Both<Draw> = {
  tr: (plan, until, url) => ({
    subject: until ? 'Pusula Pro iptal edildi' : 'Pusula Pro sona erdi',
    paragraphs: [
      `Aboneliğin yenilenmeyecek: ${plan}. Başka ödeme alınmayacak.`,
      ...(until ? [`Pro erişimin sürüyor, son gün: ${until}. O güne kadar ücretsiz geri alabilirsin.`] : []),
    ],
    button: { label: 'Aboneliğine bak', url },
  }),
  en: (plan, until, url) => ({
    subject: until ? 'Pusula Pro is canceled' : 'Pusula Pro has ended',
    paragraphs: [
      `Your subscription will not renew: ${plan}. Nothing more will be charged.`,
      ...(until ? [`You stay Pro until ${until}. Until then you can resume it without paying.`] : []),
    ],
    button: { label: 'Look at your subscription', url },
  }),
}

function letterOf({ config, clock }: Parts, drafts: Both<Draw>, { to, language, plan, endsAt }: Notice) {
  if (!to) return null
  const isLeft = endsAt !== null && endsAt > clock.now()
  const until = isLeft ? datesIn(language, clockIn(homeZone)).longDate(endsAt) : null
  const url = `${config.publicUrl}/dashboard/profile`
  return compose(to, language, drafts[language](planNames[language][plan], until, url))
}

/** What was paid for and not taken back lasts until then. */
const paidUntil = sql`(select max(ends_at) from subscriptions_periods
  where reference = s.reference and paid_at is not null and not is_revoked) as "endsAt"`

const untoldFailure = (tx: Tx, passed: readonly string[]) =>
  tx.row<Notice>(sql`select p.charge as key, a.email as "to", o.language, s.plan, ${paidUntil}
    from subscriptions_periods p join subscriptions s on s.reference = p.reference
    join payments_orders o on o.id = s.order_id join accounts a on a.id = s.account_id
    where p.failed_at is not null and p.paid_at is null and p.failure_told_at is null
      and p.charge <> all(${passed}::text[])
    order by p.failed_at limit 1 for update of p skip locked`)

/** One that was never paid for was never theirs to lose; one that went back was told of with its money. */
const untoldStop = (tx: Tx, passed: readonly string[]) =>
  tx.row<
    Notice & { isTheirs: boolean }
  >(sql`select s.reference as key, a.email as "to", o.language, s.plan, ${paidUntil},
      exists (select 1 from subscriptions_periods where reference = s.reference and paid_at is not null
        and not is_revoked) as "isTheirs"
    from subscriptions s join payments_orders o on o.id = s.order_id join accounts a on a.id = s.account_id
    where not s.is_renewing and s.stop_told_at is null and s.reference <> all(${passed}::text[])
    order by s.reference limit 1 for update of s skip locked`)

/** Tells subscribers that a payment failed, and that a subscription renews no more: once each, whoever stopped it. */
export async function sendNotices(parts: Parts): Promise<void> {
  await sendDue(parts, {
    next: async (tx, passed) => {
      const notice = await untoldFailure(tx, passed)
      return notice && { key: notice.key, letter: letterOf(parts, failed, notice) }
    },
    done: (tx, charge) =>
      tx.run(sql`update subscriptions_periods set failure_told_at = ${parts.clock.now()} where charge = ${charge}`),
  })
  await sendDue(parts, {
    next: async (tx, passed) => {
      const notice = await untoldStop(tx, passed)
      return notice && { key: notice.key, letter: notice.isTheirs ? letterOf(parts, stopped, notice) : null }
    },
    done: (tx, reference) =>
      tx.run(sql`update subscriptions set stop_told_at = ${parts.clock.now()} where reference = ${reference}`),
  })
}
