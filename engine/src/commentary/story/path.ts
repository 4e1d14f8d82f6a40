import type { PathTerm } from '../../paths/path.ts'
import type { Variants } from '../choose.ts'
import { plainly, type Saying } from '../language.ts'
import type { Scene } from '../scene.ts'
import { capitalised } from '../words.ts'

/** Words for the stretch that a path goes through. */
const terms: Record<
  PathTerm,
  {
    readonly tr: { readonly within: string; readonly ago: string }
    readonly en: { readonly within: string; readonly over: string }
  }
> = {
  week: {
    tr: { within: 'bir hafta içinde', ago: 'bir hafta öncesine' },
    en: { within: 'within a week', over: 'over a week' },
  },
  month: {
    tr: { within: 'bir ay içinde', ago: 'bir ay öncesine' },
    en: { within: 'within a month', over: 'over a month' },
  },
  halfYear: {
    tr: { within: 'altı ay içinde', ago: 'altı ay öncesine' },
    en: { within: 'within six months', over: 'over six months' },
  },
}

/** A change this small is hardly one. */
const hardly = 0.001
/** From here on all of it was made up, or given back; from there on more than that. */
const allOfIt = 0.97
const moreThanAll = 1.05

/** The largest fall or rise of a stretch, where its ends hide it: null where there is none to tell. */
function pathFacts({ facts: { paths } }: Scene, term: PathTerm) {
  const path = paths[term]
  const swing = path?.tell && path[path.tell.what]
  if (!path?.tell || !swing) return null
  const isFall = path.tell.what === 'fall'
  const [tr, en] = isFall ? (['düş', 'fell'] as const) : (['yüksel', 'rose'] as const)
  return { ...swing, isFall, recovery: path.tell.recovery, netRatio: path.netRatio, verb: { tr, en } }
}

type PathFacts = NonNullable<ReturnType<typeof pathFacts>>

/** The path of the month, or of half a year, in one sentence with the coin's name; null where neither is remarkable. */
export function namedPath(scene: Scene): Saying | null {
  const term = (['month', 'halfYear'] as const).find(name => pathFacts(scene, name))
  const told = term && pathFacts(scene, term)
  if (!told) return null
  const { ratio, recovery, verb } = told
  const { tr, en } = terms[term]
  if (recovery === null) {
    const went = wentOf(told)
    return {
      tr: w => `${scene.name} ${tr.within} ${went.tr(w)}.`,
      en: w => `${scene.name} ${went.en(w)} ${en.within}.`,
    }
  }
  const then = sinceThen(recovery, told)
  return {
    tr: w => `${scene.name} ${tr.within} ${w.size(ratio)} ${past[verb.tr]}, sonra ${then.tr(w)}.`,
    en: w => `${scene.name} ${verb.en} ${w.size(ratio)} ${en.within}, then ${then.en(w)}.`,
  }
}

const past = { düş: 'düştü', yüksel: 'yükseldi' } as const
const onTheWay = { düş: 'düşüp', yüksel: 'yükselip' } as const

/** A stretch told by its path: how far it went and to which price, what became of that, and where it stands against its beginning. */
export function happenedOnPath(scene: Scene, term: PathTerm, name?: string): Variants | null {
  const told = pathFacts(scene, term)
  if (!told) return null
  const { tr, en } = terms[term]
  const went = wentOf(told)
  const after = afterOf(told, tr.ago)
  const said = (turkish: string, english: (went: string) => string): Saying => ({
    tr: w => `${turkish} ${went.tr(w)}. ${after.tr(w)}.`,
    en: w => `${english(went.en(w))}. ${after.en(w)}.`,
  })
  const within = { tr: capitalised.tr(tr.within), en: capitalised.en(en.within) }
  return [
    said(name ? `${name} ${tr.within}` : within.tr, did => `${name ?? 'It'} ${did} ${en.within}`),
    name
      ? said(`Son ${tr.within} ${name}`, did => `${capitalised.en(en.over)} ${name} ${did}`)
      : said(within.tr, did => `${within.en} it ${did}`),
  ]
}

/** How far, and to where; of what was hardly made up since, from where. */
function wentOf({ ratio, recovery, verb, toPrice, fromPrice, isFall }: PathFacts): Saying {
  return recovery === null
    ? {
        tr: w =>
          `gördüğü ${w.prose(fromPrice)} ${isFall ? 'tepesinden' : 'dibinden'} ${w.size(ratio)} ${past[verb.tr]}`,
        en: w => `${verb.en} ${w.size(ratio)} from its ${isFall ? 'high' : 'low'} of ${w.prose(fromPrice)}`,
      }
    : {
        tr: w => `${w.size(ratio)} ${onTheWay[verb.tr]} ${w.prose(toPrice)} gördü`,
        en: w => `${verb.en} ${w.size(ratio)} to ${w.prose(toPrice)}`,
      }
}

/** What became of it, and where the stretch has brought it. */
function afterOf(told: PathFacts, ago: string): Saying {
  const net = sinceBeginning(told, ago)
  if (told.recovery === null) return { tr: w => capitalised.tr(net.tr(w)), en: w => capitalised.en(net.en(w)) }
  const then = sinceThen(told.recovery, told)
  return { tr: w => `Sonra ${then.tr(w)}; ${net.tr(w)}`, en: w => `It ${then.en(w)}: ${net.en(w)}` }
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
function sinceBeginning({ netRatio }: PathFacts, ago: string): Saying {
  if (Math.abs(netRatio) < hardly) return plainly(`${ago} göre aynı yerde`, 'no change overall')
  const [tr, en] = netRatio > 0 ? (['yukarıda', 'up'] as const) : (['aşağıda', 'down'] as const)
  return {
    tr: w => `${ago} göre ${w.size(netRatio)} ${tr}`,
    en: w => `${en} ${w.size(netRatio)} overall`,
  }
}
