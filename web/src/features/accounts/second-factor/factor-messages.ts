import { messages } from '../../../lib/messages.ts'

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
