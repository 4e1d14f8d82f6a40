import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { packed } from './compress.ts'

/** A short name of a text: another text has another one. It is a weak one, so it means the text in any packing. */
export const tagOf = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`

/** A reply that is JSON already, in the declared shape: for those of which most is the same every time. */
export class Written {
  readonly json: string
  #tag: string | undefined

  constructor(json: string) {
    this.json = json
  }

  get tag(): string {
    this.#tag ??= tagOf(this.json)
    return this.#tag
  }
}

/** An unchanged answer to a poll costs a header, not a body; a long one that has changed is packed. */
export function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, written: Written): FastifyReply {
  reply.header('cache-control', 'private, no-cache').header('etag', written.tag)
  if (request.headers['if-none-match'] === written.tag) return reply.code(304).send()
  return reply.send(packed(request, reply, written.json))
}
