import type { Both } from '@pusula/contract'

type Words =
  | 'test'
  | 'note'
  | 'thenMonthly'
  | 'thenYearly'
  | 'email'
  | 'emailHint'
  | 'more'
  | 'decline'
  | 'payTwice'
  | 'payLate'
  | 'leave'
  | 'declined'
  | 'paid'
  | 'expired'
  | 'back'

export const pageText: Both<Record<Words, string> & { pay: (amount: string) => string }> = {
  tr: {
    test: 'Deneme ödemesi',
    note: 'Gerçek para çekilmez. Bu sayfa, ödeme anahtarları tanımlı olmayan bir kurulumda ödeme şirketinin yerine geçer.',
    thenMonthly: 'Bugünkü ödeme; sonra her ay',
    thenYearly: 'Bugünkü ödeme; sonra her yıl',
    email: 'E-posta',
    emailHint: 'Makbuz bu adrese gönderilir.',
    pay: amount => `${amount} öde`,
    more: 'Başka sonuçları dene',
    decline: 'Kart reddedilsin',
    payTwice: 'Öde, iki kez bildirilsin',
    payLate: 'Öde, 10 saniye geç bildirilsin',
    leave: 'Ödemeden dön',
    declined: 'Kart reddedildi. Bir şey çekilmedi; tekrar deneyebilirsin.',
    paid: 'Bu ödeme tamamlandı.',
    expired: 'Bu ödeme sayfasının süresi doldu. Bir şey çekilmedi.',
    back: 'Pusula uygulamasına dön',
  },
  en: {
    test: 'Test payment',
    note: 'No real money moves. This page stands in for the payment company on a machine without payment keys.',
    thenMonthly: 'Paid today; then every month',
    thenYearly: 'Paid today; then every year',
    email: 'Email',
    emailHint: 'The receipt goes to this address.',
    pay: amount => `Pay ${amount}`,
    more: 'Try other outcomes',
    decline: 'Decline the card',
    payTwice: 'Pay, reported twice',
    payLate: 'Pay, reported 10 seconds late',
    leave: 'Back without paying',
    declined: 'The card was declined. Nothing was charged; you can try again.',
    paid: 'This payment is done.',
    expired: 'This payment page has expired. Nothing was charged.',
    back: 'Back to Pusula',
  },
}
