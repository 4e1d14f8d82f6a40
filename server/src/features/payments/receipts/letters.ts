import type { Both, Language, Plan } from '@pusula/contract'
import { counted } from '@pusula/words'
import { compose, type LetterDraft } from '../../../platform/mail/compose.ts'
import type { Letter } from '../../../platform/mail/mail.ts'
import { dayIn, moneyIn } from './money.ts'

/** What a receipt is about. */
export interface Receipt {
  reference: string
  amountCents: number
  paidAt: Date
  credits: number
  plan: Plan | null
  /** Where the credits are: in an account, or in the browser that paid, which may belong to somebody with an account. */
  place: 'account' | 'browser' | 'browserOfKnown'
}

const places: Both<Record<Receipt['place'], string>> = {
  tr: {
    account: 'Kredilerin hesabında; süreleri dolmaz.',
    browser:
      'Kredilerin ödemeyi yaptığın tarayıcıda; süreleri dolmaz. Başka cihazlarda da kullanmak için o tarayıcıda profilini aç ve bu adresi doğrula.',
    browserOfKnown:
      'Kredilerin ödemeyi yaptığın tarayıcıda; süreleri dolmaz. Bu adresin bir hesabı var: o tarayıcıda giriş yaparsan krediler hesabına taşınır.',
  },
  en: {
    account: 'Your credits are in your account and never expire.',
    browser:
      'Your credits are in the browser in which you paid and never expire. To use them on other devices too, open your profile there and verify this address.',
    browserOfKnown:
      'Your credits are in the browser in which you paid and never expire. This address has an account: sign in there and the credits move into it.',
  },
}

type Draw = (receipt: Receipt, money: string, day: string) => LetterDraft

const drafts: Both<Draw> = {
  tr: ({ reference, credits, plan, place }, money, day) => ({
    subject: `Pusula makbuzun: ${money}`,
    paragraphs: [
      'Ödemen bize ulaştı. Teşekkürler.',
      `Ürün: ${plan ? `Pusula Pro, ${plan === 'monthly' ? 'aylık' : 'yıllık'}` : counted.tr(credits, 'analiz kredisi')}`,
      `Tutar: ${money}`,
      `Tarih: ${day}`,
      `Ödeme numarası: ${reference}`,
      ...(plan
        ? [
            'Aboneliğin dönem sonunda yenilenir. Dilediğin an profilinden iptal edebilirsin; dönem sonuna kadar Pro kalırsın.',
          ]
        : [places.tr[place]]),
    ],
  }),
  en: ({ reference, credits, plan, place }, money, day) => ({
    subject: `Your Pusula receipt: ${money}`,
    paragraphs: [
      'Your payment has arrived. Thank you.',
      `Item: ${plan ? `Pusula Pro, ${plan}` : counted.en(credits, 'analysis credit', 'analysis credits')}`,
      `Amount: ${money}`,
      `Date: ${day}`,
      `Payment number: ${reference}`,
      ...(plan
        ? [
            'Your subscription renews at the end of the period. You can cancel at any time in your profile and stay Pro until the period ends.',
          ]
        : [places.en[place]]),
    ],
  }),
}

export const receiptLetter = (to: string, language: Language, receipt: Receipt): Letter =>
  compose(
    to,
    language,
    drafts[language](receipt, moneyIn(language, receipt.amountCents), dayIn(language, receipt.paidAt)),
  )
