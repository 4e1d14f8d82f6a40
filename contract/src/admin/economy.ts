import Type from 'typebox'
import { EconomySeriesName } from '../economy.ts'
import { get, Nothing, post } from '../route.ts'
import { Instant, Month, OrNull } from '../shapes.ts'

/** Reasons for refusing offered months. */
export const seriesFaults = ['unreadable', 'implausible', 'short', 'apart'] as const

const SeriesState = Type.Object({
  name: EconomySeriesName,
  until: OrNull(Month),
  source: Type.String(),
  /** Null for one that came with the product. */
  readAt: OrNull(Instant),
})

export const economyCalls = {
  economySeries: get('/api/admin/economy', {
    who: 'admin',
    says: 'Which month consumer prices, deposit rates and gold are known until, and who said so.',
    input: Nothing,
    reply: Type.Array(SeriesState),
  }),
  uploadSeries: post('/api/admin/economy/:name', {
    who: 'admin',
    says: 'Takes new months of a series: lines of a month and a value. Months that are known must stay in proportion.',
    input: Type.Object({ name: EconomySeriesName, text: Type.String({ minLength: 1, maxLength: 60_000 }) }),
    reply: SeriesState,
    maxBytes: 128 * 1024,
  }),
}
