/** The levels at which whole distributions are compared: 5 %, 10 %, … 95 %. */
export const gradedLevels = Array.from({ length: 19 }, (_, i) => (i + 1) / 20)

/** Pinball (quantile) loss of naming `quantile` for a level: it is least, on average, for the true quantile. */
export function pinball(level: number, quantile: number, outcome: number): number {
  return outcome >= quantile ? level * (outcome - quantile) : (1 - level) * (quantile - outcome)
}

/** Continuous ranked probability score of a distribution given by its quantiles at `gradedLevels`. */
export function crps(quantiles: ArrayLike<number>, outcome: number): number {
  let sum = 0
  for (let i = 0; i < gradedLevels.length; i++) sum += pinball(gradedLevels[i], quantiles[i], outcome)
  return (2 * sum) / gradedLevels.length
}

/** Share of the reference's loss that is avoided: 0 is as good, 1 is perfect. */
export function skill(loss: number, referenceLoss: number): number {
  return referenceLoss > 0 ? 1 - loss / referenceLoss : 0
}

export const brier = (probability: number, happened: boolean) => (probability - (happened ? 1 : 0)) ** 2

export const logLoss = (probability: number, happened: boolean) => -Math.log(happened ? probability : 1 - probability)
