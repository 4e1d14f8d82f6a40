import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text that is sent often: compressed once, by whoever asks for it first, so that the start does not wait for it. */
export interface Packed {
  plain: string
  br: Buffer
  gzip: Buffer
}

/** Beyond this the text shrinks by a few bytes and takes twice as long. */
const brotliQuality = 9

export function packed(plain: string): Packed {
  let br: Buffer | undefined
  let gzip: Buffer | undefined
  return {
    plain,
    get br() {
      br ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      return br
    },
    get gzip() {
      gzip ??= gzipSync(plain, { level: 9 })
      return gzip
    },
  }
}

/** A packing that is named and not refused by a weight of nothing. */
const packings = (['br', 'gzip'] as const).map(name => ({
  name,
  isTaken: new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`),
}))

/** The best of our packings that the browser takes. */
export function packingFor({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return packings.find(({ isTaken }) => isTaken.test(accepted))?.name
}

export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: Packed): FastifyReply {
  reply.header('vary', 'accept-encoding, accept-language').header('cache-control', 'no-cache')
  const packing = packingFor(request)
  return packing ? reply.header('content-encoding', packing).send(page[packing]) : reply.send(page.plain)
}
