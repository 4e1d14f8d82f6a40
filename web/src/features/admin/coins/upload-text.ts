import { messages } from '../../../lib/messages.ts'

export const uploadText = messages({
  title: { tr: 'Coin yükle', en: 'Upload coins' },
  drop: { tr: 'Dosyayı bırak ya da seç', en: 'Drop a file or browse' },
  format: { tr: '.csv ya da .json; id, symbol, name', en: '.csv or .json with id, symbol, name' },
  progress: { tr: 'Yükleme', en: 'Upload' },
  reading: { tr: 'Dosya işleniyor', en: 'Reading the file' },
  done: { tr: 'Dosya yüklendi', en: 'File uploaded' },
  failed: { tr: 'Yükleme başarısız', en: 'Upload failed' },
  wrongType: {
    tr: 'Sadece CSV ve JSON dosyaları desteklenmektedir.',
    en: 'Only CSV and JSON files are supported.',
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
  id: { tr: 'id geçersiz', en: 'the id is not valid' },
  symbol: { tr: 'symbol geçersiz', en: 'the symbol is not valid' },
  name: { tr: 'name boş ya da çok uzun', en: 'the name is empty or too long' },
  formula: { tr: 'formülle başlayan değer', en: 'a value starts like a formula' },
  duplicateId: { tr: 'id dosyada ikinci kez geçiyor', en: 'the id is there twice' },
  duplicateSymbol: { tr: 'symbol dosyada ikinci kez geçiyor', en: 'the symbol is there twice' },
})
