import { HOUR_MS, type Language, numbersIn } from '@pusula/words'
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

/** Net move of a path. */
const ended = {
  tr: /(?<!, ama bir hafta )öncesine göre (?:de )?%\S+ (yukarıda|aşağıda)/,
  en: /\b(up|down) \S+% over the (?:week|month|six months)/i,
}

/** What a story tells of either way. */
const wentUp = {
  tr: /yükseldi|yükselip|yukarıda|telafi etti|en yükseğini/,
  en: /\b(?:rose|up|above|highest)\b|made up/i,
}
const wentDown = {
  tr: /düştü|düşüp|aşağıda|geri verdi|en düşüğünü/,
  en: /\b(?:fell|down|below its|lowest)\b|gave (?:back|all)/i,
}

/** How a term tells its path, by its own words. */
const paths = {
  short: { tr: /bir hafta içinde/i, en: /(?:within a|over a|of the past) week/i },
  mid: { tr: /bir ay içinde/i, en: /(?:within a|of the past) month/i },
  long: { tr: /altı ay içinde/i, en: /(?:within|of the past) six months/i },
}

/** The price that a path went to or came from, and the distance from the same end of its span. */
const low = {
  tr: { path: /dibinden|düşüp/, place: /en düşüğünden/ },
  en: { path: /its low of|fell \S+ to/, place: /above its (?:\S+ )?low/ },
}
const high = {
  tr: { path: /tepesinden|yükselip/, place: /en yükseğinden/ },
  en: { path: /its high of|rose \S+ to/, place: /below its (?:\S+ )?high/ },
}

/** What a close would undo, and whose move that is. */
const undoes = { tr: /geri verir|telafi eder|döner/, en: /give back|make up|turn the/ }
const spans = {
  tr: { day: / günün /, week: / haftanın / },
  en: { day: / day’s /, week: / week’s / },
}

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
    name: 'a close that would undo a day beside a story of a week, and does not say so, or the other way round',
    isBroken: ({ analysis: { terms } }, { stories }, language) => {
      const { short } = terms
      if (short.kind !== 'read' || !undoes[language].test(stories.short.changes)) return false
      return !spans[language][short.move.days === 1 ? 'day' : 'week'].test(stories.short.changes)
    },
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
      !/tepesinden|dibinden|düşüp|yükselip|its (?:high|low) of|(?:fell|rose) \S+ to/.test(
        headline.text.split('. ').at(-1) ?? '',
      ),
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
    name: 'the pill of the short term against all that its story tells',
    isBroken: ({ analysis: { terms } }, { stories }, language) => {
      const { short } = terms
      // Of a coin of a few days all of its past is told, and says so.
      const isNew = /İlk işlem|first trade/.test(stories.short.happened)
      if (short.kind !== 'read' || short.direction === 'sideways' || isNew) return false
      const [expected, against] = short.direction === 'up' ? [wentUp, wentDown] : [wentDown, wentUp]
      return against[language].test(stories.short.happened) && !expected[language].test(stories.short.happened)
    },
  },
  {
    name: 'the path of the headline told once more by its term',
    isBroken: (_, { headline, stories }, language) =>
      (['mid', 'long'] as const).some(name => {
        const path = paths[name][language]
        return path.test(headline.text) && path.test(stories[name].happened)
      }),
  },
  {
    name: 'an end of a path, and the same end of its span with another figure',
    isBroken: (_, { headline, stories }, language) =>
      termNames.some(name => {
        const { happened, stands } = stories[name]
        const path = [happened, headline.text].find(text => paths[name][language].test(text)) ?? ''
        return (
          (low[language].path.test(path) && low[language].place.test(stands)) ||
          (high[language].path.test(path) && high[language].place.test(stands))
        )
      }),
  },
  {
    name: 'a month that went further than its own low or high allow',
    isBroken: ({ analysis: { facts, priceUsd } }) => {
      const { places, moves } = facts
      if (!places.month || !moves.month) return false
      const { startUsd } = moves.month
      const { lowUsd, highUsd } = places.month
      return startUsd < lowUsd * 0.999 || startUsd > highUsd * 1.001 || priceUsd < lowUsd || priceUsd > highUsd
    },
  },
  {
    name: 'a volume that reads as if it had risen, fallen or made a new high',
    isBroken: (_, { stories }, language) => {
      const unnamed = {
        tr: /hacmi? normalin [^.;]*\. (?:Ama )?(?:[Bb]ir haftada|[Ss]on (?:24 saatte|30 günün))/,
        en: /olume (?:in .+ )?is [^;]*? normal\. (?:But )?(?:(?:[Ii]n|[Oo]ver) (?:a week|24 hours) )?[Ii]t /,
      }
      return unnamed[language].test(stories.short.happened)
    },
  },
  {
    name: 'a size of a change from another moment than now, without that moment',
    isBroken: (_, { stories }, language) =>
      termNames.some(name => {
        const sizes = { tr: /%\S+ (?:düşmüş|yükselmiş) olur/, en: /a (?:fall|rise) of \S+%/ }[language]
        const since = {
          tr: /(?:24 saatte|haftada|ayda|günde) %/,
          en: /% in (?:24 hours|a week|a month|six months|\d+ days)/,
        }
        return sizes.test(stories[name].changes) && !since[language].test(stories[name].changes)
      }),
  },
  {
    name: 'late for a plan that can be had no dearer than it began',
    isBroken: ({ analysis: { plans, priceUsd } }, { headline, spot_reason }) =>
      plans.up.state === 'met' &&
      priceUsd <= plans.up.entryUsd &&
      /geç\.|[Ll]ate/.test(`${headline.notHolding} ${spot_reason}`),
  },
  {
    name: 'the chance of a plan that was issued hours ago, told as if it were of now',
    isBroken: ({ analysis: { plans, at } }, { headline, spot_reason }, language) =>
      [plans.up, plans.down].some(plan => {
        if (plan.state !== 'waiting' || at - plan.issuedAt < HOUR_MS) return false
        const ofNow = language === 'tr' ? /, ihtimali/ : /; chance/
        return ofNow.test(`${headline.holding} ${headline.notHolding} ${spot_reason}`)
      }),
  },
  {
    name: 'a move that goes against what was told, and is called small',
    isBroken: (_, { stories }, language) =>
      ({ tr: /, ama [^.]*yalnızca %/, en: /, but [^.]*only \S+%/ })[language].test(stories.short.happened),
  },
  {
    name: 'calm said twice',
    isBroken: (_, { headline, stories }) =>
      headline.state === 'quiet' &&
      /sakin:|is quiet:/.test(stories.short.happened) &&
      /sakin|calmer/.test(headline.text),
  },
  {
    name: 'a day of calm that moves far, without a word of that',
    isBroken: ({ analysis: { forecasts, priceUsd } }, { headline }, language) => {
      const { lowUsd, highUsd } = forecasts.horizons['1day'].range80
      const isWide = Math.max(highUsd / priceUsd - 1, 1 - lowUsd / priceUsd) >= 0.07
      return isWide && { tr: /normalden sakin:/, en: /calmer than usual:/ }[language].test(headline.text)
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
