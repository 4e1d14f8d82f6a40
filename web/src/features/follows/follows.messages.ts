import { turkishEnding } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

const possessive = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`
const ofWhole = (whole: number) => `${whole}’${turkishEnding(whole, 'locative')}`

export const followsText = messages({
  follow: { tr: 'Takip et', en: 'Follow' },
  following: { tr: 'Takip ediyorsun', en: 'Following' },
  noMoney: {
    tr: 'Para kullanılmaz; sonucu Planlarım’a yazılır.',
    en: 'No money involved; the result is kept in My plans.',
  },
  begun: {
    tr: 'Başladı; bir sonrakini takip edebilirsin.',
    en: 'Already started; you can follow the next one.',
  },
  tell: { tr: 'Plan değişince haber ver', en: 'Tell me when the plan changes' },
  stopped: { tr: 'Plan artık takip edilmiyor', en: 'No longer following the plan' },
  undo: { tr: 'Geri al', en: 'Undo' },
  notFollowed: { tr: 'Plan takip edilemedi', en: 'The plan could not be followed' },
  notStopped: { tr: 'Takip bırakılamadı', en: 'Could not stop following' },
  notKnown: {
    tr: 'Olup olmadığı bilinmiyor; liste birazdan söyler.',
    en: 'It may or may not have happened; the list will tell.',
  },
  noPush: {
    tr: 'Bu cihazda bildirimler kapalı',
    en: 'Notifications are off on this device',
  },
  turnOn: { tr: 'Aç', en: 'Turn on' },
  join: { tr: 'Plan takip etmek için üye ol', en: 'Join to follow plans' },
  joinSays: {
    tr: 'Takip ettiğin planlar ve sonuçları hesabında durur. Üyelik ücretsiz.',
    en: 'The plans you follow and how they ended are kept in your account. Joining is free.',
  },
  notNow: { tr: 'Şimdi değil', en: 'Not now' },
  close: { tr: 'Kapat', en: 'Close' },
  seeResult: { tr: 'Planlarım’da gör', en: 'See it in My plans' },

  title: { tr: 'Planlarım', en: 'My plans' },
  says: {
    tr: 'Takip ettiğin planlar. Kâğıt üstünde: para kullanılmaz.',
    en: 'The plans you follow. On paper: no money involved.',
  },
  back: { tr: 'Geri', en: 'Back' },
  counts: {
    tr: (open: string, ended: string) => `${open} açık, ${ended} bitti`,
    en: (open: string, ended: string) => `${open} open, ${ended} ended`,
  },
  none: { tr: 'Takip ettiğin planlar burada', en: 'The plans you follow, all in one place' },
  guest: { tr: 'Planlar üyelere açık', en: 'Plans are for members' },

  ended: { tr: 'Biten planların', en: 'Your ended plans' },
  reached: {
    tr: (started: number, reached: number) =>
      reached === 0
        ? `Başlayıp biten ${started} planından hiçbiri hedefe varmadı.`
        : `Başlayıp biten ${started} planından ${possessive(reached)} hedefe vardı.`,
    en: (started: number, reached: number) =>
      reached === 0
        ? `None of your ${started} started plans reached the target.`
        : `${reached} of your ${started} started plans reached the target.`,
  },
  noneEnded: { tr: 'Başlayıp biten planın henüz yok.', en: 'No plan of yours has started and ended yet.' },
  what: { tr: 'Ne oldu', en: 'What' },
  yours: { tr: 'seninki', en: 'yours' },
  stated: { tr: 'söylenen', en: 'stated' },
  conditionMet: { tr: 'Koşul oluştu', en: 'Condition met' },
  targetFirst: { tr: 'Önce hedef', en: 'Target first' },
  stopFirst: { tr: 'Önce stop', en: 'Stop first' },
  neither: { tr: 'Hiçbiri', en: 'Neither' },
  of: {
    tr: (count: string, whole: number) => `${ofWhole(whole)} ${count}`,
    en: (count: string, whole: number) => `${count} of ${whole}`,
  },
  mean: {
    tr: (mean: string) => `Masraftan sonra plan başına ortalama ${mean}`,
    en: (mean: string) => `${mean} a plan on average after fees`,
  },
  error: { tr: (error: string) => `; şans payı ±${error}`, en: (error: string) => `, give or take ${error}` },
  tooFew: {
    tr: (count: string) => `${count} plan bir şey söylemek için az.`,
    en: (count: string) =>
      count === '1' ? 'One plan is too few to say more.' : `${count} plans are too few to say more.`,
  },
  openOnes: { tr: 'Açık', en: 'Open' },
  endedOnes: { tr: 'Bitti', en: 'Ended' },
  afterFees: { tr: 'sonuçlar masraftan sonra', en: 'results after fees' },
  showAll: { tr: (count: string) => `Hepsini göster (${count})`, en: (count: string) => `Show all (${count})` },
  up: { tr: (name: string) => `${name}: alış planı`, en: (name: string) => `${name}: buy plan` },
  down: { tr: (name: string) => `${name}: satış planı`, en: (name: string) => `${name}: sell plan` },
  upWaits: {
    tr: (name: string, price: string) => `${name}: ${price} üstünde kapanış`,
    en: (name: string, price: string) => `${name}: a close above ${price}`,
  },
  downWaits: {
    tr: (name: string, price: string) => `${name}: ${price} altında kapanış`,
    en: (name: string, price: string) => `${name}: a close below ${price}`,
  },
  waitsBy: {
    tr: (moment: string, chance: string) => `En geç ${moment} · ${chance}`,
    en: (moment: string, chance: string) => `By ${moment} · ${chance}`,
  },
  startedAt: {
    tr: (started: string, by: string) => `Başladı: ${started} · en geç ${by}`,
    en: (started: string, by: string) => `Started at ${started} · ends by ${by}`,
  },
  nothing: { tr: 'kazanç da kayıp da yok', en: 'no gain, no loss' },
  stop: { tr: 'stop', en: 'stop' },
  target: { tr: 'hedef', en: 'target' },
  trackSays: {
    tr: (stop: string, entry: string, target: string, now: string) =>
      `Stop ${stop}, giriş ${entry}, hedef ${target}, şimdi ${now}.`,
    en: (stop: string, entry: string, target: string, now: string) =>
      `Stop ${stop}, entry ${entry}, target ${target}, now ${now}.`,
  },

  empty: { tr: 'Takip ettiğin plan yok', en: 'You follow no plan yet' },
  emptySays: {
    tr: 'Bir coinin Öneriler sekmesinde Takip et’e dokun. Para kullanılmaz; sonucu burada, söylenen ihtimalin yanında görünür.',
    en: 'Tap Follow on the Ideas tab of a coin. No money involved; the result stands here beside the chance that was stated.',
  },
  seePlan: { tr: (name: string) => `${name} planına bak`, en: (name: string) => `See the plan of ${name}` },
  pick: { tr: 'Coin seç', en: 'Pick a coin' },
  waitingToday: { tr: 'Bugün koşulunu bekleyenler', en: 'Waiting for their condition today' },
  foot: {
    tr: 'Planlarım yalnız sana görünür. Yatırım tavsiyesi değildir.',
    en: 'Only you see My plans. Not investment advice.',
  },
  offline: { tr: 'Bağlantı yok.', en: 'No connection.' },
  notRefreshed: { tr: 'Liste yenilenemedi.', en: 'The list could not be refreshed.' },
  keptAt: { tr: (moment: string) => `Saklanan liste: ${moment}.`, en: (moment: string) => `Kept list of ${moment}.` },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
})
