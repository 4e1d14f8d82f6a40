import { portfolio } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import type { FastifyRequest } from 'fastify'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { type Market, symbolOf } from '../market/index.ts'
import { openBin, portfolioOf } from './bin.ts'
import { openCoins } from './coins.ts'
import { type DaySource, dayPriceReader } from './day-price.ts'
import { type CandleSource, historyReader } from './history.ts'
import { holdingsReader, type PriceSource } from './holdings.ts'
import { openImport } from './importing.ts'
import { entryPages } from './pages.ts'
import { realReturnReader } from './real-return/real-return.ts'
import type { RivalSource } from './real-return/rivals.ts'
import { yearReporter } from './report.ts'
import { type RiskSource, riskReader, shownRisk } from './risk/risk.ts'
import { csvOf } from './rules/csv.ts'
import { deviceOf } from './rules/device.ts'
import { shownEntry, summaryOf } from './rules/holdings.ts'
import { daysIn } from './rules/moments.ts'
import type { StoredEntry } from './rules/stored-entry.ts'
import { sellableReader } from './sale.ts'
import { allEntriesOf } from './store/entries.ts'
import { rangesHeld } from './store/ranges.ts'
import { settingsOf, zoneFor } from './store/settings.ts'
import { countTransfers } from './store/transfers.ts'
import { openTimeZones } from './time-zone.ts'
import { openTransfers } from './transfers.ts'
import type { WorthSource } from './worths.ts'
import { openWriting, portfolioChanger } from './writing.ts'

type Dependencies = PriceSource &
  Pick<Market, 'findCoin'> &
  DaySource &
  RiskSource &
  CandleSource &
  WorthSource &
  RivalSource

const done = { success: true } as const
/** Days of ranges behind the stated hit rate. */
const rangeDays = 90

export function openRoutes(door: Door, platform: Platform, dependencies: Dependencies) {
  const change = portfolioChanger(platform.database)
  const coins = openCoins(platform, dependencies, change)
  const writing = openWriting(platform, { findCoin: coins.find, rateOn: dependencies.rateOn }, change)
  const importing = openImport(platform, { ...dependencies, finderFor: coins.finderFor }, change)
  const readHistory = historyReader(platform, dependencies)
  const { database } = platform
  const settingsFor = (accountId: string) => settingsOf(database, accountId)
  const holdingsFor = holdingsReader(database, platform.clock, dependencies)
  const riskOf = riskReader(database, platform.clock, dependencies)
  const reporter = yearReporter(database, dependencies)
  const priceOn = dayPriceReader(platform, dependencies)
  const sellable = sellableReader(platform)
  const readRealReturn = realReturnReader(platform, dependencies)
  const bin = openBin(platform, change)
  const deviceFor = ({ headers }: FastifyRequest) => deviceOf(headers['user-agent'])
  const pages = entryPages(database, dependencies)
  const transfers = openTransfers(platform, change)
  const timeZones = openTimeZones(database)
  const shown = async (accountId: string, entry: StoredEntry) =>
    shownEntry(entry, daysIn(await zoneFor(database, accountId)))

  serve(door, portfolio.list, async ({ viewer: { accountId } }) => {
    const { costMethod, incomeCost } = await settingsFor(accountId)
    const { holdings } = await holdingsFor(accountId, { method: costMethod, currency: 'USD', incomeCost })
    const purchasesOf = await pages.newest(accountId)
    return holdings.map(holding => ({ ...holding, purchases: purchasesOf(holding.coinSymbol) }))
  })
  serve(door, portfolio.overview, async ({ input, viewer: { accountId } }) => {
    const settings = await settingsFor(accountId)
    const wanted = input.currency ?? 'USD'
    const { costMethod: method, incomeCost } = settings
    const { holdings, currency } = await holdingsFor(accountId, { method, currency: wanted, incomeCost })
    const trades = holdings.reduce((sum, { entryCount }) => sum + entryCount, 0)
    const count = trades + (await countTransfers(database, accountId))
    const entries = { count, most: (await platform.settings()).portfolioEntries }
    return { currency, summary: summaryOf(holdings), holdings, settings, entries }
  })
  serve(door, portfolio.priceOn, ({ input, viewer }) => priceOn(viewer.accountId, input))
  serve(door, portfolio.sellable, ({ input, viewer }) => sellable(viewer.accountId, input))
  serve(door, portfolio.entries, ({ input, viewer }) => pages.page(viewer.accountId, input))
  serve(door, portfolio.settings, ({ input, viewer }) => timeZones.choose(viewer.accountId, input))
  serve(door, portfolio.timeZonePreview, ({ input, viewer }) => timeZones.preview(viewer.accountId, input.timeZone))
  serve(door, portfolio.history, ({ input, viewer }) => readHistory(viewer.accountId, input))
  serve(door, portfolio.realReturn, ({ input, viewer }) => readRealReturn(viewer.accountId, input))
  serve(door, portfolio.risk, async ({ viewer: { accountId } }) => {
    const { holdings } = await holdingsFor(accountId, { method: 'fifo', currency: 'USD', incomeCost: 'market' })
    const since = new Date(platform.clock.now().getTime() - rangeDays * DAY_MS)
    return { risk: shownRisk(await riskOf(holdings)), ...(await rangesHeld(database, accountId, since)) }
  })
  serve(door, portfolio.report, ({ input, viewer }) => reporter.report(viewer.accountId, input))
  serve(door, portfolio.reportFile, async ({ input, viewer, reply }) => {
    const { format = 'csv', ...wish } = input
    reply.header('content-disposition', `attachment; filename="pusula-${input.year}.${format}"`)
    if (format === 'csv') {
      reply.type('text/csv; charset=utf-8')
      return reporter.csv(viewer.accountId, wish)
    }
    reply.type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    await reply.send(await reporter.xlsx(viewer.accountId, wish))
    return ''
  })
  serve(door, portfolio.export, async ({ viewer, reply }) => {
    const entries = await allEntriesOf(database, viewer.accountId)
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="pusula-portfolio.csv"')
    return csvOf(entries)
  })
  serve(door, portfolio.importColumns, ({ input, viewer }) => importing.columns(viewer.accountId, input.csv))
  serve(door, portfolio.importPreview, ({ input, viewer }) => importing.preview(viewer.accountId, input))
  serve(door, portfolio.import, ({ input, viewer }) => importing.bringIn(viewer.accountId, input))
  serve(door, portfolio.ownCoins, ({ viewer }) => coins.list(viewer.accountId))
  serve(door, portfolio.keepOwnCoin, ({ input, viewer }) => coins.keep(viewer.accountId, input))
  serve(door, portfolio.importPart, async ({ input, viewer }) => {
    await importing.part(viewer.accountId, input)
    return done
  })
  serve(door, portfolio.importStart, ({ input, viewer }) => importing.start(viewer.accountId, input))
  serve(door, portfolio.importJob, ({ input, viewer }) => importing.job(viewer.accountId, input.id))
  serve(door, portfolio.cancelImport, ({ input, viewer }) => importing.cancel(viewer.accountId, input.id))
  serve(door, portfolio.imports, ({ viewer }) => importing.list(viewer.accountId))
  serve(door, portfolio.undoImport, ({ input, viewer, request }) =>
    importing.undo(viewer.accountId, input.id, input.keepEdited ?? false, deviceFor(request)),
  )
  serve(door, portfolio.add, async ({ input, viewer }) =>
    shown(viewer.accountId, await writing.add(viewer.accountId, input)),
  )
  serve(door, portfolio.change, async ({ input, viewer, request }) =>
    shown(viewer.accountId, await writing.change(viewer.accountId, input, deviceFor(request))),
  )
  serve(door, portfolio.remove, async ({ input: { id, andSales = false }, viewer, request }) => {
    return { ...done, bin: await writing.remove(viewer.accountId, id, andSales, deviceFor(request)) }
  })
  serve(door, portfolio.removeCoin, async ({ input, viewer, request }) => {
    return { ...done, bin: await writing.removeCoin(viewer.accountId, symbolOf(input.symbol), deviceFor(request)) }
  })
  serve(door, portfolio.clear, async ({ viewer, request }) => {
    return { ...done, bin: await writing.clear(viewer.accountId, deviceFor(request)) }
  })
  serve(door, portfolio.transfers, ({ viewer }) => transfers.proposals(viewer.accountId))
  serve(door, portfolio.transferPartners, ({ input, viewer }) => transfers.partners(viewer.accountId, input.id))
  serve(door, portfolio.pairTransfers, async ({ input, viewer, request }) => {
    return { paired: await transfers.pair(viewer.accountId, input, deviceFor(request)) }
  })
  serve(door, portfolio.unpairTransfer, async ({ input, viewer, request }) => {
    await transfers.unpair(viewer.accountId, input.id, deviceFor(request))
    return done
  })
  serve(door, portfolio.bin, ({ viewer }) => bin.list(viewer.accountId))
  serve(door, portfolio.restore, async ({ input, viewer }) => {
    return { restored: await bin.restore(viewer.accountId, input.id) }
  })
  serve(door, portfolio.entryHistory, ({ input, viewer }) => bin.historyOf(viewer.accountId, input.id))
  serve(door, portfolio.exportAll, async ({ viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="pusula-portfolio.json"')
    return portfolioOf(database, viewer.accountId)
  })
}
