import { numbersIn, plural } from '@pusula/words'
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
    tr: 'Bu bir vergi danışmanlığı değildir; vergi kuralları uygulanmaz. Komisyonlar düşülmüş, tutarlar satışın ve alımların kendi gününün kuruyla sayılmıştır; yıl hesabının saat dilimiyle biter.',
    en: 'This is no tax advice, and no tax rules are applied. Fees are taken off, and amounts count at the rate of the day of each sale and purchase; the year ends in the time zone of your account.',
  },
  fees: { tr: 'Satış komisyonları', en: 'Fees of sales' },
  income: { tr: 'Gelir (ödül, airdrop, hediye)', en: 'Income (rewards, airdrops, gifts)' },
  timeZone: { tr: 'Saat dilimi', en: 'Time zone' },
  lots: {
    tr: (count: number) => `Satılan lotlar (${numbersIn('tr').count(count)})`,
    en: (count: number) => `Lots sold (${numbersIn('en').count(count)})`,
  },
  days: {
    tr: (days: number) => `${numbersIn('tr').count(days)} gün`,
    en: (days: number) => `${numbersIn('en').count(days)} ${plural(days, 'day', 'days')}`,
  },
  rate: {
    tr: (rate: string, source: string) => `o gün $1 = ${rate} · ${source}`,
    en: (rate: string, source: string) => `$1 = ${rate} that day · ${source}`,
  },
  networkFee: { tr: 'transferin ağ ücreti', en: 'network fee of a transfer' },
  fromIncome: { tr: 'gelir olarak gelmişti', en: 'had come as income' },
  more: {
    tr: 'İlk 1.000 satır gösterilir; dosyada hepsi var.',
    en: 'The first 1,000 rows are shown; the file has all of them.',
  },
  excel: { tr: 'Excel indir', en: 'Download Excel' },
  file: { tr: 'CSV indir', en: 'Download CSV' },
  print: { tr: 'Yazdır', en: 'Print' },
})
