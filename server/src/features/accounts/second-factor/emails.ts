import { accountEmail } from '../emails.ts'

const notYou = {
  tr: 'Bunu sen yapmadıysan şifreni değiştir, profilindeki oturumlara ve geçiş anahtarlarına bak.',
  en: 'If it was not you, change your password and look at the sessions and passkeys in your profile.',
}

export const passkeyAddedEmail = accountEmail({
  tr: (name: string) => ({
    subject: 'Pusula hesabına bir geçiş anahtarı eklendi',
    paragraphs: [`Yeni geçiş anahtarı: ${name}. Artık hesabına onunla da girilebilir.`, notYou.tr],
  }),
  en: (name: string) => ({
    subject: 'A passkey was added to your Pusula account',
    paragraphs: [`The new passkey: ${name}. Your account can now be entered with it, too.`, notYou.en],
  }),
})

export const passkeyRemovedEmail = accountEmail({
  tr: (name: string) => ({
    subject: 'Pusula hesabından bir geçiş anahtarı kaldırıldı',
    paragraphs: [`Kaldırılan geçiş anahtarı: ${name}. Hesabına artık onunla girilemez.`, notYou.tr],
  }),
  en: (name: string) => ({
    subject: 'A passkey was removed from your Pusula account',
    paragraphs: [`The passkey that was removed: ${name}. Your account can no longer be entered with it.`, notYou.en],
  }),
})

export const oneTimeCodesSetEmail = accountEmail({
  tr: () => ({
    subject: 'Pusula yönetim paneli için tek kullanımlık kodlar kuruldu',
    paragraphs: ['Yönetim paneli artık bir doğrulama uygulamasının kodlarıyla da açılır.', notYou.tr],
  }),
  en: () => ({
    subject: 'One-time codes were set up for your Pusula panel',
    paragraphs: ['The administrator’s panel now opens with the codes of an authenticator app, too.', notYou.en],
  }),
})

export const oneTimeCodesRemovedEmail = accountEmail({
  tr: () => ({
    subject: 'Pusula yönetim panelinin tek kullanımlık kodları kaldırıldı',
    paragraphs: ['Yönetim paneli artık doğrulama uygulamasının kodlarıyla açılmaz.', notYou.tr],
  }),
  en: () => ({
    subject: 'The one-time codes of your Pusula panel were removed',
    paragraphs: ['The administrator’s panel no longer opens with the codes of an authenticator app.', notYou.en],
  }),
})

export const recoveryCodeUsedEmail = accountEmail({
  tr: (left: number) => ({
    subject: 'Pusula kurtarma kodlarından biri kullanıldı',
    paragraphs: [`Yönetim paneli bir kurtarma koduyla açıldı. Kalan kod: ${left}.`, notYou.tr],
  }),
  en: (left: number) => ({
    subject: 'One of your Pusula recovery codes was used',
    paragraphs: [`The administrator’s panel was opened with a recovery code. Codes left: ${left}.`, notYou.en],
  }),
})
