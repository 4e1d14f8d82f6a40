import { messages } from '../../../lib/messages.ts'

export const ideaText = messages({
  now: { tr: 'Şimdi', en: 'Now' },
  wait: { tr: 'Bekle', en: 'Wait' },
  started: { tr: 'Plan yolda', en: 'Plan on its way' },
  between: {
    tr: (low: string, high: string) => `Fiyat ${low} ile ${high} arasında; iki plan da koşulunu bekliyor.`,
    en: (low: string, high: string) => `The price is between ${low} and ${high}; both plans wait for their condition.`,
  },
  oneWaits: { tr: 'Bir plan koşulunu bekliyor.', en: 'One plan waits for its condition.' },
  bothBegun: { tr: 'İki plan da başladı.', en: 'Both plans have started.' },
  upBegun: { tr: 'Alış planı başladı.', en: 'The buy plan has started.' },
  downBegun: { tr: 'Satış planı başladı.', en: 'The sell plan has started.' },
  noneWaits: { tr: 'Bekleyen ya da süren plan yok.', en: 'No plan waits or runs.' },
  frozen: {
    tr: 'Planlar verildiği gibi kalır, fiyatla birlikte kaymaz.',
    en: 'A plan stays as issued; it does not drift with the price.',
  },
  ended: { tr: 'Son 24 saatte bitenler', en: 'Ended in the last 24 hours' },
  foot: {
    tr: 'Planlar herkese aynıdır. Yatırım tavsiyesi değildir.',
    en: 'Plans are the same for everyone. Not investment advice.',
  },
})

export const holdText = messages({
  title: { tr: 'Ne kadar tutulabilir?', en: 'How much to hold?' },
  short: { tr: 'Ne kadar', en: 'How much' },
  bear: { tr: 'Bir günde kaybetmeyi göze aldığın', en: 'You can bear to lose in a day' },
  atMost: {
    tr: (loss: string, share: string, name: string) =>
      `Günlük kaybın 20 günün en çok birinde paranın ${loss} kadarını geçsin istiyorsan, ${name} payı en çok ${share} olmalı.`,
    en: (loss: string, share: string, name: string) =>
      `To lose more than ${loss} of your money on one day in twenty at most, hold at most ${share} of it in ${name}.`,
  },
  all: {
    tr: (loss: string, name: string) =>
      `Paranın tamamı ${name} olsa bile günlük kayıp, 20 günün en çok birinde paranın ${loss} kadarını geçer.`,
    en: (loss: string, name: string) =>
      `Even with all of your money in ${name}, you lose more than ${loss} of it on one day in twenty at most.`,
  },
  note: {
    tr: 'Yönden bağımsızdır: coinin bir günde ne kadar oynadığından çıkar. Seçtiğin oran bu cihazda kalır.',
    en: 'Free of direction: it follows from how much the coin moves in a day. What you choose stays on this device.',
  },
})

export const calculatorText = messages({
  title: { tr: 'Ne kadar alınabilir?', en: 'How much to buy?' },
  plan: { tr: 'Plan', en: 'Plan' },
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
  ifStopped: { tr: 'Stop olursa', en: 'If stopped' },
  ifTarget: { tr: 'Hedefe varırsa', en: 'If the target is reached' },
  fees: {
    tr: (fees: string) =>
      `Masraf ${fees} dahil. Ani düşüşte stop bu fiyattan çalışmayabilir. Yazdıkların bu cihazda kalır.`,
    en: (fees: string) =>
      `Fees of ${fees} included. In a sudden fall the stop may fill at a worse price. What you type stays on this device.`,
  },
})

export const leverageText = messages({
  title: { tr: 'Kaldıraçlı plan', en: 'Leveraged plan' },
  says: {
    tr: 'Kaldıraç kaybı da çarpar. 3× ile %33’lük bir ters hareket paranın tamamını siler.',
    en: 'Leverage multiplies losses too. At 3×, a 33% move against you wipes out the whole margin.',
  },
  agree: {
    tr: 'Yatırdığım teminatın tamamını kaybedebileceğimi anladım.',
    en: 'I understand that I can lose my whole margin.',
  },
  show: { tr: 'Kaldıraçlı planı göster', en: 'Show the leveraged plan' },
  up: { tr: 'Kaldıraçlı · alış planı', en: 'Leveraged · buy plan' },
  down: { tr: 'Kaldıraçlı · satış planı', en: 'Leveraged · sell plan' },
  long: { tr: (times: string) => `Long, ${times}×`, en: (times: string) => `Long, ${times}×` },
  short: { tr: (times: string) => `Short, ${times}×`, en: (times: string) => `Short, ${times}×` },
  times: { tr: 'Kaldıraç', en: 'Leverage' },
  liquidation: { tr: 'Tasfiye', en: 'Liquidation' },
  prices: { tr: 'Stop · Giriş · Hedef', en: 'Stop · Entry · Target' },
  pricesDown: { tr: 'Hedef · Giriş · Stop', en: 'Target · Entry · Stop' },
  pictured: {
    tr: (liquidation: string, entry: string) => `Tasfiye yaklaşık ${liquidation}, giriş ${entry}.`,
    en: (liquidation: string, entry: string) => `Liquidation at about ${liquidation}, entry ${entry}.`,
  },
  distance: { tr: 'Tasfiyeye mesafe, yaklaşık', en: 'About this far from liquidation' },
  chance: { tr: '7 günde tasfiyeye değme ihtimali', en: 'Chance to touch it in 7 days' },
  outcome: {
    tr: (margin: string) => `${margin} teminatta stop / hedef`,
    en: (margin: string) => `On a margin of ${margin}, stop / target`,
  },
  costs: { tr: 'Masraf ve fonlama, teminata oranı', en: 'Fees and funding, of the margin' },
  warning: {
    tr: 'Kaldıraç kazanç gibi kaybı da büyütür. Teminatın tamamını kaybedebilirsin. İhtiyacın olan parayla yapma.',
    en: 'Leverage multiplies losses as well as gains. You can lose the whole margin. Never use money you need.',
  },
})
