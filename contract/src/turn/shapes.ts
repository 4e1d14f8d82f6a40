import Type, { type Static } from 'typebox'
import { CalendarDay, Instant, OrNull, Ratio } from '../shapes.ts'
import { nicknamePattern, turnHorizons } from './limits.ts'

const Count = Type.Integer({ minimum: 0 })
export const Usd = Type.Number({ exclusiveMinimum: 0, maximum: 1e12 })
/** Index of the log entry that sealed it. */
export const CallId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
export const Nickname = Type.String({ minLength: 3, maxLength: 20, pattern: nicknamePattern })
export const Name = Type.String({ minLength: 3, maxLength: 20 })
const Coin = { symbol: Type.String(), name: Type.String() }

/** A range beside the call's own, made in the same minute and sealed with it. */
const Rival = Type.Object({
  lowUsd: Type.Number(),
  highUsd: Type.Number(),
  widthRatio: Type.Number(),
  /** Once the call is graded. */
  isInside: OrNull(Type.Boolean()),
  scoreRatio: OrNull(Type.Number()),
})

export const TurnCall = Type.Object({
  id: CallId,
  ...Coin,
  horizon: Type.Enum([...turnHorizons]),
  /** The close of the minute that had ended when it was sealed; the score is in shares of it. */
  priceUsd: Type.Number(),
  sealedAt: Instant,
  /** The end of the minute whose close decides. */
  dueAt: Instant,
  lowUsd: Type.Number(),
  highUsd: Type.Number(),
  widthRatio: Type.Number(),
  /** A model's quantiles, by `turnLevels`; its range is the second and the sixth. */
  quantilesUsd: OrNull(Type.Array(Type.Number())),
  /** Pusula's range; "no change" with the usual swing of the last 90 days on both sides; the same with a swing that follows the last days. */
  rivals: Type.Object({ pusula: Rival, unchanged: Rival, ewma: Rival }),
  /** Not counted where nobody has a price of that minute: the day is given back. */
  state: Type.Enum(['sealed', 'graded', 'notCounted']),
  result: OrNull(
    Type.Object({
      endUsd: Type.Number(),
      outcome: Type.Enum(['inside', 'below', 'above']),
      /** How far outside it ended. The score is width + 10 × this; smaller is better. */
      outsideRatio: Type.Number(),
      scoreRatio: Type.Number(),
      /** Of quantiles alone. */
      crpsRatio: OrNull(Type.Number()),
      pinballRatio: OrNull(Type.Number()),
      gradedAt: Instant,
    }),
  ),
  /** Whether a notification is sent when it opens. */
  isTold: Type.Boolean(),
  /** Whether its result was looked at. */
  isSeen: Type.Boolean(),
})
export type TurnCall = Static<typeof TurnCall>

/** How many gave a range today: never which. */
const Given = Type.Object({ people: Count, models: Count })

/** Why no range can be given now: there is one of this day; a guest has given the one of the day. */
const Refusal = Type.Enum(['called', 'guestLimit'])

export const TurnToday = Type.Object({
  /** Whether the operator has it switched on; nothing else is said where it is not. */
  isOpen: Type.Boolean(),
  /** The day of whoever asks, by the clock of their zone; by UTC where none was named. */
  day: CalendarDay,
  /** The coin of the day, the same for everybody; null before the record has coins. */
  coin: OrNull(Type.Object(Coin)),
  /** The coins that can be called, the largest first. */
  coins: Type.Array(Type.Object(Coin)),
  /** Of this person today, the newest first. */
  calls: Type.Array(TurnCall),
  /** A call whose end came in the last three days and whose result nobody looked at yet: the newest. */
  latest: OrNull(TurnCall),
  given: Given,
})

/** What the card of a coin needs before a range is given: nothing of it tells Pusula's range. */
export const TurnCard = Type.Object({
  ...Coin,
  priceUsd: Type.Number(),
  /** The end of the minute that the price is of, and the moment that a call made now is about. */
  at: Instant,
  dueAt: Instant,
  /** How far the price usually moves in a day, four days in five, over the last 90. The scale reaches three of it either way. */
  swingRatio: Type.Number(),
  scaleLowUsd: Type.Number(),
  scaleHighUsd: Type.Number(),
  refusal: OrNull(Refusal),
  /** The call of today on this coin. */
  mine: OrNull(TurnCall),
  given: Given,
})

const Mean = Type.Object({ scoreRatio: Type.Number(), errorRatio: OrNull(Type.Number()), widthRatio: Type.Number() })

/** A share of two scores, with what luck may make of it, nine times in ten; days count as one. */
const skill = {
  /** 1 less the ratio of the own score to that of "no change" on the same coins and minutes. */
  betterRatio: Type.Number(),
  lowRatio: OrNull(Type.Number()),
  highRatio: OrNull(Type.Number()),
}

export const TurnRecord = Type.Object({
  /** All that were given, those of them that were graded, and those that held. */
  given: Count,
  graded: Count,
  held: Count,
  /** From 20 on: how often they held, and between which shares the true rate lies nine times in ten, by days. */
  rate: OrNull(Type.Object({ heldRatio: Ratio, lowRatio: Ratio, highRatio: Ratio, errorRatio: Type.Number() })),
  /** Narrow: the rate is clearly below 80; wide: clearly above; near: luck may explain it. Null below 20. */
  reading: OrNull(Type.Enum(['narrow', 'near', 'wide'])),
  /** The smallest widening about the middle with which four in five would have held, and how many would have. */
  widened: OrNull(Type.Object({ factor: Type.Number(), held: Count })),
  /** How many would have held at half the width. */
  heldIfHalved: OrNull(Count),
  /** On the same coins and minutes; null before the first is graded. */
  means: OrNull(Type.Object({ mine: Mean, pusula: Mean, unchanged: Mean, ewma: Mean })),
  /** Against "no change": null before two days were graded. */
  skill: OrNull(Type.Object({ ...skill, isClear: Type.Boolean() })),
  /**
   * From 60 on: each range read as a bell curve, how often the price ended within the part that should hold so often, with the error of nine
   * times in ten.
   */
  calibration: OrNull(Type.Array(Type.Object({ statedRatio: Ratio, heldRatio: Ratio, errorRatio: Type.Number() }))),
  /** How many ended below and above. */
  below: Count,
  above: Count,
  /** The last 28 days of the person, the oldest first. */
  days: Type.Array(Type.Object({ day: CalendarDay, held: Count, missed: Count, sealed: Count })),
  /** Days in a row with a range, up to today or yesterday. */
  daysInARow: Count,
  nickname: Type.Object({
    name: OrNull(Type.String()),
    /** When it may be changed; null where it may be now. */
    changeableAt: OrNull(Instant),
    /** Hidden by the operator. */
    isHidden: Type.Boolean(),
    /** Why the table does not show it yet: a guest has no name, the address is not confirmed or for too short a time, or the same mailbox is listed already. */
    waitsFor: OrNull(Type.Enum(['membership', 'mailbox', 'age', 'otherAccount'])),
    listedAt: OrNull(Instant),
  }),
})

const PlayerKind = Type.Enum(['person', 'model', 'pusula'])

const TurnRow = Type.Object({
  name: Type.String(),
  kind: PlayerKind,
  isMine: Type.Boolean(),
  /** A row of one's own that nobody else sees. */
  isPrivate: Type.Boolean(),
  graded: Count,
  heldRatio: Ratio,
  /** Days on which nothing was given count as "no change". */
  ...skill,
  /** From 100 graded on, and the whole interval on one side of "no change". */
  isClear: Type.Boolean(),
  /** The same by CRPS, of the calls that gave quantiles. */
  quantiles: OrNull(Type.Object({ graded: Count, ...skill })),
})
export type TurnRow = Static<typeof TurnRow>

export const TurnTable = Type.Object({
  /** Listed with 20 graded calls or more, by the lower end of the interval. */
  rows: Type.Array(TurnRow),
  /** Those with fewer, those with most first; at most fifty of `fewCount`. */
  few: Type.Array(TurnRow),
  fewCount: Count,
  /** All that are listed, however many rows there are. */
  people: Count,
  models: Count,
  clearlyBetter: Count,
})

export const TurnPlayer = Type.Object({
  name: Type.String(),
  kind: PlayerKind,
  about: OrNull(Type.String()),
  url: OrNull(Type.String()),
  since: Instant,
  row: OrNull(TurnRow),
  /** Those that are over, the newest first, fifty at a time; without the rest of what its owner sees. */
  calls: Type.Array(TurnCall),
})

export const AboutModel = Type.String({ maxLength: 140 })
export const ModelAddress = Type.String({ maxLength: 300, pattern: '^https://[^\\s]+$' })

export const TurnModel = Type.Object({
  id: Type.String(),
  name: Type.String(),
  about: OrNull(Type.String()),
  url: OrNull(Type.String()),
  createdAt: Instant,
  graded: Count,
  /** The newest first: sealed, graded, or refused with the code of a problem. */
  latest: Type.Array(
    Type.Object({
      at: Instant,
      symbol: Type.String(),
      horizon: Type.Enum([...turnHorizons]),
      state: Type.Enum(['sealed', 'graded', 'notCounted', 'refused']),
      widthRatio: OrNull(Type.Number()),
      scoreRatio: OrNull(Type.Number()),
      isInside: OrNull(Type.Boolean()),
      refusal: OrNull(Type.String()),
      status: OrNull(Type.Integer()),
    }),
  ),
})
