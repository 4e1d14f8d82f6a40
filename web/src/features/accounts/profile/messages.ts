import { messages } from '../../../lib/messages.ts'

export const profileText = messages({
  unsent: { tr: 'Gönderilmemiş kayıtların var', en: 'You have entries that were not sent' },
  unsentSays: {
    tr: 'Bağlantı yokken eklediğin portföy kayıtları henüz gönderilmedi. Çıkarsan silinirler.',
    en: 'Portfolio entries you added without a connection were not sent yet. They are lost if you log out.',
  },
  stay: { tr: 'Kal', en: 'Stay' },
  logOut: { tr: 'Çıkış yap', en: 'Log out' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  close: { tr: 'Kapat', en: 'Close' },
  working: { tr: 'Bekle', en: 'Working' },
  failed: { tr: 'Olmadı', en: 'That did not work' },

  account: { tr: 'Oturumlar ve güvenlik', en: 'Sessions and security' },
  unknownDevice: { tr: 'Bilinmeyen cihaz', en: 'Unknown device' },
  thisDevice: { tr: 'Bu cihaz', en: 'This device' },
  seen: { tr: (age: string) => `Son görülme: ${age}`, en: (age: string) => `Last seen ${age}` },
  endSession: { tr: 'Oturumu kapat', en: 'Sign out' },
  endSessionOf: {
    tr: (device: string) => `Oturumu kapat: ${device}`,
    en: (device: string) => `Sign out of ${device}`,
  },
  endNotKnown: {
    tr: 'Oturum kapanmış olabilir; liste açık olanları gösterir.',
    en: 'It may have worked; the list shows the sessions that are open.',
  },
  sessionEnded: { tr: 'Oturum kapatıldı', en: 'Signed out there' },

  everywhere: { tr: 'Her yerden çık', en: 'Log out everywhere' },
  everywhereSays: { tr: 'Bu cihaz dahil bütün oturumlar kapanır.', en: 'Ends every session, on this device too.' },
  everywhereAsk: { tr: 'Her yerden çıkılsın mı?', en: 'Log out everywhere?' },

  changePassword: { tr: 'Şifreyi değiştir', en: 'Change password' },
  changePasswordSays: { tr: 'Diğer cihazlardaki oturumlar kapanır.', en: 'Sessions on other devices end.' },
  setPassword: { tr: 'Şifre belirle', en: 'Set a password' },
  setPasswordSays: {
    tr: 'Hesabına e-posta ve şifreyle de girebilirsin.',
    en: 'Sign in with your email and a password, too.',
  },
  passwordSet: { tr: 'Şifren belirlendi', en: 'Your password is set' },
  passwordNotSet: { tr: 'Şifre belirlenemedi', en: 'The password was not set' },
  maybeChanged: {
    tr: 'Önceki denemenin yanıtı gelmedi: şifren değişmiş olabilir. Öyleyse şimdiki şifren, yeni yazdığın şifredir.',
    en: 'The answer to an earlier try was lost: your password may be the new one already. If so, your current password is the one you have just typed as new.',
  },
  currentPassword: { tr: 'Şimdiki şifre', en: 'Current password' },

  data: { tr: 'Verilerin', en: 'Your data' },
  dataSays: {
    tr: 'Hakkında bildiğimiz her şeyi indirebilir, hesabını silebilirsin.',
    en: 'Download everything we know about you, or delete your account.',
  },
  export: { tr: 'Verilerimi indir', en: 'Export my data' },
  remove: { tr: 'Hesabı sil', en: 'Delete account' },
  removeAsk: { tr: 'Hesabın silinsin mi?', en: 'Delete your account?' },
  removeGoes: {
    tr: 'E-posta adresin, adın, şifren, oturumların ve davet bağlantın silinir. Kalan kredilerin de gider. Bu geri alınamaz.',
    en: 'Your email, name, password, sessions and invite link are deleted. Credits that are left go with them. This cannot be undone.',
  },
  removeStays: {
    tr: 'Kredi hareketlerinin kayıtları muhasebe için adsız olarak kalır.',
    en: 'The record of credit movements stays for our books, without your name.',
  },
  removeFailed: { tr: 'Hesabın olduğu gibi duruyor; tekrar dene.', en: 'Your account is as it was; try again.' },
  removeNotKnown: {
    tr: 'Hesabın silinmiş olabilir. Sayfayı yenile; oturumun hâlâ açıksa tekrar dene.',
    en: 'Your account may be deleted. Reload the page; if you are still signed in, try again.',
  },
  /** Typed to confirm; capitals are written out because of the Turkish i, and read without its dot. */
  removeWord: { tr: 'SİL', en: 'DELETE' },
  removeType: {
    tr: (word: string) => `Onaylamak için yaz: ${word}`,
    en: (word: string) => `Type ${word} to confirm`,
  },
})

export const addressText = messages({
  title: { tr: 'Adresini doğrula', en: 'Verify your address' },
  says: {
    tr: 'Satın aldıkların şimdilik yalnızca bu tarayıcıda. Adresini doğrulayınca her cihazda giriş yapabilirsin; 20 hediye kredi de eklenir. Bu adresle bir hesabın zaten varsa bu tarayıcıda giriş yap: aldıkların oraya taşınır.',
    en: 'What you bought is only in this browser for now. Once your address is verified you can sign in anywhere, and 20 gift credits are added. If you already have an account with it, sign in in this browser: what you bought moves there.',
  },
  email: { tr: 'E-posta', en: 'Email' },
  wrongEmail: { tr: 'Geçerli bir email adresi girin', en: 'Enter a valid email address' },
  send: { tr: 'Kod gönder', en: 'Send the code' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  other: { tr: 'Başka bir adres yaz', en: 'Use another address' },
  verified: { tr: 'Adresin doğrulandı', en: 'Your address is verified' },
  change: { tr: 'E-posta adresini değiştir', en: 'Change email address' },
  changeSays: { tr: 'Yeni adresine bir kod göndeririz.', en: 'We send a code to the new address.' },
  changed: { tr: 'Adresin değişti', en: 'Your address was changed' },
  close: { tr: 'Kapat', en: 'Close' },
})
