/** What is known already, or will be. */
export type Soon<T> = T | Promise<T>

/** Goes on with it; at once where it is known: a promise for what is known takes longer than most of what follows. */
export const after = <T, U>(soon: Soon<T>, next: (value: T) => Soon<U>): Soon<U> =>
  soon instanceof Promise ? soon.then(next) : next(soon)
