import { messages } from '../lib/messages.ts'

export const pageText = messages({
  skip: { tr: 'İçeriğe geç', en: 'Skip to content' },
  messages: { tr: 'İletiler', en: 'Messages' },
  close: { tr: 'Kapat', en: 'Close' },
  broken: { tr: 'Bu ekran açılamadı', en: 'This screen could not be opened' },
  brokenSays: {
    tr: 'Sorun bizde. Yenilemek çoğu zaman yeter; verilerin yerinde duruyor.',
    en: 'That is on us. Loading it again is usually enough; your data is safe.',
  },
  reload: { tr: 'Yenile', en: 'Load again' },
})
