import type { ReadTerm, TermName } from '../../analysis/terms.ts'
import { directionOf, type Move } from '../../facts/moves.ts'
import type { Place } from '../../facts/places.ts'
import type { Variants } from '../choose.ts'
import { plainly, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { closeWords, stretchWords } from '../words.ts'

/**
 * The close that would change what the term did, and what it would make of it: one against its move, or one on either side where it
 * did not move. The chances of a touch stand beside the prices, and are not said again.
 */
export function changesOf({ priceUsd, facts: { places } }: Scene, name: TermName, term: ReadTerm): Variants {
  const { tr, en } = closeWords[name]
  const { supportUsd, resistanceUsd } = term.watch
  const month = name === 'long' ? null : places.month
  if (term.direction === 'sideways') {
    const [below, above] = fromFlat(term.move, supportUsd, resistanceUsd)
    return [
      {
        tr: w =>
          `${tr} ${w.prose(supportUsd, resistanceUsd)} altında olursa ${below.tr(w)}, ${w.prose(resistanceUsd, supportUsd)} üstünde olursa ${above.tr(w)}.`,
        en: w =>
          `${en} below ${w.prose(supportUsd, resistanceUsd)} would ${below.en(w)}, above ${w.prose(resistanceUsd, supportUsd)} ${above.en(w)}.`,
      },
    ]
  }
  const isRise = term.direction === 'up'
  const levelUsd = isRise ? supportUsd : resistanceUsd
  const consequence = newEnd(levelUsd, isRise, month) ?? undone(term.move, isRise, priceUsd, levelUsd, name)
  return [
    {
      tr: w => `${tr} ${w.prose(levelUsd)} ${isRise ? 'altında' : 'üstünde'} olursa ${consequence.tr(w)}.`,
      en: w => `${en} ${isRise ? 'below' : 'above'} ${w.prose(levelUsd)} would ${consequence.en(w)}.`,
    },
  ]
}

/**
 * What a term that did not move would have done if it ended at either level. The size is that since the term began and not from the price now:
 * the first that is told names the stretch.
 */
function fromFlat(move: Move, ...levelsUsd: [number, number]): [Saying, Saying] {
  const { tr, en } = stretchWords(move.days)
  const ends = levelsUsd.map(usd => ({ ratio: usd / move.startUsd - 1 }))
  const moved = ends.find(({ ratio }) => directionOf({ ...move, ratio }) !== 'sideways')
  const [below, above] = ends.map((end): Saying => {
    const { ratio } = end
    if (directionOf({ ...move, ratio }) === 'sideways')
      return plainly('fark yine küçük kalır', 'leave it little changed')
    const [since, make, over] = end === moved ? [`fiyat ${tr.over} `, 'make it ', ` ${en.over}`] : ['', '', '']
    const [did, noun] = ratio > 0 ? ['yükselmiş', 'rise'] : ['düşmüş', 'fall']
    return { tr: w => `${since}${w.size(ratio)} ${did} olur`, en: w => `${make}a ${noun} of ${w.size(ratio)}${over}` }
  })
  return [below, above]
}

/** That far beyond the end of its month at most, passing a level makes a new end; within it by no more than prices are rounded by. */
const nearEnd = { beyond: 0.005, within: 0.0003 }

function newEnd(levelUsd: number, isBelow: boolean, month: Place | null): Saying | null {
  if (!month) return null
  const beyond = isBelow ? 1 - levelUsd / month.lowUsd : levelUsd / month.highUsd - 1
  if (beyond < -nearEnd.within || beyond >= nearEnd.beyond) return null
  return isBelow
    ? plainly('son 30 günün yeni en düşüğü olur', 'be a new 30-day low')
    : plainly('son 30 günün yeni en yükseği olur', 'be a new 30-day high')
}

/** The share of a move that a close at the level would undo: from here on most of it, from there on all. */
const maxOfIt = 0.5
const allOfIt = 0.97

/** The short term is that of a day or of a week, and its story may tell the other one: what would be undone says which. */
function moveWords({ days }: Move, isRise: boolean, name: TermName) {
  const [tr, en] = isRise ? ['yükseliş', 'rise'] : ['düşüş', 'fall']
  if (name !== 'short') return { tr, of: isRise ? 'yükselişin' : 'düşüşün', en }
  const [whose, span] = days === 1 ? ['günün', 'day’s'] : ['haftanın', 'week’s']
  return {
    tr: `${whose} ${isRise ? 'yükselişi' : 'düşüşü'}`,
    of: `${whose} ${isRise ? 'yükselişinin' : 'düşüşünün'}`,
    en: `${span} ${en}`,
  }
}

function undone(move: Move, isRise: boolean, priceUsd: number, levelUsd: number, name: TermName): Saying {
  const words = moveWords(move, isRise, name)
  const would = directionOf({ ...move, ratio: levelUsd / move.startUsd - 1 })
  if (would === (isRise ? 'down' : 'up'))
    return isRise
      ? plainly(`${words.tr} düşüşe döner`, `turn the ${words.en} into a fall`)
      : plainly(`${words.tr} yükselişe döner`, `turn the ${words.en} into a rise`)
  const share = (priceUsd - levelUsd) / (priceUsd - move.startUsd)
  const [tr, en] =
    share >= allOfIt
      ? (['tamamını', 'all'] as const)
      : share >= maxOfIt
        ? (['çoğunu', 'most'] as const)
        : (['bir bölümünü', 'part'] as const)
  return isRise
    ? plainly(`fiyat ${words.of} ${tr} geri verir`, `give back ${en} of the ${words.en}`)
    : plainly(`fiyat ${words.of} ${tr} telafi eder`, `make up ${en} of the ${words.en}`)
}
