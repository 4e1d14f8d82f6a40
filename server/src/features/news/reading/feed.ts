import { parseFeed, parseJsonFeed } from 'feedsmith'
import { decodeText } from './decode.ts'
import { plainText } from './plain-text.ts'
import { trapIn } from './traps.ts'

/** One story as an outlet tells it, in plain text. */
export interface Story {
  title: string
  summary: string
  url: string
  /** Null where the outlet does not say, or not so that it can be read. */
  publishedAt: Date | null
}

/** A document that is no feed, or one that is made to hurt. */
export class FeedRefused extends Error {}

/** What a feed says of an item, whatever its format. */
interface Told {
  title: string | undefined
  summary: string | undefined
  link: string | undefined
  date: unknown
}

const maxTitleLength = 300
const maxSummaryLength = 600
const maxUrlLength = 2_000
/** An outlet's feed has a few dozen stories; the newest come first. */
const maxStories = 200

/** The stories of a feed document: RSS, Atom, RDF or JSON Feed. What cannot be shown is left out. */
export function storiesIn(bytes: Uint8Array, contentType: string): Story[] {
  const text = decodeText(bytes, contentType)
  return told(text)
    .slice(0, maxStories)
    .flatMap(item => storyOf(item) ?? [])
}

function told(text: string): Told[] {
  const { format, feed } = parse(text)
  if (format === 'atom')
    return (feed.entries ?? []).map(entry => ({
      title: entry.title?.value,
      summary: entry.summary?.value ?? entry.content?.value,
      link: (entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? entry.links?.[0])?.href,
      date: entry.published ?? entry.updated,
    }))
  if (format === 'json')
    return (feed.items ?? []).map(item => ({
      title: item.title,
      summary: item.summary ?? item.content_text ?? item.content_html,
      link: item.url ?? item.external_url,
      date: item.date_published ?? item.date_modified,
    }))
  if (format === 'rdf')
    return (feed.items ?? []).map(item => ({
      title: item.title,
      summary: item.description,
      link: item.link,
      date: item.dc?.dates?.[0],
    }))
  return (feed.items ?? []).map(item => ({
    title: item.title,
    summary: item.description ?? item.content?.encoded,
    link: item.link,
    date: item.pubDate ?? item.dc?.dates?.[0],
  }))
}

function parse(text: string) {
  // What is JSON is never read as XML, whatever stands in it.
  const isJson = /^\s*\{/.test(text)
  const trap = isJson ? undefined : trapIn(text)
  if (trap) throw new FeedRefused(trap)
  try {
    return isJson ? { format: 'json' as const, feed: parseJsonFeed(text) } : parseFeed(text)
  } catch (error) {
    throw new FeedRefused(error instanceof Error ? error.message : 'not a feed')
  }
}

function storyOf({ title, summary, link, date }: Told): Story | undefined {
  const url = webAddress(link)
  const line = plainText(String(title ?? ''), maxTitleLength)
  if (!url || !line) return undefined
  return { title: line, summary: plainText(String(summary ?? ''), maxSummaryLength), url, publishedAt: instant(date) }
}

/** Only whole web addresses: a relative one has no meaning here, and javascript: or data: must not be opened. */
function webAddress(link: string | undefined): string | undefined {
  const text = typeof link === 'string' ? plainText(link, maxUrlLength) : ''
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username || url.password || url.href.length > maxUrlLength) return undefined
  url.hash = ''
  for (const name of [...url.searchParams.keys()])
    if (/^utm_|^fbclid$|^gclid$/.test(name)) url.searchParams.delete(name)
  return url.href
}

function instant(date: unknown): Date | null {
  const at = date instanceof Date ? date : new Date(typeof date === 'string' ? date.slice(0, 100) : Number.NaN)
  return Number.isNaN(at.getTime()) ? null : at
}
