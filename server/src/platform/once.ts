/** What is dear to make and not always needed: made when it is first asked for, so that no start waits for it. */
export function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
