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
import { type TermName, termNames } from '../analysis/terms.ts'
import type { Edges } from '../facts/edges.ts'
import { holding } from '../levels/holding.ts'
import { type Choose, chooserOf, type Said, type Variants, writerOf } from './choose.ts'
import { headlinesOf } from './headline/headline.ts'
import { type HeadlineState, stateOf } from './headline/state.ts'
import { type Coin, inOrder, plainly, type Saying } from './language.ts'
import { describeLeveraged, describeSpot } from './plans.ts'
import { postureOf } from './posture.ts'
import { type Scene, sceneOf } from './scene.ts'
import { describeScore } from './score.ts'
import { changesOf } from './story/changes.ts'
import { happenedLong, happenedMid } from './story/happened-long.ts'
import { happenedShort } from './story/happened-short.ts'
import { changesNew, happenedNew, minLevelDays, opensLater, standsNew } from './story/new-coin.ts'
import { happenedOnPath } from './story/path.ts'
import { standsLong, standsMid, standsShort } from './story/stands.ts'
import type { Topic as StoriesTold } from './story/surprises.ts'
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

const coinToss = 0.5

/** The chances that the edges are touched within a day, each and either. */
function describeTouch({ lowUsd, lowChance, highUsd, highChance, eitherChance }: Edges, choose: Choose): Saying {
  const touch = choose<Saying>('touch', [
    {
      tr: w =>
        `24 saatte en yakın iki seviyeden birine değme ihtimali ${w.chance(eitherChance)}: altta ${w.prose(lowUsd, highUsd)} için ${w.chance(lowChance)}, üstte ${w.prose(highUsd, lowUsd)} için ${w.chance(highChance)}.`,
      en: w =>
        `Chance of touching one of the two nearest levels in 24 hours: ${w.chance(eitherChance)}. Below, ${w.prose(lowUsd, highUsd)} has ${w.chance(lowChance)}; above, ${w.prose(highUsd, lowUsd)} has ${w.chance(highChance)}.`,
    },
    {
      tr: w =>
        `Fiyatın 24 saatte ${w.prose(lowUsd, highUsd)} seviyesine değme ihtimali ${w.chance(lowChance)}, ${w.prose(highUsd, lowUsd)} seviyesine ${w.chance(highChance)}; ikisinden birine ${w.chance(eitherChance)}.`,
      en: w =>
        `Chance of a touch in 24 hours: ${w.chance(lowChance)} for ${w.prose(lowUsd, highUsd)}, ${w.chance(highChance)} for ${w.prose(highUsd, lowUsd)}, ${w.chance(eitherChance)} for either.`,
    },
  ])
  return eitherChance >= coinToss
    ? inOrder(
        touch,
        plainly(
          'Bir seviyeye değmek, fiyatın oradan döneceği anlamına gelmez.',
          'Touching a level does not mean the price turns there.',
        ),
      )
    : touch
}

const { turnedInHundred: turned, passedInHundred: passed, randomTurnedInHundred: random } = holding

/** A level turned the price less often than a random price would, and the reader is told so. */
const describeHolding: Saying = plainly(
  `Fiyat bir seviyeye değdiğinde 100’de ${turned} kez geri döndü, ${passed} kez geçti. Rastgele seçilen bir fiyatta 100’de ${random} kez döndü: seviyeler fiyatı biraz daha az durdurdu.`,
  `When the price touched a level it turned back ${turned} times in 100 and passed ${passed} times. At a random price it turned back ${random} times, so levels stopped it slightly less often.`,
)

/** The three slots of a term. What a term that is not open yet says stands in the first; the others are null then. */
interface Story {
  readonly happened: Said
  readonly stands: Said | null
  readonly changes: Said | null
}

/** What happened, where it stands and what would change it, for each term. */
function writeTerms(
  scene: Scene,
  mentioned: ReadonlySet<StoriesTold>,
  write: ReturnType<typeof writerOf>,
): Readonly<Record<TermName, Story>> {
  const one = (name: TermName): Story => {
    const { happened, stands, changes } = slotsOf(scene, name, mentioned)
    return {
      happened: write(`${name} happened`, happened, true),
      stands: stands && write(`${name} stands`, stands),
      changes: changes && write(`${name} changes`, changes),
    }
  }
  const [short, mid, long] = termNames.map(one)
  if (!short || !mid || !long) throw new Error('a coin has three terms')
  return { short, mid, long }
}

interface Slots {
  readonly happened: Variants
  readonly stands: Variants | null
  readonly changes: Variants | null
}

function slotsOf(scene: Scene, name: TermName, mentioned: ReadonlySet<StoriesTold>): Slots {
  const { facts, terms } = scene
  const term = terms[name]
  if (name === 'short' && facts.ageDays < minLevelDays)
    return { happened: happenedNew(scene), stands: standsNew(scene), changes: changesNew }
  if (term.kind === 'too-new') {
    if (name === 'short') return { happened: happenedNew(scene), stands: standsNew(scene), changes: changesNew }
    return { happened: opensLater(term, name === 'long'), stands: null, changes: null }
  }
  const changes = changesOf(scene, name, term)
  if (name === 'short')
    return { happened: happenedShort(scene, mentioned), stands: standsShort(scene, mentioned), changes }
  const stretch = name === 'mid' ? 'month' : 'halfYear'
  const path = mentioned.has(`${stretch}Path`) ? null : happenedOnPath(scene, stretch)
  if (name === 'mid')
    return { happened: path ?? happenedMid(term.move, facts.moves), stands: standsMid(scene), changes }
  const happened = path ?? happenedLong(term.move, facts.moves, mentioned.has('halfYear'))
  return { happened, stands: standsLong(scene, mentioned), changes }
}

/** The same for readers of any currency, anywhere: `pricesIn` writes the marks of prices, `momentsIn` those of moments. */
export const commentWithMarks = (analysis: Analysis, coin: Coin, language: Language): Commentary => {
  const { state, headline, stories } = written(analysis, coin)
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
  const touch = say(describeTouch(facts.edges, choose))
  return {
    headline: { state, text: headline[language], holding: say(holding), notHolding: say(notHolding) },
    stories: texts,
    short_term: joined(texts.short),
    mid_term: joined(texts.mid),
    long_term: joined(texts.long),
    spot_reason: say(describeSpot(analysis)),
    leverage_reason: say(describeLeveraged(analysis)),
    score_sentence: say(describeScore(score, choose)),
    touch_sentence: touch,
    levels_sentence: `${touch} ${say(describeHolding)}`,
    directions: { short: direction('short'), mid: direction('mid'), long: direction('long') },
    spot_action: waitWord[language],
    leverage_position: waitWord[language],
  }
}

interface WrittenStories {
  readonly state: HeadlineState
  readonly headline: Both
  readonly stories: Readonly<Record<TermName, Story>>
}

/** What was told lately is not worked out again for the other language. */
const writtenOf = new WeakMap<Analysis, { readonly coin: string; readonly stories: WrittenStories }>()

function written(analysis: Analysis, coin: Coin): WrittenStories {
  const key = `${coin.symbol} ${coin.name}`
  const saved = writtenOf.get(analysis)
  if (saved?.coin === key) return saved.stories
  const made = writeStories(analysis, coin)
  writtenOf.set(analysis, { coin: key, stories: made })
  return made
}

/** Headline and stories, written in both languages at once: the wordings are chosen so that neither repeats itself. */
function writeStories(analysis: Analysis, coin: Coin): WrittenStories {
  const scene = sceneOf(analysis, coin)
  const choose = chooserOf(coin.symbol, analysis.at)
  const write = writerOf(choose, coin.name)
  const state = stateOf(scene)
  const { says, topics } = choose('headline', headlinesOf(state, scene))
  const headline: Said = write('headline', [says])
  return { state, headline, stories: writeTerms(scene, new Set(topics), write) }
}
