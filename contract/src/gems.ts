import Type from 'typebox'
import { get, Nothing } from './route.ts'
import { Instant, PricesIn } from './shapes.ts'

const Maybe = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const GradeLevel = Type.Enum(['High', 'Medium', 'Low', 'Unknown'])

export const Gem = Type.Object({
  /** The coin's own. */
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  image: Type.String(),
  gradeLevel: GradeLevel,
  /** 0 to 100: a description of the last weeks, not an expected return. */
  grade: Type.Number(),
  /** How far the target stands above the price, in percent, 100 at most. */
  potentialScore: Type.Number(),
  reason: Type.String(),
  currentPrice: Type.Number(),
  /** In percent. */
  priceChange24h: Type.Number(),
  high24h: Type.Number(),
  low24h: Type.Number(),
  marketCap: Type.Number(),
  exchanges: Type.Array(Type.String()),
  /** How long such a move takes at this coin's volatility: "3-6 days". */
  moonshotTime: Type.String(),
  targetPrice: Type.Number(),
  /** First listed by the newest search; on the first list of all, nothing is new. */
  isNew: Type.Boolean(),
})

/** Metadata of the list: when it was made, when the next one is due, and its market. */
const edition = {
  /** Null while there has been no search yet. */
  computedAt: Maybe(Instant),
  nextAt: Maybe(Instant),
  /** The next list should have been there already. */
  isLate: Type.Boolean(),
  /** From when ranks and market values are, where no list of coins could be had; null when they are as old as the list. */
  sizesAt: Maybe(Instant),
  source: Type.Enum(['live', 'simulated']),
}

export const PastGem = Type.Object({
  id: Type.String(),
  symbol: Type.String(),
  name: Type.String(),
  image: Type.String(),
  grade: Type.Number(),
  gradeLevel: GradeLevel,
  foundAt: Instant,
  /** When its days are over. */
  dueAt: Instant,
  /** `open` while its days are not over and the target was not touched. */
  state: Type.Enum(['open', 'reached', 'missed', 'delisted']),
  isOver: Type.Boolean(),
  foundPrice: Type.Number(),
  targetPrice: Type.Number(),
  /** When its days were over; until then the newest that is known. */
  lastPrice: Type.Number(),
  changePercent: Type.Number(),
  /** Bitcoin over the same days. */
  bitcoinChangePercent: Type.Number(),
})

/** All gems whose days are over, the failed and the delisted among them. */
export const GemRecord = Type.Object({
  over: Type.Integer(),
  reached: Type.Integer(),
  delisted: Type.Integer(),
  /** Ended at twice, or at half, of what they cost when they were found, or further. */
  doubled: Type.Integer(),
  halved: Type.Integer(),
  aheadOfBitcoin: Type.Integer(),
  medianChangePercent: Maybe(Type.Number()),
  /** The same shares as they were measured beforehand, on small coins over rising and falling years. */
  measured: Type.Object({
    /** Of reaching the target by the first and by the second number of days. */
    reachedByFirst: Type.Number(),
    reachedByLast: Type.Number(),
    aheadOfBitcoin: Type.Number(),
  }),
})

export const gems = {
  list: get('/api/crypto/hidden-gems', {
    who: 'member',
    says: 'Coins with more potential than their fame, for Pro members and members with five credits; none are spent.',
    input: Type.Object({ currency: PricesIn }),
    reply: Type.Object({
      data: Type.Array(Gem),
      ...edition,
      /** The oldest of the prices above. */
      priceAgeMs: Type.Number({ minimum: 0 }),
      isStale: Type.Boolean(),
    }),
  }),
  summary: get('/api/gems/summary', {
    who: 'guest',
    says: 'How many gems there are, when the next list comes, and how the earlier ones did.',
    input: Nothing,
    reply: Type.Object({ count: Type.Integer(), neededCredits: Type.Integer(), ...edition, record: GemRecord }),
  }),
  record: get('/api/gems/record', {
    who: 'anyone',
    says: 'How all gems did whose days are over, for the track record.',
    input: Nothing,
    reply: GemRecord,
  }),
  past: get('/api/gems/past', {
    who: 'member',
    says: 'Gems that left the list and what became of them, the newest first; for whom the list is open.',
    input: Type.Object({ beforeId: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) }),
    reply: Type.Object({ data: Type.Array(PastGem), nextBeforeId: Maybe(Type.Integer()) }),
  }),
}
