import { messages } from '../../../lib/messages.ts'

export const columnsText = messages({
  title: { tr: 'Hangi sütun ne?', en: 'Which column is what?' },
  says: {
    tr: 'Tahminimizi doldurduk. Altında ilk satırdan okuduğumuz var.',
    en: 'We filled in our guess. Below is what we read in the first line.',
  },
  none: { tr: 'Seçilmedi', en: 'Not chosen' },
  layout: { tr: 'Bir satırda', en: 'In a line' },
  ledger: { tr: 'Tek değişim', en: 'One change' },
  ledgerSays: {
    tr: 'Her satırda tek varlık değişir; eksi olan çıkmıştır. Aynı andaki satırlar tek işlem sayılır.',
    en: 'Each line changes one asset; below zero it went out. Lines of one moment count as one trade.',
  },
  change: { tr: 'Değişen miktar', en: 'Amount changed' },
  oneSided: { tr: 'Miktar ve fiyat', en: 'Amount and price' },
  twoSided: { tr: 'Alınan ve verilen', en: 'Received and sent' },
  date: { tr: 'Tarih', en: 'Date' },
  kind: { tr: 'Alım, satış', en: 'Buy or sell' },
  coin: { tr: 'Coin', en: 'Coin' },
  quantity: { tr: 'Miktar', en: 'Amount' },
  price: { tr: 'Birim fiyat', en: 'Unit price' },
  total: { tr: 'Toplam tutar', en: 'Total' },
  fee: { tr: 'Komisyon', en: 'Fee' },
  received: { tr: 'Alınan miktar', en: 'Received amount' },
  receivedCoin: { tr: 'Alınanın birimi', en: 'Unit received' },
  sent: { tr: 'Verilen miktar', en: 'Sent amount' },
  sentCoin: { tr: 'Verilenin birimi', en: 'Unit sent' },
  label: { tr: 'Satırın türü', en: 'Kind of line' },
  feeCoin: { tr: 'Komisyonun birimi', en: 'Unit of the fee' },
  money: { tr: 'Para birimi sütunu', en: 'Currency column' },
  notes: { tr: 'Not', en: 'Note' },
  currency: { tr: 'Tutarların para birimi', en: 'Currency of the amounts' },
  firstLine: { tr: (cell: string) => `İlk satır: “${cell}”`, en: (cell: string) => `First line: “${cell}”` },
  readAs: {
    tr: (cell: string, amount: string) => `“${cell}” → ${amount}`,
    en: (cell: string, amount: string) => `“${cell}” → ${amount}`,
  },
  either: {
    tr: (cell: string) => `“${cell}” iki türlü okunabilir; gerekirse sorarız.`,
    en: (cell: string) => `“${cell}” can be read in two ways; we ask if we must.`,
  },
  noNumber: { tr: (cell: string) => `“${cell}” bir sayı değil.`, en: (cell: string) => `“${cell}” is not a number.` },
  noDate: { tr: (cell: string) => `“${cell}” bir tarih değil.`, en: (cell: string) => `“${cell}” is not a date.` },
  dateOrder: { tr: 'Tarih sırası', en: 'Date order' },
  dayFirst: { tr: 'gün/ay/yıl', en: 'day/month/year' },
  monthFirst: { tr: 'ay/gün/yıl', en: 'month/day/year' },
  orderKnown: {
    tr: (line: string) => `“${line}” satırı gün ile ayı ayırt ediyor.`,
    en: (line: string) => `“${line}” tells day and month apart.`,
  },
  orderOpen: {
    tr: 'Satırlardan gün mü ay mı önce, belli değil; sen seç.',
    en: 'The lines do not settle whether day or month comes first; choose.',
  },
  eitherDate: {
    tr: (cell: string) => `“${cell}” iki türlü okunabilir; sırasını aşağıda seç.`,
    en: (cell: string) => `“${cell}” can be read in two ways; choose the order below.`,
  },
  noSide: {
    tr: (cell: string) => `“${cell}” alım mı satış mı, anlaşılmıyor.`,
    en: (cell: string) => `“${cell}” says neither buy nor sell.`,
  },
  buy: { tr: 'Alım', en: 'Buy' },
  sell: { tr: 'Satış', en: 'Sell' },
  pair: {
    tr: (coin: string, money: string) => `${coin}, fiyat ${money}`,
    en: (coin: string, money: string) => `${coin}, priced in ${money}`,
  },
  emptyCell: { tr: 'İlk satırda boş', en: 'Empty in the first line' },
  noKind: { tr: 'Seçmezsen eksi miktar satış sayılır.', en: 'Without it, an amount below zero is a sale.' },
  noLabel: {
    tr: 'Seçmezsen yalnız alınan ya da verilen satırlar taşıma sayılır.',
    en: 'Without it, lines with one side alone count as transfers.',
  },
  noUnit: {
    tr: 'Seçmezsen miktarın yanındaki birim, o da yoksa aşağıdaki para.',
    en: 'Without it, the unit beside the amount, else the currency below.',
  },
  noFee: { tr: 'Seçmezsen komisyon 0 sayılır.', en: 'Without it, fees count as 0.' },
  noPrice: { tr: 'Birim fiyat ya da toplam tutar gerekli.', en: 'A unit price or a total is needed.' },
  required: { tr: 'Bu sütun gerekli.', en: 'This column is needed.' },
})

/** What a file leaves open. */
export const questionText = messages({
  askDecimals: {
    tr: (column: string, written: string) => `${column} sütunundaki “${written}” ne demek?`,
    en: (column: string, written: string) => `What does “${written}” in the column ${column} mean?`,
  },
  askDates: {
    tr: (column: string, written: string) => `${column} sütunundaki “${written}” hangi gün?`,
    en: (column: string, written: string) => `Which day is “${written}” in the column ${column}?`,
  },
  askNegative: {
    tr: (column: string, written: string) => `${column} sütununda “${written}”: fiyat eksi olamaz.`,
    en: (column: string, written: string) => `“${written}” in the column ${column}: a price cannot be negative.`,
  },
  negativeSays: {
    tr: 'İşareti olmadan mı okuyalım, yoksa böyle satırlar dışarıda mı kalsın?',
    en: 'Read it without the sign, or leave such lines out?',
  },
  leaveOut: { tr: 'O satırları atla', en: 'Skip those lines' },
  askSays: {
    tr: 'Dosyanın hiçbir satırı bunu göstermiyor; tahmin etmiyoruz.',
    en: 'No line of the file tells it, and we do not guess.',
  },
})
