import { writeFile } from 'node:fs/promises'
import { fixed } from '@pusula/words'
import { readArguments, refuse } from '../../server/src/commands/arguments.ts'
import { measureLoad } from './load/measure.ts'
import { gainOf, type Report, textOf } from './load/report.ts'

const help = `npm run load                              1,000 people on one server process for a minute
npm run load -- --people N --minutes N    more or fewer people, for longer
npm run load -- --find                    how many people one process holds with p99 below 100 ms
npm run load -- --json FILE               also writes the figures as JSON

Times count from when a request was due, not from when it could be sent. The first ten seconds, in which a fresh
process compiles its code and fills its caches, are not counted. Everybody listens to a stream of prices, one of twenty
without reading it; a fifth of them ask again and again before, as pages without a stream do, to compare; and in the end
all lose their streams and come back within ten seconds.`

const heldMs = 100
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
  const onReport = (report: Report) => console.log(textOf(report), '\n')
  const wishes = { people, seconds: minutes * 60, compares: true, onReport }
  const reports = values.find ? await find(onReport) : await measureLoad(wishes)
  const [polled, streamed] = reports
  if (!values.find && polled && streamed)
    console.log(`streams serve ${fixed(gainOf(polled, streamed), 1)} times the people for the same processor time`)
  if (values.find) console.log(`held: ${reports.filter(isHeld).at(-1)?.people ?? 0} people with p99 below ${heldMs} ms`)
  if (values.json) await writeFile(values.json, `${JSON.stringify(reports, null, 2)}\n`)
  return reports.filter(({ way }) => way === 'streaming').some(isHeld) ? 0 : 1
}

const isHeld = ({ all }: Report) => all.errors === 0 && all.p99Ms < heldMs

/** More and more people until one process cannot hold them. */
async function find(onReport: (report: Report) => void): Promise<Report[]> {
  const reports: Report[] = []
  for (let people = firstPeople; ; people = Math.round(people * growth)) {
    console.error(`${people} people ...`)
    const [report] = await measureLoad({ people, seconds: findSeconds, compares: false, onReport })
    if (report) reports.push(report)
    if (!report || !isHeld(report)) return reports
  }
}
