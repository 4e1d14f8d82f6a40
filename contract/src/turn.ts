import Type from 'typebox'
import { Done, del, get, Nothing, post, put } from './route.ts'
import { CoinSymbol, Instant } from './shapes.ts'
import { turnHorizons, turnLevels } from './turn/limits.ts'
import {
  AboutModel,
  CallId,
  ModelAddress,
  Name,
  Nickname,
  TurnCall,
  TurnCard,
  TurnModel,
  TurnPlayer,
  TurnRecord,
  TurnTable,
  TurnToday,
  Usd,
} from './turn/shapes.ts'

export { TurnCall, type TurnRow } from './turn/shapes.ts'

const ModelId = Type.String({ maxLength: 36, format: 'uuid' })
/** Time zone that ends the day: a time zone of the person (`Europe/Istanbul`). */
const Zone = { zone: Type.Optional(Type.String({ maxLength: 64 })) }
const Before = { before: Type.Optional(CallId) }

/**
 * Your turn: people and models say where a price will be, in ranges that hold 4 times in 5. A call is sealed in the log of the record at
 * once, opened when it is due, and graded in public.
 */
export const turn = {
  today: get('/api/turn', {
    who: 'anyone',
    says: 'The coin of the day, the coins that can be called, what this person has called today and how the last call ended.',
    input: Type.Object(Zone),
    reply: TurnToday,
  }),
  card: get('/api/turn/coins/:symbol', {
    who: 'anyone',
    says: 'What is needed to give a range for a coin: its price, when it is due and a scale.',
    input: Type.Object({ symbol: CoinSymbol, ...Zone }),
    reply: TurnCard,
  }),
  seal: post('/api/turn/calls', {
    who: 'guest',
    says: 'Seals a range for the price of a coin in 24 hours, one for each coin and day of the person. It cannot be changed or taken back. The same range again is answered as the first time.',
    input: Type.Object({
      ...{ symbol: CoinSymbol, lowUsd: Usd, highUsd: Usd, isTold: Type.Optional(Type.Boolean()) },
      ...Zone,
    }),
    reply: TurnCall,
  }),
  calls: get('/api/turn/calls', {
    who: 'guest',
    says: 'The ranges this person has given, the newest first, fifty at a time.',
    input: Type.Object(Before),
    reply: Type.Array(TurnCall),
  }),
  call: get('/api/turn/calls/:id', {
    who: 'guest',
    says: 'One of the ranges this person has given.',
    input: Type.Object({ id: CallId }),
    reply: TurnCall,
  }),
  tell: put('/api/turn/calls/:id', {
    who: 'guest',
    says: 'Whether a notification is sent when a range opens, and that its result was looked at.',
    input: Type.Object({
      id: CallId,
      isTold: Type.Optional(Type.Boolean()),
      isSeen: Type.Optional(Type.Literal(true)),
    }),
    reply: TurnCall,
  }),
  record: get('/api/turn/record', {
    who: 'guest',
    says: 'How well this person’s ranges hold what they say, beside Pusula and two simple rivals.',
    input: Type.Object(Zone),
    reply: TurnRecord,
  }),
  table: get('/api/turn/table', {
    who: 'anyone',
    scope: 'record',
    says: 'People and models by the cautious end of how much better than “no change” their ranges were. Nobody has a rank.',
    input: Type.Object({ of: Type.Optional(Type.Enum(['all', 'people', 'models'])) }),
    reply: TurnTable,
  }),
  player: get('/api/turn/players/:name', {
    who: 'anyone',
    scope: 'record',
    says: 'One who is in the table, with the whole history of what is over, a page at a time.',
    input: Type.Object({ name: Name, ...Before }),
    reply: TurnPlayer,
  }),
  nameState: get('/api/turn/nickname/:name', {
    who: 'member',
    says: 'Whether a nickname can be taken.',
    input: Type.Object({ name: Type.String({ maxLength: 60 }) }),
    reply: Type.Object({ state: Type.Enum(['free', 'taken', 'refused', 'mine']) }),
  }),
  showMe: put('/api/turn/nickname', {
    who: 'member',
    says: 'Shows this member in the table under a nickname, or changes it: once in thirty days.',
    input: Type.Object({ name: Nickname }),
    reply: TurnRecord.properties.nickname,
  }),
  hideMe: del('/api/turn/nickname', {
    who: 'member',
    says: 'Takes this member out of the table.',
    input: Nothing,
    reply: TurnRecord.properties.nickname,
  }),
  report: post('/api/turn/reports', {
    who: 'guest',
    says: 'Reports a nickname that should not be shown.',
    input: Type.Object({ name: Name }),
    reply: Done,
  }),
  models: get('/api/turn/models', {
    who: 'member',
    scope: 'turn',
    says: 'The models of this member and what came of the last they posted.',
    input: Nothing,
    reply: Type.Array(TurnModel),
  }),
  register: post('/api/turn/models', {
    who: 'member',
    scope: 'turn',
    says: 'Registers a model for the table, or changes what is said about one of the same name.',
    input: Type.Object({ name: Nickname, about: Type.Optional(AboutModel), url: Type.Optional(ModelAddress) }),
    reply: TurnModel,
  }),
  unregister: del('/api/turn/models/:id', {
    who: 'member',
    says: 'Takes a model out of the table; what it sealed stays in the log.',
    input: Type.Object({ id: ModelId }),
    reply: Done,
  }),
  post: post('/api/turn/posts', {
    who: 'member',
    scope: 'turn',
    says: 'Seals a range or seven quantiles of a model, one for each coin, horizon and day. With dueAt, the end of a minute, it has to arrive at least the horizon before that, and not much earlier: an hour for a day.',
    input: Type.Object({
      /** The name of the model; may be left out by who has one. */
      model: Type.Optional(Nickname),
      symbol: CoinSymbol,
      /** A day unless another is named. */
      horizon: Type.Optional(Type.Enum([...turnHorizons])),
      dueAt: Type.Optional(Instant),
      lowUsd: Type.Optional(Usd),
      highUsd: Type.Optional(Usd),
      /** For chances of 5, 10, 25, 50, 75, 90 and 95 %, rising. */
      quantilesUsd: Type.Optional(Type.Array(Usd, { minItems: turnLevels.length, maxItems: turnLevels.length })),
    }),
    reply: Type.Object({ id: CallId, sealedAt: Instant, dueAt: Instant }),
  }),
}
