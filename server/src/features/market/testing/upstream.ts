import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Exchange as Box } from '@pusula/simulator'
import type { CandleRow } from '../checks/candles.ts'
import type { Ticker } from '../facts.ts'
import type { Asked, CandlesAsked, Dialect } from './dialects.ts'
import { type WrongAnswer, wrongCandles, wrongDays } from './wrong-answers.ts'

/** Ways in which a venue fails before it has said anything. */
export const failures = ['hang', 'reset', 'truncate', 'limited', 'failing', 'garbage', 'drip'] as const
export type Fault = (typeof failures)[number] | WrongAnswer

export interface UpstreamOptions {
  box: Box
  symbols: string[]
  dialect: Dialect
  nowMs: () => number
  /** Hears every day as it truly was when somebody asked, also where the answer is then a lie. */
  truth?: (day: Ticker) => void
  /** By how much its false prices are off; no two liars lie alike. */
  factor: number
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>

/** A venue on a real port: honest in front of the exchange in a box, until it is told to fail or to lie. */
export async function startUpstream(options: UpstreamOptions) {
  const { dialect, nowMs } = options
  const state = {
    fault: undefined as Fault | undefined,
    /** How many coins it still speaks of. */
    most: Number.POSITIVE_INFINITY,
    asked: [] as string[],
    /** What it counts against whoever asks, by its published weights. */
    weight: 0,
    hanging: new Set<string>(),
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream')
    const { fault } = state
    state.asked.push(url.pathname)
    state.weight += dialect.weightOf?.(url.pathname) ?? 1
    const hangs = () => state.hanging.add(url.searchParams.get('trace') ?? '')
    const asked = dialect.understand(url.pathname, url.searchParams)
    const lie = isFailure(fault) ? undefined : fault
    const body = () => JSON.stringify(answer({ ...options, symbols: options.symbols.slice(0, state.most) }, asked, lie))
    if (isFailure(fault)) fail(fault, response, body, hangs)
    else send(response, 200, body())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    state,
    nowMs,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

const isFailure = (fault: Fault | undefined): fault is (typeof failures)[number] =>
  failures.some(failure => failure === fault)

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}

function fail(fault: (typeof failures)[number], response: ServerResponse, body: () => string, hangs: () => void) {
  if (fault === 'hang') return hangs()
  if (fault === 'reset') return response.destroy()
  if (fault === 'limited') return send(response, 429, '{}', { 'retry-after': '7' })
  if (fault === 'failing') return send(response, 503, 'Service Unavailable')
  if (fault === 'garbage') return send(response, 200, '<html>Be right back</html>')
  const whole = body()
  const half = whole.slice(0, Math.ceil(whole.length / 2))
  if (fault === 'truncate') return send(response, 200, half)
  // A drip: it begins, and never ends.
  response.writeHead(200, { 'content-length': String(whole.length) }).write(half)
  hangs()
}

function answer(
  { box, symbols, dialect, nowMs, factor, truth }: UpstreamOptions,
  asked: Asked,
  lie: WrongAnswer | undefined,
) {
  const now = nowMs()
  if (asked.kind === 'candles') {
    const rows = rowsOf(box, asked, now)
    return dialect.candles(lie ? wrongCandles(rows, lie, factor, asked) : rows, now)
  }
  if (asked.kind === 'ping') return dialect.ping
  const days = symbols.map(symbol => dayOf(box, symbol, now))
  if (truth) days.forEach(truth)
  return dialect.tickers(lie ? wrongDays(days, lie, factor) : days, now)
}

export function dayOf(box: Box, symbol: string, nowMs: number): Ticker {
  const day = box.ticker24h(symbol, nowMs)
  if (!day) throw new Error(`${symbol} is not in the box`)
  return { ...day, atMs: day.closeMs }
}

function rowsOf(box: Box, { symbol, timeframe, count, beforeMs }: CandlesAsked, nowMs: number) {
  const endMs = beforeMs === undefined ? nowMs : beforeMs - 1
  const candles = box.candles(symbol, timeframe, { limit: count, endMs, nowMs }) ?? []
  return candles.map(
    ({ openMs, open, high, low, close, volumeBase }): CandleRow => [openMs, open, high, low, close, volumeBase],
  )
}
