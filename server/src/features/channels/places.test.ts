import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesByHost } from './places.ts'

/** A stage on which answers come when they are told to, and everything unanswered can be late at once. */
function stage() {
  const waiting = new Set<() => void>()
  const { run: placed, late } = placesByHost(act => {
    waiting.add(act)
    return () => waiting.delete(act)
  })
  const answers: (() => void)[] = []
  const held = () => new Promise<string>(resolve => answers.push(() => resolve('taken')))
  const settle = () => new Promise(resolve => setImmediate(resolve))
  return {
    ...{ placed, late, held, answers },
    beLate: async () => {
      const acts = [...waiting]
      waiting.clear()
      for (const act of acts) act()
      await settle()
    },
    answerAll: async () => {
      while (answers.length) {
        for (const answer of answers.splice(0)) answer()
        await settle()
      }
    },
  }
}
const taken = async () => 'taken'

describe('places by host', () => {
  it('a hanging address frees its place at the host after the timeout', async () => {
    const { placed, held, beLate } = stage()
    for (let i = 0; i < 40; i++) void placed(`https://push.example/${i}`, 'full', held)
    let told = ''
    const next = placed('https://push.example/ok', 'full', taken).then(said => {
      told = said
    })
    await Promise.resolve()
    expect(told, 'all places are held').toBe('')
    await beLate()
    await next
    expect(told).toBe('taken')
  })

  it('a hanging host delays no other one, and gets no new requests until it answers', async () => {
    const { placed, late, held, beLate, answerAll } = stage()
    const first = Array.from({ length: 300 }, () => placed('https://silent.example/a', 'full', held))
    expect(await placed('https://other.example/b', 'full', taken)).toBe('taken')
    for (let i = 0; i < 10; i++) await beLate()
    expect(late()).toBe(300)
    expect(await placed('https://silent.example/a', 'full', held)).toBe('full')
    expect(await placed('https://other.example/b', 'full', taken)).toBe('taken')
    await answerAll()
    await Promise.all(first)
    expect(late()).toBe(0)
    expect(await placed('https://silent.example/a', 'full', taken)).toBe('taken')
  })

  it('asks once for everything, and a host that answers never for more at once than it has places', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 200 }), async fates => {
        const { placed, held, answerAll } = stage()
        let [running, most, asked] = [0, 0, 0]
        const all = fates.map((doesFail, i) =>
          placed(`https://push.example/${i}`, 'full', async () => {
            asked++
            most = Math.max(most, ++running)
            await held()
            running--
            if (doesFail) throw new Error('broken')
            return 'taken'
          }).catch(() => 'broken'),
        )
        await answerAll()
        expect(await Promise.all(all)).toEqual(fates.map(doesFail => (doesFail ? 'broken' : 'taken')))
        expect([asked, most <= 40]).toEqual([fates.length, true])
      }),
    ))
})
