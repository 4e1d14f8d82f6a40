import { describe, expect, it } from 'vitest'
import { unpack } from '../model.ts'
import { toneOf } from '../tone.ts'
import { createChance } from './chance.ts'
import { fit } from './fit.ts'
import { type Example, fillings, linesIn, readExamples } from './headlines.ts'
import { pack } from './pack.ts'

const examples = readExamples(import.meta.dirname)

describe('the headlines to learn from', () => {
  it('read the tone in front of each line and pass over comments', () => {
    const lines = linesIn('# prices\n+ Bitcoin rises\n0+ Bitcoin steadies\n- Bitcoin falls\n', 'prices.txt')
    expect(lines).toMatchObject([
      { text: 'Bitcoin rises', tone: 1, file: 'prices.txt' },
      { text: 'Bitcoin steadies', tone: 0, file: 'prices.txt' },
      { text: 'Bitcoin falls', tone: -1, file: 'prices.txt' },
    ])
    for (const { tone, readers } of lines) expect(Math.sign(readers.good - readers.bad)).toBe(tone || 1)
  })

  it('refuse a line without a tone, and say where it is', () => {
    expect(() => linesIn('+ Bitcoin rises\nBitcoin falls', 'prices.txt')).toThrow('prices.txt, line 2')
  })

  it('never call one headline two things', () => {
    const tones = new Map<string, Set<number>>()
    for (const { text, tone } of examples) tones.set(text, (tones.get(text) ?? new Set()).add(tone))
    expect([...tones].filter(([, said]) => said.size > 1).map(([text]) => text)).toEqual([])
    expect(tones.size).toBeGreaterThan(6_000)
  })

  it('are filled in from patterns, differently and without a trace of the pattern', () => {
    const filled = fillings('{C} [soars|jumps] {p}% [|after upgrade] : analyst', createChance(1))
    expect(new Set(filled).size).toBe(filled.length)
    expect(filled.length).toBeGreaterThan(3)
    for (const text of filled) expect(text).toMatch(/^\w[\w ]* (soars|jumps) [\d.]+%( after upgrade)?: analyst$/)
  })
})

describe('learning', () => {
  const deeds = ['+ {} frobs', '- {} grumps', '0 {} sits']
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega', 'Kappa']
  const lines = names.flatMap(name => deeds.map(deed => deed.replace('{}', name)))
  const few: Example[] = linesIn(lines.join('\n'), 'few').map(line => ({ ...line, weight: 20 }))

  it('finds the words that decide', () => {
    const weights = unpack(pack(fit(few)))
    expect(['Sigma frobs', 'Sigma grumps', 'Sigma sits'].map(text => toneOf(text, 'en', weights).tone)).toEqual([
      1, -1, 0,
    ])
  })

  it('is deterministic', () => {
    expect(pack(fit(few))).toEqual(pack(fit(few)))
  })

  it('round-trips quantized weights', () => {
    const weights = new Map([
      ['1 surge', [2.5, -1.25]],
      ['1 the', [0.01, 0]],
      ['t crime', [-3, 4]],
    ] as const)
    const { of } = unpack(pack(weights))
    for (const [name, [good, bad]] of weights) {
      expect(of(name)[0]).toBeCloseTo(good, 1)
      expect(of(name)[1]).toBeCloseTo(bad, 1)
    }
    expect(of('1 never seen')).toEqual([0, 0])
  })
})
