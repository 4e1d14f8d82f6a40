import {
  afterAmount,
  afterWay,
  beforeWay,
  colours,
  denials,
  ends,
  fading,
  fillers,
  flat,
  joints,
  keepers,
  lasting,
  moves,
  notSaid,
  others,
  passes,
  sides,
  spans,
  stretches,
  turners,
  wantsAmount,
  ways,
} from './english-words.ts'
import type { Clause, Setting, Sign } from './vocabulary.ts'

/** Durations as adjectives: five-week, all-year. */
const span = /-(?:hour|day|week|month|quarter|year)s?$/
const isFiller = (word: string) => fillers.has(word) || span.test(word)

const nameLike = (words: readonly string[]) =>
  words.length > 0 && words.length <= 2 && words.every(word => /^[a-z]{2,}$/.test(word))

export const isEnglishHint = (word: string): boolean =>
  moves.has(word) ||
  ways.has(word) ||
  sides.has(word) ||
  ends.has(word) ||
  passes.has(word) ||
  colours.has(word) ||
  flat.has(word)

/** The main clause of an English headline. */
export function englishMove(all: readonly string[], { isQuestion, hasCoin }: Setting): Clause {
  const joint = all.findIndex((word, i) => joints.has(word) && !(word === 'since' && i === 0))
  if (joint === 0) return 'nothing'
  const words = joint > 0 ? all.slice(0, joint) : all
  if (words.length === 0) return 'nothing'
  const found = findMove(words)
  if (!found) return isLeadIn(words) ? 'nothing' : 'something else'
  if (!isAboutPrice(isQuestion ? words.filter(word => !notSaid.has(word)) : words, found, hasCoin)) return 'unclear'
  if (isYetToCome(words, found)) return 'unclear'
  if (isQuestion && !['why', 'what'].includes(words[0] ?? '')) return 0
  if (words.some(word => notSaid.has(word)) && !(words[0] === 'why' || words[0] === 'here')) return 'unclear'
  return isUndone(all.slice(found.at + 1)) ? 0 : found.sign
}

/** What a day gave back, or ended flat, went nowhere: touches a high and ends the day flat. */
const isUndone = (after: readonly string[]) =>
  after.some(
    (word, i) =>
      (/^(?:giv|gave)/.test(word) && after[i + 1] === 'back') ||
      (/^(?:end|clos|finish)/.test(word) && after.slice(i + 1, i + 4).includes('flat')),
  )

/** Set to rise, to fall: but what fails or continues to do so does it. */
const isYetToCome = (words: readonly string[], { at }: Found) =>
  words[at - 1] === 'to' && moves.has(words[at] ?? '') && !doing.test(words[at - 2] ?? '')
const doing = /^(?:fail|continu|manag|struggl|unable|beg[iau]n|start|resum|return|refus)/

/** A label before the news: Market update, Bitcoin price. It reports nothing of its own. */
const isLeadIn = (words: readonly string[]) => words.every(word => isFiller(word)) && words.length <= 4

interface Found {
  sign: Sign | 0
  /** Its first word. */
  at: number
}

function findMove(words: readonly string[]): Found | undefined {
  let still: Found | undefined
  for (let at = 0; at < words.length; at++) {
    const sign = signAt(words, at)
    if (sign === undefined) continue
    if (sign === 0) {
      still ??= { sign, at }
      continue
    }
    const isDenied = words.slice(Math.max(0, at - 4), at).some(word => denials.has(word))
    return { sign: isDenied ? (-sign as Sign) : sign, at }
  }
  return still
}

function signAt(words: readonly string[], at: number): Sign | 0 | undefined {
  const word = words[at] ?? ''
  const next = words[at + 1]
  if (flat.has(word)) return word === 'changed' && words[at - 1] !== 'little' ? undefined : 0
  const turned = stretchAfter(words, at)
  if (turners.has(word) && turned && !isLevelAhead(words, at)) return -turned as Sign
  if (keepers.has(word) && turned) return turned
  const stretch = stretches.get(word)
  if (stretch && next && fading.has(next)) return -stretch as Sign
  if (stretch && next && (lasting.has(next) || next === 'streak')) return stretch
  if (passes.has(word) && at > 0) return isLevel(next, words[at + 2]) ? passSign(words, at) : endAhead(words, at)
  const move = moves.get(word)
  if (move) return !wantsAmount.has(word) || hasAmount(words, at) ? move : undefined
  if (ways.has(word)) return isWay(words, at) ? ways.get(word) : undefined
  if (colours.has(word)) return isColour(words, at) ? colours.get(word) : undefined
  if (sides.has(word)) return isLevel(next, words[at + 2]) || endAhead(words, at) ? sides.get(word) : undefined
  return ends.has(word) ? endAt(words, at) : undefined
}

/** Reaching a price is upwards, but 'hits a low' and 'hits $50,000 low' are not. */
const passSign = (words: readonly string[], at: number): Sign | undefined => endAhead(words, at) ?? upwards(words[at])
const upwards = (word: string | undefined): Sign | undefined =>
  word && /^(?:hit|reach|touch|tap)/.test(word) ? undefined : 1

/** The noun of a move within four words: erases its weekly gains. */
function stretchAfter(words: readonly string[], at: number): Sign | undefined {
  for (let i = at + 1; i <= at + 5 && i < words.length; i++) {
    // What ends with a surge has not ended a surge.
    if (words[i] === 'with' || words[i] === 'in') return undefined
    const sign = stretches.get(words[i] ?? '')
    if (sign) return sign
  }
  return undefined
}

const isLevelAhead = (words: readonly string[], at: number) => sides.has(words[at + 1] ?? '')

const isLevel = (next: string | undefined, second: string | undefined) =>
  next === '$' ||
  next === '0' ||
  ((next === 'the' || next === 'its' || next === 'key' || next === 'yesterday' || next === 'last' || next === 'back') &&
    second !== undefined)

/** A high or a low ahead, up to five words away. */
function endAhead(words: readonly string[], at: number): Sign | undefined {
  for (let i = at + 1; i <= at + 7 && i < words.length; i++) {
    const sign = ends.has(words[i] ?? '') ? endAt(words, i) : undefined
    if (sign) return sign
  }
  return undefined
}

/** A record is a high unless it is one of falling; a high price is not yet a high. */
function endAt(words: readonly string[], at: number): Sign | undefined {
  const word = words[at] ?? ''
  const ahead = words.slice(at + 1, at + 3)
  if (
    word === 'record' ||
    word === 'best' ||
    word === 'worst' ||
    word === 'top' ||
    word === 'strongest' ||
    word === 'weakest' ||
    word === 'highest' ||
    word === 'lowest'
  ) {
    const other = ahead.map(one => ends.get(one) ?? moves.get(one)).find(Boolean)
    if (word === 'record' && other) return other
    if (word === 'top' || (word !== 'record' && !spans.has(ahead[0] ?? ''))) return undefined
    return word === 'record' && ahead.length > 0 && !isFiller(ahead[0] ?? '') ? undefined : ends.get(word)
  }
  const next = words[at + 1]
  return next === undefined || isFiller(next) ? ends.get(word) : undefined
}

const isWay = (words: readonly string[], at: number) => {
  const [before = '', next] = [words[at - 1], words[at + 1]]
  if (before.startsWith('wrap')) return false
  if (next === 'for' && !['a', 'the', 'this', '0', 'second', 'third', 'fourth', 'fifth'].includes(words[at + 2] ?? ''))
    return false
  if (next === 'to' && before === 'coin' && words[at] === 'up') return true
  return (beforeWay.has(before) || before === '') && (next === undefined || afterWay.has(next) || isFiller(next))
    ? true
    : afterWay.has(next ?? '') && ['%', '$', 'by', '0'].includes(next ?? '')
}

function isColour(words: readonly string[], at: number): boolean {
  const [before = '', next = ''] = [words[at - 1], words[at + 1]]
  const isPlace = before === 'the' && words[at - 2] === 'in'
  const isTurned = /^turn/.test(before) || before === 'in' || before === 'into' || before === 'a'
  return isPlace || (isTurned && (next === '' || ['territory', 'ground', 'note', 'for', 'on'].includes(next)))
}

/** A percentage, a sum or how much follows, or stands before a noun: adds 3%, a 3% gain. */
function hasAmount(words: readonly string[], at: number): boolean {
  const next = words[at + 1]
  const before = words.slice(Math.max(0, at - 3), at)
  if (next === undefined) return true
  if (next === 'its' || next === 'the')
    return ['value', 'level', 'mark', 'support', '$', '0', '%'].some(one => words.slice(at + 2, at + 6).includes(one))
  if (next === 'support' || next === 'momentum' || next === 'steam') return /^los/.test(words[at] ?? '')
  return afterAmount.has(next) || (before.includes('%') && isFiller(next))
}

/** A coin or a market before it, with nothing between that could be what moved; or after it: a new high for Solana. */
function isAboutPrice(words: readonly string[], { at }: Found, hasCoin: boolean): boolean {
  const before = words.slice(0, at)
  const isCoin = (word: string) =>
    /^(?:coin|price|prices|market|markets|altcoins|crypto|cryptos|memecoins|tokens|token)$/.test(word)
  if (before.every(word => isFiller(word) || stretches.has(word) || denials.has(word) || moves.has(word))) {
    if (before.some(isCoin) || hasCoin) return true
    const after = words.slice(at + 1)
    return after.some(
      (word, i) =>
        isCoin(word) && ['for', 'in', 'of', 'on', 'and', 'by', 'the'].includes(after[i - 1] ?? words[at] ?? ''),
    )
  }
  // A coin that is not on the list of names: its name stands first, and a percentage says what moved.
  const strange = before.filter(word => !isFiller(word))
  return (
    nameLike(strange) &&
    before.indexOf(strange[0] ?? '') === 0 &&
    words.includes('%') &&
    !others.has(strange.at(-1) ?? '') &&
    !others.has(strange[0] ?? '')
  )
}
