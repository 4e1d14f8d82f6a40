import { type Language, numbersIn } from '@pusula/words'
import { termNames } from '../../analysis/terms.ts'
import { isPlan } from '../../plans/pair.ts'
import type { Commentary } from '../comment.ts'
import { bandWords, directionWords } from '../words.ts'
import { postureFaults } from './posture.ts'
import type { State } from './states.ts'

interface Rule {
  readonly name: string
  /** Whether what one part of the screen says goes against another. */
  readonly isBroken: (state: State, text: Commentary, language: Language) => boolean
}

const calm = { tr: /sakin|az oynuyor/, en: /calm(?!er)|calmer|quiet|moving little|moves little/ }
const lively = { tr: /çok hareketli|normalin [\d,]+ katı oynuyor/, en: /very lively|times as much as normal/ }
const rises = {
  tr: /^(?:\S+ )*?(?:bir ayda|son 30 günde|ay boyunca) %\S+ yükseldi/i,
  en: /it rose \S+ in a month|over (?:30 days|the month) it rose/i,
}
const falls = {
  tr: /^(?:\S+ )*?(?:bir ayda|son 30 günde|ay boyunca) %\S+ düştü/i,
  en: /it fell \S+ in a month|over (?:30 days|the month) it fell/i,
}

/** Where a path has brought the price, against its beginning. */
const ended = { tr: /öncesine göre %\S+ (yukarıda|aşağıda)/, en: /\b(up|down) \S+% overall/i }

const storyOf = ({ headline, stories }: Commentary) =>
  [headline.text, ...termNames.flatMap(name => Object.values(stories[name]))].join(' ')

/** The prices of a text, as they are written. */
const pricesOf = (text: string) => [...text.matchAll(/\$[\d.,]*\d/g)].map(([price]) => price)

/** What a reader who holds every part of a screen against the others would stumble over. */
const rules: readonly Rule[] = [
  {
    name: 'calm and very lively on one screen',
    isBroken: (_, text, language) => calm[language].test(storyOf(text)) && lively[language].test(storyOf(text)),
  },
  {
    name: 'the pill of the month against its story',
    isBroken: (_, { directions, stories }, language) =>
      (directions.mid === directionWords.up[language] && falls[language].test(stories.mid.happened)) ||
      (directions.mid === directionWords.down[language] && rises[language].test(stories.mid.happened)),
  },
  {
    name: 'the pill of a term against where its path has brought it',
    isBroken: ({ analysis }, { stories }, language) =>
      termNames.some(name => {
        const term = analysis.terms[name]
        const net = ended[language].exec(stories[name].happened)?.[1]
        if (term.kind !== 'read' || term.direction === 'sideways' || !net) return false
        return /^(?:up|yukarıda)$/i.test(net) !== (term.direction === 'up')
      }),
  },
  {
    name: 'a close that would undo a move lies on the side it came from',
    isBroken: ({ analysis }, { stories }, language) =>
      termNames.some(name => {
        const term = analysis.terms[name]
        if (term.kind !== 'read' || term.direction === 'sideways') return false
        const below = language === 'tr' ? / altında olursa/ : / close below /
        return stories[name].changes !== '' && /olursa|would/.test(stories[name].changes)
          ? below.test(stories[name].changes) !== (term.direction === 'up')
          : false
      }),
  },
  {
    name: 'a plan told in two ways: trigger, stop, target and chance of the reason are those of the plan',
    isBroken: ({ analysis: { plans } }, { spot_reason }, language) => {
      const write = numbersIn(language)
      return [plans.up, plans.down]
        .filter(isPlan)
        .filter(({ state }) => state === 'waiting')
        .some(
          ({ triggerUsd, stopUsd, targetUsd, chances }) =>
            ![triggerUsd, stopUsd, targetUsd].every(usd => spot_reason.includes(write.prose(usd))) ||
            !spot_reason.includes(write.outOf(chances.met, 20)),
        )
    },
  },
  {
    name: 'a trigger on the wrong side of the price',
    isBroken: ({ analysis: { plans, priceUsd } }) =>
      [plans.up, plans.down]
        .filter(isPlan)
        .some(({ side, triggerUsd }) => (side === 'up' ? triggerUsd <= priceUsd : triggerUsd >= priceUsd)),
  },
  {
    name: 'the likely range of the story is not that of the forecast',
    isBroken: ({ analysis }, { stories }, language) => {
      const { lowUsd, highUsd } = analysis.forecasts.horizons['1day'].range80
      const range = /(?:Yarın bu saat için olası aralık|tomorrow:) (\$\S+ – \S*\d)/.exec(stories.short.stands)?.[1]
      return range !== undefined && !range.startsWith(numbersIn(language).proseRange(lowUsd, highUsd))
    },
  },
  {
    name: 'a level of the headline that is none of the two nearest of the touch sentence',
    isBroken: (_, { headline, touch_sentence }) =>
      headline.state === 'between' &&
      pricesOf(headline.text.split('. ').at(-1) ?? '').some(price => !pricesOf(touch_sentence).includes(price)) &&
      !/tepesinden|dibinden|its (?:high|low) of/.test(headline.text.split('. ').at(-1) ?? ''),
  },
  {
    name: 'a calm that the whole market shares, told of one coin',
    isBroken: ({ analysis: { facts } }, text, language) => {
      const { leader, swingRatio, volumeRatio } = facts
      const isShared = (ratio: number | null, of: number | null | undefined) =>
        ratio !== null && ratio < 1 && typeof of === 'number' && of < 1 && ratio / of > 0.8
      const said = `${text.headline.text} ${text.stories.short.happened}`
      const below = {
        tr: [/oynaklığı normalin %\S+ altında/, /hac\S+(?: de)? normalin %\S+ altında/],
        en: [/swings[^.;]* below normal/i, /volume[^.;]* below normal/i],
      }[language]
      return (
        (isShared(swingRatio, leader?.swingRatio) && below[0].test(said)) ||
        (isShared(volumeRatio, leader?.volumeRatio) && below[1].test(said))
      )
    },
  },
  {
    name: 'too new for a score, and a score',
    isBroken: ({ analysis: { score } }, { headline }) => score.readCount >= 4 && /skor|score/.test(headline.text),
  },
  {
    name: 'a band that is not that of the score',
    isBroken: ({ analysis: { score } }, { score_sentence }, language) =>
      score.readCount >= 4 && !score_sentence.startsWith(`${score.score}, ${bandWords[score.band][language]}`),
  },
  {
    name: 'no plan in the lines and one in the reason, or the other way round',
    isBroken: ({ analysis: { plans } }, { headline, spot_reason }) => {
      const isNone = !isPlan(plans.up) && !isPlan(plans.down)
      return (
        isNone !== /^(?:Plan yok|No plan)/.test(spot_reason) ||
        isNone !== /Plan yok:|No plan:/.test(headline.notHolding)
      )
    },
  },
]

export function contradictionsOf(state: State, text: Commentary, language: Language): string[] {
  return [
    ...rules
      .filter(({ isBroken }) => isBroken(state, text, language))
      .map(({ name }) => `${name}: ${storyOf(text)} | ${text.headline.holding} | ${text.score_sentence}`),
    ...postureFaults(state.analysis, text.headline, language),
  ]
}
