import type { Numbers } from '@pusula/words'
import type { StoryFacts } from '../../facts/facts.ts'
import { type Move, surpriseOf } from '../../facts/moves.ts'
import type { Saying } from '../language.ts'
import { againstNormal, capitalised, stretchWords, timesOf, verbOf } from '../words.ts'
import type { Surprise } from './surprises.ts'

/** The one more fact that may follow the lead, as a short sentence of its own: "but" where the two go against each other. */
export function alongside(lead: Surprise, second: Surprise, facts: StoryFacts, isDespite: boolean): Saying {
  const isAgainst = goAgainst(lead, second)
  const but = isAgainst ? { tr: 'Ama ', en: 'But ' } : { tr: '', en: '' }
  const saying = sayingOf(second, facts, { isAgainst, isDespite, isOfVolume: lead.subject === 'volume' })
  return {
    tr: write => `${but.tr}${isAgainst ? saying.tr(write) : capitalised.tr(saying.tr(write))}.`,
    en: write => `${but.en}${isAgainst ? saying.en(write) : capitalised.en(saying.en(write))}.`,
  }
}

/** Busy and quiet, one of each; or a new high of a coin that fell. What moved far, made a new high or was in the news is busy. */
function goAgainst(lead: Surprise, second: Surprise): boolean {
  const ways = [lead, second].map(wayOf)
  return isBusy(lead) !== isBusy(second) || (ways.includes('up') && ways.includes('down'))
}

export function wayOf(surprise: Surprise): 'up' | 'down' | null {
  if (surprise.subject === 'move') return surprise.move.ratio > 0 ? 'up' : 'down'
  return surprise.subject === 'extreme' ? (surprise.end === 'high' ? 'up' : 'down') : null
}

/** A week that went one way and the day that the headline told, which went the other; or that day against its week. */
export const despite = {
  tr: ({ ratio, days }: Move, write: Numbers): string =>
    days === 1
      ? `bir haftada ${verbOf(-ratio).tr.did}, ama son 24 saatte ${write.size(ratio)} ${verbOf(ratio).tr.did}`
      : `son 24 saatte ${verbOf(-ratio).tr.did}, ama bir hafta öncesine göre ${write.size(ratio)} ${verbOf(ratio).tr.way}`,
  en: ({ ratio, days }: Move, write: Numbers): string =>
    days === 1
      ? `${verbOf(-ratio).en.did} in a week but ${verbOf(ratio).en.did} ${write.size(ratio)} in 24 hours`
      : `${verbOf(-ratio).en.did} in 24 hours but is ${verbOf(ratio).en.way} ${write.size(ratio)} in a week`,
}

const isBusy = (surprise: Surprise) => !('ratio' in surprise) || surprise.ratio > 1

interface Contrast {
  /** Against the lead. */
  readonly isAgainst: boolean
  /** A move against the day that the headline told. */
  readonly isDespite: boolean
  /** Behind a sentence about volume a price has to be named: it is not the volume that rose. */
  readonly isOfVolume: boolean
}

function sayingOf(
  second: Surprise,
  { places, headlines }: StoryFacts,
  { isAgainst, isDespite, isOfVolume }: Contrast,
): Saying {
  const subject = isOfVolume ? { tr: 'fiyat ', en: 'the price' } : { tr: '', en: 'it' }
  switch (second.subject) {
    case 'move': {
      const { tr, en } = stretchWords(second.move.days)
      const verb = verbOf(second.move.ratio)
      const size = surpriseOf(second.move)
      if (isDespite)
        return {
          tr: write => `fiyat ${despite.tr(second.move, write)}; bu, ${tr.usual} ${timesOf.tr(size, write)}`,
          en: write => `the price ${despite.en(second.move, write)}, ${timesOf.en(size, en.usual, write)}`,
        }
      return {
        tr: write =>
          `${subject.tr}${tr.over} ${write.size(second.move.ratio)} ${verb.tr.did}, ${tr.usual} ${timesOf.tr(size, write)}`,
        en: write =>
          `${en.over} ${subject.en} ${verb.en.did} ${write.size(second.move.ratio)}, ${timesOf.en(size, en.usual, write)}`,
      }
    }
    case 'volume':
      return {
        tr: write => `hacim ${isAgainst ? '' : 'de '}${againstNormal.tr(second.ratio, write)}`,
        en: write => `volume is ${againstNormal.en(second.ratio, write)}`,
      }
    case 'swing':
      return {
        tr: write => `oynaklığı ${againstNormal.tr(second.ratio, write)}`,
        en: write => `its swings are ${againstNormal.en(second.ratio, write)}`,
      }
    case 'extreme': {
      const place = places[second.span]
      const priceUsd = (second.end === 'high' ? place?.highUsd : place?.lowUsd) ?? 0
      const span =
        second.span === 'year'
          ? { tr: 'bu hafta son bir yılın', en: 'a year', when: 'this week ' }
          : { tr: 'son 30 günün', en: '30 days', when: '' }
      const end =
        second.end === 'high'
          ? { tr: 'en yükseğini', en: 'rose to its highest' }
          : { tr: 'en düşüğünü', en: 'fell to its lowest' }
      return {
        tr: write => `${subject.tr}${span.tr} ${end.tr} gördü: ${write.prose(priceUsd)}`,
        en: write => `${span.when}${subject.en} ${end.en} in ${span.en}, ${write.prose(priceUsd)}`,
      }
    }
    case 'headlines': {
      const { count, usualCount } = headlines ?? { count: 0, usualCount: 0 }
      return {
        tr: write => `bir günde ${write.count(count)} haber çıktı; normalde ${write.count(Math.round(usualCount))}`,
        en: write =>
          `there were ${write.count(count)} headlines in a day, usually ${write.count(Math.round(usualCount))}`,
      }
    }
  }
}
