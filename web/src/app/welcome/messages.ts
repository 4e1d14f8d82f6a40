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

export const spentText = messages({
  title: {
    tr: (count: string) => `${count} misafir analizini kullandın`,
    en: (count: string) => `You used your ${count} guest analyses`,
  },
  says: {
    tr: 'Misafir hakkın bitti. Üye olunca 20 kredi gelir, tüm coinler açılır.',
    en: 'Guest analyses used. Membership brings 20 credits and opens all coins.',
  },
  left: { tr: (total: string) => `${total} analizden 0 kaldı`, en: (total: string) => `0 of ${total} analyses left` },
  join: { tr: 'Ücretsiz üye ol', en: 'Join for free' },
  addCredits: { tr: 'Üye olmadan kredi ekle', en: 'Add credits without joining' },
  open: { tr: 'Kredisiz de açık', en: 'Open without credits' },
  last: { tr: (name: string) => `Son analizin: ${name}`, en: (name: string) => `Your last analysis: ${name}` },
  lastSays: { tr: 'Yeniden okumak ücretsiz', en: 'Reading it again is free' },
  market: { tr: 'Piyasa', en: 'Market' },
  marketSays: { tr: 'Bütün coinlerin fiyatı ve hareketi', en: 'Price and move of every coin' },
  record: { tr: 'İsabet karnesi', en: 'Track record' },
  recordSays: { tr: 'Tahminler tuttu mu?', en: 'Did the predictions hold?' },
})
