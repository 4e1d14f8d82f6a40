import { messages } from '../../../lib/messages.ts'

export const riskText = messages({
  title: { tr: 'Yarın için olası aralık', en: 'Likely range for tomorrow' },
  waiting: { tr: 'Olası aralık hesaplanıyor', en: 'Working out the likely range' },
  low: { tr: 'Alt', en: 'Low' },
  now: { tr: 'Şimdi', en: 'Now' },
  high: { tr: 'Üst', en: 'High' },
  says: {
    tr: 'Dokunmazsan, 10 günün 8’inde portföyünün yarın bu saatte bu aralıkta kalması beklenir.',
    en: 'If you leave it as it is, your portfolio is expected in this range at this time tomorrow on 8 days in 10.',
  },
  held: {
    tr: (graded: number, inside: number) => `Sınanan son ${graded} günün ${inside} gününde kaldı.`,
    en: (graded: number, inside: number) => `It held on ${inside} of the last ${graded} days checked.`,
  },
  tooFew: {
    tr: 'Henüz yeterli gün yok; aralık ilk 30 günden sonra sınanmış olur.',
    en: 'Not enough days yet; the range is tested after the first 30.',
  },
  assumed: {
    tr: (coins: string) => `${coins}: henüz tahmin yok; temkinli bir varsayımla hesaba katıldı.`,
    en: (coins: string) => `${coins}: no forecast yet; counted with a cautious assumption.`,
  },
  leftOut: {
    tr: (whole: string, counted: string, coins: string) =>
      `Bu aralık ${whole} içinden ${counted} kadarını kapsar; hesapta olmayan: ${coins}.`,
    en: (whole: string, counted: string, coins: string) =>
      `This range covers ${counted} of your ${whole}; not in it: ${coins}.`,
  },
  stable: {
    tr: (share: string) => `Stabil coinler (${share}) bire bir dolar sayıldı; kendi riskleri bu aralıkta yok.`,
    en: (share: string) => `Stablecoins (${share}) count as one dollar each; their own risk is not in this range.`,
  },
  onlyStable: {
    tr: 'Yalnızca stabil coin var: burada tahmin edilecek bir şey yok.',
    en: 'Only stablecoins: there is nothing to forecast here.',
  },
  noRate: {
    tr: 'Dolar kurunun yarınki oynaması bu aralıkta yok.',
    en: 'How the dollar rate moves until tomorrow is not in this range.',
  },
  who: { tr: 'Riski kim taşıyor', en: 'Who carries the risk' },
  carries: {
    tr: (coin: string, money: string, risk: string) => `${coin}: coinlerdeki paranın ${money}, riskin ${risk} kadarı.`,
    en: (coin: string, money: string, risk: string) =>
      `${coin} is ${money} of the money in coins, but ${risk} of the risk.`,
  },
  ofMoney: {
    tr: (share: string) => `paradaki payı ${share}, riskteki payı`,
    en: (share: string) => `${share} of the money, of the risk`,
  },
  key: { tr: 'çubuk: riskteki pay · çizgi: paradaki pay', en: 'bar: share of risk · line: share of money' },
})
