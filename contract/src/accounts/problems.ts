import type { Both } from '../language.ts'

/** What may fail when somebody joins, signs in or changes their account. */
export const accountProblems = {
  'accounts.signInRequired': {
    status: 401,
    tr: 'Oturum süresi doldu. Tekrar giriş yap; kaldığın yere dönersin.',
    en: 'Session expired. Sign in again and you return to where you were.',
  },
  'accounts.forbidden': {
    status: 403,
    tr: 'Yetkisiz erişim. Bu sayfa hesabına açık değil.',
    en: 'Unauthorized access. This page is not open to your account.',
  },
  'accounts.otherPerson': {
    status: 409,
    tr: 'Bu tarayıcıda başka biri giriş yaptı. Sayfayı yenileyip tekrar dene.',
    en: 'Another person signed in in this browser. Refresh the page and try again.',
  },
  'accounts.wrongLogin': { status: 401, tr: 'E-posta ya da şifre hatalı.', en: 'Invalid email or password' },
  'accounts.wrongCode': { status: 400, tr: 'Kod geçersiz ya da süresi dolmuş.', en: 'Invalid or expired code' },
  'accounts.notVerified': {
    status: 403,
    tr: 'Önce e-posta adresini doğrula.',
    en: 'Verify your email address first.',
  },
  'accounts.codeNotSent': {
    status: 503,
    tr: 'Aktivasyon kodu gönderilemedi. Adresi kontrol edip yeniden iste.',
    en: 'Failed to send activation code. Check the address and ask again.',
  },
  'accounts.addressForm': {
    status: 400,
    tr: 'Bu e-posta adresi kabul edilmiyor. ad@ornek.com gibi yaz: yalnız a-z harfleriyle; tırnak, ayraç ve açıklama olmadan.',
    en: 'This email address is not accepted. Write it like name@example.com: with letters from a to z, without quotes, brackets or comments.',
  },
  'accounts.emailTaken': {
    status: 409,
    tr: 'Bu e-posta ile bir hesap var. Giriş yapabilirsin.',
    en: 'There is an account with this email. You can sign in.',
  },
  'accounts.commonPassword': {
    status: 400,
    tr: 'Bu şifre çok yaygın. Başka bir şifre seç.',
    en: 'This password is too common. Choose another one.',
  },
  'accounts.invalidLink': {
    status: 400,
    tr: 'Geçersiz link. Yeni bir şifre bağlantısı iste.',
    en: 'Invalid link. Ask for a new password link.',
  },
  'accounts.wrongPassword': {
    status: 400,
    tr: 'Şimdiki şifren hatalı.',
    en: 'Your current password is wrong.',
  },
  'accounts.confirmRequired': {
    status: 403,
    tr: 'Devam etmek için sen olduğunu onayla.',
    en: 'Confirm that it is you to go on.',
  },
  'accounts.wrongWay': {
    status: 409,
    tr: 'Bu hesapla böyle onaylanamaz. Başka bir yol seç.',
    en: 'This account cannot be confirmed this way. Choose another one.',
  },
  'accounts.passkeyRefused': {
    status: 400,
    tr: 'Bu geçiş anahtarı kabul edilmedi. Tekrar dene ya da başka bir yol seç.',
    en: 'This passkey was not accepted. Try again, or choose another way.',
  },
  'accounts.passkeyKnown': {
    status: 409,
    tr: 'Bu geçiş anahtarı zaten ekli.',
    en: 'This passkey has been added already.',
  },
  'accounts.tooManyPasskeys': {
    status: 409,
    tr: 'En fazla 20 geçiş anahtarı olabilir. Yenisi için birini kaldır.',
    en: 'There can be at most 20 passkeys. Remove one to add another.',
  },
  'accounts.secondFactorRequired': {
    status: 403,
    tr: 'Devam etmek için ikinci adımını göster.',
    en: 'Show your second factor to go on.',
  },
  'accounts.secondFactorStale': {
    status: 403,
    tr: 'Bunun için ikinci adımı yeniden göster.',
    en: 'Show your second factor again for this.',
  },
  'accounts.lastFactor': {
    status: 409,
    tr: 'Bu, yönetim panelini açan son yol. Önce bir başkasını ekle.',
    en: 'This is the last factor that opens the panel. Add another one first.',
  },
  'accounts.googleFailed': {
    status: 400,
    tr: 'Google ile giriş yapılamadı. Tekrar dene.',
    en: 'Signing in with Google failed. Try again.',
  },
  'accounts.openIdFailed': {
    status: 400,
    tr: 'Bu yolla giriş yapılamadı. Tekrar dene ya da e-posta ile gir.',
    en: 'Signing in this way failed. Try again, or use your email.',
  },
  'accounts.openIdKnownAddress': {
    status: 409,
    tr: 'Bu adresin zaten bir hesabı var. Her zamanki gibi gir, sonra profilinde bağla.',
    en: 'This address has an account already. Sign in as usual, then link it in your profile.',
  },
  'accounts.identityElsewhere': {
    status: 409,
    tr: 'Bağlanamadı: kimlik başka bir hesaba bağlı ya da bu arada oturum değişti.',
    en: 'Not linked: it belongs to another account, or somebody else has signed in meanwhile.',
  },
  'accounts.lastWayIn': {
    status: 409,
    tr: 'Hesabına girmenin tek yolu bu. Önce adresini doğrula ya da bir şifre belirle.',
    en: 'This is the only way into your account. Confirm your address or choose a password first.',
  },
  'accounts.blocked': {
    status: 403,
    tr: 'Bu hesap engellendi. Bir yanlışlık olduğunu düşünüyorsan destek ekibine yaz.',
    en: 'This account has been blocked. If you think this is a mistake, write to support.',
  },
} as const satisfies Record<string, Both & { status: number }>
