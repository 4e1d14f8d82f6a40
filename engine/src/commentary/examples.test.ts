import { type Both, numbersIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import type { Path, Swing } from '../paths/path.ts'
import type { Variants } from './choose.ts'
import { headlinesOf } from './headline/headline.ts'
import { stateOf } from './headline/state.ts'
import type { Saying } from './language.ts'
import type { Scene } from './scene.ts'
import { changesOf } from './story/changes.ts'
import { happenedLong, happenedMid } from './story/happened-long.ts'
import { happenedShort } from './story/happened-short.ts'
import { happenedOnPath } from './story/path.ts'
import { standsLong, standsMid, standsShort } from './story/stands.ts'
import { calmExamples } from './testing/examples/calm.ts'
import { livelyExamples } from './testing/examples/lively.ts'
import { both, sceneFrom } from './testing/examples/scene.ts'

const inBoth = ({ tr, en }: Saying): Both => ({ tr: tr(numbersIn('tr')), en: en(numbersIn('en')) })

describe('the worked examples', () => {
  it.each([...calmExamples, ...livelyExamples])('%s', (_, example, expected) => {
    const scene = sceneFrom(example)
    expect(stateOf(scene)).toBe(expected.state)
    const headlines = headlinesOf(expected.state, scene)
    const headline = headlines.find(({ says }) => inBoth(says).tr === expected.headline.tr)
    expect(headlines.map(({ says }) => inBoth(says))).toContainEqual(expected.headline)
    const mentioned = new Set(headline?.topics)
    const { short, mid, long } = scene.terms
    if (short.kind !== 'read' || mid.kind !== 'read' || long.kind !== 'read') throw new Error('old enough')
    const slots = [
      ...[happenedShort(scene, mentioned), standsShort(scene, mentioned), changesOf(scene, 'short', short)],
      ...[happenedMid(mid.move, scene.facts.moves), standsMid(scene), changesOf(scene, 'mid', mid)],
      ...[happenedLong(long.move, scene.facts.moves, mentioned.has('halfYear')), standsLong(scene, mentioned)],
      changesOf(scene, 'long', long),
    ]
    const wordings = slots.flat().map(inBoth)
    for (const sentence of expected.says) expect(wordings).toContainEqual(sentence)
  })

  it('facts that disagree are joined by a but: a rise on half the usual volume', () => {
    const litecoin = calmExamples.find(([what]) => what === 'facts that disagree')?.[1]
    if (!litecoin) throw new Error('the example is there')
    const scene = sceneFrom({ ...litecoin, volume: 0.5, week: [7.2, 2.4] })
    expect(happenedShort(scene, new Set()).map(inBoth)[0]).toEqual(
      both(
        'Litecoin bir haftada %7,2 yükseldi; bu, olağan bir haftanın 3 katı. Ama hacim normalin %50 altında.',
        'Litecoin rose 7.2% in a week, 3 times a usual week. But volume is 50% below normal.',
      ),
    )
  })
})

describe('a path that the ends of its stretch hide', () => {
  const [, solana] = calmExamples.find(([what]) => what === 'between its edges') ?? calmExamples[0]
  const scene = sceneFrom({ ...solana, priceUsd: 120.69, edges: [119.9, 50, 124.6, 30] })
  const swing = {
    ...{ ratio: 0.33, logSize: 0.4, fromTime: 0, fromPrice: 93.82, toTime: 1, toPrice: 62.86, units: 3 },
    ...{ takenBack: 0.92, remarkable: true, netTellsIt: false },
  }
  const mentioned = (tell: Path['tell'], changed: Partial<Swing> = {}): Scene => {
    const path: Path = { netRatio: 0.29, fall: { ...swing, ...changed }, rise: { ...swing, ...changed }, tell }
    return { ...scene, facts: { ...scene.facts, paths: { week: null, month: path, halfYear: null } } }
  }
  const first = (found: Variants | null) => found && inBoth(found[0])

  it('is told with how far it went, what was made up since, and where that leaves it', () => {
    expect(first(happenedOnPath(mentioned({ what: 'fall', recovery: 0.92 }), 'month'))).toEqual(
      both(
        'Bir ay içinde %33 düşüp $62,86 gördü. Sonra bunun %92 kadarını telafi etti; bir ay öncesine göre %29 yukarıda.',
        'It fell 33% to $62.86 within a month. It then made up 92% of it; up 29% over the month.',
      ),
    )
    expect(first(happenedOnPath(mentioned({ what: 'rise', recovery: 1.2 }), 'month'))).toMatchObject({
      en: 'It rose 33% to $62.86 within a month. It then gave back more than all of it; up 29% over the month.',
    })
    const fallen = mentioned({ what: 'fall', recovery: null }, { fromPrice: 174.9 })
    expect(first(happenedOnPath(fallen, 'month')), 'little was made up: by where it is now').toEqual(
      both(
        'Bir ay içinde gördüğü $174,90 tepesinden %31 aşağıda. Ama bir ay öncesine göre %29 yukarıda.',
        'It is 31% below its high of the past month, $174.90. But up 29% over the month.',
      ),
    )
    const risen = mentioned({ what: 'rise', recovery: null }, { fromPrice: 120.69 / 1.29 })
    expect(first(happenedOnPath(risen, 'month')), 'it rose from where the month began').toEqual(
      both(
        'Bir ay içinde %33 yükselip $62,86 gördü. Bir ay öncesine göre %29 yukarıda.',
        'It rose 33% to $62.86 within a month. Up 29% over the month.',
      ),
    )
    expect(happenedOnPath(mentioned(null), 'month')).toBeNull()
  })

  it('leads the headline where nothing else does', () =>
    expect(headlinesOf('between', mentioned({ what: 'fall', recovery: 0.92 })).map(({ says }) => inBoth(says))).toEqual(
      [
        both(
          'Solana bir ay içinde %33 düştü, sonra bunun %92 kadarını telafi etti. En yakın iki seviye $119,90 ve $124,60.',
          'Solana fell 33% within a month, then made up 92% of it. The nearest levels are $119.90 and $124.60.',
        ),
      ],
    ))
})
