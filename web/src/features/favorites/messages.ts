import { plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const favoritesText = messages({
  guest: { tr: 'Favoriler üyelikle açılır', en: 'Favorites open with membership' },
  guestSays: {
    tr: 'Takip ettiğin coinler hep elinin altında olur.',
    en: 'The coins you follow stay close at hand.',
  },
  none: { tr: 'Henüz favorin yok', en: 'No favorites yet' },
  noneSays: { tr: 'Bir coinin yıldızına dokun, burada dursun.', en: 'Tap the star of a coin to keep it here.' },
  browse: { tr: 'Coinlere göz at', en: 'Browse coins' },
  waiting: { tr: 'Favorilerin geliyor', en: 'Your favorites are on their way' },
  list: { tr: 'Favori coinler', en: 'Favorite coins' },
  added: { tr: (date: string) => `Eklendi: ${date}`, en: (date: string) => `Added ${date}` },
  analyze: { tr: 'Analiz et', en: 'Analyze' },
  star: { tr: (symbol: string) => `Favorilere ekle: ${symbol}`, en: (symbol: string) => `Add ${symbol} to favorites` },
  unstar: {
    tr: (symbol: string) => `Favorilerden çıkar: ${symbol}`,
    en: (symbol: string) => `Remove ${symbol} from favorites`,
  },
  portfolio: {
    tr: (symbol: string) => `Portföye ekle: ${symbol}`,
    en: (symbol: string) => `Add ${symbol} to portfolio`,
  },
  costs: {
    tr: (left: number) => `Bir analiz 1 kredi kullanır. Kalan kredin ${left}.`,
    en: (left: number) => `An analysis uses 1 credit. You have ${left}.`,
  },
  kept: { tr: 'Zaten favorilerinde', en: 'Already a favorite' },
  notChanged: { tr: 'Favori değişmedi', en: 'Favorite not changed' },
  notChangedSays: {
    tr: 'Listeni geri aldık; tekrar dene.',
    en: 'We put your list back; try again.',
  },
  late: { tr: 'Değişikliğin saklandı', en: 'Your change is kept' },
  lateSays: { tr: 'Bağlanınca favorilerine işlenecek.', en: 'It reaches your favorites once you are connected.' },
  lateCount: {
    tr: (count: number) => `${count} değişiklik bağlanınca kaydedilecek.`,
    en: (count: number) => `${count} ${plural(count, 'change', 'changes')} will be saved once you are connected.`,
  },
  lateRow: { tr: 'Bağlanınca kaydedilecek', en: 'Will be saved once you are connected' },
  join: { tr: 'Favorilere eklemek için giriş yap', en: 'Sign in to keep favorites' },
  joinAct: { tr: 'Üye ol', en: 'Join' },
  noPrices: { tr: 'Fiyatlara şu anda ulaşılamıyor.', en: 'Prices cannot be reached right now.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
})
