import { portfolio } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { type RunningMarket, symbolOf } from '../market/index.ts'
import { type CandleSource, historyTeller } from './history.ts'
import { holdingsReader, type PriceSource } from './holdings.ts'
import { openImport } from './importing.ts'
import { csvOf } from './rules/csv.ts'
import { shownEntry, summaryOf } from './rules/holdings.ts'
import { entriesOf } from './store/entries.ts'
import { chooseSettings, settingsOf } from './store/settings.ts'
import type { WorthSource } from './worths.ts'
import { type CoinFinder, openWriting, portfolioChanger } from './writing.ts'

type Seams = PriceSource & CoinFinder & CandleSource & WorthSource & Pick<RunningMarket, 'rates' | 'source'>

const done = { success: true } as const

export function openRoutes(door: Door, parts: Parts, seams: Seams) {
  const change = portfolioChanger(parts.database)
  const writing = openWriting(parts, seams, change)
  const importing = openImport(parts, seams, change)
  const tellHistory = historyTeller(parts, seams)
  const { database } = parts
  const settingsFor = (accountId: string) => settingsOf(database, accountId)
  const holdingsFor = holdingsReader(database, seams)

  serve(door, portfolio.list, async ({ viewer: { accountId } }) => {
    const { costMethod } = await settingsFor(accountId)
    return holdingsFor(accountId, costMethod)
  })
  serve(door, portfolio.overview, async ({ viewer: { accountId } }) => {
    const settings = await settingsFor(accountId)
    const holdings = await holdingsFor(accountId, settings.costMethod)
    return { summary: summaryOf(holdings), holdings, settings }
  })
  serve(door, portfolio.settings, ({ input, viewer }) => chooseSettings(database, viewer.accountId, input))
  serve(door, portfolio.rates, async () => {
    const { EUR, TRY } = await seams.rates()
    if (!EUR || !TRY) throw new Problem('market.unavailable')
    const ageMs = Math.max(0, parts.clock.now().getTime() - TRY.atMs)
    const provenance = { source: seams.source, venue: TRY.venues.join(', '), ageMs, isStale: false }
    return { EUR: EUR.perDollar, TRY: TRY.perDollar, at: new Date(TRY.atMs).toISOString(), provenance }
  })
  serve(door, portfolio.history, ({ viewer }) => tellHistory(viewer.accountId))
  serve(door, portfolio.export, async ({ viewer, reply }) => {
    const entries = await entriesOf(database, viewer.accountId)
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="pusula-portfolio.csv"')
    return csvOf(entries)
  })
  serve(door, portfolio.importColumns, ({ input, viewer }) => importing.columns(viewer.accountId, input.csv))
  serve(door, portfolio.importPreview, ({ input, viewer }) => importing.preview(viewer.accountId, input))
  serve(door, portfolio.import, ({ input, viewer }) => importing.bringIn(viewer.accountId, input))
  serve(door, portfolio.imports, ({ viewer }) => importing.list(viewer.accountId))
  serve(door, portfolio.undoImport, ({ input, viewer }) =>
    importing.undo(viewer.accountId, input.id, input.keepEdited ?? false),
  )
  serve(door, portfolio.add, async ({ input, viewer }) => shownEntry(await writing.add(viewer.accountId, input)))
  serve(door, portfolio.change, async ({ input, viewer }) => shownEntry(await writing.change(viewer.accountId, input)))
  serve(door, portfolio.remove, async ({ input, viewer }) => {
    await writing.remove(viewer.accountId, input.id)
    return done
  })
  serve(door, portfolio.removeCoin, async ({ input, viewer }) => {
    await writing.removeCoin(viewer.accountId, symbolOf(input.symbol))
    return done
  })
}
