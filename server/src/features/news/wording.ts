import type { Both, Language, news, ReplyOf } from '@pusula/contract'
import type { NewsItem } from './store.ts'
import type { Tone } from './tone/tone.ts'

const toneTexts: Record<Tone, Both> = {
  [-1]: { tr: 'Olumsuz', en: 'Negative' },
  0: { tr: 'Nötr', en: 'Neutral' },
  1: { tr: 'Olumlu', en: 'Positive' },
}

/** Turkish readers share a time zone; for the others the zone is said. */
const dates: Record<Language, Intl.DateTimeFormat> = {
  tr: new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Istanbul' }),
  en: new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }),
}

/** An item in the specification's shape, dated and toned in the reader's language. */
export const toReply = (item: NewsItem, language: Language): ReplyOf<typeof news.ofCoin>[number] => ({
  TITLE: item.title,
  TONE: String(item.tone) as '1' | '0' | '-1',
  TONE_TEXT: toneTexts[item.tone][language],
  DATE_FORMATTED: dates[language].format(item.publishedAt),
  SUMMARY: item.summary,
  URL: item.url,
  source: item.source,
  language: item.language,
  publishedAt: item.publishedAt.toISOString(),
  confidence: item.confidence,
  isSimulated: item.isSimulated,
})
