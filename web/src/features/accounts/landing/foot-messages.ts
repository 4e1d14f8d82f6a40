import { messages } from '../../../lib/messages.ts'

export const footText = messages({
  footnote: {
    tr: 'Pusula yön gösterir, karar senindir. İçerikler yatırım tavsiyesi değildir.',
    en: 'Pusula shows direction; the decision is yours. Nothing here is investment advice.',
  },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  privacy: { tr: 'Gizlilik', en: 'Privacy' },
  terms: { tr: 'Koşullar', en: 'Terms' },
})
