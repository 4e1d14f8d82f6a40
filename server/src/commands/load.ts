import { writeFile } from 'node:fs/promises'
import { readArguments, refuse } from './arguments.ts'
import { chanceFrom } from './fuzz/chance.ts'
import { drive } from './load/drive.ts'
import { gatherPeople } from './load/population.ts'
import { type Report, reportOf, textOf } from './load/report.ts'
import { atRest, watch } from './load/watch.ts'
import { startRigged, throwawayFolder } from './rig/server.ts'

const help = `npm run load                              1,000 people on one server process for a minute
npm run load -- --people N --minutes N    more or fewer people, for longer
npm run load -- --find                    how many people one process holds with p99 below 100 ms
npm run load -- --json FILE               also writes the figures as JSON

Times count from when a request was due, not from when it could be sent. The first ten seconds, in which a fresh
process compiles its code and fills its caches, are not counted.`

const heldMs = 100
const warmSeconds = 10
const findSeconds = 20
const firstPeople = 1_000
const growth = 1.5

export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, {
    people: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '1' },
    find: { type: 'boolean' },
    json: { type: 'string' },
  })
  if (typeof asked === 'number') return asked
  const { values } = asked
  const [people, minutes] = [Number(values.people), Number(values.minutes)]
  if (!(people >= 1 && minutes > 0)) return refuse('--people and --minutes take numbers above zero.')
  const reports = values.find ? await find() : [await measureLoad(people, minutes * 60)]
  for (const report of reports) console.log(textOf(report), '\n')
  if (values.find) console.log(`held: ${reports.filter(isHeld).at(-1)?.people ?? 0} people with p99 below ${heldMs} ms`)
  if (values.json) await writeFile(values.json, `${JSON.stringify(reports, null, 2)}\n`)
  return reports.some(isHeld) ? 0 : 1
}

const isHeld = ({ all }: Report) => all.errors === 0 && all.p99Ms < heldMs

/** More and more people until one process cannot hold them. */
async function find(): Promise<Report[]> {
  const reports: Report[] = []
  for (let people = firstPeople; ; people = Math.round(people * growth)) {
    console.error(`${people} people ...`)
    const report = await measureLoad(people, findSeconds)
    reports.push(report)
    if (!isHeld(report)) return reports
  }
}

/** So many people on a server of their own. */
async function measureLoad(count: number, seconds: number): Promise<Report> {
  const folder = throwawayFolder()
  const server = await startRigged(folder.path)
  try {
    const people = await gatherPeople(server.url, folder.path, count)
    await atRest(server.url)
    await drive(people, warmSeconds * 1000, chanceFrom(2))
    const endWatch = watch(server.url)
    const before = process.cpuUsage()
    const outcomes = await drive(people, seconds * 1000, chanceFrom(1))
    const { user, system } = process.cpuUsage(before)
    return reportOf(count, seconds, outcomes, { feelings: await endWatch(), askingCpuSeconds: (user + system) / 1e6 })
  } finally {
    await server.stop()
    folder.remove()
  }
}
