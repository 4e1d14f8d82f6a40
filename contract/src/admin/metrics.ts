import Type from 'typebox'
import { get, Nothing } from '../route.ts'
import { Instant } from '../shapes.ts'

const MaybeInstant = Type.Union([Instant, Type.Null()])
const MaybeRatio = Type.Union([Type.Number(), Type.Null()])

/** Failure kinds of a feed: refused, rate limited, unreachable, switched off after a week, or anything else. */
const upstreamFaults = ['blocked', 'limited', 'unreachable', 'off', 'other'] as const
export type UpstreamFault = (typeof upstreamFaults)[number]

/** One day, as people in Turkey count it. */
const ReportDay = Type.Object({
  /** Such as 2026-11-15. */
  day: Type.String({ format: 'date' }),
  guests: Type.Integer(),
  signUps: Type.Integer(),
  /** People who opened at least one analysis. */
  activePeople: Type.Integer(),
  analyses: Type.Integer(),
  creditsSold: Type.Integer(),
  creditsUsed: Type.Integer(),
  /** Taken less given back. */
  revenueUsd: Type.Number(),
  requests: Type.Integer(),
  /** Requests that failed by our fault. */
  failures: Type.Integer(),
})

export const metricsCalls = {
  stats: get('/api/admin/stats', {
    who: 'admin',
    says: 'The product in four figures, and what they stood at before.',
    input: Nothing,
    reply: Type.Object({
      totalCoins: Type.Integer(),
      activeApis: Type.Integer(),
      dailyAnalyses: Type.Integer(),
      lastUpload: MaybeInstant,
      disabledCoins: Type.Integer(),
      totalApis: Type.Integer(),
      /** Until the same time of day, so that the two can be compared. */
      analysesYesterday: Type.Integer(),
    }),
  }),
  report: get('/api/admin/report', {
    who: 'admin',
    says: 'The product day by day, the oldest first; 30 days unless asked otherwise.',
    input: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })) }),
    reply: Type.Object({
      days: Type.Array(ReportDay),
      /** Of these days: how many came, how many joined, how many of those who joined have bought. */
      funnel: Type.Object({ guests: Type.Integer(), signUps: Type.Integer(), buyers: Type.Integer() }),
      /** How the forecasts of the last seven days did. */
      forecasts: Type.Array(
        Type.Object({
          horizon: Type.String(),
          graded: Type.Integer(),
          /** How often the price ended inside the likely range; 0.8 is what is promised. */
          insideRatio: MaybeRatio,
          /** How much smaller the error is than that of "the price stays as it is"; below zero it is larger. */
          skillRatio: MaybeRatio,
          directionRatio: MaybeRatio,
        }),
      ),
    }),
  }),
  health: get('/api/admin/health', {
    who: 'admin',
    says: 'What works and what does not, now.',
    input: Nothing,
    reply: Type.Object({
      checkedAt: Instant,
      lastHour: Type.Object({ requests: Type.Integer(), failures: Type.Integer() }),
      upstreams: Type.Array(
        Type.Object({
          name: Type.String(),
          kind: Type.Enum(['market', 'news']),
          isHealthy: Type.Boolean(),
          lastOkAt: MaybeInstant,
          /** In a row, up to now. */
          failures: Type.Integer(),
          /** Why it failed the last time. */
          says: Type.Union([Type.String(), Type.Null()]),
          /** What kind of failure that was; null while it works. */
          fault: Type.Union([Type.Enum([...upstreamFaults]), Type.Null()]),
        }),
      ),
      jobs: Type.Array(
        Type.Object({
          name: Type.String(),
          waiting: Type.Integer(),
          running: Type.Integer(),
          failed: Type.Integer(),
          lastDoneAt: MaybeInstant,
        }),
      ),
      database: Type.Object({ sizeBytes: Type.Integer(), tookMs: Type.Number() }),
    }),
  }),
}
