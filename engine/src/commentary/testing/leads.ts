import type { Language } from '@pusula/words'
import type { Move } from '../../facts/moves.ts'
import type { Commentary } from '../comment.ts'
import { knownOf } from './known.ts'
import { reads, type Token, tokensOf } from './reader.ts'
import type { State } from './states.ts'

const times = (ratio: number) => (ratio >= 1 ? ratio : 1 / ratio)
const inMoves = (move: Move | null) => (move?.usualRatio ? Math.abs(move.ratio) / move.usualRatio : 0)

/** Whether a ratio is told: as so many times, as twice, or as so much below. */
const mentionsRatio = (text: string, tokens: readonly Token[], ratio: number) =>
  tokens.some(token => token.kind === 'times' && reads(token, ratio)) ||
  tokens.some(token => token.kind === 'percent' && ratio < 1 && reads(token, 100 * (1 - ratio))) ||
  (Math.abs(ratio - 2) <= 0.051 && /twice/.test(text))

/** What the whole market shares is no surprise. */
const isShared = (ratio: number | null, leader: number | null | undefined) =>
  ratio !== null && ratio < 1 && typeof leader === 'number' && leader < 1 && ratio / leader > 0.8

/** The fact furthest from the usual is in the headline or in the first sentences of the short term. */
export function leadFaults({ analysis, coin }: State, text: Commentary, language: Language): string[] {
  const { facts } = analysis
  if (facts.ageDays < 30) return []
  // A path that the ends of the week hide is told before anything else.
  const lastDay = facts.moves.day
  if (facts.paths.week?.tell && (!lastDay || inMoves(lastDay) < 2 || text.headline.state === 'crash')) return []
  const mentioned = `${text.headline.text} ${text.stories.short.happened}`
  const tokens = tokensOf(mentioned, language, [coin.name])
  const mentionsMove = (move: Move) =>
    tokens.some(token => token.kind === 'percent' && reads(token, 100 * Math.abs(move.ratio)))
  const { month, year } = facts.places
  const extreme = year?.fresh ? { size: 2, place: year } : { size: month?.fresh ? 1.5 : 0, place: month }
  const { day, week } = facts.moves
  const isMove = (move: Move | null): move is Move => move !== null && Math.abs(move.ratio) >= 0.001
  const candidates: [number, string, () => boolean][] = [
    ...[day, week]
      .filter(isMove)
      .map((move): [number, string, () => boolean] => [inMoves(move), `${move.days} days`, () => mentionsMove(move)]),
    [
      facts.swingRatio && !isShared(facts.swingRatio, facts.leader?.swingRatio) ? times(facts.swingRatio) : 0,
      'swing',
      () => mentionsRatio(mentioned, tokens, facts.swingRatio ?? 0),
    ],
    [
      facts.volumeRatio && !isShared(facts.volumeRatio, facts.leader?.volumeRatio) ? times(facts.volumeRatio) : 0,
      'volume',
      () => mentionsRatio(mentioned, tokens, facts.volumeRatio ?? 0),
    ],
    [
      extreme.size,
      'extreme',
      () => text.headline.state === 'top-of-range' || /en yükse|en düşü|highest|lowest/.test(mentioned),
    ],
    [
      facts.headlines && facts.headlines.usualCount >= 1 ? facts.headlines.count / facts.headlines.usualCount / 2 : 0,
      'headlines',
      () => /haber|headlines|news/i.test(mentioned),
    ],
  ]
  const [lead] = candidates.sort(([a], [b]) => b - a)
  return !lead || lead[0] < 1.25 || lead[2]() ? [] : [`${lead[1]} ${lead[0]}: ${mentioned}`]
}

/** The order of the states and when each is so, written out once more. */
export function stateFaults({ analysis }: State, { headline }: Commentary): string[] {
  const { facts } = analysis
  const { moves, places, longAverage, headlines, passed, hysteresisUsd } = facts
  const { day, halfYear } = moves
  const swing = facts.swingRatio ?? 1
  const isLong =
    halfYear?.days === 182 &&
    (longAverage?.days ?? 0) >= 90 &&
    (inMoves(halfYear) >= 0.3 || Math.abs(halfYear.ratio) >= 0.0995)
  const order: [string, boolean][] = [
    ['new', facts.ageDays < 90],
    ['crash', day !== null && inMoves({ ...day, ratio: Math.min(0, hysteresisUsd / day.startUsd - 1) }) >= 4],
    ['news-day', headlines !== null && headlines.usualCount >= 1 && headlines.count >= 3 * headlines.usualCount],
    ['very-lively', swing >= 1.7],
    ['above-r1', passed?.side === 'up'],
    ['below-s1', passed?.side === 'down'],
    [
      'top-of-range',
      [places.month, places.year].some(
        place => place && hysteresisUsd >= place.lowUsd + 0.95 * (place.highUsd - place.lowUsd),
      ),
    ],
    ['long-climb', isLong && longAverage?.side === 'above' && (halfYear?.ratio ?? 0) > 0],
    ['long-fall', isLong && longAverage?.side === 'below' && (halfYear?.ratio ?? 0) < 0],
    ['quiet', swing <= 0.6 && !isShared(swing, facts.leader?.swingRatio)],
    ['between', true],
  ]
  const expected = order.find(([, isSo]) => isSo)?.[0]
  return expected === headline.state ? [] : [`${expected}: ${headline.state} ${headline.text}`]
}

/** A size or a ratio of the headline that the short term tells again. */
export function repeatedFaults(state: State, text: Commentary, language: Language): string[] {
  const { happened, stands } = text.stories.short
  const names = [state.coin.name]
  const first = tokensOf(text.headline.text, language, names).filter(({ kind }) => kind !== 'price' && kind !== 'count')
  const again = tokensOf(happened, language, names)
  const { percents, times: ratios } = knownOf(state)
  /** Two facts that are written alike are no repetition. */
  const isAlike = (token: Token) =>
    (token.kind === 'times' ? ratios : percents.map(ratio => 100 * ratio)).filter(fact => reads(token, fact)).length > 1
  const repeated = first.filter(
    one => again.some(other => other.kind === one.kind && other.value === one.value) && !isAlike(one),
  )
  const [range] = /\$\S+ – \S+\d/.exec(text.headline.text) ?? []
  if (range && stands.includes(range)) return [`${range}: ${stands}`]
  return repeated.map(({ value }) => `${value}: ${text.headline.text} | ${happened}`)
}
