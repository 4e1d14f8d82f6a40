import type { Both, Language, Plan } from '@pusula/contract'
import { counted, numbersIn } from '@pusula/words'
import { compose, type EmailDraft } from '../../../platform/mail/compose.ts'
import type { Email } from '../../../platform/mail/mail.ts'
import { isGivenBack } from '../rules.ts'
import { dayIn, moneyIn } from './money.ts'

/** What a receipt is about. */
export interface Receipt {
  reference: string
  amountCents: number
  paidAt: Date
  /** Until when the plan lasts that was paid for. */
  periodEndsAt: Date | null
  credits: number
  plan: Plan | null
  /**
   * Where the credits are: in the account of this address or of another, or in the browser that paid, which may belong
   * to somebody with an account.
   */
  place: 'account' | 'otherAccount' | 'browser' | 'browserOfKnown'
}

const places: Both<Record<Receipt['place'], string>> = {
  tr: {
    account: 'Kredilerin hesabında; süreleri dolmaz.',
    otherAccount: 'Kredilerin, ödemeyi yaptığın yerde giriş yapan hesapta; süreleri dolmaz.',
    browser:
      'Kredilerin ödemeyi yaptığın tarayıcıda; süreleri dolmaz. Başka cihazlarda da kullanmak için o tarayıcıda profilini aç ve bu adresi doğrula.',
    browserOfKnown:
      'Kredilerin ödemeyi yaptığın tarayıcıda; süreleri dolmaz. Bu adresin bir hesabı var: o tarayıcıda giriş yaparsan krediler hesabına taşınır.',
  },
  en: {
    account: 'Your credits are in your account and never expire.',
    otherAccount: 'Your credits are in the account that signed in where you paid and never expire.',
    browser:
      'Your credits are in the browser in which you paid and never expire. To use them on other devices too, open your profile there and verify this address.',
    browserOfKnown:
      'Your credits are in the browser in which you paid and never expire. This address has an account: sign in there and the credits move into it.',
  },
}

/** Who sells and which tax the price includes, as the owner has set it. */
interface Seller {
  /** Name, address, tax number, a line each. */
  seller: string
  tax: { name: string; percent: number }
}

/** The tax that is inside a price, rounded to a cent. */
export const taxCents = (amountCents: number, percent: number): number =>
  Math.round(amountCents - amountCents / (1 + percent / 100))

const taxLine: Both<(name: string, percent: string, money: string) => string> = {
  tr: (name, percent, money) => `${name || 'Vergi'} (${percent}) dahil: ${money}`,
  en: (name, percent, money) => `Includes ${name || 'tax'} (${percent}): ${money}`,
}
const sellerLine: Both<string> = { tr: 'Satıcı', en: 'Seller' }

/** What a receipt says of seller and tax, beneath the rest. */
function sellerLines(language: Language, amountCents: number, { seller, tax }: Seller): string[] {
  const money = moneyIn(language, taxCents(amountCents, tax.percent))
  const percent = numbersIn(language).part(tax.percent / 100, Number.isInteger(tax.percent) ? 0 : 2)
  return [
    ...(tax.percent > 0 ? [taxLine[language](tax.name, percent, money)] : []),
    ...(seller.trim() ? [`${sellerLine[language]}:\n${seller.trim()}`] : []),
  ]
}

type Draw = (receipt: Receipt, money: string, day: string, until: string | null) => EmailDraft

const drafts: Both<Draw> = {
  tr: ({ reference, credits, plan, place }, money, day, until) => ({
    subject: `Pusula makbuzun: ${money}`,
    paragraphs: [
      'Ödemen bize ulaştı. Teşekkürler.',
      ...(plan
        ? [
            `${until ? `Dönem sonu ${until}; aboneliğin o gün yenilenir.` : 'Aboneliğin dönem sonunda yenilenir.'} Dilediğin an profilinden iptal edebilirsin; dönem sonuna kadar Pro kalırsın.`,
          ]
        : [places.tr[place]]),
    ],
    facts: [
      ['Ürün', plan ? `Pusula Pro, ${plan === 'monthly' ? 'aylık' : 'yıllık'}` : counted.tr(credits, 'analiz kredisi')],
      ['Tutar', money],
      ['Tarih', day],
      ['Ödeme numarası', reference],
    ],
  }),
  en: ({ reference, credits, plan, place }, money, day, until) => ({
    subject: `Your Pusula receipt: ${money}`,
    paragraphs: [
      'Your payment has arrived. Thank you.',
      ...(plan
        ? [
            `${until ? `The period ends on ${until} and renews then.` : 'Your subscription renews at the end of the period.'} You can cancel at any time in your profile and stay Pro until the period ends.`,
          ]
        : [places.en[place]]),
    ],
    facts: [
      ['Item', plan ? `Pusula Pro, ${plan}` : counted.en(credits, 'analysis credit', 'analysis credits')],
      ['Amount', money],
      ['Date', day],
      ['Payment number', reference],
    ],
  }),
}

export function receiptEmail(to: string, language: Language, receipt: Receipt, seller: Seller): Email {
  const { amountCents, paidAt, periodEndsAt } = receipt
  const until = periodEndsAt && dayIn(language, periodEndsAt)
  const draft = drafts[language](receipt, moneyIn(language, amountCents), dayIn(language, paidAt), until)
  return compose(to, language, {
    ...draft,
    paragraphs: [...draft.paragraphs, ...sellerLines(language, amountCents, seller)],
  })
}

/** Money that went back. */
export interface RefundNotice {
  reference: string
  amountCents: number
  /** In all so far. */
  refundedCents: number
  plan: Plan | null
  /** Whether it gave nothing. */
  isExtra: boolean
  /** Whether it was for a plan and nothing later was paid: then that renews no more. */
  isLast: boolean
}

/** What a payment leaves when all of it went back. */
const leftOf: Both<(notice: RefundNotice) => string[]> = {
  tr: ({ plan, isExtra, isLast }) => {
    if (isExtra) return ['Bu ödemeyle hesabına bir şey eklenmemişti; başka bir şey değişmez.']
    if (!plan) return ['Bu ödemenin kullanılmamış kredileri geri alındı.']
    return ['Bu ödemenin Pro süresi sona erdi.', ...(isLast ? ['Bu abonelik yenilenmez, yeni ödeme alınmaz.'] : [])]
  },
  en: ({ plan, isExtra, isLast }) => {
    if (isExtra) return ['This payment had added nothing to your account; nothing else changes.']
    if (!plan) return ['The unused credits of this payment were taken back.']
    return [
      'The Pro time of this payment has ended.',
      ...(isLast ? ['This subscription does not renew; nothing more is charged.'] : []),
    ]
  },
}

const refundDrafts: Both<(notice: RefundNotice, paid: string, back: string) => EmailDraft> = {
  tr: (notice, paid, back) => ({
    subject: `Pusula iaden: ${back}`,
    paragraphs: [
      'Ödemen geri gönderildi. Bankana göre hesabına geçmesi birkaç gün sürebilir.',
      ...(isGivenBack(notice) ? leftOf.tr(notice) : []),
    ],
    facts: [
      ['İade', back],
      ['Ödenen', paid],
      ['Ödeme numarası', notice.reference],
    ],
  }),
  en: (notice, paid, back) => ({
    subject: `Your Pusula refund: ${back}`,
    paragraphs: [
      'Your payment was sent back. Depending on your bank it may take a few days to arrive.',
      ...(isGivenBack(notice) ? leftOf.en(notice) : []),
    ],
    facts: [
      ['Refund', back],
      ['Paid', paid],
      ['Payment number', notice.reference],
    ],
  }),
}

export const refundEmail = (to: string, language: Language, notice: RefundNotice): Email =>
  compose(
    to,
    language,
    refundDrafts[language](
      notice,
      moneyIn(language, notice.amountCents),
      moneyIn(language, Math.min(notice.amountCents, notice.refundedCents)),
    ),
  )
