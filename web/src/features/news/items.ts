import type { news, ReplyOf } from '@pusula/contract'
import type { Tone } from './ToneBadge.tsx'

type Reply = ReplyOf<typeof news.ofCoin>[number]

/** What an older version kept does not say who else told it, and why it sounds so. */
export type NewsItem = Omit<Reply, 'retoldBy' | 'decidedBy'> & Partial<Pick<Reply, 'retoldBy' | 'decidedBy'>>

const texts = ['TITLE', 'TONE', 'TONE_TEXT', 'SUMMARY', 'URL', 'source', 'publishedAt']

const isItem = (value: unknown): value is NewsItem =>
  typeof value === 'object' &&
  value !== null &&
  texts.every(key => typeof Reflect.get(value, key) === 'string') &&
  Number.isFinite(Date.parse(String(Reflect.get(value, 'publishedAt'))))

/** Whether a reply, or what was kept of one, can be shown: a proxy or an older version may have written it. */
export const isNews = (value: unknown): value is NewsItem[] => Array.isArray(value) && value.every(isItem)

export const toneOf = ({ TONE }: Pick<NewsItem, 'TONE'>): Tone =>
  TONE === '1' ? 'positive' : TONE === '-1' ? 'negative' : 'neutral'

export const tones = ['positive', 'neutral', 'negative'] as const satisfies readonly Tone[]

/** How many of each tone. */
export function toneCounts(items: readonly Pick<NewsItem, 'TONE'>[]): Record<Tone, number> {
  const counts = { positive: 0, neutral: 0, negative: 0 }
  for (const item of items) counts[toneOf(item)] += 1
  return counts
}

/** An address that is safe to open: outlets write their own feeds, and a script is not a story. */
export function safeAddress(url: string): string | null {
  const address = URL.parse(url)
  return address && ['https:', 'http:'].includes(address.protocol) ? address.href : null
}
