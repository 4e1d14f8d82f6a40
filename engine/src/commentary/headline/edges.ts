import type { Variants } from '../choose.ts'
import type { Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import type { Told } from '../story/surprises.ts'

/** One wording, and what it takes away from the short term, which would only say it again. */
export interface Headline {
  readonly says: Saying
  readonly tells: readonly Told[]
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
    tells: [],
  }
  if (nextUsd === null) return [closed]
  const withNext: Headline = {
    says: {
      tr: write =>
        `${name} fiyatı ${write.prose(passedUsd, nextUsd)} ${side.tr} kapandı. Sıradaki seviye ${write.prose(nextUsd, passedUsd)}.`,
      en: write =>
        `${name} closed ${side.en} ${write.prose(passedUsd, nextUsd)}. The next level is ${write.prose(nextUsd, passedUsd)}.`,
    },
    tells: [],
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
      tells: [],
    },
  ]
}

/** Nothing else is to tell: where it is, and which prices to watch. */
export function between({ name, facts: { edges }, terms: { short } }: Scene): Variants<Headline> {
  const isStill = short.kind === 'read' && short.direction === 'sideways'
  const [seeks, without] = isStill ? [' yön arıyor', ' without a direction'] : ['', '']
  return [
    {
      says: {
        tr: write =>
          `${name} ${write.prose(edges.lowUsd, edges.highUsd)} ile ${write.prose(edges.highUsd, edges.lowUsd)} arasında${seeks}. Şimdi işlem için bir neden yok; iki sınırı izle.`,
        en: write =>
          `${name} is between ${write.prose(edges.lowUsd, edges.highUsd)} and ${write.prose(edges.highUsd, edges.lowUsd)}${without}. No reason to trade now; watch the two edges.`,
      },
      tells: [],
    },
    {
      says: {
        tr: write =>
          `${name} iki sınırının arasında: ${write.prose(edges.lowUsd, edges.highUsd)} ve ${write.prose(edges.highUsd, edges.lowUsd)}. Beklemek de bir karar.`,
        en: write =>
          `${name} sits between its edges, ${write.prose(edges.lowUsd, edges.highUsd)} and ${write.prose(edges.highUsd, edges.lowUsd)}. Waiting is a decision too.`,
      },
      tells: [],
    },
  ]
}
