import { gradeCall } from '@pusula/engine'
import type { Database, Tx } from '../../platform/db/db.ts'
import { type endPriceFrom, gradeCalls, revealCalls } from '../record/index.ts'
import { type Call, type GradedCall, openCalls, type Source, saveGrades, takeSealed } from './store/calls.ts'
import { recount } from './store/table.ts'

type EndPrice = ReturnType<typeof endPriceFrom>

interface GradingParts {
  database: Database
  source: Source
  endPrice: EndPrice
  now: Date
  /** Told of calls that were graded, in the transaction that says so. */
  onGraded?: (tx: Tx, graded: readonly GradedCall[]) => Promise<void>
}

/** Batch size of one transaction; the log's end is locked for its last few milliseconds. */
const atOnce = 1_000

/** Opens every call whose time has come, grades it by the price of its last minute, and counts what it adds up to. Returns how many were graded. */
export async function gradeDueCalls({ database, source, endPrice, now, onGraded }: GradingParts): Promise<number> {
  while ((await openDue(database, now)) === atOnce);
  const priceOf = remembered(endPrice)
  let graded = 0
  let last: Call | undefined
  while (true) {
    const due = await openCalls(database.patiently('grading'), source, { after: last, limit: atOnce })
    const known: GradedCall[] = []
    for (const call of due) {
      const price = await priceOf(call.symbol, call.dueAt)
      // What cannot be asked yet is passed by.
      if (price === undefined) continue
      known.push({ call, grade: price && { ...gradeCall(call, price.value), venue: price.venue } })
    }
    if (known.length) graded += await saveAll(database, known, now, onGraded)
    last = due.at(-1)
    if (due.length < atOnce) break
  }
  await recount(database)
  return graded
}

const openDue = (database: Database, now: Date): Promise<number> =>
  database.transaction(async tx => {
    const due = await takeSealed(tx, now, atOnce)
    if (due.length) await revealCalls(tx, due)
    return due.length
  }, 'grading')

const saveAll = (database: Database, known: readonly GradedCall[], now: Date, onGraded: GradingParts['onGraded']) =>
  database.transaction(async tx => {
    const mine = await saveGrades(tx, known, now)
    if (!mine.length) return 0
    await onGraded?.(tx, mine)
    // The end of the log is held from here on.
    await gradeCalls(
      tx,
      mine.map(({ call, grade }) => ({ id: call.id, grade })),
      now,
    )
    return mine.length
  }, 'grading')

/** Many call one coin in one minute: its price is asked once. They come by the time they are due, so that a few are enough to remember. */
function remembered(endPrice: EndPrice): EndPrice {
  const known = new Map<string, ReturnType<EndPrice>>()
  let minute = 0
  return (symbol, at) => {
    if (at.getTime() !== minute) known.clear()
    minute = at.getTime()
    const found = known.get(symbol) ?? endPrice(symbol, at)
    known.set(symbol, found)
    return found
  }
}
