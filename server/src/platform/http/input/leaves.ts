import Format from 'typebox/format'
import { note, type Read, type Shape, type Wire } from './reading.ts'

/** minLength in code points. Texts of twice as many UTF-16 units are long enough without counting. */
const isLongEnough = (text: string, least: number) => text.length >= 2 * least || [...text].length >= least

/** Lone surrogates, as a text has them that was cut inside a character: PostgreSQL refuses them, in JSON too. */
const halfLetters = /\p{Surrogate}/gu
const unreadable = '\ufffd'

/** Reads a text. Its length, as browsers count it, is looked at before its letters are. */
export function textReader(shape: Shape): Read {
  const { minLength, maxLength, pattern, format, type } = shape
  const least = typeof minLength === 'number' ? minLength : 0
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY
  const form = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined
  const mayBeNumber = Array.isArray(type)
  return (given, wire, field, faults) => {
    const said = mayBeNumber && wire === 'json' && typeof given === 'number' ? String(given) : given
    if (typeof said !== 'string') return note(faults, field, 'type', 'must be string')
    if (said.length > most) return note(faults, field, 'maxLength', `must not have more than ${most} characters`)
    const value = said.replace(halfLetters, unreadable)
    if (!isLongEnough(value, least))
      return note(faults, field, 'minLength', `must not have fewer than ${least} characters`)
    if (form && !form.test(value)) return note(faults, field, 'pattern', `must match pattern ${form.source}`)
    if (typeof format === 'string' && !Format.Test(format, value))
      return note(faults, field, 'format', `must match format ${format}`)
    return value
  }
}

export const choiceReader =
  (choices: readonly unknown[]): Read =>
  (value, wire, field, faults) => {
    const isMeant = (choice: unknown) => (wire === 'text' ? String(choice) === value : choice === value)
    const found = choices.find(isMeant)
    return found === undefined ? note(faults, field, 'enum', `must be one of ${choices.join(', ')}`) : found
  }

/** Digits and one point: no hexadecimals, exponents, spaces or signs but a minus. */
const plainDecimal = /^-?\d{1,30}(\.\d{1,30})?$/

const numberIn = (value: unknown, wire: Wire): unknown =>
  wire === 'text' && typeof value === 'string' && plainDecimal.test(value) ? Number(value) : value

interface Bound {
  rule: string
  holds: (value: number, limit: number) => boolean
  says: string
}

const bounds: readonly Bound[] = [
  { rule: 'minimum', holds: (value, limit) => value >= limit, says: 'must be >=' },
  { rule: 'maximum', holds: (value, limit) => value <= limit, says: 'must be <=' },
  { rule: 'exclusiveMinimum', holds: (value, limit) => value > limit, says: 'must be >' },
  { rule: 'exclusiveMaximum', holds: (value, limit) => value < limit, says: 'must be <' },
  { rule: 'multipleOf', holds: (value, limit) => value % limit === 0, says: 'must be a multiple of' },
]

export function numberReader(shape: Shape, kind: string, isOne: (value: number) => boolean): Read {
  const set = bounds.flatMap(bound => {
    const limit = shape[bound.rule]
    return typeof limit === 'number' ? [{ ...bound, limit }] : []
  })
  return (given, wire, field, faults) => {
    const value = numberIn(given, wire)
    if (typeof value !== 'number' || !isOne(value)) return note(faults, field, 'type', `must be ${kind}`)
    const broken = set.find(({ holds, limit }) => !holds(value, limit))
    return broken ? note(faults, field, broken.rule, `${broken.says} ${broken.limit}`) : value
  }
}

export const booleanReader: Read = (value, wire, field, faults) => {
  if (wire === 'text' && (value === 'true' || value === 'false')) return value === 'true'
  return wire === 'json' && typeof value === 'boolean' ? value : note(faults, field, 'type', 'must be boolean')
}

export const nullReader: Read = (value, _, field, faults) =>
  value === null ? null : note(faults, field, 'type', 'must be null')
