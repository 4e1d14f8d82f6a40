import { createHash } from 'node:crypto'
import type { Database, Db } from '../../../platform/db/db.ts'
import { chainHead, firstIssuedAt } from '../chain/store.ts'
import { waitForTurn } from '../grading/store.ts'
import { gradeWords, hashAt, keepSeal, type Seal, seals } from './store.ts'

const dayMs = 86_400_000
const beginning = new Date(0)

async function gradesBetween(db: Db, after: Date, upTo: Date): Promise<{ grades: number; gradesHash: string }> {
  const hash = createHash('sha256')
  let grades = 0
  for await (const words of gradeWords(db, after, upTo)) {
    grades += words.length
    hash.update(`${words.join('\n')}\n`)
  }
  return { grades, gradesHash: hash.digest('hex') }
}

/** Seals the day that is over: the end of the chain, and all grades that were given since the seal before. */
export async function sealDay(database: Database, now: Date): Promise<void> {
  const midnight = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  const day = new Date(midnight.getTime() - 1).toISOString().slice(0, 10)
  const [[sealed], beganAt] = await Promise.all([seals(database, 1), firstIssuedAt(database)])
  if ((sealed && sealed.day >= day) || !beganAt || beganAt >= midnight) return
  await database.transaction(async tx => {
    // Nobody writes a grade meanwhile, and whoever does afterwards finds the seal.
    await waitForTurn(tx, 'live')
    await waitForTurn(tx, 'simulated')
    const [last] = await seals(tx, 1)
    if (last && last.day >= day) return
    const { id: lastId, hash } = await chainHead(tx)
    const graded = await gradesBetween(tx, last?.sealedAt ?? beginning, now)
    await keepSeal(tx, { day, lastId, hash, sealedAt: now, ...graded })
  }, 'grading')
}

/** The first of the newest seals that does not fit what is there, in words. */
export async function brokenSeal(db: Db, count: number): Promise<string | undefined> {
  const found = await seals(db, count + 1)
  for (const [i, seal] of found.slice(0, count).entries()) {
    if ((await hashAt(db, seal.lastId)) !== seal.hash)
      return `entry ${seal.lastId} is not what was sealed on ${seal.day}`
    const { grades, gradesHash } = await gradesBetween(db, found[i + 1]?.sealedAt ?? beginning, seal.sealedAt)
    if (grades !== seal.grades || gradesHash !== seal.gradesHash)
      return `the ${grades} grades sealed on ${seal.day} are not the ${seal.grades} that were`
  }
  return undefined
}

/** A seal as it is published, one line a day: day, entries, hash of the last, grades of the day, their hash. */
export const sealLine = ({ day, lastId, hash, grades, gradesHash }: Seal): string =>
  `${day} ${lastId} ${hash} ${grades} ${gradesHash}`
