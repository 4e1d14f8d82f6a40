import { messages } from '../../../lib/messages.ts'

export const coinsText = messages({
  total: { tr: 'Coinler', en: 'Coins' },
  disabledOnes: { tr: (count: string) => `${count} kapalı`, en: (count: string) => `${count} disabled` },
  apis: { tr: 'Etkin API’ler', en: 'Active APIs' },
  ofApis: {
    tr: (active: string, all: string) => `${active} / ${all}`,
    en: (active: string, all: string) => `${active} of ${all}`,
  },
  pausedApis: { tr: (count: string) => `${count} duraklatılmış`, en: (count: string) => `${count} paused` },
  analyses: { tr: 'Bugünkü analizler', en: 'Analyses today' },
  yesterday: {
    tr: (count: string) => `dün bu saatte ${count}`,
    en: (count: string) => `${count} by this time yesterday`,
  },
  lastUpload: { tr: 'Son yükleme', en: 'Last upload' },
  never: { tr: 'Henüz yok', en: 'None yet' },

  search: { tr: 'Sembol, ad ya da kimlikle ara', en: 'Search by symbol, name or id' },
  show: { tr: 'Hangi coinler', en: 'Which coins' },
  all: { tr: 'Tüm coinler', en: 'All coins' },
  visitorOnes: { tr: 'Misafirlere açık', en: 'Open to visitors' },
  memberOnes: { tr: 'Üyelere açık', en: 'Members only' },
  disabled: { tr: 'Kapalı', en: 'Disabled' },

  coin: { tr: 'Coin', en: 'Coin' },
  id: { tr: 'Kimlik', en: 'Id' },
  tradingSymbol: { tr: 'İşlem sembolü', en: 'Trading symbol' },
  access: { tr: 'Erişim', en: 'Access' },
  visitor: { tr: 'Misafir', en: 'Visitor' },
  member: { tr: 'Üye', en: 'Member' },
  dayAnalyses: { tr: 'Analiz, 24 sa', en: 'Analyses, 24 h' },
  pricedAt: { tr: 'Fiyat saati', en: 'Price at' },
  enabled: { tr: 'Açık', en: 'Enabled' },
  isEnabled: { tr: (symbol: string) => `${symbol} açık`, en: (symbol: string) => `${symbol} enabled` },
  more: { tr: (symbol: string) => `${symbol} işlemleri`, en: (symbol: string) => `Actions for ${symbol}` },
  nothing: { tr: 'Bu aramaya uyan coin yok', en: 'No coin matches' },
  nothingSays: { tr: 'Daha kısa bir parça yaz ya da süzgeci kaldır.', en: 'Try fewer letters or another filter.' },

  remove: { tr: 'Kaldır', en: 'Remove' },
  removeAsk: { tr: (symbol: string) => `${symbol} kaldırılsın mı?`, en: (symbol: string) => `Remove ${symbol}?` },
  removeSays: {
    tr: 'Eklediğin coin listeden çıkar. Portföylerde yazılı alımlar silinmez.',
    en: 'The coin you added leaves the list. Purchases in portfolios are not deleted.',
  },
  removed: { tr: 'Coin kaldırıldı', en: 'Coin removed' },

  add: { tr: 'Coin ekle', en: 'Add coin' },
  symbol: { tr: 'Sembol', en: 'Symbol' },
  name: { tr: 'Ad', en: 'Name' },
  idHint: { tr: 'Küçük harf, rakam ve tire: bitcoin-cash', en: 'Lower case, digits and dashes: bitcoin-cash' },
  required: { tr: 'Bu alan gerekli.', en: 'This field is required.' },
  save: { tr: 'Kaydet', en: 'Save' },
  notSaved: { tr: (fault: string) => `Kaydedilmedi: ${fault}.`, en: (fault: string) => `Not saved: ${fault}.` },
  added: { tr: 'Coin eklendi', en: 'Coin added' },
  updated: { tr: 'Coin güncellendi', en: 'Coin updated' },
  export: { tr: 'Dışa aktar', en: 'Export' },
  exporting: { tr: 'Hazırlanıyor', en: 'Preparing' },
  notExported: { tr: 'Dışa aktarılamadı', en: 'Export failed' },
})

export const previewText = messages({
  title: { tr: 'Önizleme', en: 'Preview' },
  close: { tr: 'Kapat', en: 'Close' },
  summary: {
    tr: (rows: string, _isOne: boolean) => `${rows} satır okundu. Onaylamadan hiçbir şey yazılmaz.`,
    en: (rows: string, isOne: boolean) =>
      `${rows} ${isOne ? 'row was' : 'rows were'} read. Nothing is written before you confirm.`,
  },
  added: { tr: 'Eklenecek', en: 'To add' },
  updated: { tr: 'Değişecek', en: 'To change' },
  unchanged: { tr: 'Aynı kalacak', en: 'Unchanged' },
  refused: { tr: 'Hatalı', en: 'Wrong' },

  changes: { tr: 'Değişiklikler', en: 'Changes' },
  coin: { tr: 'Coin', en: 'Coin' },
  before: { tr: 'Şimdi', en: 'Now' },
  line: { tr: 'Satır', en: 'Line' },
  isNew: { tr: 'yeni', en: 'new' },
  shown: {
    tr: (shown: string, all: string) => `İlk ${shown} değişiklik gösteriliyor, hepsi ${all}.`,
    en: (shown: string, all: string) => `Showing the first ${shown} of ${all} changes.`,
  },

  warnings: { tr: 'Bunlar listede var', en: 'Already in the list' },
  warningsSay: {
    tr: 'Her birine bak, değişecekse işaretle. Hepsi işaretlenmeden hiçbir şey yazılmaz.',
    en: 'Look at each one and tick it if it should change. Nothing is written until all are ticked.',
  },
  ticked: {
    tr: (ticked: string, all: string) => `İşaretlenen: ${ticked} / ${all}`,
    en: (ticked: string, all: string) => `Ticked: ${ticked} of ${all}`,
  },
  change: {
    tr: (before: string, after: string) => `${before} → ${after}`,
    en: (before: string, after: string) => `${before} → ${after}`,
  },
  tooManyWarnings: {
    tr: (count: string, limit: string) =>
      `Dosya listedeki ${count} coini değiştirir. Bir seferde en fazla ${limit}: dosyayı böl.`,
    en: (count: string, limit: string) =>
      `The file changes ${count} coins that are listed. At most ${limit} at once: split the file.`,
  },

  refusedTitle: { tr: 'Hatalı satırlar', en: 'Wrong rows' },
  refusedSays: {
    tr: 'Dosya bütün olarak alınır. Bunları düzelt ya da çıkar, sonra yeniden seç.',
    en: 'A file is taken whole. Mend or remove these, then choose it again.',
  },
  nothing: { tr: 'Listede değişecek bir şey yok.', en: 'There is nothing to change in the list.' },

  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  confirm: { tr: 'Onayla', en: 'Confirm' },
  again: { tr: 'Önizlemeyi yenile', en: 'Preview again' },
  done: { tr: 'Dosya yüklendi', en: 'File uploaded' },
  doneSays: {
    tr: (added: string, updated: string) => `Eklenen ${added}, güncellenen ${updated}`,
    en: (added: string, updated: string) => `${added} added, ${updated} updated`,
  },
})

/** Why a change has to be looked at. */
export const reasonText = messages({
  renamed: { tr: 'Adı değişir.', en: 'Gets another name.' },
  moved: { tr: 'Sembolü değişir.', en: 'Gets another symbol.' },
  replaced: { tr: 'Sembol başka bir coinden alınır.', en: 'Takes the symbol of another coin.' },
})

export const uploadText = messages({
  title: { tr: 'Coin yükle', en: 'Upload coins' },
  drop: { tr: 'Dosyayı bırak ya da seç', en: 'Drop a file or browse' },
  format: { tr: '.csv ya da .json; id, symbol, name', en: '.csv or .json with id, symbol, name' },
  limits: {
    tr: (rows: string, megabytes: string) => `En fazla ${rows} satır, ${megabytes} MB. Önce önizleme açılır.`,
    en: (rows: string, megabytes: string) => `At most ${rows} rows, ${megabytes} MB. A preview comes first.`,
  },
  progress: { tr: 'Yükleme', en: 'Upload' },
  reading: { tr: 'Dosya okunuyor', en: 'Reading the file' },
  writing: { tr: 'Yazılıyor', en: 'Writing' },
  failed: { tr: 'Upload Başarısız', en: 'Upload failed' },
  wrongType: {
    tr: 'Sadece CSV ve JSON dosyaları desteklenmektedir.',
    en: 'Only CSV and JSON files are supported.',
  },
  unreadable: { tr: 'Dosya okunamadı. Yeniden seç.', en: 'The file cannot be read. Choose it again.' },
  tooLarge: {
    tr: (megabytes: string) => `Dosya çok büyük. En fazla ${megabytes} MB olabilir.`,
    en: (megabytes: string) => `The file is too large. It may have at most ${megabytes} MB.`,
  },
  tooManyRows: {
    tr: (rows: string, limit: string) => `Dosyadaki satır sayısı ${rows}, sınır ${limit}. Hiçbir satır eklenmedi.`,
    en: (rows: string, limit: string) => `The file has ${rows} rows, the limit is ${limit}. None was added.`,
  },
  tooManyCoins: {
    tr: (coins: string, limit: string) =>
      `Kendi coinlerinin sayısı ${coins} olurdu, sınır ${limit}. Hiçbiri eklenmedi.`,
    en: (coins: string, limit: string) =>
      `You would have ${coins} coins of your own, the limit is ${limit}. None was added.`,
  },
  row: {
    tr: (line: string, fault: string) => `Satır ${line}: ${fault}`,
    en: (line: string, fault: string) => `Line ${line}: ${fault}`,
  },
  moreRows: {
    tr: (count: string) => `ve ${count} satır daha`,
    en: (count: string) => `and ${count} more`,
  },
  last: { tr: 'Son yükleme', en: 'Last upload' },
  file: { tr: 'Dosya', en: 'File' },
  by: { tr: 'Yükleyen', en: 'By' },
  added: { tr: 'Eklenen', en: 'Added' },
  updated: { tr: 'Güncellenen', en: 'Updated' },
})

/** What is wrong with a row. */
export const faultText = messages({
  columns: { tr: 'üç değer olmalı', en: 'should have three values' },
  quote: { tr: 'tırnak kapanmıyor', en: 'a quote is not closed' },
  tooLong: { tr: 'satır çok uzun', en: 'the row is too long' },
  id: { tr: 'id geçersiz', en: 'the id is not valid' },
  symbol: { tr: 'symbol geçersiz', en: 'the symbol is not valid' },
  name: { tr: 'name boş, çok uzun ya da görünmez işaretli', en: 'the name is empty, too long or has hidden signs' },
  formula: { tr: 'formülle başlayan değer', en: 'a value starts like a formula' },
  duplicateId: { tr: 'id dosyada ikinci kez geçiyor', en: 'the id is there twice' },
  duplicateSymbol: { tr: 'symbol dosyada ikinci kez geçiyor', en: 'the symbol is there twice' },
  marketCoin: {
    tr: 'bu coini piyasa listeliyor, adı değişmez',
    en: 'the market lists this coin, its name stays',
  },
  marketId: { tr: 'id piyasadaki başka bir coinin', en: 'the id belongs to another coin of the market' },
})
