/** Moments of the record come back thousands of times; writing or reading one takes ten times as long as finding it. */
const most = 10_000
const written = new Map<number, string>()
const read = new Map<string, Date>()

function found<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  if (known.size >= most) known.clear()
  const made = make()
  known.set(key, made)
  return made
}

export const writeMoment = (at: Date): string => found(written, at.getTime(), () => at.toISOString())

export const readMoment = (text: string): Date => found(read, text, () => new Date(text))
