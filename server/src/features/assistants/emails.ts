import { type Language, unusedDays } from '@pusula/contract'
import { compose } from '../../platform/mail/compose.ts'

const connected = {
  tr: (name: string, host: string) => ({
    subject: 'Pusula hesabına bir asistan bağlandı',
    paragraphs: [
      `Bağlanan: ${name} (${host}). Seçtiğin kadarını senin adına okuyabilir.`,
      'Bunu sen yapmadıysan profilinden asistanı kaldır ve şifreni değiştir.',
    ],
  }),
  en: (name: string, host: string) => ({
    subject: 'An assistant was connected to your Pusula account',
    paragraphs: [
      `Connected: ${name} (${host}). It can read in your name what you have chosen.`,
      'If it was not you, remove the assistant in your profile and change your password.',
    ],
  }),
}

const closed = {
  tr: (name: string) => ({
    subject: 'Kullanılmayan bir asistan bağlantısı kapandı',
    paragraphs: [
      `${unusedDays} gündür kullanılmadığı için kapanan bağlantı: ${name}. Yeniden gerekirse asistanından bağlayabilirsin.`,
    ],
  }),
  en: (name: string) => ({
    subject: 'An assistant connection that nobody used was closed',
    paragraphs: [
      `Closed after ${unusedDays} days without use: ${name}. If you need it again, connect it from your assistant.`,
    ],
  }),
}

export const connectedEmail = (to: string, language: Language, name: string, host: string) =>
  compose(to, language, connected[language](name, host))

export const closedEmail = (to: string, language: Language, name: string) =>
  compose(to, language, closed[language](name))
