/** What a browser that blocks storage, or has none left, remembers until the page is closed. */
const inMemory = new Map<string, string>()

export function readText(key: string): string | null {
  try {
    // What found no room is newer than what stands there.
    return inMemory.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    inMemory.delete(key)
  } catch {
    inMemory.set(key, value)
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
