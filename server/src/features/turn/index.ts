import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Door } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import type { Platform } from '../../platform.ts'
import type { Market } from '../market/index.ts'
import { notifyCall } from '../notifications/index.ts'
import { type CallSecret, endPriceFrom, type RecordLog, recordDay, tradedTime } from '../record/index.ts'
import { gradeDueCalls } from './grading.ts'
import { openModelRoutes } from './models.ts'
import { logJoins } from './people.ts'
import { callReply } from './reply.ts'
import { openRoutes } from './routes.ts'
import { isTurnOpen } from './rules.ts'
import { createSealer, type ReadCoin } from './sealing.ts'
import {
  type Call,
  callsDue,
  callsOf,
  callsSince,
  type GradedCall,
  type Source,
  secretsOf,
  subscribersOf,
} from './store/calls.ts'
import { joinedTo } from './store/joins.ts'
import { ensurePusula, lockPlayer, modelsOf, personOf } from './store/players.ts'
import { sumsOf } from './store/table.ts'

export { turnMarkup } from './page.ts'
export { transferCalls } from './people.ts'
export {
  dropPlayers,
  hideName,
  type ReportedName,
  rekeyPlayers,
  reportedName,
  reportedNames,
  showName,
} from './store/players.ts'
export { wrongCalls } from './wrong-calls.ts'

interface Dependencies {
  market: Market
  record: RecordLog
  /** A coin as it stands now; nothing of it is kept. */
  read: ReadCoin
}

const houseName = 'Pusula'

/** Opens the calls of people and models, and starts what opens and grades them. */
export async function startTurn(door: Door, platform: Platform, { market, record, read }: Dependencies) {
  const { config, database, clock, jobs, log, settings } = platform
  const { source } = market
  const sealer = createSealer({ database, clock, market, record, read, coinCount: config.recordCoins })
  openRoutes(door, platform, { market, sealer })
  openModelRoutes(door, platform, { market, sealer })
  const nameOf = async (symbol: string) => (await market.findCoin(symbol).catch(() => undefined))?.name ?? symbol

  async function notifyOwners(tx: Tx, graded: readonly GradedCall[]) {
    const notified = graded.filter(({ call, grade }) => call.isTold && grade)
    if (!notified.length || !isTurnOpen(await settings())) return
    const owners = await subscribersOf(
      tx,
      notified.map(({ call }) => call.id),
    )
    for (const { call, grade } of notified) {
      const accountId = owners.get(call.id)
      if (!accountId || !grade) continue
      const { id, symbol } = call
      await notifyCall(tx, platform, accountId, {
        id,
        symbol,
        name: await nameOf(symbol),
        isInside: grade.outcome === 0,
        ...{ endUsd: grade.endUsd, scoreRatio: grade.score, pusulaScoreRatio: grade.pusulaScore },
      })
    }
  }

  const endPrice = endPriceFrom(market, clock)
  const nowTraded = tradedTime(market, clock)
  // What was sealed is opened and graded also where it has been switched off since.
  await jobs.schedule('turn.grade', '* * * * *', async () => {
    await logJoins(database)
    const graded = await gradeDueCalls({ database, source, endPrice, now: await nowTraded(), onGraded: notifyOwners })
    record.signer.soon()
    if (graded) log.debug({ graded }, 'calls graded')
  })
  // Pusula plays by the same rules: one range for each coin of the record and day.
  await jobs.schedule('turn.house', '7,27,47 12 * * *', async () => {
    if (!isTurnOpen(await settings())) return
    const player = await ensurePusula(database, houseName, clock.now())
    const given = await callsSince(database, { playerId: player.id, source }, recordDay(clock.now()))
    for (const { symbol } of await sealer.offered())
      if (!given.some(call => call.symbol === symbol))
        try {
          await sealer.seal({
            ...{ symbol, horizon: '1day', shape: ({ pusula }) => ({ ...pusula, quantilesUsd: null }) },
            player: async tx => (await lockPlayer(tx, player.id)) ?? player,
          })
        } catch (error) {
          // A coin without a price is tried again with the next round.
          if (!(error instanceof Problem)) throw error
          log.warn({ err: error, symbol }, 'no range of the day was sealed')
        }
  })
}

/** A range of one's own that is over, beside Pusula's. Scores are shares of the price. */
export interface EndedCall {
  symbol: string
  isInside: boolean
  scoreRatio: number
  pusulaScoreRatio: number
}

/** Somebody's ranges that came due within a span, the newest first; none where it is switched off here. */
export async function endedCalls(
  { database, settings }: Pick<Platform, 'database' | 'settings'>,
  source: Source,
  accountId: string,
  span: { after: Date; until: Date },
): Promise<EndedCall[]> {
  const player = isTurnOpen(await settings()) ? await personOf(database, accountId) : undefined
  const calls = player ? await callsDue(database, { playerId: player.id, source }, span) : []
  return calls.flatMap(({ symbol, grade }) =>
    grade
      ? [{ symbol, isInside: grade.outcome === 0, scoreRatio: grade.score, pusulaScoreRatio: grade.pusulaScore }]
      : [],
  )
}

/** How many ranges somebody gave that were graded, and how many of them held. */
export async function heldEver(db: Db, source: Source, accountId: string): Promise<{ graded: number; held: number }> {
  const player = await personOf(db, accountId)
  const sums = player && (await sumsOf(db, source, player.id))
  return { graded: sums?.graded ?? 0, held: sums?.held ?? 0 }
}

/** More than anybody gives in years. */
const maxExported = 20_000

/** Pusula's range beside a call that is not due, of a horizon whose range a credit opens: a call would otherwise read it for nothing. */
const isWithheld = ({ horizon, dueAt }: Pick<Call, 'horizon' | 'dueAt'>, now: Date) => horizon !== '1day' && dueAt > now

function exportedCall(call: Call, secret: Pick<CallSecret, 'salt' | 'said'> | undefined, now: Date) {
  const reply = callReply(call, call.symbol)
  if (!isWithheld(call, now)) return { ...reply, ...secret }
  // The salt goes too: a range of two prices is soon guessed by whoever has it.
  return { ...reply, rivals: { ...reply.rivals, pusula: null }, salt: null, said: null }
}

/** What an account gave, for its export: its own ranges from the first moment on, and its models; each with what it was sealed with. */
export const turnOf = (clock: Clock) => async (db: Db, accountId: string) => {
  const player = await personOf(db, accountId)
  const models = await modelsOf(db, accountId)
  const given = async (playerId: string) => {
    const calls = (
      await Promise.all(
        (['live', 'simulated'] as const).map(source => callsOf(db, { playerId, source }, { limit: maxExported })),
      )
    ).flat()
    const secrets = await secretsOf(
      db,
      calls.map(({ id }) => id),
    )
    return {
      players: [playerId, ...(await joinedTo(db, playerId))],
      calls: calls.map(call => exportedCall(call, secrets.get(call.id), clock.now())),
    }
  }
  return {
    nickname: player?.name ?? null,
    ...(player ? await given(player.id) : { players: [], calls: [] }),
    models: await Promise.all(
      models.map(async ({ id, name, about, url, createdAt }) => ({
        ...{ name, about, url, createdAt },
        ...(await given(id)),
      })),
    ),
  }
}
