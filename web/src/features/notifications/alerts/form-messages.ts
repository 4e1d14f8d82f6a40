import { plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

/** What the sheet for a new alert says; it comes with the sheet. */
export const formText = messages({
  title: { tr: 'Yeni alarm', en: 'New alert' },
  pick: { tr: 'Hangi coin?', en: 'Which coin?' },
  otherCoin: { tr: 'Başka coin seç', en: 'Choose another coin' },
  price: { tr: 'Bir fiyat', en: 'A price' },
  level: { tr: 'Destek ya da direnç', en: 'Support or resistance' },
  range: { tr: 'Olası aralıktan çıkış', en: 'Leaves its likely range' },
  move: { tr: 'Yüzde hareket', en: 'A percent move' },
  volume: { tr: 'Hacim artışı', en: 'A rise in volume' },
  set: { tr: 'Alarmı kur', en: 'Set the alert' },
  setMove: { tr: 'Yüzde alarmı kur', en: 'Set the percent alert' },
  setRange: { tr: 'Aralık alarmı kur', en: 'Set the range alert' },
  setVolume: { tr: 'Hacim alarmı kur', en: 'Set the volume alert' },
  waiting: { tr: 'Fiyat geliyor', en: 'The price is coming' },

  whenPrice: { tr: 'Fiyat bu olunca', en: 'When the price is' },
  higher: { tr: (size: string) => `Şimdikinden ${size} yukarıda`, en: (size: string) => `${size} above now` },
  lower: { tr: (size: string) => `Şimdikinden ${size} aşağıda`, en: (size: string) => `${size} below now` },
  there: { tr: 'Fiyat zaten orada', en: 'The price is already there' },
  outside: {
    tr: (range: string) => `Bugünün olası aralığının (${range}) dışında: bugün gelmesi pek beklenmez.`,
    en: (range: string) => `Outside today’s likely range (${range}): not much expected today.`,
  },
  inside: {
    tr: (range: string) => `Bugünün olası aralığının (${range}) içinde: bugün gelmesi şaşırtmaz.`,
    en: (range: string) => `Inside today’s likely range (${range}): no surprise if it comes today.`,
  },

  whichLevel: { tr: 'Hangi seviye?', en: 'Which level?' },
  fromAnalysis: { tr: (time: string) => `${time} analizinden`, en: (time: string) => `from the analysis of ${time}` },
  noLevels: {
    tr: 'Seviyeler bir analizle gelir. Bu coinin açık bir analizi yok.',
    en: 'Levels come with an analysis. There is none open for this coin.',
  },
  toAnalysis: { tr: 'Analize git', en: 'Go to the analysis' },

  todaysRange: { tr: 'Bugünün olası aralığı', en: 'Today’s likely range' },
  rangeSays: {
    tr: 'Fiyat bu aralıktan çıkarsa haber veririz. Aralık her gün yenilenir, alarm onu izler.',
    en: 'We tell you if the price leaves it. The range is renewed every day, and the alert follows it.',
  },
  noRange: {
    tr: 'Bu coin için sınanmış aralık henüz yok.',
    en: 'There is no tested range for this coin yet.',
  },

  percent: { tr: 'Hareket', en: 'Move' },
  span: { tr: 'Süre', en: 'Within' },
  '1': { tr: '1 saat', en: '1 hour' },
  '24': { tr: '24 saat', en: '24 hours' },
  '168': { tr: '7 gün', en: '7 days' },
  way: { tr: 'Hangi yöne?', en: 'Which way?' },
  either: { tr: 'İki yöne', en: 'Either way' },
  up: { tr: 'Yükselirse', en: 'If it rises' },
  down: { tr: 'Düşerse', en: 'If it falls' },
  often: {
    tr: (coin: string, days: number, times: number, every: string) =>
      `${coin} son ${days} günde bunu ${times} kez yaptı: aşağı yukarı ${every} günde bir çalar.`,
    en: (coin: string, days: number, times: number, every: string) =>
      `${coin} did this ${times} ${plural(times, 'time', 'times')} in the last ${days} days: about once in ${every} days.`,
  },
  never: {
    tr: (coin: string, days: number) => `${coin} son ${days} günde bunu hiç yapmadı.`,
    en: (coin: string, days: number) => `${coin} did not do this in the last ${days} days.`,
  },

  times: { tr: 'Olağan günün katı', en: 'Times a usual day' },
  timesNow: {
    tr: (times: string) => `Şimdi ${times} kat. Olağan: son 30 günün ortancası. Hacim yön söylemez.`,
    en: (times: string) => `Now ${times} times. Usual is the median of 30 days. Volume says nothing about direction.`,
  },
  timesUnknown: { tr: 'Bu coinin olağan hacmi bilinmiyor.', en: 'The usual volume of this coin is not known.' },
})
