import { type InLanguage, messages } from '../../lib/messages.ts'

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
  close: { tr: 'Kapat', en: 'Close' },

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
