/**
 * What became of coins that stood on such a list, as an independent check found on small coins over rising and falling
 * years (decision 21). A price that wanders without direction would have touched the target in a quarter and in half of
 * the cases; theirs fell behind. `npm run evaluate -- --gems FOLDER` measures it on any folder of days.
 */
export const gemRecord = {
  /** Touched the target by the first number of days, and by the second. */
  reachedByFirst: 0.18,
  reachedByLast: 0.34,
  /** Did better than Bitcoin over the same days. */
  aheadOfLeader: 0.27,
} as const
