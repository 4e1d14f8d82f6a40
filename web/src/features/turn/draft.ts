import { turnBounds } from '@pusula/contract'
import { type Format, type Language, plainDecimal } from '@pusula/words'
import { type Limits, readNumber } from '@pusula/words/reading'
import type { End, Ends } from '../../ui/fields/range-slider.ts'
import { roundedEnd } from './dollars.ts'

/** A range before it is sealed. */
export interface Draft {
  ends: Ends
  /** What is being typed, as it was typed; a thumb that moves takes its place. */
  typed: Partial<Record<End, string>>
  /** Somebody has placed an end: nothing that nobody chose is sealed. */
  isSet: boolean
}

/** Where the thumbs stand before anybody has touched them: the same for every coin, so that it tells nothing of Pusula’s range. */
const startRatio = 0.01
/** Prices of small coins have many decimals; nobody types more. */
const maxDecimals = 18

export const draftAt = (priceUsd: number): Draft => ({
  ends: {
    low: roundedEnd(priceUsd * (1 - startRatio), priceUsd),
    high: roundedEnd(priceUsd * (1 + startRatio), priceUsd),
  },
  typed: {},
  isSet: false,
})

/** What may be typed: half the price away at most. */
export function limitsOf(priceUsd: number): Limits {
  const at = (ratio: number) => plainDecimal(String(roundedEnd(priceUsd * ratio, priceUsd))) ?? '0'
  const { mostDistanceRatio: far } = turnBounds
  return { least: at(1 - far), most: at(1 + far), decimals: maxDecimals }
}

/** The scale was moved: what is written is what is sealed. An end that stayed keeps what was typed. */
export function withMoved({ ends: before, typed }: Draft, next: Ends, priceUsd: number): Draft {
  const put = (end: End) => (next[end] === before[end] ? before[end] : roundedEnd(next[end], priceUsd))
  const ends = { low: put('low'), high: put('high') }
  const retained = (['low', 'high'] as const).filter(end => ends[end] === before[end] && typed[end] !== undefined)
  return { ends, typed: Object.fromEntries(retained.map(end => [end, typed[end]])), isSet: true }
}

export function withTyped(draft: Draft, end: End, text: string, language: Language, limits: Limits): Draft {
  const read = readNumber(text, language, limits)
  return {
    ends: read.kind === 'refused' ? draft.ends : { ...draft.ends, [end]: Number(read.value) },
    typed: { ...draft.typed, [end]: text },
    isSet: true,
  }
}

const decimalsIn = (value: number) => (plainDecimal(String(value)) ?? '').split('.')[1]?.length ?? 0

/** In the field while nobody types there: with its thousands. */
export const writtenEnd = (value: number, { plain }: Format): string => plain(value, decimalsIn(value))

/** Once somebody is about to type: without thousands, which could be read either way. */
export const withOpened = (draft: Draft, end: End, { typed }: Format): Draft =>
  draft.typed[end] === undefined
    ? { ...draft, typed: { ...draft.typed, [end]: typed(plainDecimal(String(draft.ends[end])) ?? '') } }
    : draft

/** Left again: what was understood is written as everywhere, what was not stays with its fault. */
export function withLeft(draft: Draft, end: End, language: Language, limits: Limits): Draft {
  const text = draft.typed[end]
  if (text === undefined || readNumber(text, language, limits).kind === 'refused') return draft
  const { [end]: _, ...typed } = draft.typed
  return { ...draft, typed }
}

export type Fault = 'lowAboveHigh' | 'tooNarrow'

/** What is wrong with two ends that were both understood. */
export function faultOf({ low, high }: Ends, priceUsd: number): Fault | undefined {
  if (low >= high) return 'lowAboveHigh'
  return (high - low) / priceUsd < turnBounds.leastWidthRatio ? 'tooNarrow' : undefined
}

/** Both ends are understood, and somebody has placed one. */
export const mayBeSealed = ({ ends, typed, isSet }: Draft, priceUsd: number, language: Language): boolean =>
  isSet &&
  faultOf(ends, priceUsd) === undefined &&
  Object.values(typed).every(text => readNumber(text, language, limitsOf(priceUsd)).kind !== 'refused')
