import { counted, numbersIn } from '@pusula/words'
import { type InLanguage, messages } from '../../lib/messages.ts'

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

/** Entering a model into the table. */
export const modelText = messages({
  title: { tr: 'Modelini ekle', en: 'Enter a model' },
  rules: {
    tr: 'Model de insanla aynı kurallara uyar: coin başına günde bir aralık, 24 saat sonrası için, mühürlü. Tabloda “model” etiketiyle görünür.',
    en: 'A model follows the same rules as a person: one range per coin a day, for 24 hours ahead, sealed. In the table it carries the tag “model”.',
  },
  guest: { tr: 'Model eklemek üyeler içindir', en: 'Members can enter a model' },
  guestSays: {
    tr: 'Üye olunca bir API anahtarıyla modelin tabloya girer.',
    en: 'Once you join, your model enters the table with an API key.',
  },
  yours: { tr: 'Modelin', en: 'Your model' },
  another: { tr: 'Başka bir model', en: 'Another model' },
  name: { tr: 'Tabloda görünecek ad', en: 'Name in the table' },
  nameRule: { tr: '3–20 harf, rakam, _ -', en: '3–20 letters, digits, _ -' },
  nameWrong: { tr: '3–20 harf, rakam, _ ya da - kullan.', en: 'Use 3–20 letters, digits, _ or -.' },
  about: { tr: 'Ne yapar, bir satırla', en: 'What it does, in one line' },
  url: { tr: 'Açıklamasının adresi', en: 'Address of its description' },
  urlWrong: { tr: 'https:// ile başlayan bir adres yaz.', en: 'Enter an address that begins with https://.' },
  optional: { tr: 'isteğe bağlı', en: 'optional' },
  save: { tr: 'Modeli kaydet', en: 'Save the model' },
  saved: { tr: 'Model kaydedildi', en: 'Model saved' },
  notSaved: { tr: 'Model kaydedilemedi', en: 'The model was not saved' },
  notKnown: {
    tr: 'Kaydedilmiş olabilir; listede duruyorsa oldu.',
    en: 'It may have been saved; if it is on the list, it was.',
  },
  working: { tr: 'Kaydediliyor', en: 'Saving' },
  full: { tr: 'En fazla 3 modelin olabilir.', en: 'You can have at most 3 models.' },
  noAbout: { tr: 'Açıklaması yok', en: 'No description' },
  remove: { tr: 'Sil', en: 'Delete' },
  removeAsk: { tr: 'Model silinsin mi?', en: 'Delete this model?' },
  removeSays: {
    tr: (name: string) => `${name} tablodan çıkar. Mühürlediği aralıklar kayıtta kalır.`,
    en: (name: string) => `${name} leaves the table. The ranges it sealed stay in the log.`,
  },
  removed: { tr: 'Model silindi', en: 'Model deleted' },
  notRemoved: { tr: 'Model silinemedi', en: 'The model was not deleted' },
  removeNotKnown: {
    tr: 'Silinmiş olabilir; listede duruyorsa tekrar dene.',
    en: 'It may be gone; if it is on the list, try again.',
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },

  key: { tr: 'Anahtar', en: 'Key' },
  keySays: {
    tr: 'Bu anahtar yalnızca aralık verir; hesabını, portföyünü okuyamaz.',
    en: 'This key can only give ranges; it cannot read your account or portfolio.',
  },
  newKey: { tr: 'Yeni anahtar', en: 'New key' },
  send: { tr: 'Aralık gönder', en: 'Send a range' },
  sendSays: {
    tr: 'lowUsd ile highUsd yerine quantilesUsd da gönderebilirsin: %5, 10, 25, 50, 75, 90 ve 95 olasılıkların fiyatları. Onlar CRPS ile puanlanır.',
    en: 'Instead of lowUsd and highUsd you can send quantilesUsd: the prices for chances of 5, 10, 25, 50, 75, 90 and 95%. Those are graded by CRPS.',
  },
  answer: { tr: 'Cevap', en: 'Answer' },
  docs: { tr: 'API belgesi', en: 'API documentation' },
  latest: { tr: 'Son gönderilenler', en: 'Latest received' },
  noneReceived: { tr: 'Henüz bir şey gelmedi.', en: 'Nothing received yet.' },
  state: {
    tr: (when: string, word: string) => `${when} · ${word}`,
    en: (when: string, word: string) => `${when} · ${word}`,
  },
  alreadyCalled: { tr: 'bugün verilmişti', en: 'already given today' },
  lowAboveHigh: { tr: 'alt uç üstten büyük', en: 'low is above high' },
  tooNarrow: { tr: 'çok dar', en: 'too narrow' },
  tooFar: { tr: 'fiyattan çok uzak', en: 'too far from the price' },
  notOffered: { tr: 'bu coinin sınanmış aralığı yok', en: 'no tested range for this coin' },
  late: { tr: 'son andan sonra geldi', en: 'after its deadline' },
  early: { tr: 'çok erken geldi', en: 'too early' },
  otherReason: { tr: 'okunamadı', en: 'could not be read' },
  refused: { tr: (why: string) => `alınmadı: ${why}`, en: (why: string) => `refused: ${why}` },
})

const reasons = ['alreadyCalled', 'lowAboveHigh', 'tooNarrow', 'tooFar', 'notOffered', 'late', 'early'] as const

/** Why a range was not taken, in a few words, by the code of the problem. */
export const refusalIn = (t: InLanguage<typeof modelText>, code: string): string =>
  t[reasons.find(reason => code === `turn.${reason}`) ?? 'otherReason']
