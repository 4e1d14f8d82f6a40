import type { PathTerm } from '../../paths/path.ts'
import type { Variants } from '../choose.ts'
import { plainly, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { capitalised } from '../words.ts'
import type { Topic } from './surprises.ts'

/** Words for the stretch that a path goes through. */
const terms: Record<
  PathTerm,
  {
    readonly tr: { readonly within: string; readonly ago: string }
    readonly en: { readonly within: string; readonly over: string; readonly past: string; readonly whole: string }
  }
> = {
  week: {
    tr: { within: 'bir hafta içinde', ago: 'bir hafta öncesine' },
    en: { within: 'within a week', over: 'over a week', past: 'the past week', whole: 'over the week' },
  },
  month: {
    tr: { within: 'bir ay içinde', ago: 'bir ay öncesine' },
    en: { within: 'within a month', over: 'over a month', past: 'the past month', whole: 'over the month' },
  },
  halfYear: {
    tr: { within: 'altı ay içinde', ago: 'altı ay öncesine' },
    en: {
      within: 'within six months',
      over: 'over six months',
      past: 'the past six months',
      whole: 'over the six months',
    },
  },
}

/** A change this small is hardly one. */
const hardly = 0.001
/** From here on all of it was made up, or given back; from there on more than that. */
const allOfIt = 0.97
const moreThanAll = 1.05
/** A swing that began this near to the beginning of its stretch began with it. */
const sameStart = 0.005

/** The largest fall or rise of a stretch, where its ends hide it: null where there is none to tell. */
function pathFacts({ facts: { paths }, priceUsd }: Scene, term: PathTerm) {
  const path = paths[term]
  const swing = path?.tell && path[path.tell.what]
  if (!path?.tell || !swing) return null
  const isFall = path.tell.what === 'fall'
  const [tr, en] = isFall ? (['düş', 'fell'] as const) : (['yüksel', 'rose'] as const)
  const sinceRatio = priceUsd / swing.fromPrice - 1
  const { recovery } = path.tell
  // By where it began, as long as little of it was made up: unless that is where the stretch began, which is said anyway.
  const isSince = recovery === null && Math.abs(Math.log1p(sinceRatio) - Math.log1p(path.netRatio)) >= sameStart
  return { ...swing, isFall, recovery, isSince, sinceRatio, netRatio: path.netRatio, verb: { tr, en } }
}

type PathFacts = NonNullable<ReturnType<typeof pathFacts>>

/** The end of its span whose price the story of a path names; null where no path is told. */
export function endOfPath(scene: Scene, term: PathTerm): 'low' | 'high' | null {
  const facts = pathFacts(scene, term)
  if (!facts) return null
  return facts.isFall === facts.isSince ? 'high' : 'low'
}

/** The path of the month, or of half a year, in one sentence with the coin's name; null where neither is remarkable. */
export function namedPath(scene: Scene): { readonly says: Saying; readonly topic: Topic } | null {
  const term = (['month', 'halfYear'] as const).find(name => pathFacts(scene, name))
  const facts = term && pathFacts(scene, term)
  if (!facts) return null
  const { ratio, recovery, verb } = facts
  const { tr, en } = terms[term]
  const topic: Topic = `${term}Path`
  if (recovery === null) {
    const went = wentOf(facts, term)
    return {
      topic,
      says: { tr: w => `${scene.name} ${tr.within} ${went.tr(w)}.`, en: w => `${scene.name} ${went.en(w)}.` },
    }
  }
  const then = sinceThen(recovery, facts)
  return {
    topic,
    says: {
      tr: w => `${scene.name} ${tr.within} ${w.size(ratio)} ${past[verb.tr]}, sonra ${then.tr(w)}.`,
      en: w => `${scene.name} ${verb.en} ${w.size(ratio)} ${en.within}, then ${then.en(w)}.`,
    },
  }
}

const past = { düş: 'düştü', yüksel: 'yükseldi' } as const
const onTheWay = { düş: 'düşüp', yüksel: 'yükselip' } as const

/** A stretch told by its path: how far it went and to which price, what became of that, and where it stands against its beginning. */
export function happenedOnPath(scene: Scene, term: PathTerm, name?: string): Variants | null {
  const facts = pathFacts(scene, term)
  if (!facts) return null
  const { tr, en } = terms[term]
  const went = wentOf(facts, term)
  const after = afterOf(facts, tr.ago, en.whole)
  const said = (turkish: string, english: (went: string) => string): Saying => ({
    tr: w => `${turkish} ${went.tr(w)}. ${after.tr(w)}.`,
    en: w => `${english(went.en(w))}. ${after.en(w)}.`,
  })
  const whole = said(name ? `${name} ${tr.within}` : capitalised.tr(tr.within), did => `${name ?? 'It'} ${did}`)
  if (facts.isSince) {
    const turkish = name ? `${name} son ${tr.within}` : capitalised.tr(tr.within)
    return name
      ? [whole, said(turkish, did => `Today ${name} ${did}`)]
      : [whole, said(turkish, did => `Today it ${did}`), said(turkish, did => `By now it ${did}`)]
  }
  const turkish = name ? `Son ${tr.within} ${name}` : capitalised.tr(tr.within)
  const bare = (did: string) => did.replace(` ${en.within}`, '')
  const english = name ? `${capitalised.en(en.over)} ${name}` : `${capitalised.en(en.within)} it`
  return [whole, said(turkish, did => `${english} ${bare(did)}`)]
}

/** How far, and to where; of what was hardly made up since, how far it is now from where it began. */
function wentOf(facts: PathFacts, term: PathTerm): Saying {
  const { ratio, verb, toPrice, fromPrice, isFall, isSince, sinceRatio } = facts
  const { en } = terms[term]
  if (!isSince)
    return {
      tr: w => `${w.size(ratio)} ${onTheWay[verb.tr]} ${w.prose(toPrice)} gördü`,
      en: w => `${verb.en} ${w.size(ratio)} to ${w.prose(toPrice)} ${en.within}`,
    }
  return isFall
    ? {
        tr: w => `gördüğü ${w.prose(fromPrice)} tepesinden ${w.size(sinceRatio)} aşağıda`,
        en: w => `is ${w.size(sinceRatio)} below its high of ${en.past}, ${w.prose(fromPrice)}`,
      }
    : {
        tr: w => `gördüğü ${w.prose(fromPrice)} dibinden ${w.size(sinceRatio)} yukarıda`,
        en: w => `is ${w.size(sinceRatio)} above its low of ${en.past}, ${w.prose(fromPrice)}`,
      }
}

/** What became of it, and where the stretch has brought it. */
function afterOf(facts: PathFacts, ago: string, whole: string): Saying {
  const net = sinceBeginning(facts, ago, whole)
  if (facts.recovery === null) return { tr: w => capitalised.tr(net.tr(w)), en: w => capitalised.en(net.en(w)) }
  const then = sinceThen(facts.recovery, facts)
  return { tr: w => `Sonra ${then.tr(w)}; ${net.tr(w)}`, en: w => `It then ${then.en(w)}; ${net.en(w)}` }
}

/** How much of it was made up or given back since. */
function sinceThen(takenBack: number, { isFall }: PathFacts): Saying {
  if (takenBack >= moreThanAll)
    return isFall
      ? plainly('tamamını telafi edip üstüne çıktı', 'made up more than all of it')
      : plainly('tamamını geri verip daha da düştü', 'gave back more than all of it')
  if (takenBack >= allOfIt)
    return isFall
      ? plainly('tamamını telafi etti', 'made up all of it')
      : plainly('tamamını geri verdi', 'gave all of it back')
  return {
    tr: w => `bunun ${w.size(takenBack)} kadarını ${isFall ? 'telafi etti' : 'geri verdi'}`,
    en: w => `${isFall ? 'made up' : 'gave back'} ${w.size(takenBack)} of it`,
  }
}

/** Where the stretch has brought it. */
function sinceBeginning({ netRatio, isSince, isFall }: PathFacts, ago: string, whole: string): Saying {
  if (Math.abs(netRatio) < hardly) return plainly(`${ago} göre aynı yerde`, `no change ${whole}`)
  const [tr, en] = netRatio > 0 ? (['yukarıda', 'up'] as const) : (['aşağıda', 'down'] as const)
  // Behind a distance from a turn it goes the same way, or against it.
  const isSameWay = netRatio < 0 === isFall
  const also = isSince && isSameWay ? ' de' : ''
  const but = isSince && !isSameWay ? { tr: 'ama ', en: 'but ' } : { tr: '', en: '' }
  return {
    tr: w => `${but.tr}${ago} göre${also} ${w.size(netRatio)} ${tr}`,
    en: w => `${but.en}${en} ${w.size(netRatio)} ${whole}`,
  }
}
