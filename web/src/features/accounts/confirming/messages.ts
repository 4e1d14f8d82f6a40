import { messages } from '../../../lib/messages.ts'

export const confirmText = messages({
  title: { tr: 'Sen olduğunu onayla', en: 'Confirm it is you' },
  says: {
    tr: 'Bu adım hesabını korur. Onaylayınca kaldığın yerden devam edersin.',
    en: 'This step protects your account. Once confirmed, you go on where you were.',
  },
  factor: { tr: 'İkinci adım', en: 'Second factor' },
  factorSays: {
    tr: 'Devam etmek için ikinci adımını göster. Yazdıkların durur.',
    en: 'Show your second factor to go on. What you typed stays.',
  },
  close: { tr: 'Kapat', en: 'Close' },
  withPasskey: { tr: 'Geçiş anahtarıyla onayla', en: 'Confirm with a passkey' },
  password: { tr: 'Şifre', en: 'Password' },
  showPassword: { tr: 'Şifreyi göster', en: 'Show password' },
  hidePassword: { tr: 'Şifreyi gizle', en: 'Hide password' },
  passwordRequired: { tr: 'Şifre gerekli', en: 'Password is required' },
  confirm: { tr: 'Onayla', en: 'Confirm' },
  confirming: { tr: 'Onaylanıyor', en: 'Confirming' },
  wrongPassword: { tr: 'Şifre hatalı.', en: 'The password is wrong.' },
  sendCode: { tr: 'E-postama kod gönder', en: 'Email me a code' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  sentTo: {
    tr: (email: string) => `6 haneli kodu gönderdik: ${email}`,
    en: (email: string) => `We sent a 6-digit code to ${email}.`,
  },
  code: { tr: '6 haneli kod', en: '6-digit code' },
  unverified: {
    tr: 'Bu hesabın doğrulanmış bir adresi yok. Önce e-posta adresini doğrula ya da yeniden giriş yap.',
    en: 'This account has no verified address. Verify your email address first, or sign in again.',
  },

  appCode: { tr: 'Doğrulama uygulamasındaki kod', en: 'Code from your authenticator app' },
  useRecovery: { tr: 'Kurtarma kodu kullan', en: 'Use a recovery code' },
  useApp: { tr: 'Uygulamadaki kodu kullan', en: 'Use the code of the app' },
  recoveryCode: { tr: 'Kurtarma kodu', en: 'Recovery code' },
  recoverySays: { tr: 'Her kod bir kez geçer.', en: 'Each code works once.' },
  recoveryRequired: { tr: 'Kurtarma kodunu yaz.', en: 'Enter a recovery code.' },
  passkeyLost: {
    tr: 'Geçiş anahtarın yanında değil mi? Yeni şifre bağlantısı eski anahtarları kaldırabilir.',
    en: 'Do you not have your passkey with you? A link for a new password can remove the old ones.',
  },
  noPasskeysHere: {
    tr: 'Bu tarayıcı geçiş anahtarı kullanamıyor. Başka bir cihazda dene ya da yeni bir şifre iste.',
    en: 'This browser cannot use passkeys. Try another device, or ask for a new password.',
  },
  byLetter: { tr: 'Bağlantı iste', en: 'Ask for a link' },
  noFactor: {
    tr: 'İkinci adımın kurulu değil. Yönetim panelini yeniden aç.',
    en: 'No second factor is set up. Open the panel again.',
  },
})
