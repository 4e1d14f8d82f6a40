import { messages } from '../../../lib/messages.ts'

export const signalText = messages({
  title: { tr: 'Destek ve direnç', en: 'Support and resistance' },
  waiting: { tr: 'Seviyeler hesaplanıyor', en: 'Calculating levels' },
  failed: { tr: 'Seviyeler hesaplanamadı', en: 'Levels could not be calculated' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  now: { tr: 'Şimdi', en: 'Now' },
  between: { tr: 'S1 ile R1 arasında', en: 'Between S1 and R1' },
  betweenSays: {
    tr: (up: string, down: string) => `R1 mesafesi ${up}, S1 mesafesi ${down}.`,
    en: (up: string, down: string) => `R1 is ${up} away, S1 is ${down} away.`,
  },

  marks: { tr: 'Her işaretin olasılıkları', en: 'The chances of each mark' },
  mark: { tr: 'İşaret', en: 'Mark' },
  touch: { tr: '1 günde görülme', en: 'Touched in a day' },
  hold: { tr: 'Görülünce tutma', en: 'Held once touched' },
  swing: { tr: 'dönüş noktası', en: 'turning point' },
  pivot: { tr: 'pivot', en: 'pivot' },
  range: { tr: 'günlük aralık', en: 'daily range' },
  projected: { tr: 'uzatılmış', en: 'projected' },

  read: { tr: 'Nasıl okunur?', en: 'How to read this' },
  readResistance: {
    tr: 'Satıcıların daha önce devreye girdiği fiyatlar. Yükseliş burada yavaşlayabilir.',
    en: 'Prices where sellers have stepped in before. A rise may slow down here.',
  },
  readSupport: {
    tr: 'Alıcıların daha önce devreye girdiği fiyatlar. Düşüş burada yavaşlayabilir.',
    en: 'Prices where buyers have stepped in before. A fall may slow down here.',
  },
  readMarks: {
    tr: 'Bunlar yön bulma işaretleridir, duvar değildir: sık sık aşılırlar.',
    en: 'They are orientation marks, not walls: they are crossed often.',
  },
  resistances: { tr: 'R1–R3, direnç.', en: 'R1–R3, resistance.' },
  supports: { tr: 'S1–S3, destek.', en: 'S1–S3, support.' },
  orientation: { tr: 'İşaret, duvar değil.', en: 'Marks, not walls.' },
  advice: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
})
