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
  notSaved: { tr: 'Seçimin kaydedilemedi', en: 'Your choice could not be saved' },
  notKnown: {
    tr: 'Seçimin kaydedilmiş olabilir; burada geçerli olan görünür.',
    en: 'Your choice may have been saved; what holds is shown here.',
  },
})
