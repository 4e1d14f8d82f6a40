import type { Variants } from '../choose.ts'
import type { Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import type { Told } from '../story/surprises.ts'

/** One wording, and what it takes away from the short term, which would only say it again. */
export interface Headline {
  readonly says: Saying
  readonly tells: readonly Told[]
}

/** A level was passed, and is an edge itself now or lies behind one; the next one is on the other side of the price. */
export function passed(scene: Scene, side: { tr: string; to: string; en: string }): Variants<Headline> {
  const { name, facts } = scene
  const { edges } = facts
  if (!facts.passed) return between(scene)
  const passedUsd = facts.passed.priceUsd
  const nextUsd = facts.passed.side === 'up' ? edges.highUsd : edges.lowUsd
  return [
    {
      says: {
        tr: write =>
          `${name} ${write.prose(passedUsd, nextUsd)} ${side.tr} kapandı. Sıradaki sınır ${write.prose(nextUsd, passedUsd)}.`,
        en: write =>
          `${name} closed ${side.en} ${write.prose(passedUsd, nextUsd)}. The next edge is ${write.prose(nextUsd, passedUsd)}.`,
      },
      tells: [],
    },
    {
      says: {
        tr: write =>
          `${name} ${write.prose(passedUsd, nextUsd)} ${side.to}; bakılacak sıradaki yer ${write.prose(nextUsd, passedUsd)}.`,
        en: write =>
          `${name} is ${side.en} ${write.prose(passedUsd, nextUsd)}; the next place to look is ${write.prose(nextUsd, passedUsd)}.`,
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
