import { type CostMethod, portfolio } from '@pusula/contract'
import type { Parts } from '../../parts.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Written } from '../../platform/http/written.ts'
import { type RunningMarket, symbolOf } from '../market/index.ts'
import { openAlone } from './alone.ts'
import { openCounted } from './counted.ts'
import { type CandleSource, historyTeller } from './history.ts'
import { openImport } from './importing.ts'
import { type PriceSource, quotesFor } from './quotes.ts'
import { csvOf } from './rules/csv.ts'
import { figuresOf, holdingsJson, shownEntry, summaryOf } from './rules/holdings.ts'
import { chooseSettings, settingsOf } from './settings.ts'
import { entriesOf } from './store.ts'
import { type CoinFinder, openWriting } from './writing.ts'

export type Seams = PriceSource & CoinFinder & CandleSource & Pick<RunningMarket, 'rates'>

const done = { success: true } as const

export function openRoutes(door: Door, parts: Parts, seams: Seams) {
  const alone = openAlone(parts.database)
  const writing = openWriting(parts, seams, alone)
  const importing = openImport(parts, seams, alone)
  const tellHistory = historyTeller(parts, seams)
  const { database } = parts
  const settingsFor = (accountId: string) => settingsOf(database, accountId)
  const countedFor = openCounted(database)
  /** The holdings at the prices of now, with the JSON that says them. */
  const holdingsFor = async (accountId: string, method: CostMethod) => {
    const coins = await countedFor(accountId, method)
    const symbols = coins.map(({ symbol }) => symbol)
    const figures = figuresOf(coins, await quotesFor(seams, symbols))
    return { figures, json: holdingsJson(figures, coins) }
  }

  serve(door, portfolio.list, async ({ viewer: { accountId } }) => {
    const { costMethod } = await settingsFor(accountId)
    return new Written((await holdingsFor(accountId, costMethod)).json)
  })
  serve(door, portfolio.overview, async ({ viewer: { accountId } }) => {
    const settings = await settingsFor(accountId)
    const { figures, json } = await holdingsFor(accountId, settings.costMethod)
    const summary = JSON.stringify(summaryOf(figures))
    return new Written(`{"summary":${summary},"holdings":${json},"settings":${JSON.stringify(settings)}}`)
  })
  serve(door, portfolio.settings, ({ input, viewer }) => chooseSettings(database, viewer.accountId, input))
  serve(door, portfolio.rates, async () => {
    const { value, provenance } = await seams.rates()
    return { EUR: value.EUR, TRY: value.TRY, at: new Date(value.atMs).toISOString(), provenance }
  })
  serve(door, portfolio.history, ({ viewer }) => tellHistory(viewer.accountId))
  serve(door, portfolio.export, async ({ viewer, reply }) => {
    const entries = await entriesOf(database, viewer.accountId)
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="pusula-portfolio.csv"')
    return csvOf(entries)
  })
  serve(door, portfolio.importPreview, ({ input, viewer }) => importing.preview(viewer.accountId, input.csv))
  serve(door, portfolio.import, ({ input, viewer }) =>
    importing.bringIn(viewer.accountId, input.csv, input.leaveOut ?? false),
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
