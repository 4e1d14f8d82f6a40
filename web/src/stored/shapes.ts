/** Tells whether a value is what a reader expects: an older version or another hand may have written it. */
export type Shape<T> = (value: unknown) => value is T

export const text = (value: unknown): value is string => typeof value === 'string'
export const flag = (value: unknown): value is boolean => typeof value === 'boolean'
export const number = (value: unknown): value is number => Number.isFinite(value)
export const within =
  (least: number, most: number) =>
  (value: unknown): value is number =>
    number(value) && value >= least && value <= most
export const nothing = (value: unknown): value is null => value === null

export const matching =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    text(value) && pattern.test(value)

export const oneOf =
  <const T>(...words: readonly T[]) =>
  (value: unknown): value is T =>
    words.some(word => word === value)

export const either =
  <A, B>(one: Shape<A>, other: Shape<B>) =>
  (value: unknown): value is A | B =>
    one(value) || other(value)

export const listOf =
  <T>(each: Shape<T>) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(each)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const recordOf =
  <T>(each: Shape<T>) =>
  (value: unknown): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.values(value).every(each)

/** An object with these fields as they should be; what is not named here is taken as it comes. */
export const having =
  <T extends object>(fields: { [Name in keyof T]?: Shape<T[Name]> }) =>
  (value: unknown): value is T =>
    isObject(value) &&
    Object.entries<Shape<unknown> | undefined>(fields).every(([name, shape]) => shape?.(Reflect.get(value, name)))
