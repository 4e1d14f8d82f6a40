import { type EconomySeriesName, economySeries, admin as routes } from '@pusula/contract'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import { isRefused, lastMonthOf, offerSeries, readLines, type SeriesBook, seriesBook } from '../economy/index.ts'
import { recordChange } from './store/audit.ts'

/** Manual upload of price-index months: ENAG's, and any other that no service publishes. */
export function openEconomyRoutes(door: Door, { database, clock }: Platform) {
  const stateOf = (book: SeriesBook, name: EconomySeriesName) => {
    const { source, readAt } = book[name]
    return { name, until: lastMonthOf(book[name]), source, readAt: readAt?.toISOString() ?? null }
  }
  serve(door, routes.economySeries, async () => {
    const book = await seriesBook(database)
    return economySeries.map(name => stateOf(book, name))
  })
  serve(door, routes.uploadSeries, ({ input: { name, text }, viewer }) =>
    database.transaction(async tx => {
      const now = clock.now()
      const { source } = (await seriesBook(tx))[name]
      const outcome = await offerSeries(tx, { name, series: readLines(text), source, now })
      if (isRefused(outcome)) throw new Problem('admin.seriesRefused', { reason: outcome.refused })
      const details = { until: lastMonthOf(outcome) }
      await recordChange(tx, { by: viewer.accountId, action: 'economy.upload', subject: name, details, now })
      return stateOf(await seriesBook(tx), name)
    }),
  )
}
