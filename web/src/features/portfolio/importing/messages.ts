import type { BadReason } from '@pusula/contract'
import { counted, plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const importText = messages({
  title: { tr: 'CSV dosyasından al', en: 'Import from CSV' },
  close: { tr: 'Kapat', en: 'Close' },
  says: {
    tr: 'Pusula, Binance, Coinbase, Kraken, OKX, Bybit, KuCoin, BtcTurk, Koinly, CoinTracking, Ghostfolio ve Delta dosyaları okunur. Önce ne olacağını görürsün.',
    en: 'Files of Pusula, Binance, Coinbase, Kraken, OKX, Bybit, KuCoin, BtcTurk, Koinly, CoinTracking, Ghostfolio and Delta can be read. You see first what will happen.',
  },
  choose: { tr: 'Dosya seç', en: 'Choose a file' },
  other: { tr: 'Başka dosya seç', en: 'Choose another file' },
  reading: { tr: 'Dosya okunuyor', en: 'Reading the file' },
  tooLarge: { tr: 'Bu dosya çok büyük: en çok 3 MB.', en: 'This file is too large: 3 MB at most.' },
  notRead: { tr: 'Dosya okunamadı', en: 'The file could not be read' },
  from: { tr: 'Kaynak', en: 'Source' },
  buys: { tr: 'Alım', en: 'Purchases' },
  sells: { tr: 'Satım', en: 'Sales' },
  coins: { tr: 'Coinler', en: 'Coins' },
  already: { tr: 'Zaten portföyünde', en: 'Already in your portfolio' },
  noTrades: { tr: 'Alım satım olmayan satır', en: 'Lines that are no trades' },
  foreignFees: {
    tr: (count: number) =>
      `${counted.tr(count, 'işlemin')} ücreti başka bir coinle ödenmiş; ücret nota yazılır, maliyete katılmaz.`,
    en: (count: number) =>
      `${plural(count, 'One fee was', counted.en(count, 'fee was', 'fees were'))} paid in another coin; it is kept as a note and not in the cost.`,
  },
  short: {
    tr: (coin: string, missing: string) =>
      `${coin}: dosya elindekinden ${missing} fazla satıyor. Eksik alımları ekleyip tekrar dene.`,
    en: (coin: string, missing: string) =>
      `${coin}: the file sells ${missing} more than you hold. Add the missing purchases and try again.`,
  },
  openDecimals: {
    tr: (column: string, written: string) =>
      `${column}: ${written} iki türlü okunabiliyor. Sayıları ondalıklarıyla kaydedip tekrar dene.`,
    en: (column: string, written: string) =>
      `${column}: ${written} can be read in two ways. Save the numbers with their decimals and try again.`,
  },
  openDates: {
    tr: (column: string, written: string) =>
      `${column}: ${written} tarihinde önce gün mü ay mı var, anlaşılmıyor. Tarihleri 2026-01-31 gibi kaydedip tekrar dene.`,
    en: (column: string, written: string) =>
      `${column}: ${written} does not say whether the day or the month comes first. Save dates as 2026-01-31 and try again.`,
  },
  badTitle: {
    tr: (count: number) => `Okunamayan ${counted.tr(count, 'satır')}`,
    en: (count: number) => `${counted.en(count, 'line', 'lines')} that cannot be read`,
  },
  line: { tr: (line: number) => `Satır ${line}`, en: (line: number) => `Line ${line}` },
  leaveOut: { tr: 'Bu satırları alma, kalanını al', en: 'Leave these lines out and import the rest' },
  bring: {
    tr: (count: number) => `${counted.tr(count, 'kaydı')} portföye al`,
    en: (count: number) => `Import ${counted.en(count, 'entry', 'entries')}`,
  },
  bringing: { tr: 'Alınıyor', en: 'Importing' },
  nothingNew: { tr: 'Bu dosyada yeni bir kayıt yok.', en: 'There is nothing new in this file.' },
  done: {
    tr: (count: number) => `${counted.tr(count, 'kayıt')} portföyüne alındı`,
    en: (count: number) => `${counted.en(count, 'entry', 'entries')} imported`,
  },
  notDone: { tr: 'Hiçbir kayıt alınmadı', en: 'Nothing was imported' },
})

export const badText = messages({
  date: { tr: 'tarih anlaşılmıyor', en: 'the date cannot be read' },
  kind: { tr: 'alım mı satım mı, anlaşılmıyor', en: 'neither a purchase nor a sale' },
  coin: { tr: 'bu coin bilinmiyor', en: 'the coin is not known' },
  quantity: { tr: 'miktar anlaşılmıyor', en: 'the quantity cannot be read' },
  price: { tr: 'fiyat anlaşılmıyor', en: 'the price cannot be read' },
  fee: { tr: 'ücret anlaşılmıyor', en: 'the fee cannot be read' },
  currency: { tr: 'bu para biriminin kuru bilinmiyor', en: 'the rate of this currency is not known' },
  noPrice: { tr: 'o günün fiyatı bulunamadı', en: 'the price of that day is not known' },
  notHeld: { tr: 'elindekinden fazlası satılıyor', en: 'it sells more than you held' },
  mixed: {
    tr: 'aynı anda birden çok işlem var, ayırt edilemiyor',
    en: 'several trades at one moment cannot be told apart',
  },
} satisfies Record<BadReason, { tr: string; en: string }>)
