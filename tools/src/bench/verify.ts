import { once } from 'node:events'
import { closeSync, createWriteStream, openSync, readSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '@pusula/words'
import { followLog } from '../../../server/src/commands/verify/follow.ts'
import { gatherLots } from '../../../server/src/commands/verify/lots.ts'
import { openThreads } from '../../../server/src/commands/verify/threads.ts'
import { gradeForecast } from '../../../server/src/features/record/grading/outcomes.ts'
import type { GradeFindings } from '../../../server/src/features/record/index.ts'
import { noFindings } from '../../../server/src/features/record/index.ts'
import type { ForecastClaim } from '../../../server/src/features/record/log/claims.ts'
import {
  gradeEntry,
  makeSalt,
  revealEntry,
  saidBy,
  sealEntry,
} from '../../../server/src/features/record/log/entries.ts'
import { bundleOf, entriesIn } from '../../../server/src/platform/tlog/tiles.ts'
import { growingRoot, hashBytes, leafHash, tileWidth } from '../../../server/src/platform/tlog/tree.ts'
import { throwawayFolder } from '../rig/server.ts'
import { type Metric, median } from './results.ts'

/** A thread of the check, as it is shipped. */
const verifier = new URL('../../../server/dist/verifier.js', import.meta.url)
const coins = 50
const claims = 60_000
const everyMs = 5 * MINUTE_MS
const startMs = Date.parse('2026-01-01T00:00:00Z')
const endUsd = 100.5
const longer = 4
const minutes = (Math.ceil((longer * claims) / coins) * everyMs) / MINUTE_MS + 60

/** As many digits as prices and widths have in life: writing and reading them is most of the work. */
function claimAt(place: number): ForecastClaim {
  const issuedAt = new Date(startMs + Math.floor(place / coins) * everyMs)
  const some = (salt: number) => (Math.sin(place * 12.9898 + salt * 78.233) + 1) / 2
  const priceUsd = 100 + some(1)
  return {
    ...{
      source: 'live',
      symbol: `C${place % coins}`,
      what: '15min',
      asked: false,
      slotAt: issuedAt,
      issuedAt,
      edition: 4,
      priceUsd,
    },
    ...{ dueAt: new Date(issuedAt.getTime() + 15 * MINUTE_MS), venue: 'Binance', medianUsd: priceUsd + some(2) / 100 },
    ...{ low50Usd: priceUsd - some(3), high50Usd: priceUsd + some(4), low80Usd: priceUsd - 1 - some(5) },
    ...{ high80Usd: priceUsd + 1 + some(6), riseProbability: 0.5 + some(7) / 100, scale: 0.01 + some(8) / 100 },
    ...{ calibration: 1 + some(9) / 10, lean: -some(10) / 300, model: 'full', halfWidth: some(11) / 100 },
    constantScale: 0.01 + some(12) / 100,
  }
}

/** A log in which each claim is said and graded three quarters of an hour after it was sealed. */
function* entriesOf(count: number): Generator<string> {
  const waiting: { id: number; claim: ForecastClaim; salt: string; said: string }[] = []
  let index = 0
  for (let place = 0; place < count + 500; place++) {
    if (place < count) {
      const claim = claimAt(place)
      const [salt, said] = [makeSalt(), saidBy(claim)]
      yield sealEntry(claim, salt, said)
      waiting.push({ id: index++, claim, salt, said })
    }
    const due = place >= 500 ? waiting.shift() : undefined
    if (!due) continue
    yield revealEntry(due.id, due.salt, due.said)
    yield gradeEntry(due.id, gradeForecast(due.claim, endUsd), due.claim.dueAt)
    index += 2
  }
}

/** Written to a disk in bundles, as a network would bring them. */
async function writeLog(path: string, count: number) {
  const file = createWriteStream(path)
  const root = growingRoot()
  let bundle: Buffer[] = []
  let size = 0
  const write = async () => {
    const bytes = bundleOf(bundle)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    if (!file.write(Buffer.concat([length, bytes, ...bundle.map(leafHash)]))) await once(file, 'drain')
    bundle = []
  }
  for (const entry of entriesOf(count)) {
    bundle.push(Buffer.from(entry))
    root.add(leafHash(Buffer.from(entry)))
    size++
    if (bundle.length === tileWidth) await write()
  }
  if (bundle.length) await write()
  file.end()
  await once(file, 'finish')
  return { path, size, root: root.root() }
}

type WrittenLog = Awaited<ReturnType<typeof writeLog>>

function* bundlesIn({ path, size }: WrittenLog) {
  const file = openSync(path, 'r')
  const read = (length: number) => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes)
    return bytes
  }
  for (let left = size; left > 0; left -= tileWidth) {
    const entries = entriesIn(read(read(4).readUInt32BE()))
    yield { entries, hashes: read(entries.length * hashBytes) }
  }
  closeSync(file)
}

function* candleLines(): Generator<string> {
  yield 'time,open,high,low,close,volume\n'
  for (let i = 0; i < minutes; i++) yield `${startMs + i * MINUTE_MS},${Array(4).fill(endUsd).join(',')},12.5\n`
}

async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  const file = createWriteStream(path)
  for (const line of lines) if (!file.write(line)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
}

interface Run {
  claims: number
  grades: GradeFindings
  wrong: string[]
  tookMs: number
  processorMs: number
  maxMb: number
}

/** What the command does, with as many threads as this machine has processors. */
async function measured(log: WrittenLog, candles: string | undefined): Promise<Run> {
  const count = availableParallelism()
  const threads = candles ? openThreads(count, { candles, seed: 1 }, verifier) : undefined
  const lots = gatherLots(threads?.check ?? (async () => noFindings()), count + 1)
  const before = process.cpuUsage()
  const startedMs = performance.now()
  let maxMb = 0
  const follower = followLog(
    {
      checkpoint: async () => ({ ...log, origin: '', text: '', note: '', signatures: [] }),
      bundles: async function* () {
        yield* bundlesIn(log)
      },
      tile: async () => Buffer.alloc(0),
    },
    {
      onGraded: claim => (threads ? lots.add(claim) : undefined),
      breathe: async () => {
        maxMb = Math.max(maxMb, process.memoryUsage().rss / 1e6)
        await lots.breathe()
      },
      onProgress: () => {},
      marks: [],
    },
  )
  await follower.toCheckpoint()
  const grades = await lots.end()
  const walk = follower.walk.soFar()
  const { user, system } = process.cpuUsage(before)
  const wrong = [...follower.wrong, ...walk.wrong]
  await threads?.close()
  const tookMs = performance.now() - startedMs
  return { claims: walk.claims, grades, wrong, tookMs, processorMs: (user + system) / 1000, maxMb }
}

const rate = (runs: readonly Run[], of: (run: Run) => number) => median(runs.map(run => run.claims / (of(run) / 1000)))

/** How fast a log is checked, by the clock and by the processor, and whether a longer one takes more memory. */
export async function benchVerify(): Promise<Metric[]> {
  const folder = throwawayFolder()
  try {
    const log = await writeLog(join(folder.path, 'log'), claims)
    for (let coin = 0; coin < coins; coin++) await writeLines(join(folder.path, `C${coin}_1m.csv`), candleLines())
    const [logRuns, allRuns]: [Run[], Run[]] = [[], []]
    for (let round = 0; round < 3; round++) {
      logRuns.push(await measured(log, undefined))
      allRuns.push(await measured(log, folder.path))
    }
    if (allRuns.some(({ grades, wrong }) => grades.same !== claims || wrong.length))
      throw new Error(`what was measured is not a sound log: ${allRuns[0]?.wrong[0]}`)
    const long = await measured(await writeLog(join(folder.path, 'longer'), longer * claims), folder.path)
    const growth = long.maxMb / Math.max(...allRuns.map(({ maxMb }) => maxMb))
    console.error(`${Math.round(long.maxMb)} MB at most, with ${availableParallelism()} threads`)
    const speed = (id: string, value: number, target: number | null): Metric => ({
      ...{ id: `verify: ${id}`, value, unit: '/s', target, pass: target === null || value >= target },
    })
    const [byClock, byProcessor] = [(run: Run) => run.tookMs, (run: Run) => run.processorMs]
    return [
      speed('claims in a second by the clock: root, seals, grades and sums', rate(logRuns, byClock), 35_000),
      speed('claims in a second by the clock, and every grade from candle files', rate(allRuns, byClock), 35_000),
      speed('claims in a second of one processor: root, seals, grades and sums', rate(logRuns, byProcessor), null),
      speed('claims in a second of one processor, and grades from candles', rate(allRuns, byProcessor), null),
      {
        ...{ id: 'verify: memory of four times as many claims', value: growth, unit: 'times', target: 1.3 },
        pass: growth <= 1.3,
      },
    ]
  } finally {
    folder.remove()
  }
}
