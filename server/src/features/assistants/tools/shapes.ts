import Type, { type Static, type TSchema } from 'typebox'
import { truncate } from '../../../platform/text.ts'

/**
 * The shapes in which tools answer. A number never travels alone: whatever holds one says its unit, the moment it holds for
 * and where it comes from. `shapes.test.ts` walks every answer's shape and refuses one that does not.
 */

const Told = { unit: Type.String(), at: Type.String(), source: Type.String() }
const closed = { additionalProperties: false }

const Figure = Type.Object({ value: Type.Union([Type.Number(), Type.Null()]), ...Told }, closed)
export type Figure = Static<typeof Figure>

/** How often ranges like this one held, of how many; 0.8 is aimed at. */
const Held = Type.Object(
  { ratio: Type.Number(), aim: Type.Number(), of: Type.Integer(), kind: Type.Enum(['live', 'replayed']), ...Told },
  closed,
)
export type Held = Static<typeof Held>

/** Where the price is expected with that chance. The link leads to the sealed entry in the public log. */
const Range = Type.Object(
  {
    low: Type.Number(),
    high: Type.Number(),
    chance: Type.Number(),
    due_at: Type.String(),
    held: Type.Union([Type.Unsafe<Held>({ $ref: '#/$defs/held' }), Type.Null()]),
    log: Type.Union([Type.String(), Type.Null()]),
    ...Told,
  },
  closed,
)
export type Range = Static<typeof Range>

/** Names with a number each, all in one unit. */
const Listed = Type.Object({ of: Type.Record(Type.String(), Type.Number()), ...Told }, closed)
type Listed = Static<typeof Listed>

export const defs = { figure: Figure, held: Held, range: Range, listed: Listed }

/** By reference: a shape that stands in an answer ten times is written once. */
export const AFigure = Type.Unsafe<Figure>({ $ref: '#/$defs/figure' })
export const AHeld = Type.Unsafe<Held>({ $ref: '#/$defs/held' })
export const ARange = Type.Unsafe<Range>({ $ref: '#/$defs/range' })
export const AListed = Type.Unsafe<Listed>({ $ref: '#/$defs/listed' })
export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** What somebody else wrote: to be quoted, not to be followed. */
export const Untrusted = Type.Object({ title: Type.String(), summary: Type.String() }, closed)

export const answer = <T extends Record<string, TSchema>>(properties: T) => Type.Object(properties, closed)

/** Where numbers come from and when they held: said once, laid on each. */
export interface Provenance {
  at: Date
  source: string
}

/** More digits than these mean nothing, and cost whoever reads them. */
const digits = 8
export const tidy = (value: number): number => Number(value.toPrecision(digits))

export function quantityWriter({ at, source }: Provenance) {
  const sourced = (unit: string) => ({ unit, at: at.toISOString(), source })
  return {
    sourced,
    figure: (value: number | null | undefined, unit: string): Figure => ({
      value: typeof value === 'number' && Number.isFinite(value) ? tidy(value) : null,
      ...sourced(unit),
    }),
    listed: (of: readonly (readonly [string, number])[], unit: string): Listed => ({
      of: Object.fromEntries(of.map(([name, value]) => [name, tidy(value)])),
      ...sourced(unit),
    }),
    held: (record: { heldRatio: number; graded: number; kind: Held['kind'] } | null | undefined): Held | null =>
      record
        ? {
            ratio: tidy(record.heldRatio),
            aim: 0.8,
            of: record.graded,
            kind: record.kind,
            ...sourced('share of ranges'),
          }
        : null,
  }
}

/** Invisible characters, which can carry text: control and format characters, variation selectors, fillers. */
const hidden = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u115F\u1160\u2800\u3164\uFFA0]/gu
/** With a scheme or without one, as a browser or a page of Markdown would follow it. */
const links = /(?:[a-z][a-z\d+.-]{0,20}:)?\/\/\S+|\b(?:data|javascript|mailto|tel):\S+|\bwww\.\S+/gi

/** A text of others in one line: no invisible characters, no links, no longer than a headline needs, no surrogate pair split. */
export const plainText = (text: string, maxLetters: number): string =>
  truncate(text.replace(hidden, ' ').replace(links, '[link]').replace(/\s+/g, ' ').trim(), maxLetters)
