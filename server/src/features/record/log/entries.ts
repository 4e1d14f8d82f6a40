import { hash, randomBytes } from 'node:crypto'
import type { Pooled, PooledHour } from '@pusula/engine'
import type { Grade } from '../grading/outcomes.ts'
import type { AboutCall, CallJoin, CallValues, StoredCallGrade } from './calls.ts'
import { type Claim, type ForecastClaim, isForecast, type TermsClaim } from './claims.ts'
import type { AboutFind, FindEnd, FindValues } from './finds.ts'

/**
 * What an entry of the log is: one line of JSON, written here and nowhere else, and never written anew. `v` says how its kind is written;
 * a kind that a reader does not know is passed over.
 */
export const version = 1

/** What is said of a claim from the first moment on. */
export type About = Pick<Claim, 'source' | 'symbol' | 'what' | 'asked' | 'slotAt' | 'issuedAt' | 'dueAt'>

const about = ['source', 'symbol', 'what', 'asked', 'slotAt', 'issuedAt', 'dueAt'] as const
const forecast = [
  ...[
    'edition',
    'priceUsd',
    'venue',
    'medianUsd',
    'low50Usd',
    'high50Usd',
    'low80Usd',
    'high80Usd',
    'riseProbability',
    'scale',
  ],
  ...['calibration', 'lean', 'model', 'halfWidth', 'constantScale'],
] as const satisfies readonly (keyof ForecastClaim)[]
const terms = ['edition', 'priceUsd', 'venue', 'terms'] as const satisfies readonly (keyof TermsClaim)[]
const grade = [
  ...['outcome', 'actualUsd', 'level', 'loss', 'constantLoss', 'resultRatio', 'venue', 'life'],
] as const satisfies readonly (keyof Grade)[]

/** Writes the named fields in their order; moments come back thousands of times, and writing one takes ten times as long as finding it. */
const written = <T extends object>(names: readonly (keyof T)[], of: T): string =>
  JSON.stringify(Object.fromEntries(names.map(name => [name, momentOr(of[name])])))

const maxMoments = 10_000
const moments = new Map<number, string>()

export function found<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  if (known.size >= maxMoments) known.clear()
  const made = make()
  known.set(key, made)
  return made
}

const momentOr = (value: unknown): unknown =>
  value instanceof Date ? found(moments, value.getTime(), () => value.toISOString()) : value

/** What a claim says, which nobody is told before its time has come. */
export const saidBy = (claim: Claim): string => (isForecast(claim) ? written(forecast, claim) : written(terms, claim))

const saltBytes = 16
export const makeSalt = (): string => randomBytes(saltBytes).toString('hex')

/** SHA-256 of the salt's bytes and the text of what is said. */
export const sealOf = (salt: string, said: string): string =>
  hash('sha256', Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(said)]), 'hex')

const entryOf = (kind: string, fields: string) => `{"v":${version},"kind":"${kind}",${fields}}`

export const sealEntry = (claim: Claim, salt: string, said: string): string =>
  entryOf('seal', `${written<About>(about, claim).slice(1, -1)},"seal":"${sealOf(salt, said)}"`)

/** Says what was sealed, word for word: behind `"values":` and up to the last brace. */
export const revealEntry = (of: number, salt: string, said: string): string =>
  entryOf('reveal', `"of":${of},"salt":"${salt}","values":${said}`)

/** What became of a claim; what is null is left out. */
export const gradeEntry = (of: number, graded: Grade, gradedAt: Date): string =>
  entryOf('grade', `"of":${of},"gradedAt":"${gradedAt.toISOString()}","grade":${JSON.stringify(known(graded))}`)

const known = (graded: Grade) =>
  Object.fromEntries(grade.filter(name => graded[name] !== null).map(name => [name, graded[name]]))

/** How a plan began, as it is sealed in that hour with the salt of its claim. */
export interface PlanBeginning {
  of: number
  metAt: Date
  entryUsd: number
}

export const saidByBeginning = (said: PlanBeginning): string => written(['of', 'metAt', 'entryUsd'], said)

/** That a plan has begun: not of which coin, since who paid for it knows that alone until it has ended. Its grade names this entry. */
export const beginEntry = (at: Date, salt: string, said: string): string =>
  entryOf('begin', `"at":"${at.toISOString()}","seal":"${sealOf(salt, said)}"`)

/** What a part of the record was worked out from afterwards, and what came out. */
export interface Replay {
  source: Claim['source']
  at: Date
  /** The version of the product whose engine it was. */
  engine: string
  /** Exchanges, or the simulated market with its seed. */
  candles: string
  manner: 'thinned' | 'whole'
  /** The edition of the method. */
  edition: number
  /** The pooled pairs that were learnt in it, for all replays that follow; null where those of before were followed. */
  pooled: readonly PooledHour[] | null
  /** Those that were replayed together, with the end of each, that of its candles, whose they are, and a hash of its sums. */
  coins: readonly { symbol: string; until: Date; end: Date; venue: string; sums: string }[]
}

const replay = ['source', 'at', 'engine', 'candles', 'manner', 'edition'] as const satisfies readonly (keyof Replay)[]
const replayedCoin = ['symbol', 'until', 'end', 'venue', 'sums'] as const

export const replayEntry = (said: Replay): string =>
  entryOf(
    'replay',
    [
      written(replay, said).slice(1, -1),
      ...(said.pooled
        ? [`"pooled":${JSON.stringify(said.pooled.map(pair => pooledRow.map(name => pair[name])))}`]
        : []),
      `"coins":[${said.coins.map(coin => written(replayedCoin, coin)).join(',')}]`,
    ].join(),
  )

const pooledRow = ['atMs', 'missLevel', 'fourHourLevel'] as const satisfies readonly (keyof PooledHour)[]

/** What all coins together had taught when an hour began. */
export interface PooledPair extends Pooled {
  source: Claim['source']
  hour: Date
}

export const pooledEntry = (said: PooledPair): string =>
  entryOf('pooled', written(['source', 'hour', 'missLevel', 'fourHourLevel'], said).slice(1, -1))

const aboutCall = ['source', 'symbol', 'what', 'issuedAt', 'dueAt'] as const satisfies readonly (keyof AboutCall)[]
const callValues = [
  ...[
    'player',
    'priceUsd',
    'venue',
    'lowUsd',
    'highUsd',
    'quantilesUsd',
    'pusula',
    'unchangedUsd',
    'ewma',
    'day',
    'owner',
  ],
] as const satisfies readonly (keyof CallValues)[]

/** What a call says, which nobody is told before its time has come. */
export const saidByCall = (values: CallValues): string => written(callValues, values)

/** A call of a person or a model: as a claim, it is a salted hash first. */
export const callEntry = (call: AboutCall, salt: string, said: string): string =>
  entryOf('call', `${written<AboutCall>(aboutCall, call).slice(1, -1)},"seal":"${sealOf(salt, said)}"`)

export const callRevealEntry = (of: number, salt: string, said: string): string =>
  entryOf('call-reveal', `"of":${of},"salt":"${salt}","values":${said}`)

export const callGradeEntry = (of: number, graded: StoredCallGrade, gradedAt: Date): string =>
  entryOf('call-grade', `"of":${of},"gradedAt":"${gradedAt.toISOString()}","grade":${JSON.stringify(graded)}`)

export const callJoinEntry = (join: CallJoin): string =>
  entryOf('call-join', written(['at', 'from', 'to'], join).slice(1, -1))

const aboutFind = ['source', 'foundAt', 'dueAt'] as const satisfies readonly (keyof AboutFind)[]
const findValues = [
  ...['symbol', 'name', 'grade', 'level', 'priceUsd', 'targetUsd', 'leaderUsd'],
] as const satisfies readonly (keyof FindValues)[]
const findEnd = ['outcome', 'lastUsd', 'lastLeaderUsd', 'reachedAt'] as const satisfies readonly (keyof FindEnd)[]

export const saidByFind = (values: FindValues): string => written(findValues, values)

/** A gem that was found: which coin it is, who may read the list knows alone until its days are over. */
export const findEntry = (find: AboutFind, salt: string, said: string): string =>
  entryOf('find', `${written(aboutFind, find).slice(1, -1)},"seal":"${sealOf(salt, said)}"`)

/** How it ended, and what was sealed of it. */
export const findEndEntry = (of: number, end: FindEnd, endedAt: Date, salt: string, said: string): string =>
  entryOf(
    'find-end',
    `"of":${of},"endedAt":"${endedAt.toISOString()}","end":${written(findEnd, end)},"salt":"${salt}","values":${said}`,
  )

/** Says in the log itself that entries which had been signed are lost, or that the key is, and from where on it goes on. */
export interface Restart {
  at: Date
  reason: string
  /** The last checkpoint of before, as it was signed. */
  checkpoint: string
}

export const restartEntry = (said: Restart): string =>
  entryOf('restart', written(['at', 'reason', 'checkpoint'], said).slice(1, -1))

/** A claim from what is said of it and what it says. */
export const claimFrom = (of: About, values: object): Claim => ({ ...of, ...values }) as Claim
