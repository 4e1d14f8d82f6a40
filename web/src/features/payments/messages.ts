import { plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const paymentsText = messages({
  title: { tr: 'Kredi ekle', en: 'Add credits' },
  back: { tr: 'Geri', en: 'Back' },
  ways: { tr: 'Satın alma yolu', en: 'Way to buy' },
  packages: { tr: 'Hazır paketler', en: 'Packages' },
  custom: { tr: 'Kendi tutarın', en: 'Custom amount' },
  package: { tr: 'Paket', en: 'Package' },
  analyses: {
    tr: (count: string) => `${count} analiz`,
    en: (count: string) => `${count} ${plural(count, 'analysis', 'analyses')}`,
  },
  each: { tr: (price: string) => `Tanesi ${price}`, en: (price: string) => `${price} each` },
  popular: { tr: 'En çok seçilen', en: 'Popular' },

  amount: { tr: 'Dolar olarak tutar', en: 'Amount in US dollars' },
  presets: { tr: 'Hazır tutarlar', en: 'Ready amounts' },
  /** Stands behind its count. */
  unit: { tr: (_: string) => 'analiz', en: (count: string) => plural(count, 'analysis', 'analyses') },
  unreadable: {
    tr: '1 ile 1.000 dolar arasında geçerli bir tutar gir.',
    en: 'Enter a valid amount, 1 to 1,000 dollars.',
  },
  tooFine: {
    tr: (amount: string) => `${amount} olarak okundu; en çok 2 ondalık yazılabilir.`,
    en: (amount: string) => `Read as ${amount}; it can have 2 decimals at most.`,
  },
  tooSmall: {
    tr: (least: string) => `En az ${least} girebilirsin.`,
    en: (least: string) => `The smallest amount is ${least}.`,
  },
  tooLarge: {
    tr: (most: string) => `En çok ${most} girebilirsin.`,
    en: (most: string) => `The largest amount is ${most}.`,
  },
  moreBefore: { tr: '', en: 'Add ' },
  moreMiddle: { tr: ' daha eklersen analiz ucuzlar: ', en: ' more and the rate drops: ' },
  rates: { tr: 'Tutara göre analiz fiyatı', en: 'Rate by amount' },
  from: { tr: (from: string) => `${from} ve üstü`, en: (from: string) => `${from} and up` },
  nowHere: { tr: 'Şu anki tutarın', en: 'Your amount' },

  summary: { tr: 'Ödeme', en: 'Payment' },
  perAnalysis: { tr: 'Analiz başına', en: 'Per analysis' },
  balanceAfter: { tr: 'Sonraki bakiyen', en: 'Balance after' },
  withGift: {
    tr: (gift: string) => `E-postanı doğrulayınca, ${gift} hediye ile`,
    en: (gift: string) => `Once your email is verified, with ${gift} as a gift`,
  },
  bothWays: {
    tr: (price: string, own: string, pack: string) =>
      `${price}: kendi tutarınla ${own} analiz, paketle ${pack} analiz.`,
    en: (price: string, own: string, pack: string) =>
      `${price}: ${own} analyses as a custom amount, ${pack} as a package.`,
  },
  credits: {
    tr: (count: string) => `${count} kredi`,
    en: (count: string) => `${count} ${plural(count, 'credit', 'credits')}`,
  },
  pay: { tr: (price: string) => `${price} öde`, en: (price: string) => `Pay ${price}` },
  payNothing: { tr: 'Ödemeye geç', en: 'Pay' },
  preparing: { tr: 'Ödeme hazırlanıyor', en: 'Preparing the payment' },
  secure: {
    tr: 'Kartla, güvenli ödeme sayfasında. Kredilerin süresi dolmaz.',
    en: 'Card payment on a secure page. Credits never expire.',
  },
  becomesMember: {
    tr: 'Ödeme yapınca üyeliğin de açılır; kredilerin hesabına eklenir.',
    en: 'Paying also opens your membership; your credits are added to it.',
  },
  termsRequired: {
    tr: 'Devam etmek için kullanım ve satış koşullarını kabul et.',
    en: 'Accept the terms of use and sale to go on.',
  },
  isPro: {
    tr: 'Pro üyesin: analizlerin zaten sınırsız. Şimdi eklediğin krediler Pro bittiğinde seni bekler.',
    en: 'You are Pro, so your analyses are unlimited already. Credits you add now wait until Pro ends.',
  },
  loginNeeded: { tr: 'Önce giriş yap', en: 'Sign in first' },
  loginNeededSays: {
    tr: 'Kredi almak için giriş yap, üye ol ya da misafir olarak devam et.',
    en: 'To buy credits, sign in, join or continue as a guest.',
  },

  notPrepared: { tr: 'Ödeme başlamadı', en: 'Payment not started' },
  notPreparedSays: { tr: 'Ödeme hazırlanamadı. Tekrar deneyin.', en: 'Failed to create payment. Please try again.' },
  unreadSays: { tr: 'Ödeme yanıtı işlenemedi.', en: 'The payment response could not be read.' },
  notCharged: { tr: 'Kartından para çekilmedi.', en: 'Your card was not charged.' },
  noCheckout: { tr: 'Ödeme sayfası yok', en: 'No checkout URL received' },
  noCheckoutSays: {
    tr: 'Ödeme sayfası oluşturulamadı. Lütfen tekrar deneyin.',
    en: 'The payment page could not be made. Nothing was charged; please try again.',
  },
  cardForm: { tr: 'Kart bilgileri', en: 'Card details' },
  formWaiting: { tr: 'Kart formu yükleniyor', en: 'Loading the card form' },
  formFailed: { tr: 'Kart formu yüklenemedi', en: 'The card form could not be loaded' },
  formFailedSays: {
    tr: 'Ödeme sağlayıcısına ulaşılamadı. Karttan para çekilmedi; tekrar deneyebilirsin.',
    en: 'The payment provider could not be reached. Your card was not charged; you can try again.',
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
})

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
