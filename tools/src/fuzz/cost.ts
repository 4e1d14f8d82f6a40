import { fixed } from '@pusula/words'
import type { Meter } from './meter.ts'
import type { Attempt } from './requests.ts'

/** What any request may cost. */
export const limits = { holdMs: 25, processorMs: 50 }

/** Calls that take their time on purpose, beside the event loop, and how much. */
const slowOnPurpose: Record<string, { processorMs: number; why: string }> = {
  'accounts.changePassword': { processorMs: 120, why: 'works out two hashes, each as slow as is advised' },
  'accounts.register': { processorMs: 75, why: 'works out a hash as slow as is advised, and writes a new account' },
}

/** Files are read by the line, letting others pass: that takes as long as they are. */
const processorMsPerMegabyte = 90

/** What it takes to make out one trade, exactly: its date, its numbers, its coin and whether it is there already. */
const processorMsPerLine = 0.02
const linesIn = (body: string) => body.split('\\n').length - 1

const allowedMs = (call: string, { body = '' }: Attempt): number =>
  (slowOnPurpose[call]?.processorMs ?? limits.processorMs) +
  (body.length / 1e6) * processorMsPerMegabyte +
  (call.startsWith('portfolio.import') ? linesIn(body) * processorMsPerLine : 0)

interface Sending {
  call: string
  attempt: Attempt
  /** Sends it, and tells the status of the answer. */
  send(): Promise<number>
}

/** One request and what it has been measured to cost. */
interface Cost extends Sending {
  status: number
  processorMs: number
  holdMs: number
  /** How often it was measured with this status. */
  times: number
}

const maxRepeats = 6

/**
 * The least that a request costs when it is sent again and again: what is truly slow is slow every time, while a busy
 * machine, a collection of garbage or the first use of some code is not. A request that is answered otherwise the second
 * time, such as one that removes something, is left at what was measured before.
 */
async function measuredAgain(meter: Meter, first: Cost, isEnough: (cost: Cost) => boolean): Promise<Cost> {
  const least = { ...first }
  for (let i = 0; i < maxRepeats && !isEnough(least); i++) {
    const isClose = i % 2 === 1
    const { result, reading } = await meter(first.send, isClose)
    if (result !== first.status) return least
    least.times++
    least.holdMs = Math.min(least.holdMs, reading.holdMs)
    if (!isClose) least.processorMs = Math.min(least.processorMs, reading.processorMs)
  }
  return least
}

/** What is wrong with what a request costs, if anything is. */
function faultIn({ call, attempt, processorMs, holdMs }: Cost): string | undefined {
  const allowed = allowedMs(call, attempt)
  if (holdMs > limits.holdMs) return `held everybody up for ${fixed(holdMs, 1)} ms, ${limits.holdMs} at most`
  if (processorMs > allowed) return `took ${fixed(processorMs, 1)} ms of a processor, ${fixed(allowed, 0)} at most`
  return undefined
}

const cellOf = ({ call, attempt, status }: Cost) => `${call} ${attempt.kind} ${status}`
const maxListed = 15

/** Measures requests, looks again at those that seem slow, and remembers the slowest of every kind. */
export function openBooks(meter: Meter) {
  const slowest = new Map<string, Cost>()
  /** Seemed slow, and could not be sent a second time. */
  const unrepeated = new Map<string, Cost[]>()

  /** One that cannot be repeated counts when it has happened three times. */
  function thirdTime(cost: Cost): Cost | undefined {
    const seen = [...(unrepeated.get(cellOf(cost)) ?? []), cost]
    unrepeated.set(cellOf(cost), seen)
    if (seen.length < 3) return undefined
    const least = (of: 'processorMs' | 'holdMs') => Math.min(...seen.map(one => one[of]))
    return { ...cost, processorMs: least('processorMs'), holdMs: least('holdMs') }
  }

  return {
    /** Sends it and says what is wrong with its cost, if anything is. */
    async send(sending: Sending, mayRepeat: boolean): Promise<string | undefined> {
      const { result: status, reading } = await meter(sending.send)
      let cost: Cost = { ...sending, ...reading, status, times: 1 }
      if (faultIn(cost) && mayRepeat) cost = await measuredAgain(meter, cost, one => !faultIn(one))
      const before = slowest.get(cellOf(cost))
      if (!before || before.processorMs < cost.processorMs) slowest.set(cellOf(cost), cost)
      const certain = !faultIn(cost) || cost.times > 2 ? cost : thirdTime(cost)
      return certain && faultIn(certain)
    },

    /** The slowest, measured once more, as a table. */
    async table(): Promise<string> {
      const candidates = [...slowest.values()].sort((a, b) => b.processorMs - a.processorMs).slice(0, 3 * maxListed)
      const costs: Cost[] = []
      for (const one of candidates) costs.push(await measuredAgain(meter, one, () => false))
      const rows = costs
        .sort((a, b) => b.processorMs - a.processorMs)
        .slice(0, maxListed)
        .map(({ call, attempt, status, processorMs, holdMs }) => [
          ...[call, attempt.kind, String(status), kilobytes(attempt), fixed(processorMs, 1), fixed(holdMs, 1)],
        ])
      return aligned([['call', 'request', 'answer', 'body kB', 'processor ms', 'loop hold ms'], ...rows])
    },
  }
}

const kilobytes = ({ body }: Attempt) => (body ? fixed(body.length / 1000, 1) : '-')

function aligned(rows: string[][]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0))) ?? []
  return rows
    .map(row => row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '))
    .join('\n')
}
