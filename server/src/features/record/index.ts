import { join } from 'node:path'
import { type Language, type PlanKindRecord, profileOf, verifyCommand } from '@pusula/contract'
import { DAY_MS } from '@pusula/words'
import { Counter } from 'prom-client'
import type { Static } from 'typebox'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { guardedRequest } from '../../platform/net/request.ts'
import type { Platform } from '../../platform.ts'
import type { Coin, Market } from '../market/index.ts'
import { gradeDue } from './grading/grade.ts'
import { graderFrom, tradedTime } from './grading/prices.ts'
import { collectInputs } from './inputs/collect.ts'
import { inputAddresses } from './inputs/read.ts'
import { claimsOf, type Said } from './issuing/claims-of.ts'
import { createIssuer } from './issuing/issue.ts'
import { fileAnchor, gitAnchor } from './log/anchor.ts'
import { collectCosignatures } from './log/cosigned.ts'
import { openKeyFolder } from './log/key-folder.ts'
import { openLog } from './log/routes.ts'
import { openLogSigner } from './log/signer.ts'
import { newestCheckpoint } from './log/store/checkpoints.ts'
import { openWitness } from './log/witness.ts'
import { createWriter } from './log/writer.ts'
import { recordMarkup } from './page/markup.ts'
import { readRecord } from './page/read.ts'
import { type CoinRecord, coinRecord, horizonRecords, planRecords } from './page/rules.ts'
import { coinSums, planDays, rangeDays } from './page/store.ts'
import { createAdvancer } from './plans/advance.ts'
import { issuePlans } from './plans/issue.ts'
import { followedPlans, type SealedPlan } from './plans/store.ts'
import { measureFiles } from './publish/files.ts'
import { openPublished } from './publish/routes.ts'
import { createReplayer } from './replay/replay.ts'
import { openRoutes } from './routes.ts'
import { pricesOf } from './verify/candles.ts'
import { checkAndSave, type WrongCalls, type WrongFinds } from './verify/check.ts'

export { endPriceFrom, tradedTime } from './grading/prices.ts'
export { lateGrades } from './grading/store.ts'
export type { Said } from './issuing/claims-of.ts'
export { dayRanges, entriesOfAsked, likelyRanges, newestForecast } from './issuing/store.ts'
export { learntOf } from './learning/store.ts'
export { type AboutCall, type CallValues, type GradedCall, recordDay, type StoredCallGrade } from './log/calls.ts'
export { sealOf } from './log/entries.ts'
export type { FindEnd } from './log/finds.ts'
export { openKeyFolder } from './log/key-folder.ts'
export { rebuildRecord } from './log/rebuild.ts'
export { openLogSigner } from './log/signer.ts'
export { type CallSecret, gradeCalls, joinCalls, revealCalls, sealCall } from './log/store/calls.ts'
export { endFinds, type FindSecret, sealFinds } from './log/store/finds.ts'
export { type CoinRecord, clusteredError, recordStatsOf } from './page/rules.ts'
export { replayProgress } from './page/store.ts'
export type { CoinPlans } from './plans/issue.ts'
export { holdPlan, plansById, plansOf, type SealedPlan } from './plans/store.ts'
export { type ReadPast, replayStated } from './replay/stated.ts'
export { readSumLines } from './rollups/sums.ts'
export {
  type AheadDay,
  aheadOf,
  countGradedDays,
  type FirstDue,
  firstDue,
  type GradedDay,
  gradedBy,
  usualWidths,
} from './today/store.ts'
export type { PriceSource } from './verify/candles.ts'
export { checkSnapshot, type LoggedCalls, type LoggedFinds, sumsComparer } from './verify/check.ts'
export type { FindRecord } from './verify/finds.ts'
export { checkGrades, type GradeFindings, noFindings } from './verify/grades.ts'
export { lastFinding } from './verify/store.ts'
export { createWalk, type GradedClaim, type GradedEntry, type Walk } from './verify/walk.ts'
export { widestDay } from './widths/store.ts'

interface Dependencies {
  record: RecordLog
  market: Market
  /** A coin as it stands now; nothing of it is kept. */
  read: (coin: Coin, now: Date) => Promise<Omit<Said, 'symbol' | 'source'>>
  /** Told of each plan that begins or ends, in the transaction that says so. */
  onPlanChange?: (tx: Tx, plan: SealedPlan) => Promise<void>
  /** Holds calls of people as they are shown against the log. */
  wrongCalls?: WrongCalls
  /** Holds gems as they are shown against the log. */
  wrongFinds?: WrongFinds
}

/** Write access to the transparency log: a claim is in it when the call returns. */
export async function openRecord({ config, database, clock, log }: Platform) {
  const folder = openKeyFolder(config.dataDir, config.recordLogKey)
  // In production those that only answer may be replaced at any time.
  const mayMakeKey = config.takesJobs || !config.isProduction
  const signer = await openLogSigner({ database, folder, clock, log, publicUrl: config.publicUrl, mayMakeKey })
  const write = createWriter(database)
  const keep: typeof write = async claims => {
    const saved = await write(claims)
    signer.soon()
    return saved
  }
  return {
    folder,
    signer,
    keep,
    /** Keeps the forecasts that somebody asked for. */
    keepAsked: (said: Said) => keep(claimsOf(said, 'asked')),
    /** Issues plans on the sides of a coin that have none; what comes back are all that stand. */
    issuePlans: async (said: Said) => {
      const plans = await issuePlans(database, said)
      signer.soon()
      return plans
    },
  }
}

export type RecordLog = Awaited<ReturnType<typeof openRecord>>

const recordDays = 90
const signedEveryMs = 2_000

/** How the ranges of a coin have done. */
export async function recordOf(db: Db, source: Market['source'], symbol: string, now: Date): Promise<CoinRecord> {
  return coinRecord(await coinSums(db, { source, symbol, since: new Date(now.getTime() - recordDays * DAY_MS) }))
}

/** How often the one-day ranges of all coins held; null before there are enough. */
export async function dayRate(db: Db, source: Market['source'], now: Date) {
  const since = new Date(now.getTime() - recordDays * DAY_MS)
  const found = horizonRecords(await rangeDays(db, { source, since, symbol: undefined })).find(
    ({ horizon }) => horizon === '1day',
  )
  if (!found) return null
  const { kind, graded, days, insideRatio: heldRatio, errorRatio } = found
  return { kind, graded, days, heldRatio, errorRatio, missed: Math.round(graded * (1 - heldRatio)) }
}

/** What plans of a side brought on average, of all coins. */
export type PlanKind = Static<typeof PlanKindRecord>

/** The same for either side, of which enough have ended. */
export async function planKinds(db: Db, source: Market['source'], now: Date): Promise<PlanKind[]> {
  const since = new Date(now.getTime() - recordDays * DAY_MS)
  const rows = planRecords(await planDays(db, { source, since, symbol: undefined }))
  return rows.map(({ what, kind, graded, meanRatio, errorRatio }) => ({
    ...{ side: what, kind, ended: graded, meanRatio, errorRatio },
  }))
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
export async function startRecord(
  door: Door,
  platform: Platform,
  { record, market, read, onPlanChange, wrongCalls, wrongFinds }: Dependencies,
) {
  const { config, database, clock, jobs, log, settings } = platform
  const seed = market.source === 'simulated' ? config.simSeed : null
  const { signer, folder, keep } = record
  openRoutes(door, platform, market, seed)
  const witness = await openWitness({
    ...{ database, clock, log, origin: signer.origin, of: config.recordWitnessOf },
    seed: signer.witnessSeed,
  })
  openLog(door, database, signer, witness.verifierKey)
  // What instances without the key have added is signed as well.
  const signing = config.takesJobs ? setInterval(signer.soon, signedEveryMs).unref() : undefined
  door.fastify.addHook('onClose', async () => {
    clearInterval(signing)
    await signer.close()
  })
  openPublished(door.fastify, platform, market.source)
  const { issuePlans } = record
  const issuer = createIssuer({ database, clock, log, market, read, keep, issuePlans, coinCount: config.recordCoins })
  const nowTraded = tradedTime(market, clock)
  const advancePlans = createAdvancer({ database, now: nowTraded, log, market, onChange: onPlanChange })
  const gradeOf = graderFrom(market, clock, async id => (await followedPlans(database.patiently('grading'), [id]))[0])
  const faults = new Counter({
    name: 'pusula_grading_faults_total',
    help: 'Claims that could not be graded through an error of our own; they stay due',
    registers: [platform.metrics],
  })
  const replayMissing = createReplayer({
    database,
    clock,
    log,
    market,
    isLeaving: () => door.fastify.isLeaving,
    makePlan: issuer.makePlan,
    engine: platform.version,
    candles: seed === null ? 'exchanges' : `simulated, seed ${seed}`,
  })
  await jobs.schedule('record.replay', '*/10 * * * *', async () => void (await replayMissing()))
  // The first people should find a record: the plan is made, and its past worked out, as soon as there is somebody to show it to.
  door.fastify.addHook('onListen', async () => {
    if (config.takesJobs) await jobs.add('record.replay', {}, 'start')
  })
  if (market.source === 'live' && config.recordInputs) {
    const addresses = { spot: config.exchangeUrls.binance ?? spotAddress, ...inputAddresses }
    await jobs.schedule('record.inputs', '20 * * * *', () =>
      collectInputs({ database, get: getText, addresses, now: () => clock.now() }),
    )
  }
  if (config.recordWitnessOf.length) await jobs.schedule('record.witness', '*/5 * * * *', witness.cosignAll)
  const { origin } = signer
  if (config.recordWitnesses.length)
    await jobs.schedule('record.cosigned', '2-59/5 * * * *', () =>
      collectCosignatures({ database, clock, log, origin, witnesses: config.recordWitnesses }),
    )
  const { file, git } = config.recordAnchors
  const anchors = [
    ...(file ? [fileAnchor(file)] : []),
    ...(git ? [gitAnchor(git, join(config.dataDir, 'record-anchor'))] : []),
  ]
  if (anchors.length)
    await jobs.schedule('record.anchor', '13 * * * *', async () => {
      const newest = await newestCheckpoint(database)
      for (const anchor of anchors)
        if (newest) await anchor(newest.note).catch(error => log.warn({ err: error }, 'a checkpoint was not anchored'))
    })
  await jobs.schedule('record.files', '17 4 * * *', async () => void (await measureFiles(database)))
  await jobs.schedule('record.check', '41 3 * * *', async () => {
    const look = { prices: pricesOf(market), saved: folder.lastSigned(), wrongCalls, wrongFinds }
    const found = await checkAndSave(database, clock.now(), look)
    if (found.finding) log.error(found, 'the record is not as it was written')
  })
  await jobs.schedule('record.issue', '* * * * *', async () => {
    const issued = await issuer.issueRound()
    if (issued) log.debug({ issued }, 'claims issued')
  })
  await jobs.schedule('record.plans', '* * * * *', async () => {
    const changed = await advancePlans()
    if (changed) log.debug({ changed }, 'plans began or ended')
  })
  await jobs.schedule('record.grade', '* * * * *', async () => {
    const failed: { err: unknown; symbol: string; what: string }[] = []
    const graded = await gradeDue(database, market.source, gradeOf, await nowTraded(), (err, { symbol, what }) => {
      faults.inc()
      failed.push({ err, symbol, what })
    })
    signer.soon()
    // One line a round: what fails for one coin mostly fails for all of them.
    if (failed.length) log.error({ ...failed[0], claims: failed.length }, 'claims could not be graded')
    if (graded) log.debug({ graded }, 'claims graded')
  })
  return {
    /** The record as a page says it where no script runs. */
    recordStats: async (language: Language) => {
      const since = new Date(clock.now().getTime() - recordDays * DAY_MS)
      const selection = { source: market.source, since, symbol: undefined }
      const record = await readRecord(database, selection, recordDays, clock.now())
      const { wording } = profileOf[(await settings()).jurisdiction]
      return recordMarkup(record, verifyCommand(config.publicUrl, seed), language, wording)
    },
  }
}
