import { messages } from '../../lib/messages.ts'

/** The four spans a prediction is made for. */
export const horizonText = messages({
  '15min': { tr: '15 dakika', en: '15 min' },
  '1hour': { tr: '1 saat', en: '1 hour' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '1 gün', en: '1 day' },
})

/** Where there is room for a few letters only. */
export const shortHorizonText = messages({
  '15min': { tr: '15 dk', en: '15 min' },
  '1hour': { tr: '1 saat', en: '1 hour' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '1 gün', en: '1 day' },
})
