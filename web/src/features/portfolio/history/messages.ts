import { messages } from '../../../lib/messages.ts'

export const historyText = messages({
  title: { tr: 'Değer geçmişi', en: 'Value over time' },
  range: { tr: 'Süre', en: 'Range' },
  day: { tr: '1G', en: '1D' },
  week: { tr: '1H', en: '1W' },
  month: { tr: '1A', en: '1M' },
  year: { tr: '1Y', en: '1Y' },
  all: { tr: 'Tümü', en: 'All' },
  longest: { tr: (days: string) => `${days}G`, en: (days: string) => `${days}D` },
  value: { tr: 'Değer', en: 'Value' },
  paid: { tr: 'Yatırdığın − çektiğin', en: 'Paid in − taken out' },
  now: { tr: 'Şimdi', en: 'Now' },
  moment: { tr: 'Zaman', en: 'Time' },
  since: { tr: (day: string) => `${day} gününden beri.`, en: (day: string) => `Since ${day}.` },
  perYear: { tr: (rate: string) => `yılda ${rate}`, en: (rate: string) => `${rate} a year` },
  said: {
    tr: (when: string, value: string, paid: string) => `${when}: değer ${value}, yatırdığın eksi çektiğin ${paid}`,
    en: (when: string, value: string, paid: string) => `${when}: worth ${value}, paid in less taken out ${paid}`,
  },
  valueKey: { tr: 'değer', en: 'value' },
  paidKey: { tr: 'yatırdığın para', en: 'money paid in' },
  flowKey: { tr: 'giriş ve çıkış', en: 'in and out' },
  bought: { tr: 'alımı', en: 'bought' },
  sold: { tr: 'satışı', en: 'sold' },
  cameIn: {
    tr: (day: string, amount: string, trades: string) => `${day}: ${amount} girdi (${trades}). Bu artış kazanç değil.`,
    en: (day: string, amount: string, trades: string) =>
      `${day}: ${amount} paid in (${trades}). This rise is not a gain.`,
  },
  wentOut: {
    tr: (day: string, amount: string, trades: string) => `${day}: ${amount} çıktı (${trades}). Bu düşüş zarar değil.`,
    en: (day: string, amount: string, trades: string) =>
      `${day}: ${amount} taken out (${trades}). This drop is not a loss.`,
  },
  timeWeighted: { tr: 'Zaman ağırlıklı getiri', en: 'Time-weighted return' },
  timeWeightedSays: {
    tr: 'Zaman ağırlıklı: baştan beri duran paranın getirisi.',
    en: 'Time-weighted: what money that lay there all along has earned.',
  },
  moneyWeighted: { tr: 'Para ağırlıklı getiri', en: 'Money-weighted return' },
  moneyWeightedSays: {
    tr: 'Para ağırlıklı: paranı ne zaman koyup aldığın da sayılır.',
    en: 'Money-weighted: when you put money in and took it out counts, too.',
  },
  tooShort: {
    tr: 'Geçmiş, ilk alımından bir gün sonra çizilir.',
    en: 'The line starts one day after your first purchase.',
  },
})
