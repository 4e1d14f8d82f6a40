import type { Both } from '@pusula/words'
import type { TermName } from '../../analysis/terms.ts'
import type { TurnKind } from '../../analysis/turns.ts'
import type { Timeframe } from '../../candles.ts'
import { inOrder, type Saying } from '../language.ts'
import { averageName, capitalised, paces, stretches } from '../words.ts'
import type { Scene, Variants } from './scene.ts'

/** What would change the picture, and the marks to watch. */
export function closings({ facts, term }: Scene): Variants {
  const { turns, watch, timeframe } = facts
  const pace = paces[timeframe]
  const aClose = { tr: `${pace.tr} bir kapanış`, en: `${timeframe === '1h' ? 'an' : 'a'} ${pace.en} close` }
  const { below, above } = turns

  if (below && above)
    return [
      {
        tr: write =>
          `${write.price(below.priceUsd)} altında ya da ${write.price(above.priceUsd)} üstünde ${aClose.tr} yönü belirler.`,
        en: write =>
          `${begun(aClose.en)} below ${write.price(below.priceUsd)} or above ${write.price(above.priceUsd)} would set a direction.`,
      },
      {
        tr: write =>
          `Yön için ${write.price(below.priceUsd)} – ${write.price(above.priceUsd)} aralığının dışında ${aClose.tr} gerekiyor.`,
        en: write =>
          `For a direction, it takes ${aClose.en} outside ${write.price(below.priceUsd)} – ${write.price(above.priceUsd)}.`,
      },
    ]

  const turn = below ?? above
  const beyond = below ? { tr: 'altında', en: 'below' } : { tr: 'üstünde', en: 'above' }
  const ahead = below ? { tr: 'yukarıda', en: 'above' } : { tr: 'aşağıda', en: 'below' }
  const watchUsd = below ? watch.resistanceUsd : watch.supportUsd
  const name = turnNames(timeframe, term, below ? 'below' : 'above')[turn.kind]
  /** "$96,400.00 altında günlük bir kapanış", "a daily close below $96,400.00" */
  const end: Saying = {
    tr: write => `${write.price(turn.priceUsd)} ${beyond.tr} ${aClose.tr}`,
    en: write => `${aClose.en} ${beyond.en} ${write.price(turn.priceUsd)}`,
  }
  return [
    inOrder(
      {
        tr: write => `${capitalised.tr(ahead.tr)} izlenecek işaret ${write.price(watchUsd)};`,
        en: write => `The mark to watch ${ahead.en} is ${write.price(watchUsd)};`,
      },
      {
        tr: write => `${end.tr(write)} (${name.tr}) tabloyu değiştirir.`,
        en: write => `${end.en(write)} (${name.en}) would change the picture.`,
      },
    ),
    inOrder(
      {
        tr: write => `Bu okuma ${end.tr(write)} ile biter (${name.tr});`,
        en: write => `This reading ends with ${end.en(write)} (${name.en});`,
      },
      {
        tr: write => `${ahead.tr} ${write.price(watchUsd)} izlenir.`,
        en: write => `${ahead.en}, watch ${write.price(watchUsd)}.`,
      },
    ),
    inOrder(
      {
        tr: write => `Tabloyu bozacak olan, ${end.tr(write)} (${name.tr});`,
        en: write => `What would change the picture is ${end.en(write)} (${name.en});`,
      },
      {
        tr: write => `${ahead.tr} bakılacak işaret ${write.price(watchUsd)}.`,
        en: write => `the mark ${ahead.en} is ${write.price(watchUsd)}.`,
      },
    ),
  ]
}

const begun = (text: string) => `A${text.slice(1)}`

type Names = Record<TurnKind, Both<string>>

function turnNames(timeframe: Timeframe, term: TermName, side: 'below' | 'above'): Names {
  const isBelow = side === 'below'
  const { tr, en } = stretches[term]
  return {
    supertrend: { tr: 'SuperTrend çizgisi', en: 'the SuperTrend line' },
    average50: averageName(50, timeframe),
    average200: averageName(200, timeframe),
    extreme: {
      tr: `${tr.of} ${isBelow ? 'dibi' : 'tepesi'}`,
      en: `the ${isBelow ? 'low' : 'high'} ${en.of}`,
    },
    level: isBelow ? { tr: 'destek', en: 'support' } : { tr: 'direnç', en: 'resistance' },
    range: {
      tr: `olası aralığın ${isBelow ? 'alt' : 'üst'} ucu`,
      en: `the ${isBelow ? 'lower' : 'upper'} end of the likely range`,
    },
  }
}
