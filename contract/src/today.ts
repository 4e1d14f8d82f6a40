import Type from 'typebox'
import { LivingPlan } from './analysis/plans.ts'
import { ReplayProgress } from './record.ts'
import { get } from './route.ts'
import { Instant, OrNull, Ratio } from './shapes.ts'

const Coin = { symbol: Type.String(), name: Type.String() }

const Outcome = Type.Enum(['inside', 'below', 'above'])

/** A coin's range of yesterday beside where it ended: exactly as the record has it. */
const GradedCoin = Type.Object({
  ...Coin,
  /** The entry of the log that sealed the range. */
  id: Type.Integer(),
  lowUsd: Type.Number(),
  highUsd: Type.Number(),
  endUsd: Type.Number(),
  dueAt: Instant,
  outcome: Outcome,
  /** How far beyond the edge it ended, as a share of that; 0 inside. */
  beyondRatio: Type.Number(),
})

/** How often one-day ranges of all coins held, over the record's days: live, or replayed until that is enough. */
const DayRate = Type.Object({
  kind: Type.Enum(['live', 'replayed']),
  graded: Type.Integer(),
  missed: Type.Integer(),
  heldRatio: Ratio,
  errorRatio: OrNull(Type.Number()),
  days: Type.Integer(),
})

/** The free range of a coin for the day ahead. */
const DayAhead = Type.Object({
  ...Coin,
  /** Of now, within a minute; of the moment it was issued while no exchange answers. */
  priceUsd: Type.Number(),
  lowUsd: Type.Number(),
  highUsd: Type.Number(),
  endsAt: Instant,
  /** Fifty ends, each as likely as the others, lowest first. */
  endsUsd: Type.Array(Type.Number()),
})

/** Something to keep an eye on until tomorrow. */
const Watched = Type.Union([
  Type.Object({ kind: Type.Literal('plan'), name: Type.String(), plan: LivingPlan }),
  Type.Object({ kind: Type.Literal('ending'), name: Type.String(), plan: LivingPlan }),
  Type.Object({
    kind: Type.Literal('wide'),
    ...Coin,
    /** Half the range of the day ahead and what is usual for the coin, as shares of the price. */
    halfRatio: Type.Number(),
    usualRatio: Type.Number(),
  }),
])

export const Today = Type.Object({
  source: Type.Enum(['live', 'simulated']),
  /** The day that is told ends then: the last morning hour of the person's own day. */
  at: Instant,
  /** When the next one is ready. */
  nextAt: Instant,
  /** Yesterday's grades of the person's coins, those that left their range first and the furthest of them; of the large ones for who has none. */
  coins: Type.Array(GradedCoin),
  whose: Type.Enum(['own', 'large']),
  /** How many of them all were graded and stayed inside, and how many should have. */
  graded: Type.Integer(),
  held: Type.Integer(),
  expected: Type.Integer(),
  /** How yesterday’s ranges of all coins of the record ended, by symbol. */
  recorded: Type.Array(Outcome),
  bitcoin: OrNull(DayAhead),
  rate: OrNull(DayRate),
  replay: ReplayProgress,
  /** Live results of a day, while they are too few for a rate. */
  earlyResults: Type.Integer(),
  /** When the first live result of a day comes, while there is none. */
  firstResultAt: OrNull(Instant),
  /** When the next results of shorter ranges come, while there is none of a day. */
  nextResults: Type.Array(Type.Object({ horizon: Type.Enum(['15min', '1hour']), at: Instant })),
  /** Followed plans that began or ended since yesterday's morning, the newest first. */
  plans: Type.Array(Type.Object({ name: Type.String(), plan: LivingPlan })),
  /** How many of all that changed have begun and are under way, and how many are over. */
  plansStarted: Type.Integer(),
  plansEnded: Type.Integer(),
  watch: Type.Array(Watched),
  /** The range of the whole portfolio for the day that has begun; null where nothing with a range is held. */
  portfolio: OrNull(
    Type.Object({
      ...{ lowUsd: Type.Number(), highUsd: Type.Number(), valueUsd: Type.Number(), endsAt: Instant },
      /** The largest holdings with what each was worth when the range was said, and its price then: what it is worth now follows from those of now. */
      coins: Type.Array(Type.Object({ symbol: Type.String(), valueUsd: Type.Number(), priceUsd: Type.Number() })),
    }),
  ),
  /** Nobody left a range, no plan changed, nothing to watch. */
  isQuiet: Type.Boolean(),
})

export const today = {
  summary: get('/api/today', {
    who: 'anyone',
    says: 'What became of yesterday’s ranges of the person’s own coins, or of the large ones, and what to watch today. Costs nothing.',
    input: Type.Object({ zone: Type.Optional(Type.String({ maxLength: 64 })) }),
    reply: Today,
  }),
}
