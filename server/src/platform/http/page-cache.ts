import { hash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { limitedTo } from '../concurrency.ts'
import { Problem } from '../problem.ts'
import { isTagged } from './tag.ts'

/** Rendered page or file before compression. */
export interface Drawn {
  text: string
  /** As of when what it says is true. */
  at: Date
}

/** Cached page, compressed once and sent to everybody. */
export interface CachedPage {
  tag: string
  lastModified: string
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
}

const brotliQuality = 5

function packed({ text, at }: Drawn): CachedPage {
  const plain = Buffer.from(text)
  return {
    tag: `W/"${hash('sha1', plain, 'base64url')}"`,
    lastModified: at.toUTCString(),
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  }
}

interface PageCacheOptions {
  clock: Clock
  /** For so long nobody has it drawn again. */
  freshMs: number
  /** An older one stands in for so long where a new one cannot be drawn. */
  tooOldMs: number
  maxEntries: number
}

/** Whoever asks for all pages at once waits for their turn, and above this many is told to come back. */
const atOnce = 4
const maxWaiting = 200

/** Pages that are drawn when somebody asks, once for all who ask within a while. Undefined where there is no such page. */
export function pageCache<Key extends string>(
  { clock, freshMs, tooOldMs, maxEntries }: PageCacheOptions,
  draw: (key: Key) => Promise<Drawn | undefined>,
) {
  const places = limitedTo(atOnce)
  const cached = new Map<Key, { page: CachedPage; atMs: number }>()
  const underWay = new Map<Key, Promise<CachedPage | undefined>>()

  async function drawNow(key: Key): Promise<CachedPage | undefined> {
    if (places.waiting() >= maxWaiting) throw new Problem('server.busy')
    const drawn = await places.run(() => draw(key))
    cached.delete(key)
    if (!drawn) return undefined
    const page = packed(drawn)
    cached.set(key, { page, atMs: clock.now().getTime() })
    const oldest = cached.size > maxEntries ? cached.keys().next() : undefined
    if (oldest && !oldest.done) cached.delete(oldest.value)
    return page
  }

  function drawOnce(key: Key): Promise<CachedPage | undefined> {
    const running = underWay.get(key)
    if (running) return running
    const started = drawNow(key).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }

  return (key: Key): CachedPage | Promise<CachedPage | undefined> => {
    const found = cached.get(key)
    const ageMs = found ? clock.now().getTime() - found.atMs : 0
    // A clock that was turned back makes nothing fresh for ever.
    if (found && ageMs >= 0 && ageMs < freshMs) return found.page
    return drawOnce(key).catch(error => {
      if (found && ageMs < tooOldMs) return found.page
      throw error
    })
  }
}

/** Sends what a reader does not have yet, in the packing they can open. */
export function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  vary = 'accept-encoding',
) {
  reply.headers({ etag: page.tag, 'last-modified': page.lastModified, vary })
  if (isTagged(headers['if-none-match'], page.tag)) return reply.code(304).send()
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!;q=0)/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli)
  if (/\bgzip\b(?!;q=0)/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}
