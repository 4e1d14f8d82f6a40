import Type, { type TSchema } from 'typebox'
import { get } from './route.ts'
import { CoinSymbol, Instant } from './shapes.ts'

const HorizonName = Type.Enum(['15min', '1hour', '4hour', '1day'])
const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const Ratio = Type.Number({ minimum: 0, maximum: 1 })
const Count = Type.Integer({ minimum: 0 })
/** 2026-11-15 */
const Day = Type.String({ maxLength: 10 })

/** Issued at its time, or worked out from past candles: never both in one number. */
const Kind = Type.Enum(['live', 'replayed'])

/** How the ranges of one horizon have done: live from thirty results on, before that replayed. */
const HorizonRecord = Type.Object({
  horizon: HorizonName,
  kind: Kind,
  graded: Count,
  /** On how many days what is counted was issued: fewer than were asked for where the record is younger. */
  days: Count,
  /** How often the price ended inside the likely range; 0.8 is promised. Below and above it one time in ten each. */
  insideRatio: Ratio,
  belowRatio: Ratio,
  aboveRatio: Ratio,
  /** How far luck may move the inside ratio either way, nineteen times in twenty; days count as one, since coins move together. */
  errorRatio: OrNull(Type.Number()),
  /** Between which ratios a range that holds what it promises is found nineteen times in twenty, by the days of the period; null with few days. */
  usual: OrNull(Type.Object({ lowRatio: Ratio, highRatio: Ratio })),
  /** Mean distance between what was said and what happened, and the same for "the price stays as it is". */
  distanceRatio: Type.Number(),
  unchangedDistanceRatio: Type.Number(),
  /** Share of the loss of a range of constant width that was avoided; null where that was not measured. */
  skillRatio: OrNull(Type.Number()),
  /** How often the price moved to the side that was called likelier; null where no side was. */
  directionRatio: OrNull(Ratio),
})

const WeekRecord = Type.Object({
  /** Its Monday. */
  startsOn: Day,
  kind: Kind,
  graded: Count,
  insideRatio: Ratio,
  /** Further from the promise than luck explains. */
  isOff: Type.Boolean(),
})

/** How the plans of one side did beside what was said of them when they were issued. */
const PlanRecord = Type.Object({
  what: Type.Enum(['up', 'down']),
  kind: Kind,
  /** Those that began and ended, and those that never began. */
  graded: Count,
  lapsed: Count,
  begunRatio: Ratio,
  begunStatedRatio: Ratio,
  /** Of those that began. */
  targetRatio: Ratio,
  targetStatedRatio: Ratio,
  stopRatio: Ratio,
  stopStatedRatio: Ratio,
  /** Mean after fees, as a share of the money put in, and how far luck may move it either way, nineteen times in twenty. */
  meanRatio: Type.Number(),
  errorRatio: OrNull(Type.Number()),
})

export const GradedPrediction = Type.Object({
  /** The entry of the log that sealed it. */
  id: Type.Integer(),
  symbol: Type.String(),
  horizon: HorizonName,
  issuedAt: Instant,
  dueAt: Instant,
  priceUsd: Type.Number(),
  medianUsd: Type.Number(),
  lowUsd: Type.Number(),
  highUsd: Type.Number(),
  riseProbability: Type.Number(),
  actualUsd: Type.Number(),
  isInside: Type.Boolean(),
})

/** How far the past is worked out after a first start: coins that have a replayed record, of all that get one; null once all have. */
export const ReplayProgress = OrNull(Type.Object({ coins: Count, of: Count }))

export const TrackRecord = Type.Object({
  source: Type.Enum(['live', 'simulated']),
  /** What the simulated market is made of; null where prices are real. */
  seed: OrNull(Count),
  /** What was asked for; the figures say on how many of them they stand. */
  days: Type.Integer(),
  /** The first day that would be counted. */
  since: Day,
  /** The coins that have a record. */
  coins: Type.Array(Type.String()),
  replay: ReplayProgress,
  /** When the live record began; null before its first result. */
  liveSince: OrNull(Day),
  liveDays: Count,
  /** All horizons together; null before thirty results of one kind. */
  total: OrNull(
    Type.Object({
      kind: Kind,
      graded: Count,
      days: Count,
      insideRatio: Ratio,
      missed: Count,
      errorRatio: OrNull(Type.Number()),
    }),
  ),
  horizons: Type.Array(HorizonRecord),
  /** The ranges of a day, week by week. */
  weeks: Type.Array(WeekRecord),
  /** All horizons by the UTC hour of issue. */
  hours: Type.Array(Type.Object({ hour: Type.Integer(), graded: Count, insideRatio: Ratio })),
  /** Of what was given this chance, how much came about: levels touched within a day, plans that began, targets that plans reached. */
  chances: Type.Array(
    Type.Object({
      of: Type.Enum(['touch', 'begun', 'target']),
      kind: Kind,
      statedRatio: Ratio,
      happenedRatio: Ratio,
      graded: Count,
    }),
  ),
  plans: Type.Array(PlanRecord),
  latest: Type.Array(GradedPrediction),
  /** Time has come, but the price can no longer be known. */
  unknown: Count,
  /** Slots in which nothing was issued, by reason: nobody was there, no price could be had, the coin is too young, the clock moved. */
  gaps: Type.Array(Type.Object({ reason: Type.Enum(['off', 'exchange', 'history', 'clock']), slots: Count })),
  log: Type.Object({
    /** The newest checkpoint of the log in which every claim is kept, a signed note, with who signs it; null before the first. */
    checkpoint: OrNull(
      Type.Object({
        note: Type.String(),
        verifierKey: Type.String(),
        size: Count,
        /** In base64. */
        root: Type.String(),
        signedAt: Instant,
      }),
    ),
    /** Who else vouches for it: the newest checkpoint that each of them has cosigned. */
    cosigned: Type.Array(Type.Object({ name: Type.String(), size: Count, at: Instant })),
    /** Claims whose time has not come: the log holds a hash of what they say. */
    sealed: Count,
    /** When all of it was last looked over, and what was not as it was written. */
    checkedAt: OrNull(Instant),
    finding: OrNull(Type.String()),
    /** The months that can be downloaded, the newest first. */
    months: Type.Array(
      Type.Object({
        month: Type.String({ maxLength: 7 }),
        entries: Count,
        /** Whether its file still grows, is about to be measured, or stays as it is; then a download can go on in the middle. */
        file: Type.Enum(['growing', 'preparing', 'ready']),
        /** Of the NDJSON file; about so many unless it is ready. */
        bytes: Count,
      }),
    ),
  }),
})

/** What shows that the log goes on from an earlier size with nothing changed: `verifyConsistency` checks it against both roots. */
export const LogConsistency = Type.Object({
  /** The newest checkpoint, a signed note: `openCheckpoint` reads size and root from it. Null before the first. */
  checkpoint: OrNull(Type.String()),
  /** The key that it is signed with, as text: `readVerifierKey` reads it. */
  verifierKey: OrNull(Type.String()),
  /** The hashes in base64, in the order of RFC 9162; null where the log is shorter than what was asked for, which it must never be. */
  proof: OrNull(Type.Array(Type.String())),
})

/** One entry of the log with what shows that it stands in it: `verifyInclusion` of any tool for RFC 9162 checks it. */
const LogEntry = Type.Object({
  index: Count,
  /** The exact text; a claim whose time has not come is a salted hash of what it says. */
  entry: Type.String(),
  checkpoint: Type.String(),
  verifierKey: Type.String(),
  /** In base64, in the order of RFC 9162. */
  proof: Type.Array(Type.String()),
})

const Since = { symbol: Type.Optional(CoinSymbol), days: Type.Optional(Type.Enum([30, 90, 365])) }

export const record = {
  trackRecord: get('/api/track-record', {
    who: 'anyone',
    scope: 'record',
    says: 'How good the predictions of the last days have been, 90 if nothing else is asked.',
    input: Type.Object(Since),
    reply: TrackRecord,
  }),
  predictions: get('/api/track-record/predictions', {
    who: 'anyone',
    scope: 'record',
    says: 'Graded predictions, newest first, a page at a time.',
    input: Type.Object({
      ...Since,
      isMissed: Type.Optional(Type.Boolean()),
      beforeId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
    }),
    reply: Type.Array(GradedPrediction),
  }),
  consistency: get('/api/track-record/consistency', {
    who: 'anyone',
    scope: 'record',
    says: 'Shows that the log of predictions goes on unchanged from the size that a checkpoint of before had.',
    input: Type.Object({ from: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: LogConsistency,
  }),
  entry: get('/api/track-record/entry/:index', {
    who: 'anyone',
    scope: 'record',
    says: 'One entry of the log of predictions, with the proof that it stands under the newest checkpoint.',
    input: Type.Object({ index: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: LogEntry,
  }),
}
