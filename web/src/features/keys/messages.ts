import type { Both, KeyScope } from '@pusula/contract'
import { messages } from '../../lib/messages.ts'

export const keysText = messages({
  title: { tr: 'API anahtarları', en: 'API keys' },
  says: {
    tr: 'Kendi tablon ya da programın Pusula verilerini okusun.',
    en: 'Let your own sheet or program read Pusula’s data.',
  },
  docs: { tr: 'Nasıl kullanılır', en: 'How to use them' },
  make: { tr: 'Anahtar oluştur', en: 'Make a key' },
  makeSays: {
    tr: (left: number) => `${left} anahtar daha oluşturabilirsin`,
    en: (left: number) => `You can make ${left} more`,
  },
  full: {
    tr: 'En fazla 10 anahtar olabilir. Yenisi için birini kaldır.',
    en: 'There can be at most 10 keys. Remove one to make another.',
  },
  name: { tr: 'Ad', en: 'Name' },
  nameHint: { tr: 'Nerede kullanacağını yaz, örneğin “Tablom”.', en: 'Say where you will use it, such as “My sheet”.' },
  nameRequired: { tr: 'Bir ad yaz.', en: 'Enter a name.' },
  may: { tr: 'Bu anahtar şunları yapabilir', en: 'This key may' },
  mayRequired: { tr: 'En az bir izin seç.', en: 'Choose at least one.' },
  spends: {
    tr: 'Bu izinle bir program sana sormadan kredi harcayabilir.',
    en: 'With this a program can spend credits without asking you.',
  },
  made: { tr: 'Anahtarın hazır', en: 'Your key is ready' },
  once: {
    tr: 'Şimdi kopyala: bir daha gösterilmez. Onu bilen herkes bu izinleri kullanabilir.',
    en: 'Copy it now: it is not shown again. Whoever knows it can use what it may do.',
  },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Anahtar kopyalandı', en: 'Key copied' },
  notCopied: { tr: 'Kopyalanamadı; elle seç', en: 'Could not copy; select it by hand' },
  saved: { tr: 'Kopyaladım', en: 'I have copied it' },
  failed: { tr: 'Anahtar oluşturulamadı', en: 'The key was not made' },
  notKnown: {
    tr: 'Anahtar oluşmuş olabilir. Tekrar dene: onun yerine görebileceğin bir anahtar geçer.',
    en: 'The key may be there. Try again: one that you can see takes its place.',
  },
  ending: { tr: (ending: string) => `… ${ending} ile biter`, en: (ending: string) => `ends in … ${ending}` },
  used: { tr: (age: string) => `Son kullanım: ${age}`, en: (age: string) => `Last used ${age}` },
  neverUsed: { tr: 'Henüz kullanılmadı', en: 'Not used yet' },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeOf: { tr: (name: string) => `Kaldır: ${name}`, en: (name: string) => `Remove ${name}` },
  removeAsk: { tr: 'Anahtar kaldırılsın mı?', en: 'Remove this key?' },
  removeSays: {
    tr: (name: string) => `${name} hemen çalışmaz olur. Geri alınamaz.`,
    en: (name: string) => `${name} stops working at once. This cannot be undone.`,
  },
  removed: { tr: 'Anahtar kaldırıldı', en: 'Key removed' },
  notRemoved: { tr: 'Anahtar kaldırılamadı', en: 'The key was not removed' },
  removeNotKnown: {
    tr: 'Anahtar kaldırılmış olabilir; listede duruyorsa tekrar dene.',
    en: 'The key may be gone; if it is on the list, try again.',
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  close: { tr: 'Kapat', en: 'Close' },
  working: { tr: 'Bekle', en: 'Working' },
})

/** What a key may do, in the order in which it is offered. */
export const scopeText: Readonly<Record<KeyScope, Both>> = {
  prices: { tr: 'Fiyatları, mumları ve haber başlıklarını okumak', en: 'Read prices, candles and headlines' },
  levels: { tr: 'Açık olan analizleri ve seviyeleri okumak', en: 'Read analyses and levels that are open' },
  record: { tr: 'İsabet karnesini okumak', en: 'Read the track record' },
  favorites: { tr: 'Favorilerini okumak', en: 'Read your favorites' },
  portfolio: { tr: 'Portföyünü okumak', en: 'Read your portfolio' },
  alerts: { tr: 'Alarmlarını okumak', en: 'Read your alerts' },
  credits: { tr: 'Kredi harcayıp analiz açmak', en: 'Spend credits to open analyses' },
  turn: { tr: '“Sıra sende”de modelinle aralık vermek', en: 'Give ranges in “Your turn” with your model' },
}
