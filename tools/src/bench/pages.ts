import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fixed } from '@pusula/words'
import { atRest } from '../load/watch.ts'
import { startRigged, throwawayFolder } from '../rig/server.ts'
import { type Metric, median } from './results.ts'

/** What first visits are held against: the last edition before screens stood drawn in their pages. */
const baseCommit = 'd0a2e9d3'
const lighthouse = 'lighthouse@13.5.0'
const rounds = Number(process.env.ROUNDS ?? 5)
const browserFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'

/** First visits, each with its tour; `workRatio` where the work of the main thread is promised too. */
const visits: readonly { name: string; address: string; score: number; workRatio?: number }[] = [
  { name: 'landing', address: '/', score: 99 },
  { name: 'home', address: '/dashboard?guest=true', score: 95, workRatio: 0.7 },
  { name: 'home with a coin', address: '/dashboard?coin=BTC&guest=true', score: 95 },
  { name: 'a coin', address: '/dashboard/analysis?coin=BTC&guest=true', score: 90, workRatio: 0.7 },
  { name: 'record', address: '/track-record', score: 97 },
  { name: 'market', address: '/dashboard/market?guest=true', score: 95 },
  { name: 'coin page', address: '/coins/bitcoin', score: 100 },
]

interface Visit {
  score: number
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  speedIndexMs: number
  shift: number
  workMs: number
}

/** The parts of a report that are told. */
interface Report {
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number }>
}

/** On a busy machine the browser now and then hands over a trace without its beginning; a visit is then made again. */
const tries = 3

async function visit(url: string, triesLeft = tries - 1): Promise<Visit> {
  try {
    return await visitOnce(url)
  } catch (error) {
    if (triesLeft === 0) throw error
    return visit(url, triesLeft - 1)
  }
}

async function visitOnce(url: string): Promise<Visit> {
  const asked = ['--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${browserFlags}`]
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, ...asked],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
      maxBuffer: 2 ** 27,
    },
  )
  const { categories, audits }: Report = JSON.parse(stdout)
  const read = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    score: categories.performance.score * 100,
    firstPaintMs: read('first-contentful-paint'),
    largestPaintMs: read('largest-contentful-paint'),
    blockingMs: read('total-blocking-time'),
    speedIndexMs: read('speed-index'),
    shift: read('cumulative-layout-shift'),
    workMs: read('mainthread-work-breakdown'),
  }
}

const medianOf = (taken: readonly Visit[], pick: (one: Visit) => number) => median(taken.map(pick))

const rowOf = (name: string, taken: readonly Visit[]): string => {
  const seconds = (pick: (one: Visit) => number) => `${fixed(medianOf(taken, pick) / 1_000, 2)} s`
  return [
    name.padEnd(24),
    taken.map(one => fixed(one.score, 0)).join(' '),
    seconds(one => one.firstPaintMs),
    seconds(one => one.largestPaintMs),
    `${fixed(
      medianOf(taken, one => one.blockingMs),
      0,
    )} ms`,
    seconds(one => one.speedIndexMs),
    fixed(
      medianOf(taken, one => one.shift),
      3,
    ),
    `${fixed(
      medianOf(taken, one => one.workMs),
      0,
    )} ms`,
  ].join(' | ')
}

/** A working copy of the commit, built; `BASE_FOLDER` names one that is there already. */
function baseFolder(): { path: string; remove(): void } {
  const { BASE_FOLDER } = process.env
  if (BASE_FOLDER) return { path: BASE_FOLDER, remove: () => undefined }
  const { path, remove } = throwawayFolder()
  const run = (program: string, args: string[], cwd = process.cwd()) => {
    if (spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
      throw new Error(`${program} ${args.join(' ')} failed`)
  }
  run('git', ['worktree', 'add', '--force', '--detach', path, baseCommit])
  run('npm', ['ci', '--no-audit', '--no-fund'], path)
  run('npm', ['run', 'build'], path)
  return {
    path,
    remove: () => {
      remove()
      run('git', ['worktree', 'prune'])
    },
  }
}

/** Both editions serve at once and are visited in turns: by the hour a machine differs more than they do. */
export async function benchPages(): Promise<Metric[]> {
  const base = baseFolder()
  const folders = [throwawayFolder(), throwawayFolder()] as const
  const settings = { RECORD_COINS: '5' }
  const before = await startRigged(folders[0].path, settings, [join(base.path, 'server/dist/main.js')])
  const now = await startRigged(folders[1].path, settings)
  const metrics: Metric[] = []
  try {
    for (const { url } of [before, now]) await atRest(url)
    console.log('first visit | scores | first paint | largest | blocking | speed index | shift | main thread')
    for (const { name, address, score, workRatio } of visits) {
      const taken: [Visit[], Visit[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        taken[0].push(await visit(before.url + address))
        taken[1].push(await visit(now.url + address))
      }
      console.log(rowOf(`${name}, ${baseCommit}`, taken[0]))
      console.log(rowOf(`${name}, now`, taken[1]))
      const reached = medianOf(taken[1], one => one.score)
      metrics.push({
        id: `pages: ${name}, score`,
        value: reached,
        unit: 'of 100',
        target: score,
        pass: reached >= score,
      })
      if (workRatio === undefined) continue
      const ratio = medianOf(taken[1], one => one.workMs) / medianOf(taken[0], one => one.workMs)
      const id = `pages: ${name}, work of the main thread against ${baseCommit}`
      metrics.push({ id, value: ratio, unit: 'ratio', target: workRatio, pass: ratio <= workRatio })
    }
    return metrics
  } finally {
    await Promise.all([before.stop(), now.stop()])
    for (const folder of [...folders, base]) folder.remove()
  }
}
