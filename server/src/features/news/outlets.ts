import type { Language } from '@pusula/contract'

/** News outlets by host. */
export interface Feed {
  name: string
  url: string
  /** Null where it is to be told from the stories themselves. */
  language: Language | null
  /** Sent with every question; an administrator's own feed may need a key. */
  headers?: Record<string, string>
}

/** Outlets that are read on a live market. */
export const outlets: readonly Feed[] = [
  { name: 'CoinDesk', language: 'en', url: 'https://www.coindesk.com/arc/outboundfeeds/rss/' },
  { name: 'Cointelegraph', language: 'en', url: 'https://cointelegraph.com/rss' },
  { name: 'Decrypt', language: 'en', url: 'https://decrypt.co/feed' },
  { name: 'The Block', language: 'en', url: 'https://www.theblock.co/rss.xml' },
  { name: 'Blockworks', language: 'en', url: 'https://blockworks.co/feed' },
  { name: 'Bitcoin Magazine', language: 'en', url: 'https://bitcoinmagazine.com/feed' },
  { name: 'CryptoSlate', language: 'en', url: 'https://cryptoslate.com/feed/' },
  { name: 'CryptoPotato', language: 'en', url: 'https://cryptopotato.com/feed/' },
  { name: 'NewsBTC', language: 'en', url: 'https://www.newsbtc.com/feed/' },
  { name: 'BeInCrypto', language: 'en', url: 'https://beincrypto.com/feed/' },
  { name: 'U.Today', language: 'en', url: 'https://u.today/rss' },
  { name: 'Protos', language: 'en', url: 'https://protos.com/feed/' },
  { name: 'Cointelegraph Türkiye', language: 'tr', url: 'https://tr.cointelegraph.com/rss' },
  { name: 'Koin Bülteni', language: 'tr', url: 'https://koinbulteni.com/feed' },
  { name: 'Uzmancoin', language: 'tr', url: 'https://uzmancoin.com/feed/' },
  { name: 'BTCHaber', language: 'tr', url: 'https://www.btchaber.com/feed/' },
  { name: 'Coin-Turk', language: 'tr', url: 'https://coin-turk.com/feed' },
  { name: 'Kriptokoin', language: 'tr', url: 'https://kriptokoin.com/feed/' },
  { name: 'Bitcoin Sistemi', language: 'tr', url: 'https://www.bitcoinsistemi.com/feed/' },
  { name: 'BeInCrypto Türkiye', language: 'tr', url: 'https://tr.beincrypto.com/feed/' },
]

/** Turkish shows itself by its letters, or by the small words that no English headline has. */
export const languageOfText = (text: string): Language =>
  /[ğĞşŞıİ]|\b(?:ve|ile|bir|oldu|kripto|nedir|yeni)\b/u.test(text) ? 'tr' : 'en'
