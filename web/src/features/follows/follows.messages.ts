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
    scenario: {
      tr: 'Para kullanılmaz; sonucu Senaryolarım’a yazılır.',
      en: 'No money involved; the result is kept in My scenarios.',
    },
  },
  begun: {
    tr: 'Başladı; bir sonrakini takip edebilirsin.',
    en: 'Already started; you can follow the next one.',
  },
  tell: {
    tr: 'Plan değişince haber ver',
    en: 'Tell me when the plan changes',
    scenario: { tr: 'Senaryo değişince haber ver', en: 'Tell me when the scenario changes' },
  },
  stopped: {
    tr: 'Plan artık takip edilmiyor',
    en: 'No longer following the plan',
    scenario: { tr: 'Senaryo artık takip edilmiyor', en: 'No longer following the scenario' },
  },
  undo: { tr: 'Geri al', en: 'Undo' },
  notFollowed: {
    tr: 'Plan takip edilemedi',
    en: 'The plan could not be followed',
    scenario: { tr: 'Senaryo takip edilemedi', en: 'The scenario could not be followed' },
  },
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
  join: {
    tr: 'Plan takip etmek için üye ol',
    en: 'Join to follow plans',
    scenario: { tr: 'Senaryo takip etmek için üye ol', en: 'Join to follow scenarios' },
  },
  joinSays: {
    tr: 'Takip ettiğin planlar ve sonuçları hesabında durur. Üyelik ücretsiz.',
    en: 'The plans you follow and how they ended are kept in your account. Joining is free.',
    scenario: {
      tr: 'Takip ettiğin senaryolar ve sonuçları hesabında durur. Üyelik ücretsiz.',
      en: 'The scenarios you follow and how they ended are kept in your account. Joining is free.',
    },
  },
  notNow: { tr: 'Şimdi değil', en: 'Not now' },
  close: { tr: 'Kapat', en: 'Close' },
  seeResult: {
    tr: 'Planlarım’da gör',
    en: 'See it in My plans',
    scenario: { tr: 'Senaryolarım’da gör', en: 'See it in My scenarios' },
  },

  title: { tr: 'Planlarım', en: 'My plans', scenario: { tr: 'Senaryolarım', en: 'My scenarios' } },
  says: {
    tr: 'Takip ettiğin planlar. Kâğıt üstünde: para kullanılmaz.',
    en: 'The plans you follow. On paper: no money involved.',
    scenario: {
      tr: 'Takip ettiğin senaryolar. Kâğıt üstünde: para kullanılmaz.',
      en: 'The scenarios you follow. On paper: no money involved.',
    },
  },
  back: { tr: 'Geri', en: 'Back' },
  counts: {
    tr: (open: string, ended: string) => `${open} açık, ${ended} bitti`,
    en: (open: string, ended: string) => `${open} open, ${ended} ended`,
  },
  none: {
    tr: 'Takip ettiğin planlar burada',
    en: 'The plans you follow, all in one place',
    scenario: { tr: 'Takip ettiğin senaryolar burada', en: 'The scenarios you follow, all in one place' },
  },
  guest: {
    tr: 'Planlar üyelere açık',
    en: 'Plans are for members',
    scenario: { tr: 'Senaryolar üyelere açık', en: 'Scenarios are for members' },
  },

  ended: {
    tr: 'Biten planların',
    en: 'Your ended plans',
    scenario: { tr: 'Biten senaryoların', en: 'Your ended scenarios' },
  },
  reached: {
    tr: (started: number, reached: number) =>
      reached === 0
        ? `Başlayıp biten ${started} planından hiçbiri hedefe varmadı.`
        : `Başlayıp biten ${started} planından ${possessive(reached)} hedefe vardı.`,
    en: (started: number, reached: number) =>
      reached === 0
        ? `None of your ${started} started plans reached the target.`
        : `${reached} of your ${started} started plans reached the target.`,
    scenario: {
      tr: (started: number, completed: number) =>
        completed === 0
          ? `Başlayıp biten ${started} senaryondan hiçbiri tamamlanmadı.`
          : `Başlayıp biten ${started} senaryondan ${possessive(completed)} tamamlandı.`,
      en: (started: number, completed: number) =>
        completed === 0
          ? `None of your ${started} started scenarios completed.`
          : `${completed} of your ${started} started scenarios completed.`,
    },
  },
  noneEnded: {
    tr: 'Başlayıp biten planın henüz yok.',
    en: 'No plan of yours has started and ended yet.',
    scenario: { tr: 'Başlayıp biten senaryon henüz yok.', en: 'No scenario of yours has started and ended yet.' },
  },
  what: { tr: 'Ne oldu', en: 'What' },
  yours: { tr: 'seninki', en: 'yours' },
  stated: { tr: 'söylenen', en: 'stated' },
  conditionMet: { tr: 'Koşul oluştu', en: 'Condition met' },
  targetFirst: { tr: 'Önce hedef', en: 'Target first', scenario: { tr: 'Önce tamamlandı', en: 'Completed first' } },
  stopFirst: { tr: 'Önce stop', en: 'Stop first', scenario: { tr: 'Önce bozuldu', en: 'Broke first' } },
  neither: { tr: 'Hiçbiri', en: 'Neither' },
  of: {
    tr: (count: string, whole: number) => `${ofWhole(whole)} ${count}`,
    en: (count: string, whole: number) => `${count} of ${whole}`,
  },
  mean: {
    tr: (mean: string) => `Masraftan sonra plan başına ortalama ${mean}`,
    en: (mean: string) => `${mean} a plan on average after fees`,
    scenario: {
      tr: (mean: string) => `Masraftan sonra senaryo başına ortalama ${mean}`,
      en: (mean: string) => `${mean} a scenario on average after fees`,
    },
  },
  error: { tr: (error: string) => `; şans payı ±${error}`, en: (error: string) => `, give or take ${error}` },
  tooFew: {
    tr: (count: string) => `${count} plan bir şey söylemek için az.`,
    en: (count: string) =>
      count === '1' ? 'One plan is too few to say more.' : `${count} plans are too few to say more.`,
    scenario: {
      tr: (count: string) => `${count} senaryo bir şey söylemek için az.`,
      en: (count: string) =>
        count === '1' ? 'One scenario is too few to say more.' : `${count} scenarios are too few to say more.`,
    },
  },
  openOnes: { tr: 'Açık', en: 'Open' },
  endedOnes: { tr: 'Bitti', en: 'Ended' },
  afterFees: { tr: 'sonuçlar masraftan sonra', en: 'results after fees' },
  showAll: { tr: (count: string) => `Hepsini göster (${count})`, en: (count: string) => `Show all (${count})` },
  up: {
    tr: (name: string) => `${name}: alış planı`,
    en: (name: string) => `${name}: buy plan`,
    scenario: { tr: (name: string) => `${name}: yukarı senaryosu`, en: (name: string) => `${name}: upside scenario` },
  },
  down: {
    tr: (name: string) => `${name}: satış planı`,
    en: (name: string) => `${name}: sell plan`,
    scenario: { tr: (name: string) => `${name}: aşağı senaryosu`, en: (name: string) => `${name}: downside scenario` },
  },
  upWaits: {
    tr: (name: string, price: string) => `${name}: ${price} üstünde kapanış`,
    en: (name: string, price: string) => `${name}: a close above ${price}`,
  },
  downWaits: {
    tr: (name: string, price: string) => `${name}: ${price} altında kapanış`,
    en: (name: string, price: string) => `${name}: a close below ${price}`,
  },
  waitsBy: {
    tr: (moment: string, chance: string) => `En geç ${moment} · verildiğinde ${chance}`,
    en: (moment: string, chance: string) => `By ${moment} · ${chance} when issued`,
  },
  startedAt: {
    tr: (started: string, by: string) => `Başladı: ${started} · en geç ${by}`,
    en: (started: string, by: string) => `Started at ${started} · ends by ${by}`,
  },
  nothing: { tr: 'kazanç da kayıp da yok', en: 'no gain, no loss' },
  stop: { tr: 'stop', en: 'stop', scenario: { tr: 'bozulma', en: 'breaks' } },
  target: { tr: 'hedef', en: 'target', scenario: { tr: 'tamamlanma', en: 'completes' } },
  trackSays: {
    tr: (stop: string, entry: string, target: string, now: string) =>
      `Stop ${stop}, giriş ${entry}, hedef ${target}, şimdi ${now}.`,
    en: (stop: string, entry: string, target: string, now: string) =>
      `Stop ${stop}, entry ${entry}, target ${target}, now ${now}.`,
    scenario: {
      tr: (breaks: string, condition: string, completes: string, now: string) =>
        `Bozulma ${breaks}, koşul ${condition}, tamamlanma ${completes}, şimdi ${now}.`,
      en: (breaks: string, condition: string, completes: string, now: string) =>
        `Breaks at ${breaks}, condition ${condition}, completes at ${completes}, now ${now}.`,
    },
  },

  empty: {
    tr: 'Takip ettiğin plan yok',
    en: 'You follow no plan yet',
    scenario: { tr: 'Takip ettiğin senaryo yok', en: 'You follow no scenario yet' },
  },
  emptySays: {
    tr: 'Bir coinin planının altında Takip et’e dokun. Para kullanılmaz; sonucu burada, söylenen ihtimalin yanında görünür.',
    en: 'Tap Follow under the plan of a coin. No money involved; the result appears here beside the chance that was stated.',
    scenario: {
      tr: 'Bir coinin senaryosunun altında Takip et’e dokun. Para kullanılmaz; sonucu burada, söylenen ihtimalin yanında görünür.',
      en: 'Tap Follow under the scenario of a coin. No money involved; the result appears here beside the chance that was stated.',
    },
  },
  seePlan: {
    tr: (name: string) => `${name} planına bak`,
    en: (name: string) => `See the plan of ${name}`,
    scenario: { tr: (name: string) => `${name} senaryosuna bak`, en: (name: string) => `See the scenario of ${name}` },
  },
  pick: { tr: 'Coin seç', en: 'Pick a coin' },
  waitingToday: { tr: 'Bugün koşulunu bekleyenler', en: 'Waiting for their condition today' },
  foot: {
    tr: 'Planlarım yalnız sana görünür. Yatırım tavsiyesi değildir.',
    en: 'Only you see My plans. Not investment advice.',
    scenario: {
      tr: 'Senaryolarım yalnız sana görünür. Yatırım tavsiyesi değildir.',
      en: 'Only you see My scenarios. Not investment advice.',
    },
  },
  offline: { tr: 'Bağlantı yok.', en: 'No connection.' },
  notRefreshed: { tr: 'Liste yenilenemedi.', en: 'The list could not be refreshed.' },
  cachedAt: { tr: (moment: string) => `Saklanan liste: ${moment}.`, en: (moment: string) => `Kept list of ${moment}.` },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
})
