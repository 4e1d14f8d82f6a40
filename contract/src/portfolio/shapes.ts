import Type from 'typebox'
import { textOrNumber } from '../shapes.ts'

// Up to eight decimals after a point or a comma. The last two are how browsers write numbers below 0.000001.
const written = '([0-9]{1,15}([.,][0-9]{1,8})?|[1-9](\\.[0-9])?e-7|[1-9]e-8)$'

/** Decimals travel as text, so that no digit is lost on the way; more than eight places are refused, not rounded. */
export const Decimal = textOrNumber({ maxLength: 24, pattern: `^${written}` })
export const PositiveDecimal = textOrNumber({ maxLength: 24, pattern: `^(?=.*[1-9])${written}` })

/** An exact decimal without an exponent; a sum of such texts is exact too. */
export const Exact = Type.String()
export const ExactOrUnknown = Type.Union([Exact, Type.Null()])
export const NumberOrUnknown = Type.Union([Type.Number(), Type.Null()])

export const Kind = Type.Enum(['buy', 'sell'])
