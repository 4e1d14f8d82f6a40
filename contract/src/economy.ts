import Type, { type Static } from 'typebox'
import { get, Nothing } from './route.ts'
import { Month, OrNull } from './shapes.ts'

/** Levels of consumer prices: Turkey by TÜİK and by ENAG, the United States, the euro area. */
export const priceIndices = ['tuik', 'enag', 'us', 'euro'] as const
export type PriceIndex = (typeof priceIndices)[number]

/** Besides them: the yearly rate of lira deposits in percent, and the dollars of an ounce of gold. */
export const economySeries = [...priceIndices, 'deposit', 'gold'] as const
export const EconomySeriesName = Type.Enum([...economySeries])
export type EconomySeriesName = Static<typeof EconomySeriesName>

/** One value a month; null for a month that was never published. */
const EconomySeries = Type.Object({
  from: Month,
  values: Type.Array(OrNull(Type.Number()), { maxItems: 1200 }),
  /** Who publishes it. */
  source: Type.String(),
})
export type EconomySeries = Static<typeof EconomySeries>

const Series = Type.Object(
  Object.fromEntries(economySeries.map(name => [name, EconomySeries])) as Record<
    EconomySeriesName,
    typeof EconomySeries
  >,
)

/** The part of the interest that the state keeps, in percent, since certain days. */
const Withholding = Type.Array(Type.Tuple([Type.String({ format: 'date' }), Type.Number()]))

export const Economy = Type.Object({ series: Series, withholding: Withholding })
export type Economy = Static<typeof Economy>

export const economy = {
  series: get('/api/economy/series', {
    who: 'anyone',
    says: 'Consumer prices of Turkey, the United States and the euro area, rates of lira deposits and prices of gold, month by month.',
    input: Nothing,
    reply: Economy,
  }),
}
