import {
  type Both,
  clockIn,
  datesIn,
  dollars,
  homeZone,
  type Language,
  markedIn,
  momentsIn,
  numbersIn,
  pricesIn,
  type Tender,
} from '@pusula/words'
import type { Analysis } from '../analysis/analyse.ts'
import type { TermName } from '../analysis/terms.ts'
import { chooserOf, type Said, writerOf } from './choose.ts'
import { headlinesOf } from './headline/headline.ts'
import { type HeadlineState, stateOf } from './headline/state.ts'
import type { Coin, Saying } from './language.ts'
import { sayLeveraged, saySpot } from './plans.ts'
import { postureOf } from './posture.ts'
import { sceneOf } from './scene.ts'
import { sayScore } from './score.ts'
import { type Story, tellStories } from './story/stories.ts'
import { sayHolding, sayTouch } from './touch.ts'
import { directionWords, waitWord } from './words.ts'

/** The three slots of a term in one language; those of a term that is not open yet are empty but for the first. */
interface StoryText {
  readonly happened: string
  readonly stands: string
  readonly changes: string
}

/** An analysis in words. The names are those of the product's replies. */
export interface Commentary {
  readonly headline: {
    readonly state: HeadlineState
    readonly text: string
    readonly holding: string
    readonly notHolding: string
  }
  readonly stories: Readonly<Record<TermName, StoryText>>
  readonly short_term: string
  readonly mid_term: string
  readonly long_term: string
  readonly spot_reason: string
  readonly leverage_reason: string
  readonly score_sentence: string
  readonly touch_sentence: string
  readonly levels_sentence: string
  /** One word for each term's direction. */
  readonly directions: Readonly<Record<TermName, string>>
  readonly spot_action: string
  readonly leverage_position: string
}

/** Puts an analysis into words, from its numbers alone, as it is read at home at once: the same one gives the same letters. */
export function comment(analysis: Analysis, coin: Coin, language: Language, tender: Tender = dollars): Commentary {
  const priced = pricesIn(commentWithMarks(analysis, coin, language), numbersIn(language).dollarsIn(tender))
  const { moment } = datesIn(language, clockIn(homeZone))
  return momentsIn(priced, at => moment(at, new Date(analysis.at)))
}

/** The same for readers of any currency, anywhere: `pricesIn` writes the marks of prices, `momentsIn` those of moments. */
export const commentWithMarks = (analysis: Analysis, coin: Coin, language: Language): Commentary => {
  const { state, headline, stories } = told(analysis, coin)
  const { terms, score, facts, at } = analysis
  const write = markedIn(language)
  const choose = chooserOf(coin.symbol, at)
  const say = (saying: Saying) => saying[language](write)
  const textOf = ({ happened, stands, changes }: Story): StoryText => ({
    happened: happened[language],
    stands: stands?.[language] ?? '',
    changes: changes?.[language] ?? '',
  })
  const texts = { short: textOf(stories.short), mid: textOf(stories.mid), long: textOf(stories.long) }
  const joined = ({ happened, stands, changes }: StoryText) => [happened, stands, changes].filter(Boolean).join(' ')
  const direction = (term: TermName) => {
    const found = terms[term]
    return directionWords[found.kind === 'read' ? found.direction : found.kind][language]
  }
  const { holding, notHolding } = postureOf(analysis)
  const touch = say(sayTouch(facts.edges, choose))
  return {
    headline: { state, text: headline[language], holding: say(holding), notHolding: say(notHolding) },
    stories: texts,
    short_term: joined(texts.short),
    mid_term: joined(texts.mid),
    long_term: joined(texts.long),
    spot_reason: say(saySpot(analysis)),
    leverage_reason: say(sayLeveraged(analysis)),
    score_sentence: say(sayScore(score, choose)),
    touch_sentence: touch,
    levels_sentence: `${touch} ${say(sayHolding)}`,
    directions: { short: direction('short'), mid: direction('mid'), long: direction('long') },
    spot_action: waitWord[language],
    leverage_position: waitWord[language],
  }
}

interface Told {
  readonly state: HeadlineState
  readonly headline: Both
  readonly stories: Readonly<Record<TermName, Story>>
}

/** What was told lately is not worked out again for the other language. */
const toldOf = new WeakMap<Analysis, { readonly coin: string; readonly told: Told }>()

function told(analysis: Analysis, coin: Coin): Told {
  const key = `${coin.symbol} ${coin.name}`
  const kept = toldOf.get(analysis)
  if (kept?.coin === key) return kept.told
  const made = tell(analysis, coin)
  toldOf.set(analysis, { coin: key, told: made })
  return made
}

/** Headline and stories, written in both languages at once: the wordings are chosen so that neither repeats itself. */
function tell(analysis: Analysis, coin: Coin): Told {
  const scene = sceneOf(analysis, coin)
  const choose = chooserOf(coin.symbol, analysis.at)
  const write = writerOf(choose, coin.name)
  const state = stateOf(scene)
  const { says, tells } = choose('headline', headlinesOf(state, scene))
  const headline: Said = write('headline', [says])
  return { state, headline, stories: tellStories(scene, new Set(tells), write) }
}
