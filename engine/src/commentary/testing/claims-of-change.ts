import type { ReadTerm } from '../../analysis/terms.ts'
import { stretchWords } from '../words.ts'
import { type Claim, isRise, isWritten, type Reading } from './claims.ts'

const termOf = ({ state, place }: Reading) => {
  const found = place === 'headline' ? undefined : state.analysis.terms[place]
  return found?.kind === 'read' ? found : undefined
}

/** The price whose close would undo the move of a term. */
const undoingUsd = (term: ReadTerm) => (term.direction === 'up' ? term.watch.supportUsd : term.watch.resistanceUsd)

/** How much of its move a close there would undo. */
function undone(reading: Reading): number {
  const term = termOf(reading)
  if (!term) return Number.NaN
  const { priceUsd } = reading.state.analysis
  return (priceUsd - undoingUsd(term)) / (priceUsd - term.move.startUsd)
}

/** The short term is a day's or a week's, and a move that would be undone says whose it is; the others have one span. */
function isSpanOf(reading: Reading, span: string): boolean {
  const days = termOf(reading)?.move.days
  if (reading.place !== 'short') return span === ''
  return days === 1 ? /^(?:günün|day)/.test(span) : /^(?:haftanın|week)/.test(span)
}

/** What a text says of the path of a stretch, and of what a close would make of it. */
export const claimsOfChange: readonly Claim[] = [
  {
    name: 'undoes a share',
    words: {
      tr: [
        /(?<span>günün |haftanın |)(?<move>yükseliş|düşüş)\S+ (?<part>tamamını|çoğunu|bir bölümünü) (?:geri verir|telafi eder)/,
      ],
      en: [/(?:give back|make up) (?<part>all|most|part) of the (?<span>day’s |week’s |)(?<move>rise|fall)/],
    },
    holds: (reading, { part = '', move = '', span = '' }) => {
      if (!isSpanOf(reading, span)) return false
      const share = undone(reading)
      const [least, most] = /tamamı|all/.test(part) ? [0.97, 9] : /çoğu|most/.test(part) ? [0.5, 0.97] : [0, 0.5]
      return isRise(move) === (termOf(reading)?.direction === 'up') && share >= least && share <= most
    },
  },
  {
    name: 'turns into its opposite',
    words: {
      tr: [/(?<span>günün |haftanın |)(?<move>yükselişi? düşüşe|düşüşü? yükselişe) döner/],
      en: [/turn the (?<span>day’s |week’s |)(?<move>rise into a fall|fall into a rise)/],
    },
    holds: (reading, { move = '', span = '' }) =>
      isSpanOf(reading, span) &&
      /^(?:yükseliş|rise)/.test(move) === (termOf(reading)?.direction === 'up') &&
      undone(reading) > 1,
  },
  {
    name: 'makes a flat term move',
    words: {
      tr: [
        / (?<way>altında|üstünde) olursa (?:fiyat (?<over>.+?) )?%(?<pct>[\d.,]+\d|\d) (?<verb>yükselmiş|düşmüş) olur/,
      ],
      en: [
        /(?<way>below|above) \S+ (?:would )?(?:make it )?a (?<verb>rise|fall) of (?<pct>[\d.,]+)%(?: (?<over>in [^,.]+))?/,
      ],
    },
    holds: (reading, { way = '', pct: written, verb, over }) => {
      const term = termOf(reading)
      if (term?.direction !== 'sideways') return false
      // The first of the two names the stretch; it is that of the term.
      if (over !== undefined && over !== stretchWords(term.move.days)[reading.language].over) return false
      const levelUsd = /alt|below/.test(way) ? term.watch.supportUsd : term.watch.resistanceUsd
      const ratio = levelUsd / term.move.startUsd - 1
      return isRise(verb) === ratio > 0 && isWritten(written, ratio, reading.language)
    },
  },
  {
    name: 'a new end of the month',
    words: { tr: [/yeni en (?<end>düşüğü|yükseği) olur/], en: [/new 30-day (?<end>low|high)/] },
    holds: (reading, { end }) => {
      const { month } = reading.state.analysis.facts.places
      const term = termOf(reading)
      if (!month || !term) return false
      // Nothing short of that end makes a new one.
      const isLow = /düş|low/.test(end ?? '')
      const beyond = isLow ? 1 - undoingUsd(term) / month.lowUsd : undoingUsd(term) / month.highUsd - 1
      return beyond > -0.0003 && beyond < 0.005
    },
  },
  {
    name: 'a path and what became of it',
    words: {
      tr: [
        /(?<over>hafta|[Aa]ltı ay|ay) içinde (?:[^%.]* )?%(?<pct>[\d,.]+\d|\d) (?<verb>düştü|yükseldi|düşüp|yükselip)(?:, sonra bunun %(?<back>[\d,]+) kadarını)?/,
      ],
      en: [
        /(?<verb>fell|rose) (?<pct>[\d.,]+)%(?: to \S+)? within (?<over>a week|a month|six months)(?:, then (?:made up|gave back) (?<back>[\d.]+)%)?/,
        /(?:Within|Over) (?<over>a week|a month|six months) .*?(?<verb>fell|rose) (?<pct>[\d.,]+)% to/,
      ],
    },
    holds: (reading, { over = '', pct: written, verb = '', back }) => {
      const { paths } = reading.state.analysis.facts
      const term = /hafta|week/.test(over) ? paths.week : /ltı|six/.test(over) ? paths.halfYear : paths.month
      const swing = isRise(verb) ? term?.rise : term?.fall
      if (!swing || !term?.tell || (term.tell.what === 'rise') !== isRise(verb)) return false
      return isWritten(written, swing.ratio, reading.language) && isWritten(back, swing.takenBack, reading.language)
    },
  },
  {
    name: 'from a turn',
    words: {
      tr: [
        /(?<over>hafta|[Aa]ltı ay|ay) içinde .*gördüğü \S+ (?<end>tepesinden|dibinden) %(?<pct>[\d,.]+) (?<way>aşağıda|yukarıda)/,
      ],
      en: [/(?<pct>[\d.,]+)% (?<way>below|above) its (?<end>high|low) of the past (?<over>week|month|six months), /],
    },
    holds: (reading, { over = '', end = '', pct: written, way = '' }) => {
      const { facts, priceUsd } = reading.state.analysis
      const { week, month, halfYear } = facts.paths
      const path = /hafta|week/.test(over) ? week : /ltı|six/.test(over) ? halfYear : month
      const isRisen = /dib|low/.test(end)
      const swing = isRisen ? path?.rise : path?.fall
      if (!swing || path?.tell?.what !== (isRisen ? 'rise' : 'fall') || /yukarı|above/.test(way) !== isRisen)
        return false
      return isWritten(written, priceUsd / swing.fromPrice - 1, reading.language)
    },
  },
]
