import { counted, datesIn, dayAt, type Language, numbersIn, plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

/** A rate is kept with who said it and the day. */
export const dayWritten = (source: string, language: Language) =>
  source.replace(/\d{4}-\d\d-\d\d$/, day => datesIn(language).date(dayAt(day)))

export const portfolioText = messages({
  title: { tr: 'Portföy', en: 'Portfolio' },
  guest: { tr: 'Portföyün üyelikle açılır', en: 'Your portfolio opens with membership' },
  guestSays: {
    tr: 'Alımlarını yaz; ortalamanı, kârını ve zararını görelim.',
    en: 'Note your purchases and see your averages, profit and loss.',
  },
  none: { tr: 'Portföyün henüz boş', en: 'Your portfolio is still empty' },
  noneSays: {
    tr: 'Alımlarını gir; getirini, riskini ve yarının olası aralığını burada gör.',
    en: 'Note your purchases and see your return, your risk and the likely range of tomorrow here.',
  },
  byHand: { tr: 'Elle ekle', en: 'Add by hand' },
  byHandSays: { tr: 'Bir alım, yarım dakika', en: 'A purchase, half a minute' },
  importSays: { tr: 'Borsanın verdiği CSV ya da Excel', en: 'CSV or Excel of your exchange' },
  onlyYou: {
    tr: 'Yalnızca sen görürsün. Borsa hesabına bağlanmayız.',
    en: 'Only you can see it. We never connect to an exchange account.',
  },
  add: { tr: 'Ekle', en: 'Add' },
  more: { tr: 'Portföy işlemleri', en: 'Portfolio actions' },
  export: { tr: 'CSV olarak indir', en: 'Download as CSV' },
  import: { tr: 'Dosyadan aktar', en: 'Import a file' },
  bin: { tr: 'Silinenler', en: 'Deleted' },
  nearlyFull: {
    tr: (count: string, most: string) => `Portföyün dolmak üzere: ${most} kaydın ${count} tanesi dolu.`,
    en: (count: string, most: string) => `Your portfolio is nearly full: ${count} of ${most} entries are used.`,
  },
  exportAll: { tr: 'Her şeyi indir (JSON)', en: 'Download everything (JSON)' },
  imports: { tr: 'Aktarmalar', en: 'Imports' },
  entries: { tr: 'Bütün kayıtlar', en: 'All entries' },
  report: { tr: 'Yıl raporu', en: 'Year report' },
  lab: { tr: 'Ya şöyle olsaydı?', en: 'What if?' },
  settings: { tr: 'Hesaplama', en: 'Counting' },
  waiting: { tr: 'Portföyün geliyor', en: 'Your portfolio is on its way' },
  notRefreshed: { tr: 'Portföy yenilenemedi.', en: 'The portfolio could not be refreshed.' },
  offline: { tr: 'Bağlantı yok', en: 'No connection' },
  aged: {
    tr: (time: string, age: string) => `Değerler ${time} saatinden, ${age}.`,
    en: (time: string, age: string) => `Figures from ${time}, ${age}.`,
  },
  offlineChanges: {
    tr: 'Yeni kayıt ekleyebilirsin; gönderilene kadar getiriye katılmaz. Düzeltmek ve silmek için bağlantı gerekir.',
    en: 'You can add entries; they count once they are sent. Corrections and deletions need a connection.',
  },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  recounting: { tr: 'Yeniden hesaplanıyor', en: 'Counting again' },
  rate: {
    tr: (rate: string, venues: string, age: string) =>
      `Değer bugünkü kurla: $1 = ${rate} (${venues}, ${age}). Ödediklerin kendi gününün kuruyla.`,
    en: (rate: string, venues: string, age: string) =>
      `Worth at today’s rate: $1 = ${rate} (${venues}, ${age}). What you paid is at the rate of its day.`,
  },
  oldRate: {
    tr: (rate: string, venues: string, age: string) =>
      `Değer son bilinen kurla: $1 = ${rate} (${venues}, ${age}). Ödediklerin kendi gününün kuruyla.`,
    en: (rate: string, venues: string, age: string) =>
      `Worth at the last known rate: $1 = ${rate} (${venues}, ${age}). What you paid is at the rate of its day.`,
  },
  noRate: {
    tr: 'Döviz kuru alınamadı; tutarlar şimdilik dolar.',
    en: 'The exchange rate could not be had; amounts are in dollars for now.',
  },
  refreshes: {
    tr: (time: string) => `Fiyatlar 30 saniyede bir yenilenir · ${time} · Yatırım tavsiyesi değildir.`,
    en: (time: string) => `Prices refresh every 30 seconds · ${time} · Not investment advice.`,
  },
})

export const summaryText = messages({
  return: { tr: 'Toplam getirin', en: 'Your total return' },
  ofPaid: {
    tr: (paid: string) => `yatırdığın ${paid} üzerinden`,
    en: (paid: string) => `on the ${paid} you paid in`,
  },
  held: { tr: 'Eldeki coinlerde', en: 'Coins you hold' },
  sold: { tr: 'Satışlardan', en: 'From sales' },
  fees: { tr: 'Komisyonlar', en: 'Fees' },
  fromCoins: { tr: 'Coinlerden', en: 'From coins' },
  fromRate: { tr: 'Dolar kurundan', en: 'From the dollar rate' },
  inDollars: { tr: (amount: string) => `Dolarla getirin: ${amount}`, en: (amount: string) => `In dollars: ${amount}` },
  worth: { tr: 'Şu anki değer', en: 'Worth now' },
  today: { tr: 'Son 24 saat', en: 'Last 24 hours' },
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
})

export const holdingText = messages({
  week: { tr: 'Son 7 gün', en: 'Last 7 days' },
  waits: { tr: (change: string) => `${change} bekliyor`, en: (change: string) => `${change} waiting` },
  average: { tr: 'Ortalama maliyet', en: 'Average cost' },
  cost: { tr: 'Toplam maliyet', en: 'Total cost' },
  price: { tr: 'Güncel fiyat', en: 'Current price' },
  today: { tr: 'Son 24 saat', en: 'Last 24 hours' },
  realized: { tr: 'Gerçekleşen kâr', en: 'Realized profit' },
  fees: { tr: 'Komisyonlar', en: 'Fees' },
  return: { tr: 'Toplam getiri', en: 'Total return' },
  rate: {
    tr: (rate: string, source: string) => `o gün $1 = ${rate}${source && ` · ${dayWritten(source, 'tr')}`}`,
    en: (rate: string, source: string) => `$1 = ${rate} that day${source && ` · ${dayWritten(source, 'en')}`}`,
  },
  share: { tr: 'Payı', en: 'Share' },
  noPrice: { tr: 'Fiyat yok', en: 'No price' },
  soldOut: { tr: 'Tamamı satıldı', en: 'All sold' },
  purchases: { tr: 'Alımlar', en: 'Purchases' },
  trades: { tr: 'Alımlar ve satışlar', en: 'Purchases and sales' },
  entries: { tr: 'Alımlar, satışlar ve transferler', en: 'Purchases, sales and transfers' },
  sale: { tr: 'Satış', en: 'Sale' },
  fee: { tr: (amount: string) => `Komisyon\u00a0${amount}`, en: (amount: string) => `Fee\u00a0${amount}` },
  edit: { tr: (what: string) => `Düzenle: ${what}`, en: (what: string) => `Edit ${what}` },
  remove: { tr: (what: string) => `Sil: ${what}`, en: (what: string) => `Delete ${what}` },
  add: { tr: 'Alım ekle', en: 'Add purchase' },
  sell: { tr: 'Satış ekle', en: 'Add sale' },
  entriesWaiting: { tr: 'Kayıtlar geliyor', en: 'Entries are on their way' },
  entriesFailed: { tr: 'Kayıtlar şu an alınamadı.', en: 'The entries could not be had just now.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  former: { tr: 'Eski coin', en: 'Former coin' },
  own: { tr: 'Kendi coinin', en: 'Your own coin' },
  income: { tr: 'Gelir', en: 'Income' },
  setPrice: { tr: 'Fiyatını yaz', en: 'Set its price' },
  older: {
    tr: (count: number) => `Daha eskileri göster (${numbersIn('tr').count(count)})`,
    en: (count: number) => `Show older ones (${numbersIn('en').count(count)})`,
  },
  showHistory: { tr: 'Geçmişini göster', en: 'Show its history' },
  removeCoin: { tr: 'Coini sil', en: 'Remove coin' },
})

export const entriesText = messages({
  title: { tr: 'Bütün kayıtlar', en: 'All entries' },
  back: { tr: 'Portföye dön', en: 'Back to the portfolio' },
  search: { tr: 'Coin ya da not ara', en: 'Search coins and notes' },
  year: { tr: 'Yıl', en: 'Year' },
  allYears: { tr: 'Bütün yıllar', en: 'All years' },
  found: {
    tr: (count: number) => counted.tr(count, 'kayıt'),
    en: (count: number) => counted.en(count, 'entry', 'entries'),
  },
  none: { tr: 'Böyle bir kayıt yok.', en: 'No entry fits.' },
  empty: { tr: 'Henüz bir kayıt yok.', en: 'There are no entries yet.' },
})

export const removalText = messages({
  one: { tr: 'Bu kayıt silinsin mi?', en: 'Delete this entry?' },
  oneSays: {
    tr: (what: string) => `${what}. Bu kayıt portföyünden silinir; 30 gün içinde geri alabilirsin.`,
    en: (what: string) => `${what}. This entry leaves your portfolio; you can bring it back for 30 days.`,
  },
  coin: {
    tr: (symbol: string) => `${symbol} portföyünden silinsin mi?`,
    en: (symbol: string) => `Remove ${symbol} from your portfolio?`,
  },
  coinSays: {
    tr: (count: number) => `Bu coinin ${counted.tr(count, 'kaydı')} birlikte silinir; 30 gün içinde geri alabilirsin.`,
    en: (count: number) =>
      `${plural(count, 'Its one entry is', `All ${numbersIn('en').count(count)} of its entries are`)} deleted with it. You can bring them back for 30 days.`,
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  remove: { tr: 'Sil', en: 'Delete' },
  needed: { tr: 'Bir satış bu alıma dayanıyor', en: 'A sale needs this purchase' },
  neededSays: {
    tr: (sales: string) => `Silersen şu satış karşılıksız kalır: ${sales}. İkisini birlikte silebilirsin.`,
    en: (sales: string) => `Without it, this sale is of coins you did not hold: ${sales}. You can delete both.`,
  },
  removeBoth: { tr: 'İkisini de sil', en: 'Delete both' },
  removed: { tr: 'Kayıt silindi', en: 'Entry deleted' },
  coinRemoved: {
    tr: (symbol: string) => `${symbol} silindi`,
    en: (symbol: string) => `${symbol} removed`,
  },
  notRemoved: { tr: 'Alım silinmedi', en: 'Purchase not deleted' },
  transferNotRemoved: { tr: 'Transfer silinmedi', en: 'Transfer not deleted' },
  saleNotRemoved: { tr: 'Satış silinmedi', en: 'Sale not deleted' },
  coinNotRemoved: { tr: 'Coin silinmedi', en: 'Coin not deleted' },
  notKnown: {
    tr: 'Silinip silinmediği belli değil. Listede duruyorsa tekrar sil.',
    en: 'It is not known whether it was deleted. If it is still listed, delete it again.',
  },
})

export const orderText = messages({
  title: { tr: 'Coinler', en: 'Coins' },
  label: { tr: 'Sıralama', en: 'Order' },
  share: { tr: 'Paya göre', en: 'By share' },
  gain: { tr: 'Getiriye göre', en: 'By return' },
  name: { tr: 'Ada göre', en: 'By name' },
})
