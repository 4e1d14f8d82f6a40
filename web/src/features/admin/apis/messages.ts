import { plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const apisText = messages({
  list: { tr: 'Servisler', en: 'Services' },
  add: { tr: 'API ekle', en: 'Add API' },
  name: { tr: 'Ad', en: 'Name' },
  kind: { tr: 'Tür', en: 'Kind' },
  news: { tr: 'Haber', en: 'News' },
  market: { tr: 'Piyasa', en: 'Market' },
  newsHint: {
    tr: 'RSS ya da Atom akışı. Etkinken haber toplayıcı okur.',
    en: 'An RSS or Atom feed. While active, the news collector reads it.',
  },
  marketHint: {
    tr: 'Borsa uyumlu bir kök adres. Etkinken diğerleri yanıt vermezse sorulur.',
    en: 'An exchange-compatible base address. While active, it is asked when the others fail.',
  },
  method: { tr: 'Yöntem', en: 'Method' },
  endpoint: { tr: 'Adres', en: 'Endpoint' },
  median: { tr: 'Ortanca', en: 'Median' },
  success: { tr: 'Başarı', en: 'Success' },
  active: { tr: 'Etkin', en: 'Active' },
  isActive: { tr: (name: string) => `${name} etkin`, en: (name: string) => `${name} active` },
  stories: {
    tr: (count: number) => `${count} haber okundu`,
    en: (count: number) => `${count} ${plural(count, 'story', 'stories')} read`,
  },
  tookMs: { tr: (ms: string) => `${ms} ms`, en: (ms: string) => `${ms} ms` },

  none: { tr: 'Henüz servis yok', en: 'No services yet' },
  noneSays: {
    tr: 'Bir haber akışı ya da yedek bir borsa adresi ekleyebilirsin.',
    en: 'You can add a news feed or a second exchange address.',
  },

  fresh: { tr: 'Yeni API', en: 'New API' },
  edit: { tr: (name: string) => `Düzenle: ${name}`, en: (name: string) => `Edit: ${name}` },
  closeEditor: { tr: 'Düzenleyiciyi kapat', en: 'Close editor' },
  headers: { tr: 'Başlıklar', en: 'Headers' },
  headersAside: { tr: 'JSON nesnesi', en: 'JSON object' },
  headersKept: {
    tr: 'null yazanların saklı değeri korunur. Değerler şifreli tutulur, bir daha gösterilmez.',
    en: 'null keeps the stored value. Values are encrypted and never shown again.',
  },
  headersNew: {
    tr: 'Değerler şifreli tutulur, bir daha gösterilmez.',
    en: 'Values are encrypted and never shown again.',
  },
  nameMissing: { tr: 'Bir ad yaz.', en: 'Give it a name.' },
  endpointWrong: {
    tr: 'http:// ya da https:// ile başlayan bir adres yaz.',
    en: 'Give an http:// or https:// address.',
  },
  save: { tr: 'Kaydet', en: 'Save' },
  saved: { tr: 'Servis kaydedildi', en: 'Service saved' },
  delete: { tr: 'Sil', en: 'Delete' },
  deleteAsk: { tr: (name: string) => `${name} silinsin mi?`, en: (name: string) => `Delete ${name}?` },
  deleteSays: {
    tr: 'Servis artık kullanılmaz, saklı başlıkları da silinir.',
    en: 'It is no longer used, and its stored headers go too.',
  },
  gone: {
    tr: (name: string) => `${name} artık yok. Yazdıkların duruyor; kaydedersen yeniden eklenir.`,
    en: (name: string) => `${name} is not there any more. What you typed is kept; saving adds it anew.`,
  },
  deleted: { tr: 'Servis silindi', en: 'Service deleted' },

  test: { tr: 'Sına', en: 'Test' },
  testing: { tr: 'Sınanıyor', en: 'Testing' },
  lastTest: { tr: 'Son sınama', en: 'Last test' },
  testFailed: { tr: 'Sınama başarısız', en: 'Test failed' },
  noAnswer: { tr: 'Yanıtın gövdesi boş.', en: 'The answer has no body.' },
})

/** What is wrong with the text of the headers. */
export const headerFaultText = messages({
  json: { tr: 'Geçersiz JSON', en: 'Not valid JSON' },
  jsonAt: {
    tr: (line: string) => `Geçersiz JSON: ${line}. satıra bak.`,
    en: (line: string) => `Not valid JSON: look at line ${line}.`,
  },
  object: { tr: 'Bir JSON nesnesi olmalı: { "Ad": "değer" }', en: 'Should be a JSON object: { "Name": "value" }' },
  value: {
    tr: (name: string) => `Değer metin olmalı: ${name}`,
    en: (name: string) => `The value should be text: ${name}`,
  },
  unknown: {
    tr: (name: string) => `Saklı bir değeri yok, değerini yaz: ${name}`,
    en: (name: string) => `Nothing is stored for it, write its value: ${name}`,
  },
})
