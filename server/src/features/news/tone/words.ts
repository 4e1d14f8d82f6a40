import type { Language } from '@pusula/contract'

/** Names of coins say nothing about tone; all of them become one word. */
const coinNames = new Set(
  `bitcoin btc ethereum eth ether xrp ripple solana sol dogecoin doge cardano ada litecoin ltc polkadot dot avalanche avax
  chainlink polygon matic shib shiba tron trx stellar xlm monero xmr bnb tether usdt usdc altcoin altcoins altcoinler crypto
  cryptocurrency cryptocurrencies kripto coin coins coinler`.split(/\s+/),
)

const scale = '(?:thousand|million|billion|trillion|bin|milyon|milyar|trilyon|mln|bln|bn|mn|k|m|b|t)'
const number = `\\d[\\d.,]*(?:\\s?${scale}\\b)*`
const money = new RegExp(
  `[$€£₺]\\s?${number}|${number}\\s?(?:dollars?|dolar\\p{L}*|lira\\p{L}*|tl|usd|euro|avro)(?!\\p{L})`,
  'gu',
)
const percent = new RegExp(`%\\s?${number}|${number}\\s?(?:%|percent|pct|pc\\b)|yüzde ${number}`, 'gu')
const amount = new RegExp(number, 'gu')

/** The words of a headline in lower case; amounts become signs, so that any price reads alike. */
export function wordsOf(text: string, language: Language): string[] {
  const plain = lowerCase(text, language)
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[#@]/g, ' ')
    .replace(/n't\b/g, ' not')
    .replace(/'\p{L}*/gu, ' ')
    .replace(percent, ' % ')
    .replace(money, ' $ ')
    .replace(/\$[a-z]{2,6}\b/g, ' coin ')
    .replace(amount, ' 0 ')
  const found = plain.match(/\p{L}+(?:-\p{L}+)*|[$%0?!]/gu) ?? []
  return found.map(word => (coinNames.has(word) ? 'coin' : word))
}

/** Several times faster than asking for the locale on every headline. */
const lowerCase = (text: string, language: Language): string =>
  (language === 'tr' ? text.replace(/I/g, 'ı').replace(/İ/g, 'i') : text).toLowerCase()
