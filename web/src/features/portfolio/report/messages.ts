import { messages } from '../../../lib/messages.ts'

export const reportText = messages({
  title: { tr: 'Yıl raporu', en: 'Year report' },
  back: { tr: 'Portföye dön', en: 'Back to the portfolio' },
  year: { tr: 'Yıl', en: 'Year' },
  method: { tr: 'Satışta hangi coinler sayılsın?', en: 'Which coins does a sale take?' },
  fifo: { tr: 'En eskiler (FIFO)', en: 'The oldest (FIFO)' },
  average: { tr: 'Ortalama', en: 'Average' },
  counted: { tr: 'Satılan coinler', en: 'Coins sold' },
  gain: { tr: (year: number) => `${year} gerçekleşen kazanç`, en: (year: number) => `Realized gain of ${year}` },
  proceeds: { tr: 'Eline geçen', en: 'Proceeds' },
  cost: { tr: 'Maliyet', en: 'Cost' },
  sales: { tr: 'Satışlar', en: 'Sales' },
  none: { tr: (year: number) => `${year} yılında satış yok`, en: (year: number) => `No sales in ${year}` },
  noneSays: { tr: 'Kazanç, satınca gerçekleşir.', en: 'A gain is realized by selling.' },
  noAdvice: {
    tr: 'Bu bir vergi danışmanlığı değildir. Komisyonlar düşülmüş, tutarlar satışın ve alımların kendi gününün kuruyla sayılmıştır; yıl senin saatinle biter.',
    en: 'This is no tax advice. Fees are taken off, and amounts count at the rate of the day of each sale and purchase; the year ends on your clock.',
  },
  file: { tr: 'CSV indir', en: 'Download CSV' },
  print: { tr: 'Yazdır', en: 'Print' },
})
