import { type Both, numbersIn, plural } from '@pusula/words'

/** What the bot says of a coin. */
export interface CoinFacts {
  symbol: string
  name: string
  priceUsd: number
  dayRatio: number
  /** Where eight of ten prices are expected at the end of this day. */
  range: { lowUsd: number; highUsd: number } | null
  /** How often such ranges held. */
  held: { kind: 'live' | 'replayed'; heldRatio: number; graded: number; days: number } | null
  isSimulated: boolean
}

interface BotWords {
  linked: string
  elsewhere: string
  old: string
  unlinked: string
  stopped: string
  help: string
  noAlerts: string
  unknownCoin: string
  away: string
  coin(facts: CoinFacts): string
}

const usd = { currency: 'USD', perDollar: 1 } as const

export const botWords: Both<BotWords> = {
  tr: {
    linked: 'Bağlandı. Alarmların artık buraya da gelebilir. Komutlar: /btc gibi bir coin, /alarmlar, /dur',
    elsewhere: 'Bu sohbet başka bir hesaba bağlı. Buraya taşımak istersen Pusula’da onayla.',
    old: 'Bu bağlantının süresi doldu ya da kullanıldı. Pusula’da yenisini al.',
    unlinked: 'Bu sohbet bir hesaba bağlı değil. Pusula’da Bildirimler sayfasından bağla.',
    stopped: 'Bağlantı kalktı. Buraya artık bir şey gelmeyecek.',
    help: 'Bir coinin fiyatı ve olası aralığı: /btc gibi. Alarmların: /alarmlar. Bağlantıyı kaldır: /dur',
    noAlerts: 'Kurulu alarmın yok.',
    unknownCoin: 'Bu coini bulamadık.',
    away: 'Fiyatlara şu anda ulaşılamıyor. Birazdan tekrar dene.',
    coin: ({ name, symbol, priceUsd, dayRatio, range, held, isSimulated }) => {
      const { dollarsIn, ratio, plain, count } = numbersIn('tr')
      const { price, roughPrices } = dollarsIn(usd)
      const ends = range && roughPrices([range.lowUsd, range.highUsd]).join(' – ')
      const share = held && plain(100 * held.heldRatio, 1)
      return [
        `${name} (${symbol}): ${price(priceUsd)}, 24 saatte ${ratio(dayRatio)}.`,
        ends ? `Bugünün olası aralığı ${ends}.` : 'Bugünün olası aralığı henüz yok.',
        ends && held
          ? `Bu coinde 100 aralığın ${share} tanesi tuttu; ${held.kind === 'live' ? `${count(held.days)} gün` : 'geçmişten yeniden oynatıldı'}, ${count(held.graded)} tahmin.`
          : '',
        isSimulated ? 'Simüle piyasa: fiyatlar gerçek değil.' : '',
      ]
        .filter(Boolean)
        .join('\n')
    },
  },
  en: {
    linked: 'Linked. Your alerts can come here now. Commands: a coin such as /btc, /alerts, /stop',
    elsewhere: 'This chat is linked with another account. Confirm in Pusula to move it.',
    old: 'This link has ended or was used. Take a new one in Pusula.',
    unlinked: 'This chat is not linked with an account. Link it in Pusula, on the Notifications page.',
    stopped: 'Unlinked. Nothing will come here any more.',
    help: 'A coin’s price and likely range: such as /btc. Your alerts: /alerts. Unlink: /stop',
    noAlerts: 'You have no alerts set.',
    unknownCoin: 'We could not find this coin.',
    away: 'Prices cannot be reached right now. Try again shortly.',
    coin: ({ name, symbol, priceUsd, dayRatio, range, held, isSimulated }) => {
      const { dollarsIn, ratio, plain, count } = numbersIn('en')
      const { price, roughPrices } = dollarsIn(usd)
      const ends = range && roughPrices([range.lowUsd, range.highUsd]).join(' – ')
      const share = held && plain(100 * held.heldRatio, 1)
      return [
        `${name} (${symbol}): ${price(priceUsd)}, ${ratio(dayRatio)} in 24 hours.`,
        ends ? `Today’s likely range is ${ends}.` : 'There is no likely range for today yet.',
        ends && held
          ? `For this coin ${share} in 100 ranges held; ${held.kind === 'live' ? `${count(held.days)} ${plural(held.days, 'day', 'days')}` : 'replayed from history'}, ${count(held.graded)} predictions.`
          : '',
        isSimulated ? 'Simulated market: prices are not real.' : '',
      ]
        .filter(Boolean)
        .join('\n')
    },
  },
}

/** What the bot offers when somebody types a slash. */
export const botCommands: Both<{ command: string; description: string }[]> = {
  tr: [
    { command: 'btc', description: 'Bitcoin: fiyat ve olası aralık' },
    { command: 'alarmlar', description: 'Kurulu alarmların' },
    { command: 'dur', description: 'Bağlantıyı kaldır' },
  ],
  en: [
    { command: 'btc', description: 'Bitcoin: price and likely range' },
    { command: 'alerts', description: 'The alerts you have set' },
    { command: 'stop', description: 'Unlink this chat' },
  ],
}
