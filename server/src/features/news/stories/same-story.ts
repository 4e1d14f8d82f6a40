import type { Language } from '@pusula/contract'
import { englishStem } from '../tone/stems.ts'
import type { Tone } from '../tone/tone.ts'

/** Fingerprint of a headline for deduplication: what it is about. */
export interface StoryFingerprint {
  words: ReadonlySet<string>
  /** Amounts and counts: 90K and 100K are two stories. */
  numbers: ReadonlySet<string>
  /** Coins and companies: what happened to one has not happened to another. */
  names: ReadonlySet<string>
  tone: Tone
}

const setOf = (words: string) => new Set(words.split(/\s+/))

const fillers = setOf(
  `a an and are as at be by for from has have in into is it its of on or over says said that the this to was were what
  will with after amid new report reports ve bir bu da de için ile ne mi mı göre son yeni oldu olarak kadar gibi`,
)
/** Those whose news look alike but for the name. */
const companies = setOf(
  `binance coinbase kraken okx bybit kucoin gemini bitfinex bitstamp robinhood upbit bithumb gate bitget htx huobi mexc
  paribu btcturk ripple circle tether paxos fidelity blackrock grayscale vanguard vaneck bitwise ark invesco franklin
  strategy microstrategy metaplanet marathon mara riot galaxy visa mastercard paypal stripe square block jpmorgan citi
  goldman morgan ubs hsbc revolut kalshi polymarket opensea metamask phantom ledger trezor celsius blockfi voyager ftx`,
)
/** Stems that turn a story into its opposite where everything else is the same. */
const opposites: [string, string][] = [
  ['inflow', 'outflow'],
  ['abov', 'below'],
  ['buy', 'sel'],
  ['approv', 'reject'],
  ['giriş', 'çıkış'],
  ['aldı', 'sattı'],
  ['onayla', 'reddet'],
]
const scales: Record<string, string> = { million: 'm', billion: 'b', trillion: 't', milyon: 'm', milyar: 'b', bin: 'k' }

export function fingerprintOf(
  title: string,
  language: Language,
  coins: readonly string[],
  tone: Tone,
): StoryFingerprint {
  const words = wordsIn(title, language)
  const stem = (word: string) => (language === 'en' ? englishStem(word) : word.slice(0, 6))
  return {
    words: new Set(words.map(stem)),
    numbers: new Set(words.filter(word => /^\d/.test(word))),
    names: new Set([...coins, ...words.filter(word => companies.has(word))]),
    tone,
  }
}

function wordsIn(title: string, language: Language): string[] {
  const plain = title
    .toLocaleLowerCase(language)
    .replace(/[’‘ʼ']\p{L}*/gu, ' ')
    .replace(/(\d)[.,](?=\d{3}\b)/g, '$1')
    .replace(/(\d) ?(million|billion|trillion|milyon|milyar|bin)\b/g, (_, digit, scale) => digit + scales[scale])
    .replace(/(\d)000(?=\D|$)/g, '$1k')
  return (plain.match(/[\p{L}\d.,]*[\p{L}\d]/gu) ?? []).filter(word => !fillers.has(word))
}

/**
 * Measured on the pairs of the test: retellings share at least 0.45 of their words. Different stories share up to 0.71,
 * so likeness alone cannot tell; what they do not share is a number, a name or a direction.
 */
const sameFrom = 0.4
/** Two titles of few words are alike too easily. */
const fewestShared = 3

/** Whether two headlines tell the same story in other words. */
export function isSameStory(left: StoryFingerprint, right: StoryFingerprint): boolean {
  if (left.tone * right.tone < 0 || areOpposites(left.words, right.words)) return false
  if (contradict(left.numbers, right.numbers) || contradict(left.names, right.names)) return false
  const shared = countShared(left.words, right.words)
  return shared >= fewestShared && shared / (left.words.size + right.words.size - shared) >= sameFrom
}

/** A headline with when it was published and in which language. */
interface DatedStory {
  fingerprint: StoryFingerprint
  language: Language
  publishedAt: Date
}

/** Two languages of one agency appear together; outlets that translate each other take longer. */
const togetherMs = 60_000
const translatedMs = 6 * 3_600_000

/**
 * Whether two headlines tell the same story in two languages. Words do not compare, so it takes the same coins and companies, the same numbers, tones
 * that do not contradict each other, and a short time between them; without a number, no time at all.
 */
export function isTranslation(left: DatedStory, right: DatedStory): boolean {
  if (left.language === right.language || left.fingerprint.tone * right.fingerprint.tone < 0) return false
  const apartMs = Math.abs(left.publishedAt.getTime() - right.publishedAt.getTime())
  const [one, other] = [left.fingerprint, right.fingerprint]
  if (apartMs > translatedMs || one.names.size === 0 || !isSameSet(one.names, other.names)) return false
  const [numbers, others] = [plainNumbers(one), plainNumbers(other)]
  return isSameSet(numbers, others) && (numbers.size > 0 || apartMs <= togetherMs)
}

/** 5.0 and 5,0 are one number. */
const plainNumbers = ({ numbers }: StoryFingerprint) => new Set([...numbers].map(number => number.replace(',', '.')))

const isSameSet = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  left.size === right.size && countShared(left, right) === left.size

const areOpposites = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  opposites.some(([one, other]) => (left.has(one) && right.has(other)) || (left.has(other) && right.has(one)))

/** Both say something, and nothing of it is the same. */
const contradict = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
  left.size > 0 && right.size > 0 && countShared(left, right) === 0

function countShared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const word of left) if (right.has(word)) shared++
  return shared
}
