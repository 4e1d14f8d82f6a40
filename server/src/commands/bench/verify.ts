import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type ChainedClaim, chain, chainStart } from '../../features/record/chain/chain.ts'
import type { ForecastClaim } from '../../features/record/chain/claims.ts'
import { gradeForecast } from '../../features/record/grading/outcomes.ts'
import { type Verdict, verifyLots } from '../../features/record/index.ts'
import { entryLine } from '../../features/record/publish/lines.ts'
import { throwawayFolder } from '../rig/server.ts'
import { lotsOf } from '../verify/sources.ts'
import { openThreads } from '../verify/threads.ts'
import { type Figure, median } from './figures.ts'

const minuteMs = 60_000
const coins = 50
const entries = 300_000
const everyMs = 5 * minuteMs
const startMs = Date.parse('2026-01-01T00:00:00Z')
const endUsd = 100.5
const minutes = (Math.ceil(entries / coins) * everyMs) / minuteMs + 60

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
      priceUsd,
    },
    ...{ dueAt: new Date(issuedAt.getTime() + 15 * minuteMs), venue: 'Binance', medianUsd: priceUsd + some(2) / 100 },
    ...{ low50Usd: priceUsd - some(3), high50Usd: priceUsd + some(4), low80Usd: priceUsd - 1 - some(5) },
    ...{ high80Usd: priceUsd + 1 + some(6), riseProbability: 0.5 + some(7) / 100, scale: 0.01 + some(8) / 100 },
    ...{ calibration: 1 + some(9) / 10, lean: -some(10) / 300, model: 'full', halfWidth: some(11) / 100 },
    constantScale: 0.01 + some(12) / 100,
  }
}

async function writeLines(path: string, lines: Iterable<string>): Promise<void> {
  const file = createWriteStream(path)
  for (const line of lines) if (!file.write(line)) await once(file, 'drain')
  file.end()
  await once(file, 'finish')
}

function* recordLines(): Generator<string> {
  let last = chainStart
  for (let place = 0; place < entries; place++) {
    const [link] = chain([claimAt(place)], last)
    if (!link) return
    last = link
    const grade = gradeForecast(link as ChainedClaim & ForecastClaim, endUsd)
    yield entryLine({ ...link, grade: { ...grade, gradedAt: link.dueAt } } as Parameters<typeof entryLine>[0])
  }
}

function* candleLines(): Generator<string> {
  yield 'time,open,high,low,close,volume\n'
  for (let i = 0; i < minutes; i++) yield `${startMs + i * minuteMs},${Array(4).fill(endUsd).join(',')},12.5\n`
}

interface Run {
  verdict: Verdict
  tookMs: number
  processorMs: number
  mostMb: number
}

/** The command itself, with as many threads as this machine has processors. */
async function measured(files: string[], candles: string | undefined): Promise<Run> {
  const count = availableParallelism()
  const threads = openThreads(count, { prices: candles ? { candles, seed: 1 } : undefined, named: [] })
  const before = process.cpuUsage()
  const startedMs = performance.now()
  let mostMb = 0
  const onProgress = () => {
    mostMb = Math.max(mostMb, process.memoryUsage().rss / 1e6)
  }
  const verdict = await verifyLots(lotsOf(files), { check: threads.check, together: count + 1, onProgress })
  const { user, system } = process.cpuUsage(before)
  const run = { verdict, tookMs: performance.now() - startedMs, processorMs: (user + system) / 1000, mostMb }
  await threads.close()
  return run
}

const rate = (runs: readonly Run[], of: (run: Run) => number) =>
  median(runs.map(run => run.verdict.entries / (of(run) / 1000)))

/** How fast a downloaded record is checked, by the clock and by the processor, and whether a longer one takes more memory. */
export async function benchVerify(): Promise<Figure[]> {
  const folder = throwawayFolder()
  try {
    const file = join(folder.path, 'record.ndjson')
    await writeLines(file, recordLines())
    for (let coin = 0; coin < coins; coin++) await writeLines(join(folder.path, `C${coin}_1m.csv`), candleLines())
    const [chainRuns, allRuns]: [Run[], Run[]] = [[], []]
    for (let round = 0; round < 3; round++) {
      chainRuns.push(await measured([file], undefined))
      allRuns.push(await measured([file], folder.path))
    }
    if (allRuns.some(({ verdict }) => verdict.same !== entries || verdict.brokenAt !== undefined))
      throw new Error('what was measured is not a sound record')
    const longer = await measured(Array(4).fill(file), folder.path)
    const growth = longer.mostMb / Math.max(...allRuns.map(({ mostMb }) => mostMb))
    console.error(`${Math.round(longer.mostMb)} MB at most, with ${availableParallelism()} threads`)
    const [chainRate, allRate] = [rate(chainRuns, run => run.tookMs), rate(allRuns, run => run.tookMs)]
    const speed = (id: string, value: number, target: number | null): Figure => ({
      ...{ id: `verify: ${id}`, value, unit: '/s', target, pass: target === null || value >= target },
    })
    return [
      speed('entries in a second by the clock, chain', chainRate, 50_000),
      speed('entries in a second by the clock, chain and every grade from candle files', allRate, 50_000),
      speed(
        'entries in a second of one processor, chain',
        rate(chainRuns, run => run.processorMs),
        null,
      ),
      speed(
        'entries in a second of one processor, chain and grades',
        rate(allRuns, run => run.processorMs),
        null,
      ),
      {
        ...{ id: 'verify: memory of four times as many entries', value: growth, unit: 'times', target: 1.3 },
        pass: growth <= 1.3,
      },
    ]
  } finally {
    folder.remove()
  }
}
