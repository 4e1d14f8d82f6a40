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
