import { surpriseOf } from '../../facts/moves.ts'
import { reads, type Token } from './reader.ts'
import type { State } from './states.ts'

/** Allowed numbers of a text about this state, by kind. */
interface Known {
  readonly prices: readonly number[]
  readonly percents: readonly number[]
  readonly chances: readonly number[]
  readonly times: readonly number[]
  readonly counts: readonly number[]
}

const present = (values: readonly (number | null | undefined)[]) => values.flatMap(value => value ?? [])

export function knownOf({ analysis }: State): Known {
  const { priceUsd, facts, terms, forecasts } = analysis
  const { moves, places, paths, edges, longAverage, passed, beginning, headlines } = facts
  const swings = Object.values(paths).flatMap(path => [path?.fall, path?.rise].flatMap(swing => swing ?? []))
  const ends = Object.values(terms).flatMap(term =>
    term.kind === 'read'
      ? [term.watch.supportUsd, term.watch.resistanceUsd].map(usd => usd / term.move.startUsd - 1)
      : [],
  )
  const { lowUsd, highUsd } = forecasts.horizons['1day'].range80
  const ranges = [places.week, places.month, places.year, { lowUsd, highUsd }, forecasts.horizons['1hour'].range80]
  const watched = Object.values(terms).map(({ watch }) => watch)
  const allMoves = [moves.day, moves.week, moves.month, moves.halfYear].flatMap(move => move ?? [])
  return {
    prices: present([
      ...ranges.flatMap(range => [range?.lowUsd, range?.highUsd]),
      ...watched.flatMap(watch => [watch.supportUsd, watch.resistanceUsd]),
      ...[edges.lowUsd, edges.highUsd, longAverage?.priceUsd, passed?.priceUsd, passed?.nextUsd],
      ...swings.flatMap(({ fromPrice, toPrice }) => [fromPrice, toPrice]),
    ]),
    percents: present([
      ...allMoves.map(({ ratio }) => Math.abs(ratio)),
      Math.max(highUsd / priceUsd - 1, 1 - lowUsd / priceUsd),
      ...swings.flatMap(({ ratio, takenBack, fromPrice }) => [ratio, takenBack, Math.abs(priceUsd / fromPrice - 1)]),
      ...ends.map(Math.abs),
      ...present([facts.swingRatio, facts.volumeRatio]).map(ratio => 1 - ratio),
      ...[places.week, places.month, places.year].flatMap(place =>
        place ? [1 - priceUsd / place.highUsd, priceUsd / place.lowUsd - 1] : [],
      ),
      longAverage && Math.abs(priceUsd / longAverage.priceUsd - 1),
      beginning && Math.abs(beginning.sinceFirstRatio),
      beginning?.belowTopRatio,
    ]),
    chances: watched.flatMap(watch => [watch.supportChance, watch.resistanceChance]),
    times: present([facts.swingRatio, facts.volumeRatio, ...allMoves.map(surpriseOf)]),
    counts: present([
      facts.ageDays,
      ...Object.values(terms).map(term => (term.kind === 'too-new' ? term.opensInDays : null)),
      longAverage?.days,
      headlines?.count,
      headlines && Math.round(headlines.usualCount),
    ]),
  }
}

/** As many decimals as the rule of its kind asks for, at least. */
function hasItsDecimals({ kind, value, decimals }: Token): boolean {
  if (kind === 'percent') return decimals === (value < 9.95 ? decimals : 0) && decimals <= 1
  if (kind === 'times') return decimals <= 1 && (value < 10 || decimals === 0)
  if (kind === 'count') return decimals === 0
  const least = value >= 1000 ? 0 : value >= 10 ? 2 : value >= 1 ? 3 : 3 - Math.floor(Math.log10(value))
  return decimals >= least
}

/** Whether a number of a text is one of the state, rounded as sentences round. */
export function isKnown(token: Token, known: Known): boolean {
  const { kind, value, decimals, bound } = token
  if (!hasItsDecimals(token)) return false
  if (kind === 'price')
    return known.prices.some(fact => reads(token, fact) || (fact >= 1e6 && Math.abs(value / fact - 1) < 6e-4))
  if (kind === 'times') return known.times.some(fact => reads(token, fact))
  if (kind === 'count') return known.counts.some(fact => fact === value)
  if (bound) return known.chances.some(chance => (bound === '<' ? chance < 0.01 : chance > 0.99))
  const isChance = decimals === 0 && known.chances.some(chance => reads(token, 100 * chance))
  return (
    isChance || known.percents.some(ratio => reads(token, 100 * ratio) && decimals === (100 * ratio < 9.95 ? 1 : 0))
  )
}
