import type { Both } from '@pusula/contract'

/** What stands beside the figures where no script runs. */
export const figureText = {
  ranges: { tr: 'Olası aralık ne sıklıkla tuttu (hedef %80)', en: 'How often the likely range held (target 80%)' },
  horizon: { tr: 'Süre', en: 'Span' },
  predictions: { tr: 'Tahmin', en: 'Predictions' },
  inside: { tr: 'Aralıkta', en: 'Inside' },
  below: { tr: 'Altında', en: 'Below' },
  above: { tr: 'Üstünde', en: 'Above' },
  kind: { tr: 'Nasıl', en: 'How' },
  live: { tr: 'canlı', en: 'live' },
  replayed: { tr: 'geçmişten hesaplandı', en: 'replayed from history' },
  '15min': { tr: '15 dakika', en: '15 minutes' },
  '1hour': { tr: '1 saat', en: '1 hour' },
  '4hour': { tr: '4 saat', en: '4 hours' },
  '1day': { tr: '1 gün', en: '1 day' },
  weeks: { tr: 'Hafta hafta, 1 günlük aralık', en: 'Week by week, 1-day range' },
  week: { tr: 'Hafta', en: 'Week' },
  plans: { tr: 'Planlar nasıl bitti (masraf sonrası)', en: 'How plans ended (after fees)' },
  plan: { tr: 'Plan', en: 'Plan' },
  up: { tr: 'Yukarı', en: 'Upside' },
  down: { tr: 'Aşağı', en: 'Downside' },
  leveraged: { tr: 'Kaldıraçlı, 3×', en: 'Leveraged, 3×' },
  random: { tr: 'Rastgele anda alım', en: 'Buying at a random time' },
  target: { tr: 'Hedef önce', en: 'Target first' },
  stop: { tr: 'Stop önce', en: 'Stop first' },
  mean: { tr: 'Ortalama', en: 'Mean' },
  hours: { tr: 'Günün saatine göre (UTC)', en: 'By hour of the day (UTC)' },
  hour: { tr: 'Saat', en: 'Hour' },
  chances: { tr: 'Söylenen olasılıklar', en: 'The chances we gave' },
  chanceOf: { tr: 'Ne', en: 'What' },
  touch: { tr: 'seviyeye değme', en: 'touching a level' },
  planEnd: { tr: 'hedefe önce varma', en: 'target before stop' },
  stated: { tr: 'Söylenen', en: 'Given' },
  happened: { tr: 'Olan', en: 'Happened' },
  skill: { tr: 'Basit yöntemlere göre', en: 'Against simple methods' },
  distance: { tr: 'Ortalama uzaklık', en: 'Mean distance' },
  unchanged: { tr: '"Fiyat değişmez" uzaklığı', en: 'Distance of "no change"' },
  constant: { tr: 'Sabit genişlikten daha iyi', en: 'Better than a constant width' },
  gaps: { tr: 'Boş kalan yerler', en: 'Missed slots' },
  reason: { tr: 'Neden', en: 'Reason' },
  off: { tr: 'sunucu kapalıydı', en: 'the server was off' },
  exchange: { tr: 'borsadan fiyat gelmedi', en: 'no price from the exchange' },
  history: { tr: 'coin daha yeni', en: 'the coin was too new' },
  clock: { tr: 'saat değiştirildi', en: 'the clock was set' },
  none: { tr: 'Henüz yeterli veri yok.', en: 'Not enough data yet.' },
  chain: { tr: 'Zincirin sonu', en: 'End of the chain' },
  broken: { tr: 'Zincir bozuk, ilk bozuk kayıt', en: 'The chain is broken, first at entry' },
  altered: {
    tr: 'Son denetim, sonradan değişmiş bir not ya da toplam buldu.',
    en: 'The last check found a grade or a sum that is not as it was written.',
  },
  check: { tr: 'Kendin denetle', en: 'Check it yourself' },
  download: { tr: 'Kaydı indir', en: 'Download the record' },
} satisfies Record<string, Both>

/** How good we have been, in a sentence. */
export const verdictText = {
  tr: (days: string, held: string, graded: string, missed: string) =>
    `Son ${days} günde olası aralık 100 seferden ${held} kadarında tuttu; ${graded} tahmin, tutmayan ${missed}.`,
  en: (days: string, held: string, graded: string, missed: string) =>
    `Over the last ${days} days the likely range held ${held} times in 100; ${graded} predictions, ${missed} missed.`,
}
