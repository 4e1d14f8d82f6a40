const mostKept = 10_000
/** Longer ones are made up by somebody: what is kept for strangers stays small. */
const longest = 512

/**
 * A function of a text that works each one out once: browsers send the same cookie, address and coin again and again.
 * What else it takes may help to work it out, and has no part in what comes of it.
 */
export function recalled<T, More extends unknown[] = []>(
  work: (text: string, ...more: More) => T,
): (text: string, ...more: More) => T {
  const known = new Map<string, { found: T }>()
  return (text, ...more) => {
    const before = known.get(text)
    if (before) return before.found
    const found = work(text, ...more)
    if (text.length > longest) return found
    if (known.size >= mostKept) known.clear()
    known.set(text, { found })
    return found
  }
}
