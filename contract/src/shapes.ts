import Type, { type Static, type TSchema } from 'typebox'

/** Shapes that several features speak of. */

export const LanguageCode = Type.Enum(['tr', 'en'])
/** What amounts are shown and typed in. */
export const Currency = Type.Enum(['USD', 'TRY', 'EUR'])
export type Currency = Static<typeof Currency>
/** What the prices inside texts are written in: dollars where it is left out, and marks for who writes them as they are read. */
export const PricesIn = Type.Optional(Type.Enum(['USD', 'TRY', 'EUR', 'marked']))
export type PricesIn = Static<typeof PricesIn>
/** The time zone (Europe/Berlin) by whose clock the moments inside texts are written; marked texts keep them as marks. */
export const MomentsIn = Type.Optional(Type.String({ maxLength: 64 }))

/** An address as people write it. Quoted names, comments and numbers for a domain are other spellings of a mailbox. */
export const plainAddress =
  "^(?!.{65,}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$"
export const Email = Type.String({ maxLength: 254, pattern: plainAddress, refusal: 'accounts.addressForm' })
/** Looked up and never written to: an account from before addresses had to be plain can still be entered. */
export const KnownEmail = Type.String({ format: 'email', maxLength: 254 })
export const Password = Type.String({ minLength: 6, maxLength: 200 })
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** An instant, ISO 8601. */
export const Instant = Type.String({ format: 'date-time', maxLength: 64 })

/** A day of the calendar, without an hour and in no time zone. */
export const CalendarDay = Type.String({ format: 'date', maxLength: 10 })
/** A month of the calendar: 2026-11. */
export const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })

export const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const Ratio = Type.Number({ minimum: 0, maximum: 1 })

/** A coin as a person or an exchange writes it: BTC, btc, BTCUSDT, BTC/USDT. */
export const CoinSymbol = Type.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9$._/-]+$' })
export const CoinSymbols = Type.Array(CoinSymbol, { maxItems: 250 })

/** A text that may also be sent as a number: whoever reads it has the number's own spelling. */
export const textOrNumber = (limits: { maxLength: number; pattern: string }) =>
  Type.Unsafe<string>({ type: ['string', 'number'], ...limits })

export const Tier = Type.Enum(['visitor', 'basic', 'member', 'pro'])

/** Hashed traits of a browser, read only after consent. */
export const Fingerprint = Type.Object({
  canvas: Type.String({ maxLength: 128 }),
  webgl: Type.String({ maxLength: 128 }),
  screen: Type.String({ maxLength: 128 }),
  timezone: Type.String({ maxLength: 128 }),
  language: Type.String({ maxLength: 128 }),
  platform: Type.String({ maxLength: 128 }),
  memory: Type.String({ maxLength: 128 }),
  cores: Type.String({ maxLength: 128 }),
  userAgent: Type.String({ maxLength: 128 }),
  hash: Type.String({ minLength: 16, maxLength: 128 }),
})
