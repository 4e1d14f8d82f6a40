import type { Both } from '../language.ts'

/** Problems of the portfolio and its imports. */
export const portfolioProblems = {
  'portfolio.full': {
    status: 422,
    tr: 'Portföyün dolu: daha fazla işlem kaydedilemiyor.',
    en: 'Your portfolio is full: it cannot hold more entries.',
  },
  'portfolio.notEnough': {
    status: 422,
    tr: 'O tarihte elinde bu kadar coin yoktu. Önce alımlarını kontrol et.',
    en: 'You did not hold that many coins on that date. Check your purchases first.',
  },
  'portfolio.changedMeanwhile': {
    status: 409,
    tr: 'Bu kayıt, sen açtıktan sonra başka bir yerde değiştirildi.',
    en: 'This entry was changed elsewhere since you opened it.',
  },
  // The same where there never was such an entry: whose it is nobody learns.
  'portfolio.entryGone': {
    status: 404,
    tr: 'Bu kayıt artık yok: bu arada silinmiş.',
    en: 'This entry is not there any more: it was deleted in the meantime.',
  },
  // The same where it was brought back already, or never was: whose it is nobody learns.
  'portfolio.binEmpty': {
    status: 404,
    tr: 'Burada geri alınacak bir şey yok: geri alınmış ya da süresi dolmuş.',
    en: 'There is nothing to bring back here: it was brought back already, or its time is over.',
  },
  'portfolio.notOneTransfer': {
    status: 422,
    tr: 'Bu iki kayıt tek bir transfer olamaz: aynı coinin bir çıkışı ile bir girişi olmalı ve giren, çıkandan fazla olmamalı.',
    en: 'These two cannot be one transfer: it takes a withdrawal and a deposit of the same coin, and no more can arrive than left.',
  },
  'portfolio.coinListed': {
    status: 409,
    tr: 'Bu sembol piyasada var; kendi coinin için başka bir sembol seç.',
    en: 'The market knows this symbol; choose another one for a coin of your own.',
  },
  'portfolio.noRate': {
    status: 422,
    tr: 'O günün döviz kuru bulunamadı; kuru kendin yazabilirsin.',
    en: 'The exchange rate of that day is not known; you can type it.',
  },
  'portfolio.unknownFile': {
    status: 422,
    tr: 'Bu dosyanın sütunları tanınmadı.',
    en: 'The columns of this file are not known.',
  },
  'portfolio.fileTooLong': {
    status: 422,
    tr: 'Dosya çok uzun: en fazla 300.000 satır okunur. Yıllara bölüp tek tek yükleyebilirsin.',
    en: 'The file is too long: at most 300,000 lines are read. You can split it by years and upload them one by one.',
  },
  'portfolio.fileGone': {
    status: 404,
    tr: 'Bu dosya artık burada değil. Lütfen yeniden seç.',
    en: 'This file is not here any more. Please choose it again.',
  },
  'portfolio.importStopped': {
    status: 409,
    tr: 'Dosyanın okunması yarıda kaldı; hiçbir kayıt alınmadı. Yeniden dene.',
    en: 'The reading of the file was interrupted; nothing was imported. Try again.',
  },
  'portfolio.openQuestions': {
    status: 422,
    tr: 'Bu dosyadaki sayılar ya da tarihler iki türlü okunabiliyor; önce hangisi olduğunu seç.',
    en: 'The numbers or dates of this file can be read in two ways; choose which one is meant first.',
  },
  // The same where there never was such a file: whose it is nobody learns.
  'portfolio.nothingToUndo': {
    status: 404,
    tr: 'Bu dosya zaten geri alınmış: ondan gelen bir kayıt kalmadı.',
    en: 'This file is undone already: none of its entries is left.',
  },
  'portfolio.badLines': {
    status: 422,
    tr: 'Dosyada okunamayan satırlar var; hiçbir kayıt alınmadı.',
    en: 'Some lines of the file cannot be read; nothing was imported.',
  },
} as const satisfies Record<string, Both & { status: number }>
