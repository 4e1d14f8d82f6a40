import { messages } from '../../../lib/messages.ts'

export const trackRecordText = messages({
  title: { tr: 'İsabet karnesi', en: 'Track record' },
  says: {
    tr: 'Her tahmin aralığıyla saklanır ve süresi dolunca gerçekle karşılaştırılır. Tutmayanlar silinmez.',
    en: 'Every prediction is kept with its range and checked when its time is up. Misses are never removed.',
  },
  saysCount: {
    tr: (days: string, graded: string) => `Son ${days} günde ${graded} tahmin sonuçlandı. Tutmayanlar da burada.`,
    en: (days: string, graded: string) => `${graded} predictions graded in the last ${days} days. Misses included.`,
  },
  simulated: { tr: 'Simüle piyasa', en: 'Simulated market' },
  coin: { tr: 'Coin', en: 'Coin' },
  allCoins: { tr: 'Tüm coinler', en: 'All coins' },
  span: { tr: 'Dönem', en: 'Period' },
  days30: { tr: '30 g', en: '30 d' },
  days90: { tr: '90 g', en: '90 d' },
  days365: { tr: '1 y', en: '1 y' },
  tooFew: { tr: 'Henüz yeterli veri yok', en: 'Not enough data yet' },
  tooFewSays: {
    tr: (graded: string) => `Sonuçlanan tahmin: ${graded}. Karne 30 sonuçtan sonra anlamlı olur.`,
    en: (graded: string) => `Predictions graded so far: ${graded}. The record means something from 30 on.`,
  },
  tooFewRow: { tr: 'yeterli veri yok', en: 'not enough data' },

  held: { tr: 'Olası aralık ne sıklıkla tuttu?', en: 'How often did the likely range hold?' },
  heldSays: { tr: 'Hedef: 5 tahminden 4’ü, yani %80.', en: 'Target: 4 predictions in 5, so 80%.' },
  target: { tr: 'hedef', en: 'target' },
  onTarget: { tr: 'hedefte', en: 'on target' },
  below: { tr: 'hedefin altında', en: 'below target' },
  above: { tr: 'hedefin üstünde', en: 'above target' },
  heldRow: {
    tr: (horizon: string, share: string, said: string) => `${horizon}: ${share}, ${said}`,
    en: (horizon: string, share: string, said: string) => `${horizon}: ${share}, ${said}`,
  },

  error: { tr: '“Fiyat aynı kalır” demekten iyi mi?', en: 'Better than “price stays the same”?' },
  errorSays: { tr: 'Ortalama hata. Kısa çubuk daha iyi.', en: 'Mean error. The shorter bar is better.' },
  better: { tr: (by: string) => `${by} daha iyi`, en: (by: string) => `${by} better` },
  worse: { tr: (by: string) => `${by} daha kötü`, en: (by: string) => `${by} worse` },
  same: { tr: 'hemen hemen aynı', en: 'about the same' },
  ours: { tr: 'Pusula', en: 'Pusula' },
  unchanged: { tr: 'Fiyat aynı kalır', en: 'Price stays the same' },

  calibration: { tr: 'Söylediğimiz olasılık gerçekleşti mi?', en: 'Did what we called likely happen?' },
  calibrationSays: {
    tr: 'Noktalar çizgiye ne kadar yakınsa o kadar iyi.',
    en: 'The closer the dots are to the line, the better.',
  },
  calibrationAxis: { tr: 'Söylenen olasılık, %', en: 'Stated chance, %' },
  calibrationPoint: {
    tr: (stated: string, happened: string) => `${stated} dediğimizde ${happened} gerçekleşti`,
    en: (stated: string, happened: string) => `when we said ${stated}, ${happened} happened`,
  },
  kept: {
    tr: (points: string) => `Söylediğimiz olasılıklar gerçekleşti: en büyük sapma ${points} puan.`,
    en: (points: string) => `What we called likely happened that often: at most ${points} points off.`,
  },
  tooSure: {
    tr: (stated: string, happened: string) => `${stated} dediğimizde ${happened} gerçekleşti: fazla emin konuşmuşuz.`,
    en: (stated: string, happened: string) => `When we said ${stated}, ${happened} happened: we were too sure.`,
  },
  tooCareful: {
    tr: (stated: string, happened: string) =>
      `${stated} dediğimizde ${happened} gerçekleşti: fazla temkinli konuşmuşuz.`,
    en: (stated: string, happened: string) => `When we said ${stated}, ${happened} happened: we were too careful.`,
  },

  latest: { tr: 'Son sonuçlar', en: 'Latest results' },
  inside: { tr: 'aralıkta', en: 'in range' },
  outside: { tr: 'aralık dışı', en: 'out of range' },
  resultSays: {
    tr: (actual: string, low: string, high: string) =>
      `Gerçekleşen ${actual}, olası aralık ${low} ile ${high} arasıydı.`,
    en: (actual: string, low: string, high: string) => `Ended at ${actual}, the likely range was ${low} to ${high}.`,
  },
  seeAll: { tr: 'Tümünü gör', en: 'See all' },
  more: { tr: 'Daha eskileri göster', en: 'Show older ones' },
  working: { tr: 'Yükleniyor', en: 'Loading' },

  inShort: { tr: 'Kısaca:', en: 'In short:' },
  shortBetter: {
    tr: (list: string) => `Şu sürelerde “fiyat aynı kalır” demekten iyiyiz: ${list}.`,
    en: (list: string) => `We do better than “price stays the same” at: ${list}.`,
  },
  shortSame: {
    tr: (list: string) => `Şu sürelerde fark yok: ${list}; yön için tek başına kullanma.`,
    en: (list: string) =>
      `We are no better than “price stays the same” at: ${list}. Do not use these alone for direction.`,
  },
  shortWorse: {
    tr: (list: string) => `Şu sürelerde daha kötüyüz: ${list}; bu tahminleri yön için kullanma.`,
    en: (list: string) => `We do worse at: ${list}. Do not use these for direction.`,
  },
  shortBelow: {
    tr: (list: string) => `Aralık söylenenden seyrek tuttu: ${list}.`,
    en: (list: string) => `The range held less often than we said at: ${list}.`,
  },
  shortAbove: {
    tr: (list: string) => `Aralık söylenenden sık tuttu, yani gereğinden geniş: ${list}.`,
    en: (list: string) => `The range held more often than we said, so it is wider than needed, at: ${list}.`,
  },
  shortOnTarget: { tr: 'Olası aralıklar söylendiği kadar tuttu.', en: 'The likely ranges held as often as we said.' },

  chain: {
    tr: (length: string) => `Tahmin zinciri: ${length} halka. Son halkanın özeti:`,
    en: (length: string) => `The chain of predictions has ${length} links. Fingerprint of the last one:`,
  },
  chainSays: {
    tr: 'Bu özeti not edersen, bir tahminin sessizce silinip silinmediğini sonradan görebilirsin.',
    en: 'Note it down, and you can see later whether a prediction was taken away.',
  },
})
