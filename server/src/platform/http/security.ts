import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { keyIn } from './key.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may write here: whoever answers looks at no cookie. */
    takesForeignWrites?: boolean
  }
}

type Directives = Record<string, readonly string[]>

/** Content-Security-Policy: our own origin alone, plus the given hosts for payment forms; a kind of page may override directives. */
export function contentPolicy(isProduction: boolean, formHosts: readonly string[], otherwise: Directives = {}): string {
  const own = ["'self'"]
  const withForms = [...own, ...formHosts]
  return policyOf({
    'default-src': own,
    'script-src': withForms,
    'style-src': own,
    'img-src': [...own, 'data:'],
    'font-src': own,
    'connect-src': withForms,
    'frame-src': withForms,
    'worker-src': own,
    'manifest-src': own,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': own,
    'frame-ancestors': ["'none'"],
    ...(isProduction && { 'upgrade-insecure-requests': [] }),
    ...otherwise,
  })
}

/** CSP hash source of an inline style. */
export const styleSource = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`

/** Headers that keep a page from running, framing or leaking what is not ours. */
export function securityHeaders(isProduction: boolean, formHosts: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(isProduction, formHosts),
    'cross-origin-opener-policy': 'same-origin',
    // Images of ours may be shown where a person shares a link.
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    // The filter of old browsers did more harm than good.
    'x-xss-protection': '0',
  }
}

const policyOf = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')

/** CSRF: another site's page cannot write here with the cookies of whoever looks at it (Origin and Sec-Fetch-Site). */
export function refuseForeignWrites(fastify: FastifyInstance) {
  fastify.addHook('onRequest', (request, _, done) => {
    // Who shows a key is known by it, and no cookie is looked at.
    const isOpen = request.routeOptions.config.takesForeignWrites || keyIn(request)
    const isRefused = !isReading(request.method) && isFromElsewhere(request) && !isOpen
    done(isRefused ? new Problem('request.crossSite') : undefined)
  })
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** A browser says where a write comes from; a client that is not a browser says nothing and carries no cookies of ours. */
const isFromElsewhere = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] === 'cross-site' || isForeignScript(request)

/** A script of another site's page calls: what its browser keeps of ours is not looked at. */
export function isForeignScript({ headers: { origin }, host }: FastifyRequest): boolean {
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
