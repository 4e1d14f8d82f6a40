import Type from 'typebox'

/** What is going on with a coin; the first of these that is so. */
const HeadlineState = Type.Enum([
  'no-data',
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

/**
 * The headline, and what it comes to for who holds some of the coin and for who holds none: by situation, the same for everybody. Each
 * line has a price, a moment and, where it names a condition, the chance of that.
 */
export const Headline = Type.Object({
  state: HeadlineState,
  text: Type.String(),
  holding: Type.String(),
  notHolding: Type.String(),
})

/** A term in its three parts. */
export const Story = Type.Object({ happened: Type.String(), stands: Type.String(), changes: Type.String() })
