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

const isRise = (verb = '') => /yükse|yukarı|rose|up|Up|rise/.test(verb)

/** A price against now: both sides of a level are told by these words. */
const sided =
  (sign: 1 | -1) =>
  ({ state: { analysis }, language }: Reading, { price }: Record<string, string>) =>
    (parsed(price ?? '', language) - analysis.priceUsd) * sign > -0.0006 * analysis.priceUsd

const price = String.raw`\$(?<price>\d[\d.,]*\d|\d)`
export const pct = String.raw`(?<pct>\d[\d.,]*\d|\d)`

const place =
  (low: number, high: number) =>
  ({ state, place: term }: Reading, { span }: Record<string, string>) => {
    const { priceUsd, facts } = state.analysis
    const { week, month, year } = facts.places
    const range = /[Hh]afta|week/.test(span ?? '') ? week : term === 'long' ? year : month
    if (!range) return false
    const ratio = (priceUsd - range.lowUsd) / (range.highUsd - range.lowUsd)
    return ratio >= low - 1e-9 && ratio <= high + 1e-9
  }

const fifths: readonly (readonly [string, string, string, number, number])[] = [
  ['bottom fifth', 'en alt beşte birinde', 'In the bottom fifth of its', 0, 0.2],
  ['lower half', '(?<! en )alt yarısında', 'In the lower half of its', 0.2, 0.4],
  ['middle', 'ortasında', 'In the middle of its', 0.4, 0.6],
  ['upper half', 'üst yarısında', 'In the upper half of its', 0.6, 0.8],
  ['top fifth', 'en üst beşte birinde', 'In the top fifth of its', 0.8, 1],
]

const share = (part: Move | null, whole: Move | null) =>
  part && whole ? Math.log1p(part.ratio) / Math.log1p(whole.ratio) : Number.NaN

/** The end of a term's stretch: the last week of a month, the last month of half a year. */
const lastOf = ({ state, place: term }: Reading) => {
  const { week, month, halfYear } = state.analysis.facts.moves
  return term === 'mid' ? { last: week, whole: month } : { last: month, whole: halfYear }
}

/** How much of its move a close at the level would undo. */
function undone({ state, place: term }: Reading): number {
  if (term === 'headline') return Number.NaN
  const found = state.analysis.terms[term]
  if (found.kind !== 'read') return Number.NaN
  const { priceUsd } = state.analysis
  const levelUsd = found.direction === 'up' ? found.watch.supportUsd : found.watch.resistanceUsd
  return (priceUsd - levelUsd) / (priceUsd - found.move.startUsd)
}

const swing = ({ state }: Reading) => state.analysis.facts.swingRatio ?? Number.NaN
const volume = ({ state }: Reading) => state.analysis.facts.volumeRatio ?? Number.NaN

export const claims: readonly Claim[] = [
  {
    name: 'a move over a stretch',
    words: {
      tr: [
        new RegExp(
          `(?<over>son 24 saatte|bir haftada|[Bb]ir ayda|[Ss]on 30 günde|Ay boyunca|[Aa]ltı ayda|6 ayda|Yarım yılda|Altı ayın sonunda|^\\d+ günde) (?:yalnızca |yine de )?%${pct} (?<verb>yükseldi|düştü|yukarıda|aşağıda)`,
        ),
      ],
      en: [
        new RegExp(
          `(?<verb>rose|fell|is up|is down|is still up|is still down|^Up|^Down) (?:only )?${pct}% (?<over>in (?:24 hours|a week|a month|half a year|6 months))`,
        ),
        new RegExp(`(?<over>In six months|Over 30 days|Over the month|^In \\d+ days) it (?<verb>rose|fell) ${pct}%`),
        new RegExp(`After (?<over>six months) it is (?<verb>up|down) ${pct}%`),
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
      tr: [/aynı yerde|yerinde (?:saydı|saymış|duruyor)/],
      en: [/stayed put|still for this coin|stands where/],
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
      tr: [new RegExp(`${price} altında`), new RegExp(`[Aa]ltta ${price}`)],
      en: [
        new RegExp(`(?:close|Below) below ${price}`),
        new RegExp(`${price} below`),
        new RegExp(`[Bb]elow, (?:the level is )?${price}(?![\\d.,]* above)`),
      ],
    },
    holds: (reading, found) => reading.place === 'headline' || sided(-1)(reading, found),
  },
  {
    name: 'a price above',
    words: {
      tr: [new RegExp(`${price} üstünde`), new RegExp(`[Üü]stte ${price}`)],
      en: [
        new RegExp(`or above ${price}`),
        new RegExp(`${price} above`),
        new RegExp(`[Aa]bove, (?:the level is )?${price}(?![\\d.,]* below)`),
      ],
    },
    holds: (reading, found) => reading.place === 'headline' || sided(1)(reading, found),
  },
  ...fifths.map(
    ([name, tr, en, low, high]): Claim => ({
      name,
      words: {
        tr: [new RegExp(`(?<span>Haftanın|Ayın|30 günlük|yıllık|fiyat|onun)(?: aralığının)? ${tr}`)],
        en: [new RegExp(`${en} (?<span>weekly|monthly|30-day|one-year) range|it is i${en.slice(1, -3)}that`)],
      },
      holds: place(low, high),
    }),
  ),
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
    words: { tr: [/bunun tersi/], en: [/went the other way/] },
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
    name: 'undoes most',
    words: { tr: [/çoğunu geri/], en: [/back most of the/] },
    holds: reading => undone(reading) >= 0.5,
  },
  {
    name: 'undoes all',
    words: { tr: [/(?:yükselişi|düşüşü) geri/], en: [/back the (?:rise|fall)/] },
    holds: reading => undone(reading) >= 0.97,
  },
  {
    name: 'gives a rise back',
    words: { tr: [/geri verir/], en: [/give back/] },
    holds: ({ state, place: term }) => {
      const found = term !== 'headline' && state.analysis.terms[term]
      return found && found.kind === 'read' && found.direction === 'up'
    },
  },
  {
    name: 'takes a fall back',
    words: { tr: [/geri alır/], en: [/take back/] },
    holds: ({ state, place: term }) => {
      const found = term !== 'headline' && state.analysis.terms[term]
      return found && found.kind === 'read' && found.direction === 'down'
    },
  },
  {
    name: 'a new end of the month',
    words: { tr: [/yeni (?<end>dibi|tepesi) olur/], en: [/new 30-day (?<end>low|high)/] },
    holds: ({ state, place: term }, { end }) => {
      const { month } = state.analysis.facts.places
      if (!month || term === 'headline') return false
      const { supportUsd, resistanceUsd } = state.analysis.terms[term].watch
      return /dibi|low/.test(end ?? '') ? supportUsd < month.lowUsd : resistanceUsd > month.highUsd
    },
  },
  {
    name: 'side of the long average',
    words: {
      tr: [/uzun ortalamasının (?<side>üstünde|altında)|fiyat onun %\S+ (?<far>üstünde|altında)/],
      en: [/(?<side>[Aa]bove|[Bb]elow) its long average|the price is \S+ (?<far>above|below)/],
    },
    holds: ({ state }, { side, far }) => {
      const { longAverage } = state.analysis.facts
      return longAverage?.side === (/üst|bove/.test(side ?? far ?? '') ? 'above' : 'below')
    },
  },
  {
    name: 'quiet',
    words: { tr: [/sakin|sessiz(?!ce)|az oynuyor/], en: [/calmer|quiet(?!ly)|moving little/] },
    holds: reading => !(swing(reading) >= 1.25),
  },
  { name: 'climbed quietly', words: { tr: [/sessizce/], en: [/quietly/] }, holds: reading => !(swing(reading) > 0.8) },
  {
    name: 'very lively',
    words: { tr: [/çok hareketli/], en: [/very lively/] },
    holds: reading => swing(reading) >= 1.7,
  },
  {
    name: 'volume up',
    words: { tr: [/katına çıktı|çok işlem/], en: [/[Vv]olume in .* grew to|busy/] },
    holds: reading => volume(reading) >= 1.25,
  },
  {
    name: 'volume down',
    words: { tr: [/(?:katına|yarısına|azına) indi|az işlem/], en: [/[Vv]olume in .* fell to|thinly/] },
    holds: reading => volume(reading) <= 0.8,
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
      tr: [/en (?<end>yükseği|düşüğü)(?:ni|nü)? (?:gördü|görüldü)/],
      en: [/its (?<end>highest|lowest) in (?:a|30)/],
    },
    holds: ({ state, place: term }, { end }) => {
      const { month, year } = state.analysis.facts.places
      const fresh = /yük|high/.test(end ?? '') ? 'high' : 'low'
      return term === 'headline' || month?.fresh === fresh || year?.fresh === fresh
    },
  },
]
