import { currentLanguage } from '../../../lib/language.ts'
import { inLanguage, messages } from '../../../lib/messages.ts'
import { asProblem } from '../../../lib/problem.ts'
import { passkeyFailureOf } from './passkey.ts'

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
