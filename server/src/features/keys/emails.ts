import type { Language } from '@pusula/contract'
import { compose } from '../../platform/mail/compose.ts'

const drafts = {
  tr: (name: string) => ({
    subject: 'Pusula hesabın için bir API anahtarı oluşturuldu',
    paragraphs: [
      `Yeni anahtar: ${name}. Bir program onunla senin adına çağrı yapabilir.`,
      'Bunu sen yapmadıysan profilinden anahtarı kaldır ve şifreni değiştir.',
    ],
  }),
  en: (name: string) => ({
    subject: 'An API key was made for your Pusula account',
    paragraphs: [
      `The new key: ${name}. A program can call in your name with it.`,
      'If it was not you, remove the key in your profile and change your password.',
    ],
  }),
}

export const keyMadeEmail = (to: string, language: Language, name: string) =>
  compose(to, language, drafts[language](name))
