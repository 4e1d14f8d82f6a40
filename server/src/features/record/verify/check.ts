import type { Db } from '../../../platform/db/db.ts'
import { checkChain } from '../chain/check.ts'
import type { Entry } from '../publish/lines.ts'
import { brokenSeal } from '../publish/seal.ts'
import { entriesBetween, firstIdSince, keepCheck } from '../publish/store.ts'
import type { PriceSource } from './candles.ts'
import { checkGrades } from './grades.ts'
import { wrongSum } from './store.ts'

interface RecordCheck {
  length: number
  brokenAt: number | undefined
  /** What else is not as it was written, in words. */
  finding: string | undefined
}

const dayMs = 86_400_000
/** Grades may come nine days after their claim; a month holds all that still move. */
const summedDays = 31
const sealCount = 3_650
/** By then all forecasts of a day have been graded. */
const pricedDays = 2

/** Looks over the whole record as it stands in the database, and over the last days' prices where they can be had. */
export async function checkRecord(db: Db, now: Date, prices?: PriceSource): Promise<RecordCheck> {
  const { length, brokenAt } = await checkChain(db)
  const finding =
    brokenAt === undefined
      ? ((await brokenSeal(db, sealCount)) ??
        (await sumFinding(db, now)) ??
        (prices && (await wrongGrade(db, now, prices))))
      : undefined
  return { length, brokenAt, finding }
}

async function sumFinding(db: Db, now: Date): Promise<string | undefined> {
  const wrong = await wrongSum(db, new Date(Math.floor(now.getTime() / dayMs - summedDays) * dayMs))
  return wrong && `the sums of ${wrong} are not those of its rows`
}

async function wrongGrade(db: Db, now: Date, prices: PriceSource): Promise<string | undefined> {
  const first = await firstIdSince(db, new Date(now.getTime() - pricedDays * dayMs))
  if (first === undefined) return undefined
  // All of them at once: a day of minutes is then asked for once a coin.
  const entries: Entry[] = []
  for await (const page of entriesBetween(db, first - 1, Number.MAX_SAFE_INTEGER)) entries.push(...page)
  const [wrong] = (await checkGrades(entries, prices)).wrong
  return wrong && `the grade of entry ${wrong.id}: ${wrong.says}`
}

/** The same, kept for whoever opens the page. */
export async function checkAndKeep(db: Db, now: Date, prices?: PriceSource): Promise<RecordCheck> {
  const found = await checkRecord(db, now, prices)
  const { length, brokenAt, finding } = found
  await keepCheck(db, { length, brokenAt: brokenAt ?? null, finding: finding ?? null }, now)
  return found
}
