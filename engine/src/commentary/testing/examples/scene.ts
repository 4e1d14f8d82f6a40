import type { Both } from '@pusula/words'
import type { ReadTerm, TermName } from '../../../analysis/terms.ts'
import type { StoryFacts } from '../../../facts/facts.ts'
import { directionOf, type Move, standingOut } from '../../../facts/moves.ts'
import type { Place } from '../../../facts/places.ts'
import type { AnalysedState } from '../../headline/state.ts'
import type { Scene } from '../../scene.ts'

type Pair = readonly [number, number]
/** A change in percent, and the usual one where it is known. */
type Change = readonly [percent: number, usualPercent?: number]
/** Two levels and their chances in percent. */
type Levels = readonly [lowUsd: number, lowPercent: number, highUsd: number, highPercent: number]

interface Example {
  readonly name: string
  readonly priceUsd: number
  readonly day?: Change
  readonly week: Change
  readonly month: Change
  readonly halfYear: Change
  readonly swing?: number
  readonly volume?: number
  readonly monthRange?: Pair
  readonly yearRange?: Pair
  readonly average?: readonly [priceUsd: number, days: number]
  readonly dayRange: Pair
  readonly edges: Levels
  readonly passed?: readonly ['up' | 'down', number]
  readonly headlines?: Pair
  readonly short: Levels
  readonly mid: Levels
  readonly long: Levels
}

/** A state made by hand from the numbers of an example. */
export function sceneFrom(example: Example): Scene {
  const { name, priceUsd, average, passed, headlines, monthRange, yearRange } = example
  const moves = {
    day: moveFrom(1, priceUsd, example.day ?? [0.2]),
    week: moveFrom(7, priceUsd, example.week),
    month: moveFrom(30, priceUsd, example.month),
    halfYear: moveFrom(182, priceUsd, example.halfYear),
  }
  const [lowUsd, low, highUsd, high] = example.edges
  const facts: StoryFacts = {
    ageDays: 900,
    beginning: null,
    moves,
    paths: { week: null, month: null, halfYear: null },
    leader: null,
    hysteresisUsd: priceUsd,
    swingRatio: example.swing ?? 1,
    volumeRatio: example.volume ?? 1,
    usualDaySwing: 0.03,
    places: { week: null, month: placeFrom(monthRange, priceUsd), year: placeFrom(yearRange, priceUsd) },
    longAverage: average
      ? { priceUsd: average[0], side: priceUsd > average[0] ? 'above' : 'below', days: average[1], isAtLeast: false }
      : null,
    edges: { lowUsd, highUsd, lowChance: low / 100, highChance: high / 100, eitherChance: 0.7 },
    passed: passed ? { side: passed[0], priceUsd: passed[1], nextUsd: passed[0] === 'up' ? highUsd : lowUsd } : null,
    headlines: headlines ? { count: headlines[0], usualCount: headlines[1] } : null,
  }
  const [rangeLow, rangeHigh] = example.dayRange
  const dayRange = { lowUsd: rangeLow, highUsd: rangeHigh }
  const terms = {
    short: termFrom(3, example.short, standingOut(moves) ?? moves.week),
    mid: termFrom(28, example.mid, moves.month),
    long: termFrom(182, example.long, moves.halfYear),
  } satisfies Record<TermName, ReadTerm>
  return { name, priceUsd, facts, dayRange, hourRange: dayRange, terms }
}

function moveFrom(days: number, priceUsd: number, [percent, usualPercent]: Change): Move {
  const ratio = percent / 100
  return { days, ratio, startUsd: priceUsd / (1 + ratio), usualRatio: (usualPercent ?? Math.abs(percent)) / 100 }
}

function placeFrom(range: Pair | undefined, priceUsd: number): Place | null {
  if (!range) return null
  const [lowUsd, highUsd] = range
  return { lowUsd, highUsd, ratio: (priceUsd - lowUsd) / (highUsd - lowUsd), fresh: null }
}

function termFrom(days: number, [lowUsd, low, highUsd, high]: Levels, move: Move): ReadTerm {
  const below = { priceUsd: lowUsd, touchChance: low / 100, kind: 'level' as const }
  const above = { priceUsd: highUsd, touchChance: high / 100, kind: 'level' as const }
  return {
    kind: 'read',
    move,
    direction: directionOf(move),
    levels: { below, above },
    watch: {
      days,
      supportUsd: lowUsd,
      supportChance: below.touchChance,
      resistanceUsd: highUsd,
      resistanceChance: above.touchChance,
    },
  }
}

/** What an example must say. */
interface Expected {
  readonly state: AnalysedState
  readonly headline: Both
  /** Sentences that must be among the wordings of a slot. */
  readonly says: readonly Both[]
}

export type Examples = readonly (readonly [string, Example, Expected])[]

export const both = (tr: string, en: string): Both => ({ tr, en })
