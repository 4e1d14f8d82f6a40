import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { recalled } from '../recall.ts'
import type { Soon } from '../soon.ts'
import { packed } from './compress.ts'
import type { Head, Parcel } from './every-answer.ts'

/** A short name of a text: another text has another one. It is a weak one, so it means the text in any packing. */
export const tagOf = recalled((text): string => `W/"${hash('sha1', text, 'base64url')}"`)

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

/** One that is never the same twice, since it tells its age: nobody has it already. */
export class Passing extends Written {}

/** An unchanged answer to a poll costs a header, not a body; a long one that has changed is packed. */
export function polled(request: FastifyRequest, written: Written, type: Head): Soon<Parcel> {
  const head = type.concat('cache-control', 'private, no-cache')
  if (written instanceof Passing) return packed(request, written.json, head)
  head.push('etag', written.tag)
  if (request.headers['if-none-match'] === written.tag) return { status: 304, head, body: '' }
  return packed(request, written.json, head)
}
