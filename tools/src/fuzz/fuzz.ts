import { allRoutes, type NamedRoute, problems, type Route, usualBytes } from '@pusula/contract'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { type Chance, chanceFrom } from './chance.ts'
import { openBooks } from './cost.ts'
import type { Meter } from './meter.ts'
import { type Answer, type Attempt, attemptAt, meant, type Sender, type Taken } from './requests.ts'
import { sizedAt } from './sizes.ts'
import { valuesFrom } from './values.ts'
import { type Ask, walks } from './walks.ts'

export interface Finding {
  call: string
  sender: string
  attempt: Attempt
  wrong: string
}

interface FuzzResult {
  requests: number
  findings: Finding[]
  /** How many answers had each status. */
  statuses: Record<number, number>
  /** Calls that were never answered with success: what was sent to them did not get far. */
  neverTaken: string[]
  /** Those of them that were sent as they are meant. */
  refusedThoughMeant: string[]
  /** The slowest, measured once more. */
  table(): Promise<string>
}

/** Each of them takes its caller out. */
const leaving = new Set(['logout', 'logoutEverywhere', 'remove', 'changePassword', 'endSession'])
/** All but those that answer for as long as somebody listens. */
const endingRoutes = allRoutes.filter(({ route }) => route.answer !== 'events')
const isLeaving = ({ feature, name }: NamedRoute) => feature === 'accounts' && leaving.has(name)

const replies = new Map<NamedRoute, { Check(value: unknown): boolean }>()
function replyCheck(named: NamedRoute) {
  const check = replies.get(named) ?? Compile(named.route.reply as TSchema)
  replies.set(named, check)
  return check
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeIn(body: unknown): string {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

const stackTrace = /\bat .{1,200}\.[jt]s:\d+|node_modules/

/** What is wrong with an answer, if anything is. */
export function faultOf(named: NamedRoute, { status, type, text }: Answer): string | undefined {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`
  if (stackTrace.test(text)) return `a stack trace: ${text.slice(0, 300)}`
  if (status >= 400) return codeIn(parsed(text)) in problems ? undefined : `no problem of ours: ${text.slice(0, 300)}`
  if (status !== 200 || named.route.answer !== 'json' || !type.includes('json')) return undefined
  return replyCheck(named).Check(parsed(text)) ? undefined : `a reply outside its shape: ${text.slice(0, 300)}`
}

/** The same for an address outside the contract: pages and files say what they like, and do not break. */
const faultAt = ({ status, text }: Answer): string | undefined => {
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`
  return stackTrace.test(text) ? `a stack trace: ${text.slice(0, 300)}` : undefined
}

const headerLimit = 16_000
/** The line may be cut only for those who send more than is taken. */
function cutFault({ url, headers, body = '' }: Attempt, { text }: Answer, named?: NamedRoute): string | undefined {
  const limit = named?.route.maxBytes ?? usualBytes
  const isTooMuch = Buffer.byteLength(body) > limit || url.length + JSON.stringify(headers).length > headerLimit
  return isTooMuch ? undefined : `the line was cut: ${text}`
}

const nameOf = ({ feature, name }: NamedRoute) => `${feature}.${name}`

/** How many requests lie between two times that everybody does what the product is for. */
const walkEvery = 2_500

interface Asked {
  senders: Sender[]
  requests: number
  seed: number
  meter: Meter
  onProgress(done: number): void
}

/** Sends that many requests, made from the shapes of all calls, and looks at every answer and at what it cost. */
export async function fuzz({ senders, requests, seed, meter, onProgress }: Asked): Promise<FuzzResult> {
  const chance = chanceFrom(seed)
  const values = valuesFrom(chance)
  const books = openBooks(meter)
  const findings: Finding[] = []
  const statuses: Record<number, number> = {}
  const succeeded = new Set<Route>()
  const taken: Taken = new Map()

  /** Sends it, looks at the answer and, from the second walk on, when all code has been used once, at what it cost. */
  async function send(call: string, sender: Sender, attempt: Attempt, named?: NamedRoute): Promise<Answer> {
    let first: Answer | undefined
    const tell = (wrong: string) => findings.push({ call, sender: sender.name, attempt, wrong })
    const sendOnce = async () => {
      const answer = await sender.send(attempt)
      first ??= answer
      return answer.status
    }
    const slow = isWarm ? await books.send({ call, attempt, send: sendOnce }, !named || !isLeaving(named)) : undefined
    const answer = first ?? (await sender.send(attempt))
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (named && answer.status < 400) succeeded.add(named.route)
    const isCut = answer.status === 0
    const wrong = isCut ? cutFault(attempt, answer, named) : named ? faultOf(named, answer) : faultAt(answer)
    if (wrong) tell(wrong)
    if (slow) tell(slow)
    return answer
  }

  let isWarm = false
  const asMeant = new Set<Route>()
  const ask: Ask = async (sender, route, input) => {
    asMeant.add(route)
    const named = allRoutes.find(one => one.route === route)
    if (!named) throw new Error(`${route.path} is not in the contract`)
    const answer = await send(nameOf(named), sender, meant(route, input), named)
    if (answer.status < 400) taken.set(route, input)
    return answer
  }
  for (let i = 0; i < requests; i++) {
    if (i % walkEvery === 0) for (const walk of walks) await walk({ senders, ask, number: i })
    isWarm = true
    onProgress(i + 1)
    const sender = chance.pick(senders)
    if (chance.is(0.05)) {
      await send('pages', sender, addressFrom(chance))
      continue
    }
    const named = chance.pick(endingRoutes)
    // Coming back costs more than the attempt itself.
    if (isLeaving(named) && !chance.is(0.1)) continue
    const attempt = chance.is(0.4) ? sizedAt(named, chance, values) : attemptAt(named, chance, values, taken)
    const answer = await send(nameOf(named), sender, attempt, named)
    if (isLeaving(named) && answer.status < 400) await sender.renew()
  }
  const left = endingRoutes.filter(({ route }) => !succeeded.has(route))
  return {
    requests,
    findings,
    statuses,
    neverTaken: left.map(nameOf),
    refusedThoughMeant: left.filter(({ route }) => asMeant.has(route)).map(nameOf),
    table: books.table,
  }
}

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
const addressFrom = (chance: Chance): Attempt => ({
  kind: 'an address',
  method: chance.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE']),
  url: chance.pick(starts) + chance.pick(ends),
  headers: {
    'accept-encoding': chance.pick(['br', 'gzip', 'identity']),
    accept: chance.pick(['*/*', 'application/json']),
  },
  body: undefined,
})
