import type { FastifyInstance } from 'fastify'

/**
 * CORS headers of the open API: pages of others may read an answer. No origin is named and no cookies are allowed, so that a browser
 * never hands over what it got for whoever is signed in here.
 */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'etag, retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, x-request-id',
}

const asked = {
  ...openHeaders,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, if-none-match',
  'access-control-max-age': '86400',
}

/** Answers CORS preflight requests. */
export function answerPreflights(fastify: FastifyInstance, url: string) {
  if (fastify.hasRoute({ method: 'OPTIONS', url })) return
  fastify.options(url, { config: { ownHeaders: asked } }, (_, reply) => reply.code(204).send())
}
