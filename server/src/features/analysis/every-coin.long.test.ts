import { analysis, credits, market, type ReplyOf } from '@pusula/contract'
import { createExchange } from '@pusula/simulator'
import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

type Result = ReplyOf<typeof analysis.analyze>
type PlannedSide = Result['plans'][number]

/** Of each kind, and of those that trade no more; beside them every so many of the others. EVERY_COIN=yes asks for all. */
const always = ['BTC', 'USDC', 'EURC', 'WBTC', 'WSTETH', 'XAUT', 'KITE', 'NIGHT', 'PEPE', 'SHIB', 'BCC', 'SFM', 'SQUID']
const stride = process.env.EVERY_COIN === 'yes' ? 1 : 120

const world = await createWorld()
const { clock } = world
const coins = createExchange({ seed: 1 })
  .coins(clock.now().getTime())
  .map(({ symbol }) => symbol)
const asked = coins.filter((symbol, i) => i % stride === 0 || always.includes(symbol))

/** What is wrong with one side: it has a plan whose prices stand in the right order, or it says why there is none. */
function faultsOfSide({ side, plan, refusal }: PlannedSide, priceUsd: number): string[] {
  if (!plan) return refusal ? [] : [`${side}: neither a plan nor a reason`]
  const { conditionUsd, entryUsd, stopUsd, targetUsd, rewardToRisk, resultRatio } = plan
  const [least, ...higher] = side === 'up' ? [stopUsd, entryUsd, targetUsd] : [targetUsd, entryUsd, stopUsd]
  const isOrdered = [least ?? 0, ...higher].every((usd, i, all) => i === 0 || usd > (all[i - 1] ?? 0))
  return [
    ...(isOrdered && (least ?? 0) > 0 ? [] : [`${side}: ${stopUsd} ${entryUsd} ${targetUsd} are on the wrong sides`]),
    ...((side === 'up' ? conditionUsd > priceUsd : conditionUsd < priceUsd)
      ? []
      : [`${side}: waits at ${conditionUsd}`]),
    ...([rewardToRisk, resultRatio, ...Object.values(plan.inTheEnd)].every(Number.isFinite)
      ? []
      : [`${side}: no odds`]),
  ]
}

function faultsOf({ priceUsd, plans, forecasts, headline, levels }: Result): string[] {
  const flat = forecasts.filter(({ low80Usd, high80Usd }) => !(low80Usd > 0 && low80Usd < high80Usd))
  return [
    ...plans.flatMap(planned => faultsOfSide(planned, priceUsd)),
    ...flat.map(({ horizon, low80Usd, high80Usd }) => `${horizon}: ${low80Usd} to ${high80Usd} is no range`),
    ...(plans.length === 2 ? [] : ['a side is missing']),
    ...(headline.text ? [] : ['no headline']),
    ...(new Set(levels.map(level => level.priceUsd)).size === levels.length ? [] : ['two levels at one price']),
  ]
}

it(`each of ${asked.length} coins answers with a plan on the right side or with the reason why not, and the latter cost nothing`, async () => {
  const ada = await world.member({ credits: 1000 })
  const faults: Record<string, string[]> = {}
  const kinds: Record<string, number> = {}
  let paid = 0
  for (const symbol of asked) {
    const isFound = (await ada.call(market.search, { q: symbol })).some(coin => coin.symbol === symbol)
    if (!isFound) continue
    const { kind, text } = await ada.call(analysis.kind, { symbol })
    const opened = await ada.call(credits.deduct, { symbol }).then(
      () => 'opened',
      error => error.code,
    )
    const isOrdinary = kind === 'ordinary'
    let name: string = kind
    if (isOrdinary !== (opened === 'opened')) faults[symbol] = [`${kind} is ${opened}`]
    else if (!isOrdinary && !text?.headline) faults[symbol] = [`${kind} says nothing`]
    else if (isOrdinary) {
      paid++
      const found = await ada.call(analysis.analyze, { symbol }).then(
        result => ({ result, faults: faultsOf(result) }),
        error => ({ result: null, faults: [String(error.code)] }),
      )
      if (found.faults.length > 0) faults[symbol] = found.faults
      name = `with ${found.result?.plans.filter(({ plan }) => plan).length ?? 'no answer and no'} plans`
    }
    kinds[name] = (kinds[name] ?? 0) + 1
  }
  expect(faults, JSON.stringify(kinds)).toEqual({})
  expect(await world.balanceOf(ada.accountId)).toBe(1000 - paid)
  if (stride === 1) console.info(kinds)
}, 600_000)
