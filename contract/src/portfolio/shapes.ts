import Type, { type Static } from 'typebox'
import { textOrNumber } from '../shapes.ts'

// Up to eight decimals after a point or a comma. The last two are how browsers write numbers below 0.000001.
const written = '([0-9]{1,15}([.,][0-9]{1,8})?|[1-9](\\.[0-9])?e-7|[1-9]e-8)$'
// One coin may cost a billionth of a dollar, and a wallet holds billions of them: sixteen decimals, also as browsers write them.
const small = Array.from({ length: 9 }, (_, i) => `[1-9](\\.[0-9]{1,${9 - i}})?e-${7 + i}`)
const price = `([0-9]{1,15}([.,][0-9]{1,16})?|${small.join('|')}|[1-9]e-16)$`

/**
 * Decimals travel as text, so that no digit is lost on the way; more than eight places, sixteen in the price of one coin, are
 * refused, not rounded.
 */
export const Decimal = textOrNumber({ maxLength: 24, pattern: `^${written}` })
export const UnitPrice = textOrNumber({ maxLength: 32, pattern: `^${price}` })
export const PositiveDecimal = textOrNumber({ maxLength: 24, pattern: `^(?=.*[1-9])${written}` })

/** An exact decimal without an exponent; a sum of such texts is exact too. */
export const Exact = Type.String()
export const ExactOrUnknown = Type.Union([Exact, Type.Null()])
export const NumberOrUnknown = Type.Union([Type.Number(), Type.Null()])

export const Kind = Type.Enum(['buy', 'sell'])
/** A trade, or coins that came from another place of one's own or went there. */
export const EntryKind = Type.Enum(['buy', 'sell', 'in', 'out'])
export type EntryKind = Static<typeof EntryKind>
