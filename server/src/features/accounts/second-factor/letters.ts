import { letter } from '../letters.ts'

const notYou = {
  tr: 'Bunu sen yapmadıysan şifreni değiştir, profilindeki oturumlara ve geçiş anahtarlarına bak.',
  en: 'If it was not you, change your password and look at the sessions and passkeys in your profile.',
}

export const passkeyAddedLetter = letter({
  tr: (name: string) => ({
    subject: 'Pusula hesabına bir geçiş anahtarı eklendi',
    paragraphs: [`Yeni geçiş anahtarı: ${name}. Artık hesabına onunla da girilebilir.`, notYou.tr],
  }),
  en: (name: string) => ({
    subject: 'A passkey was added to your Pusula account',
    paragraphs: [`The new passkey: ${name}. Your account can now be entered with it, too.`, notYou.en],
  }),
})

export const passkeyRemovedLetter = letter({
  tr: (name: string) => ({
    subject: 'Pusula hesabından bir geçiş anahtarı kaldırıldı',
    paragraphs: [`Kaldırılan geçiş anahtarı: ${name}. Hesabına artık onunla girilemez.`, notYou.tr],
  }),
  en: (name: string) => ({
    subject: 'A passkey was removed from your Pusula account',
    paragraphs: [`The passkey that was removed: ${name}. Your account can no longer be entered with it.`, notYou.en],
  }),
})
