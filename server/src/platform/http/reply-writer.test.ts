import { allRoutes } from '@pusula/contract'
import fc from 'fast-check'
import Type from 'typebox'
import { expect, it } from 'vitest'
import { replyWriter } from './reply-writer.ts'

interface Schema {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema | Schema[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  pattern?: string
  format?: 'date' | 'date-time'
  minimum?: number
  maximum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
}

const formats = { date: '2026-11-15', 'date-time': '2026-11-15T12:00:00.000Z' }

function textsOf({ pattern, format, minLength = 0, maxLength = 9 }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return format ? fc.constant(formats[format]) : fc.string({ minLength, maxLength: Math.min(maxLength, 99) })
}

function objectsOf({ properties, patternProperties, required }: Schema): fc.Arbitrary<unknown> {
  const [named] = Object.entries(patternProperties ?? {})
  if (named) return fc.dictionary(fc.constantFrom('BTC', 'ETH'), valuesOf(named[1]), { maxKeys: 2 })
  const members: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, one] of Object.entries(properties ?? {})) members[name] = valuesOf(one)
  return fc.record(members, { requiredKeys: required ?? [] })
}

/** Values of a schema, with every part that may be null now null and now not. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, anyOf, enum: names, items, minItems = 0, minimum = -1e6, maximum = minimum + 1e6 } = schema
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf))
  if ('const' in schema) return fc.constant(schema.const)
  if (names) return fc.constantFrom(...names)
  if (type === 'null') return fc.constant(null)
  if (Array.isArray(items)) return fc.tuple(...items.map(valuesOf))
  if (items) return fc.array(valuesOf(items), { minLength: minItems, maxLength: minItems + 2 })
  if (type === 'object') return objectsOf(schema)
  if (type === 'string') return textsOf(schema)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.constant({ any: 'thing' })
}

it('writes the replies of all calls as JSON says them, null where they may be', () => {
  for (const { route } of allRoutes) {
    const write = replyWriter(route.reply)
    fc.assert(
      fc.property(valuesOf(route.reply), value => {
        expect(JSON.parse(write(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { numRuns: 5 },
    )
  }
})

it('lets nothing out that is not declared, in what may be null as elsewhere', () => {
  const person = Type.Object({ name: Type.String() })
  const write = replyWriter(Type.Object({ one: Type.Union([person, Type.Null()]), other: person }))
  const ada = { name: 'Ada', password: 'secret' }
  expect(write({ one: ada, other: ada })).toBe('{"one":{"name":"Ada"},"other":{"name":"Ada"}}')
  expect(write({ one: null, other: ada })).toBe('{"one":null,"other":{"name":"Ada"}}')
})
