import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Headers that keep a page from running, framing or leaking what is not ours, but for forms of the given hosts. */
export function securityHeaders(isProduction: boolean, formHosts: readonly string[]): Promise<Record<string, string>> {
  return headersOf({
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
}

/** Another site's page cannot write here with the cookies of whoever looks at it. */
export function refuseForeignWrites(fastify: FastifyInstance) {
  fastify.addHook('onRequest', (request, _, done) => {
    done(isReading(request.method) || !isFromElsewhere(request) ? undefined : new Problem('request.crossSite'))
  })
}

/** Helmet works its headers out anew with every request, though they never change: it is asked once. */
async function headersOf(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const [guarded, plain] = [Fastify(), Fastify()]
  await guarded.register(helmet, options)
  const [ours, usual] = [await guarded.inject('/'), await plain.inject('/')]
  const added = Object.entries(ours.headers).filter(([name]) => !(name in usual.headers))
  return Object.fromEntries(added.map(([name, value]) => [name, String(value)]))
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/** A browser says where a write comes from; a client that is not a browser says nothing and carries no cookies of ours. */
function isFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
