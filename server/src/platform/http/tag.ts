import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** If-None-Match comparison, weak: caches on the way join several tags, and strengthen or weaken them. */
export function isTagged(said: string | undefined, tag: string): boolean {
  const bare = tag.replace(/^W\//, '')
  return (said ?? '').split(',').some(one => one.trim() === '*' || one.trim().replace(/^W\//, '') === bare)
}

/** Weak ETag and 304, so that an unchanged answer to a poll costs a header. Weak, since it means the text in any compression. */
export async function tagAnswer({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown) {
  // A failure is told every time: nobody may take it for what they have already.
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`
  reply.headers({ 'cache-control': 'private, no-cache', etag: tag })
  if (!isTagged(headers['if-none-match'], tag)) return payload
  reply.code(304)
  return null
}
