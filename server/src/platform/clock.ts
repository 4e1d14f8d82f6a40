/** The time, as something that can be handed in: tests move it, the product reads it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
