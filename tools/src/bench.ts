import { writeFile } from 'node:fs/promises'
import { readArguments, refuse } from '../../server/src/commands/arguments.ts'
import type { Metric } from './bench/results.ts'

/** The suites that measure, in order; each is loaded only here, with whatever it compares itself to. */
const suites: Record<string, () => Promise<Metric[]>> = {
  indicators: async () => (await import('./bench/indicators.ts')).benchIndicators(),
  analysis: async () => (await import('./bench/analysis.ts')).benchAnalysis(),
  market: async () => (await import('./bench/market.ts')).benchMarket(),
  portfolio: async () => (await import('./bench/portfolio.ts')).benchPortfolio(),
  records: async () => (await import('./bench/records.ts')).benchRecords(),
  news: async () => (await import('./bench/news.ts')).benchNews(),
  instances: async () => (await import('./bench/instances.ts')).benchInstances(),
  growth: async () => (await import('./bench/growth.ts')).benchGrowth(),
  memory: async () => (await import('./bench/memory.ts')).benchMemory(),
  start: async () => (await import('./bench/start.ts')).benchStart(),
  gems: async () => (await import('./bench/gems.ts')).benchGems(),
  record: async () => (await import('./bench/record.ts')).benchRecord(),
  log: async () => (await import('./bench/log.ts')).benchLog(),
  verify: async () => (await import('./bench/verify.ts')).benchVerify(),
  served: async () => (await import('./bench/served.ts')).benchServed(),
  turn: async () => (await import('./bench/turn.ts')).benchTurn(),
  assistants: async () => (await import('./bench/assistants.ts')).benchAssistants(),
  'own-coins': async () => (await import('./bench/own-coins.ts')).benchOwnCoins(),
}

/** Those that want a browser and half an hour: only where they are named. */
const longSuites: typeof suites = {
  pages: async () => (await import('./bench/pages.ts')).benchPages(),
}

const names = Object.keys({ ...suites, ...longSuites })

const help = `npm run bench                  prints every figure with its target
npm run bench -- NAME ...      only these suites: ${names.join(', ')}
npm run bench -- pages         first visits in Lighthouse, in turns with commit d0a2e9d3; not part of all
npm run bench -- --json FILE   also writes them as JSON`

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, { json: { type: 'string' } }, Number.POSITIVE_INFINITY)
  if (typeof asked === 'number') return asked
  const { values, positionals: named } = asked
  const unknown = named.find(name => !names.includes(name))
  if (unknown) return refuse(`There is no suite "${unknown}", only ${names.join(', ')}.`)
  const chosen = named.length ? Object.entries({ ...suites, ...longSuites }) : Object.entries(suites)
  const metrics: Metric[] = []
  const broken: string[] = []
  for (const [name, suite] of chosen.filter(([name]) => !named.length || named.includes(name))) {
    console.error(`measuring ${name} ...`)
    try {
      metrics.push(...(await suite()))
    } catch (error) {
      // What the others measured took minutes, and is told all the same.
      console.error(error)
      broken.push(name)
    }
  }
  for (const { id, value, unit, target, pass } of metrics)
    console.log(
      `${pass ? 'reached' : 'MISSED '}  ${id}: ${value.toPrecision(3)} ${unit} ${target === null ? '' : `(target ${target})`}`,
    )
  console.log(`${metrics.filter(({ pass }) => pass).length} of ${metrics.length} targets reached`)
  if (broken.length) console.log(`NOT MEASURED: ${broken.join(', ')}; what went wrong stands above`)
  if (values.json) await writeFile(values.json, `${JSON.stringify(metrics, null, 2)}\n`)
  return broken.length === 0 && metrics.every(({ pass }) => pass) ? 0 : 1
}
