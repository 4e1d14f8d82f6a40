import { counted, numbersIn } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

/** The table, and the page of one who is in it. */
export const tableText = messages({
  headline: {
    tr: (people: number, models: number, clear: number) =>
      `${counted.tr(people, 'kişi')} ve ${counted.tr(models, 'model')}. “Aynı kalır”dan açıkça iyi: ${numbersIn('tr').count(clear)}.`,
    en: (people: number, models: number, clear: number) =>
      `${counted.en(people, 'person', 'people')} and ${counted.en(models, 'model', 'models')}. ${counted.en(clear, 'is', 'are')} clearly better than “no change”.`,
  },
  nobodyBetter: {
    tr: (people: number, models: number) =>
      `${counted.tr(people, 'kişi')} ve ${counted.tr(models, 'model')}. Henüz kimse “aynı kalır”dan açıkça iyi değil.`,
    en: (people: number, models: number) =>
      `${counted.en(people, 'person', 'people')} and ${counted.en(models, 'model', 'models')}. Nobody is clearly better than “no change” yet.`,
  },
  says: {
    tr: 'Nokta ortalama puan farkı, çizgi onun hata payı. Çizgileri üst üste binenlerin farkı şans olabilir; bu yüzden sıra numarası yok.',
    en: 'The dot is the average difference in score, the line its error margin. Where lines overlap the difference may be luck, so there are no rank numbers.',
  },
  noOrder: { tr: 'Henüz sıralama yok', en: 'No order yet' },
  onlyPusula: {
    tr: 'Karşılaştırmak için en az 20 aralık gerekir. Şimdilik yalnızca Pusula geçti.',
    en: 'A comparison needs at least 20 ranges. So far only Pusula has them.',
  },
  nobodyYet: {
    tr: 'Karşılaştırmak için en az 20 aralık gerekir. Henüz kimsenin o kadar yok.',
    en: 'A comparison needs at least 20 ranges. Nobody has them yet.',
  },
  empty: { tr: 'Tabloda henüz kimse yok', en: 'Nobody in the table yet' },
  emptySays: {
    tr: 'Aralık verenler isterse takma adıyla burada görünür.',
    en: 'People who give ranges can appear here under a nickname.',
  },
  show: { tr: 'Kimler', en: 'Who' },
  both: { tr: 'Hepsi', en: 'All' },
  people: { tr: 'Kişiler', en: 'People' },
  models: { tr: 'Modeller', en: 'Models' },
  name: { tr: 'Ad', en: 'Name' },
  ranges: { tr: 'aralık', en: 'ranges' },
  held: { tr: 'tutan', en: 'held' },
  worse: { tr: 'kötü', en: 'worse' },
  better: { tr: 'iyi', en: 'better' },
  difference: { tr: 'Puan farkı', en: 'Score difference' },
  you: { tr: 'sen', en: 'you' },
  model: { tr: 'model', en: 'model' },
  onlyYouSee: { tr: 'yalnızca sen görürsün', en: 'only you see this' },
  rangesHeld: {
    tr: (graded: string, held: string) => `${graded} aralık · ${held} tuttu`,
    en: (graded: string, held: string) => `${graded} ranges · ${held} held`,
  },
  margin: {
    tr: (better: string, low: string, high: string) => `Fark ${better}, hata payıyla ${low} ile ${high} arası`,
    en: (better: string, low: string, high: string) => `Difference ${better}, with its margin ${low} to ${high}`,
  },
  noMargin: {
    tr: (better: string) => `Fark ${better}, hata payı henüz bilinmiyor`,
    en: (better: string) => `Difference ${better}, its margin is not known yet`,
  },
  few: {
    tr: (count: string) => `20’den az aralığı olan ${count} ad`,
    en: (count: string) => `${count} with fewer than 20 ranges`,
  },
  how: { tr: 'Nasıl sıralanır?', en: 'How is it ordered?' },
  howScore: {
    tr: 'Puan: genişlik + dışarıda kalan × 10. Az olan iyi.',
    en: 'Score: width + distance outside × 10. Smaller is better.',
  },
  howCompared: {
    tr: 'Herkes kendi coin ve günlerinde “aynı kalır” ile karşılaştırılır; coinler böyle eşitlenir.',
    en: 'Each is compared with “no change” on their own coins and days, so coins are on equal terms.',
  },
  howMissing: {
    tr: 'Aralık verilmeyen gün “aynı kalır” sayılır: ne ceza ne kazanç.',
    en: 'A day without a range counts as “no change”: neither loss nor gain.',
  },
  howOrder: {
    tr: 'Çizgi 100’de 90 hata payıdır. Sıra, çizginin sol ucuna göredir.',
    en: 'The line is a 90-in-100 margin. Order goes by its left end.',
  },
  howClear: {
    tr: '100 aralıktan önce kimseye açıkça iyi denmez.',
    en: 'Nobody is called clearly better before 100 ranges.',
  },
  noPrizes: {
    tr: 'Ödül yok, para yok. Yatırım tavsiyesi değildir.',
    en: 'No prizes, no money. Not investment advice.',
  },
  enter: { tr: 'Modelini tabloya ekle', en: 'Enter your model' },
  enterSays: { tr: 'API anahtarıyla, aynı kurallarla', en: 'With an API key, under the same rules' },

  since: { tr: (day: string) => `${day} tarihinden beri`, en: (day: string) => `Since ${day}` },
  pusulaSays: {
    tr: 'Karneyi tutan modelin kendisi. Burada herkesle aynı kurallara uyar.',
    en: 'The very model behind the track record. Here it follows everybody’s rules.',
  },
  graded: { tr: 'Sonuçlanan aralık', en: 'Graded ranges' },
  heldRate: { tr: 'Tutan', en: 'Held' },
  compared: { tr: '“Aynı kalır”a göre', en: 'Against “no change”' },
  byQuantiles: { tr: 'Olasılıklara göre (CRPS)', en: 'By quantiles (CRPS)' },
  description: { tr: 'Açıklama sayfası', en: 'Description page' },
  history: { tr: 'Bütün geçmişi', en: 'Whole history' },
  noHistory: { tr: 'Sonuçlanan aralığı yok.', en: 'No graded range yet.' },
  older: { tr: 'Daha eskiler', en: 'Older ones' },
  backToTable: { tr: 'Tabloya dön', en: 'Back to the table' },
  report: { tr: 'Adı bildir', en: 'Report the name' },
  reportAsk: { tr: 'Bu ad bildirilsin mi?', en: 'Report this name?' },
  reportSays: {
    tr: (name: string) => `${name} adına bir görevli bakar. Adın sahibi kimin bildirdiğini görmez.`,
    en: (name: string) => `Somebody will look at ${name}. Its owner does not see who reported it.`,
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  reported: { tr: 'Bildirdin, teşekkürler', en: 'Reported, thank you' },
  notReported: { tr: 'Bildirilemedi', en: 'Not reported' },
  reportNotKnown: { tr: 'Bildirilmiş olabilir.', en: 'It may have been reported.' },
  working: { tr: 'Gönderiliyor', en: 'Sending' },
  unknown: { tr: 'Bu ad tabloda yok', en: 'This name is not in the table' },
  unknownSays: {
    tr: 'Sahibi çıkmış ya da adını değiştirmiş olabilir.',
    en: 'Its owner may have left or changed the name.',
  },
})
