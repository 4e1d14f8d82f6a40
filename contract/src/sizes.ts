import type { TSchema } from 'typebox'

/** A JSON Schema. */
type Shape = Record<string, unknown>

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value)
const shapesIn = (value: unknown): Shape[] =>
  Array.isArray(value) ? value.filter(isShape) : Object.values(isShape(value) ? value : {}).filter(isShape)
const limitOf = (value: unknown): number => (typeof value === 'number' ? value : Number.POSITIVE_INFINITY)
const most = (numbers: number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)

/** A format, or a pattern from the first letter to the last, names the letters it takes: they are plain ones. */
const isPlain = ({ format, pattern }: Shape): boolean =>
  format !== undefined || (typeof pattern === 'string' && /^\^.*\$$/.test(pattern))

const nameBytes = 100
const numberBytes = 25

/** How many bytes the longest value of a shape has as JSON; endless where the shape sets no end. */
export function longestBytes(shape: TSchema): number {
  return bytesOf(shape as Shape)
}

function bytesOf(shape: Shape): number {
  if (Array.isArray(shape.enum)) return most(shape.enum.map(value => JSON.stringify(value).length))
  if ('const' in shape) return JSON.stringify(shape.const).length
  if (shape.anyOf) return most(shapesIn(shape.anyOf).map(bytesOf))
  if (shape.type === 'array')
    return 2 + limitOf(shape.maxItems) * (1 + (isShape(shape.items) ? bytesOf(shape.items) : Number.POSITIVE_INFINITY))
  if (shape.type === 'object' && shape.patternProperties)
    return 2 + limitOf(shape.maxProperties) * (nameBytes + 4 + most(shapesIn(shape.patternProperties).map(bytesOf)))
  if (shape.type === 'object' && isShape(shape.properties))
    return 2 + sum(Object.entries(shape.properties).map(([name, inner]) => name.length + 4 + bytesOf(inner as Shape)))
  if (shape.type === 'number' || shape.type === 'integer') return numberBytes
  if (shape.type === 'boolean' || shape.type === 'null') return 5
  return 2 + limitOf(shape.maxLength) * (isPlain(shape) ? 1 : 3)
}

/** How many values a value of this shape is made of at most, itself among them. */
export function maxParts(shape: TSchema): number {
  return partsOf(shape as Shape)
}

function partsOf(shape: Shape): number {
  if (shape.anyOf) return most(shapesIn(shape.anyOf).map(partsOf))
  if (shape.type === 'array') return 1 + limitOf(shape.maxItems) * (isShape(shape.items) ? partsOf(shape.items) : 1)
  if (shape.type === 'object' && shape.patternProperties)
    return 1 + limitOf(shape.maxProperties) * most(shapesIn(shape.patternProperties).map(partsOf))
  if (shape.type === 'object') return 1 + sum(shapesIn(shape.properties).map(partsOf))
  return 1
}
