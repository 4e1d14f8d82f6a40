import { type ProblemCode, problems } from '@pusula/contract'
import type { TSchema } from 'typebox'
import { booleanReader, choiceReader, nullReader, numberReader, textReader } from './leaves.ts'
import { areEnough, type Fault, note, type Read, type Shape, type Wire } from './reading.ts'

const kinds: Record<string, (shape: Shape) => Read> = {
  string: textReader,
  'string,number': textReader,
  number: shape => numberReader(shape, 'number', Number.isFinite),
  // One that is not safe is not the number that was sent.
  integer: shape => numberReader(shape, 'integer', Number.isSafeInteger),
  boolean: () => booleanReader,
  null: () => nullReader,
  array: arrayReader,
  object: shape => (shape.patternProperties ? recordReader(shape) : objectReader(shape)),
}

/**
 * The reader of a shape. What it does is bounded by the shape, whatever is sent: sizes are looked at before what they are
 * the sizes of, and names that the shape does not have are not looked at.
 */
export function readerOf(schema: TSchema | Shape): Read {
  const shape = schema as Shape
  if (Array.isArray(shape.enum)) return choiceReader(shape.enum)
  if ('const' in shape) return choiceReader([shape.const])
  if (Array.isArray(shape.anyOf)) return unionReader(shape.anyOf)
  const make = kinds[String(shape.type)]
  if (!make) throw new Error(`There is no reader for ${JSON.stringify(shape)}`)
  return make(shape)
}

/** One of the names that an object may have. */
export interface Field {
  name: string
  read: Read
  isRequired: boolean
  /** Whether null is one of its values; elsewhere null is nothing. */
  takesNull: boolean
  /** The problem that says to a person how it has to be written, where its shape names one. */
  refusal: ProblemCode | undefined
}

const isProblem = (code: unknown): code is ProblemCode => typeof code === 'string' && Object.hasOwn(problems, code)

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value)

export function fieldsOf(schema: TSchema | Shape): Field[] {
  const { properties, required } = schema as Shape
  const needed = new Set(Array.isArray(required) ? required : [])
  return Object.entries(isShape(properties) ? properties : {}).map(([name, inner]) => {
    const read = readerOf(inner as Shape)
    const faults: Fault[] = []
    read(null, 'json', '', faults)
    const { refusal } = inner as Shape
    return {
      name,
      read,
      isRequired: needed.has(name),
      takesNull: faults.length === 0,
      refusal: isProblem(refusal) ? refusal : undefined,
    }
  })
}

/** What an object or the like has under a name of its own; nothing of what it inherits. */
export const ownValue = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, name) ? Reflect.get(whole, name) : undefined

/** Reads one field into the object; one that is missing is noted if it is needed. */
export function readField(into: object, field: Field, value: unknown, wire: Wire, path: string, faults: Fault[]) {
  const { name, read, isRequired, takesNull } = field
  if (value !== undefined && (value !== null || takesNull)) Reflect.set(into, name, read(value, wire, path, faults))
  else if (isRequired) note(faults, path, 'required', `must have required property ${name}`)
}

const below = (field: string, name: string | number) => (field ? `${field}.${name}` : String(name))

function objectReader(shape: Shape): Read {
  const fields = fieldsOf(shape)
  return (value, wire, field, faults) => {
    if (wire === 'text' || !isShape(value)) return note(faults, field, 'type', 'must be object')
    const object = {}
    for (const each of fields)
      readField(object, each, ownValue(value, each.name), wire, below(field, each.name), faults)
    return object
  }
}

/** Reads an object whose names are the caller's own. */
function recordReader({ patternProperties, maxProperties }: Shape): Read {
  const [inner] = Object.values(isShape(patternProperties) ? patternProperties : {})
  const read = readerOf(inner as Shape)
  const most = typeof maxProperties === 'number' ? maxProperties : Number.POSITIVE_INFINITY
  return (value, wire, field, faults) => {
    if (wire === 'text' || !isShape(value)) return note(faults, field, 'type', 'must be object')
    const names = Object.keys(value)
    if (names.length > most) return note(faults, field, 'maxProperties', `must not have more than ${most} properties`)
    // Not by assignment: a name such as __proto__ is a name like others.
    return Object.fromEntries(names.map(name => [name, read(value[name], wire, below(field, name), faults)]))
  }
}

function arrayReader({ items, minItems, maxItems }: Shape): Read {
  const read = readerOf(items as Shape)
  const least = typeof minItems === 'number' ? minItems : 0
  const most = typeof maxItems === 'number' ? maxItems : Number.POSITIVE_INFINITY
  return (value, wire, field, faults) => {
    if (wire === 'text' || !Array.isArray(value)) return note(faults, field, 'type', 'must be array')
    if (value.length > most) return note(faults, field, 'maxItems', `must not have more than ${most} items`)
    if (value.length < least) return note(faults, field, 'minItems', `must not have fewer than ${least} items`)
    const list: unknown[] = []
    for (const [i, item] of value.entries()) {
      list.push(read(item, wire, below(field, i), faults))
      if (areEnough(faults)) break
    }
    return list
  }
}

/** Reads what has one of several shapes: the first that fits. Where there is only one besides null, its faults are told. */
function unionReader(shapes: readonly Shape[]): Read {
  const takesNull = shapes.some(({ type }) => type === 'null')
  const readers = shapes.filter(({ type }) => type !== 'null').map(readerOf)
  const [only] = readers
  if (only && readers.length === 1)
    return (value, wire, field, faults) => (value === null && takesNull ? null : only(value, wire, field, faults))
  return (value, wire, field, faults) => {
    if (value === null && takesNull) return null
    for (const read of readers) {
      const own: Fault[] = []
      const found = read(value, wire, field, own)
      if (own.length === 0) return found
    }
    return note(faults, field, 'anyOf', 'must match one of its shapes')
  }
}
