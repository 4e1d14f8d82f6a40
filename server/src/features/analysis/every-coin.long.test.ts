import { analysis, credits, market, type ReplyOf } from '@pusula/contract'
import { createExchange } from '@pusula/simulator'
import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

type Result = ReplyOf<typeof analysis.analyze>
type Plan = Result['plans'][number]

/** Of each kind, and of those that trade no more; beside them every so many of the others. EVERY_COIN=yes asks for all. */
const always = ['BTC', 'USDC', 'EURC', 'WBTC', 'WSTETH', 'XAUT', 'KITE', 'NIGHT', 'PEPE', 'SHIB', 'BCC', 'SFM', 'SQUID']
const stride = process.env.EVERY_COIN === 'yes' ? 1 : 120

const world = await createWorld()
const { clock } = world
const coins = createExchange({ seed: 1 })
  .coins(clock.now().getTime())
  .map(({ symbol }) => symbol)
const asked = coins.filter((symbol, i) => i % stride === 0 || always.includes(symbol))

/** What is wrong with a plan: its prices stand in the right order, and its chances are chances. */
function faultsOfPlan({ side, price, trigger, entry, stop, target, chances }: Plan): string[] {
  const prices = [stop, price, trigger, entry, target]
  const ordered = [...(side === 'up' ? prices : prices.toReversed())]
  const isOrdered =
    [stop, entry, target].every(usd => usd > 0) &&
    ordered.slice(1, 4).every((usd, i, all) => i === 0 || usd >= (all[i - 1] ?? 0))
  const isAround = side === 'up' ? stop < entry && entry < target : stop > entry && entry > target
  const isWorth = chances.met >= 0.1 && chances.met <= 0.5
  return [
    ...(isOrdered && isAround ? [] : [`${side}: ${prices.join(' ')} are on the wrong sides`]),
    ...(isWorth ? [] : [`${side}: begins with ${chances.met}`]),
  ]
}

function faultsOf({ plans, unplanned, forecasts, headline, levels }: Result): string[] {
  const flat = forecasts.filter(({ low80Usd, high80Usd }) => !(low80Usd > 0 && low80Usd < high80Usd))
  return [
    ...plans.flatMap(faultsOfPlan),
    ...flat.map(({ horizon, low80Usd, high80Usd }) => `${horizon}: ${low80Usd} to ${high80Usd} is no range`),
    ...(plans.length + unplanned.length === 2 ? [] : ['a side is missing']),
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
      name = `with ${found.result?.plans.length ?? 'no answer and no'} plans`
    }
    kinds[name] = (kinds[name] ?? 0) + 1
  }
  expect(faults, JSON.stringify(kinds)).toEqual({})
  expect(await world.balanceOf(ada.accountId)).toBe(1000 - paid)
  if (stride === 1) console.info(kinds)
}, 600_000)
