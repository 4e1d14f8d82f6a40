import { counted, numbersIn, plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const portfolioText = messages({
  title: { tr: 'Portföy', en: 'Portfolio' },
  guest: { tr: 'Portföyün üyelikle açılır', en: 'Your portfolio opens with membership' },
  guestSays: {
    tr: 'Alımlarını yaz; ortalamanı, kârını ve zararını görelim.',
    en: 'Note your purchases and see your averages, profit and loss.',
  },
  none: { tr: 'Henüz bir alımın yok', en: 'No purchases yet' },
  noneSays: {
    tr: 'İlk alımını yazınca maliyetin ve güncel değerin burada durur.',
    en: 'Once you note the first one, its cost and its value today stand here.',
  },
  byHand: { tr: 'Elle ekle', en: 'Add by hand' },
  byHandSays: { tr: 'Coin, miktar ve fiyat yeter.', en: 'A coin, an amount and a price will do.' },
  importSays: { tr: 'Borsandan indirdiğin CSV dosyası.', en: 'The CSV file your exchange gives you.' },
  onlyYou: {
    tr: 'Yalnızca sen görürsün. Borsa hesabına bağlanmayız.',
    en: 'Only you can see it. We never connect to an exchange account.',
  },
  add: { tr: 'Alım ekle', en: 'Add purchase' },
  more: { tr: 'Portföy işlemleri', en: 'Portfolio actions' },
  export: { tr: 'CSV olarak indir', en: 'Download as CSV' },
  import: { tr: 'Dosyadan aktar', en: 'Import a file' },
  imports: { tr: 'Aktarmalar', en: 'Imports' },
  settings: { tr: 'Hesaplama ve para birimi', en: 'Counting and currency' },
  waiting: { tr: 'Portföyün geliyor', en: 'Your portfolio is on its way' },
  notRefreshed: { tr: 'Portföy yenilenemedi.', en: 'The portfolio could not be refreshed.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  recounting: { tr: 'Yeniden hesaplanıyor', en: 'Counting again' },
  rate: {
    tr: (rate: string, age: string) => `Bugünkü kurla gösteriliyor: $1 = ${rate} · ${age}`,
    en: (rate: string, age: string) => `Shown at today’s rate: $1 = ${rate} · ${age}`,
  },
  noRate: {
    tr: 'Döviz kuru alınamadı; tutarlar şimdilik dolar.',
    en: 'The exchange rate could not be had; amounts are in dollars for now.',
  },
  refreshes: {
    tr: (time: string) => `Fiyatlar 30 saniyede bir yenilenir · ${time}`,
    en: (time: string) => `Prices refresh every 30 seconds · ${time}`,
  },
})

export const summaryText = messages({
  value: { tr: 'Güncel değer', en: 'Current value' },
  profit: { tr: 'toplam kâr', en: 'total profit' },
  loss: { tr: 'toplam zarar', en: 'total loss' },
  cost: { tr: 'Toplam maliyet', en: 'Total cost' },
  today: { tr: 'Son 24 saat', en: 'Last 24 hours' },
  realized: { tr: 'Gerçekleşen kâr', en: 'Realized profit' },
  fees: { tr: 'Ödenen ücretler', en: 'Fees paid' },
  best: { tr: 'En iyi', en: 'Best' },
  worst: { tr: 'En zayıf', en: 'Weakest' },
  unpriced: {
    tr: (coins: string) => `Fiyatı bulunamadı, değere katılmadı: ${coins}`,
    en: (coins: string) => `No price found, not counted in the value: ${coins}`,
  },
  allocation: { tr: 'Dağılım', en: 'Allocation' },
  coins: {
    tr: (count: number) => `${count} coin`,
    en: (count: number) => `${count} ${plural(count, 'coin', 'coins')}`,
  },
  rest: { tr: 'Diğerleri', en: 'Others' },
  history: { tr: 'Değer geçmişi', en: 'Value over time' },
  valueLine: { tr: 'Değer', en: 'Value' },
  costLine: { tr: 'Maliyet', en: 'Cost' },
  todayMark: { tr: 'bugün', en: 'today' },
  historySays: {
    tr: (from: string, first: string, last: string, low: string, high: string) =>
      `Değer geçmişi, ${from} gününden beri: başta ${first}, bugün ${last}; en düşük ${low}, en yüksek ${high}`,
    en: (from: string, first: string, last: string, low: string, high: string) =>
      `Value since ${from}: ${first} at first, ${last} today; lowest ${low}, highest ${high}`,
  },
  tooShort: {
    tr: 'Geçmiş, ilk alımından bir gün sonra çizilir.',
    en: 'The line starts one day after your first purchase.',
  },
})

export const holdingText = messages({
  average: { tr: 'Ortalama maliyet', en: 'Average cost' },
  cost: { tr: 'Toplam maliyet', en: 'Total cost' },
  price: { tr: 'Güncel fiyat', en: 'Current price' },
  today: { tr: 'Son 24 saat', en: 'Last 24 hours' },
  realized: { tr: 'Gerçekleşen kâr', en: 'Realized profit' },
  fees: { tr: 'Ücretler', en: 'Fees' },
  noPrice: { tr: 'Fiyat yok', en: 'No price' },
  soldOut: { tr: 'Tamamı satıldı', en: 'All sold' },
  purchases: { tr: 'Alımlar', en: 'Purchases' },
  trades: { tr: 'Alımlar ve satımlar', en: 'Purchases and sales' },
  sale: { tr: 'Satım', en: 'Sale' },
  fee: { tr: (amount: string) => `Ücret ${amount}`, en: (amount: string) => `Fee ${amount}` },
  edit: { tr: (what: string) => `Düzenle: ${what}`, en: (what: string) => `Edit ${what}` },
  remove: { tr: (what: string) => `Sil: ${what}`, en: (what: string) => `Delete ${what}` },
  add: { tr: 'Alım ekle', en: 'Add purchase' },
  sell: { tr: 'Satım ekle', en: 'Add sale' },
  removeCoin: { tr: 'Coini sil', en: 'Remove coin' },
})

export const removalText = messages({
  one: { tr: 'Bu kayıt silinsin mi?', en: 'Delete this entry?' },
  oneSays: {
    tr: (what: string) => `${what}. Bu kayıt portföyünden silinir ve geri alınamaz.`,
    en: (what: string) => `${what}. This entry leaves your portfolio and cannot be brought back.`,
  },
  coin: {
    tr: (symbol: string) => `${symbol} portföyünden silinsin mi?`,
    en: (symbol: string) => `Remove ${symbol} from your portfolio?`,
  },
  coinSays: {
    tr: (count: number) => `Bu coinin ${counted.tr(count, 'kaydı')} birlikte silinir. Bu geri alınamaz.`,
    en: (count: number) =>
      `${plural(count, 'Its one entry is', `All ${numbersIn('en').count(count)} of its entries are`)} deleted with it. This cannot be undone.`,
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  remove: { tr: 'Sil', en: 'Delete' },
  removed: { tr: 'Kayıt silindi', en: 'Entry deleted' },
  coinRemoved: {
    tr: (symbol: string) => `${symbol} silindi`,
    en: (symbol: string) => `${symbol} removed`,
  },
  notRemoved: { tr: 'Kayıt silinemedi', en: 'The entry could not be deleted' },
  coinNotRemoved: { tr: 'Coin silinemedi', en: 'The coin could not be removed' },
})
