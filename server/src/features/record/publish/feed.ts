import { type Language, languages } from '@pusula/contract'
import { DAY_MS, numbersIn, utcDay } from '@pusula/words'
import { joined, xml } from '@pusula/words/html'
import type { Drawn } from '../../../platform/http/page-cache.ts'
import type { SignedCheckpoint } from '../log/store/checkpoints.ts'
import type { RangeSum } from '../rollups/sums.ts'
import { feedText } from './messages.ts'

/** The longest forecast of a day is due a day after its end, and graded within minutes. */
const finalAfterMs = 2 * DAY_MS + 10 * 60_000

export const feedPath = '/track-record.atom'
const addressIn = (language: Language) => `${feedPath}?language=${language}`

/** How the ranges that were issued on a day did, as far as they are graded. */
function coverageOf(day: string, sums: readonly RangeSum[]) {
  const rows = sums.filter(row => row.day === day && row.kind === 'live')
  const graded = rows.reduce((total, row) => total + row.graded, 0)
  const missed = rows.reduce((total, row) => total + row.below + row.above, 0)
  return graded ? { graded, insideRatio: 1 - missed / graded } : undefined
}

interface Record {
  /** The last checkpoint of each day. */
  checkpoints: readonly (SignedCheckpoint & { day: string })[]
  sums: readonly RangeSum[]
  publicUrl: string
  now: Date
}

/** The record as an Atom feed: with each day that is over its last checkpoint and how often that day's ranges held. */
export function feedOf({ checkpoints, sums, publicUrl, now }: Record, language: Language): Drawn {
  const { part, count } = numbersIn(language)
  const today = utcDay(now)
  const entries = checkpoints.flatMap(({ day, note }) => {
    if (day >= today) return []
    const endedAt = new Date(Date.parse(day) + DAY_MS)
    const finalAt = new Date(Date.parse(day) + finalAfterMs)
    const isFinal = now >= finalAt
    // Said again when the last of the day is graded.
    const updated = isFinal ? finalAt : endedAt
    const coverage = coverageOf(day, sums)
    const says = coverage
      ? feedText.coverage[language](part(coverage.insideRatio, 1), count(coverage.graded), isFinal)
      : feedText.ungraded[language]
    return {
      updated,
      text: xml`<entry><id>${publicUrl}/track-record#${day}</id><title>${feedText.entry[language]} ${day}</title>
<updated>${updated.toISOString()}</updated><link rel="alternate" type="text/html" href="${publicUrl}/track-record?language=${language}"/>
<content type="text">${says}\n\n${note}</content></entry>`,
    }
  })
  // Before the first day is over nothing has changed since this one began: asked again, it says the same.
  const since = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const at = new Date(entries.length ? Math.max(...entries.map(({ updated }) => updated.getTime())) : since)
  const others = languages.filter(each => each !== language)
  const feed = xml`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${publicUrl}${addressIn(language)}</id>
<title>${feedText.title[language]}</title><updated>${at.toISOString()}</updated><author><name>Pusula</name></author>
<link rel="self" type="application/atom+xml" href="${publicUrl}${addressIn(language)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${publicUrl}/track-record?language=${language}"/>
${others.map(each => xml`<link rel="alternate" type="application/atom+xml" hreflang="${each}" href="${publicUrl}${addressIn(each)}"/>`)}
${joined(
  entries.map(({ text }) => text),
  '\n',
)}
</feed>
`
  return { text: String(feed), at }
}
