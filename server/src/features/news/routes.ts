import { news, type ReplyOf } from '@pusula/contract'
import { type Both, clockIn, datesIn, homeZone, type Language } from '@pusula/words'
import type { Db } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { symbolOf } from '../market/index.ts'
import { hasRead, itemsOf, type NewsItem } from './store.ts'
import type { Tone } from './tone/tone.ts'

const maxItems = 30

/** Headlines cost nothing, before and after a coin was paid for. */
export function openRoutes(door: Door, { database }: Platform) {
  serve(door, news.ofCoin, async ({ input, language }) => {
    const symbol = symbolOf(input.symbol)
    const found = await headlinesOf(database, symbol, language, maxItems)
    if (found.length === 0 && !(await hasRead(database))) throw new Problem('news.unavailable')
    return found
  })
}

/** The newest headlines of a coin, dated and toned in the reader's language. */
export async function headlinesOf(db: Db, symbol: string, language: Language, count: number) {
  const items = await itemsOf(db, symbol, { language, timeZone: zoneOf(language) }, count)
  return items.map(item => toReply(item, language))
}

const toneTexts: Record<Tone, Both> = {
  [-1]: { tr: 'Olumsuz', en: 'Negative' },
  0: { tr: 'Nötr', en: 'Neutral' },
  1: { tr: 'Olumlu', en: 'Positive' },
}

/** Turkish readers share a time zone; for the others the zone is said. */
const zoneOf = (language: Language) => (language === 'tr' ? homeZone : 'UTC')

function dateOf(at: Date, language: Language): string {
  const { longDate, time } = datesIn(language, clockIn(zoneOf(language)))
  return `${longDate(at)} ${time(at)}${language === 'tr' ? '' : ' UTC'}`
}

/** An item in the specification's shape, dated and toned in the reader's language. */
const toReply = (item: NewsItem, language: Language): ReplyOf<typeof news.ofCoin>[number] => ({
  TITLE: item.title,
  TONE: String(item.tone) as '1' | '0' | '-1',
  TONE_TEXT: toneTexts[item.tone][language],
  DATE_FORMATTED: dateOf(item.publishedAt, language),
  SUMMARY: item.summary,
  URL: item.url,
  source: item.source,
  retoldBy: item.retoldBy,
  decidedBy: item.decidedBy,
  language: item.language,
  publishedAt: item.publishedAt.toISOString(),
  confidence: item.confidence,
  isSimulated: item.isSimulated,
})
