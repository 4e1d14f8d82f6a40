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
