import { messages } from '../../../lib/messages.ts'

export const ideaText = messages({
  now: { tr: 'Şimdi', en: 'Now' },
  wait: { tr: 'Bekle', en: 'Wait' },
  low: { tr: 'Fiyat S1’e yakın.', en: 'The price is near S1.' },
  middle: { tr: 'Fiyat S1 ile R1’in ortasında.', en: 'The price is midway between S1 and R1.' },
  high: { tr: 'Fiyat R1’e yakın.', en: 'The price is near R1.' },
  under: { tr: 'Fiyat S1’in altında.', en: 'The price is below S1.' },
  over: { tr: 'Fiyat R1’in üstünde.', en: 'The price is above R1.' },
  waitSays: {
    tr: 'Burada açılan alımlar da satışlar da masrafını çıkarmadı. Aşağıdaki iki koşuldan biri olursa plan hazır.',
    en: 'Neither buying nor selling here has paid its fees. A plan is ready for either condition below.',
  },
  why: { tr: 'Bunu ne söylüyor?', en: 'What says so?' },
  downZone: { tr: 'aşağı plan', en: 'downside plan' },
  upZone: { tr: 'yukarı plan', en: 'upside plan' },
  nowSays: {
    tr: (now: string, s1: string, r1: string) => `Fiyat ${now}; S1 ${s1}, R1 ${r1}.`,
    en: (now: string, s1: string, r1: string) => `The price is ${now}; S1 ${s1}, R1 ${r1}.`,
  },

  up: { tr: 'Yukarı plan', en: 'Upside plan' },
  down: { tr: 'Aşağı plan', en: 'Downside plan' },
  upTitle: { tr: 'R1 üstünde kapanırsa al', en: 'If it closes above R1, buy' },
  downTitle: { tr: 'S1 altında kapanırsa sat', en: 'If it closes below S1, sell' },
  upPill: { tr: 'R1 üstü', en: 'Above R1' },
  downPill: { tr: 'S1 altı', en: 'Below S1' },
  upCondition: {
    tr: (price: string, chance: string) =>
      `Koşul: 1 saatlik mum ${price} üstünde kapanır. 24 saatte değme ihtimali ${chance}.`,
    en: (price: string, chance: string) =>
      `Condition: a 1-hour candle closes above ${price}. Chance to touch it in 24 hours: ${chance}.`,
  },
  downCondition: {
    tr: (price: string, chance: string) =>
      `Koşul: 1 saatlik mum ${price} altında kapanır. 24 saatte değme ihtimali ${chance}. Elinde varsa: sat, hedefte geri al, stopta vazgeç. Elinde yoksa: uzak dur.`,
    en: (price: string, chance: string) =>
      `Condition: a 1-hour candle closes below ${price}. Chance to touch it in 24 hours: ${chance}. If you hold some: sell, buy back at the target, call it off at the stop. If you hold none: stay out.`,
  },
  passed: {
    tr: 'Fiyat koşulun ötesinde; saatlik mum da orada kapanırsa koşul olmuştur.',
    en: 'The price is beyond the condition; it is met if the hourly candle closes there too.',
  },
  stop: { tr: 'Stop', en: 'Stop' },
  entry: { tr: 'Giriş', en: 'Entry' },
  sell: { tr: 'Sat', en: 'Sell' },
  target: { tr: 'Hedef', en: 'Target' },
  nowAt: { tr: (price: string) => `şimdi ${price}`, en: (price: string) => `now ${price}` },
  rulerSays: {
    tr: (entry: string, stop: string, target: string, now: string) =>
      `Giriş ${entry}, stop ${stop}, hedef ${target}, fiyat şimdi ${now}.`,
    en: (entry: string, stop: string, target: string, now: string) =>
      `Entry ${entry}, stop ${stop}, target ${target}, the price is now ${now}.`,
  },
  rewardToRisk: { tr: 'Ödül : risk', en: 'Reward : risk' },
  beforeFees: { tr: (fees: string) => `masraf ${fees} hariç`, en: (fees: string) => `before ${fees} fees` },
  withinDay: { tr: 'Girişten sonra 1 gün içinde', en: 'Within 1 day of entry' },
  inTheEnd: { tr: 'Sona kadar beklersen', en: 'If you wait to the end' },
  neither: { tr: (chance: string) => `hiçbiri ${chance}`, en: (chance: string) => `neither ${chance}` },
  targetFirst: { tr: 'önce hedef', en: 'target first' },
  stopFirst: { tr: 'önce stop', en: 'stop first' },
  mean: { tr: 'Masraf sonrası ortalama sonuç', en: 'Average result after fees' },

  history: { tr: 'Bu tür planlar nasıl bitti?', en: 'How did such plans end?' },
  historyNone: { tr: 'Henüz yeterli veri yok.', en: 'Not enough data yet.' },
  replayed: { tr: 'geçmişten hesaplandı', en: 'replayed from history' },
  plans: { tr: 'Plan sayısı', en: 'Plans' },
  targetShare: { tr: 'Önce hedef', en: 'Target first' },
  stopShare: { tr: 'Önce stop', en: 'Stop first' },
  meanShare: { tr: 'Masraf sonrası ort.', en: 'Mean after fees' },

  tellAbove: {
    tr: (price: string) => `${price} üstünde kapanınca haber ver`,
    en: (price: string) => `Tell me when it closes above ${price}`,
  },
  tellBelow: {
    tr: (price: string) => `${price} altında kapanınca haber ver`,
    en: (price: string) => `Tell me when it closes below ${price}`,
  },
  alertSet: {
    tr: (days: string | null) => (days === null ? 'Alarm kuruldu' : `Alarm kuruldu · ${days} gün`),
    en: (days: string | null) => {
      if (days === null) return 'Alert set'
      return `Alert set · ${days} ${days === '1' ? 'day' : 'days'}`
    },
  },

  upNone: { tr: 'Yukarı plan yok', en: 'No upside plan' },
  downNone: { tr: 'Aşağı plan yok', en: 'No downside plan' },
  'too-volatile': {
    tr: (stop: string) => `Stop en az ${stop} uzakta olmalı; bu risk plan için fazla.`,
    en: (stop: string) => `The stop would have to be ${stop} away; too much risk for a plan.`,
  },
  'too-new': {
    tr: (days: string) => `Plan için geçmiş henüz kısa: en az ${days} gün gerekir.`,
    en: (days: string) => `Too little history for a plan: at least ${days} days are needed.`,
  },
  noPlans: {
    tr: 'Bu analizde plan yok.',
    en: 'This analysis has no plans.',
  },
  footEarned: {
    tr: 'Bu planlar bir düzen kurmak içindir, kazanç sözü değildir; geçmişteki ortalama yarını söylemez. Yatırım tavsiyesi değildir.',
    en: 'These plans give order, not a promise of profit; a past average says nothing of tomorrow. Not investment advice.',
  },
  foot: {
    tr: 'Bu planlar geçmişte ortalama olarak masrafını çıkarmadı; bir düzen kurmak içindir, kazanç sözü değildir. Yatırım tavsiyesi değildir.',
    en: 'On average these plans have not paid their fees; they give order, not a promise of profit. Not investment advice.',
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
  above: { tr: 'Kaldıraçlı · R1 üstü', en: 'Leveraged · above R1' },
  below: { tr: 'Kaldıraçlı · S1 altı', en: 'Leveraged · below S1' },
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
  mean: { tr: 'Masraf ve fonlama sonrası ortalama', en: 'Average after fees and funding' },
  warning: {
    tr: 'Kaldıraç kazanç gibi kaybı da büyütür. Teminatın tamamını kaybedebilirsin. İhtiyacın olan parayla yapma.',
    en: 'Leverage multiplies losses as well as gains. You can lose the whole margin. Never use money you need.',
  },
})
