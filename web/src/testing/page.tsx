import {
  accounts,
  allRoutes,
  analysis,
  app,
  type Currency,
  credits,
  guests,
  type ProblemCode,
  problems,
  type ReplyOf,
  type Route,
  record,
  today,
  turn,
} from '@pusula/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Value } from 'typebox/value'
import { afterEach, expect, vi } from 'vitest'
import { demoReply } from '../demo/demo.ts'
import { setLanguage } from '../lib/language.ts'
import { chosenCurrency } from '../lib/money/currency.ts'
import { queryClient } from '../lib/query.ts'
import { ToastHost } from '../ui/overlays/ToastHost.tsx'

interface Heard {
  route: Route
  input: Record<string, unknown>
}

type Reply = { status: number; body: unknown }
type Answerer = (input: Record<string, unknown>) => Reply | Promise<Reply>

/** What a server says to a call; it must be what the contract has promised. */
export type Answered = [route: Route, answer: Answerer]

export const reply = <R extends Route>(route: R, value: ReplyOf<R>): Answered => replyWith(route, () => value)

export const replyWith = <R extends Route>(
  route: R,
  make: (input: Record<string, unknown>) => ReplyOf<R> | Promise<ReplyOf<R>>,
): Answered => [
  route,
  async input => {
    const body = await make(input)
    expect([...Value.Errors(route.reply, body)], `${route.path} is answered as declared`).toEqual([])
    return { status: 200, body }
  },
]

/** The server may have done it; its answer does not arrive. */
export const lost = (route: Route): Answered => [route, () => Promise.reject(new TypeError('Failed to fetch'))]

export const refuse = (route: Route, code: ProblemCode, details?: object): Answered => {
  const { status, tr, en } = problems[code]
  return [route, () => ({ status, body: { error: { code, message: en, messageTr: tr, messageEn: en, details } } })]
}

const withPath = (route: Route, path: string) => {
  const names: string[] = []
  const pattern = route.path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/]+)'
  })
  const found = new RegExp(`^${pattern}$`).exec(path)
  return found && Object.fromEntries(names.map((name, place) => [name, decodeURIComponent(found[place + 1] ?? '')]))
}

function heardIn(url: string, { method = 'GET', body }: RequestInit): Heard | null {
  const { pathname, searchParams } = new URL(url, 'http://pusula.test')
  for (const { route } of allRoutes) {
    const params = route.method === method ? withPath(route, pathname) : null
    if (!params) continue
    const text = typeof body === 'string' ? body : ''
    const sent = route.body === 'form' ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}')
    return { route, input: { ...Object.fromEntries(searchParams), ...params, ...sent } }
  }
  return null
}

const sample = <R extends Route>(route: R, input: object = {}): ReplyOf<R> =>
  // The demo answers in the shape of the contract, and is checked against it.
  demoReply(route, input)?.value as ReplyOf<R>

/** As the demo would answer: a whole reply that agrees with the others. */
export const sampled = <R extends Route>(route: R): Answered => replyWith(route, input => sample(route, input))

export const member: ReplyOf<typeof accounts.user> = {
  ...sample(accounts.user),
  tier: 'member',
  firstName: 'Ada',
  email: 'ada@example.com',
  remainingAnalyses: 7,
}

const visitorId = '00000000-0000-4000-8000-000000000001'
const info = { version: '1.4.8', dev: true, market: 'simulated' as const, googleSignIn: false }

/** A track record that has just begun. */
export const noRecord: ReplyOf<typeof record.trackRecord> = {
  ...{
    source: 'simulated',
    seed: 1,
    days: 90,
    coins: [],
    replay: null,
    liveSince: null,
    liveDays: 0,
    total: null,
    unknown: 0,
  },
  ...{ horizons: [], weeks: [], hours: [], chances: [], plans: [], latest: [], gaps: [] },
  since: '2026-08-17',
  log: { checkpoint: null, cosigned: [], sealed: 0, checkedAt: null, finding: null, months: [] },
}

/** Every page asks these, or those around an analysis. */
const always = (isMember: boolean): Answered[] => [
  reply(app.info, { ...info, signedIn: isMember }),
  reply(guests.account, { visitorId, remainingCredits: 5, memberEmail: null }),
  reply(guests.stats, { used: 0, limit: 5, remaining: 5 }),
  reply(credits.open, { coins: [], gifts: [] }),
  reply(analysis.kept, []),
  sampled(analysis.kind),
  sampled(today.summary),
  sampled(turn.today),
  reply(record.trackRecord, noRecord),
  reply(record.consistency, { checkpoint: null, verifierKey: null, proof: null }),
]

interface Options {
  address?: string
  language?: 'tr' | 'en'
  /** What amounts are read in; nobody's device decides it, which would take lira for Turkish in Turkey. */
  currency?: Currency
  /** Where the device is, for a test that speaks of a day; the others run wherever they are started. */
  timeZone?: string
  isMember?: boolean
  answers?: readonly Answered[]
  /** What the clock of the server says, where it is not that of the device. */
  serverTime?: Date
}

const elsewhere = createRoot(document.createElement('div'))
let flushes = 0

/**
 * In the place of the library's: on a busy machine an element is found between its commit and its effects, and what subscribes to a store in
 * an effect misses what the test does next. React runs the effects that are due, of any root, before it renders.
 */
async function asyncWrapper<T>(callback: () => Promise<T>): Promise<T> {
  const result = await callback()
  await new Promise(resolve => setTimeout(resolve, 0))
  act(() => elsewhere.render(++flushes))
  return result
}

// A busy machine is slow, not wrong; and a whole page in an error hides what is missing.
configure({ asyncWrapper, asyncUtilTimeout: 120_000, getElementError: message => new Error(message ?? '') })

// Nobody waits for the second before another try.
const usual = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 0 } })

/** A document without a size: whatever is asked about is on the screen. */
class AlwaysSeen {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe = () => this.#tell([{ isIntersecting: true }])
  unobserve = () => undefined
  disconnect = () => undefined
}

let unexpected: string[] = []
afterEach(() => {
  cleanup()
  queryClient.clear()
  // What a browser keeps of one person is nothing that the next one finds.
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const calls = unexpected
  unexpected = []
  expect(calls, 'calls that no answer was given for').toEqual([])
})

/** A screen as a person meets it, with a server that says what it is told to say. */
export function openPage(content: ReactNode, options: Options = {}) {
  const { address = '/', language = 'en', currency = 'USD', isMember = false, answers = [], serverTime } = options
  if (options.timeZone) vi.stubEnv('TZ', options.timeZone)
  chosenCurrency.set(currency)
  history.replaceState(null, '', address)
  setLanguage(language)
  const said = new Map<Route, Answerer>([
    ...always(isMember),
    ...(isMember ? [reply(accounts.user, member)] : [refuse(accounts.user, 'accounts.signInRequired')]),
    ...answers,
  ])
  vi.stubGlobal('IntersectionObserver', AlwaysSeen)
  const calls: Heard[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const heard = heardIn(url, init)
    const answer = heard && said.get(heard.route)
    if (!heard || !answer) {
      unexpected.push(`${init.method} ${url}`)
      throw new TypeError('Failed to fetch')
    }
    calls.push(heard)
    const { status, body } = await answer(heard.input)
    return Response.json(body, { status, headers: serverTime ? { date: serverTime.toUTCString() } : {} })
  })
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      {content}
      <ToastHost label="Messages" closeLabel="Close" />
    </QueryClientProvider>,
  )
  return {
    user: userEvent.setup(),
    unmount,
    /** What the server was asked by this route, in order. */
    asked: (route: Route) => calls.filter(heard => heard.route === route).map(({ input }) => input),
    /** From now on the server says this. */
    answer: (...next: Answered[]) => next.forEach(([route, how]) => void said.set(route, how)),
  }
}

/** The box under the terms opens them first; whoever has seen their end may tick it. */
export async function acceptTerms(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('checkbox'))
  await user.click(await screen.findByRole('button', { name: 'I Understand' }))
}

/** A question listens only once it has been seen for a moment. */
export async function awake(name: string | RegExp): Promise<HTMLElement> {
  const button = () => within(screen.getByRole('dialog')).getByRole('button', { name })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  return button()
}
