import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Chance } from './chance.ts'

/** What attackers, broken clients and old browsers send. */
const hostile: readonly unknown[] = [
  '',
  ' ',
  null,
  true,
  -1,
  0,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '0x10',
  '1e999',
  'NaN',
  '-0',
  '١٢٣',
  'a'.repeat(10_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '𝄞'.repeat(40),
  '\r\nBcc: everyone@example.com',
  "' or 1=1; drop table accounts; --",
  '%27%22%00',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  '=cmd|calc!A1',
  'İSTANBUL ıI',
  '9999-12-31T23:59:59Z',
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  [],
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 2_000 }, () => 'BTC'),
  {},
  { $gt: '' },
  { toString: 'no', length: -1 },
  { constructor: { prototype: { isAdmin: true } } },
]

/** What the calls are usually given; a shape takes those that fit it. */
const usual: readonly unknown[] = [
  'BTC',
  'eth',
  'SOLUSDT',
  'bitcoin',
  'tr',
  'en',
  'ada@example.com',
  'kuzey yıldızı 7',
  '123456',
  '0.5',
  '12,75',
  '2026-11-01T10:00:00.000Z',
  '2026-11-01',
  '8f14e45f-ceea-467f-a0e6-9d1f0b7c2a11',
  'https://example.com/feed.xml',
  'Europe/Istanbul',
  'a'.repeat(87),
  'a'.repeat(22),
  1,
  5,
  24,
  100,
  true,
  false,
]

type Shape = Record<string, unknown>
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value)
const shapes = (value: unknown): Shape[] => (Array.isArray(value) ? value.filter(isShape) : [])

export interface Values {
  /** A value that fits the shape, as far as it can be guessed. */
  fitting(shape: unknown): unknown
  hostile(): unknown
  /** The first of these that the shape takes, or one that may. */
  firstFitting(shape: unknown, choices: readonly unknown[]): unknown
}

export function valuesFrom(chance: Chance): Values {
  const known = new Map<unknown, readonly unknown[]>()

  /** The usual values that the shape takes, found once. */
  const takes = (shape: Shape): readonly unknown[] => {
    const before = known.get(shape)
    if (before) return before
    const check = Compile(shape as TSchema)
    const found = usual.filter(value => check.Check(value))
    known.set(shape, found)
    return found
  }

  const record = (shape: Shape): unknown => {
    const required = new Set(Array.isArray(shape.required) ? shape.required : [])
    const properties = isShape(shape.properties) ? Object.entries(shape.properties) : []
    return Object.fromEntries(
      properties
        .filter(([name]) => required.has(name) || chance.is(0.5))
        .map(([name, inner]) => [name, fitting(inner)]),
    )
  }

  const fitting = (shape: unknown): unknown => {
    if (!isShape(shape)) return null
    if ('const' in shape) return shape.const
    if (Array.isArray(shape.enum)) return chance.pick(shape.enum)
    const choices = shapes(shape.anyOf)
    if (choices.length) return fitting(chance.pick(choices))
    if (shape.type === 'object') return record(shape)
    if (shape.type === 'array') return Array.from({ length: chance.below(4) }, () => fitting(shape.items))
    const found = takes(shape)
    return found.length ? chance.pick(found) : chance.pick(usual)
  }
  const checks = new Map<unknown, { Check(value: unknown): boolean }>()
  const firstFitting = (shape: unknown, choices: readonly unknown[]): unknown => {
    const check = checks.get(shape) ?? Compile(shape as TSchema)
    checks.set(shape, check)
    return choices.find(choice => check.Check(choice)) ?? fitting(shape)
  }
  return { fitting, firstFitting, hostile: () => chance.pick(hostile) }
}
