import type { Both, Language, Plan } from '@pusula/contract'
import { compose, type Draft } from '../../../platform/mail/compose.ts'
import type { Letter } from '../../../platform/mail/mail.ts'
import { dayIn, moneyIn } from './money.ts'

/** What a receipt is about. */
export interface Receipt {
  reference: string
  amountCents: number
  paidAt: Date
  credits: number
  plan: Plan | null
  isGuest: boolean
}

type Draw = (receipt: Receipt, money: string, day: string) => Draft

const drafts: Both<Draw> = {
  tr: ({ reference, credits, plan, isGuest }, money, day) => ({
    subject: `Pusula makbuzun: ${money}`,
    paragraphs: [
      'Ödemen bize ulaştı. Teşekkürler.',
      `Ürün: ${plan ? `Pusula Pro, ${plan === 'monthly' ? 'aylık' : 'yıllık'}` : `${credits} analiz kredisi`}`,
      `Tutar: ${money}`,
      `Tarih: ${day}`,
      `Ödeme numarası: ${reference}`,
      ...(plan
        ? [
            'Aboneliğin dönem sonunda yenilenir. Dilediğin an profilinden iptal edebilirsin; dönem sonuna kadar Pro kalırsın.',
          ]
        : ['Kredilerin hesabına eklendi; süreleri dolmaz.']),
      ...(isGuest
        ? [
            'Üyeliğin bu adresle açılır. Başka bir cihazda giriş yapmak için giriş sayfasındaki “Şifremi unuttum” bağlantısıyla bir şifre belirle.',
          ]
        : []),
    ],
  }),
  en: ({ reference, credits, plan, isGuest }, money, day) => ({
    subject: `Your Pusula receipt: ${money}`,
    paragraphs: [
      'Your payment has arrived. Thank you.',
      `Item: ${plan ? `Pusula Pro, ${plan}` : `${credits} analysis ${credits === 1 ? 'credit' : 'credits'}`}`,
      `Amount: ${money}`,
      `Date: ${day}`,
      `Payment number: ${reference}`,
      ...(plan
        ? [
            'Your subscription renews at the end of the period. You can cancel at any time in your profile and stay Pro until the period ends.',
          ]
        : ['Your credits are in your account and never expire.']),
      ...(isGuest
        ? [
            'Your membership opens under this address. To sign in on another device, choose a password with the “Forgot password” link on the sign-in page.',
          ]
        : []),
    ],
  }),
}

export const receiptLetter = (to: string, language: Language, receipt: Receipt): Letter =>
  compose(
    to,
    language,
    drafts[language](receipt, moneyIn(language, receipt.amountCents), dayIn(language, receipt.paidAt)),
  )
