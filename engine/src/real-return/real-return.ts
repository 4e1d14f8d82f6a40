import type { PriceOn } from './asset-price.ts'
import type { LevelKnown, PriceLevel, PriceLevels } from './price-level.ts'

/** Money of one day: paid in above zero, with its fee; taken out below, after its fee. */
export interface Flow {
  /** Days since 1970. */
  day: number
  amount: number
}

interface SimpleReturn {
  paid: number
  taken: number
  gain: number
  /** The gain as a part of what was paid in. */
  rate: number | null
}

/** Money that is younger on the whole has no figure after prices. */
export const shortDays = 31

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/**
 * One amount a day, the oldest first: a coin swapped for another within a day is money neither paid in nor taken out.
 * Days after `until` do not count yet.
 */
export function netFlows(flows: readonly Flow[], until: number): Flow[] {
  const byDay = new Map<number, number>()
  for (const { day, amount } of flows)
    if (day <= until && Number.isFinite(amount)) byDay.set(day, (byDay.get(day) ?? 0) + amount)
  return [...byDay]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => one - other)
    .map(([day, amount]) => ({ day, amount }))
}

function simpleReturn(flows: readonly Flow[], worth: number): SimpleReturn {
  const paid = sumOf(flows.map(({ amount }) => Math.max(0, amount)))
  const taken = sumOf(flows.map(({ amount }) => Math.max(0, -amount)))
  const gain = worth + taken - paid
  return { paid, taken, gain, rate: paid > 0 ? gain / paid : null }
}

const [minLog, maxLog] = [Math.log(1e-4), Math.log(1e4)]
const halvings = 100

/**
 * Money-weighted return: the growth over the whole time at which the payments, each on its day, would have become what is
 * there. Where nothing is left the time ends with the last payment. Null where no single growth does, and within one day.
 */
export function moneyWeightedReturn(flows: readonly Flow[], now: { day: number; worth: number }): number | null {
  const start = flows[0]?.day
  const stop = now.worth > 0 ? now.day : flows.at(-1)?.day
  const span = start === undefined || stop === undefined ? 0 : stop - start
  if (start === undefined || !(span > 0)) return null
  const times = flows.map(({ day }) => (day - start) / span)
  const missing = (log: number) =>
    flows.reduce((sum, { amount }, i) => sum + amount * Math.exp(-log * times[i]!), 0) - now.worth * Math.exp(-log)
  let [low, high] = [minLog, maxLog]
  if (!(missing(low) < 0 && missing(high) > 0)) return null
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2
    if (missing(middle) > 0) high = middle
    else low = middle
  }
  return Math.exp((low + high) / 2) - 1
}

/** Why there is no figure after prices. */
export type NoRealReturn = Exclude<LevelKnown, 'published' | 'provisional'> | 'short'

export interface AfterPrices {
  rate: number | null
  gain: number | null
  /** Paid in and taken out in the money of today. */
  paid: number | null
  taken: number | null
  /** The nominal gain less this is the real gain. */
  pricesTook: number | null
  /** How much prices rose since the first payment. */
  priceRise: number | null
  /** The rate as if prices had stood still since the last published month. */
  rateIfStill: number | null
  knownUntil: string | null
  /** Something was carried on beyond the last published month. */
  isProvisional: boolean
  aheadDays: number | null
  bridged: string[]
  why: NoRealReturn | null
}

export interface InOtherMoney {
  rate: number | null
  gain: number | null
  worth: number | null
}

/** What may be bought instead. Its fee is the part lost at each purchase and each sale. */
export interface Rival {
  priceOn: PriceOn
  fee?: number
}

export interface RivalReturn extends InOtherMoney {
  taken: number | null
  /** After prices. */
  realRate: number | null
  /** The day from which it could not pay what was taken out. */
  ranOutOn: number | null
}

export interface RealReturnInput<Money extends string, Name extends string> {
  flows: readonly Flow[]
  now: { day: number; worth: number }
  /** Null where the return is not compared with prices. */
  levelOn: PriceLevels | null
  /** What one unit of other money costs in the money that is read. */
  moneys: Readonly<Record<Money, PriceOn>>
  rivals: Readonly<Record<Name, Rival>>
}

export interface RealReturn<Money extends string, Name extends string> {
  ageDays: number
  nominal: SimpleReturn
  real: AfterPrices
  moneys: Record<Money, InOtherMoney>
  rivals: Record<Name, RivalReturn>
  moneyWeighted: { nominal: number | null; real: number | null }
}

/** What a portfolio made in money, after prices, in other money and beside rivals; null where nothing was ever paid. */
export function realReturn<Money extends string, Name extends string>(
  input: RealReturnInput<Money, Name>,
): RealReturn<Money, Name> | null {
  const { now, levelOn } = input
  const flows = netFlows(input.flows, now.day)
  const first = flows[0]
  if (!first || !(now.worth >= 0) || now.worth === Number.POSITIVE_INFINITY) return null
  const ageDays = now.day - first.day
  const nominal = simpleReturn(flows, now.worth)
  const prices = pricesOf(flows, now.day, levelOn)
  const why = prices ? (prices.why ?? (ageDays < shortDays ? 'short' : null)) : 'none'
  const restated = prices && !why ? restate(flows, prices.factors) : null
  const mapped = <Key extends string, From, To>(of: Readonly<Record<Key, From>>, make: (one: From) => To) =>
    Object.fromEntries(Object.entries<From>(of).map(([name, one]) => [name, make(one)])) as Record<Key, To>
  return {
    ageDays,
    nominal,
    real: afterPrices({ flows, nominal, worth: now.worth, day: now.day, prices, levelOn, why, restated }),
    moneys: mapped(input.moneys, priceOn => inMoney(flows, now, priceOn)),
    rivals: mapped(input.rivals, rival => besideRival(flows, now.day, rival, why ? null : (prices?.factors ?? null))),
    moneyWeighted: {
      nominal: moneyWeightedReturn(flows, now),
      real: restated && moneyWeightedReturn(restated, now),
    },
  }
}

interface Prices {
  today: PriceLevel
  then: readonly PriceLevel[]
  /** What turns the money of each payment into the money of today. */
  factors: readonly number[]
  why: NoRealReturn | null
}

const noLevel = new Set<LevelKnown>(['begin', 'old', 'none'])
const isUnknown = (known: LevelKnown): known is Exclude<NoRealReturn, 'short'> => noLevel.has(known)

function pricesOf(flows: readonly Flow[], day: number, levelOn: PriceLevels | null, isFrozen = false): Prices | null {
  if (!levelOn) return null
  const today = levelOn(day, isFrozen)
  const then = flows.map(flow => levelOn(flow.day, isFrozen))
  const missing = [today, ...then].map(({ known }) => known).find(isUnknown)
  return { today, then, factors: then.map(({ level }) => (today.level ?? 0) / (level ?? 1)), why: missing ?? null }
}

const restate = (flows: readonly Flow[], factors: readonly number[]): Flow[] =>
  flows.map(({ day, amount }, i) => ({ day, amount: amount * factors[i]! }))

interface Comparing {
  flows: readonly Flow[]
  nominal: SimpleReturn
  worth: number
  day: number
  prices: Prices | null
  levelOn: PriceLevels | null
  why: NoRealReturn | null
  restated: readonly Flow[] | null
}

function afterPrices({ flows, nominal, worth, day, prices, levelOn, why, restated }: Comparing): AfterPrices {
  const knownUntil = prices?.today.until ?? null
  if (!prices || !restated) {
    const none = { rate: null, gain: null, paid: null, taken: null, pricesTook: null, priceRise: null }
    return { ...none, rateIfStill: null, knownUntil, isProvisional: false, aheadDays: null, bridged: [], why }
  }
  const inToday = simpleReturn(restated, worth)
  const all = [...prices.then, prices.today]
  const still = pricesOf(flows, day, levelOn, true)
  return {
    rate: inToday.rate,
    gain: inToday.gain,
    paid: inToday.paid,
    taken: inToday.taken,
    pricesTook: nominal.gain - inToday.gain,
    priceRise: (prices.factors[0] ?? 1) - 1,
    rateIfStill: still && simpleReturn(restate(flows, still.factors), worth).rate,
    knownUntil,
    isProvisional: all.some(({ known }) => known === 'provisional'),
    aheadDays: prices.today.aheadDays,
    bridged: [...new Set(all.flatMap(({ bridged }) => bridged))],
    why: null,
  }
}

/** The same portfolio with every amount turned into other money on its own day. */
function inMoney(flows: readonly Flow[], now: { day: number; worth: number }, priceOn: PriceOn): InOtherMoney {
  const today = priceOn(now.day)
  const turned: Flow[] = []
  for (const { day, amount } of flows) {
    const price = priceOn(day)
    if (price !== null) turned.push({ day, amount: amount / price })
  }
  if (today === null || turned.length < flows.length) return { rate: null, gain: null, worth: null }
  const worth = now.worth / today
  const { rate, gain } = simpleReturn(turned, worth)
  return { rate, gain, worth }
}

/** Less than is asked for by no more than rounding is not less. */
const rounding = 1e-12

/** The units of a rival after each payment, and what went in and out of it: a sale takes the same money, while there is any. */
export function* rivalSteps(flows: readonly Flow[], { priceOn, fee = 0 }: Rival) {
  let units = 0
  for (const { day, amount } of flows) {
    const price = priceOn(day)
    if (price === null) return
    let [moved, isShort] = [amount, false]
    if (amount > 0) units += (amount * (1 - fee)) / price
    else {
      const asked = -amount
      const given = Math.min(asked, units * price * (1 - fee))
      isShort = given < asked * (1 - rounding)
      units = isShort ? 0 : units - given / (price * (1 - fee))
      moved = given === 0 ? 0 : -given
    }
    yield { day, amount: moved, units, isShort }
  }
}

/** What the same money on the same days would have become in something else. */
function besideRival(
  flows: readonly Flow[],
  day: number,
  rival: Rival,
  factors: readonly number[] | null,
): RivalReturn {
  const today = rival.priceOn(day)
  const steps = [...rivalSteps(flows, rival)]
  const last = steps.at(-1)
  // All or nothing: a rival without one of its prices has no figures.
  if (today === null || !last || steps.length < flows.length)
    return { rate: null, gain: null, worth: null, taken: null, realRate: null, ranOutOn: null }
  const worth = last.units * today
  const { rate, gain, taken } = simpleReturn(steps, worth)
  const realRate = factors && simpleReturn(restate(steps, factors), worth).rate
  return { rate, gain, worth, taken, realRate, ranOutOn: steps.find(({ isShort }) => isShort)?.day ?? null }
}
