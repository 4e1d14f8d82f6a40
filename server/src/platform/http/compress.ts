import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyRequest, onSendHookHandler } from 'fastify'
import { type Head, type Parcel, setHead } from './every-answer.ts'
import { packingFor } from './packed.ts'

/** Below this an answer travels in one packet either way. */
const minLength = 1_024

/** Made for one request each, so speed counts: 15 kB of candles become 4.5 kB in less than a millisecond. */
const packers = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
}

/** Some of them go to many, one after another. */
const mostKept = 50
const kept = { br: new Map<string, Buffer>(), gzip: new Map<string, Buffer>() }

function packOnce(packing: keyof typeof packers, text: string): Buffer {
  const known = kept[packing]
  const before = known.get(text)
  if (before) return before
  const bytes = packers[packing](text)
  known.set(text, bytes)
  const oldest = known.size > mostKept ? known.keys().next() : undefined
  if (oldest && !oldest.done) known.delete(oldest.value)
  return bytes
}

/** A long text packed as the browser takes it, with the headers that say so; a short one as it is. */
export function packed(request: FastifyRequest, text: string, head: Head = []): Parcel {
  const packing = text.length < minLength ? undefined : packingFor(request)
  const says = text.length < minLength ? [] : ['vary', 'accept-encoding']
  if (packing) says.push('content-encoding', packing)
  return { status: 200, head: head.concat(says), body: packing ? packOnce(packing, text) : text }
}

/** Sends a long text packed. */
export const compress: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (typeof payload !== 'string') return done(null, payload)
  const { head, body } = packed(request, payload)
  setHead(reply, head)
  done(null, body)
}
