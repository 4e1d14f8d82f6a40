import type { Language } from '@pusula/words'
import { HOUR_MS } from '@pusula/words'
import { joined, xml } from '@pusula/words/html'
import type { Exchange } from '../exchange.ts'
import { type HttpReply, notFound } from '../http/reply.ts'
import type { Steps } from '../steps.ts'
import { eventsAt, type NewsEvent } from './events.ts'
import { type Worded, word } from './wording.ts'

/** The simulated outlets: where their feeds are and in which language they write. */
export const simulatedFeeds = [
  { path: '/news/wire.rss', name: 'Simulated Wire', language: 'en' },
  { path: '/news/ajans.atom', name: 'Simülasyon Ajansı', language: 'tr' },
] as const

/** `etag`: what the asker already has. */
type FeedRequest = { path: string; nowMs: number; etag?: string | undefined }

/** A reserved name that answers with a page that says what it is. */
const site = 'https://example.com/simulated-news'

/** Answers as an outlet does: RSS in English, Atom in Turkish, and only when something has changed. */
export function* respondFeed(exchange: Exchange, { path, nowMs, etag }: FeedRequest): Steps<HttpReply> {
  const feed = simulatedFeeds.find(one => one.path === path)
  if (!feed) return notFound
  const hour = Math.floor(nowMs / HOUR_MS)
  const headers = { etag: `"${feed.language}-${hour}"`, 'last-modified': new Date(hour * HOUR_MS).toUTCString() }
  if (etag === headers.etag) return { status: 304, headers, body: '' }
  const stories = (yield* eventsAt(exchange, nowMs)).map(event => storyOf(event, feed.language))
  const isAtom = path.endsWith('.atom')
  const type = isAtom ? 'application/atom+xml' : 'application/rss+xml'
  return {
    status: 200,
    headers: { ...headers, 'content-type': `${type}; charset=utf-8` },
    body: String(isAtom ? atom(feed.name, hour * HOUR_MS, stories) : rss(feed.name, stories)),
  }
}

type Story = Worded & { url: string; atMs: number }

function storyOf(event: NewsEvent, language: Language): Story {
  const { kind, symbol, atMs } = event
  const address = `${site}/${language}/${symbol.toLowerCase()}-${kind}-${atMs / HOUR_MS}`
  return { ...word(event, language), url: address, atMs }
}

const itemOf = ({ title, summary, url, atMs }: Story) =>
  xml`<item><title>${title}</title><link>${url}</link><description>${summary}</description><pubDate>${new Date(atMs).toUTCString()}</pubDate></item>`

const rss = (name: string, stories: readonly Story[]) => xml`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${name}</title><link>${site}</link><description>Simulated</description>
${joined(stories.map(itemOf), '\n')}
</channel></rss>`

const entryOf = ({ title, summary, url, atMs }: Story) =>
  xml`<entry><title>${title}</title><id>${url}</id><link rel="alternate" href="${url}"/><summary>${summary}</summary><published>${new Date(atMs).toISOString()}</published></entry>`

const atom = (name: string, updatedMs: number, stories: readonly Story[]) => xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${name}</title><id>${site}</id>
<updated>${new Date(updatedMs).toISOString()}</updated>
${joined(stories.map(entryOf), '\n')}
</feed>`
