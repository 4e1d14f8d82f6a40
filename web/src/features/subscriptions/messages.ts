import { messages } from '../../lib/messages.ts'

/** Said wherever an order that waits for its payment is seen. */
const held = {
  tr: (credits: string, until: string) =>
    `${credits} kredin açtığın ödeme için ayrıldı. Ödeme yapılmazsa geri gelir (saat ${until}).`,
  en: (credits: string, until: string) =>
    `Credits set aside for the payment you opened: ${credits}. Without a payment they come back at ${until}.`,
}

export const subscriptionsText = messages({
  title: { tr: 'Pro', en: 'Pro' },
  back: { tr: 'Geri', en: 'Back' },
  /** Broken after its first half, as it is drawn. */
  heroFirst: { tr: 'Sınırsız analiz,', en: 'Unlimited analyses,' },
  heroSecond: { tr: 'tek abonelik.', en: 'one subscription.' },
  benefits: {
    tr: [
      'Kredi saymadan sınırsız analiz',
      'Tüm coinler, portföy ve favoriler',
      'İstediğin an iptal, dönem sonuna kadar Pro',
    ],
    en: [
      'Unlimited analyses, no credits to count',
      'All coins, portfolio and favorites',
      'Cancel any time, Pro until the period ends',
    ],
  },
  gemsBenefit: { tr: 'Gizli cevherlerin tamamı ve bildirimleri', en: 'Every hidden gem, with alerts' },

  plan: { tr: 'Plan', en: 'Plan' },
  yearly: { tr: 'Yıllık', en: 'Yearly' },
  monthly: { tr: 'Aylık', en: 'Monthly' },
  aMonth: { tr: (price: string) => `${price} / ay`, en: (price: string) => `${price} / month` },
  monthsFree: { tr: (months: string) => `${months} ay bedava`, en: (months: string) => `${months} months free` },
  firstMonth: {
    tr: (credits: string, price: string) => `${credits} kredine karşılık ilk ay ${price}`,
    en: (credits: string, price: string) => `First month ${price} for ${credits} of your credits`,
  },

  summary: { tr: 'Ödeme', en: 'Payment' },
  proYearly: { tr: 'Pro, yıllık', en: 'Pro, yearly' },
  proMonthly: { tr: 'Pro, aylık', en: 'Pro, monthly' },
  forCredits: {
    tr: (credits: string) => `${credits} krediye karşılık`,
    en: (credits: string) => `For ${credits} credits`,
  },
  today: { tr: 'Bugün ödenecek', en: 'Due today' },
  consumes: {
    tr: (used: string, each: string, left: string) =>
      `İndirim için ${used} kredin kullanılır, her biri ${each} sayılır. Geriye kalan kredin: ${left}.`,
    en: (used: string, each: string, left: string) =>
      `The discount uses ${used} of your credits, each worth ${each}. You keep ${left}.`,
  },
  held,
  thenMonthly: {
    tr: (price: string) => `Sonraki aylar ${price}.`,
    en: (price: string) => `${price} a month after that.`,
  },
  termsRequired: {
    tr: 'Devam etmek için kullanım ve satış koşullarını kabul et.',
    en: 'Accept the terms of use and sale to go on.',
  },
  toPayment: { tr: 'Ödemeye geç', en: 'Continue to payment' },
  preparing: { tr: 'Ödeme hazırlanıyor', en: 'Preparing the payment' },
  leads: {
    tr: (day: string) => `Güvenli ödeme sayfasına yönlendirilirsin. Yenilenme tarihi: ${day}.`,
    en: (day: string) => `You will go to a secure payment page. Renews on ${day}.`,
  },

  addsUp: {
    tr: (day: string) => `Ödediğin süreyle birlikte Pro bitiş tarihi: ${day}.`,
    en: (day: string) => `With the time you have paid for, Pro until ${day}.`,
  },

  loginNeeded: { tr: 'Pro için önce üye ol', en: 'Pro starts with membership' },
  loginNeededSays: {
    tr: 'Üye olunca ya da giriş yapınca aylık veya yıllık planı seçebilirsin.',
    en: 'Once you have joined or signed in, you can choose the monthly or the yearly plan.',
  },
  canceledTitle: { tr: 'Aboneliğin iptal edildi', en: 'Your subscription is canceled' },
  canceledSays: {
    tr: (day: string) => `Pro şu tarihe kadar açık: ${day}. O güne kadar, şimdi ödeme yapmadan sürdürebilirsin.`,
    en: (day: string) => `You stay Pro until ${day}. Until then you can resume it without paying now.`,
  },
  canceledSaysBoth: {
    tr: (day: string, lastDay: string) =>
      `Pro şu tarihe kadar açık: ${day}. Şimdi ödeme yapmadan sürdürmek için son gün: ${lastDay}.`,
    en: (day: string, lastDay: string) =>
      `You stay Pro until ${day}. Until ${lastDay} you can resume it without paying now.`,
  },
  isPro: { tr: 'Zaten Pro üyesin', en: 'You are Pro already' },
  toProfile: { tr: 'Üyeliğimi gör', en: 'See my membership' },
})

export const membershipText = messages({
  membership: { tr: 'Üyelik', en: 'Membership' },
  since: { tr: (day: string) => `Üyelik tarihi: ${day}`, en: (day: string) => `Member since ${day}` },

  status: { tr: 'Durum', en: 'Status' },
  active: { tr: 'Etkin', en: 'Active' },
  canceled: { tr: 'İptal edildi', en: 'Canceled' },
  pending: { tr: 'Ödeme bekleniyor', en: 'Waiting for payment' },
  past_due: { tr: 'Yenileme ödenmedi', en: 'Renewal not paid' },
  lapsed: { tr: 'Sona erdi', en: 'Ended' },
  plan: { tr: 'Plan', en: 'Plan' },
  monthly: { tr: 'Aylık', en: 'Monthly' },
  yearly: { tr: 'Yıllık', en: 'Yearly' },
  renewsOn: { tr: 'Yenilenme tarihi', en: 'Renews on' },
  proUntil: { tr: 'Pro bitiş tarihi', en: 'Pro until' },
  endedOn: { tr: 'Bitiş tarihi', en: 'Ended on' },
  pendingSays: {
    tr: 'Ödeme onaylanınca Pro kendiliğinden açılır.',
    en: 'Pro opens by itself once the payment is confirmed.',
  },
  held,
  pastDueSays: {
    tr: 'Kartından ödeme alınamadı. Kart bilgilerini güncellersen Pro kesintisiz sürer.',
    en: 'Your card could not be charged. Update it and Pro goes on without a break.',
  },
  notKnown: { tr: 'Abonelik bilgisi alınamadı.', en: 'Your subscription could not be loaded.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  waiting: { tr: 'Yükleniyor', en: 'Loading' },
  renew: { tr: 'Yeniden Pro ol', en: 'Go Pro again' },
  portal: { tr: 'Kart ve faturalar', en: 'Card and bills' },
  opening: { tr: 'Açılıyor', en: 'Opening' },
  portalFailed: { tr: 'Sayfa açılamadı', en: 'The page could not be opened' },

  cancel: { tr: 'Aboneliği iptal et', en: 'Cancel subscription' },
  cancelAsk: { tr: 'Abonelik iptal edilsin mi?', en: 'Cancel the subscription?' },
  cancelSays: {
    tr: (day: string) => `Yenilenmez. Pro, ödediğin dönemin sonuna kadar açık kalır: ${day}.`,
    en: (day: string) => `It will not renew. Pro stays open until the end of what you paid for: ${day}.`,
  },
  cancelSaysOne: {
    tr: 'Yenilenmez. Pro, ödediğin dönemin sonuna kadar açık kalır.',
    en: 'It will not renew. Pro stays open until the end of what you paid for.',
  },
  cancelSaysEnded: {
    tr: 'Pro sona erdi. Yenileme ödemesi hâlâ deneniyorsa bir daha denenmez.',
    en: 'Pro has ended. If its renewal is still being tried, it is not tried again.',
  },
  cancelNow: { tr: 'İptal et', en: 'Cancel Pro' },
  keep: { tr: 'Vazgeç', en: 'Keep Pro' },
  canceling: { tr: 'İptal ediliyor', en: 'Canceling' },
  canceledNow: { tr: 'Abonelik iptal edildi', en: 'Subscription canceled' },
  canceledSays: {
    tr: (day: string) => `Pro şu tarihe kadar açık: ${day}.`,
    en: (day: string) => `You stay Pro until ${day}.`,
  },
  notCanceled: { tr: 'İptal edilemedi', en: 'Not canceled' },
  notCanceledSays: {
    tr: 'Abonelik iptal edilemedi. Tekrar dene ya da bize yaz, biz iptal edelim.',
    en: 'Subscription could not be canceled. Try again, or write to us and we will do it.',
  },
  nothingToCancel: { tr: 'İptal edilecek bir abonelik yok', en: 'Nothing to cancel' },
  cancelNotKnown: {
    tr: 'İptal edilip edilmediği belli değil. Üyelik kartında sürüyor görünüyorsa tekrar iptal et.',
    en: 'It is not known whether it was canceled. If your membership card shows it going on, cancel it again.',
  },

  resume: { tr: 'Aboneliği sürdür', en: 'Resume subscription' },
  resumeAsk: { tr: 'Abonelik sürsün mü?', en: 'Resume the subscription?' },
  resumeSays: {
    tr: (price: string, day: string) => `Şimdi ödeme alınmaz. Yenilenme tarihi: ${day}, tutar: ${price}.`,
    en: (price: string, day: string) => `Nothing is paid now. It renews on ${day} for ${price}.`,
  },
  paidUntil: {
    tr: (day: string) => `Ödenmiş Pro süresinin sonu: ${day}.`,
    en: (day: string) => `Pro is paid until ${day}.`,
  },
  resumeNow: { tr: 'Sürdür', en: 'Resume Pro' },
  notNow: { tr: 'Vazgeç', en: 'Not now' },
  resuming: { tr: 'Sürdürülüyor', en: 'Resuming' },
  resumedNow: { tr: 'Abonelik sürüyor', en: 'Subscription resumed' },
  resumedSays: { tr: (day: string) => `Yenilenme tarihi: ${day}.`, en: (day: string) => `It renews on ${day}.` },
  notResumed: { tr: 'Abonelik sürdürülemedi', en: 'Subscription could not be resumed' },
  resumeNotKnown: {
    tr: 'Sürdürülüp sürdürülmediği belli değil. Üyelik kartında iptal edilmiş görünüyorsa tekrar sürdür.',
    en: 'It is not known whether it was resumed. If your membership card shows it canceled, resume it again.',
  },
  otherPlan: { tr: 'Başka plan seç', en: 'Choose another plan' },
})
