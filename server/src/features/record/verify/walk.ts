import type { PooledHour } from '@pusula/engine'
import { growingRoot, leafHash } from '../../../platform/tlog/tree.ts'
import type { Grade } from '../grading/outcomes.ts'
import type { AboutCall, CallJoin, GradedCall } from '../log/calls.ts'
import type { Claim, StoredClaim } from '../log/claims.ts'
import { type About, claimFrom, type Replay, type Restart, sealOf } from '../log/entries.ts'
import type { AboutFind, EndedFind } from '../log/finds.ts'
import { type Entry, readEntry } from '../log/read-entry.ts'
import { addToSums, type Sums, startSums } from '../rollups/sums.ts'
import { createCallWalk } from './calls.ts'
import { createFindWalk, type FindRecord } from './finds.ts'
import { createLifeWalk } from './lives.ts'

export type GradedClaim = StoredClaim & { grade: Grade; gradedAt: Date }

/** Graded kinds of entries. */
export type GradedEntry = GradedClaim | GradedCall | EndedFind

interface Sealed extends About {
  seal: string
}

/** What was said of a coin that was replayed: in which entry, and the hash of its sums. */
export interface Stated extends Replay {
  index: number
  hash: string
  /** The pooled pairs that the log had stated before it. */
  path: readonly PooledHour[]
}

/** What a walk over a log found, from its first entry on. */
export interface Walk {
  size: number
  root: Buffer
  claims: number
  /** Claims whose values nobody has said yet, and of those that were graded. */
  sealed: number
  /** Those that were told and wait for their grade. */
  open: number
  graded: number
  /** Plans whose beginning and end were told, and beginnings of those whose end is not. */
  lives: { revealed: number; begun: number }
  /** Calls of people and models: all, those that are still sealed, and those whose scores came out as they stand there. */
  calls: { sealed: number; graded: number; all: number }
  /** Gems: all, those that have ended, and those that were sealed later than they were found, by the log's own time. */
  finds: { all: number; ended: number; late: number }
  findRecords: Record<AboutFind['source'], FindRecord>
  /** The sums of everything that was graded, by the market it is about. */
  sums: Record<Claim['source'], Sums>
  /** The newest statement about each coin that was replayed, by market and symbol. */
  replays: ReadonlyMap<string, Stated>
  restarts: readonly Restart[]
  /** Sealed when, by the log's own time, they were due. */
  belated: number
  /** What is not as it should be, the first of them. */
  wrong: readonly string[]
}

/** The job that says what was sealed comes every minute; this long it may be late. */
const revealGraceMs = 15 * 60_000
/** What nobody answers for is given up after 45 days: by then every claim has a grade, and be it that nobody knows. */
const gradeGraceMs = 46 * 86_400_000
const maxWrong = 20
/** Slots of so long ago are filled by nobody. */
const rememberedMs = 2 * 86_400_000

/** A claim that was told, with what it was sealed with. */
interface Open {
  claim: StoredClaim
  salt: string
  sealed: Sealed
}

interface Hearers {
  onSealed?: (of: About, id: number) => void
  onRevealed?: (claim: StoredClaim) => void
  onGraded?: (claim: GradedClaim) => void
  onCallSealed?: (of: AboutCall & { seal: string }, id: number) => void
  onCallGraded?: (call: GradedCall) => void
  onCallJoined?: (join: CallJoin, id: number) => void
  onFindSealed?: (of: AboutFind & { seal: string }, id: number) => void
  onFindEnded?: (find: EndedFind) => void
  /** Of a tile that has become full. */
  onTile?: (level: number, root: Buffer) => void
}

/**
 * Walks a log entry by entry: the root over all of them, each seal with what was said to be in it, each grade with its claim, and what all of it adds
 * up to. Nothing but what is sealed or waits for its grade is held.
 */
export function createWalk(hearers: Hearers = {}) {
  const {
    onSealed,
    onRevealed,
    onGraded,
    onCallSealed,
    onCallGraded,
    onCallJoined,
    onFindSealed,
    onFindEnded,
    onTile,
  } = hearers
  const tree = growingRoot(onTile)
  const sealed = new Map<number, Sealed>()
  const revealed = new Map<number, Open>()
  const slots = new Map<string, number>()
  const sums = { live: startSums(), simulated: startSums() }
  const replays = new Map<string, Stated>()
  const paths: Record<Claim['source'], PooledHour[]> = { live: [], simulated: [] }
  const restarts: Restart[] = []
  const wrong: string[] = []
  let [size, claims, graded, belated, newestMs] = [0, 0, 0, 0, 0]

  const say = (what: string) => {
    if (wrong.length < maxWrong) wrong.push(what)
  }
  const calls = createCallWalk({ say, onCallGraded })
  const finds = createFindWalk({ say, onFindEnded })
  const lives = createLifeWalk(say)

  function takeSeal(entry: Sealed) {
    const { source, symbol, what, asked, slotAt, issuedAt, dueAt } = entry
    const key = `${source} ${symbol} ${what} ${asked} ${slotAt.getTime()}`
    if (slots.has(key)) say(`entry ${size} seals what another one has sealed`)
    slots.set(key, slotAt.getTime())
    if (dueAt.getTime() <= newestMs) belated++
    newestMs = Math.max(newestMs, issuedAt.getTime())
    claims++
    sealed.set(size, entry)
    onSealed?.(entry, size)
    if (claims % 10_000 === 0) for (const [old, ms] of slots) if (ms < newestMs - rememberedMs) slots.delete(old)
  }

  function takeReveal({ of, salt, said, values }: Entry & { kind: 'reveal' }) {
    const claim = sealed.get(of)
    if (!claim) return say(`entry ${size} says what entry ${of} holds, which is not sealed`)
    if (sealOf(salt, said) !== claim.seal) say(`entry ${size} is not what was sealed in entry ${of}`)
    const { seal: _, ...about } = claim
    const open = { ...claimFrom(about, values), id: of }
    revealed.set(of, { claim: open, salt, sealed: claim })
    sealed.delete(of)
    onRevealed?.(open)
  }

  function takeGrade({ of, grade, gradedAt }: Entry & { kind: 'grade' }) {
    const open = revealed.get(of)
    if (!open) return say(`entry ${size} grades entry ${of}, which was not open`)
    const { claim, salt } = open
    lives.takeGrade(claim, salt, grade, gradedAt, size)
    newestMs = Math.max(newestMs, gradedAt.getTime())
    graded++
    addToSums(sums[claim.source], claim.asked ? 'asked' : 'live', claim, grade)
    onGraded?.({ ...claim, grade, gradedAt })
    revealed.delete(of)
  }

  function takeReplay(entry: Entry & { kind: 'replay' }) {
    const { source, coins, pooled } = entry
    const path = [...paths[source]]
    for (const { symbol, sums: hash } of coins)
      replays.set(`${source} ${symbol}`, { ...entry, index: size, hash, path })
    if (pooled) paths[source] = [...pooled]
  }

  function take(entry: Entry | undefined) {
    switch (entry?.kind) {
      case undefined:
        return say(`entry ${size} is none`)
      case 'seal': {
        const { kind: _, ...sealedClaim } = entry
        return takeSeal(sealedClaim)
      }
      case 'reveal':
        return takeReveal(entry)
      case 'grade':
        return takeGrade(entry)
      case 'begin':
        newestMs = Math.max(newestMs, entry.at.getTime())
        return lives.takeBegin(entry, size)
      case 'replay':
        return takeReplay(entry)
      case 'pooled': {
        const { source, hour, missLevel, fourHourLevel } = entry
        paths[source].push({ atMs: hour.getTime(), missLevel, fourHourLevel })
        return
      }
      case 'call': {
        const { kind: _, ...call } = entry
        calls.takeSeal(call, size, newestMs)
        onCallSealed?.(call, size)
        newestMs = Math.max(newestMs, call.issuedAt.getTime())
        return
      }
      case 'call-reveal':
        return calls.takeReveal(entry, size)
      case 'call-grade':
        newestMs = Math.max(newestMs, entry.gradedAt.getTime())
        return calls.takeGrade(entry, size)
      case 'call-join':
        newestMs = Math.max(newestMs, entry.at.getTime())
        onCallJoined?.({ at: entry.at, from: entry.from, to: entry.to }, size)
        return
      case 'find': {
        const { kind: _, ...find } = entry
        finds.takeFind(find, size, newestMs)
        onFindSealed?.(find, size)
        newestMs = Math.max(newestMs, find.foundAt.getTime())
        return
      }
      case 'find-end':
        newestMs = Math.max(newestMs, entry.endedAt.getTime())
        return finds.takeEnd(entry, size)
      case 'restart':
        restarts.push(entry)
    }
  }

  return {
    add(entry: Buffer, hash = leafHash(entry)): void {
      tree.add(hash)
      try {
        take(readEntry(entry.toString()))
      } catch {
        say(`entry ${size} cannot be read`)
      }
      size++
    },
    /** A claim that is not graded yet, as it was sealed. */
    sealed: (id: number): Sealed | undefined => sealed.get(id) ?? revealed.get(id)?.sealed,
    /** Beginnings of plans that have not ended. */
    begun: lives.begun,
    /** As far as it has come, for whoever looks now: what is due is so by the log's own time, and not before it is by the reader's. */
    soFar: (nowMs = Number.POSITIVE_INFINITY): Walk => {
      const byNowMs = Math.min(newestMs, nowMs)
      const dueMs = byNowMs - revealGraceMs
      const claimsDue = [...sealed].filter(([, { dueAt }]) => dueAt.getTime() < dueMs).map(([at]) => at)
      const ungraded = [...revealed].filter(([, { claim }]) => claim.dueAt.getTime() < byNowMs - gradeGraceMs)
      const late = (of: readonly number[], says: string) =>
        of[0] === undefined ? [] : [`${of.length} entries ${says}, the first is ${of[0]}`]
      return {
        ...{
          size,
          root: tree.root(),
          claims,
          sealed: sealed.size,
          open: revealed.size,
          graded,
          sums,
          replays,
          restarts,
        },
        lives: { revealed: lives.revealed(), begun: lives.begun().size },
        ...{ finds: finds.counts(), findRecords: finds.records() },
        ...{ calls: calls.counts(), belated: belated + calls.belated() },
        wrong: [
          ...wrong,
          ...late([...claimsDue, ...calls.overdue(dueMs)], 'are due and nobody says what they hold'),
          ...late(
            ungraded.map(([at]) => at),
            'were told and never graded',
          ),
          ...late(finds.overdue(byNowMs), 'are gems whose days are over, and nobody says how they ended'),
          ...late(lives.overdue(byNowMs - gradeGraceMs), 'say that a plan began, and nobody says of which'),
        ],
      }
    },
  }
}
