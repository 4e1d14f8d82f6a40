import { messages } from '../../../lib/messages.ts'

export const ideaText = messages({
  now: { tr: 'Şimdi', en: 'Now' },
  wait: { tr: 'Bekle', en: 'Wait', scenario: { tr: 'Henüz başlamadı', en: 'Not started yet' } },
  started: { tr: 'Plan yolda', en: 'Plan on its way', scenario: { tr: 'Senaryo yolda', en: 'Scenario under way' } },
  /** A price within the hour may lie beyond either: what counts, and what is said, is the close. */
  between: {
    tr: (low: string, high: string) => `İki plan da saatlik kapanış bekliyor: ${low} altında ya da ${high} üstünde.`,
    en: (low: string, high: string) => `Both plans are waiting for an hourly close: below ${low} or above ${high}.`,
    scenario: {
      tr: (low: string, high: string) =>
        `İki senaryo da saatlik kapanış bekliyor: ${low} altında ya da ${high} üstünde.`,
      en: (low: string, high: string) =>
        `Both scenarios are waiting for an hourly close: below ${low} or above ${high}.`,
    },
  },
  oneWaits: {
    tr: 'Bir plan koşulunu bekliyor.',
    en: 'One plan is waiting for its condition.',
    scenario: { tr: 'Bir senaryo koşulunu bekliyor.', en: 'One scenario is waiting for its condition.' },
  },
  bothBegun: {
    tr: 'İki plan da başladı.',
    en: 'Both plans have started.',
    scenario: { tr: 'İki senaryo da başladı.', en: 'Both scenarios have started.' },
  },
  upBegun: {
    tr: 'Alış planı başladı.',
    en: 'The buy plan has started.',
    scenario: { tr: 'Yukarı senaryosu başladı.', en: 'The upside scenario has started.' },
  },
  downBegun: {
    tr: 'Satış planı başladı.',
    en: 'The sell plan has started.',
    scenario: { tr: 'Aşağı senaryosu başladı.', en: 'The downside scenario has started.' },
  },
  noneWaits: {
    tr: 'Bekleyen ya da süren plan yok.',
    en: 'No plan is waiting or running.',
    scenario: { tr: 'Bekleyen ya da süren senaryo yok.', en: 'No scenario is waiting or running.' },
  },
  frozen: {
    tr: 'Planlar verildiği gibi kalır, fiyatla birlikte kaymaz.',
    en: 'A plan stays as issued; it does not drift with the price.',
    scenario: {
      tr: 'Senaryolar verildiği gibi kalır, fiyatla birlikte kaymaz.',
      en: 'A scenario stays as issued; it does not drift with the price.',
    },
  },
  ended: { tr: 'Son 24 saatte bitenler', en: 'Ended in the last 24 hours' },
  foot: {
    tr: 'Planlar herkese aynıdır. Yatırım tavsiyesi değildir.',
    en: 'Plans are the same for everyone. Not investment advice.',
    scenario: {
      tr: 'Senaryolar herkese aynıdır. Yatırım tavsiyesi değildir.',
      en: 'Scenarios are the same for everyone. Not investment advice.',
    },
  },
})

export const holdText = messages({
  title: {
    tr: 'Ne kadar tutulabilir?',
    en: 'How much to hold?',
    scenario: { tr: 'Göze alınan kayba göre pay', en: 'Share by the loss you can bear' },
  },
  short: { tr: 'Ne kadar', en: 'How much', scenario: { tr: 'Pay', en: 'Share' } },
  bear: { tr: 'Bir günde kaybetmeyi göze aldığın', en: 'You can bear to lose in a day' },
  atMost: {
    tr: (loss: string, share: string, name: string) =>
      `Günlük kaybın, 20 günde en çok bir kez paranın ${loss} kadarını geçsin istiyorsan, ${name} payı en çok ${share} olmalı.`,
    en: (loss: string, share: string, name: string) =>
      `To lose more than ${loss} of your money on one day in twenty at most, hold at most ${share} of it in ${name}.`,
    scenario: {
      tr: (loss: string, share: string, name: string) =>
        `Paranın ${share} kadarı ${name} olan birinin günlük kaybı, 20 günün en çok birinde paranın ${loss} kadarını geçer.`,
      en: (loss: string, share: string, name: string) =>
        `With ${share} of the money in ${name}, the loss of a day is more than ${loss} of it on one day in twenty at most.`,
    },
  },
  all: {
    tr: (loss: string, name: string) =>
      `Paranın tamamı ${name} olsa bile günlük kayıp, 20 günün en çok birinde paranın ${loss} kadarını geçer.`,
    en: (loss: string, name: string) =>
      `Even with all of your money in ${name}, you lose more than ${loss} of it on one day in twenty at most.`,
    scenario: {
      tr: (loss: string, name: string) =>
        `Paranın tamamı ${name} olsa bile günlük kayıp, 20 günün en çok birinde paranın ${loss} kadarını geçer.`,
      en: (loss: string, name: string) =>
        `Even with all of the money in ${name}, the loss of a day is more than ${loss} of it on one day in twenty at most.`,
    },
  },
  note: {
    tr: 'Yönden bağımsızdır: coinin bir günde ne kadar oynadığına göre hesaplanır. Seçtiğin oran bu cihazda kalır.',
    en: 'It does not depend on the direction, only on how much the coin moves in a day. What you choose stays on this device.',
  },
})

export const calculatorText = messages({
  title: {
    tr: 'Ne kadar alınabilir?',
    en: 'How much to buy?',
    scenario: { tr: 'Göze alınan kayba göre büyüklük', en: 'Size by the loss you can bear' },
  },
  plan: { tr: 'Plan', en: 'Plan', scenario: { tr: 'Senaryo', en: 'Scenario' } },
  capital: { tr: 'Sermaye', en: 'Capital' },
  wrong: {
    tr: (sign: string) => `Sıfırdan büyük bir tutar yaz, örneğin ${sign}10.000.`,
    en: (sign: string) => `Enter an amount above zero, such as ${sign}10,000.`,
  },
  risk: { tr: 'Kaybetmeyi göze aldığın', en: 'You can afford to lose' },
  atMost: { tr: 'En çok', en: 'At most' },
  ofCapital: {
    tr: (cost: string, share: string) => `${cost} · sermayenin ${share} kadarı`,
    en: (cost: string, share: string) => `${cost} · ${share} of capital`,
  },
  whole: {
    tr: (risk: string) => `Sermayenin tamamı; risk ${risk}`,
    en: (risk: string) => `All of your capital; risk ${risk}`,
  },
  ifStopped: {
    tr: 'Stop olursa',
    en: 'If stopped',
    scenario: { tr: 'Senaryo bozulursa', en: 'If the scenario breaks' },
  },
  ifTarget: {
    tr: 'Hedefe varırsa',
    en: 'If the target is reached',
    scenario: { tr: 'Senaryo tamamlanırsa', en: 'If the scenario completes' },
  },
  fees: {
    tr: (fees: string) =>
      `Masraf ${fees} dahil. Ani düşüşte stop bu fiyattan çalışmayabilir. Yazdıkların bu cihazda kalır.`,
    en: (fees: string) =>
      `Fees of ${fees} included. In a sudden fall the stop may fill at a worse price. What you type stays on this device.`,
    scenario: {
      tr: (fees: string) =>
        `Masraf ${fees} dahil. Ani bir harekette sınırda bu fiyat bulunmayabilir. Yazdıkların bu cihazda kalır.`,
      en: (fees: string) =>
        `Fees of ${fees} included. In a sudden move the price at the edge may be worse. What you type stays on this device.`,
    },
  },
})
