import type { Both } from '@pusula/words'
import type { StoryFacts } from '../../facts/facts.ts'
import { directionOf, type Move, surpriseOf } from '../../facts/moves.ts'
import type { Variants } from '../choose.ts'
import { inOrder, plainly, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { openingDays } from '../special/young.ts'
import { namedPath } from '../story/path.ts'
import { againstNormal, capitalised, stretchWords, timesOf, verbOf } from '../words.ts'
import { between, type Headline, passed } from './edges.ts'
import { type AnalysedState, topSpan } from './state.ts'

/** What is going on and what matters next, in at most two sentences. */
export function headlinesOf(state: AnalysedState, scene: Scene): Variants<Headline> {
  return sayings[state](scene)
}

const sayings: Record<AnalysedState, (scene: Scene) => Variants<Headline>> = {
  new: ({ name, facts: { ageDays } }) => {
    const early: Both =
      ageDays < openingDays.plans
        ? { tr: 'plan için henüz erken', en: 'too new for a plan' }
        : { tr: 'orta ve uzun vade için henüz erken', en: 'too new for the mid and long term' }
    if (ageDays < 1)
      return [
        {
          says: plainly(`${name} bugün işleme açıldı: ${early.tr}.`, `${name} began trading today: ${early.en}.`),
          topics: [],
        },
      ]
    return [
      {
        says: {
          tr: write => `${name} ${write.count(ageDays)} günlük: ${early.tr}.`,
          en: write => `${name} is ${write.count(ageDays)} ${ageDays === 1 ? 'day' : 'days'} old: ${early.en}.`,
        },
        topics: [],
      },
    ]
  },

  crash: scene => {
    const { name, facts } = scene
    const { day } = facts.moves
    if (!day) return between(scene)
    return [
      {
        says: {
          tr: write =>
            `${name} bir günde ${write.size(day.ratio)} düştü, olağan bir günün ${timesOf.tr(surpriseOf(day), write)}. Böyle bir günün ertesi de hareketli geçer: ±${write.size(roomOf(scene))}.`,
          en: write =>
            `${name} fell ${write.size(day.ratio)} in a day, ${timesOf.en(surpriseOf(day), 'a usual day', write)}. The day after such a day moves a lot too: ±${write.size(roomOf(scene))}.`,
        },
        topics: ['day'],
      },
      {
        says: {
          tr: write =>
            `${name} bir günde ${write.size(day.ratio)} düştü. Düşüş sürer mi bilmiyoruz; yarın ±${write.size(roomOf(scene))} oynayabilir.`,
          en: write =>
            `${name} fell ${write.size(day.ratio)} in a day. Whether it goes on is not known; by tomorrow it may move ±${write.size(roomOf(scene))}.`,
        },
        topics: ['day'],
      },
    ]
  },

  'news-day': scene => {
    const { name, facts } = scene
    const { day } = facts.moves
    const { headlines } = facts
    if (!day || !headlines) return between(scene)
    const verb = verbOf(day.ratio)
    const isStill = directionOf(day) === 'sideways'
    const did: Saying = isStill
      ? plainly('fiyat bu sürede yerinde saydı', 'the price stayed put that day')
      : {
          tr: write => `fiyat bu sürede ${write.size(day.ratio)} ${verb.tr.did}`,
          en: write => `the price ${verb.en.did} ${write.size(day.ratio)} that day`,
        }
    return [
      {
        says: {
          tr: write =>
            `${name} için son bir günde ${write.count(headlines.count)} haber çıktı; normalde ${write.count(Math.round(headlines.usualCount))}. ${capitalised.tr(did.tr(write))}.`,
          en: write =>
            `${name} had ${write.count(headlines.count)} headlines in a day; usually it has ${write.count(Math.round(headlines.usualCount))}. ${capitalised.en(did.en(write))}.`,
        },
        topics: ['headlines', 'day'],
      },
    ]
  },

  'very-lively': scene => {
    const { name, facts, dayRange } = scene
    const swing = facts.swingRatio ?? 1
    return [
      {
        says: {
          tr: write =>
            `${name} normalin ${timesOf.tr(swing, write)} oynuyor; yarın bu saate kadar ±${write.size(roomOf(scene))} oynayabilir.`,
          en: write =>
            `${name} swings ${timesOf.en(swing, 'as much as normal', write)}; by this time tomorrow it may move ±${write.size(roomOf(scene))}.`,
        },
        topics: ['swing'],
      },
      {
        says: {
          tr: write =>
            `${name} çok hareketli: yarın bu saat için olası aralık ${write.proseRange(dayRange.lowUsd, dayRange.highUsd)}.`,
          en: write =>
            `${name} is very lively: the likely range for this time tomorrow is ${write.proseRange(dayRange.lowUsd, dayRange.highUsd)}.`,
        },
        topics: ['range'],
      },
    ]
  },

  'above-r1': scene => passed(scene, { tr: 'üstünde', to: 'üstüne çıktı', en: 'above' }),
  'below-s1': scene => passed(scene, { tr: 'altında', to: 'altına indi', en: 'below' }),

  'top-of-range': scene => {
    const { name, priceUsd, facts } = scene
    const span = topSpan(scene)
    const highUsd = facts.places[span]?.highUsd ?? priceUsd
    const below = 1 - priceUsd / highUsd
    const days: Both = span === 'year' ? { tr: 'bir yılın', en: 'one-year' } : { tr: '30 günün', en: '30-day' }
    const where: Saying =
      below < hardly
        ? {
            tr: write => `${name} son ${days.tr} en yükseğinde: ${write.prose(highUsd)}.`,
            en: write => `${name} is at its ${days.en} high, ${write.prose(highUsd)}.`,
          }
        : {
            tr: write =>
              `${name}, son ${days.tr} en yükseği olan ${write.prose(highUsd)} fiyatının ${write.size(below)} altında.`,
            en: write => `${name} is ${write.size(below)} below its ${days.en} high, ${write.prose(highUsd)}.`,
          }
    return [{ says: where, topics: ['extreme'] }]
  },

  'long-climb': scene => {
    const { name, facts } = scene
    const { halfYear } = facts.moves
    if (!halfYear || !facts.longAverage) return between(scene)
    const { days, isAtLeast } = facts.longAverage
    return [
      {
        says: {
          tr: write =>
            `${name} ${isAtLeast ? 'en az ' : ''}${write.count(days)} gündür 200 günlük ortalamasının üstünde ve 6 ayda ${write.size(halfYear.ratio)} yükseldi.`,
          en: write =>
            `${name} has been above its 200-day average for ${isAtLeast ? 'at least ' : ''}${write.count(days)} days, up ${write.size(halfYear.ratio)} in 6 months.`,
        },
        topics: ['halfYear', 'average'],
      },
    ]
  },

  'long-fall': scene => {
    const { name, facts } = scene
    const { halfYear } = facts.moves
    if (!halfYear || !facts.longAverage) return between(scene)
    const { days, isAtLeast } = facts.longAverage
    return [
      {
        says: {
          tr: write =>
            `${name} 6 ayda ${write.size(halfYear.ratio)} düştü ve ${isAtLeast ? 'en az ' : ''}${write.count(days)} gündür 200 günlük ortalamasının altında.`,
          en: write =>
            `${name} fell ${write.size(halfYear.ratio)} in 6 months and has been below its 200-day average for ${isAtLeast ? 'at least ' : ''}${write.count(days)} days.`,
        },
        topics: ['halfYear', 'average'],
      },
    ]
  },

  quiet: scene => {
    const { name, facts } = scene
    const slide = slideOf(facts)
    const swing = facts.swingRatio ?? 1
    if (slide) return farInCalm(name, slide, swing)
    const path = namedPath(scene)
    if (path)
      return [
        {
          says: inOrder(path.says, plainly('Şimdi normalden sakin.', 'It is calmer than usual now.')),
          topics: [path.topic, 'calm'],
        },
      ]
    const yet: Both = roomOf(scene) < wideRoom ? { tr: ':', en: ':' } : { tr: ', yine de', en: ', yet' }
    return [
      {
        says: {
          tr: write =>
            `${name} normalden sakin${yet.tr} yarın bu saate kadar ±${write.size(roomOf(scene))} oynayabilir.`,
          en: write =>
            `${name} is calmer than usual${yet.en} by this time tomorrow it may move ±${write.size(roomOf(scene))}.`,
        },
        topics: ['calm'],
      },
      {
        says: {
          tr: write => `${name} bu aralar az oynuyor: oynaklığı ${againstNormal.tr(swing, write)}.`,
          en: write => `${name} is moving little these days: its swings are ${againstNormal.en(swing, write)}.`,
        },
        topics: ['swing'],
      },
    ]
  },

  between: scene => between(scene),
}

const slideMoves = 2
/** A day that may move so far is calm for this coin alone, and nobody would call it so without a word. */
const wideRoom = 0.07

/** A coin that swings little may still go far: the week's or the month's move, if it did. */
function slideOf({ moves: { week, month } }: StoryFacts): Move | null {
  const far = [week, month].flatMap(move => (move && surpriseOf(move) >= slideMoves ? move : []))
  return far.toSorted((a, b) => surpriseOf(b) - surpriseOf(a))[0] ?? null
}

function farInCalm(name: string, move: Move, swing: number): Variants<Headline> {
  const { tr, en } = stretchWords(move.days)
  const verb = verbOf(move.ratio)
  return [
    {
      says: {
        tr: write =>
          `${name} ${tr.over} ${write.size(move.ratio)} ${verb.tr.did}, ama oynaklığı ${againstNormal.tr(swing, write)}.`,
        en: write =>
          `${name} ${verb.en.did} ${write.size(move.ratio)} ${en.over}, but its swings are ${againstNormal.en(swing, write)}.`,
      },
      topics: move.days === 7 ? ['week', 'swing'] : ['swing'],
    },
  ]
}

/** A change this small is hardly one. */
const hardly = 0.001

/** How far the likely range of tomorrow reaches to the wider side. */
const roomOf = ({ dayRange, priceUsd }: Scene) =>
  Math.max(dayRange.highUsd / priceUsd - 1, 1 - dayRange.lowUsd / priceUsd)
