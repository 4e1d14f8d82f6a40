import Type, { type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { once } from '../../../platform/once.ts'
import type { PlainRow } from '../checks/candles.ts'
import { Refusal } from '../refusal.ts'

/** Numbers on the wire: venues send them as text, so that no digit is lost. */
export const Digits = Type.Union([Type.String(), Type.Number()])
export const Row = Type.Array(Digits, { minItems: 6 })

/** A reader of one shape: what does not have it is garbage. */
export function shape<S extends TSchema>(schema: S): (body: unknown) => Static<S> {
  const validator = once(() => Compile(schema))
  return body => {
    if (!validator().Check(body)) throw new Refusal('garbage', 'not the documented shape')
    return body as Static<S>
  }
}

/** Unlike Number, takes an empty text for no number at all. */
export const numberOf = (digits: string | number | undefined): number =>
  digits === undefined || digits === '' ? Number.NaN : Number(digits)

/** The first six places of a row are the same everywhere: opening, open, high, low, close, volume in coins. */
export const toCandleRow = (row: Static<typeof Row>): PlainRow => [
  numberOf(row[0]),
  numberOf(row[1]),
  numberOf(row[2]),
  numberOf(row[3]),
  numberOf(row[4]),
  numberOf(row[5]),
]

/** The coin of a pair against the dollar; nothing for pairs against anything else. */
export const baseOf = (pair: string, ending: string): string | undefined =>
  pair.length > ending.length && pair.endsWith(ending) ? pair.slice(0, -ending.length) : undefined
