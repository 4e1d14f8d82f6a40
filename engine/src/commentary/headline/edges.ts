import type { Variants } from '../choose.ts'
import { inOrder, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { namedPath } from '../story/path.ts'
import type { Topic } from '../story/surprises.ts'

/** A wording, and the facts that the short term then leaves out as repetition. */
export interface Headline {
  readonly says: Saying
  readonly topics: readonly Topic[]
}

/** A level was passed by a close. The next one lies beyond that close: a level that it passed as well is none. */
export function passed(scene: Scene, side: { tr: string; to: string; en: string }): Variants<Headline> {
  const { name, facts, priceUsd } = scene
  if (!facts.passed) return between(scene)
  const { priceUsd: passedUsd, nextUsd } = facts.passed
  const closed: Headline = {
    says: {
      tr: write => `${name} fiyatı ${write.prose(passedUsd)} ${side.tr} kapandı.`,
      en: write => `${name} closed ${side.en} ${write.prose(passedUsd)}.`,
    },
    topics: [],
  }
  if (nextUsd === null) return [closed]
  const withNext: Headline = {
    says: {
      tr: write =>
        `${name} fiyatı ${write.prose(passedUsd, nextUsd)} ${side.tr} kapandı. Sıradaki seviye ${write.prose(nextUsd, passedUsd)}.`,
      en: write =>
        `${name} closed ${side.en} ${write.prose(passedUsd, nextUsd)}. The next level is ${write.prose(nextUsd, passedUsd)}.`,
    },
    topics: [],
  }
  // After a tick back it still closed there, and is not beyond it now.
  const isBeyond = facts.passed.side === 'up' ? priceUsd > passedUsd : priceUsd < passedUsd
  if (!isBeyond) return [withNext]
  return [
    withNext,
    {
      says: {
        tr: write =>
          `${name} ${write.prose(passedUsd, nextUsd)} ${side.to}; sıradaki seviye ${write.prose(nextUsd, passedUsd)}.`,
        en: write =>
          `${name} is ${side.en} ${write.prose(passedUsd, nextUsd)}; the next level is ${write.prose(nextUsd, passedUsd)}.`,
      },
      topics: [],
    },
  ]
}

/** Nothing else is to tell: the path of the month where it was remarkable, and the two prices it is between. */
export function between(scene: Scene): Variants<Headline> {
  const {
    name,
    facts: {
      edges: { lowUsd, highUsd },
    },
    terms: { short },
  } = scene
  const path = namedPath(scene)
  if (path)
    return [
      {
        says: inOrder(path.says, {
          tr: write => `En yakın iki seviye ${write.prose(lowUsd, highUsd)} ve ${write.prose(highUsd, lowUsd)}.`,
          en: write => `The nearest levels are ${write.prose(lowUsd, highUsd)} and ${write.prose(highUsd, lowUsd)}.`,
        }),
        topics: [path.topic],
      },
    ]
  const isStill = short.kind === 'read' && short.direction === 'sideways'
  const [still, without] = isStill ? ['; belirgin bir yönü yok', ', with no clear direction'] : ['', '']
  return [
    {
      says: {
        tr: write =>
          `${name} ${write.prose(lowUsd, highUsd)} ile ${write.prose(highUsd, lowUsd)} seviyeleri arasında${still}.`,
        en: write =>
          `${name} is between the levels ${write.prose(lowUsd, highUsd)} and ${write.prose(highUsd, lowUsd)}${without}.`,
      },
      topics: [],
    },
    {
      says: {
        tr: write =>
          `${name} için en yakın iki seviye: altta ${write.prose(lowUsd, highUsd)}, üstte ${write.prose(highUsd, lowUsd)}.`,
        en: write =>
          `The nearest levels for ${name} are ${write.prose(lowUsd, highUsd)} below and ${write.prose(highUsd, lowUsd)} above.`,
      },
      topics: [],
    },
  ]
}
