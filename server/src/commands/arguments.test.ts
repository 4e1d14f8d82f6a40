import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run as admin } from './admin.ts'
import { run as backup } from './backup.ts'
import { run as doctor } from './doctor.ts'
import { run as evaluate } from './evaluate.ts'
import { run as evaluateNews } from './evaluate-news.ts'
import { run as recordLog } from './record-log.ts'
import { run as restore } from './restore.ts'
import { run as trainTone } from './train-tone.ts'
import { run as verify } from './verify.ts'

const commands = { admin, backup, doctor, evaluate, evaluateNews, recordLog, restore, trainTone, verify }
const [said, complained]: [string[], string[]] = [[], []]

beforeEach(() => {
  said.length = complained.length = 0
  vi.spyOn(console, 'log').mockImplementation(text => said.push(text))
  vi.spyOn(console, 'error').mockImplementation(text => complained.push(text))
})
afterEach(() => vi.restoreAllMocks())

describe.each(Object.entries(commands))('npm run %s', (_, run) => {
  it('explains itself', async () => {
    expect(await run(['--help'])).toBe(0)
    expect(said.join()).toMatch(/^npm run /)
  })

  it('does nothing that it was not asked for: an unknown option is named in a line', async () => {
    expect(await run(['--nonsense'])).toBe(1)
    expect(complained).toEqual(["Unknown option '--nonsense'. --help shows how to ask."])
    expect(said).toEqual([])
  })
})

it.each([
  ['a word too many', backup, ['one', 'two'], '"two" is one word too many.'],
  ['no file', restore, ['--replace'], 'Name the backup.'],
])('%s is said', async (_, run, args, wrong) => {
  expect(await run(args)).toBe(1)
  expect(complained.join()).toContain(wrong)
  expect(complained.join().split('\n')).toHaveLength(1)
})
