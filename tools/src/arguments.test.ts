import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run as bench } from './bench.ts'
import { run as conformance } from './conformance.ts'
import { run as fuzz } from './fuzz.ts'
import { run as load } from './load.ts'

const [said, complained]: [string[], string[]] = [[], []]

beforeEach(() => {
  said.length = complained.length = 0
  vi.spyOn(console, 'log').mockImplementation(text => said.push(text))
  vi.spyOn(console, 'error').mockImplementation(text => complained.push(text))
})
afterEach(() => vi.restoreAllMocks())

describe.each(Object.entries({ bench, conformance, fuzz, load }))('npm run %s', (_, run) => {
  it('explains itself, and starts nothing where an option is unknown', async () => {
    expect(await run(['--help'])).toBe(0)
    expect(said.join()).toMatch(/^npm run /)
    expect(await run(['--nonsense'])).toBe(1)
    expect(complained).toEqual(["Unknown option '--nonsense'. --help shows how to ask."])
  })
})

it.each([
  ['a suite that is not there', bench, ['cals'], 'There is no suite "cals"'],
  ['a number that is none', fuzz, ['many'], 'whole numbers'],
  ['nobody at all', load, ['--people', '0'], 'above zero'],
  ['a value left out', load, ['--json'], "Option '--json <value>' argument missing"],
])('%s is said', async (_, run, args, wrong) => {
  expect(await run(args)).toBe(1)
  expect(complained.join()).toContain(wrong)
})
