import { type TermName, termNames } from '../../analysis/terms.ts'
import type { Said, Variants, writerOf } from '../choose.ts'
import type { Scene } from '../scene.ts'
import { changesOf } from './changes.ts'
import { happenedLong, happenedMid } from './happened-long.ts'
import { happenedShort } from './happened-short.ts'
import { changesNew, happenedNew, leastLevelDays, opensLater, standsNew } from './new-coin.ts'
import { happenedOnPath } from './path.ts'
import { standsLong, standsMid, standsShort } from './stands.ts'
import type { Told } from './surprises.ts'

/** The three slots of a term. What a term that is not open yet says stands in the first; the others are null then. */
export interface Story {
  readonly happened: Said
  readonly stands: Said | null
  readonly changes: Said | null
}

/** What happened, where it stands and what would change it, for each term. */
export function tellStories(
  scene: Scene,
  told: ReadonlySet<Told>,
  write: ReturnType<typeof writerOf>,
): Readonly<Record<TermName, Story>> {
  const one = (name: TermName): Story => {
    const { happened, stands, changes } = slotsOf(scene, name, told)
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

function slotsOf(scene: Scene, name: TermName, told: ReadonlySet<Told>): Slots {
  const { facts, terms } = scene
  const term = terms[name]
  if (name === 'short' && facts.ageDays < leastLevelDays)
    return { happened: happenedNew(scene), stands: standsNew(scene), changes: changesNew }
  if (term.kind === 'too-new') {
    if (name === 'short') return { happened: happenedNew(scene), stands: standsNew(scene), changes: changesNew }
    return { happened: opensLater(term, name === 'long'), stands: null, changes: null }
  }
  const changes = changesOf(scene, name, term)
  if (name === 'short') return { happened: happenedShort(scene, told), stands: standsShort(scene, told), changes }
  const path = happenedOnPath(scene, name === 'mid' ? 'month' : 'halfYear')
  if (name === 'mid')
    return { happened: path ?? happenedMid(term.move, facts.moves), stands: standsMid(scene), changes }
  const happened = path ?? happenedLong(term.move, facts.moves, told.has('halfYear'))
  return { happened, stands: standsLong(scene, told), changes }
}
