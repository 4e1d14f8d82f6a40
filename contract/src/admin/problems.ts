import type { Both } from '../language.ts'

/** What only an administrator can meet. */
export const adminProblems = {
  'admin.seriesRefused': {
    status: 400,
    tr: 'Bu aylar alınmadı; eskileri duruyor.',
    en: 'These months were not taken; the old ones stay.',
  },
  'admin.uploadFailed': { status: 400, tr: 'Upload Başarısız', en: 'Upload failed' },
  'admin.wrongFile': {
    status: 415,
    tr: 'Sadece CSV ve JSON dosyaları desteklenmektedir.',
    en: 'Only CSV and JSON files are supported.',
  },
  'admin.emptyFile': { status: 400, tr: 'Dosya boş.', en: 'The file is empty.' },
  'admin.unreadableFile': {
    status: 400,
    tr: 'Dosya okunamadı. UTF-8 kodlu bir CSV ya da geçerli bir JSON dosyası seç.',
    en: 'The file cannot be read. Choose a CSV file in UTF-8 or a valid JSON file.',
  },
  'admin.wrongColumns': {
    status: 400,
    tr: 'İlk satır id,symbol,name olmalı.',
    en: 'The first line should be id,symbol,name.',
  },
  'admin.badRows': {
    status: 400,
    tr: 'Dosyada hatalı satırlar var. Hiçbir satır eklenmedi.',
    en: 'Some rows of the file are wrong. None was added.',
  },
  'admin.tooManyRows': {
    status: 413,
    tr: 'Dosyada çok fazla satır var. Hiçbir satır eklenmedi.',
    en: 'The file has too many rows. None was added.',
  },
  'admin.tooManyCoins': {
    status: 409,
    tr: 'Bu kadar kendi coinin olamaz. Hiçbir satır eklenmedi.',
    en: 'You cannot have that many coins of your own. None was added.',
  },
  'admin.coinWarnings': {
    status: 409,
    tr: 'Bu değişiklik listedeki coinlere dokunuyor. Önce bakıp onayla.',
    en: 'This changes coins that are already listed. Look at them and confirm first.',
  },
  'admin.staleConfirmation': {
    status: 409,
    tr: 'Önizleme artık geçerli değil. Dosyayı yeniden seç.',
    en: 'The preview no longer holds. Choose the file again.',
  },
  'admin.changedMeanwhile': {
    status: 409,
    tr: 'Burası bu arada değişti. Vazgeçersen şimdiki hâli kalır, yeniden kaydedersen seninki geçer.',
    en: 'This was changed meanwhile. Leave it to keep what it says now, or save again for yours.',
  },
  'admin.wrongHeaders': { status: 400, tr: 'Geçersiz JSON', en: 'Invalid JSON' },
  'admin.refusedHeader': { status: 400, tr: 'Bu başlık kullanılamaz.', en: 'This header cannot be used.' },
  'admin.keptElsewhere': {
    status: 400,
    tr: 'Saklanan başlıklar yalnızca kaydedildikleri sunucuya gönderilir. Değerleri yeniden yaz.',
    en: 'Kept headers are only sent to the server they were saved for. Write their values again.',
  },
  'admin.closedAddress': {
    status: 400,
    tr: 'Bu adres internete açık değil ya da geçersiz.',
    en: 'This address is not on the open internet, or is not valid.',
  },
  'admin.onlyGet': {
    status: 400,
    tr: 'Yalnızca GET kullanan servisler etkinleştirilebilir.',
    en: 'Only services that use GET can be active.',
  },
  'admin.unreachable': {
    status: 422,
    tr: 'API denemesi başarısız: servis yanıt vermedi.',
    en: 'API test failed: the service did not answer.',
  },
  'admin.notEnoughCredits': {
    status: 409,
    tr: 'Bu hesapta o kadar kredi yok.',
    en: 'This account does not have that many credits.',
  },
  'admin.keyUsed': {
    status: 409,
    tr: 'Bu işlem başka bir içerikle zaten yapıldı. Sayfayı yenile.',
    en: 'This was already done with other content. Reload the page.',
  },
  'admin.isAdministrator': {
    status: 409,
    tr: 'Yöneticiler engellenemez. Önce yetkisini geri al.',
    en: 'Administrators cannot be blocked. Revoke the role first.',
  },
} as const satisfies Record<string, Both & { status: number }>
