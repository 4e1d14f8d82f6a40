import { messages } from '../../lib/messages.ts'

export const returnText = messages({
  paid: { tr: 'Ödeme alındı', en: 'Payment received' },
  paidSays: {
    tr: (analyses: string) => `${analyses} analiz hesabına eklendi.`,
    en: (analyses: string) => `${analyses} analyses were added to your account.`,
  },
  back: { tr: 'Ödeme sayfasından döndün', en: 'Back from the payment page' },
  backSays: {
    tr: 'Ödediysen kredin hesabında görünür.',
    en: 'If you paid, your credits show up in your account.',
  },
  joined: { tr: 'Ödeme alındı, artık üyesin', en: 'Payment received, you are a member now' },
  notJoinedSays: {
    tr: (analyses: string) => `${analyses} analiz eklendi. Üyeliğin şu an açılamadı; misafir olarak devam edebilirsin.`,
    en: (analyses: string) =>
      `${analyses} analyses were added. Your membership could not be opened now; you can go on as a guest.`,
  },
  pro: { tr: 'Pro üyeliğin başladı', en: 'You are Pro now' },
  proSays: { tr: 'Artık analizlerin sınırsız.', en: 'Your analyses are unlimited from here on.' },
  waiting: { tr: 'Ödemen onaylanıyor', en: 'Your payment is being confirmed' },
  waitingSays: { tr: 'Birkaç saniye sürebilir.', en: 'This can take a few seconds.' },
  lateSays: {
    tr: 'Onay gelince hesabına kendiliğinden yansır. Tekrar ödeme yapma.',
    en: 'It will show up in your account by itself. Do not pay again.',
  },
  notCredited: {
    tr: 'Ödemen alındı, kredin eklenemedi',
    en: 'Paid, credits missing',
  },
  notCreditedSays: {
    tr: 'Ödeme başarılı, ancak krediler eklenirken bir hata oluştu. Lütfen destekle iletişime geç.',
    en: 'Payment was successful but there was an error adding credits. Please contact support.',
  },
  sentBack: { tr: 'Ödemen iade ediliyor', en: 'Your payment is on its way back' },
  sentBackSays: {
    tr: 'Bu sipariş artık geçerli değildi. Tutar birkaç gün içinde kartına döner; tekrar ödeme yapma.',
    en: 'This order was no longer valid. The amount returns to your card within a few days; do not pay again.',
  },
  toProfile: { tr: 'Profile git', en: 'Go to profile' },
  failed: { tr: 'Ödeme alınamadı', en: 'Payment Failed' },
  failedSays: {
    tr: 'Kartından para çekilmedi. Tekrar deneyebilirsin.',
    en: 'Your card was not charged. You can try again.',
  },
  left: { tr: 'Ödeme yapılmadı', en: 'No payment was made' },
  leftSays: { tr: 'Karttan para çekilmedi.', en: 'Your card was not charged.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
})
