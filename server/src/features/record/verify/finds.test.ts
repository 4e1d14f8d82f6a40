import { fromRows } from '@pusula/engine'
import { DAY_MS, HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findEndEntry, findEntry, saidByFind } from '../log/entries.ts'
import type { AboutFind, EndedFind, FindEnd, FindValues } from '../log/finds.ts'
import { readEntry } from '../log/read-entry.ts'
import { checkGrades } from './grades.ts'
import { createWalk } from './walk.ts'

const salt = '00112233445566778899aabbccddeeff'
const foundAt = new Date('2026-11-01T00:00:00Z')
const at = (days: number) => new Date(foundAt.getTime() + days * DAY_MS)
const about: AboutFind = { source: 'live', foundAt, dueAt: at(2) }
const values: FindValues = {
  ...{ symbol: 'GEM', name: 'Gem', grade: 80, level: 'High' as const },
  ...{ priceUsd: 10, targetUsd: 12, leaderUsd: 100 },
}
const missed: FindEnd = { outcome: 'missed', lastUsd: 9, lastLeaderUsd: 110, reachedAt: null }

interface Told {
  about?: Partial<AboutFind>
  values?: Partial<FindValues>
  sealed?: Partial<FindValues>
  end?: Partial<FindEnd>
  endedAt?: Date
}
/** A gem from its seal to its end, from a place of the log on. */
function told(from: number, { endedAt = at(2), ...other }: Told = {}): string[] {
  const said = saidByFind({ ...values, ...other.values })
  return [
    findEntry({ ...about, ...other.about }, salt, saidByFind({ ...values, ...other.values, ...other.sealed })),
    findEndEntry(from, { ...missed, ...other.end }, endedAt, salt, said),
  ]
}
function walked(entries: readonly string[]) {
  const ended: EndedFind[] = []
  const walk = createWalk({ onFindEnded: find => ended.push(find) })
  for (const entry of entries) walk.add(Buffer.from(entry))
  return { ...walk.soFar(), all: ended }
}

describe('a gem in the log', () => {
  it('hides its coin before its days are over', () => {
    const [sealed = '', end = ''] = told(0)
    expect(Object.keys(JSON.parse(sealed))).toEqual(['v', 'kind', 'source', 'foundAt', 'dueAt', 'seal'])
    expect(readEntry(end)).toEqual({
      ...{ kind: 'find-end', of: 0, endedAt: at(2), end: missed, salt, said: saidByFind(values), values },
    })
  })

  it('is counted with all that ended', () => {
    const log = told(0)
    log.push(...told(2, { values: { symbol: 'UP' }, end: { outcome: 'reached', lastUsd: 20, reachedAt: at(1) } }))
    log.push(...told(4, { values: { symbol: 'OFF' }, end: { outcome: 'delisted', lastUsd: 4 }, endedAt: at(9) }))
    expect(walked(log)).toMatchObject({
      ...{ wrong: [], finds: { all: 3, ended: 3, late: 2 } },
      findRecords: {
        live: {
          ...{ over: 3, reached: 1, delisted: 1, doubled: 1, halved: 1, aheadOfBitcoin: 1 },
          medianChangePercent: expect.closeTo(-10),
        },
        simulated: { over: 0, medianChangePercent: null },
      },
    })
  })

  it.each<[string, Told, string]>([
    ['with another price than was sealed', { sealed: { priceUsd: 11 } }, 'is not the gem that was sealed'],
    ['as another coin', { sealed: { symbol: 'BAD' } }, 'is not the gem that was sealed'],
    ['before its days are over', { endedAt: at(1) }, 'the time'],
    ['as missed, though it was at its target', { end: { reachedAt: at(1) } }, 'the outcome'],
    ['as reached after its last day', { end: { outcome: 'reached', reachedAt: at(3) } }, 'when it reached'],
    ['as missed above its target', { end: { lastUsd: 13 } }, 'the last price'],
  ])('cannot end %s', (_, other, expected) => {
    expect(walked(told(0, other)).wrong.join()).toContain(expected)
  })

  it('cannot be sealed twice and revealed selectively, nor be left unrevealed', () => {
    const twice = [told(0)[0] ?? '', ...told(1).reverse().slice(1), told(0)[1] ?? '', told(1)[1] ?? '']
    expect(walked(twice).wrong.join()).toContain('a second gem of one coin and time')
    const later = told(1, { about: { foundAt: at(18), dueAt: at(19) }, values: { symbol: 'NEXT' }, endedAt: at(19) })
    expect(walked([told(0)[0] ?? '', ...later]).wrong.join()).toContain('nobody says how they ended')
  })

  it('round-trips (property)', () => {
    const price = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(fc.string(), fc.string(), price, price, (symbol, name, lastUsd, priceUsd) => {
        const entry = findEndEntry(
          7,
          { ...missed, lastUsd },
          at(2),
          salt,
          saidByFind({ ...values, symbol, name, priceUsd }),
        )
        const read = readEntry(entry)
        return (
          read?.kind === 'find-end' &&
          read.values.name === name &&
          read.end.lastUsd === lastUsd &&
          read.said === saidByFind(read.values)
        )
      }),
    )
  })
})

describe('the end of a gem, from candles', () => {
  const candles = fromRows(
    Array.from({ length: 12 }, (_, i) => {
      const close = i === 11 ? 9 : 10
      return [foundAt.getTime() + i * 4 * HOUR_MS, close, i === 5 ? 11.9 : close, close, close, 1]
    }),
  )
  const leaders = fromRows([[at(2).getTime() - 4 * HOUR_MS, 110, 110, 110, 110, 1]])
  const prices = async (symbol: string) => ({ candles: symbol === 'BTC' ? leaders : candles, venue: 'Binance' })
  const check = (end: Partial<FindEnd>, source: AboutFind['source'] = 'live') =>
    checkGrades(walked(told(0, { end, about: { source } })).all, prices)

  it.each<[string, Partial<FindEnd>, AboutFind['source'], object]>([
    ['comes out again', {}, 'live', { same: 1, wrong: [] }],
    ['may be that of another exchange', { lastUsd: 9.05 }, 'live', { elsewhere: 1, wrong: [] }],
    ['of a simulated market has to be exact', { lastUsd: 9.05 }, 'simulated', { wrong: [expect.anything()] }],
    ['cannot be a better one', { lastUsd: 11 }, 'live', { wrong: [expect.anything()] }],
    ['cannot be held against a worse Bitcoin', { lastLeaderUsd: 90 }, 'live', { wrong: [expect.anything()] }],
    [
      'cannot be at a target that was never touched',
      { outcome: 'reached', reachedAt: at(1), lastUsd: 9 },
      'simulated',
      { wrong: [expect.anything()] },
    ],
  ])('%s', async (_, end, source, expected) => {
    expect(await check(end, source)).toMatchObject(expected)
  })
})
