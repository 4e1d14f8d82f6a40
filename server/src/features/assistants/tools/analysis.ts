import { analysis, credits, type ProblemCode, type ReplyOf } from '@pusula/contract'
import Type, { type Static } from 'typebox'
import { oneByOne } from '../../../platform/concurrency.ts'
import { Problem } from '../../../platform/problem.ts'
import { symbolOf } from '../../market/index.ts'
import { entriesOfAsked } from '../../record/index.ts'
import { logLink, OneCoin } from './market.ts'
import { AFigure, AListed, ARange, answer, orNull, type Provenance, plainText, quantityWriter, tidy } from './shapes.ts'
import { type ToolContext, tool } from './tool.ts'

const Digest = answer({
  name: Type.String(),
  headline: Type.String(),
  price: AFigure,
  score: AFigure,
  ranges: Type.Record(Type.String(), ARange),
  levels: AListed,
  touched_within_day: AListed,
  scenarios: Type.Array(
    answer({
      side: Type.Enum(['up', 'down']),
      state: Type.String(),
      valid_until: Type.String(),
      prices: AListed,
      chances: AListed,
      cost_of_risk: AFigure,
      log: orNull(Type.String()),
    }),
  ),
})

const Answer = answer({
  symbol: Type.String(),
  state: Type.Enum(['open', 'closed']),
  cost: AFigure,
  spent: AFigure,
  balance: AFigure,
  analysis: orNull(Digest),
})

type Said = ReplyOf<typeof analysis.analyze>

/** Shortened analysis for the token budget, a twelfth of it; leverage is left out. */
function digestOf(said: Said, entries: ReadonlyMap<string, number>, context: ToolContext): Static<typeof Digest> {
  const provenance: Provenance = { at: new Date(said.at), source: `${said.source}: Pusula analysis` }
  const { figure, held, listed, sourced } = quantityWriter(provenance)
  return {
    name: plainText(said.name, 80),
    headline: said.headline.text,
    price: figure(said.priceUsd, 'USD'),
    score: figure(said.score.isEnough ? said.score.score : null, 'of 100, says nothing about returns'),
    ranges: Object.fromEntries(
      said.forecasts.map(forecast => [
        forecast.horizon,
        {
          low: tidy(forecast.low80Usd),
          high: tidy(forecast.high80Usd),
          chance: 0.8,
          due_at: forecast.dueAt,
          held: held(forecast.record),
          log: logLink(context, entries.get(forecast.horizon)),
          ...sourced('USD'),
        },
      ]),
    ),
    levels: listed(
      said.levels.map(level => [level.name, level.priceUsd]),
      'USD',
    ),
    touched_within_day: listed(
      said.levels.map(level => [level.name, level.touchChance]),
      'chance',
    ),
    scenarios: said.plans.map(({ id, side, state, validUntil, trigger, entry, stop, target, chances, costOfRisk }) => ({
      ...{ side, state, valid_until: validUntil },
      prices: listed(
        [
          ['starts_on_an_hourly_close_beyond', trigger],
          ['starts_at', entry],
          ['breaks_at', stop],
          ['completes_at', target],
        ],
        'USD',
      ),
      chances: listed(
        [
          ['starts_within_its_day', chances.met],
          ['then_completes_first', chances.target],
          ['then_breaks_first', chances.stop],
          ['then_neither', chances.neither],
        ],
        'chance',
      ),
      cost_of_risk: figure(costOfRisk, 'fees as a share of what is risked'),
      log: logLink(context, id ?? undefined),
    })),
  }
}

const costOfOne = 1

async function openReply(symbol: string, spent: number, context: ToolContext): Promise<Static<typeof Answer>> {
  const { ask, language, database, source, now } = context
  const said = await ask(analysis.analyze, { symbol, language })
  const entries = await entriesOfAsked(database, source, said.symbol, new Date(said.at))
  const { figure } = quantityWriter({ at: now, source: 'Pusula account' })
  return {
    symbol: said.symbol,
    state: 'open',
    cost: figure(0, 'credits'),
    spent: figure(spent, 'credits'),
    balance: figure(null, 'credits'),
    analysis: digestOf(said, entries, context),
  }
}

/** Why a coin has no analysis. */
const refusals = {
  currency: 'analysis.pegged',
  wrapped: 'analysis.pegged',
  multiple: 'analysis.pegged',
  new: 'analysis.notEnoughHistory',
  still: 'analysis.still',
  'no-candles': 'analysis.noCandles',
  silent: 'market.unavailable',
} as const satisfies Record<Exclude<ReplyOf<typeof analysis.kind>['kind'], 'ordinary'>, ProblemCode>

type Listed = Pick<ReplyOf<typeof analysis.kind>, 'symbol' | 'kind'>

/** The coin that is meant, under its one symbol. */
const listedAs = (spelling: string, { ask, language }: ToolContext): Promise<Listed> =>
  ask(analysis.kind, { symbol: spelling, language })

/** Nobody is told a price of, or asked to pay for, what is not there. */
function refuseSpecial({ kind }: Listed): void {
  if (kind !== 'ordinary') throw new Problem(refusals[kind])
}

/** What opening a coin would cost now. */
async function closedReply(listed: Listed, isGift: boolean, context: ToolContext): Promise<Static<typeof Answer>> {
  refuseSpecial(listed)
  const { ask, now } = context
  const { remainingAnalyses, tier } = await ask(credits.stats, {})
  const { figure } = quantityWriter({ at: now, source: 'Pusula account' })
  const isFree = isGift || tier === 'pro'
  return {
    symbol: listed.symbol,
    state: 'closed',
    cost: figure(isFree ? 0 : costOfOne, 'credits'),
    spent: figure(0, 'credits'),
    balance: figure(tier === 'pro' ? null : remainingAnalyses, 'credits'),
    analysis: null,
  }
}

const isOpen = async (symbol: string, { ask }: ToolContext): Promise<boolean> =>
  (await ask(credits.open, {})).coins.some(coin => coin.symbol === symbol)

export const readAnalysis = tool({
  name: 'read_analysis',
  title: 'Read an open analysis',
  says: 'Analysis of a coin that is open: ranges of 15 minutes to a day with how often they held, levels, score, scenarios. Never spends: when state is "closed" it says what opening costs; tell the person and use open_analysis if they agree.',
  scope: 'analyses',
  input: OneCoin,
  output: Answer,
  work: async ({ symbol: spelling }, context) => {
    const written = symbolOf(spelling)
    if (await isOpen(written, context)) return openReply(written, 0, context)
    const listed = await listedAs(spelling, context)
    const { symbol } = listed
    if (symbol !== written && (await isOpen(symbol, context))) return openReply(symbol, 0, context)
    const { gifts } = await context.ask(credits.open, {})
    return closedReply(listed, gifts.includes(symbol), context)
  },
})

/** One account opens one coin at a time: two calls at once pay once. */
const inTurn = oneByOne()

export const openAnalysis = tool({
  name: 'open_analysis',
  title: 'Open an analysis (may spend 1 credit)',
  says: 'Opens a coin’s analysis for 10 minutes and returns it. SPENDS 1 CREDIT when max_credits is 1 and the coin is neither open nor free; with 0 it never spends. Use 1 only after the person agreed to the cost.',
  scope: 'analyses',
  spends: true,
  input: Type.Object(
    { ...OneCoin.properties, max_credits: Type.Enum([0, 1], { description: 'What the person agreed to spend' }) },
    { additionalProperties: false },
  ),
  output: Answer,
  work: ({ symbol: spelling, max_credits }, context) =>
    inTurn(context.connection.accountId, async () => {
      const { ask } = context
      // Whatever is open or a gift costs nothing; only what is neither is paid for.
      const isFree = await ask(credits.deduct, { symbol: spelling, freeOnly: true }).then(
        () => true,
        error => {
          if (error instanceof Problem && error.code === 'credits.noEntitlement') return false
          throw error
        },
      )
      if (isFree) return openReply(spelling, 0, context)
      const listed = await listedAs(spelling, context)
      const { symbol } = listed
      if (max_credits < costOfOne) return closedReply(listed, false, context)
      refuseSpecial(listed)
      const { remainingAnalyses: remaining } = await ask(credits.stats, {})
      if (remaining < costOfOne) throw new Problem('credits.insufficient', { needed: costOfOne, remaining })
      context.confirm?.(question[context.language](symbol, remaining))
      if (!(await context.takePlace()))
        throw new Problem('assistants.dailyLimit', { limit: context.connection.analysesPerDay })
      let spent: number = costOfOne
      try {
        spent = (await ask(credits.deduct, { symbol })).spent
        // Another instance has paid for it meanwhile.
        if (spent === 0) await context.givePlaceBack()
        return await openReply(symbol, spent, context)
      } catch (error) {
        // An analysis that fails gives its credit back. One that was refused stays open and paid for: it counts.
        if (spent && !(await isOpen(symbol, context))) await context.givePlaceBack()
        throw error
      }
    }),
})

const question = {
  tr: (symbol: string, left: number) => `${symbol} analizi açılsın mı? 1 kredi kullanır; kalan kredin: ${left}.`,
  en: (symbol: string, left: number) => `Open the analysis of ${symbol}? It uses 1 credit; you have ${left}.`,
}
