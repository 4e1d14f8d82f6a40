import { createExchange } from '@pusula/simulator'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnsOffered } from '../../../testing/event-loop.ts'
import { labelled } from './labelled.ts'
import { type Name, type NamedCoin, nameOf } from './listed.ts'
import { cachedMatcher, createMatcher, type Matcher, matcherOf } from './match.ts'
import { otherNames, turkishEndings } from './names.ts'
import type { Word } from './words.ts'

const market = createExchange({ seed: 1 }).coins(Date.UTC(2026, 10, 15))
const coins = [
  ...market,
  { symbol: 'GAS', name: 'Gas' },
  { symbol: 'APE', name: 'ApeCoin' },
  { symbol: 'ACE', name: 'Fusionist' },
]
const match = await createMatcher(coins)

describe('finding the coins in a headline', () => {
  const found = labelled.map(({ text, coins: wanted }) => ({ text, wanted, got: match(text).sort() }))
  const right = found.flatMap(({ wanted, got }) => got.filter(symbol => wanted.includes(symbol)))
  const all = found.flatMap(({ got }) => got)
  const wanted = found.flatMap(row => row.wanted)

  it('is measured on enough headlines, a good part of them traps', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(120)
    expect(labelled.filter(row => row.coins.length === 0).length).toBeGreaterThan(40)
  })

  it('has its precision', () => expect(right.length / all.length, 'precision').toBeGreaterThan(0.97))
  it('has its recall', () => expect(right.length / wanted.length, 'recall').toBeGreaterThan(0.95))

  it('knows only the coins it was given', async () => {
    const few = await createMatcher([{ symbol: 'BTC', name: 'Bitcoin' }])
    expect(few('Bitcoin Cash and Ethereum rise, Bitcoin falls')).toEqual(['BTC'])
    expect(few('Bitcoin Cash and Ethereum rise')).toEqual([])
  })

  it('finds coins of a list it has never seen', async () => {
    const other = await createMatcher([
      { symbol: 'ZUZ', name: 'ZuzuSwap' },
      { symbol: 'BREAD', name: 'Bread' },
      { symbol: 'QUX', name: 'Quiet Xylophone' },
    ])
    expect(other('ZuzuSwap drained of $3 million')).toEqual(['ZUZ'])
    expect(other('Bread prices rise 4%')).toEqual([])
    expect(other('Bread (BREAD) listed, Quiet Xylophone soars').sort()).toEqual(['BREAD', 'QUX'])
  })
})

/** The same rules without an index: every name of the list is held against every word. */
function naiveMatcher(list: readonly NamedCoin[]): Matcher {
  const listed = new Set(list.map(({ symbol }) => symbol))
  const others = Object.entries(otherNames).map(([phrase, symbols]) => ({
    words: phrase.split(' '),
    isClear: true,
    symbols: symbols.filter(symbol => listed.has(symbol)),
  }))
  const isOther = ({ words }: Name) => others.some(other => other.words.join() === words.join())
  const own = list.flatMap(coin => nameOf(coin) ?? []).filter(name => !isOther(name))
  const names = own.flatMap((name, i) => {
    const same = own.filter(other => other.words.join() === name.words.join())
    return same[0] === own[i] ? [{ ...name, symbols: same.slice(0, 3).flatMap(({ symbols }) => symbols) }] : []
  })
  /** How long the ending is that a name has here; undefined where it is not here. */
  const endingAt = ({ words: wanted, isClear }: Name, words: readonly Word[], at: number): number | undefined => {
    const here = words.slice(at, at + wanted.length)
    if (here.length < wanted.length || here.slice(1).some(word => !word.isNext)) return undefined
    const [lastHere = '', last = ''] = [here.at(-1)?.folded, wanted.at(-1)]
    if (wanted.slice(0, -1).some((word, i) => here[i]?.folded !== word) || !lastHere.startsWith(last)) return undefined
    const ending = lastHere.slice(last.length)
    if (ending === '') return 0
    const mayEnd = isClear && (wanted.length > 1 || last.length >= 5)
    return mayEnd && turkishEndings.has(ending) ? ending.length : undefined
  }
  return matcherOf(listed, (words, at) => {
    const here = [...others, ...names].flatMap(name => {
      const ending = endingAt(name, words, at)
      return ending === undefined ? [] : [{ name, ending }]
    })
    here.sort((a, b) => b.name.words.length - a.name.words.length || a.ending - b.ending)
    return here[0]?.name
  })
}

describe('a long list', () => {
  const vocabulary = [
    'Bitcoin',
    'bitcoinde',
    'Cash',
    'Shiba',
    'Inu',
    'inud',
    'inuda',
    'Nova',
    'NovaSwap',
    'novaswapta',
    'Sky',
  ]
  const coin = fc.record({
    symbol: fc.constantFrom('BTC', 'BCH', 'SHIB', 'NOVA', 'SKY', 'INU', 'XA', 'XB', 'XC', 'XD'),
    name: fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 6 }).map(words => words.join(' ')),
  })
  const piece = fc.constantFrom(
    ...vocabulary,
    'SHIB',
    '$SKY',
    '(NOVA)',
    'XA/USDT',
    'token',
    'rises 4%',
    "Inu'da",
    ',',
    '-',
  )
  const text = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(' '))

  it('equals a brute-force match (property)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(coin, { maxLength: 12 }), fc.array(text, { maxLength: 5 }), async (list, texts) => {
        const indexed = await createMatcher(list)
        expect(texts.map(indexed)).toEqual(texts.map(naiveMatcher(list)))
      }),
      { numRuns: 150 },
    )
  })

  it('of names that begin alike is indexed without blocking the event loop', async () => {
    const alike = Array.from({ length: 12_000 }, (_, i) => ({ symbol: `MANY${i}`, name: `Many ${i}` }))
    const found: string[] = []
    const turns = await turnsOffered(async () => {
      const many = await createMatcher(alike)
      found.push(...many('Many 11999 and many 7 rise'))
    })
    expect(turns, 'turns of others while 12,000 names were read').toBeGreaterThan(700)
    expect(found).toEqual(['MANY11999', 'MANY7'])
  })

  it('of coins with one and the same name means the largest of them', async () => {
    const same = Array.from({ length: 12_000 }, (_, i) => ({ symbol: `SAME${i}`, name: 'Same Name' }))
    expect((await createMatcher(same))('Same Name soars')).toEqual(['SAME0', 'SAME1', 'SAME2'])
  })

  it('is cached until the list changes', async () => {
    let list: NamedCoin[] = [{ symbol: 'BTC', name: 'Bitcoin' }]
    const matcher = cachedMatcher(async () => list)
    const first = await matcher()
    expect(await matcher()).toBe(first)
    list = [...list, { symbol: 'ZUZ', name: 'ZuzuSwap' }]
    expect((await matcher())('ZuzuSwap and Bitcoin')).toEqual(['ZUZ', 'BTC'])
  })
})
