/** Lazy value: computed on first use and kept, so that no start waits for what is costly and not always needed. */
export function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
