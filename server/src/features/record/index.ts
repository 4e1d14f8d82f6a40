import { type Language, verifyCommand } from '@pusula/contract'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { guardedRequest } from '../../platform/net/request.ts'
import type { Platform } from '../../platform.ts'
import type { Coin, Market } from '../market/index.ts'
import { appendClaims } from './chain/store.ts'
import { gradeDue } from './grading/grade.ts'
import { graderFrom } from './grading/prices.ts'
import { noteInputs } from './inputs/note.ts'
import { inputAddresses } from './inputs/read.ts'
import { claimsOf, type Said } from './issuing/claims-of.ts'
import { createIssuer } from './issuing/issue.ts'
import { recordMarkup } from './page/markup.ts'
import { readRecord } from './page/read.ts'
import { type CoinRecord, coinRecord, horizonRecords } from './page/rules.ts'
import { coinSums, rangeDays } from './page/store.ts'
import { measureFiles } from './publish/files.ts'
import { openPublished } from './publish/routes.ts'
import { sealDay } from './publish/seal.ts'
import { createReplayer } from './replay/replay.ts'
import { openRoutes } from './routes.ts'
import { pricesOf } from './verify/candles.ts'
import { checkAndKeep } from './verify/check.ts'

export { lateGrades } from './grading/store.ts'
export { dayRanges, likelyRanges } from './issuing/store.ts'
export { learntOf } from './learning/store.ts'
export type { CoinRecord } from './page/rules.ts'
export { lastFinding } from './publish/store.ts'
export type { PriceSource } from './verify/candles.ts'
export { checkRecord } from './verify/check.ts'
export { checkLot, type LotFindings } from './verify/lot.ts'
export { type Verdict, verifyLots } from './verify/verify.ts'
export { widestDay } from './widths/store.ts'

interface Seams {
  market: Market
  /** A coin as it stands now; nothing of it is kept. */
  read: (coin: Coin, now: Date) => Promise<Omit<Said, 'symbol' | 'source'>>
}

/** Keeps the forecasts that somebody asked for. */
export const keepAsked = (tx: Tx, said: Said) => appendClaims(tx, claimsOf(said, 'asked'))

const recordDays = 90
const dayMs = 86_400_000

/** How the ranges of a coin have done. */
export async function recordOf(db: Db, source: Market['source'], symbol: string, now: Date): Promise<CoinRecord> {
  return coinRecord(await coinSums(db, { source, symbol, since: new Date(now.getTime() - recordDays * dayMs) }))
}

/** How the live forecasts of all coins did since then, however few they are. */
export async function liveScores(db: Db, source: Market['source'], since: Date) {
  const rows = await rangeDays(db, { source, since, symbol: undefined })
  return horizonRecords(
    rows.filter(({ kind }) => kind === 'live'),
    1,
  )
}

const spotAddress = 'https://data-api.binance.vision'
const inputLimits = { timeoutMs: 10_000, maxBytes: 4 * 1024 * 1024 }

async function getText(url: string): Promise<string> {
  const { status, body } = await guardedRequest(url, { headers: { accept: 'application/json' }, ...inputLimits })
  if (status !== 200) throw new Error(`${new URL(url).host} answers ${status}`)
  return body.toString('utf8')
}

/** Opens the record to everyone, and starts what keeps it growing and graded. */
export async function startRecord(door: Door, platform: Platform, { market, read }: Seams) {
  const { config, database, clock, jobs, log } = platform
  const seed = market.source === 'simulated' ? config.simSeed : null
  openRoutes(door, platform, market, seed)
  openPublished(door.fastify, platform, market.source)
  const issuer = createIssuer({ database, clock, log, market, read, coinCount: config.recordCoins })
  const gradeOf = graderFrom(market, clock)
  const replayMissing = createReplayer({
    database,
    clock,
    log,
    market,
    isLeaving: () => door.fastify.isLeaving,
    makePlan: issuer.makePlan,
  })
  await jobs.schedule('record.replay', '*/10 * * * *', async () => void (await replayMissing()))
  // The first people should find a record: the plan is made, and its past worked out, as soon as there is somebody to show it to.
  door.fastify.addHook('onListen', async () => {
    if (config.takesJobs) await jobs.add('record.replay', {}, 'start')
  })
  if (market.source === 'live' && config.recordInputs) {
    const addresses = { spot: config.exchangeUrls.binance ?? spotAddress, ...inputAddresses }
    await jobs.schedule('record.inputs', '20 * * * *', () =>
      noteInputs({ database, get: getText, addresses, now: () => clock.now() }),
    )
  }
  // Tried each hour, so that no restart at midnight leaves a day without its seal.
  await jobs.schedule('record.seal', '6 * * * *', () => sealDay(database, clock.now()))
  await jobs.schedule('record.files', '17 4 * * *', async () => void (await measureFiles(database, clock.now())))
  await jobs.schedule('record.check', '41 3 * * *', async () => {
    const found = await checkAndKeep(database.patiently('grading'), clock.now(), pricesOf(market))
    if (found.brokenAt !== undefined || found.finding) log.error(found, 'the record is not as it was written')
  })
  await jobs.schedule('record.issue', '* * * * *', async () => {
    const issued = await issuer.issueRound()
    if (issued) log.debug({ issued }, 'claims issued')
  })
  await jobs.schedule('record.grade', '* * * * *', async () => {
    const graded = await gradeDue(database, market.source, gradeOf, clock.now())
    if (graded) log.debug({ graded }, 'claims graded')
  })
  return {
    /** The record as a page says it where no script runs. */
    recordFigures: async (language: Language) => {
      const since = new Date(clock.now().getTime() - recordDays * dayMs)
      const selection = { source: market.source, since, symbol: undefined }
      const record = await readRecord(database, selection, recordDays, clock.now())
      return recordMarkup(record, verifyCommand(config.publicUrl, seed), language)
    },
  }
}
