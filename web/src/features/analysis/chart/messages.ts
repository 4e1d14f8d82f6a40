import { messages } from '../../../lib/messages.ts'

export const chartText = messages({
  interval: { tr: 'Mum aralığı', en: 'Candle interval' },
  '15m': { tr: '15 dk', en: '15m' },
  '1h': { tr: '1 sa', en: '1h' },
  '4h': { tr: '4 sa', en: '4h' },
  '1d': { tr: '1 g', en: '1d' },
  '1w': { tr: '1 hf', en: '1w' },
  candle: { tr: 'Mum, ok tuşlarıyla seçilir', en: 'Candle, chosen with the arrow keys' },
  openLetter: { tr: 'A', en: 'O' },
  highLetter: { tr: 'Y', en: 'H' },
  lowLetter: { tr: 'D', en: 'L' },
  closeLetter: { tr: 'K', en: 'C' },
  volumeLetter: { tr: 'H', en: 'V' },
  volume: { tr: 'Hacim', en: 'Volume' },
  layers: { tr: 'Grafikte gösterilenler', en: 'Shown on the chart' },
  emaLayer: { tr: 'EMA', en: 'EMA' },
  bollingerLayer: { tr: 'Bollinger', en: 'Bollinger' },
  rsiLayer: { tr: 'RSI', en: 'RSI' },
  volumeLayer: { tr: 'Hacim', en: 'Volume' },
  levelsLayer: { tr: 'Seviyeler', en: 'Levels' },
  fullScreen: { tr: 'Tam ekran', en: 'Full screen' },
  notDrawn: {
    tr: 'Grafik açılamadı. Sayfanın geri kalanı burada; yenileyince yeniden denenir.',
    en: 'The chart could not be opened. The rest of the page is here; a reload tries again.',
  },
  waiting: { tr: 'Grafik yükleniyor', en: 'Loading the chart' },
  resistance: { tr: 'Direnç', en: 'Resistance' },
  support: { tr: 'Destek', en: 'Support' },
  range: {
    tr: (horizon: string) => `${horizon} için olası aralık`,
    en: (horizon: string) => `Likely range, ${horizon}`,
  },
  by: { tr: 'Grafik: TradingView Lightweight Charts', en: 'Charts by TradingView Lightweight Charts' },
  says: {
    tr: (coin: string, interval: string, first: string, last: string, low: string, high: string) =>
      `${coin} mum grafiği, mum süresi ${interval}. Fiyat ${first} değerinden ${last} değerine geldi; en düşük ${low}, en yüksek ${high}.`,
    en: (coin: string, interval: string, first: string, last: string, low: string, high: string) =>
      `Candles of ${coin}, interval ${interval}. The price went from ${first} to ${last}, between ${low} and ${high}.`,
  },
  saysCone: {
    tr: (horizon: string, low: string, high: string) => ` ${horizon} için olası aralık ${low} ile ${high} arası.`,
    en: (horizon: string, low: string, high: string) => ` Likely range in ${horizon}: ${low} to ${high}.`,
  },
  table: { tr: 'Son mumlar', en: 'Latest candles' },
  time: { tr: 'Zaman', en: 'Time' },
  open: { tr: 'Açılış', en: 'Open' },
  high: { tr: 'En yüksek', en: 'High' },
  low: { tr: 'En düşük', en: 'Low' },
  close: { tr: 'Kapanış', en: 'Close' },
})
