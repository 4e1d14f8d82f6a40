import { messages } from '../../../lib/messages.ts'

export const footText = messages({
  footnote: {
    tr: 'Pusula ölçer, karar senindir. İçerikler yatırım tavsiyesi değildir.',
    en: 'Pusula measures; the decision is yours. Nothing here is investment advice.',
  },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  privacy: { tr: 'Gizlilik', en: 'Privacy' },
  terms: { tr: 'Koşullar', en: 'Terms' },
})
