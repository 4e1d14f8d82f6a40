import { accountProblems } from './accounts/problems.ts'
import { adminProblems } from './admin/problems.ts'
import { assistantProblems } from './assistants/problems.ts'
import { channelProblems } from './channels/problems.ts'
import { keyProblems } from './keys/problems.ts'
import type { Both } from './language.ts'
import { moneyProblems } from './payments/problems.ts'
import { portfolioProblems } from './portfolio/problems.ts'
import { turnProblems } from './turn/problems.ts'

interface Problem extends Both {
  status: number
}

/**
 * Every failure a caller can meet, by name, with what a person reads in each language.
 * Two names without a feature are the specification's own words.
 */
export const problems = {
  'request.invalid': {
    status: 400,
    tr: 'Gönderilen bilgiler eksik ya da hatalı.',
    en: 'Something in this request is missing or wrong.',
  },
  'request.notFound': { status: 404, tr: 'Aradığın şey burada yok.', en: 'What you are looking for is not here.' },
  'request.crossSite': {
    status: 403,
    tr: 'Bu istek başka bir siteden geldi ve kabul edilmedi.',
    en: 'This request came from another site and was refused.',
  },
  'request.tooLarge': { status: 413, tr: 'Gönderilen veri çok büyük.', en: 'What was sent is too large.' },
  'request.tooSlow': {
    status: 408,
    tr: 'Bu istek çok yavaş geldi. Bağlantını kontrol edip tekrar dene.',
    en: 'This request took too long to arrive. Check your connection and try again.',
  },
  'request.unsupported': {
    status: 415,
    tr: 'Bu veri biçimi desteklenmiyor.',
    en: 'This kind of data is not supported.',
  },
  'request.tooMany': {
    status: 429,
    tr: 'Çok sık denedin. Biraz bekleyip tekrar dene.',
    en: 'Too many tries. Wait a little and try again.',
  },
  'server.failed': {
    status: 500,
    tr: 'Bir sorun oldu. Bizden kaynaklandı, kredin kullanılmadı. Tekrar deneyebilirsin.',
    en: 'Something went wrong. It was on our side and no credit was used. You can try again.',
  },
  'server.busy': {
    status: 503,
    tr: 'Şu anda çok yoğunuz. Birazdan tekrar dene.',
    en: 'We are very busy right now. Try again shortly.',
  },

  'follows.notOpened': {
    status: 404,
    tr: 'Takip etmek için önce coinin analizini aç.',
    en: 'Open the coin’s analysis first to follow this.',
  },
  'follows.begun': {
    status: 409,
    tr: 'Başladı ya da bitti; bir sonrakini takip edebilirsin.',
    en: 'It has started or ended; you can follow the next one.',
  },
  'follows.full': {
    status: 422,
    tr: 'Takip ettiklerinin sayısı sınıra ulaştı. Bitenlerden birkaçını çıkar.',
    en: 'You follow as many as possible. Remove a few that have ended.',
  },

  'guests.blocked': {
    status: 403,
    tr: 'Misafir erişimi şu anda kapalı. Üye olarak girebilirsin.',
    en: 'Guest access is currently blocked. You can enter as a member.',
  },
  'guests.sessionRequired': {
    status: 401,
    tr: 'Devam etmek için giriş yap ya da misafir olarak gir.',
    en: 'Sign in or continue as a guest first.',
  },
  'guests.creditsExpired': {
    status: 402,
    tr: 'Misafir kredilerin bitti. Üye ol, 20 ücretsiz analiz kredisi al ya da kredi ekle.',
    en: 'Guest credits have expired. Become a member for 20 free analysis credits or add credits.',
  },
  restricted_coin: {
    status: 403,
    tr: 'Bu coin üyelere açık. Kaydolman bir dakika sürer.',
    en: 'This coin is for members. Joining takes a minute.',
  },

  'credits.insufficient': {
    status: 402,
    tr: 'Kredin bitti. Yeni analiz için kredi ekle. Fiyatlar ve grafik açık kalır.',
    en: 'Insufficient credits. Add credits for a new analysis. Prices and charts stay open.',
  },
  'credits.noEntitlement': {
    status: 402,
    tr: 'Bu coin için önce bir analiz başlat.',
    en: 'Start an analysis of this coin first.',
  },
  daily_limit: {
    status: 429,
    tr: 'Analiz sınırına ulaştın. Yarın devam edebilirsin.',
    en: 'Analysis limit reached. You can go on tomorrow.',
  },

  'market.unknownCoin': { status: 404, tr: 'Bu coini bulamadık.', en: 'We could not find this coin.' },
  'market.unavailable': {
    status: 503,
    tr: 'Fiyatlara şu anda ulaşılamıyor. Kredin kullanılmadı, tekrar deneyebilirsin.',
    en: 'Prices cannot be reached right now. No credit was used; you can try again.',
  },

  'notifications.wrongAddress': {
    status: 400,
    tr: 'Bu tarayıcının bildirim adresi kullanılamıyor.',
    en: 'The push address of this browser cannot be used.',
  },
  'notifications.notSubscribed': {
    status: 409,
    tr: 'Önce bu tarayıcıda bildirimleri aç.',
    en: 'Switch notifications on in this browser first.',
  },
  'notifications.switchedOff': {
    status: 409,
    tr: 'Bildirimleri tarayıcı kapatmış. Yeniden açarsan gelir.',
    en: 'The browser has switched notifications off. Switch them on again to get them.',
  },
  'notifications.refused': {
    status: 422,
    tr: 'Tarayıcının bildirim servisi mesajı kabul etmedi. Bildirimleri kapatıp yeniden aç.',
    en: 'The push service of the browser did not take the message. Switch notifications off and on again.',
  },
  'notifications.notDelivered': {
    status: 422,
    tr: 'Deneme bildirimi gönderilemedi. Biraz sonra tekrar dene.',
    en: 'The test notification could not be sent. Try again shortly.',
  },
  'notifications.tooManyAlerts': {
    status: 409,
    tr: 'Kurabileceğin kadar alarm kurulu; yenisi için birini sil.',
    en: 'You have set as many alerts as you can; delete one to add another.',
  },
  'notifications.noRange': {
    status: 409,
    tr: 'Bu coin için sınanmış aralık henüz yok.',
    en: 'There is no tested range for this coin yet.',
  },
  'notifications.noGap': {
    status: 409,
    tr: 'Bu coinin izlediği fiyatla farkı şu anda bilinmiyor.',
    en: 'How far this coin is from what it follows is not known now.',
  },
  'notifications.notNew': {
    status: 409,
    tr: 'Bu coinin analizi zaten açık ya da ne zaman açılacağı bilinmiyor.',
    en: 'The analysis of this coin is open already, or nobody knows when it will be.',
  },
  'notifications.alreadyAbove': {
    status: 409,
    tr: 'Fiyat zaten üstünde; altına inince mi haber verelim?',
    en: 'Already above; tell you when it falls below instead?',
  },
  'notifications.alreadyBelow': {
    status: 409,
    tr: 'Fiyat zaten altında; üstüne çıkınca mı haber verelim?',
    en: 'Already below; tell you when it rises above instead?',
  },
  'notifications.alreadyThere': {
    status: 409,
    tr: 'Fiyat zaten orada. Başka bir değer seç.',
    en: 'The price is there already. Choose another value.',
  },
  'favorites.alreadyPresent': {
    status: 409,
    tr: 'Bu coin listende duruyor.',
    en: 'This coin is on your list.',
  },
  'favorites.full': {
    status: 422,
    tr: 'Favori listen dolu. Yenisi için önce birini çıkar.',
    en: 'Your list of favorites is full. Remove one to add another.',
  },
  'news.unavailable': {
    status: 503,
    tr: 'Haber servisi şu anda kullanılamıyor. Lütfen daha sonra tekrar deneyin.',
    en: 'The news service is not available right now. Please try again later.',
  },
  'analysis.failed': {
    status: 503,
    tr: 'Analiz verisi bulunamadı. Kredin kullanılmadı.',
    en: 'No analysis data found. No credit was used.',
  },
  'analysis.notEnoughHistory': {
    status: 422,
    tr: 'Bu coinin geçmişi analiz için çok kısa. Kredi kullanılmaz.',
    en: 'This coin has too little history for an analysis. It uses no credit.',
  },
  'analysis.pegged': {
    status: 422,
    tr: 'Bu coin başka bir fiyatı izler; tahmin edilecek bir hareketi yok. Kredi kullanılmaz.',
    en: 'This coin follows another price; there is no move of its own to forecast. It uses no credit.',
  },
  'analysis.still': {
    status: 422,
    tr: 'Bu coinin fiyatı günlerdir kıpırdamıyor; tahmin edilecek bir hareketi yok. Kredi kullanılmaz.',
    en: 'The price of this coin has not moved for days; there is no move to forecast. It uses no credit.',
  },
  'analysis.noCandles': {
    status: 422,
    tr: 'Hiçbir borsa bu coinin mumlarını vermiyor; analiz edilecek bir şey yok. Kredi kullanılmaz.',
    en: 'No exchange gives candles of this coin; there is nothing to analyze. It uses no credit.',
  },
  'analysis.tooManyAtOnce': {
    status: 429,
    tr: 'Aynı anda en fazla dört analiz hazırlanır. Biri bitince yeniden dene; kredin kullanılmadı.',
    en: 'At most four analyses are made for you at a time. Try again when one of them is ready; no credit was used.',
  },
  'analysis.nothingKept': {
    status: 404,
    tr: 'Bu coin için saklanan bir analiz yok.',
    en: 'There is no kept analysis of this coin.',
  },
  'analysis.levelsFailed': {
    status: 503,
    tr: 'Seviyeler hesaplanırken bir hata oluştu. Kredin kullanılmadı.',
    en: 'An error occurred while calculating levels. No credit was used.',
  },
  'gems.closed': {
    status: 403,
    tr: 'Gizli cevherler burada sunulmuyor.',
    en: 'Hidden gems are not offered here.',
  },
  'gems.locked': {
    status: 403,
    tr: 'Gizli cevherler için Pro ya da en az 5 kredi gerekir.',
    en: 'Hidden gems need Pro or at least 5 credits.',
  },
  'referrals.closed': {
    status: 403,
    tr: 'Davet ödülü burada sunulmuyor.',
    en: 'Rewards for invitations are not offered here.',
  },
  'support.notSent': {
    status: 503,
    tr: 'Yazdığın duruyor. Lütfen tekrar dene.',
    en: 'Message could not be sent. Please try again.',
  },
  'support.answered': { status: 409, tr: 'Bu mesaj zaten yanıtlandı.', en: 'This message has been answered already.' },
  'support.noAddress': {
    status: 409,
    tr: 'Gönderen bir adres bırakmadı.',
    en: 'The sender left no address.',
  },
  ...accountProblems,
  ...keyProblems,
  ...channelProblems,
  ...portfolioProblems,
  ...moneyProblems,
  ...assistantProblems,
  ...turnProblems,
  ...adminProblems,
} as const satisfies Record<string, Problem>

export type ProblemCode = keyof typeof problems

/** What travels when a call fails. */
export interface ProblemEnvelope {
  error: { code: ProblemCode; message: string; messageTr: string; messageEn: string; details?: Record<string, unknown> }
}
