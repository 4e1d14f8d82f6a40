import type { ReadTerm, TermName } from '../../analysis/terms.ts'
import { surpriseOf } from '../../facts/moves.ts'
import type { Variants } from '../choose.ts'
import type { Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { horizonWords } from '../words.ts'

/** The two levels of a term with the chances of a touch, and what a close beyond them would undo. */
export function changesOf({ priceUsd, facts: { places } }: Scene, name: TermName, term: ReadTerm): Variants {
  const { below, above } = term.levels
  if (below.kind === 'range' && above.kind === 'range') return rangeEnds(name, term)
  if (below.kind === 'range' || above.kind === 'range') return oneLevel(name, term)
  const undo = undoing(name, term, priceUsd)
  const [first, ...others] = twoLevels(name, term)
  const newEnd = name === 'long' ? [] : newExtremes(name, term, places.month)
  // What would undo the move says more than where the levels are.
  return undo ? [undo, first, ...newEnd] : [first, ...others, ...newEnd]
}

/** The prices and chances of a term, written. */
function parts(name: TermName, { watch }: ReadTerm) {
  const { tr, en } = horizonWords[name]
  const { supportUsd, supportChance, resistanceUsd, resistanceChance } = watch
  type Write = Parameters<Saying['tr']>[0]
  return {
    tr,
    en,
    lo: (write: Write) => write.prose(supportUsd, resistanceUsd),
    hi: (write: Write) => write.prose(resistanceUsd, supportUsd),
    loChance: (write: Write) => write.chance(supportChance),
    hiChance: (write: Write) => write.chance(resistanceChance),
    chances: bothChances(supportChance, resistanceChance),
  }
}

/** Two chances, the first one's price first; two that are written alike are said once. */
const bothChances = (first: number, second: number): Saying => ({
  tr: write =>
    write.chance(first) === write.chance(second)
      ? `her biri için ${write.chance(first)}`
      : `${write.chance(first)} ve ${write.chance(second)}`,
  en: write =>
    write.chance(first) === write.chance(second)
      ? `${write.chance(first)} each`
      : `${write.chance(first)} and ${write.chance(second)}`,
})

function twoLevels(name: TermName, term: ReadTerm): Variants {
  const { tr, en, lo, hi, loChance, hiChance, chances } = parts(name, term)
  return [
    {
      tr: w => `Altta ${lo(w)}, üstte ${hi(w)}: ${tr.within} değme ihtimali ${chances.tr(w)}.`,
      en: w => `${lo(w)} below, ${hi(w)} above: chance of a touch ${en.within}, ${chances.en(w)}.`,
    },
    {
      tr: w => `${lo(w)} altında ya da ${hi(w)} üstünde ${tr.close} resmi değiştirir (${tr.over} ${chances.tr(w)}).`,
      en: w =>
        `${article(name)} ${en.close} below ${lo(w)} or above ${hi(w)} would change the picture (${chances.en(w)} ${en.over}).`,
    },
    {
      tr: w => `Bakılacak iki yer: ${lo(w)} (${tr.over} ${loChance(w)}) ve ${hi(w)} (${hiChance(w)}).`,
      en: w => `Two places to look: ${lo(w)} (${loChance(w)} ${en.over}) and ${hi(w)} (${hiChance(w)}).`,
    },
  ]
}

const article = (name: TermName) => (name === 'short' ? 'An' : 'A')

/** The share of a move that a close at the level would undo: from here on most of it, from there on all. */
const mostOfIt = 0.5
const allOfIt = 0.97
const worthUndoing = 0.8

/** A rise is given back below, a fall taken back above; null where the level is too near for either. */
function undoing(name: TermName, term: ReadTerm, priceUsd: number): Saying | null {
  const { move, direction, watch } = term
  // Nobody asks what would undo a move that was hardly one.
  if (direction === 'sideways' || surpriseOf(move) < worthUndoing) return null
  const isRise = direction === 'up'
  const levelUsd = isRise ? watch.supportUsd : watch.resistanceUsd
  const share = (priceUsd - levelUsd) / (priceUsd - move.startUsd)
  if (share < mostOfIt) return null
  const { tr, en, lo, hi, loChance, hiChance } = parts(name, term)
  const isAll = share >= allOfIt
  if (isRise)
    return {
      tr: w =>
        `${lo(w)} altında ${tr.close} ${isAll ? 'yükselişi' : 'yükselişin çoğunu'} geri verir (${tr.over} değme ${loChance(w)}); üstte ${hi(w)} (${hiChance(w)}).`,
      en: w =>
        `${article(name)} ${en.close} below ${lo(w)} would give back ${isAll ? 'the rise' : 'most of the rise'} (touched ${en.over}: ${loChance(w)}); above, ${hi(w)} (${hiChance(w)}).`,
    }
  return {
    tr: w =>
      `${hi(w)} üstünde ${tr.close} ${isAll ? 'düşüşü' : 'düşüşün çoğunu'} geri alır (${tr.over} değme ${hiChance(w)}); altta ${lo(w)} (${loChance(w)}).`,
    en: w =>
      `${article(name)} ${en.close} above ${hi(w)} would take back ${isAll ? 'the fall' : 'most of the fall'} (touched ${en.over}: ${hiChance(w)}); below, ${lo(w)} (${loChance(w)}).`,
  }
}

/** A level beyond what the month has seen would be a new end of it. */
function newExtremes(name: TermName, term: ReadTerm, month: Scene['facts']['places']['month']): Saying[] {
  if (!month) return []
  const { tr, en, lo, hi, loChance, hiChance } = parts(name, term)
  const { supportUsd, resistanceUsd } = term.watch
  if (supportUsd < month.lowUsd && resistanceUsd <= month.highUsd)
    return [
      {
        tr: w =>
          `${lo(w)} altı son 30 günün yeni dibi olur (${tr.over} değme ${loChance(w)}); üstte ${hi(w)} (${hiChance(w)}).`,
        en: w =>
          `Below ${lo(w)} would be a new 30-day low (touched ${en.over}: ${loChance(w)}); above, ${hi(w)} (${hiChance(w)}).`,
      },
    ]
  if (resistanceUsd > month.highUsd && supportUsd >= month.lowUsd)
    return [
      {
        tr: w =>
          `${hi(w)} üstü son 30 günün yeni tepesi olur (${tr.over} değme ${hiChance(w)}); altta ${lo(w)} (${loChance(w)}).`,
        en: w =>
          `Above ${hi(w)} would be a new 30-day high (touched ${en.over}: ${hiChance(w)}); below, ${lo(w)} (${loChance(w)}).`,
      },
    ]
  return []
}

/** A level on one side, an edge of the range on the other. */
function oneLevel(name: TermName, term: ReadTerm): Variants {
  const { tr, en, lo, hi, loChance, hiChance } = parts(name, term)
  const isAbove = term.levels.above.kind === 'range'
  const [edge, edgeChance, level, levelChance] = isAbove ? [hi, hiChance, lo, loChance] : [lo, loChance, hi, hiChance]
  const { supportChance, resistanceChance } = term.watch
  const chances = isAbove ? bothChances(supportChance, resistanceChance) : bothChances(resistanceChance, supportChance)
  const [edgeSide, levelSide] = isAbove ? ['üstte', 'altta'] : ['altta', 'üstte']
  const [edgeWay, levelWay] = isAbove ? ['above', 'below'] : ['below', 'above']
  return [
    {
      tr: w =>
        `${edgeSide === 'üstte' ? 'Üstte' : 'Altta'} ${edge(w)} bir aralık sınırı (${tr.over} ${edgeChance(w)}), ${levelSide} ${level(w)} seviyesi (${levelChance(w)}).`,
      en: w =>
        `${edgeWay === 'above' ? 'Above' : 'Below'}, ${edge(w)} is an edge of the range (${edgeChance(w)} ${en.over}); ${levelWay}, the level is ${level(w)} (${levelChance(w)}).`,
    },
    {
      tr: w =>
        `Bakılacak yerler: ${levelSide} ${level(w)} seviyesi (${tr.over} ${levelChance(w)}), ${edgeSide} aralık sınırı ${edge(w)} (${edgeChance(w)}).`,
      en: w =>
        `Places to look: the level ${level(w)} ${levelWay} (${levelChance(w)} ${en.over}) and the edge of the range, ${edge(w)} ${edgeWay} (${edgeChance(w)}).`,
    },
    {
      tr: w => `Seviye ${level(w)}, aralık sınırı ${edge(w)}: ${tr.within} değme ihtimali ${chances.tr(w)}.`,
      en: w =>
        `The level is ${level(w)}, the edge of the range ${edge(w)}: chance of a touch ${en.within}, ${chances.en(w)}.`,
    },
  ]
}

/** No level fits the term. */
function rangeEnds(name: TermName, term: ReadTerm): Variants {
  const { tr, en, lo, hi, loChance, hiChance, chances } = parts(name, term)
  return [
    {
      tr: w => `Bu vadeye uyan bir seviye yok; aralık sınırları ${lo(w)} ve ${hi(w)} (${tr.over} ${chances.tr(w)}).`,
      en: w =>
        `No level fits this term; the edges of the range are ${lo(w)} and ${hi(w)} (${chances.en(w)} ${en.over}).`,
    },
    {
      tr: w => `Aralık sınırları altta ${lo(w)} (${tr.over} ${loChance(w)}), üstte ${hi(w)} (${hiChance(w)}).`,
      en: w =>
        `The edges of the range are ${lo(w)} below (${loChance(w)} ${en.over}) and ${hi(w)} above (${hiChance(w)}).`,
    },
    {
      tr: w => `Seviye yerine aralık sınırları: ${lo(w)} ve ${hi(w)}; ${tr.within} değme ihtimali ${chances.tr(w)}.`,
      en: w =>
        `In place of levels, the edges of the range: ${lo(w)} and ${hi(w)}; chance of a touch ${en.within}, ${chances.en(w)}.`,
    },
  ]
}
