import { fixed } from '@pusula/words'
import type { Way } from './habits.ts'
import type { Feeling } from './watch.ts'

export interface SentRequest {
  name: string
  /** From when it was due, so that a server that stands still cannot hide the requests that wait behind it. */
  tookMs: number
  /** 0 where there was no answer at all. */
  status: number
}

interface Times {
  name: string
  requests: number
  errors: number
  p50Ms: number
  p99Ms: number
  slowestMs: number
}

/** What those who listened heard, and what it took. */
export interface Listening {
  streams: number
  framesPerSecond: number
  bytesPerSecond: number
  /** From the server's time stamp to the reader. */
  lagP50Ms: number
  lagP99Ms: number
  lost: number
  refused: number
  /** Of one core, while nobody asks anything; only where that was measured. */
  aloneShare: number | undefined
  kilobytesEach: number
}

/** How everybody came back at once. */
export interface Storm {
  halfBackMs: number
  allBackMs: number
  lost: number
  refused: number
}

export interface Report {
  way: Way
  people: number
  seconds: number
  requestsPerSecond: number
  all: Times
  byCall: Times[]
  /** How much of one core the server took, and how much those who asked: near 1, they measure themselves. */
  serverShare: number
  askingShare: number
  /** How long the event loop of those who ask was held up (p99): their waiting, not the server's. */
  askingLagMs: number
  /** Of 100 answers 99 took at most so long, by the server's own clock: without the waiting of those who ask. */
  ownP99Ms: number
  feelings: Feeling[]
  listening?: Listening
  storm?: Storm
}

interface Watched {
  feelings: Feeling[]
  askingCpuSeconds: number
  askingLagMs: number
}

/** The value that so many of them do not exceed. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function timesOf(name: string, outcomes: readonly SentRequest[]): Times {
  const sorted = outcomes.map(({ tookMs }) => tookMs).sort((a, b) => a - b)
  return {
    name,
    requests: outcomes.length,
    errors: outcomes.filter(({ status }) => status === 0 || status >= 400).length,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    slowestMs: sorted.at(-1) ?? 0,
  }
}

export function reportOf(
  way: Way,
  people: number,
  seconds: number,
  outcomes: readonly SentRequest[],
  { feelings, askingCpuSeconds, askingLagMs }: Watched,
): Report {
  const [first, last] = [feelings[0], feelings.at(-1)]
  const watchedSeconds = (last?.afterSeconds ?? 0) - (first?.afterSeconds ?? 0)
  const names = [...new Set(outcomes.map(({ name }) => name))].sort()
  return {
    way,
    people,
    seconds,
    requestsPerSecond: outcomes.length / seconds,
    all: timesOf('all', outcomes),
    byCall: names.map(name =>
      timesOf(
        name,
        outcomes.filter(outcome => outcome.name === name),
      ),
    ),
    serverShare: ((last?.cpuSeconds ?? 0) - (first?.cpuSeconds ?? 0)) / Math.max(1, watchedSeconds),
    askingShare: askingCpuSeconds / seconds,
    askingLagMs,
    ownP99Ms: ownP99Ms(first, last),
    feelings,
  }
}

/** The server counts in steps: the first one that holds 99 of 100 answers. */
function ownP99Ms(first: Feeling | undefined, last: Feeling | undefined): number {
  const given = (seconds: number) =>
    (last?.answeredWithin.get(seconds) ?? 0) - (first?.answeredWithin.get(seconds) ?? 0)
  const all = given(Number.POSITIVE_INFINITY)
  const steps = [...(last?.answeredWithin.keys() ?? [])].sort((a, b) => a - b)
  return 1000 * (steps.find(seconds => given(seconds) >= 0.99 * all) ?? Number.NaN)
}

const timesLine = ({ name, requests, errors, p50Ms, p99Ms, slowestMs }: Times) =>
  `${name.padEnd(14)} ${String(requests).padStart(8)} ${String(errors).padStart(7)} ` +
  [p50Ms, p99Ms, slowestMs].map(ms => `${fixed(ms, 1)} ms`.padStart(11)).join(' ')

const listeningLine = ({ streams, framesPerSecond, bytesPerSecond, lost, aloneShare, ...rest }: Listening) =>
  `streams: ${streams}, ${lost} lost, ${rest.refused} refused; ${fixed(framesPerSecond, 0)} frames and ` +
  `${fixed(bytesPerSecond / 1024, 0)} kB a second; from tick to reader p50 ${fixed(rest.lagP50Ms, 0)} ms, ` +
  `p99 ${fixed(rest.lagP99Ms, 0)} ms; ${fixed(rest.kilobytesEach, 1)} kB each` +
  (aloneShare === undefined ? '' : `; alone ${fixed(100 * aloneShare, 0)} % of one core`)

const stormLine = ({ halfBackMs, allBackMs, lost, refused }: Storm) =>
  `half were back after ${fixed(halfBackMs / 1000, 1)} s, all after ${fixed(allBackMs / 1000, 1)} s; ` +
  `${lost} lost again, ${refused} refused`

/** How many people the stream serves with the processor time that one takes who asks. */
export function gainOf(polled: Report, streamed: Report): number {
  const each = ({ serverShare, people }: Report) => serverShare / people
  return each(polled) / each(streamed)
}

export function textOf(report: Report): string {
  const { way, people, requestsPerSecond, all, byCall, feelings, listening, storm } = report
  const { serverShare, askingShare, askingLagMs, ownP99Ms } = report
  const [first, last] = [feelings[0], feelings.at(-1)]
  const most = (pick: (feeling: Feeling) => number) => fixed(Math.max(...feelings.map(pick)), 0)
  const middle = (pick: (feeling: Feeling) => number) =>
    fixed(
      quantile(
        feelings.map(pick).sort((a, b) => a - b),
        0.5,
      ),
      0,
    )
  return [
    `${people} people, ${storm ? 'all of whom come back at once' : way}, ${fixed(requestsPerSecond, 0)} requests a second`,
    `${'call'.padEnd(14)} requests  errors         p50         p99     slowest`,
    ...[...byCall, all].map(timesLine),
    `by the server's own clock 99 of 100 answers took at most ${fixed(ownP99Ms, 0)} ms`,
    `one core: ${fixed(100 * serverShare, 0)} % for the server, ${fixed(100 * askingShare, 0)} % for those who ask`,
    `event loop held up (p99): the server's ${middle(({ lagMs }) => lagMs)} ms, at worst ${most(({ lagMs }) => lagMs)}; ` +
      `${fixed(askingLagMs, 0)} ms for those who ask`,
    `memory: ${fixed(first?.memoryMegabytes, 0)} MB at first, ${fixed(last?.memoryMegabytes, 0)} MB at the end, ` +
      `${most(({ memoryMegabytes }) => memoryMegabytes)} MB at most`,
    ...(listening ? [listeningLine(listening)] : []),
    ...(storm ? [stormLine(storm)] : []),
  ].join('\n')
}
