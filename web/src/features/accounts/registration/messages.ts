import { messages } from '../../../lib/messages.ts'

export const registrationText = messages({
  notSent: { tr: 'Kod gönderilemedi', en: 'Code not sent' },
  notSentSays: {
    tr: 'Aktivasyon kodu gönderilemedi. Adresi kontrol edip yeniden iste.',
    en: 'Failed to send activation code. Check the address and ask again.',
  },
  maybeSent: {
    tr: 'Kod yolda olabilir. Tekrar dene; geldiyse yazabilirsin.',
    en: 'The code may be on its way. Try again; if it was sent, you can enter it.',
  },
  notRegistered: { tr: 'Kayıt Hatası', en: 'Registration failed' },
  notRegisteredSays: { tr: 'Kayıt sırasında hata oluştu.', en: 'An error occurred during registration.' },
  maybeRegistered: {
    tr: 'Hesabın açılmış olabilir. Tekrar dene; açıldıysa giriş yapılır.',
    en: 'Your account may be open already. Try again; if it is, you are signed in.',
  },
  typedIsSaved: { tr: 'Yazdıkların duruyor; tekrar dene.', en: 'What you typed is kept; try again.' },
  close: { tr: 'Kapat', en: 'Close' },

  understood: { tr: 'Anladım', en: 'I Understand' },
  readOn: { tr: 'Devam etmek için sonuna kadar kaydır.', en: 'Scroll to the end to continue.' },

  verify: { tr: 'E-postanı doğrula', en: 'Verify your email' },
  reloaded: { tr: 'Sayfa yenilendi, kaldığın yerdesin.', en: 'The page was loaded again; you are where you were.' },
  /** Stand around the address. */
  sentBefore: { tr: '', en: 'We sent a 6-digit code to ' },
  sentAfter: { tr: ' adresine 6 haneli bir kod gönderdik.', en: '.' },
  validFor: {
    tr: (minutes: number) => `${minutes} dakika daha geçerli.`,
    en: (minutes: number) => `It is valid for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`,
  },
  code: { tr: '6 haneli kod', en: '6-digit code' },
  check: { tr: 'Doğrula', en: 'Verify' },
  checking: { tr: 'Doğrulanıyor', en: 'Verifying' },
  back: { tr: 'Adresi değiştir', en: 'Change the address' },
  wrongCode: {
    tr: (left: number) =>
      `Doğrulanamadı. Kod geçersiz ya da süresi dolmuş. E-postadaki son kodu yaz. ${left} deneme hakkın kaldı.`,
    en: (left: number) =>
      `Verification Failed. Invalid or expired code. Use the code in the latest e-mail. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
  },
  overSince: {
    tr: (email: string, sentAt: string, endedAt: string) =>
      `Kodun süresi doldu: ${email} adresine gönderilişi ${sentAt}, bitişi ${endedAt}.`,
    en: (email: string, sentAt: string, endedAt: string) =>
      `The code sent to ${email} at ${sentAt} expired at ${endedAt}.`,
  },
  triedOut: {
    tr: (email: string) =>
      `${email} adresine gönderilen kod artık geçerli değil: kullanılmış, 5 deneme hakkı bitmiş ya da başka bir tarayıcıda istenmiş.`,
    en: (email: string) =>
      `The code sent to ${email} is not valid here: it or its 5 tries were used, or another browser asked for it.`,
  },
  typedStays: {
    tr: 'Yazdıkların duruyor, yalnızca kod yenilenecek.',
    en: 'What you typed stays; only the code is new.',
  },
  sendNew: { tr: 'Yeni kod gönder', en: 'Send a new code' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  verified: { tr: 'Doğrulandı', en: 'Verified' },
  verifiedSays: { tr: 'Hesabın açılıyor.', en: 'Your account is being opened.' },

  resend: { tr: 'Yeniden gönder', en: 'Send again' },
  resendIn: {
    tr: (seconds: number) => `Kod gelmedi mi? ${seconds} sn sonra yenisi`,
    en: (seconds: number) => `No code yet? New one in ${seconds} s`,
  },

  password: { tr: 'Şifren', en: 'Your password' },
  passwordAgain: {
    tr: 'Şifreni cihazda tutmayız, o yüzden bir kez daha istiyoruz.',
    en: 'We do not keep your password on this device, so we ask once more.',
  },
  passwordNew: { tr: 'Hesabın için bir şifre seç.', en: 'Choose a password for your account.' },
  show: { tr: 'Şifreyi göster', en: 'Show password' },
  hide: { tr: 'Şifreyi gizle', en: 'Hide password' },
  open: { tr: 'Hesabı aç', en: 'Open the account' },
  opening: { tr: 'Hesabın açılıyor', en: 'Opening your account' },
  startOver: { tr: 'Baştan başla', en: 'Start over' },
  proved: {
    tr: (email: string) => `${email} doğrulandı. Geriye şifren kaldı.`,
    en: (email: string) => `${email} is verified. Only your password is left.`,
  },
})

export const signupText = messages({
  free: { tr: 'Ücretsiz üye ol', en: 'Join free' },
  freeSays: {
    tr: '20 kredi hediye: $10 değerinde 20 analiz.',
    en: '20 credits included: 20 analyses, worth $10.',
  },
  pro: { tr: 'Pro için üye ol', en: 'Join for Pro' },
  proSays: {
    tr: 'Önce ücretsiz üye ol, sonra Pro planını seç.',
    en: 'Join free first, then choose your Pro plan.',
  },
  google: { tr: 'Google ile üye ol', en: 'Join with Google' },
  orEmail: { tr: 'ya da e-postayla', en: 'or by email' },
  haveAccount: { tr: 'Hesabın var mı?', en: 'Have an account?' },
  logIn: { tr: 'Giriş yap', en: 'Log in' },
})
