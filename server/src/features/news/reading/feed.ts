import { parseFeed, parseJsonFeed } from 'feedsmith'
import { plainText } from './plain-text.ts'
import { unsafeXmlReason } from './xml-guard.ts'

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
interface ParsedStory {
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

/** Marks at the very beginning that say how a text was written. */
const marks: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Without a mark, UTF-16 shows itself by the zero beside the first bracket. */
function encodingByShape(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  return undefined
}

/** What the document says of itself in its first line. */
function encodingInside(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1]
}

/** What the server says of it. */
const encodingOutside = (contentType: string) => /\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]

/**
 * The text of a document. Outlets declare one encoding and send another often enough: what calls itself UTF-8 and is
 * not is read as Turkish Windows, which is right for the outlets we read and harmless for plain English.
 */
function decodeText(bytes: Uint8Array, contentType = ''): string {
  const marked = marks.find(([mark]) => mark.every((byte, i) => bytes[i] === byte))?.[1] ?? encodingByShape(bytes)
  const declared = marked ?? encodingOutside(contentType) ?? encodingInside(bytes) ?? 'utf-8'
  return tryDecode(bytes, declared) ?? tryDecode(bytes, 'utf-8') ?? new TextDecoder('windows-1254').decode(bytes)
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The stories of a feed document: RSS, Atom, RDF or JSON Feed. What cannot be shown is left out. */
export function storiesIn(bytes: Uint8Array, contentType: string): Story[] {
  const text = decodeText(bytes, contentType)
  return parseStories(text)
    .slice(0, maxStories)
    .flatMap(item => storyOf(item) ?? [])
}

function parseStories(text: string): ParsedStory[] {
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
  const trap = isJson ? undefined : unsafeXmlReason(text)
  if (trap) throw new FeedRefused(trap)
  try {
    return isJson ? { format: 'json' as const, feed: parseJsonFeed(text) } : parseFeed(text)
  } catch (error) {
    throw new FeedRefused(error instanceof Error ? error.message : 'not a feed')
  }
}

function storyOf({ title, summary, link, date }: ParsedStory): Story | undefined {
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
