import type { Both, Language } from '@pusula/contract'
import { compose, type EmailDraft } from '../../platform/mail/compose.ts'

export const accountEmail =
  <Facts extends unknown[]>(drafts: Both<(...facts: Facts) => EmailDraft>) =>
  (to: string, language: Language, ...facts: Facts) =>
    compose(to, language, drafts[language](...facts))

export const activationEmail = accountEmail({
  tr: (code: string, url?: string) => ({
    subject: `Pusula kodun: ${code}`,
    code,
    ...(url && { button: { label: 'Kodla devam et', url } }),
    paragraphs: [
      'E-posta adresini doğrulamak için bu kodu gir:',
      'Kod 15 dakika geçerli. Sen istemediysen bir şey yapman gerekmez; kodu kimseyle paylaşma.',
    ],
  }),
  en: (code: string, url?: string) => ({
    subject: `Your Pusula code: ${code}`,
    code,
    ...(url && { button: { label: 'Go on with this code', url } }),
    paragraphs: [
      'Enter this code to verify your email address:',
      'It is valid for 15 minutes. If you did not ask for it, do nothing; share it with no one.',
    ],
  }),
})

export const knownAddressEmail = accountEmail({
  tr: (url: string) => ({
    subject: 'Pusula hesabın zaten var',
    button: { label: 'Giriş yap', url },
    paragraphs: [
      'Bu adresle yeni bir hesap açılmak istendi, ama bir hesabın zaten var. Giriş yapabilirsin.',
      'Şifreni hatırlamıyorsan giriş sayfasındaki “Şifreni mi unuttun?” bağlantısını kullan. Bunu sen istemediysen bir şey yapman gerekmez.',
    ],
  }),
  en: (url: string) => ({
    subject: 'You already have a Pusula account',
    button: { label: 'Sign in', url },
    paragraphs: [
      'Someone asked for a new account with this address, but you already have one. You can sign in.',
      'If you do not remember your password, use the “Forgot your password?” link on the sign-in page. If it was not you, there is nothing to do.',
    ],
  }),
})

export const resetEmail = accountEmail({
  tr: (url: string) => ({
    subject: 'Pusula şifreni yenile',
    button: { label: 'Yeni şifre belirle', url },
    paragraphs: [
      'Yeni bir şifre belirlemek için bu bağlantıyı aç:',
      'Bağlantı 1 saat geçerli ve bir kez kullanılabilir. Bunu sen istemediysen şifren olduğu gibi kalır.',
    ],
  }),
  en: (url: string) => ({
    subject: 'Reset your Pusula password',
    button: { label: 'Choose a new password', url },
    paragraphs: [
      'Open this link to choose a new password:',
      'It is valid for 1 hour and works once. If you did not ask for it, your password stays as it is.',
    ],
  }),
})

export const unknownAddressEmail = accountEmail({
  tr: (url: string) => ({
    subject: 'Bu adresle bir Pusula hesabı yok',
    button: { label: 'Üye ol', url },
    paragraphs: [
      'Bu adres için yeni bir şifre istendi, ama bu adresle bir hesap yok. Başka bir adresle üye olmuş olabilirsin.',
      'Bunu sen istemediysen bu mektubu yok sayabilirsin.',
    ],
  }),
  en: (url: string) => ({
    subject: 'There is no Pusula account with this address',
    button: { label: 'Sign up', url },
    paragraphs: [
      'Someone asked for a new password for this address, but it has no account. You may have signed up with another one.',
      'If it was not you, you can ignore this email.',
    ],
  }),
})

export const passwordChangedEmail = accountEmail({
  tr: (hasEnded?: boolean) => ({
    subject: 'Pusula şifren değişti',
    paragraphs: [
      'Şifren değiştirildi ve diğer cihazlardaki oturumların kapatıldı.',
      ...(hasEnded
        ? [
            'Geçiş anahtarların, API anahtarların, asistan bağlantıların ve bağlı girişlerin de kaldırıldı; profilinden yenilerini ekleyebilirsin.',
          ]
        : []),
      'Bunu sen yapmadıysan giriş sayfasındaki “Şifreni mi unuttun?” bağlantısıyla hemen yeni bir şifre belirle.',
    ],
  }),
  en: (hasEnded?: boolean) => ({
    subject: 'Your Pusula password was changed',
    paragraphs: [
      'Your password was changed and your sessions on other devices were ended.',
      ...(hasEnded
        ? [
            'Your passkeys, API keys, assistants and linked sign-ins were removed, too; you can add new ones in your profile.',
          ]
        : []),
      'If it was not you, choose a new password at once with the “Forgot your password?” link on the sign-in page.',
    ],
  }),
})

export const firstPasswordEmail = accountEmail({
  tr: () => ({
    subject: 'Pusula hesabına şifre belirlendi',
    paragraphs: [
      'Hesabına artık e-posta ve şifreyle de girebilirsin. Diğer cihazlardaki oturumların kapatıldı.',
      'Bunu sen yapmadıysan giriş sayfasındaki “Şifreni mi unuttun?” bağlantısıyla hemen yeni bir şifre belirle.',
    ],
  }),
  en: () => ({
    subject: 'A password was set for your Pusula account',
    paragraphs: [
      'You can now sign in with your email and a password, too. Your sessions on other devices were ended.',
      'If it was not you, choose a new password at once with the “Forgot your password?” link on the sign-in page.',
    ],
  }),
})

export const addressChangedEmail = accountEmail({
  tr: (address: string) => ({
    subject: 'Pusula adresin değişti',
    paragraphs: [
      `Hesabının e-posta adresi artık ${address}.`,
      'Bunu sen yapmadıysan bu mektubu yanıtla; hesabını geri almana yardım edelim.',
    ],
  }),
  en: (address: string) => ({
    subject: 'Your Pusula address was changed',
    paragraphs: [
      `The email address of your account is now ${address}.`,
      'If it was not you, answer this email and we will help you to get your account back.',
    ],
  }),
})

export const confirmEmail = accountEmail({
  tr: (code: string) => ({
    subject: 'Pusula onay kodun',
    code,
    paragraphs: [
      'Sen olduğunu onaylamak için bu kodu gir:',
      'Kod 10 dakika geçerli. Bunu sen istemediysen kodu kimseye verme; profilinden diğer oturumları kapat.',
    ],
  }),
  en: (code: string) => ({
    subject: 'Your Pusula confirmation code',
    code,
    paragraphs: [
      'Enter this code to confirm that it is you:',
      'It is valid for 10 minutes. If you did not ask for it, give it to nobody and end the other sessions in your profile.',
    ],
  }),
})

export const accountDeletedEmail = accountEmail({
  tr: () => ({
    subject: 'Pusula hesabın silindi',
    paragraphs: [
      'İsteğin üzerine hesabın ve kişisel verilerin silindi.',
      'Bizimle olduğun için teşekkürler. Dilediğin zaman yeniden gelebilirsin.',
    ],
  }),
  en: () => ({
    subject: 'Your Pusula account was deleted',
    paragraphs: [
      'As you asked, your account and your personal data were deleted.',
      'Thank you for having been with us. You are welcome back at any time.',
    ],
  }),
})

export const identityEmail = accountEmail({
  tr: (name: string, isLinked: boolean) => ({
    subject: isLinked ? `Pusula hesabına ${name} ile giriş bağlandı` : `Pusula hesabından ${name} ile giriş kaldırıldı`,
    paragraphs: [
      isLinked ? `Artık ${name} ile de girebilirsin.` : `Artık ${name} ile girilemez.`,
      'Bunu sen yapmadıysan şifreni değiştir ve profilindeki oturumlara bak.',
    ],
  }),
  en: (name: string, isLinked: boolean) => ({
    subject: isLinked ? `${name} was linked to your Pusula account` : `${name} was unlinked from your Pusula account`,
    paragraphs: [
      isLinked ? `You can now sign in with ${name} as well.` : `Nobody can sign in with ${name} any more.`,
      'If it was not you, change your password and look at the sessions in your profile.',
    ],
  }),
})
