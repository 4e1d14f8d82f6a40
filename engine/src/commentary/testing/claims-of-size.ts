import { surpriseOf } from '../../facts/moves.ts'
import { type Claim, parsed, pct } from './claims.ts'

/** From so many percent on nobody calls a move small, whatever the coin is used to. */
const large = 10

/** What a text says of how large or small something was, and of what goes against what. */
export const claimsOfSize: readonly Claim[] = [
  {
    name: 'quiet beside a move',
    words: {
      tr: [new RegExp(`sakin: hacim .*; fiyat .*%${pct}`)],
      en: [new RegExp(`is quiet: volume .*; the price .*?${pct}%`)],
    },
    holds: ({ language }, { pct: written = '' }) => parsed(written, language) < large,
  },
  {
    name: 'only or little',
    words: {
      tr: [new RegExp(`yalnızca %${pct}`), new RegExp(`%${pct} \\S+[;,] bu coin için küçük`)],
      en: [new RegExp(`only ${pct}%`), new RegExp(`${pct}%[^.]*, a small move for this coin`)],
    },
    holds: ({ language }, { pct: written = '' }) => parsed(written, language) < large,
  },
  {
    name: 'smaller than usual',
    words: { tr: [/bu coin için olağandan küçük/], en: [/smaller than usual for this coin/] },
    holds: ({ state, place: term }) => {
      const { day, week, month, halfYear } = state.analysis.facts.moves
      const moves = term === 'mid' ? [month] : term === 'long' ? [halfYear] : [day, week]
      return moves.some(move => move && surpriseOf(move) < 0.8 && 100 * Math.abs(move.ratio) >= large - 0.05)
    },
  },
  {
    name: 'calm in a headline',
    words: { tr: [/normalden sakin|bu aralar az oynuyor/], en: [/calmer than usual|moving little these days/] },
    holds: ({ state }) => {
      const { week, month } = state.analysis.facts.moves
      return [week, month].every(move => !move || surpriseOf(move) < 2)
    },
  },
  {
    name: 'against the day of the headline',
    words: { tr: [/(?:yükseldi|düştü), ama bir hafta öncesine/], en: [/(?:rose|fell) in 24 hours but is/] },
    holds: ({ state }) => {
      const { day, week } = state.analysis.facts.moves
      return day !== null && week !== null && day.ratio * week.ratio < 0
    },
  },
]
