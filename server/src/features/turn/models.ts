import { mostModels, type ProblemCode, problems, type ReplyOf, type TurnHorizon, turn } from '@pusula/contract'
import { widthOf } from '@pusula/engine'
import { DAY_MS } from '@pusula/words'
import { type Door, serve } from '../../platform/http/serve.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount } from '../accounts/index.ts'
import { symbolOf } from '../market/index.ts'
import { isPresentable, nameKey } from './names.ts'
import { savePlayerMailbox } from './people.ts'
import { type TurnParts, turnGate } from './routes.ts'
import { shapeOf } from './rules.ts'
import { type Call, callsOf } from './store/calls.ts'
import {
  addModel,
  describeModel,
  lockModels,
  lockPlayer,
  modelsOf,
  type Player,
  playerByName,
  refusalsOf,
  removeModel,
  saveRefusal,
} from './store/players.ts'

type ModelReply = ReplyOf<typeof turn.register>
type Latest = ModelReply['latest'][number]

const maxLatest = 20
/** Rate limit of new models per account: whoever gives up every one that began badly would show luck, and fill the log. */
const newModels = { max: 10, windowMs: 30 * DAY_MS }

/** The calls of models: with a key that may do so, or by their owner. */
export function openModelRoutes(door: Door, platform: Platform, { market, sealer }: TurnParts) {
  const { database, clock } = platform
  const { source } = market
  const checkOpen = turnGate(platform)

  async function reply(model: Player & { graded: number }): Promise<ModelReply> {
    const [calls, refusals] = await Promise.all([
      callsOf(database, { playerId: model.id, source }, { limit: maxLatest }),
      refusalsOf(database, model.id),
    ])
    const refused = refusals.map(
      ({ at, symbol, horizon, code }): Latest => ({
        ...{ at: at.toISOString(), symbol, horizon: horizon as TurnHorizon, state: 'refused' },
        ...{ widthRatio: null, scoreRatio: null, isInside: null },
        ...{ refusal: code, status: problems[code as ProblemCode]?.status ?? null },
      }),
    )
    const latest = [...calls.map(latestOf), ...refused].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, maxLatest)
    const { id, name, about, url, createdAt, graded } = model
    return { id, name: name ?? '', about, url, createdAt: createdAt.toISOString(), graded, latest }
  }

  serve(door, turn.models, async ({ viewer }) => Promise.all((await modelsOf(database, viewer.accountId)).map(reply)))

  serve(door, turn.register, async ({ input, viewer: { accountId } }) => {
    await checkOpen()
    const { name } = input
    const about = plainWords(input.about ?? '') || null
    const url = input.url === undefined ? null : webAddress(input.url)
    if (!isPresentable(name)) throw new Problem('turn.nameRefused')
    const id = await database.transaction(async tx => {
      await holdAccount(tx, accountId)
      await lockModels(tx, accountId)
      const models = await modelsOf(tx, accountId)
      const key = nameKey(name)
      const own = models.find(model => nameKey(model.name ?? '') === key)
      if (own) {
        await describeModel(tx, own.id, about, url)
        return own.id
      }
      if (models.length >= mostModels) throw new Problem('turn.tooManyModels')
      if (await playerByName(tx, key)) throw new Problem('turn.nameTaken')
      const now = clock.now()
      await throttle(tx, `turn model ${accountId}`, newModels, now)
      const model = await addModel(tx, { accountId, name, nameKey: key, about, url, now })
      if (!model) throw new Problem('turn.nameTaken')
      await savePlayerMailbox(tx, platform, model, accountId)
      return model.id
    })
    const made = (await modelsOf(database, accountId)).find(model => model.id === id)
    if (!made) throw new Problem('turn.noModel')
    return reply(made)
  })

  serve(door, turn.unregister, async ({ input, viewer }) => {
    if (!(await database.transaction(tx => removeModel(tx, viewer.accountId, input.id))))
      throw new Problem('turn.noModel')
    return { success: true as const }
  })

  serve(door, turn.post, async ({ input, viewer: { accountId } }) => {
    await checkOpen()
    const { horizon = '1day', symbol: spelling, dueAt } = input
    const models = await modelsOf(database, accountId)
    const key = input.model === undefined ? undefined : nameKey(input.model)
    const model =
      key === undefined
        ? models.length === 1
          ? models[0]
          : undefined
        : models.find(one => nameKey(one.name ?? '') === key)
    if (!model) throw new Problem('turn.noModel')
    const shape = shapeOf(input)
    if (!shape) throw new Problem('request.invalid', { field: 'quantilesUsd' })
    try {
      const call = await sealer.seal({
        ...{ symbol: spelling, horizon, shape: () => shape, dueAt: dueAt === undefined ? undefined : new Date(dueAt) },
        player: async tx => {
          await holdAccount(tx, accountId)
          const player = await lockPlayer(tx, model.id)
          // Taken out of the table while this was on its way.
          if (player?.accountId !== accountId) throw new Problem('turn.noModel')
          await savePlayerMailbox(tx, platform, player, accountId)
          return player
        },
      })
      return { id: call.id, sealedAt: call.issuedAt.toISOString(), dueAt: call.dueAt.toISOString() }
    } catch (error) {
      if (error instanceof Problem && error.code !== 'turn.noModel')
        await saveRefusal(database, model.id, {
          ...{ at: clock.now(), symbol: symbolOf(spelling), horizon, code: error.code },
        })
      throw error
    }
  })
}

/** Strips invisible characters: bidi control, line ends, joiners. */
const plainWords = (text: string): string => text.replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** As a browser would go there, in letters that cannot pass for others. */
function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password) throw new Problem('request.invalid', { field: 'url' })
  return url.href
}

function latestOf(call: Call): Latest {
  const { grade, gradedAt } = call
  return {
    ...{ at: call.issuedAt.toISOString(), symbol: call.symbol, horizon: call.horizon },
    state: gradedAt === null ? 'sealed' : grade ? 'graded' : 'notCounted',
    widthRatio: widthOf(call, call.priceUsd),
    scoreRatio: grade?.score ?? null,
    isInside: grade && grade.outcome === 0,
    ...{ refusal: null, status: null },
  }
}
