import { plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const welcomeText = messages({
  title: { tr: (name: string) => `Hoş geldin, ${name}`, en: (name: string) => `Welcome, ${name}` },
  titleOnly: { tr: 'Hoş geldin', en: 'Welcome' },
  ready: { tr: 'Hesabın hazır.', en: 'Your account is ready.' },
  /** Stands behind its count. */
  credits: {
    tr: (count: string) => `kredi, ${count} analiz demek`,
    en: (count: string) =>
      `${plural(count, 'credit', 'credits')}: that is ${count} ${plural(count, 'analysis', 'analyses')}`,
  },
  look: { tr: 'Bitcoin’i ücretsiz analiz et', en: 'Analyze Bitcoin for free' },
  free: { tr: 'Bu ilk analiz kredi kullanmaz.', en: 'This first analysis costs no credit.' },
  steps: { tr: 'İlk üç adım', en: 'Three first steps' },
  close: { tr: 'Kapat', en: 'Close' },
  done: { tr: 'tamam', en: 'done' },
  joined: { tr: 'Hesabını açtın', en: 'You opened your account' },
  lookAt: { tr: 'Bitcoin’e bak', en: 'Look at Bitcoin' },
  lookAtSays: { tr: 'Skor, olası aralık ve nedenleri', en: 'Score, likely range and the reasons' },
  buy: { tr: 'İlk alımını ekle', en: 'Add your first purchase' },
  buySays: { tr: 'Elle ya da borsanın dosyasından', en: 'By hand or from your exchange’s file' },
})
