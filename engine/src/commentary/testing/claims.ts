import type { Both, Language } from '@pusula/words'
import type { TermName } from '../../analysis/terms.ts'
import { directionOf, type Move } from '../../facts/moves.ts'
import type { State } from './states.ts'

/** What a claim in a text can be held against. */
export interface Reading {
  readonly state: State
  readonly language: Language
  readonly place: TermName | 'headline'
}

/** Something a text may say, found by its words, and what must be true then. */
export interface Claim {
  readonly name: string
  readonly words: Both<readonly RegExp[]>
  readonly holds: (reading: Reading, found: Record<string, string>) => boolean
}

export const parsed = (digits: string, language: Language) =>
  Number(language === 'tr' ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', ''))

/** The move that a stretch in words means. */
function moveOf({ state }: Reading, over = ''): Move | null {
  const { day, week, month, halfYear } = state.analysis.facts.moves
  if (/24/.test(over)) return day
  if (/hafta|week/.test(over)) return week
  if (/^(?:[Bb]ir ayda|Ay boyunca|[Ss]on 30 günde|in a month|Over the month|Over 30 days)$/.test(over)) return month
  return halfYear
}

export const isRise = (verb = '') => /yükse|yukarı|rose|up|Up|rise/.test(verb)

/** A price against now: both sides of a level are told by these words. */
const sided =
  (sign: 1 | -1) =>
  ({ state: { analysis }, language }: Reading, { price }: Record<string, string>) =>
    (parsed(price ?? '', language) - analysis.priceUsd) * sign > -0.0006 * analysis.priceUsd

const price = String.raw`\$(?<price>\d[\d.,]*\d|\d)`
export const pct = String.raw`(?<pct>\d[\d.,]*\d|\d)`

/** The span that words name, as the state knows it. */
const spanOf = ({ state }: Reading, words = '') => {
  const { week, month, year } = state.analysis.facts.places
  return /7|hafta/.test(words) ? week : /30/.test(words) ? month : year
}

/** Whether a written percent is that ratio, rounded as sentences round. */
export const isWritten = (written: string | undefined, ratio: number, language: Language) =>
  written === undefined ||
  Math.abs(parsed(written, language) - 100 * Math.abs(ratio)) <= (Math.abs(ratio) < 0.0995 ? 0.0501 : 0.501)

const share = (part: Move | null, whole: Move | null) =>
  part && whole ? Math.log1p(part.ratio) / Math.log1p(whole.ratio) : Number.NaN

/** The end of a term's stretch: the last week of a month, the last month of half a year. */
const lastOf = ({ state, place: term }: Reading) => {
  const { week, month, halfYear } = state.analysis.facts.moves
  return term === 'mid' ? { last: week, whole: month } : { last: month, whole: halfYear }
}

const swing = ({ state }: Reading) => state.analysis.facts.swingRatio ?? Number.NaN
const volume = ({ state }: Reading) => state.analysis.facts.volumeRatio ?? Number.NaN

export const claims: readonly Claim[] = [
  {
    name: 'a move over a stretch',
    words: {
      tr: [
        new RegExp(
          `(?<over>son 24 saatte|bir haftada|[Bb]ir ayda|[Ss]on 30 günde|Ay boyunca|[Aa]ltı ayda|6 ayda|Yarım yılda|Altı ayın toplamında|^\\d+ günde) (?:yalnızca )?%${pct} (?<verb>yükseldi|düştü|yukarıda|aşağıda)`,
        ),
      ],
      en: [
        new RegExp(
          `(?<verb>rose|fell|is up|is down|^Up|^Down) (?:only )?${pct}% (?<over>in (?:24 hours|a week|a month|half a year|6 months))`,
        ),
        new RegExp(
          `(?<over>In six months|Over six months|Over 30 days|Over the month|^In \\d+ days) it (?<verb>rose|fell) ${pct}%`,
        ),
      ],
    },
    holds: (reading, { over, pct: written = '', verb }) => {
      const move = moveOf(reading, over)
      if (!move || directionOf(move) === 'sideways' || isRise(verb) !== move.ratio > 0) return false
      return (
        Math.abs(parsed(written, reading.language) - 100 * Math.abs(move.ratio)) <=
        (Math.abs(move.ratio) < 0.0995 ? 0.0501 : 0.501)
      )
    },
  },
  {
    name: 'stayed put',
    words: {
      tr: [
        /gündür aynı yerde|haftadır aynı yerde|yerinde (?:saydı|duruyor)|fiyatının (?:yalnızca|\S+ (?:altında|üstünde); bu coin)|neredeyse aynı/,
      ],
      en: [/stayed put|stands where|is (?:only )?\S+ (?:above|below) where|almost exactly/],
    },
    holds: ({ state, place: term }) => {
      const { day, week, month, halfYear } = state.analysis.facts.moves
      const moves = term === 'mid' ? [month] : term === 'long' ? [halfYear] : [day, week]
      return moves.some(move => move && directionOf(move) === 'sideways')
    },
  },
  {
    name: 'a price below',
    words: {
      tr: [new RegExp(`${price} altında`)],
      en: [new RegExp(`close below ${price}`)],
    },
    holds: (reading, found) => reading.place === 'headline' || sided(-1)(reading, found),
  },
  {
    name: 'a price above',
    words: {
      tr: [new RegExp(`${price} üstünde`)],
      en: [new RegExp(`(?:close|,) above ${price}`)],
    },
    holds: (reading, found) => reading.place === 'headline' || sided(1)(reading, found),
  },
  {
    name: 'a place between high and low',
    words: {
      tr: [
        /Son (?<span>bir haftanın|30 günün|bir yılın) en yükseğinden %(?<high>[\d,]+) aşağıda(?:, en düşüğünden %(?<low>[\d,]+) yukarıda)?/,
        /Son (?<span>bir haftanın|30 günün|bir yılın) en düşüğünden %(?<low>[\d,]+) yukarıda/,
      ],
      en: [
        /(?<high>[\d.]+)% below its (?<span>7-day|30-day|one-year) high(?:, (?<low>[\d.]+)% above its low)?/,
        /(?<low>[\d.]+)% above its (?<span>7-day|30-day|one-year) low/,
      ],
    },
    holds: (reading, { span, high, low }) => {
      const range = spanOf(reading, span)
      const { priceUsd } = reading.state.analysis
      if (!range) return false
      const { language } = reading
      return (
        isWritten(high, 1 - priceUsd / range.highUsd, language) && isWritten(low, priceUsd / range.lowUsd - 1, language)
      )
    },
  },
  {
    name: 'at an end',
    words: {
      tr: [/Son (?<span>bir haftanın|30 günün|bir yılın) en (?<end>yükseğinde|düşüğünde)[,.]/],
      en: [/[Aa]t its (?<span>7-day|30-day|one-year) (?<end>high|low)[,.]/],
    },
    holds: (reading, { span, end = '' }) => {
      const range = spanOf(reading, span)
      const endUsd = /yük|high/.test(end) ? range?.highUsd : range?.lowUsd
      return endUsd !== undefined && Math.abs(reading.state.analysis.priceUsd / endUsd - 1) < 0.0011
    },
  },
  {
    name: 'nearly all at the end',
    words: { tr: [/[Nn]eredeyse tamamı son/], en: [/[Nn]early all of it/] },
    holds: reading => {
      const { whole, last } = lastOf(reading)
      return [last, reading.state.analysis.facts.moves.day].some(move => share(move, whole) >= 0.9)
    },
  },
  {
    name: 'most at the end',
    words: { tr: [/[Çç]oğu son/], en: [/[Mm]ost of it (?:came )?in/] },
    holds: reading => {
      const { whole, last } = lastOf(reading)
      return share(last, whole) >= 0.5
    },
  },
  {
    name: 'the end against the whole',
    words: { tr: [/yön değişti/], en: [/went the other way/] },
    holds: reading => {
      const { whole, last } = lastOf(reading)
      return share(last, whole) < 0
    },
  },
  {
    name: 'slower at the end',
    words: { tr: [/yavaşladı/], en: [/slower toward|slowed/] },
    holds: reading => {
      const { last } = lastOf(reading)
      return last !== null && directionOf(last) === 'sideways'
    },
  },
  {
    name: 'side of the long average',
    words: {
      tr: [/200 günlük ortalamasının (?:\(\S+\) )?(?:%\S+ )?(?<side>üstünde|altında)/],
      en: [/(?<side>[Aa]bove|[Bb]elow) its 200-day average/],
    },
    holds: ({ state }, { side }) => {
      const { longAverage } = state.analysis.facts
      return longAverage?.side === (/üst|bove/.test(side ?? '') ? 'above' : 'below')
    },
  },
  {
    name: 'quiet',
    words: { tr: [/sakin|az oynuyor/], en: [/calmer|quiet|moving little/] },
    holds: reading => !(swing(reading) >= 1.25),
  },
  {
    name: 'very lively',
    words: { tr: [/çok hareketli/], en: [/very lively/] },
    holds: reading => swing(reading) >= 1.7,
  },
  {
    name: 'above normal',
    words: {
      tr: [/(?<what>hacmi?|oynaklığı)(?: de)? normalin [\d,]+ katı/],
      en: [/(?<what>[Vv]olume|swings)[^.;]* (?:[\d.]+ times|twice) normal/],
    },
    holds: (reading, { what = '' }) => (/ac|olu/.test(what) ? volume : swing)(reading) >= 1.25,
  },
  {
    name: 'below normal',
    words: {
      tr: [/(?<what>hacmi?|oynaklığı)(?: de)? normalin %[\d,]+ altında/],
      en: [/(?<what>[Vv]olume|swings)[^.;]* [\d.]+% below normal/],
    },
    holds: (reading, { what = '' }) => (/ac|olu/.test(what) ? volume : swing)(reading) <= 0.8,
  },
  {
    name: 'usual volume',
    words: { tr: [/olağan hacimle/], en: [/on usual volume/] },
    holds: reading => volume(reading) > 0.8 && volume(reading) < 1.25,
  },
  {
    name: 'nothing unusual',
    words: { tr: [/Olağandışı bir şey yok/], en: [/Nothing out of the ordinary/] },
    holds: reading => [swing(reading), volume(reading)].every(ratio => !(ratio >= 1.25 || ratio <= 0.8)),
  },
  {
    name: 'a new high or low',
    words: {
      tr: [/en (?<end>yükseğini|düşüğünü) gördü/],
      en: [/its (?<end>highest|lowest) in (?:a|30)/],
    },
    holds: ({ state, place: term }, { end }) => {
      const { month, year } = state.analysis.facts.places
      const fresh = /yük|high/.test(end ?? '') ? 'high' : 'low'
      return term === 'headline' || month?.fresh === fresh || year?.fresh === fresh
    },
  },
]
