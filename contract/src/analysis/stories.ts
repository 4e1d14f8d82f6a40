import Type from 'typebox'

/** What is going on with a coin; the first of these that is so. */
const HeadlineState = Type.Enum([
  'no-data',
  'source-closed',
  'off-peg',
  'new',
  'crash',
  'news-day',
  'very-lively',
  'above-r1',
  'below-s1',
  'top-of-range',
  'long-climb',
  'long-fall',
  'quiet',
  'between',
])

export const Headline = Type.Object({ state: HeadlineState, text: Type.String() })

/** A term in its three parts. */
export const Story = Type.Object({ happened: Type.String(), stands: Type.String(), changes: Type.String() })
