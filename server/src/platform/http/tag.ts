import type { onSendHookHandler } from 'fastify'

/** A short name of a text: another text has another one. Nobody gains by making two that share theirs. */
export function tagOf(text: string): string {
  let [a, b] = [0x9e3779b9, 0x85ebca6b]
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    a = Math.imul(a ^ letter, 0x01000193)
    b = Math.imul(b ^ letter, 0x5bd1e995)
    b ^= b >>> 15
  }
  return `W/"${text.length.toString(36)}-${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}"`
}

/** An unchanged answer to a poll costs a header, not a body. */
export const unlessUnchanged: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
  const tag = tagOf(payload)
  reply.header('etag', tag)
  if (request.headers['if-none-match'] !== tag) return done(null, payload)
  reply.code(304)
  return done(null, null)
}
