import type { ReplyOf, admin as routes } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { homeDayStart, lastHomeDays } from '../../../platform/days.ts'
import type { Db } from '../../../platform/db/db.ts'
import { joinedSince, joinsByDay } from '../../accounts/index.ts'
import { analysesByDay, countBuyers, creditsByDay } from '../../credits/index.ts'
import { liveScores } from '../../record/index.ts'
import { trafficByDay } from './store.ts'

type Report = ReplyOf<typeof routes.report>
type Day = Report['days'][number]

const skillDays = 7

export interface Takings {
  day: string
  revenueUsd: number
}

interface Sources {
  source: 'live' | 'simulated'
  revenueByDay: (db: Db, since: Date) => Promise<Takings[]>
}

/** The product day by day, from what each feature knows of itself. */
export async function reportOf(db: Db, { source, revenueByDay }: Sources, count: number, now: Date): Promise<Report> {
  const since = new Date(homeDayStart(now).getTime() - (count - 1) * DAY_MS)
  const week = new Date(now.getTime() - skillDays * DAY_MS)
  const [parts, members, scores] = await Promise.all([
    Promise.all([
      joinsByDay(db, since),
      analysesByDay(db, since),
      creditsByDay(db, since),
      revenueByDay(db, since),
      trafficByDay(db, since),
    ]),
    joinedSince(db, since),
    liveScores(db, source, week),
  ])
  const days = joinDays(lastHomeDays(now, count), parts)
  return {
    days,
    funnel: {
      guests: days.reduce((sum, { guests }) => sum + guests, 0),
      signUps: members.length,
      buyers: await countBuyers(db, members),
    },
    forecasts: scores.map(
      ({ horizon, graded, insideRatio, directionRatio, distanceRatio, unchangedDistanceRatio }) => ({
        horizon,
        graded,
        insideRatio,
        directionRatio,
        skillRatio: unchangedDistanceRatio > 0 ? 1 - distanceRatio / unchangedDistanceRatio : null,
      }),
    ),
  }
}

const nothing: Omit<Day, 'day'> = {
  guests: 0,
  signUps: 0,
  activePeople: 0,
  analyses: 0,
  creditsSold: 0,
  creditsUsed: 0,
  revenueUsd: 0,
  requests: 0,
  failures: 0,
}

/** Every day has every figure; where nobody says anything it is zero. */
function joinDays(days: readonly string[], parts: readonly (readonly (Partial<Day> & { day: string })[])[]): Day[] {
  return days.map(day => Object.assign({ day, ...nothing }, ...parts.map(rows => rows.find(row => row.day === day))))
}
