import { currentLanguage } from '../../../lib/language.ts'
import { inLanguage, messages } from '../../../lib/messages.ts'
import { asProblem } from '../../../lib/problem.ts'
import { passkeyFailureOf } from './passkey.ts'

export const factorText = messages({
  title: { tr: 'Panel için ikinci adım', en: 'Second factor for the panel' },
  says: {
    tr: 'Yönetim paneli girişten sonra bir geçiş anahtarı ya da tek kullanımlık kod ister.',
    en: 'After signing in, the panel asks for a passkey or a one-time code.',
  },
  setUp: { tr: 'İkinci adımını kur', en: 'Set up your second factor' },
  setUpSays: {
    tr: 'Panel herkesin kredisine ve hesabına dokunur; şifre tek başına yetmez. Bir yol seç, sonra başkasını da ekleyebilirsin.',
    en: 'The panel reaches everybody’s credits and accounts, so a password alone is not enough. Choose one; you can add another later.',
  },
  show: { tr: 'İkinci adım', en: 'Second factor' },
  withPasskey: { tr: 'Geçiş anahtarı ekle', en: 'Add a passkey' },
  withApp: { tr: 'Doğrulama uygulaması kullan', en: 'Use an authenticator app' },
  back: { tr: 'Geri', en: 'Back' },

  app: { tr: 'Doğrulama uygulaması', en: 'Authenticator app' },
  appSet: { tr: 'Kurulu; yeniden kurmak için dokun', en: 'Set up; tap to set it up again' },
  appNotSet: { tr: 'Kurulu değil', en: 'Not set up' },
  appRemove: { tr: 'Uygulamayı kaldır', en: 'Remove the app' },
  appRemoveAsk: { tr: 'Doğrulama uygulaması kaldırılsın mı?', en: 'Remove the authenticator app?' },
  appRemoveSays: { tr: 'Panel artık onun kodlarıyla açılmaz.', en: 'Its codes no longer open the panel.' },
  appMaybeRemoved: {
    tr: 'Uygulama kaldırılmış olabilir; liste şimdiki halini gösterir.',
    en: 'The app may be removed; the list shows how it is now.',
  },
  appRemoved: { tr: 'Doğrulama uygulaması kaldırıldı', en: 'Authenticator app removed' },
  scan: {
    tr: 'Bu kodu doğrulama uygulamanla tara. Tarayamıyorsan altındaki anahtarı yaz.',
    en: 'Scan this with your authenticator app. If you cannot, type the key below it.',
  },
  picture: { tr: 'Doğrulama uygulaması için QR kodu', en: 'QR code for the authenticator app' },
  key: { tr: 'Anahtar', en: 'Key' },
  firstCode: { tr: 'Uygulamanın gösterdiği 6 haneli kod', en: 'The 6-digit code that the app shows' },
  appDone: { tr: 'Doğrulama uygulaması kuruldu', en: 'Authenticator app is set up' },

  recovery: { tr: 'Kurtarma kodları', en: 'Recovery codes' },
  recoverySays: {
    tr: 'Cihazını kaybedersen panel bunlarla açılır; her biri bir kez. Yalnızca şimdi gösterilir, güvenli bir yerde sakla.',
    en: 'If you lose your device, these open the panel, each of them once. They are shown only now; keep them somewhere safe.',
  },
  recoveryLeft: {
    tr: (count: number) => `${count} kod kaldı`,
    en: (count: number) => `${count} ${count === 1 ? 'code' : 'codes'} left`,
  },
  recoveryMake: { tr: 'Kurtarma kodlarını göster', en: 'Show recovery codes' },
  recoveryNew: { tr: 'Yeni kurtarma kodları', en: 'New recovery codes' },
  recoveryMaybeVoid: {
    tr: 'Yanıt gelmedi; eski kodların geçersiz olmuş olabilir. Yeniden iste.',
    en: 'No answer came; your old codes may be void already. Ask for new ones again.',
  },
  recoveryVoid: { tr: 'Eski kodlar geçersiz olur.', en: 'The old ones become void.' },
  download: { tr: 'İndir', en: 'Download' },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kodlar kopyalandı', en: 'Codes copied' },
  notCopied: { tr: 'Kopyalanamadı', en: 'Could not copy' },
  saved: { tr: 'Sakladım, devam et', en: 'I have saved them' },

  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  close: { tr: 'Kapat', en: 'Close' },
  working: { tr: 'Bekle', en: 'Working' },
  failed: { tr: 'Olmadı', en: 'That did not work' },
})

export const passkeyText = messages({
  passkeys: { tr: 'Geçiş anahtarları', en: 'Passkeys' },
  says: {
    tr: 'Şifre yerine parmak izi, yüz ya da ekran kilidiyle gir.',
    en: 'Sign in with your fingerprint, face or screen lock instead of a password.',
  },
  add: { tr: 'Geçiş anahtarı ekle', en: 'Add a passkey' },
  addSays: { tr: 'Bu cihazda ya da bir güvenlik anahtarında', en: 'On this device or a security key' },
  added: { tr: 'Geçiş anahtarı eklendi', en: 'Passkey added' },
  addedSays: { tr: 'Bir sonraki girişte kullanabilirsin.', en: 'You can use it the next time you sign in.' },
  notAdded: { tr: 'Geçiş anahtarı eklenmedi', en: 'The passkey was not added' },
  addedOn: { tr: (date: string) => `Eklendi: ${date}`, en: (date: string) => `Added ${date}` },
  used: { tr: (age: string) => `Son kullanım: ${age}`, en: (age: string) => `Last used ${age}` },
  neverUsed: { tr: 'Henüz kullanılmadı', en: 'Not used yet' },

  name: { tr: 'Ad', en: 'Name' },
  rename: { tr: 'Adını değiştir', en: 'Rename' },
  renameOf: { tr: (name: string) => `Adını değiştir: ${name}`, en: (name: string) => `Rename ${name}` },
  nameRequired: { tr: 'Bir ad yaz.', en: 'Enter a name.' },
  save: { tr: 'Kaydet', en: 'Save' },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeOf: { tr: (name: string) => `Kaldır: ${name}`, en: (name: string) => `Remove ${name}` },
  removeAsk: { tr: 'Geçiş anahtarı kaldırılsın mı?', en: 'Remove this passkey?' },
  removeSays: {
    tr: (name: string) => `${name} ile artık giriş yapılamaz. Cihazındaki kaydı ayrıca silebilirsin.`,
    en: (name: string) => `${name} no longer signs you in. You can also delete it on your device.`,
  },
  removed: { tr: 'Geçiş anahtarı kaldırıldı', en: 'Passkey removed' },
  notChanged: { tr: 'Değişmedi', en: 'Nothing was changed' },
  notKnown: {
    tr: 'Değişmiş olabilir; liste şimdiki halini gösterir.',
    en: 'It may have been done; the list shows how it is now.',
  },
  unsupported: {
    tr: 'Bu tarayıcı burada geçiş anahtarı kullanamıyor.',
    en: 'This browser cannot use passkeys here.',
  },
  signIn: { tr: 'Giriş yapılamadı', en: 'Could not sign in' },

  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  close: { tr: 'Kapat', en: 'Close' },
  working: { tr: 'Bekle', en: 'Working' },
})

const failureText = messages({
  cancelled: {
    tr: 'Vazgeçildi ya da süre doldu. Tekrar deneyebilirsin.',
    en: 'It was cancelled or took too long. You can try again.',
  },
  known: { tr: 'Bu cihazda zaten bir geçiş anahtarın var.', en: 'This device already has a passkey of yours.' },
  failed: {
    tr: 'Cihaz geçiş anahtarını kullanamadı. Tekrar dene ya da başka bir yol seç.',
    en: 'The device could not use the passkey. Try again, or choose another way.',
  },
})

/** What a person reads when a ceremony, or the call after it, did not work. */
export function whyNot(error: unknown): string {
  const failure = passkeyFailureOf(error)
  const language = currentLanguage()
  return failure ? inLanguage(failureText, language)[failure] : asProblem(error).texts[language]
}

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
  byEmail: { tr: 'Bağlantı iste', en: 'Ask for a link' },
  noFactor: {
    tr: 'İkinci adımın kurulu değil. Yönetim panelini yeniden aç.',
    en: 'No second factor is set up. Open the panel again.',
  },
})
