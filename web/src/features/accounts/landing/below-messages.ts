import { messages } from '../../../lib/messages.ts'

export const toolsText = messages({
  heading: { tr: 'Tek bakışta okunan araçlar', en: 'Instruments you can read at a glance' },
  analysis: { tr: 'Akıllı analiz', en: 'Smart analysis' },
  analysisSays: { tr: '0–100 arası skor ve skoru neyin belirlediği.', en: 'A 0–100 score, and what moved it.' },
  exampleScore: { tr: 'Örnek yatırım skoru 74 / 100, iyi', en: 'Example investment score 74 / 100, good' },
  predictions: { tr: 'Tahminler', en: 'Predictions' },
  predictionsSay: {
    tr: '15 dakikadan 1 güne dört zaman dilimi. Her tahmin, olası aralığıyla birlikte.',
    en: 'Four timeframes from 15 minutes to a day. Every prediction comes with its likely range.',
  },
  levels: { tr: 'Destek ve direnç', en: 'Support and resistance' },
  levelsSay: {
    tr: 'Altı seviye ve her birine değme ihtimali.',
    en: 'Six levels, each with its chance of a touch.',
  },
  gems: { tr: 'Gizli cevherler', en: 'Hidden gems' },
  gemsSay: { tr: 'Geçen ayın öncü küçük coinleri.', en: 'The leading small coins of last month.' },
  portfolio: { tr: 'Portföy', en: 'Portfolio' },
  portfolioSays: { tr: 'Alımların, ortalaman, kâr ve zararın.', en: 'Your purchases, averages and P/L.' },
  favorites: { tr: 'Favoriler', en: 'Favorites' },
  favoritesSay: { tr: 'Takip ettiklerin hep elinin altında.', en: 'The coins you follow, close at hand.' },
  news: { tr: 'Haberler', en: 'News' },
  newsSays: { tr: 'Haberler ve her birinin tonu.', en: 'Headlines and the tone of each.' },
})

export const levelsText = messages({
  heading: { tr: 'Üç erişim düzeyi', en: 'Three access levels' },
  coins: { tr: 'Tüm coinler', en: 'Every coin' },
  portfolio: { tr: 'Portföy ve favoriler', en: 'Portfolio and favorites' },
  gems: { tr: 'Gizli cevherler', en: 'Hidden gems' },
  included: { tr: 'var', en: 'included' },
  missing: { tr: 'yok', en: 'not included' },

  visitor: { tr: 'Misafir', en: 'Visitor' },
  visitorFor: { tr: 'Denemek için', en: 'To try it out' },
  visitorAnalyses: { tr: '5 analiz', en: '5 analyses' },
  visitorGo: { tr: 'Misafir olarak gir', en: 'Enter as guest' },

  member: { tr: 'Üye', en: 'Member' },
  memberFor: { tr: 'Düzenli takip için', en: 'To follow regularly' },
  memberGift: { tr: '20 kredi hediye ($10 değerinde)', en: '20 credits included, worth $10' },
  memberAnalyses: { tr: '20 analiz, sonrası krediyle', en: '20 analyses, then pay as you go' },
  memberGems: { tr: 'Gizli cevherler (en az 5 krediyle)', en: 'Hidden gems (with 5+ credits)' },
  memberGo: { tr: 'Ücretsiz üye ol', en: 'Join free' },

  pro: { tr: 'Pro', en: 'Pro' },
  proFor: { tr: 'Sınırsız kullanım için', en: 'For unlimited use' },
  proTerms: { tr: '/ ay, yıllıkta 2 ay bedava', en: '/ month, 2 months free yearly' },
  proAnalyses: { tr: 'Sınırsız analiz', en: 'Unlimited analyses' },
  proGems: { tr: 'Gizli cevherler ve bildirimleri', en: 'Hidden gems and alerts' },
  proGo: { tr: 'Pro’yu incele', en: 'See Pro' },
})

export const footText = messages({
  footnote: {
    tr: 'Pusula ölçer, karar senindir. Yatırım tavsiyesi değildir.',
    en: 'Pusula measures; the decision is yours. Not investment advice.',
  },
  trackRecord: { tr: 'İsabet karnesi', en: 'Track record' },
  privacy: { tr: 'Gizlilik', en: 'Privacy' },
  terms: { tr: 'Koşullar', en: 'Terms' },
})
