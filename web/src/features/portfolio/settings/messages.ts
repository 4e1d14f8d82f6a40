import { messages } from '../../../lib/messages.ts'

export const settingsText = messages({
  title: { tr: 'Hesaplama ve para birimi', en: 'Counting and currency' },
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
  currency: { tr: 'Tutarlar hangi para biriminde görünsün?', en: 'Which currency should amounts show?' },
  currencySays: {
    tr: 'Kayıtların dolar olarak kalır; tutarlar bugünkü kurla gösterilir.',
    en: 'Your entries stay in dollars; amounts are shown at today’s rate.',
  },
  usd: { tr: '$ Dolar', en: '$ Dollar' },
  try: { tr: '₺ Lira', en: '₺ Lira' },
  eur: { tr: '€ Euro', en: '€ Euro' },
  notSaved: { tr: 'Seçimin kaydedilemedi', en: 'Your choice could not be saved' },
})
