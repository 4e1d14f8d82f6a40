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

  marks: { tr: 'Her seviyeye değme ihtimali', en: 'The chances of a touch' },
  mark: { tr: 'Seviye', en: 'Level' },
  touch: { tr: '1 günde', en: 'In a day' },
  touchWeek: { tr: '7 günde', en: 'In 7 days' },
  swing: { tr: 'dönüş noktası', en: 'turning point' },
  pivot: { tr: 'pivot', en: 'pivot' },
  range: { tr: 'günlük aralık', en: 'daily range' },
  projected: { tr: 'uzatılmış', en: 'projected' },

  read: { tr: 'Nasıl okunur?', en: 'How to read this' },
  readResistance: {
    tr: 'Fiyatın üstünde kalan, daha önce dönüş görülen ya da hesaplanan fiyatlar.',
    en: 'Prices above the present one, where it turned before or that are worked out.',
  },
  readSupport: {
    tr: 'Fiyatın altında kalan, daha önce dönüş görülen ya da hesaplanan fiyatlar.',
    en: 'Prices below the present one, where it turned before or that are worked out.',
  },
  readMarks: {
    tr: 'Değmek, dönmek demek değildir.',
    en: 'A touch is not a turn.',
  },
  resistances: { tr: 'R1–R3, direnç.', en: 'R1–R3, resistance.' },
  supports: { tr: 'S1–S3, destek.', en: 'S1–S3, support.' },
  orientation: { tr: 'Seviye, duvar değil.', en: 'Levels, not walls.' },
  advice: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
})
