import type { BadReason, SkipReason } from '@pusula/contract'
import { counted } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

/** UTC offsets: whole hours, a few of them three quarters more. */
function apart(minutes: number, hour: string, minute: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours && `${hours} ${hour}`, rest && `${rest} ${minute}`].filter(Boolean).join(' ')
}

export const importText = messages({
  swap: { tr: 'Takas', en: 'Swap' },
  income: { tr: 'Gelir', en: 'Income' },
  title: { tr: 'Dosyadan aktar', en: 'Import a file' },
  back: { tr: 'Portföye dön', en: 'Back to the portfolio' },
  step: { tr: (at: number) => `Adım ${at} / 4`, en: (at: number) => `Step ${at} of 4` },
  stepFile: { tr: 'Dosya seç', en: 'Choose a file' },
  stepColumns: { tr: 'Sütunları eşle', en: 'Match columns' },
  stepPreview: { tr: 'Önizle ve onayla', en: 'Preview and confirm' },
  stepDone: { tr: 'Bitti', en: 'Done' },
  choose: { tr: 'Dosya seç', en: 'Choose a file' },
  other: { tr: 'Değiştir', en: 'Change' },
  drop: { tr: 'İşlem geçmişi dosyan', en: 'Your trade history file' },
  limit: {
    tr: 'CSV ya da Excel (.xlsx), en çok 50 MB ve 300.000 satır',
    en: 'CSV or Excel (.xlsx), at most 50 MB and 300,000 lines',
  },
  knownTitle: { tr: 'Tanıdığımız dosyalar', en: 'Files we know' },
  knownSays: { tr: 'Bunlarda sütun seçmen gerekmez.', en: 'No columns to choose in these.' },
  knownOthers: {
    tr: 'Paribu ve başka Türkçe tabloları sütun adlarından okuruz. Kalanını bir kez eşlersin, sonrakinde hatırlarız.',
    en: 'Tables with Turkish columns, as of Paribu, are read by their names. Any other you match once, and we remember it.',
  },
  promise: {
    tr: 'Borsa hesabına bağlanmayız; yalnızca seçtiğin dosya okunur, onaylamadan hiçbir şey yazılmaz.',
    en: 'We never connect to an exchange; only the file you choose is read, and nothing is written before you confirm.',
  },
  reading: { tr: 'Dosya okunuyor', en: 'Reading the file' },
  tooLarge: {
    tr: 'Bu dosya çok büyük: açıldığında da en çok 50 MB olabilir.',
    en: 'This file is too large: 50 MB at most, also once it is unpacked.',
  },
  tooWide: { tr: 'Bu tabloda 2.000’den fazla sütun var.', en: 'This table has more than 2,000 columns.' },
  empty: { tr: 'Bu dosya boş.', en: 'This file is empty.' },
  oldExcel: {
    tr: 'Bu eski bir Excel dosyası. Onu .xlsx ya da CSV olarak kaydedip yeniden seç.',
    en: 'This is an Excel file of the old kind. Save it as .xlsx or CSV and choose it again.',
  },
  locked: {
    tr: 'Bu dosya parolayla kilitli. Parolasını kaldırıp yeniden seç.',
    en: 'This file is locked with a password. Take it off and choose the file again.',
  },
  broken: {
    tr: 'Bu Excel dosyası bozuk. Borsadan yeniden indir ya da CSV olarak kaydet.',
    en: 'This Excel file is damaged. Download it again, or save it as CSV.',
  },
  archive: {
    tr: 'Bu bir arşiv. İçindeki CSV ya da Excel (.xlsx) dosyasını çıkarıp onu seç.',
    en: 'This is an archive. Take the CSV or Excel (.xlsx) file out of it and choose that.',
  },
  gone: {
    tr: 'Dosya açılamadı; taşınmış ya da silinmiş olabilir. Yeniden seç.',
    en: 'The file could not be opened; it may have been moved or deleted. Choose it again.',
  },
  notLoaded: {
    tr: 'Excel dosyaları için gereken parça gelmedi. Bağlantına bakıp dosyayı yeniden seç.',
    en: 'The part that reads Excel files did not arrive. Check your connection and choose the file again.',
  },
  noTable: {
    tr: 'Bu bir tablo değil. Borsadan CSV ya da Excel dosyası indir.',
    en: 'This is not a table. Download a CSV or an Excel file from the exchange.',
  },
  notRead: { tr: 'Dosya okunamadı', en: 'The file could not be read' },
  known: { tr: (maker: string) => `${maker} dosyası tanındı`, en: (maker: string) => `Recognized as ${maker}` },
  knownColumns: { tr: 'Sütunları tanındı', en: 'Its columns were recognized' },
  unknown: {
    tr: (lines: number, columns: number) =>
      `${counted.tr(lines, 'satır')} · ${counted.tr(columns, 'sütun')} · bu dosyayı tanımadık`,
    en: (lines: number, columns: number) =>
      `${counted.en(lines, 'line', 'lines')} · ${counted.en(columns, 'column', 'columns')} · we do not know this file`,
  },
  remembered: { tr: 'Geçen seferki eşlemenle okundu', en: 'Read with the columns you matched last time' },
  lines: {
    tr: (count: number) => counted.tr(count, 'satır'),
    en: (count: number) => counted.en(count, 'line', 'lines'),
  },
  toPreview: {
    tr: (lines: number) => `${counted.tr(lines, 'satırı')} önizle`,
    en: (lines: number) => `Preview ${counted.en(lines, 'line', 'lines')}`,
  },
  changeColumns: { tr: 'Sütunları değiştir', en: 'Change the columns' },
  fresh: { tr: 'aktarılacak', en: 'to import' },
  already: { tr: 'zaten var', en: 'already there' },
  skipped: { tr: 'atlanacak', en: 'to skip' },
  freshTab: { tr: 'Aktarılacak', en: 'To import' },
  alreadyTab: { tr: 'Zaten var', en: 'Already there' },
  skippedTab: { tr: 'Atlanacak', en: 'To skip' },
  tabs: { tr: 'Satırlar', en: 'Lines' },
  buys: { tr: 'Alımlar', en: 'Purchases' },
  sells: { tr: 'Satışlar', en: 'Sales' },
  transfers: { tr: 'Transferler', en: 'Transfers' },
  transfersSay: { tr: 'elindekini değiştirmez', en: 'change nothing you hold' },
  coins: { tr: 'Coinler', en: 'Coins' },
  unlisted: { tr: 'Listede olmayan (kendi coinin olur)', en: 'Not in the list (held as your own)' },
  period: { tr: 'Tarihler', en: 'Dates' },
  clock: {
    tr: (zone: string) => `Saatlerin dilimi dosyanın içinde yazmıyor. Okunduğu dilim: ${zone}.`,
    en: (zone: string) => `The file does not say which time zone its times are in. They were read as ${zone}.`,
  },
  otherClock: { tr: (zone: string) => `Şu dilimle oku: ${zone}`, en: (zone: string) => `Read as ${zone} instead` },
  moved: {
    tr: (minutes: number) =>
      `Bu işlemlerin çoğu ${apart(minutes, 'saat', 'dakika')} farkla zaten kayıtlı: dosya daha önce başka bir saat dilimiyle okunmuş. İkinci kez eklenmezler.`,
    en: (minutes: number) =>
      `Most of these trades are here already, ${apart(minutes, 'h', 'min')} apart: the file was read in another time zone before. They are not added twice.`,
  },
  buy: { tr: 'Alım', en: 'Purchase' },
  sell: { tr: 'Satış', en: 'Sale' },
  in: { tr: 'Giriş', en: 'Deposit' },
  out: { tr: 'Çıkış', en: 'Withdrawal' },
  fee: { tr: (amount: string) => `Komisyon ${amount}`, en: (amount: string) => `Fee ${amount}` },
  more: {
    tr: (count: number) => `${counted.tr(count, 'kayıt')} daha`,
    en: (count: number) => `${counted.en(count, 'more entry', 'more entries')}`,
  },
  noRows: { tr: 'Burada satır yok.', en: 'No lines here.' },
  line: {
    tr: (lines: readonly number[]) => `Satır ${lines.join(', ')}`,
    en: (lines: readonly number[]) => `${lines.length > 1 ? 'Lines' : 'Line'} ${lines.join(', ')}`,
  },
  andMore: {
    tr: (count: number) => `ve ${counted.tr(count, 'satır')} daha`,
    en: (count: number) => `and ${counted.en(count, 'more line', 'more lines')}`,
  },
  foreignFees: {
    tr: (count: number) =>
      `${counted.tr(count, 'işlemin')} komisyonu, fiyatı bilinmeyen bir coinle ödenmiş; nota yazılır, maliyete katılmaz.`,
    en: (count: number) =>
      `${counted.en(count, 'fee was', 'fees were')} paid in a coin without a known price: kept as a note, not in the cost.`,
  },
  short: {
    tr: (coin: string, missing: string) =>
      `${coin}: dosya elindekinden ${missing} fazla satıyor. Eksik alımları ekleyip tekrar dene.`,
    en: (coin: string, missing: string) =>
      `${coin}: the file sells ${missing} more than you hold. Add the missing purchases and try again.`,
  },
  bring: {
    tr: (count: number) => `${counted.tr(count, 'işlemi')} aktar`,
    en: (count: number) => `Import ${counted.en(count, 'trade', 'trades')}`,
  },
  bringFrom: {
    tr: (count: number, lines: number) => `${counted.tr(lines, 'satırdan')} ${counted.tr(count, 'işlemi')} aktar`,
    en: (count: number, lines: number) =>
      `Import ${counted.en(count, 'trade', 'trades')} from ${counted.en(lines, 'line', 'lines')}`,
  },
  bringEntries: {
    tr: (count: number) => `${counted.tr(count, 'kaydı')} aktar`,
    en: (count: number) => `Import ${counted.en(count, 'entry', 'entries')}`,
  },
  willSkip: {
    tr: (lines: number) => `${counted.tr(lines, 'satır')} dışarıda kalır.`,
    en: (lines: number) => `${counted.en(lines, 'line stays out', 'lines stay out')}.`,
  },
  bringing: { tr: 'Aktarılıyor', en: 'Importing' },
  undoLater: { tr: 'Sonra tek dokunuşla geri alabilirsin.', en: 'You can undo it with one tap later.' },
  noLines: {
    tr: 'Bu dosyada başlıkların altında satır yok.',
    en: 'This file has no lines under its headings.',
  },
  nothingNew: { tr: 'Bu dosyada yeni bir işlem yok.', en: 'There is nothing new in this file.' },
  done: {
    tr: (count: number) => `${counted.tr(count, 'işlem')} eklendi`,
    en: (count: number) => `${counted.en(count, 'trade', 'trades')} added`,
  },
  doneEntries: {
    tr: (count: number) => `${counted.tr(count, 'kayıt')} eklendi`,
    en: (count: number) => `${counted.en(count, 'entry', 'entries')} added`,
  },
  toTransfers: { tr: 'Transferlere bak', en: 'Look at the transfers' },
  doneCoins: {
    tr: (count: number) => counted.tr(count, 'coin'),
    en: (count: number) => counted.en(count, 'coin', 'coins'),
  },
  doneUpdated: { tr: 'Getirin ve grafiğin güncellendi.', en: 'Your return and your chart are up to date.' },
  doneRead: { tr: 'Okunan satır', en: 'Lines read' },
  doneAlready: { tr: 'Zaten vardı, tekrar eklenmedi', en: 'Already there, not added again' },
  doneSkipped: { tr: 'Atlandı, nedenleriyle', en: 'Skipped, and why' },
  toPortfolio: { tr: 'Portföye git', en: 'Go to portfolio' },
  notDone: { tr: 'Hiçbir kayıt aktarılmadı', en: 'Nothing was imported' },
  notKnown: {
    tr: 'Yanıt gelmedi; işlemlerin aktarılıp aktarılmadığı belli değil. Tekrar dokun: aktarılmış olan ikinci kez eklenmez.',
    en: 'No answer came, so it is not known whether your trades were imported. Tap again: what is there is not added twice.',
  },
  /** After a reload, when its text is gone. */
  notKnownChoose: {
    tr: 'Yanıt gelmedi; işlemlerin aktarılıp aktarılmadığı belli değil. Dosyayı yeniden seç: aktarılmış olan ikinci kez eklenmez.',
    en: 'No answer came, so it is not known whether your trades were imported. Choose the file again: what is there is not added twice.',
  },
})

export const badText = messages({
  date: { tr: 'tarih anlaşılmıyor ya da gelecekte', en: 'the date cannot be read, or is in the future' },
  kind: { tr: 'alım mı satış mı, anlaşılmıyor', en: 'neither a purchase nor a sale' },
  coin: { tr: 'bu coin bilinmiyor', en: 'the coin is not known' },
  quantity: { tr: 'miktar anlaşılmıyor', en: 'the quantity cannot be read' },
  price: { tr: 'fiyat anlaşılmıyor', en: 'the price cannot be read' },
  fee: { tr: 'komisyon anlaşılmıyor', en: 'the fee cannot be read' },
  currency: { tr: 'bu para biriminin kuru bilinmiyor', en: 'the rate of this currency is not known' },
  noPrice: { tr: 'o günün fiyatı bulunamadı', en: 'the price of that day is not known' },
  notHeld: { tr: 'elindekinden fazlası satılıyor', en: 'it sells more than you held' },
  mixed: {
    tr: 'aynı anda birden çok işlem var, ayırt edilemiyor',
    en: 'several trades at one moment cannot be told apart',
  },
} satisfies Record<BadReason, { tr: string; en: string }>)

export const skipText = messages({
  transfer: { tr: 'kendi hesapların arasında, alım satım değil', en: 'moved between accounts, not a trade' },
  cash: { tr: 'para paraya çevrilmiş, coin yok', en: 'money for money, without a coin' },
  notDone: { tr: 'gerçekleşmemiş bir emir', en: 'an order that was not filled' },
  other: { tr: 'alım satım değil', en: 'not a trade' },
} satisfies Record<SkipReason, { tr: string; en: string }>)

export const undoText = messages({
  listTitle: { tr: 'Aktarmalar', en: 'Imports' },
  none: { tr: 'Henüz bir dosya aktarmadın', en: 'No files imported yet' },
  noneSays: { tr: 'Aktardığın dosyalar burada durur.', en: 'The files you import stand here.' },
  file: { tr: 'Tablo', en: 'Table' },
  entries: {
    tr: (count: number) => counted.tr(count, 'kayıt'),
    en: (count: number) => counted.en(count, 'entry', 'entries'),
  },
  editedCount: {
    tr: (count: number) => `${count} tanesi sonra düzenlendi`,
    en: (count: number) => `${count} edited since`,
  },
  undo: { tr: 'Aktarmayı geri al', en: 'Undo import' },
  ask: { tr: 'Aktarma geri alınsın mı?', en: 'Undo this import?' },
  askSays: {
    tr: (count: number) => `Bu dosyadan gelen ${counted.tr(count, 'kayıt')} silinir; başka hiçbir şeye dokunulmaz.`,
    en: (count: number) =>
      `${counted.en(count, 'entry', 'entries')} from this file will be deleted, and nothing else is touched.`,
  },
  askEdited: {
    tr: (what: string) => `Sonradan düzenlediklerin: ${what}.`,
    en: (what: string) => `You have edited since: ${what}.`,
  },
  askMore: {
    tr: (count: number) => `ve ${counted.tr(count, 'kayıt')} daha`,
    en: (count: number) => `and ${counted.en(count, 'more entry', 'more entries')}`,
  },
  keepEdited: { tr: 'Düzenlediklerimi bırak', en: 'Keep what I edited' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  confirm: { tr: 'Geri al', en: 'Undo' },
  undoing: { tr: 'Geri alınıyor', en: 'Undoing' },
  undone: {
    tr: (count: number) => `${counted.tr(count, 'kayıt')} geri alındı`,
    en: (count: number) => `${counted.en(count, 'entry', 'entries')} removed again`,
  },
  undoNotKnown: {
    tr: 'Geri alınıp alınmadığı belli değil. Listede duruyorsa tekrar geri al.',
    en: 'It is not known whether it was undone. If it is still listed, undo it again.',
  },
  notUndone: { tr: 'Aktarma geri alınamadı', en: 'The import could not be undone' },
})

export const jobText = messages({
  sending: { tr: 'Dosya gönderiliyor', en: 'Sending the file' },
  reading: { tr: 'Satırlar okunuyor', en: 'Reading the lines' },
  pricing: { tr: 'O günlerin fiyatları aranıyor', en: 'Looking up the prices of those days' },
  comparing: { tr: 'Portföyündekilerle karşılaştırılıyor', en: 'Comparing with what is in your portfolio' },
  writing: { tr: 'Kayıtlar yazılıyor', en: 'Writing the entries' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  says: {
    tr: 'Büyük dosyalar bir dakikayı bulabilir. Vazgeçersen hiçbir şey eklenmez.',
    en: 'Large files may take a minute. If you cancel, nothing is added.',
  },
})
