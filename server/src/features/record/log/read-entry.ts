import type { Pooled } from '@pusula/engine'
import { type Grade, type PlanLife, unknownGrade } from '../grading/outcomes.ts'
import type { AboutCall, CallJoin, CallValues, StoredCallGrade } from './calls.ts'
import { type About, found, type PooledPair, type Replay, type Restart, version } from './entries.ts'
import type { AboutFind, FindEnd, FindValues } from './finds.ts'

export type Entry =
  | ({ kind: 'seal'; seal: string } & About)
  | { kind: 'reveal'; of: number; salt: string; said: string; values: object }
  | { kind: 'grade'; of: number; gradedAt: Date; grade: Grade }
  | { kind: 'begin'; at: Date; seal: string }
  | ({ kind: 'replay' } & Replay)
  | ({ kind: 'pooled' } & PooledPair)
  | ({ kind: 'restart' } & Restart)
  | ({ kind: 'call'; seal: string } & AboutCall)
  | { kind: 'call-reveal'; of: number; salt: string; said: string; values: CallValues }
  | { kind: 'call-grade'; of: number; gradedAt: Date; grade: StoredCallGrade }
  | ({ kind: 'call-join' } & CallJoin)
  | ({ kind: 'find'; seal: string } & AboutFind)
  | { kind: 'find-end'; of: number; endedAt: Date; end: FindEnd; salt: string; said: string; values: FindValues }
  | { kind: 'other' }

/** An entry from its text; undefined where that is none. */
export function readEntry(text: string): Entry | undefined {
  try {
    const fields: Fields = JSON.parse(text)
    if (typeof fields.v !== 'number' || typeof fields.kind !== 'string') return undefined
    return fields.v === version ? typed(fields, text) : { kind: 'other' }
  } catch {
    return undefined
  }
}

const readMoments = new Map<string, Date>()

function readMoment(text: unknown): Date {
  const at = found(readMoments, String(text), () => new Date(String(text)))
  if (Number.isNaN(at.getTime())) throw new Error(`${text} is no moment`)
  return at
}

const saidFrom = '"values":'

/** As we write them: who reads another's log holds what is in it against its seals and sums. A moment that is none throws. */
interface Fields
  extends Omit<About, 'slotAt' | 'issuedAt' | 'dueAt'>,
    Pick<Replay, 'engine' | 'candles' | 'manner' | 'edition'>,
    Pooled {
  v: number
  kind: string
  of: number
  grade: Partial<Grade>
  pooled?: [atMs: number, missLevel: number, fourHourLevel: number][]
  coins: Record<'symbol' | 'until' | 'end' | 'venue' | 'sums', string>[]
  values: object
  [text: string]: unknown
}

const revealed = ({ of, salt }: Fields, text: string) => ({
  ...{ of, salt: String(salt), said: text.slice(text.indexOf(saidFrom) + saidFrom.length, -1) },
})

const readLife = ({ begunIn, metAt, entryUsd, endedAt }: PlanLife): PlanLife => ({
  ...{ begunIn, metAt: metAt && readMoment(metAt), entryUsd, endedAt: readMoment(endedAt) },
})

function typed(fields: Fields, text: string): Entry {
  const at = (name: string) => readMoment(fields[name])
  switch (fields.kind) {
    case 'seal': {
      const { source, symbol, what, asked } = fields
      const moments = { slotAt: at('slotAt'), issuedAt: at('issuedAt'), dueAt: at('dueAt') }
      return { kind: 'seal', source, symbol, what, asked, ...moments, seal: String(fields.seal) }
    }
    case 'reveal':
      return { ...revealed(fields, text), kind: 'reveal', values: fields.values }
    case 'grade': {
      const life = fields.grade.life ? readLife(fields.grade.life) : null
      const read = { ...unknownGrade, ...fields.grade, life }
      return { kind: 'grade', of: fields.of, gradedAt: at('gradedAt'), grade: read }
    }
    case 'begin':
      return { kind: 'begin', at: at('at'), seal: String(fields.seal) }
    case 'replay': {
      const { source, engine, candles, manner, edition } = fields
      const coins = fields.coins.map(coin => ({ ...coin, until: readMoment(coin.until), end: readMoment(coin.end) }))
      const pooled =
        fields.pooled?.map(([atMs, missLevel, fourHourLevel]) => ({ atMs, missLevel, fourHourLevel })) ?? null
      return { kind: 'replay', source, at: at('at'), engine, candles, manner, edition, pooled, coins }
    }
    case 'pooled': {
      const { source, missLevel, fourHourLevel } = fields
      return { kind: 'pooled', source, hour: at('hour'), missLevel, fourHourLevel }
    }
    case 'call': {
      const { source, symbol } = fields
      const what = fields.what as AboutCall['what']
      const moments = { issuedAt: at('issuedAt'), dueAt: at('dueAt') }
      return { kind: 'call', source, symbol, what, ...moments, seal: String(fields.seal) }
    }
    case 'call-reveal':
      return { ...revealed(fields, text), kind: 'call-reveal', values: fields.values as CallValues }
    case 'call-grade':
      return { kind: 'call-grade', of: fields.of, gradedAt: at('gradedAt'), grade: fields.grade as StoredCallGrade }
    case 'call-join':
      return { kind: 'call-join', at: at('at'), from: String(fields.from), to: String(fields.to) }
    case 'find':
      return {
        kind: 'find',
        source: fields.source,
        foundAt: at('foundAt'),
        dueAt: at('dueAt'),
        seal: String(fields.seal),
      }
    case 'find-end': {
      const { reachedAt, ...end } = fields.end as FindEnd
      const read = { ...end, reachedAt: reachedAt && readMoment(reachedAt) }
      const values = fields.values as FindValues
      return { ...revealed(fields, text), kind: 'find-end', endedAt: at('endedAt'), end: read, values }
    }
    case 'restart':
      return { kind: 'restart', at: at('at'), reason: String(fields.reason), checkpoint: String(fields.checkpoint) }
    default:
      return { kind: 'other' }
  }
}
