import { plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const settingsText = messages({
  title: { tr: 'Hesaplama', en: 'Counting' },
  close: { tr: 'Kapat', en: 'Close' },
  method: { tr: 'Satışta hangi coinler sayılsın?', en: 'Which coins does a sale take?' },
  fifo: { tr: 'En eskiler', en: 'The oldest' },
  average: { tr: 'Ortalama', en: 'Average' },
  fifoSays: {
    tr: 'Sattığın coinler, en önce aldıkların sayılır (FIFO).',
    en: 'The coins you sell are the ones you bought first (FIFO).',
  },
  averageSays: {
    tr: 'Sattığın her coin, ortalama maliyetinle sayılır.',
    en: 'Every coin you sell counts at your average cost.',
  },
  incomeCost: { tr: 'Ödül ve hediyelerin maliyeti', en: 'Cost of rewards and gifts' },
  atMarket: { tr: 'Geldiği günün değeri', en: 'Worth when they came' },
  atZero: { tr: 'Sıfır', en: 'Zero' },
  incomeSays: {
    tr: 'Gelir olarak işaretli kayıtlar buna göre sayılır; istediğin zaman değiştirebilirsin.',
    en: 'Entries marked as income are counted so; you can change it at any time.',
  },
  timeZone: { tr: 'Yılların saat dilimi', en: 'Time zone of your years' },
  timeZoneSays: {
    tr: 'Saati bilinen kayıtların günü ve yıl raporu buna göre sayılır. Saatsiz kayıtlar kendi gününde kalır; nerede olduğun bir şeyi değiştirmez.',
    en: 'The day of entries with an hour, and the year report, follow it. Entries without an hour stay on their day, wherever you are.',
  },
  looking: { tr: 'Neyin değişeceğine bakılıyor', en: 'Looking at what would move' },
  moves: {
    tr: (days: number, years: number) => `${days} kaydın günü, bunlardan ${years} tanesinin yılı değişir.`,
    en: (days: number, years: number) =>
      `${days} ${plural(days, 'entry gets', 'entries get')} another day, ${years} of them another year.`,
  },
  movesNoYear: {
    tr: (days: number) => `${days} kaydın günü değişir; hiçbirinin yılı değişmez.`,
    en: (days: number) => `${days} ${plural(days, 'entry gets', 'entries get')} another day; no year changes.`,
  },
  year: {
    tr: (year: number, entries: string, gain: string) => `${year}: kayıt ${entries}, kazanç ${gain}`,
    en: (year: number, entries: string, gain: string) => `${year}: entries ${entries}, gain ${gain}`,
  },
  chooseZone: { tr: 'Bu saat dilimini kullan', en: 'Use this time zone' },
  notSaved: { tr: 'Seçimin kaydedilemedi', en: 'Your choice could not be saved' },
  notKnown: {
    tr: 'Seçimin kaydedilmiş olabilir; burada geçerli olan görünür.',
    en: 'Your choice may have been saved; what holds is shown here.',
  },
})
