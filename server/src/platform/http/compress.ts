import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyRequest, onSendHookHandler } from 'fastify'
import { after, type Soon } from '../soon.ts'
import { type Head, type Parcel, setHead } from './every-answer.ts'
import { packingFor } from './packed.ts'

/** Below this an answer travels in one packet either way. */
const minLength = 1_024
/** Above this it takes so long that it is done beside the event loop, which costs others nothing. */
const longLength = 65_536

/** Made for one request each, so speed counts: 15 kB of candles become 4.5 kB in less than a millisecond. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }
const packers = {
  br: (text: string) => brotliCompressSync(text, quickly),
  gzip: (text: string) => gzipSync(text, { level: 1 }),
}
const [brotliBeside, gzipBeside] = [promisify(brotliCompress), promisify(gzip)]
const packersBeside = {
  br: (text: string): Promise<Buffer> => brotliBeside(text, quickly),
  gzip: (text: string): Promise<Buffer> => gzipBeside(text, { level: 1 }),
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
export function packed(request: FastifyRequest, text: string, head: Head = []): Soon<Parcel> {
  if (text.length < minLength) return { status: 200, head, body: text }
  const packing = packingFor(request)
  const says = head.concat('vary', 'accept-encoding')
  if (!packing) return { status: 200, head: says, body: text }
  says.push('content-encoding', packing)
  const body = text.length > longLength ? packersBeside[packing](text) : packOnce(packing, text)
  return after(body, bytes => ({ status: 200, head: says, body: bytes }))
}

/** Sends a long text packed. */
export const compress: onSendHookHandler<unknown> = async (request, reply, payload) => {
  if (typeof payload !== 'string') return payload
  const { head, body } = await packed(request, payload)
  setHead(reply, head)
  return body
}
