import { frozenPlan } from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { gradeForecast, gradePlan, type PlanLife, unknownGrade } from '../../features/record/grading/outcomes.ts'
import { type Claim, planTerms } from '../../features/record/log/claims.ts'
import {
  beginEntry,
  gradeEntry,
  revealEntry,
  saidBy,
  saidByBeginning,
  sealEntry,
} from '../../features/record/log/entries.ts'
import { someForecast } from '../../features/record/testing/claims.ts'
import { growingRoot, hashBytes, leafHash, tileWidth } from '../../platform/tlog/tree.ts'
import { followLog, type Mark } from './follow.ts'
import type { RemoteLog } from './remote-log.ts'

const startMs = Date.parse('2026-11-15T12:00:00Z')
const at = (hours: number) => new Date(startMs + hours * HOUR_MS)
const salt = '00112233445566778899aabbccddeeff'

interface Told {
  symbol: string
  hour: number
  low80Usd?: number
  issuedHour?: number
}

/** Seal, reveal and grade of a forecast of an hour, from a place of the log on; the price ends at 100. */
function told(from: number, { symbol, hour, low80Usd = 98, issuedHour = hour }: Told): string[] {
  const claim = someForecast({ symbol, issuedAt: at(issuedHour), dueAt: at(issuedHour + 1), low80Usd })
  return [
    sealEntry(claim, salt, saidBy(claim)),
    revealEntry(from, salt, saidBy(claim)),
    gradeEntry(from, gradeForecast(claim, 100), at(hour + 1)),
  ]
}

const plan = frozenPlan({
  ...{ side: 'up', issuedAt: startMs, priceUsd: 100, triggerUsd: 101, entryUsd: 101.2, stopUsd: 98, targetUsd: 106 },
  chances: { met: 0.25, touched: 0.33, target: 0.36, stop: 0.58, neither: 0.06 },
})
/** A plan from its seal to its grade, with a beginning that may be told otherwise than it was sealed, or sealed twice. */
function lived(from: number, life: Partial<PlanLife> = {}, sealedTwice = false): string[] {
  const { dueAt: _, ...about } = someForecast({ symbol: 'BTC', issuedAt: at(0) })
  const { source, symbol, asked, slotAt, issuedAt, edition, priceUsd, venue } = about
  const terms = planTerms(plan)
  const claim = {
    source,
    symbol,
    what: 'up',
    asked,
    slotAt,
    issuedAt,
    dueAt: at(192),
    edition,
    priceUsd,
    venue,
    terms,
  } as Claim
  const moved = 101.5 / 101.2
  const ended = {
    ...{ ...plan, entryUsd: 101.5, stopUsd: 98 * moved, targetUsd: 106 * moved, state: 'target' as const },
    ...{ metAt: at(2).getTime(), limitAt: at(170).getTime(), endedAt: at(4).getTime(), exitUsd: 106 * moved },
    resultRatio: 106 / 101.2 - 1 - plan.costRatio,
  }
  const grade = gradePlan(ended, from + 1) ?? unknownGrade
  const begun = (hour: number) =>
    beginEntry(at(hour), salt, saidByBeginning({ of: from, metAt: at(hour), entryUsd: 101.5 }))
  return [
    ...[sealEntry(claim, salt, saidBy(claim)), begun(2), sealedTwice ? begun(3) : '{"v":1,"kind":"x"}'],
    revealEntry(from, salt, saidBy(claim)),
    gradeEntry(from, { ...grade, life: grade.life && { ...grade.life, ...life } }, at(4)),
  ]
}

/** A past of some hours: forecasts of two coins, one that missed among them, and a plan. */
function logOf({
  missedUsd = 100.5,
  without = [] as string[],
  life = {},
  sealedTwice = false,
  hours = 8,
} = {}): string[] {
  const log: string[] = lived(0, life, sealedTwice)
  for (let hour = 5; hour < 5 + hours; hour++)
    for (const symbol of ['BTC', 'ETH'].filter(one => !without.includes(`${one} ${hour}`)))
      log.push(
        ...told(log.length, { symbol, hour, ...(symbol === 'ETH' && hour === 6 ? { low80Usd: missedUsd } : {}) }),
      )
  return log
}

const rootOf = (log: readonly string[]) => {
  const tree = growingRoot()
  for (const entry of log) tree.add(leafHash(Buffer.from(entry)))
  return tree.root()
}

/** What a reader finds in a log that is signed as it is, or as it was before somebody changed it. */
async function findings(log: readonly string[], { signed = log, marks = [] as Mark[] } = {}): Promise<string[]> {
  const checkpoint = { size: signed.length, root: rootOf(signed), origin: 'log.example', note: '' }
  const remote = {
    checkpoint: async () => checkpoint,
    async *bundles(from: number, size: number) {
      for (let first = Math.floor(from / tileWidth) * tileWidth; first < size; first += tileWidth) {
        const entries = log.slice(first, Math.min(size, first + tileWidth)).map(entry => Buffer.from(entry))
        yield { entries, hashes: Buffer.concat(entries.map(leafHash), entries.length * hashBytes) }
      }
    },
  } as unknown as RemoteLog
  const follower = followLog(remote, { onGraded: () => {}, breathe: async () => {}, onProgress: () => {}, marks })
  await follower.toCheckpoint()
  return [...follower.wrong, ...follower.unmet(), ...follower.walk.soFar().wrong]
}

const honest = logOf()
const kept: Mark = { size: honest.length, root: rootOf(honest), says: 'a file that was kept' }
const cosigned: Mark = { ...kept, seenAt: at(14), says: 'a witness' }
/** What is added behind what readers kept: hours that are new to everybody. */
const later = (log: readonly string[], hour = 20) => [...log, ...told(log.length, { symbol: 'SOL', hour })]
const overdue = (log: readonly string[]) => later(log, (60 * DAY_MS) / HOUR_MS)

const changed = honest.map(entry => entry.replace('"high80Usd":102', '"high80Usd":103'))
const backDated = [...honest, ...told(honest.length, { symbol: 'XRP', hour: 30, issuedHour: 9 })]

/** What is done, the log that is shown and what was signed; then the words of a new reader, of one who kept a checkpoint, and of a witness. */
const ways: [string, { log: string[]; signed?: string[] }, string | null, string | null, string | null][] = [
  ['nothing', { log: later(honest) }, null, null, null],
  ['a range made wider, without the key', { log: changed, signed: honest }, 'ROOT WRONG', 'ROOT WRONG', 'ROOT WRONG'],
  [
    'a range made wider, with the key and not with its seal',
    { log: later(changed) },
    'is not what was sealed',
    'NOT THE LOG OF BEFORE',
    'NOT THE LOG OF BEFORE',
  ],
  [
    'a miss made a hit, sealed anew and signed',
    { log: later(logOf({ missedUsd: 98 })) },
    null,
    'NOT THE LOG OF BEFORE',
    'NOT THE LOG OF BEFORE',
  ],
  [
    'a miss taken out, all behind it numbered and signed anew',
    { log: later(logOf({ without: ['ETH 6'] })) },
    null,
    'NOT THE LOG OF BEFORE',
    'NOT THE LOG OF BEFORE',
  ],
  ['the newest cut off, and signed', { log: logOf({ hours: 6 }) }, null, 'SHORTER THAN BEFORE', 'SHORTER THAN BEFORE'],
  [
    'the newest cut off, and grown past what anybody kept',
    { log: later(later(later(logOf({ hours: 7 })), 22), 24) },
    null,
    'NOT THE LOG OF BEFORE',
    'NOT THE LOG OF BEFORE',
  ],
  [
    'one log for one reader and another for the next',
    { log: later(logOf({ without: ['BTC 9'] })) },
    null,
    'NOT THE LOG OF BEFORE',
    'NOT THE LOG OF BEFORE',
  ],
  ['a claim of hours ago written behind its outcome', { log: backDated }, null, null, 'BACK-DATED'],
  [
    'a plan told to have begun an hour later than was sealed',
    { log: logOf({ life: { metAt: at(3) } }) },
    'began otherwise than was sealed',
    'began otherwise',
    'began otherwise',
  ],
  [
    'a better entry of a plan than was sealed',
    { log: logOf({ life: { entryUsd: 101.4 } }) },
    'is not how plans live',
    'is not how plans live',
    'is not how plans live',
  ],
  [
    'two beginnings of a plan sealed, and the better one told',
    { log: overdue(logOf({ sealedTwice: true })) },
    'nobody says of which',
    'nobody says of which',
    'nobody says of which',
  ],
  [
    'a plan told to have ended after its time',
    { log: logOf({ life: { endedAt: at(400) } }) },
    'is not how plans live',
    'is not how plans live',
    'is not how plans live',
  ],
]

describe('a past that was rewritten with full access to database and code', () => {
  it.each(ways)('by %s', async (_, { log, signed }, asNew, asEarlier, asWitness) => {
    const said = async (marks: Mark[]) => (await findings(log, { ...(signed && { signed }), marks })).join('\n')
    const readers = [
      ['a new reader', asNew, await said([])],
      ['who was here before', asEarlier, await said([kept])],
      ['who asks a witness', asWitness, await said([cosigned])],
    ] as const
    for (const [who, expected, found] of readers)
      if (expected === null) expect(found, who).toBe('')
      else expect(found, who).toContain(expected)
  })
})
