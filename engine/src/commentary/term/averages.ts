import type { Both, Language } from '@pusula/words'
import { type AveragePeriod, averagePeriods } from '../../analysis/term.ts'
import { averageUnits } from '../words.ts'
import type { Scene } from './scene.ts'

type Place = 'above' | 'below' | 'near'

/** Nearer than a quarter of an average range, a price is neither above nor below. */
const nearInAtr = 0.25

interface Averages {
  /** "above its 20- and 50-day averages and below its 200-day average" */
  readonly clause: Both<string>
  /** Whether more of them speak against the direction than for it. */
  readonly disagree: boolean
}

export function describeAverages({ facts, analysis }: Scene): Averages {
  const { averagesUsd, atrUsd, direction, timeframe } = facts
  const at = (place: Place) =>
    averagePeriods.filter(period => {
      const averageUsd = averagesUsd[period]
      return averageUsd !== null && placeOf(analysis.priceUsd - averageUsd, atrUsd) === place
    })
  const places = { above: at('above'), below: at('below'), near: at('near') }
  const balance = places.above.length - places.below.length
  const disagree = (direction === 'up' && balance < 0) || (direction === 'down' && balance > 0)
  // What agrees with the direction comes first, and after a "though" what does not.
  const order: Place[] = (direction === 'down') !== disagree ? ['below', 'above', 'near'] : ['above', 'below', 'near']
  const say = (language: Language) =>
    join[language](
      order
        .filter(place => places[place].length > 0)
        .map(place => phrases[place][language](places[place], averageUnits[timeframe][language])),
    )
  return { clause: { tr: say('tr'), en: say('en') }, disagree }
}

function placeOf(distanceUsd: number, atrUsd: number): Place {
  if (Math.abs(distanceUsd) <= nearInAtr * atrUsd) return 'near'
  return distanceUsd > 0 ? 'above' : 'below'
}

type Phrase = Both<(periods: readonly AveragePeriod[], unit: string) => string>

const turkish =
  (one: string, many: string): Phrase['tr'] =>
  (periods, unit) =>
    `${listed(periods, ' ve ')} ${unit} ${periods.length > 1 ? many : one}`

const english =
  (place: string): Phrase['en'] =>
  (periods, unit) =>
    periods.length > 1
      ? `${place} its ${listed(
          periods.map((period, i) => `${period}-${i === periods.length - 1 ? unit : ''}`),
          ' and ',
        )} averages`
      : `${place} its ${periods[0]}-${unit} average`

const phrases: Record<Place, Phrase> = {
  above: { tr: turkish('ortalamanın üstünde', 'ortalamaların üstünde'), en: english('above') },
  below: { tr: turkish('ortalamanın altında', 'ortalamaların altında'), en: english('below') },
  near: { tr: turkish('ortalamaya yakın', 'ortalamalara yakın'), en: english('close to') },
}

const join: Both<(parts: string[]) => string> = {
  tr: parts => parts.join(', '),
  en: parts => listed(parts, ' and '),
}

const listed = (items: readonly (string | number)[], and: string) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')}${and}${items[items.length - 1]}` : `${items[0]}`
