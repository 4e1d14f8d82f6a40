import { messages } from '../../../lib/messages.ts'

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
