import type { Chance } from './chance.ts'
import type { Attempt } from './requests.ts'

/** Where pages, files and pictures are, and what is there for machines. */
const starts = [
  ...['/', '//', '/assets/', '/dashboard/', '/dashboard/home', '/coins/', '/og/coins/', '/dev/', '/api/', '/auth/'],
  ...['/api/docs', '/api/openapi.json', '/metrics', '/readyz', '/healthz', '/sitemap.xml', '/robots.txt', '/sw.js'],
  ...[
    '/?coin=',
    '/?language=',
    '/dev/outbox?to=',
    '/coins/btc.svg',
    '/og/coins/BTC.tr.png',
    '/index.html',
    '/theme.js',
  ],
]

const ends = [
  ...['', '%00', 'a%00.js', '%', '%zz', '%E0%A4%A', '../../etc/passwd', '..%2F..%2Fetc%2Fpasswd', '%2e%2e/%2e%2e/'],
  ...['..%5c..%5c', '//', '\\\\', ':8080', '[', '@:99999/', '*', '.env', '.pages/paths.json', 'BTC', '?a=1&a=2', '?'],
  ...['&to=b', 'a'.repeat(3_000), `${'a'.repeat(300)}.js`, 'a/'.repeat(4_000), '%41'.repeat(4_000), '/'.repeat(10_000)],
  ...[`${'a'.repeat(32)}.svg`, `${'%C4%B0'.repeat(30)}.svg`, '%F0%9F%92%A5.tr.png', `?${'a=b&'.repeat(3_000)}`],
]

/** An address outside the contract, or what somebody hopes to find there. */
export const addressFrom = (chance: Chance): Attempt => ({
  kind: 'an address',
  method: chance.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE']),
  url: chance.pick(starts) + chance.pick(ends),
  headers: {
    'accept-encoding': chance.pick(['br', 'gzip', 'identity']),
    accept: chance.pick(['*/*', 'application/json']),
  },
  body: undefined,
})
