import type { Both, JurisdictionProfile } from '@pusula/contract'
import { plural } from '@pusula/words'

/** Texts of the record's page without scripts. */
const figureText = {
  ranges: { tr: 'Olası aralık ne sıklıkla tuttu (hedef %80)', en: 'How often the likely range held (target 80%)' },
  horizon: { tr: 'Süre', en: 'Span' },
  predictions: { tr: 'Tahmin', en: 'Predictions' },
  inside: { tr: 'Aralıkta', en: 'Inside' },
  usual: { tr: 'Bu dönem için normal', en: 'Normal for this period' },
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
  target: { tr: 'Önce hedef', en: 'Target first' },
  stop: { tr: 'Önce stop', en: 'Stop first' },
  mean: { tr: 'Ortalama', en: 'Mean' },
  hours: { tr: 'Günün saatine göre (UTC)', en: 'By hour of the day (UTC)' },
  hour: { tr: 'Saat', en: 'Hour' },
  chances: { tr: 'Söylediğimiz ihtimaller', en: 'The chances we gave' },
  chanceOf: { tr: 'Ne', en: 'What' },
  touch: { tr: 'seviyeye değme', en: 'touching a level' },
  begun: { tr: 'planın başlaması', en: 'a plan starting' },
  planTarget: { tr: 'başlayan planın hedefe varması', en: 'a started plan reaching its target' },
  started: { tr: 'Başladı (söylenen)', en: 'Started (stated)' },
  stated: { tr: 'Söylenen', en: 'Given' },
  happened: { tr: 'Olan', en: 'Happened' },
  skill: { tr: 'Basit yöntemlere göre', en: 'Against simple methods' },
  distance: { tr: 'Ortalama uzaklık', en: 'Mean distance' },
  unchanged: { tr: '"Fiyat değişmez" uzaklığı', en: 'Distance of "no change"' },
  constant: { tr: 'Sabit genişlikten daha iyi', en: 'Better than a constant width' },
  gaps: { tr: 'Verilemeyen tahminler', en: 'Predictions not issued' },
  reason: { tr: 'Neden', en: 'Reason' },
  off: { tr: 'sunucu kapalıydı', en: 'the server was off' },
  exchange: { tr: 'borsadan fiyat gelmedi', en: 'no price from the exchange' },
  history: { tr: 'coin çok yeniydi', en: 'the coin was too new' },
  clock: { tr: 'saat değiştirildi', en: 'the clock was set' },
  unknown: { tr: 'Sonucu bilinemeyecek tahminler', en: 'Predictions without an outcome' },
  none: { tr: 'Henüz yeterli veri yok.', en: 'Not enough data yet.' },
  sealed: { tr: 'Mühürlü tahminler (süresi dolunca açılır)', en: 'Sealed predictions (opened when they are due)' },
  checkpoint: { tr: 'Kaydın son imzası', en: 'Newest checkpoint of the log' },
  verifierKey: { tr: 'İmza anahtarı', en: 'Verifier key' },
  cosigned: { tr: 'Tanık olarak imzalayanlar', en: 'Cosigned by' },
  nobody: { tr: 'kimse', en: 'nobody' },
  altered: {
    tr: 'Kayıt, yazıldığı gibi değil.',
    en: 'The record is not as it was written.',
  },
  check: { tr: 'Kendin denetle', en: 'Check it yourself' },
  download: { tr: 'Kaydı indir', en: 'Download the record' },
} satisfies Record<string, Both>

/** The same where a profile speaks of scenarios. */
const scenarioText: Partial<Record<keyof typeof figureText, Both>> = {
  plans: { tr: 'Senaryolar nasıl bitti (masraf sonrası)', en: 'How scenarios ended (after fees)' },
  plan: { tr: 'Senaryo', en: 'Scenario' },
  target: { tr: 'Tamamlandı', en: 'Completed' },
  stop: { tr: 'Bozuldu', en: 'Broke' },
  begun: { tr: 'senaryonun başlaması', en: 'a scenario starting' },
  planTarget: { tr: 'başlayan senaryonun tamamlanması', en: 'a started scenario completing' },
}

export const figureIn = (name: keyof typeof figureText, wording: JurisdictionProfile['wording']): Both =>
  (wording === 'scenarios' && scenarioText[name]) || figureText[name]

/** How good we have been, in a sentence. */
export const verdictText = {
  tr: (days: string, held: string, graded: string, missed: string) =>
    `Son ${days} günde olası aralık 100 seferde ${held} kez tuttu; ${graded} tahminden tutmayan ${missed}.`,
  en: (days: string, held: string, graded: string, missed: string) =>
    `Over the last ${days} ${plural(days, 'day', 'days')} the likely range held ${held} times in 100; ${graded} predictions, ${missed} missed.`,
}
