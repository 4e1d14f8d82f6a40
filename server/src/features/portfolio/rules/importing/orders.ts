import { type Reading, skipped } from './facts.ts'

/** What a table of orders says became of one. */
type Became = 'done' | 'partly' | 'notDone'

const isPartly = /\b(part|kism)/
const isOff = /\b(cancel|reject|expire|fail|error|unfilled|pending|open|new|iptal|red\b|redd|bekl|acik)/

/** By the folded words of its status. */
export const becameOf = (status: string): Became =>
  isPartly.test(status) ? 'partly' : isOff.test(status) ? 'notDone' : 'done'

/** Where a table has its status. */
export const isStatus = (column: string): boolean => /^(order )?(status|state)$|^(emir )?durumu?$/.test(column)

/** A column of what was done of an order, beside one of what was asked for. */
export const isDoneColumn = (column: string): boolean => /^(executed|filled|deal|gerceklesen)/.test(column)

const calledOff = /\b(cancel(led|ed)?|iptali?)\b/
const besideTrade = /\b(fees?|commission|komisyonu?|ucreti?|iadesi?|refund)\b/

/** What names a side and is no trade all the same: a purchase that was called off, the commission of a sale. */
export function noTrade(said: string): Reading | undefined {
  if (calledOff.test(said)) return skipped('notDone')
  return besideTrade.test(said) ? skipped('other') : undefined
}
