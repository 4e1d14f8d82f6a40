import { setTimeout as pause } from 'node:timers/promises'
import { type ChannelName, channelNames, handOverSeconds } from '@pusula/contract'
import type { Platform } from '../../../platform.ts'
import type { Channels, Message, Outcome, Reader, StoredMessage } from '../message.ts'
import { afterTry, handOverMs, leaseMs, orderFor, type Step, type Try } from '../rules.ts'
import { closeTarget, readersOf, saveFailing, saveWorking } from '../store/people.ts'
import {
  claimDue,
  claimOverflow,
  type Delivery,
  dropDelivery,
  hasDue,
  type Noted,
  saveTries,
  takePace,
} from './store.ts'

/** Batch size: as many as are claimed with one statement. */
const batch = 100
/** So many are on their way by one channel at most, the late ones among them. */
const mostFlying = 500
/** While some are on their way, what has come due meanwhile is looked for so often. */
const lookMs = 200
/** What has ended is noted after so long, together with what ends meanwhile: a commit for each would cost more than the sending. */
const gatherMs = 10
/** A channel with a limit per second that has used it up is asked again after so long. */
const paceMs = 200
/** A webhook that took nothing for so long is switched off. */
const failingMs = 3 * 86_400_000

/** The next channel has it, however soon this one might take it. */
const passOn: Outcome = { kind: 'later', afterMs: Number.POSITIVE_INFINITY }

export interface Dispatcher {
  /** Sends everything that is due, and what comes due meanwhile. How many deliveries were taken up. */
  run(isOpen?: () => boolean): Promise<number>
  /** Something has become due. */
  wake(): void
}

/** Writes many small things in few statements: they gather for a moment, and while a statement is under way. */
export function gatherer<T>(write: (items: T[]) => Promise<unknown>) {
  let waiting: T[] = []
  let writing: Promise<void> | undefined
  const flush = async () => {
    try {
      while (waiting.length) {
        const items = waiting
        waiting = []
        await write(items)
      }
    } finally {
      writing = undefined
    }
  }
  /** Resolves when the item is written. */
  return (item: T): Promise<void> => {
    waiting.push(item)
    writing ??= pause(gatherMs).then(flush)
    return writing
  }
}

/**
 * Sends what is due by each channel, so many at once: a service that is slow holds up its own channel alone. Any number of
 * processes may do so at once: a delivery is claimed by one of them, and noted when the other side has answered. A process that is
 * killed leaves those in doubt (at least once); they are taken up when their lease is over, and say so.
 */
export function createDispatcher(
  platform: Platform,
  channels: Channels,
  onOutcome: (channel: ChannelName, outcome: Outcome['kind']) => void = () => {},
): Dispatcher {
  const { database, clock } = platform
  const note = gatherer<Noted>(noted => saveTries(database, noted))
  const recordFailed = gatherer<string>(accountIds => saveFailing(database, accountIds, clock.now()))
  const flying = new Map<ChannelName, number>()
  const flyingBy = (name: ChannelName) => flying.get(name) ?? 0
  /** Channels that may have something due, and those that are looking for it. */
  const hungry = new Set<ChannelName>()
  const taking = new Set<ChannelName>()
  let stir = () => {}
  const stirred = () =>
    new Promise<void>(resolve => {
      stir = resolve
    })
  const wake = () => {
    for (const name of channelNames) hungry.add(name)
    stir()
  }
  const isRepeatable = (name: ChannelName) => channels[name].isRepeatable
  const freeAt = (name: ChannelName) => {
    const { atOnce, late = () => 0 } = channels[name]
    return Math.min(atOnce + late(), mostFlying) - flyingBy(name)
  }

  /** Takes up what a channel has due. How many. */
  async function take(name: ChannelName, fail: (error: unknown) => void): Promise<number> {
    hungry.delete(name)
    const { perSecond } = channels[name]
    const now = clock.now()
    const lease = { channel: name, now, leaseEndsAt: new Date(now.getTime() + leaseMs) }
    const free = Math.min(batch, freeAt(name))
    const limit = perSecond ? await takePace(database, name, perSecond, free) : free
    const deliveries = limit > 0 ? await claimDue(database, { ...lease, limit }) : []
    const overflow = perSecond
      ? await claimOverflow(database, {
          ...{ ...lease, limit: batch, places: perSecond * handOverSeconds },
          since: new Date(now.getTime() - handOverMs),
        })
      : []
    if (limit > 0 ? deliveries.length === limit : await hasDue(database, name, now)) hungry.add(name)
    const taken = [...deliveries, ...overflow]
    if (!taken.length) return 0
    const offered = new Set<ChannelName>()
    for (const other of channelNames) if (await channels[other].isOffered()) offered.add(other)
    const accountIds = taken.map(({ accountId }) => accountId)
    const readers = await readersOf(database, accountIds)
    for (const delivery of taken) {
      flying.set(name, flyingBy(name) + 1)
      deliver(delivery, readers.get(delivery.accountId), offered, overflow.includes(delivery))
        .catch(fail)
        .finally(() => {
          flying.set(name, flyingBy(name) - 1)
          stir()
        })
    }
    return taken.length
  }

  async function deliver(
    delivery: Delivery,
    reader: Reader | undefined,
    offered: ReadonlySet<ChannelName>,
    isOverflow: boolean,
  ): Promise<unknown> {
    if (!delivery.isWanted) return dropDelivery(database, delivery.id)
    const { channel, passed, round, channelSince, unknownSince } = delivery
    const start = clock.now()
    const lagMs = Math.max(0, start.getTime() - delivery.dueAt.getTime())
    const before = unknownSince
      ? [...delivery.tried, tryOf(channel, unknownSince, start, { kind: 'silent' })]
      : delivery.tried
    const mayBeTwice = delivery.mayBeTwice || before.some(({ outcome }) => outcome === 'silent')
    const asItIs: Noted = {
      ...{ id: delivery.id, tries: delivery.tries, outcome: null, dueAt: start, acceptedAt: null },
      ...{ channel, channelSince, passed, round, tried: before, mayBeTwice: delivery.mayBeTwice },
    }
    if (start >= delivery.expiresAt) return note({ ...asItIs, outcome: 'expired' })
    const order = reader ? orderFor(reader, offered, delivery.subscriptionId ? ['push'] : delivery.via) : []
    const follow = (outcome: Outcome, tried: readonly Try[]) => {
      const now = clock.now()
      const times = { sinceMs: channelSince.getTime(), nowMs: now.getTime(), lagMs }
      const status = { channel, order, passed, round, tried, ...times }
      const isDoubtful = outcome.kind === 'silent' && !isRepeatable(channel)
      const step: Step =
        isDoubtful && isSentOnce(delivery.kind)
          ? { kind: 'over', outcome: 'failed' }
          : afterTry(status, outcome, isRepeatable)
      if (step.kind === 'over')
        return note({
          ...asItIs,
          tried,
          mayBeTwice,
          outcome: step.outcome,
          acceptedAt: step.outcome === 'sent' ? now : null,
        })
      const dueAt = new Date(now.getTime() + step.afterMs)
      const to = { channel: step.channel, channelSince: step.isMoved ? dueAt : channelSince }
      // Once it is written: whoever looks before finds nothing there.
      return note({ ...asItIs, ...to, dueAt, tried, passed: step.passed, round: step.round }).then(() =>
        hungry.add(step.channel),
      )
    }
    // Switched off, unlinked or no longer offered since it was added.
    if (!reader || !order.includes(channel)) return follow({ kind: 'gone' }, before)
    const hasOthers = order.some(name => name !== channel && !passed.includes(name))
    if (isOverflow && !hasOthers) return note({ ...asItIs, dueAt: new Date(start.getTime() + handOverMs) })
    // In a storm also a retry waits long: where the time of this channel is up meanwhile, the next one has it.
    const hasFailed = delivery.tried.some(one => one.channel === channel && new Date(one.sentAt) >= channelSince)
    const isTooLate = hasFailed && start.getTime() - channelSince.getTime() > handOverMs
    if (hasOthers && (isOverflow || isTooLate)) return follow(passOn, before)
    if (unknownSince && !isRepeatable(channel) && (hasOthers || isSentOnce(delivery.kind)))
      return follow({ kind: 'silent' }, before)

    const outcome = await channels[channel].send(reader, {
      ...{
        id: String(delivery.id),
        kind: delivery.kind,
        urgency: delivery.urgency,
        browserId: delivery.subscriptionId,
      },
      message: storedMessage(delivery.message),
      happenedAt: delivery.happenedAt ?? delivery.createdAt,
      leftMs: delivery.expiresAt.getTime() - start.getTime(),
      isDoubtful: mayBeTwice,
    })
    onOutcome(channel, outcome.kind)
    await recordTarget(channel, reader, outcome)
    return follow(outcome, [...before, tryOf(channel, start, clock.now(), outcome)])
  }

  /** A chat that blocked us, and an address where nothing was taken for days, are not tried again. */
  async function recordTarget(channel: ChannelName, reader: Reader, { kind }: Outcome) {
    const { accountId, telegram, webhook, webhookFailingSince: since } = reader
    if (channel === 'telegram' && telegram && kind === 'gone') await closeTarget(database, channel, telegram, 'blocked')
    if (channel !== 'webhook' || !webhook) return
    if (kind === 'gone') return void (await closeTarget(database, channel, webhook, 'gone'))
    if (kind === 'accepted') return void (since && (await saveWorking(database, accountId)))
    if (!since) return void (await recordFailed(accountId))
    if (clock.now().getTime() - since.getTime() >= failingMs) await closeTarget(database, channel, webhook, 'failing')
  }

  const isFlying = () => channelNames.some(name => flyingBy(name) > 0)
  /** Whether a channel has room for a good part of a batch: claiming one by one costs more than it sends. */
  const hasRoom = (name: ChannelName) => freeAt(name) >= Math.min(batch, channels[name].atOnce) / 4

  async function run(isOpen = () => true): Promise<number> {
    const failures: unknown[] = []
    const fail = (error: unknown) => failures.push(error)
    let count = 0
    /** Each channel looks for itself: one that waits for its turn holds up no other. */
    const feed = async (name: ChannelName) => {
      const taken = await take(name, fail)
      count += taken
      if (channels[name].perSecond && hungry.has(name)) await pause(paceMs)
    }
    wake()
    const looking = setInterval(wake, lookMs)
    for (;;) {
      const isTaking = isOpen() && !failures.length
      const ready = [...hungry].filter(name => isTaking && !taking.has(name) && hasRoom(name))
      for (const name of ready) {
        taking.add(name)
        feed(name)
          .catch(fail)
          .finally(() => {
            taking.delete(name)
            stir()
          })
      }
      if (!taking.size && !isFlying() && !(isTaking && hungry.size)) break
      await stirred()
    }
    clearInterval(looking)
    if (failures.length) throw failures[0]
    return count
  }

  return { run, wake }
}

/** At most once for a brief that may have arrived, at least once for an alert. */
const isSentOnce = (kind: Delivery['kind']): boolean => kind === 'brief' || kind === 'weekly'

function tryOf(channel: ChannelName, start: Date, end: Date, outcome: Outcome): Try {
  const kind = outcome.kind === 'closed' ? 'later' : outcome.kind
  const times = { sentAt: start.toISOString(), endedAt: end.toISOString() }
  return { channel, ...times, outcome: kind, ...('code' in outcome && outcome.code && { code: outcome.code }) }
}

/** A message to one browser is in its language, and read in no other. */
const storedMessage = (message: StoredMessage | Message): StoredMessage =>
  'says' in message ? message : { says: { en: message }, path: message.path, tag: message.tag }
