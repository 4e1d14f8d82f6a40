import { expect, it } from 'vitest'
import { levelsToWatch, type Term } from './watch.ts'

const term = (change: Partial<Term>): Term => ({
  term: 'short',
  direction: 'up',
  text: '',
  story: { happened: '', stands: '', changes: '' },
  supportUsd: 90,
  days: 3,
  supportChance: 0.4,
  resistanceChance: 0.4,
  resistanceUsd: 110,
  ...change,
})

it.each([
  ['up', ['watch', 110], ['breaksBelow', 90]],
  ['down', ['watch', 90], ['breaksAbove', 110]],
  ['sideways', ['above', 110], ['below', 90]],
] as const)('a market that goes %s', (direction, first, second) => {
  const said = levelsToWatch(term({ direction })).map(({ label, priceUsd }) => [label, priceUsd])
  expect(said).toEqual([first, second])
})

it('leaves out a level that is not known', () => {
  expect(levelsToWatch(term({ supportUsd: null }))).toEqual([{ label: 'watch', priceUsd: 110 }])
})
