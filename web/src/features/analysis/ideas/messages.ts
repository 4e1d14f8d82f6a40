import { messages } from '../../../lib/messages.ts'

export const ideaText = messages({
  spot: { tr: 'Spot', en: 'Spot' },
  leveraged: { tr: 'Kaldıraçlı', en: 'Leveraged' },
  buy: { tr: 'Al', en: 'Buy' },
  sell: { tr: 'Sat', en: 'Sell' },
  wait: { tr: 'Bekle', en: 'Wait' },
  long: { tr: 'Long', en: 'Long' },
  short: { tr: 'Short', en: 'Short' },
  buyTitle: { tr: 'Alım senaryosu', en: 'A case for buying' },
  sellTitle: { tr: 'Satış senaryosu', en: 'A case for selling' },
  waitTitle: { tr: 'Şimdi bekle', en: 'Wait for now' },
  noneTitle: { tr: 'Kaldıraç için neden yok', en: 'No case for leverage' },
  longTitle: { tr: (times: string) => `Long, ${times}×`, en: (times: string) => `Long, ${times}×` },
  shortTitle: { tr: (times: string) => `Short, ${times}×`, en: (times: string) => `Short, ${times}×` },

  stop: { tr: 'Zarar durdur', en: 'Stop loss' },
  entry: { tr: 'Giriş', en: 'Entry' },
  exit: { tr: 'Çıkış', en: 'Exit' },
  barSays: {
    tr: (stop: string, entry: string, exit: string, risk: string, reward: string) =>
      `Giriş ${entry}. Zarar durdur ${stop}: kayıp ${risk}. Çıkış ${exit}: kazanç ${reward}.`,
    en: (stop: string, entry: string, exit: string, risk: string, reward: string) =>
      `Entry ${entry}. Stop loss ${stop}: risk ${risk}. Exit ${exit}: reward ${reward}.`,
  },
  now: { tr: 'Şimdiki fiyat', en: 'Price now' },
  atEntry: { tr: 'girişte', en: 'at entry' },
  aboveEntry: {
    tr: (percent: string) => `girişin ${percent} üstünde`,
    en: (percent: string) => `${percent} above entry`,
  },
  belowEntry: {
    tr: (percent: string) => `girişin ${percent} altında`,
    en: (percent: string) => `${percent} below entry`,
  },
  perDollar: { tr: 'Riske atılan her $1 için', en: 'Reward for each $1 risked' },
  onPosition: { tr: '$1.000 pozisyonda', en: 'On a $1,000 position' },
  onMargin: { tr: '$1.000 teminatta', en: 'On a $1,000 margin' },
  or: { tr: 'ya da', en: 'or' },
  stopFirst: { tr: 'Önce zarar durdur (1 gün içinde)', en: 'Stop comes first (within a day)' },
  targetFirst: { tr: 'Önce çıkış (1 gün içinde)', en: 'Exit comes first (within a day)' },
  liquidation: { tr: 'Tasfiye fiyatı yaklaşık', en: 'Liquidation near' },
  why: { tr: 'Neden.', en: 'Why.' },
  warning: {
    tr: 'Kaldıraç kazancı olduğu kadar kaybı da büyütür. Teminatın tamamını kaybedebilirsin. İhtiyacın olan parayla işlem yapma.',
    en: 'Leverage multiplies losses as well as gains. You can lose the whole margin. Never trade with money you need.',
  },

  riskTitle: { tr: 'Önce riski bil', en: 'Know the risk first' },
  riskSays: {
    tr: 'Kaldıraçlı senaryolar, küçük bir fiyat hareketiyle yatırdığın paranın tamamını kaybettirebilir. Bunlar herkes için aynı olan genel senaryolardır; sana özel bir öneri değildir.',
    en: 'With leverage, a small move of the price can take all the money you put in. These are general scenarios, the same for everyone; they are not made for you.',
  },
  riskAgree: { tr: 'Riski anladım, göster', en: 'I understand the risk, show it' },
  madeAt: {
    tr: (time: string) => `Senaryolar bir algoritmadan gelir, saat ${time}. Yatırım tavsiyesi değildir.`,
    en: (time: string) => `Scenarios come from an algorithm, at ${time}. They are not investment advice.`,
  },
})
