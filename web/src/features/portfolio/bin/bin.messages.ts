import { numbersIn, plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

const entries = {
  tr: (count: number) => `${numbersIn('tr').count(count)} kayıt`,
  en: (count: number) => `${numbersIn('en').count(count)} ${plural(count, 'entry', 'entries')}`,
}

export const binText = messages({
  title: { tr: 'Silinenler', en: 'Deleted' },
  back: { tr: 'Portföye dön', en: 'Back to the portfolio' },
  says: {
    tr: 'Silinen her şey 30 gün burada durur ve geri alınabilir.',
    en: 'Everything you delete stays here for 30 days and can be brought back.',
  },
  nearlyFull: {
    tr: (count: number, most: number) =>
      `Burada ${entries.tr(count)} var, en çok ${numbersIn('tr').count(most)} durabilir. Sınır aşılınca en eski silinenler 30 günü beklemeden gider.`,
    en: (count: number, most: number) =>
      `${entries.en(count)} are kept here of ${numbersIn('en').count(most)} at most. Beyond that, what was deleted first goes before its 30 days are over.`,
  },
  none: { tr: 'Silinmiş bir şey yok', en: 'Nothing was deleted' },
  entry: { tr: 'Kayıt', en: 'Entry' },
  coin: { tr: 'Coin', en: 'Coin' },
  import: { tr: 'Dosya', en: 'File' },
  all: { tr: 'Bütün portföy', en: 'The whole portfolio' },
  entries,
  more: { tr: (count: number) => `ve ${count} coin daha`, en: (count: number) => `and ${count} more` },
  by: { tr: (device: string) => `Cihaz: ${device}`, en: (device: string) => `Device: ${device}` },
  until: { tr: (day: string) => `${day} gününe dek durur`, en: (day: string) => `Kept until ${day}` },
  wasRestored: { tr: 'Geri alındı', en: 'Brought back' },
  restore: { tr: 'Geri al', en: 'Bring back' },
  undo: { tr: 'Geri al', en: 'Undo' },
  restored: {
    tr: (count: number) => `${entries.tr(count)} geri alındı`,
    en: (count: number) => `${entries.en(count)} brought back`,
  },
  notRestored: { tr: 'Geri alınamadı', en: 'It could not be brought back' },
  notKnown: {
    tr: 'Geri alınıp alınmadığı belli değil. Listeye bakıp gerekirse tekrar dene.',
    en: 'It is not known whether it was brought back. Look at the list and try again if needed.',
  },
  clear: { tr: 'Bütün portföyü sil', en: 'Delete the whole portfolio' },
  clearAsk: { tr: 'Bütün portföy silinsin mi?', en: 'Delete the whole portfolio?' },
  clearSays: {
    tr: 'Bütün kayıtların silinir; 30 gün içinde buradan geri alabilirsin.',
    en: 'All entries are deleted; for 30 days you can bring them back here.',
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  remove: { tr: 'Sil', en: 'Delete' },
  cleared: { tr: 'Portföy silindi', en: 'The portfolio was deleted' },
  notCleared: { tr: 'Portföy silinmedi', en: 'The portfolio was not deleted' },
})

export const historyOfEntryText = messages({
  show: { tr: 'Bu kaydın geçmişi', en: 'History of this entry' },
  waiting: { tr: 'Geçmiş geliyor', en: 'The history is on its way' },
  added: { tr: 'Eklendi', en: 'Added' },
  imported: { tr: 'Dosyadan geldi', en: 'Came from a file' },
  corrected: { tr: 'Düzeltildi; öncesi:', en: 'Corrected; before:' },
  paired: { tr: 'Transfer olarak eşleştirildi', en: 'Paired as a transfer' },
  unpaired: { tr: 'Eşleştirme kaldırıldı', en: 'Pair taken apart' },
  leftOut: {
    tr: (count: number) => `Arada ${numbersIn('tr').count(count)} düzeltme daha oldu; artık tutulmuyor`,
    en: (count: number) =>
      `${numbersIn('en').count(count)} ${plural(count, 'correction', 'corrections')} in between, no longer kept`,
  },
  removed: { tr: 'Silindi', en: 'Deleted' },
  restored: { tr: 'Geri alındı', en: 'Brought back' },
})
