import { type Entry, type Stored, type StoredKey, table } from './table.ts'

/** Kinds of viewers by address. */
export type Kind = 'member' | 'guest'

// The table holds many shapes; this is the one of the key.
const entryOf = <Key extends StoredKey>(key: Key) => table[key] as unknown as Entry<Stored<Key>>

const isInTime = <T>({ age }: Entry<T>, value: T, nowMs: number): boolean => {
  if (!age) return true
  // A clock that was turned back must not keep a value for ever.
  const ageMs = nowMs - age.since(value)
  return ageMs >= 0 && ageMs < age.ms
}

/** Words were written as they are. */
function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return written
  }
}

/** What a browser that blocks storage, or has none left, remembers until the page is closed; and what stood there then. */
const inMemory = new Map<string, { value: string; instead: string | null }>()

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function readText(key: string): string | null {
  const unsaved = inMemory.get(key)
  const stands = storedText(key)
  // What found no room is newer than what stands there, until another tab changes that.
  if (unsaved?.instead === stands) return unsaved.value
  inMemory.delete(key)
  return stands
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, { value, instead: storedText(key) })
  }
}

export function forgetText(key: string): void {
  inMemory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** A kept value as its shape says, or nothing: what is broken or too old is gone once it was looked at. */
export function readStored<Key extends StoredKey>(key: Key, nowMs = Date.now()): Stored<Key> | null {
  const written = readText(key)
  if (written === null) return null
  const entry = entryOf(key)
  const value = entry.isText ? written : parsed(written)
  if (entry.shape(value) && isInTime(entry, value, nowMs)) return value
  forgetText(key)
  return null
}

export const writeStored = <Key extends StoredKey>(key: Key, value: Stored<Key>): void =>
  writeText(key, typeof value === 'string' ? value : JSON.stringify(value))

export const forgetStored = (key: StoredKey): void => forgetText(key)

const keys = Object.keys(table) as StoredKey[]

/** Whoever comes next finds nothing of the one before. Who leaves on purpose also takes along what was not sent. */
export function forgetBelongings(kind: Kind, isOnPurpose = false): void {
  writeStored('personChangedAtMs', Date.now())
  for (const key of keys) {
    const { of, isToBeSent }: Entry<unknown> = table[key]
    if ((of === kind || of === 'both') && (isOnPurpose || !isToBeSent)) forgetText(key)
  }
}
