import type { news, ReplyOf } from '@pusula/contract'
import { type Both, clockIn, datesIn, homeZone, type Language } from '@pusula/words'
import type { NewsItem } from './store.ts'
import type { Tone } from './tone/tone.ts'

const toneTexts: Record<Tone, Both> = {
  [-1]: { tr: 'Olumsuz', en: 'Negative' },
  0: { tr: 'Nötr', en: 'Neutral' },
  1: { tr: 'Olumlu', en: 'Positive' },
}

/** Turkish readers share a time zone; for the others the zone is said. */
function dateOf(at: Date, language: Language): string {
  const { longDate, time } = datesIn(language, clockIn(language === 'tr' ? homeZone : 'UTC'))
  return `${longDate(at)} ${time(at)}${language === 'tr' ? '' : ' UTC'}`
}

/** An item in the specification's shape, dated and toned in the reader's language. */
export const toReply = (item: NewsItem, language: Language): ReplyOf<typeof news.ofCoin>[number] => ({
  TITLE: item.title,
  TONE: String(item.tone) as '1' | '0' | '-1',
  TONE_TEXT: toneTexts[item.tone][language],
  DATE_FORMATTED: dateOf(item.publishedAt, language),
  SUMMARY: item.summary,
  URL: item.url,
  source: item.source,
  language: item.language,
  publishedAt: item.publishedAt.toISOString(),
  confidence: item.confidence,
  isSimulated: item.isSimulated,
})
