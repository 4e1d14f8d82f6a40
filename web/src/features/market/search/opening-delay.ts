/** A picked coin is being analyzed: the list must not come over it because a second tap fell on the field. */
const analysisMs = 10_000
/** Whoever types is searching anew: what is left of the quiet ends soon. */
const byHandMs = 3_000

/** Until when the list does not open by a mere tap. Typing and the arrow keys always open it. */
export type QuietUntilMs = number

export const quietAfterPick = (nowMs: number): QuietUntilMs => nowMs + analysisMs

export const quietAfterTyping = (untilMs: QuietUntilMs, nowMs: number): QuietUntilMs =>
  Math.min(untilMs, nowMs + byHandMs)

export const isQuiet = (untilMs: QuietUntilMs, nowMs: number): boolean => nowMs < untilMs
