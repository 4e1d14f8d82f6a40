/** Reasons for rejecting a venue's response, or for not asking it. */
export type Reason =
  | 'unreachable'
  | 'hang'
  | 'limited'
  /** Not served from here: a country, a network or a caller that the venue turns away. */
  | 'blocked'
  | 'failing'
  | 'garbage'
  | 'clock'
  | 'price'
  | 'range'
  | 'order'
  | 'half'
  | 'gap'
  | 'jump'
  | 'disagrees'
  | 'unlisted'
  | 'resting'
  | 'budget'

export class Refusal extends Error {
  readonly reason: Reason
  /** How long the venue asks to be left alone. */
  readonly restMs: number | undefined

  constructor(reason: Reason, says = '', restMs?: number) {
    super(says ? `${reason}: ${says}` : reason)
    this.reason = reason
    this.restMs = restMs
  }
}

/** A coin that is not traded there is an answer; so is our own decision not to ask. */
const harmless: readonly Reason[] = ['unlisted', 'resting', 'budget']

/** Whether the venue itself is to blame. */
export const isFault = (reason: Reason): boolean => !harmless.includes(reason)

/** Whatever was thrown on the way, as a refusal. */
export const toRefusal = (thrown: unknown, otherwise: Reason): Refusal =>
  thrown instanceof Refusal ? thrown : new Refusal(otherwise, thrown instanceof Error ? thrown.message : '')
