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
/** Operators of the lexicon: negation, no change, explanation, speculation. */
const neither = ['undo', 'calm', 'frame', 'plan'] as const
const subjects = [
  'coin',
  'office',
  'central',
  'politics',
  'court',
  'country',
  'bank',
  'firm',
  'startup',
  'miner',
  'person',
  'analyst',
  'investor',
  'public',
  'price',
  'cost',
  'paper',
  'product',
  'art',
  'staff',
] as const

type Deed = (typeof good | typeof bad | typeof neither)[number]
type Subject = (typeof subjects)[number]
/** What a headline may report, and of whom. The weights decide how much each means for its tone. */
export type Theme = Deed | Subject

export const favourable: ReadonlySet<Theme> = new Set(good)
export const adverse: ReadonlySet<Theme> = new Set(bad)
export const spokenOf: ReadonlySet<Theme> = new Set(subjects)

/** Entries of each theme, separated by commas. */
export type Lexicon<Themes extends Theme = Deed> = Record<Themes, string>
export type Subjects = Lexicon<Subject>
