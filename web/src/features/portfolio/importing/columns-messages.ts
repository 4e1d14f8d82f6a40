import { messages } from '../../../lib/messages.ts'

export const columnsText = messages({
  title: { tr: 'Hangi sütun ne?', en: 'Which column is what?' },
  says: {
    tr: 'Tahminimizi doldurduk. Altında ilk satırdan okuduğumuz var.',
    en: 'We filled in our guess. Below is what we read in the first line.',
  },
  none: { tr: 'Seçilmedi', en: 'Not chosen' },
  date: { tr: 'Tarih', en: 'Date' },
  kind: { tr: 'Alım, satış', en: 'Buy or sell' },
  coin: { tr: 'Coin', en: 'Coin' },
  quantity: { tr: 'Miktar', en: 'Amount' },
  price: { tr: 'Birim fiyat', en: 'Unit price' },
  total: { tr: 'Toplam tutar', en: 'Total' },
  fee: { tr: 'Komisyon', en: 'Fee' },
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
  orderTold: {
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
  noFee: { tr: 'Seçmezsen komisyon 0 sayılır.', en: 'Without it, fees count as 0.' },
  noPrice: { tr: 'Birim fiyat ya da toplam tutar gerekli.', en: 'A unit price or a total is needed.' },
  required: { tr: 'Bu sütun gerekli.', en: 'This column is needed.' },
})
