import { type TurnRow, turn, turnLimits } from '@pusula/contract'
import { completedCount, horizonMs, rivalsOf } from '@pusula/engine'
import { DAY_MS, MINUTE_MS, zonedDay } from '@pusula/words'
import { cachedFor } from '../../platform/cached-for.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount } from '../accounts/index.ts'
import type { Coin, Market } from '../market/index.ts'
import { recordDay } from '../record/index.ts'
import { nameKey } from './names.ts'
import { leaveTable, nameState, nicknameOf, playerFor, takeName } from './people.ts'
import { recordOf } from './record.ts'
import { callReply } from './reply.ts'
import { coinFor, isTurnOpen, scaleOf, zoneFor } from './rules.ts'
import type { Sealer } from './sealing.ts'
import { type Call, callById, callsOf, callsSince, changeCall, coinOfDay, givenOn, unseenSince } from './store/calls.ts'
import { addReport, personOf, playerByName } from './store/players.ts'
import { ownTableEntries, sumsOf, type TableEntry, tableCounts, tableEntries } from './store/table.ts'
import { inOrder, maxFew, maxRows, rowOf } from './table-rows.ts'

export interface TurnParts {
  market: Market
  sealer: Sealer
}

const pageSize = 50
/** Limit of calls read for one's own statistics: more than anybody gives in years. */
const maxCounted = 20_000
/** A result waits on the home screen so long. */
const unseenMs = 3 * DAY_MS
const boardFreshMs = 30_000
const reportsPerDay = { max: 20, windowMs: DAY_MS }

const accountOf = (viewer: Viewer) => (viewer.kind === 'nobody' ? undefined : viewer.accountId)

/** Refuses where the operator or the profile of the place has switched it off. */
export const turnGate =
  ({ settings }: Pick<Platform, 'settings'>) =>
  async () => {
    if (!isTurnOpen(await settings())) throw new Problem('turn.off')
  }

export function openRoutes(door: Door, platform: Platform, { market, sealer }: TurnParts) {
  const { database, clock, settings } = platform
  const { source } = market
  const checkOpen = turnGate(platform)
  const nameOf = async (symbol: string) => (await market.findCoin(symbol).catch(() => undefined))?.name ?? symbol
  const shown = async (call: Call) => callReply(call, await nameOf(call.symbol))
  const shownAll = (calls: readonly Call[]) => Promise.all(calls.map(shown))
  const playerOf = async (viewer: Viewer) => {
    const accountId = accountOf(viewer)
    return accountId === undefined ? undefined : personOf(database, accountId)
  }
  const coinReply = ({ symbol, name }: Coin) => ({ symbol, name })
  /** Whoever looks, and which day it is where they are. */
  const dayOf = async (viewer: Viewer, zone: string | undefined) => {
    const player = await playerOf(viewer)
    return { player, day: zonedDay(clock.now(), zoneFor(player, zone, clock.now())) }
  }

  serve(door, turn.today, async ({ input, viewer }) => {
    const now = clock.now()
    const { player, day } = await dayOf(viewer, input.zone)
    const nothing = { calls: [], latest: null, coins: [], coin: null, given: { people: 0, models: 0 } }
    if (!isTurnOpen(await settings())) return { isOpen: false, day, ...nothing }
    const coins = (await sealer.offered()).map(coinReply)
    const wanted = coinFor(
      day,
      coins.map(({ symbol }) => symbol),
    )
    const symbol = wanted && (await coinOfDay(database, source, day, wanted))
    const whose = player && { playerId: player.id, source }
    const latest = whose && (await unseenSince(database, whose, new Date(now.getTime() - unseenMs)))
    return {
      ...{ isOpen: true, day, coins },
      coin: symbol ? { symbol, name: await nameOf(symbol) } : null,
      calls: whose ? await shownAll(await callsSince(database, whose, day)) : [],
      latest: latest ? await shown(latest) : null,
      given: await givenOn(database, source, day),
    }
  })

  serve(door, turn.card, async ({ input, viewer }) => {
    await checkOpen()
    const coin = await sealer.findOffered(input.symbol)
    const { symbol } = coin
    const now = clock.now()
    const { player, day } = await dayOf(viewer, input.zone)
    const [{ value: ticker }, { value: history }] = await Promise.all([
      market.ticker(symbol),
      market.candles(symbol, '1d', 120),
    ])
    const priceUsd = ticker.lastPrice
    const rivals = rivalsOf(
      history.candles.close,
      completedCount(history.candles, '1d', now.getTime()),
      priceUsd,
      '1day',
    )
    if (!rivals) throw new Problem('turn.notOffered')
    const calls = player ? await callsSince(database, { playerId: player.id, source }, day) : []
    const mine = calls.find(call => call.symbol === symbol && call.horizon === '1day')
    const isSpent = viewer.kind !== 'member' && calls.length > 0
    const at = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS
    return {
      ...{ ...coinReply(coin), priceUsd, ...scaleOf(priceUsd, rivals.swing) },
      ...{ at: new Date(at).toISOString(), dueAt: new Date(at + horizonMs['1day']).toISOString() },
      refusal: mine ? ('called' as const) : isSpent ? ('guestLimit' as const) : null,
      mine: mine ? await shown(mine) : null,
      given: await givenOn(database, source, day),
    }
  })

  serve(door, turn.seal, async ({ input, viewer }) => {
    await checkOpen()
    const { accountId } = viewer
    const { symbol, lowUsd, highUsd, isTold = false, zone } = input
    const call = await sealer.seal({
      ...{ symbol, horizon: '1day', isTold, zone, shape: () => ({ lowUsd, highUsd, quantilesUsd: null }) },
      player: async tx => {
        await holdAccount(tx, accountId)
        return playerFor(tx, platform, accountId)
      },
      check: calls => {
        if (viewer.kind === 'guest' && calls.length) throw new Problem('turn.guestLimit')
      },
    })
    return shown(call)
  })

  serve(door, turn.calls, async ({ input, viewer }) => {
    const player = await playerOf(viewer)
    if (!player) return []
    const page = { limit: pageSize, ...(input.before !== undefined && { before: input.before }) }
    return shownAll(await callsOf(database, { playerId: player.id, source }, page))
  })

  const ownCall = async (viewer: Viewer, id: number): Promise<Call> => {
    const player = await playerOf(viewer)
    const call = player && (await callById(database, player.id, id))
    if (!call) throw new Problem('request.notFound')
    return call
  }

  serve(door, turn.call, async ({ input, viewer }) => shown(await ownCall(viewer, input.id)))

  serve(door, turn.tell, async ({ input: { id, isTold, isSeen }, viewer }) => {
    await ownCall(viewer, id)
    const change = { ...(isTold !== undefined && { isTold }), ...(isSeen && { isSeen }) }
    await changeCall(database, id, change, clock.now())
    return shown(await ownCall(viewer, id))
  })

  serve(door, turn.record, async ({ input, viewer }) => {
    const now = clock.now()
    const { player, day } = await dayOf(viewer, input.zone)
    const calls = player ? await callsOf(database, { playerId: player.id, source }, { limit: maxCounted }) : []
    const record = recordOf(calls, day)
    const { graded } = record
    return {
      ...record,
      nickname: nicknameOf(player, { isMember: viewer.kind === 'member', graded, now }),
    }
  })

  /** What is the same for everybody is read twice a minute: a name that was taken back is gone within that. */
  const board = cachedFor(clock, boardFreshMs, (of: 'all' | 'people' | 'models') => {
    const now = clock.now()
    const wanted = { source, now, today: recordDay(now), of, listedFrom: turnLimits.listedFrom }
    return Promise.all([
      tableEntries(database, wanted, maxRows, maxFew),
      tableCounts(database, wanted, turnLimits.clearFrom),
    ])
  })

  serve(door, turn.table, async ({ input, viewer }) => {
    await checkOpen()
    const now = clock.now()
    const today = recordDay(now)
    const of = input.of ?? 'all'
    const accountId = accountOf(viewer)
    const own = accountId === undefined ? [] : await ownTableEntries(database, source, accountId, now)
    const [shownRows, counts] = await board(of)
    const isOwn = (id: string) => own.some(one => one.id === id)
    const isWanted = ({ kind }: Pick<TableEntry, 'kind'>) => of === 'all' || (kind === 'person') === (of === 'people')
    const others = shownRows.filter(({ id }) => !isOwn(id))
    const rows = [
      ...others.map(one => rowOf(one, { name: one.name, kind: one.kind, isMine: false, isPrivate: false }, today)),
      // One's own are always there, whether others see them or not.
      ...own
        .filter(isWanted)
        .map(one => rowOf(one, { name: one.name, kind: one.kind, isMine: true, isPrivate: !one.isListed }, today)),
    ].filter((row): row is TurnRow => row !== undefined)
    return { ...inOrder(rows), ...counts }
  })

  serve(door, turn.player, async ({ input, viewer }) => {
    await checkOpen()
    const player = await playerByName(database, nameKey(input.name))
    if (!player?.name || player.hiddenAt) throw new Problem('request.notFound')
    const sums = await sumsOf(database, source, player.id)
    const accountId = accountOf(viewer)
    const isMine = accountId !== undefined && player.accountId === accountId
    const named = { name: player.name, kind: player.kind, isMine, isPrivate: false }
    const page = { limit: pageSize, isOver: true, ...(input.before !== undefined && { before: input.before }) }
    const calls = await shownAll(await callsOf(database, { playerId: player.id, source }, page))
    return {
      ...{ name: player.name, kind: player.kind, about: player.about, url: player.url },
      since: player.createdAt.toISOString(),
      row: (sums && rowOf(sums, named, recordDay(clock.now()))) ?? null,
      // Whether its owner wants to be told, and has looked, is nobody else's.
      calls: calls.map(call => ({ ...call, isTold: false, isSeen: false })),
    }
  })

  serve(door, turn.nameState, async ({ input, viewer }) => ({
    state: await nameState(database, viewer.accountId, input.name),
  }))

  const nicknameReply = async (accountId: string) => {
    const now = clock.now()
    const player = await personOf(database, accountId)
    const graded = player ? ((await sumsOf(database, source, player.id))?.graded ?? 0) : 0
    return nicknameOf(player, { isMember: true, graded, now })
  }

  serve(door, turn.showMe, async ({ input, viewer: { accountId } }) => {
    await checkOpen()
    await database.transaction(async tx => {
      await holdAccount(tx, accountId)
      await takeName(tx, await playerFor(tx, platform, accountId), input.name, clock.now())
    })
    return nicknameReply(accountId)
  })

  serve(door, turn.hideMe, async ({ viewer: { accountId } }) => {
    await database.transaction(tx => leaveTable(tx, accountId))
    return nicknameReply(accountId)
  })

  serve(door, turn.report, async ({ input, viewer: { accountId } }) => {
    await checkOpen()
    const now = clock.now()
    const player = await playerByName(database, nameKey(input.name))
    if (!player?.name || player.kind === 'pusula') throw new Problem('request.notFound')
    await throttle(database, `turn report ${accountId}`, reportsPerDay, now)
    await addReport(database, player.id, accountId, now)
    return { success: true as const }
  })
}
