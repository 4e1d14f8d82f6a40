import type { ReplyOf, today } from '@pusula/contract'
import { saved, several } from './saved-analysis.ts'
import { flag, having, number, oneOf, text } from './shapes.ts'

export type Summary = ReplyOf<typeof today.summary>

/** The summary of a day: as much of it as its screen reads without a question. */
export const summary = saved(
  having<Summary>({
    ...{ at: text, nextAt: text, graded: number, held: number, whose: oneOf('own', 'large'), isQuiet: flag },
    ...{ coins: several, plans: several, watch: several, nextResults: several },
  }),
)
