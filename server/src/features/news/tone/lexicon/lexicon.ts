const good = [
  'rise',
  'peak',
  'profit',
  'fund',
  'deal',
  'partner',
  'launch',
  'adopt',
  'approve',
  'win',
  'bull',
  'good',
] as const
const bad = ['fall', 'trough', 'loss', 'worsen', 'crime', 'law', 'warn', 'collapse'] as const
/** What turns the next thing round, what stays as it is, what explains, what is only thought of. */
const neither = ['undo', 'calm', 'frame', 'plan'] as const

/** What a headline may report. The weights decide how much each means for its tone. */
export const themes = [...good, ...bad, ...neither] as const
export type Theme = (typeof themes)[number]

export const favourable: ReadonlySet<Theme> = new Set(good)
export const adverse: ReadonlySet<Theme> = new Set(bad)

/** Entries of each theme, separated by commas. */
export type Lexicon = Record<Theme, string>
