import type { Both } from '@pusula/words'
import type { Direction } from '../../analysis/term.ts'
import type { Saying } from '../language.ts'
import { capitalised, charts, stretches, ways } from '../words.ts'
import { describeAverages } from './averages.ts'
import { type Firmness, firmnessOf } from './firmness.ts'
import type { Scene, Variants } from './scene.ts'

/** Where the price is going and where it stands to its averages. */
export function openings(scene: Scene): Variants {
  const { direction } = scene.facts
  return direction === 'sideways' ? sidewaysOpenings(scene) : directedOpenings(scene, direction)
}

/** The words an opening is put together from. */
function partsOf({ name, term, facts }: Scene) {
  // Only the first term names the coin: three in a row would read like a form.
  const who = term === 'short' ? { tr: `${name} fiyatı`, en: name } : { tr: 'fiyat', en: 'the price' }
  const begin = term === 'short' ? who : { tr: 'Fiyat', en: 'The price' }
  const chart = charts[facts.timeframe]
  return {
    who,
    begin,
    chart,
    beginChart: { tr: capitalised.tr(chart.tr.is), en: capitalised.en(chart.en.is) },
    over: { tr: stretches[term].tr.over, en: stretches[term].en.over },
  }
}

function sidewaysOpenings(scene: Scene): Variants {
  const { facts, analysis } = scene
  const { who, begin, chart, beginChart, over } = partsOf(scene)
  const { clause } = describeAverages(scene)
  const variants: Variants = [
    {
      tr: () => `${begin.tr} ${chart.tr.on} yatay seyrediyor: ${clause.tr}.`,
      en: () => `${begin.en} is moving sideways ${chart.en.on}, ${clause.en}.`,
    },
    {
      tr: () => `${beginChart.tr} belirgin bir yön göstermiyor; ${who.tr} ${clause.tr}.`,
      en: () => `${beginChart.en} shows no clear direction: ${who.en} is ${clause.en}.`,
    },
    {
      tr: () => `Yön yatay: ${who.tr} ${clause.tr}.`,
      en: () => `The direction is sideways: ${who.en} is ${clause.en}.`,
    },
  ]
  const changeRatio = facts.recent?.changeRatio
  // A change larger than an average range would make a reader ask which way it was, then.
  if (changeRatio === undefined || Math.abs(changeRatio) * analysis.priceUsd > facts.atrUsd) return variants
  const still: Saying = {
    tr: write => `${begin.tr} ${over.tr} yön bulamadı (değişim ${write.ratio(changeRatio)}): ${clause.tr}.`,
    en: write => `${begin.en} found no direction ${over.en} (change ${write.ratio(changeRatio)}), ${clause.en}.`,
  }
  return [...variants, still]
}

type Way = Exclude<Direction, 'sideways'>

const trendWords: Record<Way, Both<string>> = {
  up: { tr: 'yükseliş eğiliminde', en: 'uptrend' },
  down: { tr: 'düşüş eğiliminde', en: 'downtrend' },
}

const firmWords: Record<Firmness, Both<{ readonly kind: string; readonly way: string }>> = {
  mild: { tr: { kind: 'ılımlı', way: 'hafifçe' }, en: { kind: 'mild', way: 'mildly' } },
  clear: { tr: { kind: 'belirgin', way: 'belirgin biçimde' }, en: { kind: 'clear', way: 'clearly' } },
  strong: { tr: { kind: 'güçlü', way: 'güçlü biçimde' }, en: { kind: 'strong', way: 'strongly' } },
}

function directedOpenings(scene: Scene, direction: Way): Variants {
  const { facts } = scene
  const { who, begin, chart, beginChart } = partsOf(scene)
  const { clause, disagree } = describeAverages(scene)
  const though = { tr: ', ancak', en: ', though' }
  const so = disagree ? though : { tr: ':', en: ':' }
  const trend = trendWords[direction]
  const firm = firmWords[firmnessOf(facts)]
  const way = ways[direction]
  const variants: Variants = [
    {
      tr: () => `${begin.tr} ${chart.tr.on} ${firm.tr.kind} bir ${trend.tr}${so.tr} ${clause.tr}.`,
      en: () =>
        `${begin.en} is in a ${firm.en.kind} ${trend.en} ${chart.en.on}${disagree ? though.en : ','} ${clause.en}.`,
    },
    {
      tr: () => `${beginChart.tr} ${way.tr} yönü gösteriyor${so.tr} ${who.tr} ${clause.tr}.`,
      en: () => `${beginChart.en} points ${way.en}${so.en} ${who.en} is ${clause.en}.`,
    },
    {
      tr: () => `Yön ${firm.tr.way} ${way.tr}${so.tr} ${who.tr} ${clause.tr}.`,
      en: () => `The direction is ${firm.en.way} ${way.en}${so.en} ${who.en} is ${clause.en}.`,
    },
  ]
  const moved = sayMove(scene, direction)
  return moved ? [...variants, moved] : variants
}

/** Less than this is written as no percent at all. */
const leastRatio = 0.000_05

/** The change over the recent candles, with the direction or against it; null where it rounds to nothing. */
function sayMove(scene: Scene, direction: Way): Saying | null {
  const changeRatio = scene.facts.recent?.changeRatio ?? 0
  const sizeRatio = Math.abs(changeRatio)
  if (sizeRatio < leastRatio) return null
  const { begin, chart, over } = partsOf(scene)
  const { clause, disagree } = describeAverages(scene)
  const isRise = changeRatio > 0
  if (isRise === (direction === 'up')) {
    const verb = isRise ? { tr: 'yükseldi', en: 'gained' } : { tr: 'geriledi', en: 'lost' }
    const so = disagree ? { tr: ', ancak', en: ', though it is' } : { tr: ':', en: ' and is' }
    return {
      tr: write => `${begin.tr} ${over.tr} ${write.part(sizeRatio, 2)} ${verb.tr}${so.tr} ${clause.tr}.`,
      en: write => `${begin.en} ${verb.en} ${write.part(sizeRatio, 2)} ${over.en}${so.en} ${clause.en}.`,
    }
  }
  const verb = isRise ? { tr: 'toparlandı', en: 'recovered' } : { tr: 'geri çekildi', en: 'gave back' }
  const still = {
    tr: `ama ${chart.tr.is} hâlâ ${ways[direction].tr} bakıyor`,
    en: `yet ${chart.en.is} still points ${ways[direction].en}`,
  }
  return {
    tr: write => `${begin.tr} ${over.tr} ${write.part(sizeRatio, 2)} ${verb.tr}, ${still.tr}: ${clause.tr}.`,
    en: write => `${begin.en} ${verb.en} ${write.part(sizeRatio, 2)} ${over.en}, ${still.en}: it is ${clause.en}.`,
  }
}
