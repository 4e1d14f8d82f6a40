import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import type { StoredStars } from '../stored/shapes.ts'
import { forgetText, readStored, readText, writeStored } from '../stored/stored.ts'
import { createOutbox, sendInOrder } from './outbox.ts'
import { ownProblem, type ProblemError, problemOf } from './problem.ts'

const away = ownProblem('connection.failed')
const refusal = problemOf(409, { error: { code: 'favorites.full', message: 'no' } })

/** What waits, each with how the server answers it. */
const answers = fc.array(fc.constantFrom<'taken' | 'refused' | 'away'>('taken', 'taken', 'refused', 'away'), {
  maxLength: 8,
})

it('is sent in its order, up to the first that has to wait; what is refused holds nobody up', () =>
  fc.assert(
    fc.asyncProperty(answers, async how => {
      const waiting = how.map((answer, at) => ({ at, answer }))
      const [asked, taken, refused]: number[][] = [[], [], []]
      const late = await sendInOrder<(typeof waiting)[number]>({
        next: () => waiting[0],
        send: async ({ at, answer }) => {
          asked?.push(at)
          if (answer !== 'taken') throw answer === 'away' ? away : refusal
        },
        onSent: ({ at }) => {
          taken?.push(at)
          waiting.shift()
        },
        onRefused: ({ at }, problem) => {
          expect(problem).toBe(refusal)
          refused?.push(at)
          waiting.shift()
        },
        isRetriable: (_, { status }: ProblemError) => status === 0,
      })
      const first = how.indexOf('away')
      const tried = first < 0 ? how.length : first
      const of = (answer: string) => how.flatMap((each, at) => (at < tried && each === answer ? at : []))
      expect(asked).toEqual([...how.keys()].slice(0, first < 0 ? how.length : first + 1))
      expect([taken, refused]).toEqual([of('taken'), of('refused')])
      expect([late, waiting.length]).toEqual([first < 0 ? null : away, how.length - tried])
    }),
  ))

afterEach(() => forgetText('favorites'))

it('belongs to whoever did it: another one finds it empty, and takes its place with the first of their own', () => {
  const { of, change, store } = createOutbox<StoredStars>({
    read: () => readStored('favorites'),
    write: kept => writeStored('favorites', kept),
    empty: accountId => ({ accountId, list: null, waiting: [] }),
  })
  const star = { symbol: 'BTC', name: 'Bitcoin', isOn: true, tappedAt: '2026-11-18T10:00:00.000Z', isLate: false }
  change('ada', ({ waiting }) => ({ waiting: [...waiting, star] }))
  expect([of('ada').waiting, of('ben').waiting]).toEqual([[star], []])
  change('ben', () => ({ list: [] }))
  expect(store.get()).toEqual({ accountId: 'ben', list: [], waiting: [] })
  expect(readText('favorites'), 'nothing of the other is left').not.toContain('BTC')
})
