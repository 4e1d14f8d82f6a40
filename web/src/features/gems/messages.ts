import { counted, plural, turkishEnding } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

const partTr = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`
const partEn = (count: number) => (count === 0 ? 'none' : String(count))

export const gemsText = messages({
  riskTitle: { tr: 'Önce risk', en: 'The risk first' },
  riskRead: { tr: 'Okudum, göster', en: 'I have read it, show them' },
  guest: { tr: 'Gizli cevherler üyelikle açılır', en: 'Hidden gems open with membership' },
  guestSays: {
    tr: 'Az bilinen, son haftalarda öne çıkan coinler ve nedenleri.',
    en: 'Lesser-known coins that stood out in recent weeks, and why.',
  },
  waiting: { tr: 'Gizli cevherler yükleniyor', en: 'Loading hidden gems' },
  title: { tr: 'Geçen ayın öncüleri', en: 'Last month’s leaders' },
  intro: {
    tr: 'Not geçen ayı anlatır, gelecek ayı değil.',
    en: 'The grade describes last month, not the next one.',
  },
  lastOnes: {
    tr: (over: number, doubled: number, halved: number, median: string) =>
      `Süresi dolan ${over} coinden ${doubled ? `${partTr(doubled)} iki katına çıktı` : 'hiçbiri iki katına çıkmadı'}, ${halved ? `${partTr(halved)} yarıya indi` : 'hiçbiri yarıya inmedi'}. Ortanca değişim ${median}.`,
    en: (over: number, doubled: number, halved: number, median: string) =>
      `Of the ${counted.en(over, 'coin', 'coins')} whose time is over ${partEn(doubled)} doubled and ${partEn(halved)} halved. The median change is ${median}.`,
  },
  first: { tr: 'İlk liste hazırlanıyor', en: 'The first list is on its way' },
  firstSays: {
    tr: 'Tüm coinlere bakıyoruz. Birkaç dakika içinde burada olur.',
    en: 'We are looking at every coin. It will be here in a few minutes.',
  },
  none: { tr: 'Bugün öne çıkan yok', en: 'Nothing stands out today' },
  noneSays: { tr: 'Liste 6 saatte bir yeniden hesaplanır.', en: 'The list is worked out again every 6 hours.' },
  edition: {
    tr: (at: string, next: string) => `Liste saati: ${at} · Sonraki: ${next}`,
    en: (at: string, next: string) => `List of ${at} · Next at ${next}`,
  },
  oldSizes: {
    tr: (age: string) => `Coin listelerine ulaşılamadı: sıra ve piyasa değerleri ${age} okundu.`,
    en: (age: string) => `No list of coins could be had: ranks and market values were read ${age}.`,
  },
  late: {
    tr: (age: string) => `Yeni liste gecikti, piyasadan yeterli yanıt gelmiyor. Bu liste: ${age}.`,
    en: (age: string) => `The new list is late: the market does not answer well enough. This one was made ${age}.`,
  },
  refresh: { tr: 'Yenile', en: 'Refresh' },
})

export const gemText = messages({
  High: { tr: 'Yüksek', en: 'High' },
  Medium: { tr: 'Orta', en: 'Medium' },
  Low: { tr: 'Düşük', en: 'Low' },
  Unknown: { tr: 'Çok yeni', en: 'Too new' },
  grade: { tr: (grade: string) => `Not: 100 üzerinden ${grade}`, en: (grade: string) => `Grade ${grade} out of 100` },
  isNew: { tr: 'Yeni', en: 'New' },
  marketCap: { tr: 'Piyasa değeri', en: 'Market cap' },
  dayRange: { tr: '24 saat', en: '24 hours' },
  more: { tr: (count: string) => `${count} borsa daha`, en: (count: string) => `${count} more exchanges` },
  exchanges: { tr: 'Borsalar', en: 'Exchanges' },
  simulated: { tr: 'Simüle borsa', en: 'Simulated exchange' },
  analyze: { tr: 'Analiz et', en: 'Analyze' },
})

export const lockedText = messages({
  waitingForYou: {
    tr: (count: number) => `${count} gizli cevher seni bekliyor`,
    en: (count: number) => `${count} hidden ${plural(count, 'gem is', 'gems are')} waiting for you`,
  },
  locked: { tr: 'Gizli cevherler kilitli', en: 'Hidden gems are locked' },
  says: {
    tr: (needed: string) => `Görmek için en az ${needed} kredin ya da Pro üyeliğin olmalı. Kredilerin harcanmaz.`,
    en: (needed: string) => `You need at least ${needed} credits or Pro to see them. No credits are spent.`,
  },
  scale: {
    tr: (left: string, needed: string) => `Gereken ${needed} krediden ${left} kredin var`,
    en: (left: string, needed: string) => `You have ${left} of the ${needed} credits needed`,
  },
  now: { tr: 'Şu an', en: 'Now' },
  needed: { tr: 'Gereken', en: 'Needed' },
  credits: {
    tr: (count: number) => counted.tr(count, 'kredi'),
    en: (count: number) => counted.en(count, 'credit', 'credits'),
  },
  add: {
    tr: (count: number) => `${count} kredi daha ekle`,
    en: (count: number) => `Add ${count} more ${plural(count, 'credit', 'credits')}`,
  },
  pro: { tr: 'Pro’ya geç', en: 'Go Pro' },
})

export const pastText = messages({
  title: { tr: 'Geçmiş cevherler', en: 'Past gems' },
  says: {
    tr: 'Listeden ayrılan ya da süresi dolan her coin burada kalır. Tutmayanlar da, borsadan kalkanlar da.',
    en: 'Every coin that left the list or ran out of days stays here. The failed and the delisted too.',
  },
  none: {
    tr: 'Henüz listeden ayrılan ya da süresi dolan yok.',
    en: 'None has left the list or run out of days yet.',
  },
  ended: { tr: 'Gizli cevherler nasıl bitti?', en: 'How did the hidden gems end?' },
  endedSays: {
    tr: 'Süresi dolan bütün cevherler. Tutmayanlar da, borsadan kalkanlar da sayılır.',
    en: 'All gems whose days are over. The failed and the delisted count too.',
  },
  noneOver: { tr: 'Henüz süresi dolan yok.', en: 'None has run out of days yet.' },
  over: { tr: 'Süresi dolan', en: 'Days are over' },
  doubled: { tr: 'İki katına çıkan', en: 'Doubled' },
  halved: { tr: 'Yarıya inen', en: 'Halved' },
  usual: {
    tr: (share: string) => `önceden ölçülen: ${share}`,
    en: (share: string) => `measured before: ${share}`,
  },
  ahead: { tr: 'Bitcoin’i geçen', en: 'Ahead of Bitcoin' },
  delisted: { tr: 'Borsadan kalkan', en: 'Delisted' },
  median: { tr: 'Ortanca değişim', en: 'Median change' },
  ofAll: {
    tr: (part: string, all: string) => `${part} / ${all}`,
    en: (part: string, all: string) => `${part} of ${all}`,
  },
  stateOpen: { tr: 'Süresi dolmadı', en: 'Still open' },
  stateOver: { tr: 'Süresi doldu', en: 'Its time is over' },
  stateDelisted: { tr: 'Borsadan kalktı', en: 'Delisted' },
  found: {
    tr: (date: string, grade: string) => `${date} · not ${grade}`,
    en: (date: string, grade: string) => `${date} · grade ${grade}`,
  },
  bitcoin: { tr: (change: string) => `BTC ${change}`, en: (change: string) => `BTC ${change}` },
  more: { tr: 'Daha fazla göster', en: 'Show more' },
  working: { tr: 'Yükleniyor', en: 'Loading' },
})

export const smallPrintText = messages({
  says: {
    tr: [
      'Not son haftaları anlatır, geleceği değil. Küçük coinlerde, yükselen ve düşen yıllarda ölçüldü: böyle bir listeden Bitcoin’i aynı günlerde geçenlerin oranı %27.',
      'İkiye katlama ya da yarıya inme ihtimali için borsadan kalkan coinleri de sayan bir geçmiş gerekir; o hazır olana dek ihtimal yazmıyoruz.',
      'Yatırım tavsiyesi değildir.',
    ],
    en: [
      'The grade describes recent weeks, not the future. It was measured on small coins, in rising and falling years: 27% of such a list did better than Bitcoin over the same days.',
      'Odds of doubling or halving take a history that counts delisted coins too; until we have it, we state none.',
      'Not investment advice.',
    ],
  },
})
