import { gradeRange } from '@pusula/engine'
import type { Platform } from '../../../platform.ts'
import type { RunningMarket } from '../../market/index.ts'
import { holdingsOnce } from '../holdings.ts'
import { dueRanges, gradeStored, saveRange, unsaidPortfolios } from '../store/ranges.ts'
import { riskReader } from './risk.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]
/** Retry limit of grading: a price that is unknown after a week is given up. */
const givenUpMs = 8 * dayMs
const maxGraded = 2_000
/** In UTC; the same for everybody, so that one day is one day of evidence. */
const issueHour = 0

/** Says the range of every portfolio once a day, whoever looks, and grades it a day later. */
export async function startRanges(platform: Platform, market: RunningMarket): Promise<void> {
  const { database, clock, jobs, log } = platform
  const riskOf = riskReader(database, clock, market)

  async function issue(now: Date) {
    for (const accountId of await unsaidPortfolios(database, now)) {
      const said = await riskOf(await holdingsOnce(database, market, accountId))
      if (said) await saveRange(database, accountId, said, now)
    }
  }

  async function grade(now: Date) {
    const [before, after] = [now.getTime() - dayMs, now.getTime() - givenUpMs].map(ms => new Date(ms)) as [Date, Date]
    const due = await dueRanges(database, before, after, maxGraded)
    const closes = new Map<string, Promise<number | null | undefined>>()
    for (const range of due) {
      const atMs = Math.floor((range.issuedAt.getTime() + dayMs) / minuteMs) * minuteMs
      const later: Record<string, number> = {}
      for (const { coin, stable } of range.stakes) {
        if (stable) continue
        const key = `${coin} ${atMs}`
        const close = closes.get(key) ?? market.closeAt(coin, atMs).catch(() => undefined)
        closes.set(key, close)
        later[coin] = (await close) ?? Number.NaN
      }
      const graded = gradeRange(range, later)
      if (graded) await gradeStored(database, range, graded, now)
    }
    return due.length
  }

  await jobs.schedule('portfolio.ranges', '5 * * * *', async () => {
    const now = clock.now()
    if (Math.floor(now.getTime() / hourMs) % 24 === issueHour) await issue(now)
    const due = await grade(now)
    if (due) log.debug({ due }, 'portfolio ranges graded')
  })
}
