import { messages } from '../../../lib/messages.ts'

export const passwordText = messages({
  forgot: { tr: 'Şifremi unuttum', en: 'Forgot password' },
  forgotSays: {
    tr: 'E-posta adresini yaz, yeni şifre bağlantısını gönderelim.',
    en: 'Enter your email address and we will send a link for a new password.',
  },
  email: { tr: 'E-posta', en: 'Email' },
  send: { tr: 'Bağlantı gönder', en: 'Send link' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  sent: { tr: 'Bağlantı yolda', en: 'The link is on its way' },
  sentSays: {
    tr: 'Bu adresle bir hesap varsa birazdan bir e-posta gelir.',
    en: 'If there is an account with this address, an email arrives shortly.',
  },
  notSent: { tr: 'Gönderilemedi', en: 'Could not send' },
  maybeSent: {
    tr: 'Yanıt gelmedi. Bağlantı yolda olabilir; gelmediyse tekrar dene.',
    en: 'No answer came. The link may be on its way; if it does not arrive, try again.',
  },
  backToLogin: { tr: 'Girişe dön', en: 'Back to log in' },

  reset: { tr: 'Yeni şifre', en: 'New password' },
  newPassword: { tr: 'Yeni şifre', en: 'New password' },
  again: { tr: 'Yeni şifre tekrarı', en: 'New password again' },
  hint: { tr: 'en az 6 karakter', en: 'at least 6 characters' },
  show: { tr: 'Şifreyi göster', en: 'Show password' },
  hide: { tr: 'Şifreyi gizle', en: 'Hide password' },
  endBoth: {
    tr: 'Geçiş anahtarlarımı ve API anahtarlarımı da kaldır',
    en: 'Also remove my passkeys and API keys',
  },
  endPasskeys: { tr: 'Geçiş anahtarlarımı da kaldır', en: 'Also remove my passkeys' },
  endKeys: { tr: 'API anahtarlarımı da kaldır', en: 'Also remove my API keys' },
  endSays: {
    tr: 'Hesabına başkası girmiş olabilirse ya da cihazını kaybettiysen kaldır. Sonra yenilerini ekleyebilirsin.',
    en: 'Do so if somebody else may have been in your account, or if you lost a device. You can add new ones later.',
  },
  save: { tr: 'Şifreyi değiştir', en: 'Change password' },
  saving: { tr: 'Kaydediliyor', en: 'Saving' },
  saved: { tr: 'Şifren değişti', en: 'Your password is changed' },
  savedSays: { tr: 'Yeni şifrenle giriş yapabilirsin.', en: 'You can log in with it now.' },
  notSaved: { tr: 'Şifre değişmedi', en: 'The password was not changed' },
  notKnown: {
    tr: 'Şifrenin değişip değişmediği belli değil',
    en: 'It is not known whether the password was changed',
  },
  maybeSaved: { tr: 'Şifren değişmiş olabilir', en: 'Your password may be the new one already' },
  maybeSavedSays: {
    tr: 'Önceki denemenin yanıtı gelmedi. Yeni şifrenle gir; olmazsa yeni bir bağlantı iste.',
    en: 'The answer to an earlier try was lost. Log in with the new one; if that fails, ask for another link.',
  },
  logIn: { tr: 'Giriş yap', en: 'Log in' },
  invalidLink: { tr: 'Geçersiz Link', en: 'Invalid link' },
  invalidLinkSays: {
    tr: 'Bağlantı eksik ya da kullanılmış. Yenisini iste.',
    en: 'It is incomplete or used. Ask for a new one.',
  },
})
