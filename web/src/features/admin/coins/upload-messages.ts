import { messages } from '../../../lib/messages.ts'

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
