import { messages } from '../../lib/messages.ts'

/** How a range ended. */
export const resultText = messages({
  held: { tr: 'Tuttu', en: 'Held' },
  missed: { tr: 'Tutmadı', en: 'Missed' },
  notCounted: { tr: 'Sayılmadı', en: 'Not counted' },
  notCountedSays: {
    tr: 'Sonuç sayılmadı: o dakikanın fiyatı yok. Günün hakkı geri verildi.',
    en: 'Not counted: no price for that minute. The day is given back.',
  },
  fromTo: {
    tr: (from: string, to: string, time: string) => `${from} → ${to}, ${time}`,
    en: (from: string, to: string, time: string) => `${from} → ${to}, ${time}`,
  },
  inside: {
    tr: (price: string) => `Fiyat ${price}, aralığının içinde.`,
    en: (price: string) => `The price was ${price}, inside your range.`,
  },
  above: {
    tr: (price: string, by: string) => `Fiyat ${price}; üst ucunun ${by} üstünde.`,
    en: (price: string, by: string) => `The price was ${price}, ${by} above your high end.`,
  },
  below: {
    tr: (price: string, by: string) => `Fiyat ${price}; alt ucunun ${by} altında.`,
    en: (price: string, by: string) => `The price was ${price}, ${by} below your low end.`,
  },
  narrowHeld: { tr: 'Pusula’dan dar verdin ve tuttu.', en: 'You were narrower than Pusula, and it held.' },
  wideHeld: {
    tr: (times: string) => `Tuttu; aralığın Pusula’nınkinden ${times} kat genişti.`,
    en: (times: string) => `It held; your range was ${times} times as wide as Pusula’s.`,
  },
  sameHeld: { tr: 'Aralığın Pusula’nınki kadar genişti.', en: 'Your range was as wide as Pusula’s.' },
  onlyYou: { tr: 'Pusula’nınki tuttu; seninki dar kaldı.', en: 'Pusula’s held; yours was too narrow.' },
  onlyYouBeside: { tr: 'Pusula’nınki tuttu; seninki yana kaydı.', en: 'Pusula’s held; yours lay to one side.' },
  allMissed: {
    tr: 'Üçü de dışarıda kaldı; dar olan daha çok ceza aldı. Böyle günler 5’te 1 beklenir.',
    en: 'All three missed; the narrowest paid most. One such day in 5 is expected.',
  },
  bothMissed: {
    tr: 'Pusula’nınki de dışarıda kaldı. Böyle günler 5’te 1 beklenir.',
    en: 'Pusula’s missed too. One such day in 5 is expected.',
  },
  scoreInside: {
    tr: (width: string) => `Puanın: genişlik ${width} + dışarıda kalan 0 = `,
    en: (width: string) => `Your score: width ${width} + outside 0 = `,
  },
  scoreOutside: {
    tr: (width: string, outside: string) => `Puanın: genişlik ${width} + dışarıda kalan ${outside} × 10 = `,
    en: (width: string, outside: string) => `Your score: width ${width} + outside ${outside} × 10 = `,
  },
  smaller: { tr: 'Az olan iyi.', en: 'Smaller is better.' },
  giveToday: { tr: 'Bugünkü aralığı ver', en: 'Give today’s range' },
  toRecord: { tr: 'Karneme git', en: 'To my record' },
  lastHeld: { tr: 'Son aralığın tuttu', en: 'Your last range held' },
  lastMissed: { tr: 'Son aralığın tutmadı', en: 'Your last range missed' },
  yesterdayHeld: { tr: 'Dünkü aralığın tuttu', en: 'Yesterday’s range held' },
  yesterdayMissed: { tr: 'Dünkü aralığın tutmadı', en: 'Yesterday’s range missed' },
  lastNotCounted: { tr: 'Son aralığın sayılmadı', en: 'Your last range was not counted' },
  scores: {
    tr: (mine: string, pusula: string, unchanged: string) =>
      `Puanın ${mine} · Pusula ${pusula} · Aynı kalır ${unchanged}`,
    en: (mine: string, pusula: string, unchanged: string) => `You ${mine} · Pusula ${pusula} · No change ${unchanged}`,
  },
})
