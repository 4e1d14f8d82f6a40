import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { importPartChars, portfolio, type ReplyOf } from '@pusula/contract'
import { gatherPeople } from '../load/population.ts'
import { atRest } from '../load/watch.ts'
import type { Caller } from '../rig/person.ts'
import { withServer } from '../rig/server.ts'
import { type Metric, median } from './results.ts'

const entryCount = 50_000
const coins = ['BTC', 'ETH', 'BNB', 'SOL', 'XRP', 'ADA', 'DOGE', 'TRX', 'AVAX', 'DOT', 'LINK', 'LTC', 'ATOM', 'UNI']
const [hourMs, dayMs] = [3_600_000, 86_400_000]
const rounds = 5

/** Ten years of trades: one in three is a sale of a part of what was bought before. */
function fileOf(count: number, endsAtMs: number): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const at = new Date(endsAtMs - (count - i) * 1.7 * hourMs).toISOString()
    const coin = coins[i % coins.length]
    const isSale = Math.floor(i / coins.length) % 3 === 2
    return `${at},${isSale ? 'sell' : 'buy'},${coin},${isSale ? '0.5' : '1.23456789'},${(100 + (i % 97)) / 10},0.1,note ${i}`
  })
  return ['date,kind,symbol,quantity,unit_usd,fee_usd,notes', ...lines].join('\n')
}

const json = { 'content-type': 'application/json' }

async function ask<T>(caller: Caller, method: string, url: string, input?: object): Promise<{ value: T; ms: number }> {
  const startedMs = performance.now()
  const answer = await caller.send({ method, url, ...(input && { headers: json, body: JSON.stringify(input) }) })
  const ms = performance.now() - startedMs
  if (answer.status >= 400) throw new Error(`${method} ${url} was answered with ${answer.status}: ${answer.text}`)
  return { value: JSON.parse(answer.text), ms }
}

/** Reads a file as a page does; how often its bar moved. */
async function runJob(caller: Caller, file: string, work: 'preview' | 'import') {
  const id = randomUUID()
  const url = `${portfolio.importStart.path}/${id}`
  type Job = ReplyOf<typeof portfolio.importJob>
  const steps = new Set<string>()
  let { value: job } = await ask<Job>(caller, 'POST', portfolio.importStart.path, { id, file, work, leaveOut: true })
  while (job.state === 'running') {
    await pause(200)
    job = (await ask<Job>(caller, 'GET', url)).value
    steps.add(`${job.phase} ${job.ratio}`)
  }
  return { report: job.report, moves: steps.size }
}

/** How long others wait for a small call while something is done: the longest of many. */
async function longestWhile(other: Caller, work: () => Promise<unknown>): Promise<number[]> {
  let isDone = false
  const waits: number[] = []
  const watching = (async () => {
    while (!isDone) {
      waits.push((await ask(other, 'GET', portfolio.imports.path)).ms)
      await pause(20)
    }
  })()
  try {
    await work()
  } finally {
    // Left alone, it would fail after the server has ended and hide why.
    isDone = true
    await watching
  }
  return waits
}

/** What a portfolio of ten years costs over HTTP: bringing it in, opening it, changing it, and what others notice of it. */
export const benchRecords = (): Promise<Metric[]> =>
  withServer({}, async (server, dataDir) => {
    const members = (await gatherPeople(server.url, dataDir, 20)).filter(({ kind }) => kind === 'member')
    const [ada, other] = members.map(({ caller }) => caller)
    if (!ada || !other) throw new Error('nobody came')
    await atRest(server.url)
    const quiet = await longestWhile(other, () => pause(4_000))
    const text = fileOf(entryCount, Date.now() - dayMs)
    const file = randomUUID()
    const parts = Math.ceil(text.length / importPartChars)
    const timed: Record<string, number> = {}
    let moves = 0
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const startedMs = performance.now()
      const waits = await longestWhile(other, work)
      timed[name] = performance.now() - startedMs
      return waits
    }
    const waits = [
      ...(await measure('sent', async () => {
        for (let part = 0; part < parts; part++) {
          const some = text.slice(part * importPartChars, (part + 1) * importPartChars)
          await ask(ada, 'POST', portfolio.importPart.path, { file, part, parts, text: some })
        }
      })),
      ...(await measure('previewed', () => runJob(ada, file, 'preview'))),
      ...(await measure('brought in', async () => {
        const { report, moves: moved } = await runJob(ada, file, 'import')
        if (report?.lines.fresh !== entryCount) throw new Error(`only ${report?.lines.fresh} lines came in`)
        moves = moved
      })),
    ]
    const overview = `${portfolio.overview.path}?currency=USD`
    const lira = `${portfolio.overview.path}?currency=TRY`
    const first = (await ask(ada, 'GET', overview)).ms
    const firstLira = (await ask(ada, 'GET', lira)).ms
    const page = await ask<ReplyOf<typeof portfolio.entries>>(ada, 'GET', `${portfolio.entries.path}?coin=BTC&limit=50`)
    const edits: number[] = []
    const after: number[] = []
    const chart = (await ask(ada, 'GET', `${portfolio.history.path}?currency=USD`)).ms
    for (let round = 0; round < rounds; round++) {
      const entry = page.value.entries[round]
      const url = portfolio.change.path.replace(':id', entry?.id ?? '')
      edits.push((await ask(ada, 'PUT', url, { quantity: '2', usdCostBasis: '3' })).ms)
      after.push((await ask(ada, 'GET', overview)).ms)
    }
    // The longest of a thousand calls is the machine's as often as ours; nineteen of twenty tell what people notice.
    const most = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
    const longer = most(waits) - most(quiet)
    const longest = Math.max(...waits) - Math.max(...quiet)
    const metric = (id: string, value: number, target: number | null, unit = 'ms'): Metric => ({
      ...{ id: `records: ${id}`, value, unit, target, pass: target === null || value < target },
    })
    return [
      metric('50,000 lines sent', timed.sent ?? Number.NaN, null),
      metric('50,000 lines previewed', timed.previewed ?? Number.NaN, 30_000),
      metric('50,000 lines brought in', timed['brought in'] ?? Number.NaN, 30_000),
      { ...metric('moves of the bar', moves, 4, ''), pass: moves >= 4 },
      metric('another call meanwhile, 19 of 20 over rest', longer, 100),
      metric('another call meanwhile, longest over rest', longest, 100),
      metric('first overview of 50,000 entries', first, 1_500),
      metric('first overview in lira', firstLira, 1_500),
      metric('a page of entries', page.ms, 300),
      metric('chart', chart, 1_500),
      metric('a correction', median(edits), 300),
      metric('overview after a correction', median(after), 300),
    ]
  })
