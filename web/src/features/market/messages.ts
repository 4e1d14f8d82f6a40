import { messages } from '../../lib/messages.ts'

export const marketText = messages({
  title: { tr: 'Ana sayfa', en: 'Home' },
  search: { tr: 'Coin ara', en: 'Search coins' },
  pick: { tr: 'Bir coin seç', en: 'Pick a coin' },
  pickSays: {
    tr: 'Adını ya da kısaltmasını yazarak başla. Fiyat, skor ve seviyeler burada görünür.',
    en: 'Start with its name or its symbol. Its price, score and levels appear here.',
  },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  trackRecordSays: { tr: 'Tahminler tuttu mu?', en: 'Did the predictions hold?' },
  gems: { tr: 'Gizli cevherler', en: 'Hidden gems' },
  gemsSay: { tr: 'Az bilinen coinler', en: 'Lesser-known coins' },
})
