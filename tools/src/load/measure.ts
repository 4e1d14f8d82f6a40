import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Chance, chanceFrom } from '../fuzz/chance.ts'
import { withServer } from '../rig/server.ts'
import { coinsSeen, type Habit, habitsOf, type Way } from './habits.ts'
import { gatherPeople, type LoadPerson } from './population.ts'
import { type Listening, quantile, type Report, reportOf, type SentRequest, type Storm } from './report.ts'
import { createListener, type Heard, nothingHeard } from './streams.ts'
import { atRest, cpuOf, feel, restingShareOf, watch } from './watch.ts'

const warmSeconds = 10
/** So many of those who listen read nothing any more. */
const slowShare = 0.05
/** So many are opened at once: a crowd comes within a minute, not in a moment. */
const openedAtOnce = 50
const stormMs = 10_000
const stormSeconds = 20
/** As many people as poll are a part of those who listen, so that neither breaks the process. */
const pollingShare = 0.2

interface Wishes {
  people: number
  seconds: number
  /** Also measures the same people without streams, the streams alone, and everybody coming back at once. */
  compares: boolean
  /** Hears each part when it is over. */
  onReport?: (report: Report) => void
}

/** So many people on a server of their own. */
export const measureLoad = ({ people: count, seconds, compares, onReport }: Wishes): Promise<Report[]> =>
  withServer({}, async (server, dataDir) => {
    const reports: Report[] = []
    const add = (report: Report) => {
      reports.push(report)
      onReport?.(report)
    }
    const people = await gatherPeople(server.url, dataDir, count)
    await atRest(server.url)
    const measure = async (some: readonly LoadPerson[], way: Way, forSeconds: number) => {
      const endWatch = watch(server.url)
      const own = monitorEventLoopDelay()
      own.enable()
      const before = process.cpuUsage()
      const outcomes = await drive(some, way, forSeconds * 1000, chanceFrom(1))
      const { user, system } = process.cpuUsage(before)
      own.disable()
      const asking = { askingCpuSeconds: (user + system) / 1e6, askingLagMs: own.percentile(99) / 1e6 }
      const watched = { feelings: await endWatch(), ...asking }
      return reportOf(way, some.length, forSeconds, outcomes, watched)
    }
    const some = people.slice(0, Math.ceil(count * pollingShare))
    await drive(compares ? some : people, 'polling', warmSeconds * 1000, chanceFrom(2))
    if (compares) add(await measure(some, 'polling', seconds))
    await atRest(server.url)
    const restingShare = await restingShareOf(server.url)
    const { memoryMegabytes } = await feel(server.url, 0)

    let heard = nothingHeard()
    await openStreams(server.url, people, () => heard)
    const alone = compares ? await listeningAlone(server.url, restingShare) : undefined
    heard = nothingHeard()
    const streamed = await measure(people, 'streaming', seconds)
    const listening: Listening = {
      streams: people.length,
      ...heardOf(heard, seconds),
      aloneShare: alone,
      kilobytesEach: ((await feel(server.url, 0)).memoryMegabytes - memoryMegabytes) * (1024 / people.length),
    }
    add({ ...streamed, listening })
    if (!compares) return reports
    heard = nothingHeard()
    const [storm, meanwhile] = await Promise.all([comeBack(people), measure(people, 'streaming', stormSeconds)])
    add({ ...meanwhile, storm: { ...storm, lost: heard.lost, refused: heard.refused } })
    return reports
  })

async function openStreams(url: string, people: readonly LoadPerson[], heard: () => Heard) {
  const chance = chanceFrom(3)
  for (let first = 0; first < people.length; first += openedAtOnce) {
    const some = people.slice(first, first + openedAtOnce)
    for (const person of some) {
      person.listener = createListener(url, person.caller, heard, chance.is(slowShare))
      person.listener.listen(coinsSeen(chance))
    }
    await Promise.all(some.map(({ listener }) => listener?.hasHeard()))
  }
}

const aloneSeconds = 10

/** What the streams alone take of one core. */
async function listeningAlone(url: string, restingShare: number): Promise<number> {
  const before = await cpuOf(url)
  await new Promise(resolve => setTimeout(resolve, aloneSeconds * 1000))
  return ((await cpuOf(url)) - before) / aloneSeconds - restingShare
}

function heardOf({ frames, bytes, lagsMs, lost, refused }: Heard, seconds: number) {
  const sorted = lagsMs.sort((a, b) => a - b)
  return {
    framesPerSecond: frames / seconds,
    bytesPerSecond: bytes / seconds,
    lagP50Ms: quantile(sorted, 0.5),
    lagP99Ms: quantile(sorted, 0.99),
    lost,
    refused,
  }
}

/** Everybody loses the line in one moment and comes back within some seconds. */
async function comeBack(people: readonly LoadPerson[]): Promise<Omit<Storm, 'lost' | 'refused'>> {
  const chance = chanceFrom(4)
  const startMs = performance.now()
  const backMs: number[] = []
  await Promise.all(
    people.map(async ({ listener }) => {
      await listener?.cutAndReturn(chance.next() * stormMs)
      backMs.push(performance.now() - startMs)
    }),
  )
  backMs.sort((a, b) => a - b)
  return { halfBackMs: backMs[Math.floor(backMs.length / 2)] ?? 0, allBackMs: backMs.at(-1) ?? 0 }
}

/** Lets everybody follow their habits for that long, at times that do not depend on how quick the answers are. */
async function drive(people: readonly LoadPerson[], way: Way, forMs: number, chance: Chance): Promise<SentRequest[]> {
  const habits = habitsOf(way)
  const outcomes: SentRequest[] = []
  const underWay = new Set<Promise<void>>()
  const endMs = performance.now() + forMs

  const act = async (person: LoadPerson, { name, act }: Habit, dueMs: number) => {
    const status = await act(person, chance).then(
      answer => answer.status,
      () => 0,
    )
    outcomes.push({ name, tookMs: performance.now() - dueMs, status })
  }
  const plan = (person: LoadPerson, habit: Habit, dueMs: number) => {
    if (dueMs >= endMs) return
    setTimeout(() => {
      const acting = act(person, habit, dueMs).finally(() => underWay.delete(acting))
      underWay.add(acting)
      const [leastMs, mostMs] = habit.everyMs
      plan(person, habit, dueMs + leastMs + chance.next() * (mostMs - leastMs))
    }, dueMs - performance.now())
  }
  const startMs = performance.now()
  // Everybody came at a time of their own.
  for (const person of people)
    for (const habit of habits.filter(({ who }) => who.includes(person.kind)))
      plan(person, habit, startMs + chance.next() * habit.everyMs[1])
  await new Promise(resolve => setTimeout(resolve, forMs))
  await Promise.all(underWay)
  return outcomes
}
