import type { FastifyRequest } from 'fastify'

/** What a browser fetches ahead is not what a person asked for. */
const isAhead = ({ headers }: FastifyRequest) =>
  /prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`)

/**
 * Whether a wish to leave is the person's own: from one of our pages, or from the address bar. A picture, a link or a
 * script of another page is not, be it on another site or on another name of ours. An older browser says at most which page
 * led here, and one that says nothing is not believed; a client that is no browser has nobody's cookies.
 */
export function isOwnWish(request: FastifyRequest): boolean {
  const { headers, host } = request
  if (isAhead(request)) return false
  const site = headers['sec-fetch-site']
  if (site) return site === 'same-origin' || (site === 'none' && headers['sec-fetch-mode'] === 'navigate')
  const from = headers.origin ?? headers.referer
  if (from) return URL.canParse(from) && new URL(from).host === host
  return !/^Mozilla\//.test(headers['user-agent'] ?? '')
}
