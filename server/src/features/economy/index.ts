import { type EconomySeriesName, economySeries, economy as routes } from '@pusula/contract'
import { type MonthlySeries, monthName, monthNumber } from '@pusula/engine'
import type { Db } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { guardedRequest } from '../../platform/net/request.ts'
import { userAgentOf } from '../../platform/net/user-agent.ts'
import type { Platform } from '../../platform.ts'
import { isRefused, type Refused, readLines, updated } from './rules.ts'
import shipped from './shipped.json' with { type: 'json' }
import { publicSources } from './sources.ts'
import { saveSeries, storedSeries } from './store.ts'

/** Fetches the text of a public service. */
export type AskText = (url: string, headers: Record<string, string>) => Promise<{ status: number; body: string }>

interface SeriesInUse {
  from: string
  values: (number | null)[]
  source: string
  /** Null for one that came with the product. */
  readAt: Date | null
}

export type SeriesBook = Record<EconomySeriesName, SeriesInUse>

const endOf = ({ from, values }: MonthlySeries) => monthNumber(from) + values.length
export const lastMonthOf = ({ from, values }: MonthlySeries): string | null => {
  const last = values.findLastIndex(value => value !== null)
  return last < 0 ? null : monthName(monthNumber(from) + last)
}

/** The months that the product came with, or newer ones that were read or uploaded since. */
export async function seriesBook(db: Db): Promise<SeriesBook> {
  const cached = new Map((await storedSeries(db)).map(one => [one.name, one]))
  const inUse = (name: EconomySeriesName): SeriesInUse => {
    const { from, values, source } = shipped.series[name]
    const newer = cached.get(name)
    return newer && endOf(newer.body) >= endOf({ from, values })
      ? { ...newer.body, values: [...newer.body.values], source: newer.source, readAt: newer.readAt }
      : { from, values, source, readAt: null }
  }
  return Object.fromEntries(economySeries.map(name => [name, inUse(name)])) as SeriesBook
}

export const withholding = shipped.withholding.values.map(([since, percent]): [string, number] => [
  String(since),
  Number(percent),
])

/** Takes months that were offered, if they fit what is known; otherwise nothing changes. */
export async function offerSeries(
  db: Db,
  offer: { name: EconomySeriesName; series: MonthlySeries | Refused; source: string; now: Date },
): Promise<MonthlySeries | Refused> {
  const { name, series, source, now } = offer
  if (isRefused(series)) return series
  const next = updated(name, (await seriesBook(db))[name], series)
  if (!isRefused(next)) await saveSeries(db, { name, body: next, source, readAt: now })
  return next
}

export { isRefused, readLines }

const limits = { timeoutMs: 20_000, maxBytes: 4 * 1024 * 1024 }

/** Asks every public service once; one that fails, or says what cannot be, changes nothing. */
export async function refreshSeries({ database, clock, log, config }: Platform, ask: AskText): Promise<void> {
  for (const { name, url, headers = {}, read } of publicSources(config.evdsKey)) {
    try {
      const { status, body } = await ask(url(clock.now()), headers)
      if (status !== 200) throw new Error(`answered ${status}`)
      const source = shipped.series[name].source
      const outcome = await offerSeries(database, { name, series: read(body), source, now: clock.now() })
      if (isRefused(outcome)) log.warn({ name, reason: outcome.refused }, 'months not taken')
    } catch (error) {
      log.warn({ err: error, name }, 'months not read')
    }
  }
}

interface Dependencies {
  market: { source: 'live' | 'simulated' }
}

/** Consumer prices, deposit rates and gold by the month: shipped with the product, refreshed once a day. */
export async function startEconomy(door: Door, platform: Platform, { market }: Dependencies) {
  const { database, jobs, version, config } = platform
  serve(door, routes.series, async () => ({ series: await seriesBook(database), withholding }))
  const userAgent = userAgentOf(version, config.publicUrl)
  const ask: AskText = async (url, headers) => {
    const { status, body } = await guardedRequest(url, { headers: { 'user-agent': userAgent, ...headers }, ...limits })
    return { status, body: body.toString('utf8') }
  }
  await jobs.schedule('economy.refresh', '40 6 * * *', async () => {
    // Where prices are simulated there is no network to ask.
    if (market.source === 'live') await refreshSeries(platform, ask)
  })
}
