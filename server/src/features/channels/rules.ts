import { type ChannelName, channelNames, handOverSeconds, type QuietHours } from '@pusula/contract'
import { clockIn } from '@pusula/words'
import type { Outcome, Reader } from './message.ts'

/** Lease of a delivery, longer than a try may take: whoever holds it longer has died. */
export const leaseMs = 20_000
/** A try that is not answered for so long, by any channel, is over. */
export const longestTryMs = 12_000
/** What a channel has not taken after so long goes to the next one. */
export const handOverMs = 1000 * handOverSeconds
/** How long a channel that fails in passing is given between its first tries. */
const shortWaitsMs = [2_000, 5_000]
/** Once every channel was tried in vain, all are tried again after so long: half a minute, then four times as long each time. */
const roundWaitsMs = [30_000, 120_000, 480_000, 1_920_000, 7_680_000]
/** How long a channel rests whose service refuses us. */
export const closedMs = 300_000
/** A channel that cannot tell a repeat is silent so often, and then no longer believed. */
const maxSilent = 2

/** Stored outcome of one try. */
export interface Try {
  channel: ChannelName
  sentAt: string
  endedAt?: string
  outcome?: 'accepted' | 'refused' | 'gone' | 'later' | 'silent'
  code?: number
}

/** Where a delivery stands when a try has ended. */
export interface DeliveryStatus {
  channel: ChannelName
  /** Since when this channel has it. */
  sinceMs: number
  /** The channels of its reader that are on and can be reached, in their order. */
  order: readonly ChannelName[]
  passed: readonly ChannelName[]
  round: number
  /** Every try that has ended, the last one too. */
  tried: readonly Try[]
  nowMs: number
  /** So long this one waited until it was taken up: so long another try will wait, too. */
  lagMs: number
}

export type Step =
  | { kind: 'over'; outcome: 'sent' | 'refused' | 'noChannel' | 'failed' }
  | { kind: 'again'; channel: ChannelName; afterMs: number; passed: ChannelName[]; round: number; isMoved: boolean }

/** The channels that can be tried for a reader, in their order. */
export function orderFor(
  reader: Reader,
  offered: ReadonlySet<ChannelName>,
  via: readonly ChannelName[] | null,
): ChannelName[] {
  if (reader.isBlocked) return []
  const isReachable: Record<ChannelName, boolean> = {
    push: reader.browsers.length > 0,
    telegram: reader.telegram !== null,
    mail: reader.email !== null,
    webhook: reader.webhook !== null,
  }
  return inOrder(reader.sequence).filter(
    name => isReachable[name] && offered.has(name) && (via === null || via.includes(name)),
  )
}

/** All channels, those that somebody put in order first. */
export const inOrder = (sequence: readonly ChannelName[]): ChannelName[] => [...new Set([...sequence, ...channelNames])]

/** What comes after a try: it is over, the channel waits for another one, the next channel has it, or all are tried again later. */
export function afterTry(status: DeliveryStatus, outcome: Outcome, isRepeatable: (name: ChannelName) => boolean): Step {
  const { channel, order, passed, round, tried, sinceMs, nowMs, lagMs } = status
  if (outcome.kind === 'accepted') return { kind: 'over', outcome: 'sent' }
  const others = order.filter(name => name !== channel && !passed.includes(name))
  const waitMs = waitOf(status, outcome, isRepeatable(channel), others.length > 0)
  if (waitMs !== null && (!others.length || nowMs - sinceMs + waitMs + lagMs <= handOverMs))
    return { kind: 'again', channel, afterMs: waitMs, passed: [...passed], round, isMoved: false }
  const [next] = others
  if (next) return { kind: 'again', channel: next, afterMs: 0, passed: [...passed, channel], round, isMoved: true }
  const isDead = (name: ChannelName) => isOver(tried, name, isRepeatable(name))
  const alive = order.filter(name => !isDead(name))
  const [first] = alive
  const restMs = roundWaitsMs[round]
  if (first && restMs !== undefined)
    return {
      kind: 'again',
      channel: first,
      afterMs: restMs,
      passed: order.filter(isDead),
      round: round + 1,
      isMoved: true,
    }
  return { kind: 'over', outcome: first ? 'failed' : reasonOf(tried) }
}

/** How long this channel is waited for; null is not at all. */
function waitOf(
  { channel, sinceMs, tried }: DeliveryStatus,
  outcome: Outcome,
  isRepeatable: boolean,
  hasOthers: boolean,
) {
  if (outcome.kind === 'closed') return hasOthers ? null : closedMs
  if (outcome.kind === 'silent' && !isRepeatable) return null
  if (outcome.kind !== 'later' && outcome.kind !== 'silent') return null
  if (outcome.kind === 'later' && outcome.afterMs) return outcome.afterMs
  const here = tried.filter(one => one.channel === channel && Date.parse(one.sentAt) >= sinceMs).length
  return shortWaitsMs[here - 1] ?? null
}

/** Whether a channel is out for a message: its last try was refused, or too many of its tries are in doubt. */
function isOver(tried: readonly Try[], channel: ChannelName, isRepeatable: boolean): boolean {
  const here = tried.filter(one => one.channel === channel)
  const last = here.at(-1)?.outcome
  if (last === 'refused' || last === 'gone') return true
  return !isRepeatable && here.filter(({ outcome }) => outcome === 'silent').length >= maxSilent
}

function reasonOf(tried: readonly Try[]): 'refused' | 'noChannel' | 'failed' {
  const outcomes = tried.map(({ outcome }) => outcome)
  if (outcomes.includes('refused')) return 'refused'
  return outcomes.some(outcome => outcome === 'later' || outcome === 'silent') ? 'failed' : 'noChannel'
}

const quarterMs = 900_000

/** Quiet hours may pass midnight. */
function isQuiet({ fromMinute, toMinute, timeZone }: QuietHours, at: Date): boolean {
  const { hour, minute } = clockIn(timeZone)(at)
  const now = 60 * hour + minute
  return fromMinute <= toMinute ? now >= fromMinute && now < toMinute : now >= fromMinute || now < toMinute
}

/** The first moment from now on outside quiet hours. Zones are not all whole hours apart, but all are whole quarters. */
export function afterQuiet(quiet: QuietHours, now: Date): Date {
  let at = now
  while (isQuiet(quiet, at)) at = new Date((Math.floor(at.getTime() / quarterMs) + 1) * quarterMs)
  return at
}
