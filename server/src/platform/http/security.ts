import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

/** Headers that keep a page from running, framing or leaking what is not ours, but for forms of the given hosts. */
export async function secure(fastify: FastifyInstance, isProduction: boolean, formHosts: readonly string[]) {
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...formHosts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...formHosts],
        frameSrc: ["'self'", ...formHosts],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isProduction && { upgradeInsecureRequests: [] }),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isProduction && { maxAge: 31_536_000, includeSubDomains: true },
    // Images of ours may be shown where a person shares a link.
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  fastify.addHook('onRequest', async ({ method, headers, host }) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
    if (isFromElsewhere(headers.origin, headers['sec-fetch-site'], host)) throw new Problem('request.crossSite')
  })
}

/** A browser says where a write comes from; a client that is not a browser says nothing and carries no cookies of ours. */
function isFromElsewhere(origin: string | undefined, site: string | string[] | undefined, host: string): boolean {
  if (site === 'cross-site') return true
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
