import { messages } from '../../../lib/messages.ts'

export const footText = messages({
  footnote: {
    tr: 'Pusula ölçer, karar senindir. Yatırım tavsiyesi değildir.',
    en: 'Pusula measures; the decision is yours. Not investment advice.',
  },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  privacy: { tr: 'Gizlilik', en: 'Privacy' },
  terms: { tr: 'Koşullar', en: 'Terms' },
})
