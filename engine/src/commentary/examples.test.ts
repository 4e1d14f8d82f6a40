import { type Both, numbersIn } from '@pusula/words'
import { describe, expect, it } from 'vitest'
import { headlinesOf } from './headline/headline.ts'
import { stateOf } from './headline/state.ts'
import type { Saying } from './language.ts'
import { changesOf } from './story/changes.ts'
import { happenedLong, happenedMid } from './story/happened-long.ts'
import { happenedShort } from './story/happened-short.ts'
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
    const told = new Set(headline?.tells)
    const { short, mid, long } = scene.terms
    if (short.kind !== 'read' || mid.kind !== 'read' || long.kind !== 'read') throw new Error('old enough')
    const slots = [
      ...[happenedShort(scene, told), standsShort(scene, told), changesOf(scene, 'short', short)],
      ...[happenedMid(mid.move, scene.facts.moves), standsMid(scene), changesOf(scene, 'mid', mid)],
      ...[happenedLong(long.move, scene.facts.moves, told.has('halfYear')), standsLong(scene, told)],
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
        'Litecoin bir haftada %7,2 yükseldi; olağan bir haftanın 3 katı. Ama hacim normalin %50 altında.',
        'Litecoin rose 7.2% in a week, 3 times a usual week. But volume is 50% below normal.',
      ),
    )
  })
})
