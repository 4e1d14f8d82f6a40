import type { Both } from '../language.ts'

/** What may fail around money: a payment, or the plan it is for. */
export const moneyProblems = {
  'payments.notPrepared': {
    status: 503,
    tr: 'Ödeme hazırlanamadı. Tekrar deneyin.',
    en: 'Failed to create payment. Please try again.',
  },
  'payments.amountChanged': {
    status: 400,
    tr: 'Tutar ile analiz sayısı uyuşmuyor. Ödeme başlatılmadı.',
    en: 'Amount and number of analyses do not match. No payment was started.',
  },
  'payments.noCheckout': {
    status: 503,
    tr: 'Ödeme sayfası oluşturulamadı. Lütfen tekrar deneyin.',
    en: 'No checkout URL received',
  },
  'payments.termsRequired': {
    status: 400,
    tr: 'Devam etmek için kullanım ve satış koşullarını kabul et.',
    en: 'Accept the terms of use and sale to go on.',
  },
  'payments.unavailable': {
    status: 503,
    tr: 'Ödeme şu anda kapalı. Hesabından bir şey çekilmedi; lütfen daha sonra tekrar dene.',
    en: 'Payments are closed right now. Nothing was charged; please try again later.',
  },
  'payments.notPaid': {
    status: 409,
    tr: 'Bu tarayıcıdan onaylanmış bir ödeme görünmüyor.',
    en: 'There is no confirmed payment from this browser.',
  },
  'payments.otherAccount': {
    status: 404,
    tr: 'Bu ödeme başka bir hesap ya da tarayıcıyla açıldı. Satın alınan oraya eklenir; tekrar ödeme yapma.',
    en: 'This payment was opened with another account or browser. What was bought is added there; do not pay again.',
  },
  'subscriptions.alreadyActive': {
    status: 409,
    tr: 'Pro aboneliğin zaten sürüyor. Yeni bir ödeme başlatılmadı.',
    en: 'Your Pro subscription is already running. No payment was started.',
  },
  'subscriptions.priceChanged': {
    status: 409,
    tr: 'İlk ödemenin tutarı değişti. Yeni tutarı görüp tekrar onayla.',
    en: 'The first payment has changed. Look at the new amount and confirm again.',
  },
  'subscriptions.beingPaid': {
    status: 409,
    tr: 'Az önce açtığın ödeme tamamlanmış görünüyor ve onaylanıyor. Yeni bir ödeme başlatılmadı.',
    en: 'The payment you opened before seems to be made and is being confirmed. No new payment was started.',
  },
  'subscriptions.none': {
    status: 409,
    tr: 'Şu anda bir aboneliğin yok.',
    en: 'You have no subscription right now.',
  },
  'subscriptions.notResumable': {
    status: 409,
    tr: 'Bu plan artık sürdürülemiyor. Pro için yeni bir plan seçebilirsin.',
    en: 'This plan can no longer be resumed. You can choose a new plan for Pro.',
  },
  'subscriptions.notResumed': {
    status: 503,
    tr: 'Abonelik sürdürülemedi. Birazdan tekrar dene.',
    en: 'Subscription could not be resumed. Try again shortly.',
  },
  'subscriptions.notCanceled': {
    status: 503,
    tr: 'Abonelik iptal edilemedi. Tekrar dene ya da bize yaz, biz iptal edelim.',
    en: 'Subscription could not be canceled. Try again, or write to us and we will do it.',
  },
} as const satisfies Record<string, Both & { status: number }>
