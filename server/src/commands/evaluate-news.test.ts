import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { grade, majority } from './evaluate-news/grades.ts'
import { labelledIn } from './evaluate-news/rows.ts'
import { run } from './evaluate-news.ts'

const folder = mkdtempSync(join(tmpdir(), 'pusula-evaluate-news-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sample = `text,label,lang
"Bitcoin surges, hits ""record"" high",1,en
Hackers drain exchange,-1,en
"Bitcoin çakıldı,
piyasada panik",-1,tr
What is a wallet?,0,
`

async function said(...args: string[]) {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  const [log, error] = [
    vi.spyOn(console, 'log').mockImplementation(note),
    vi.spyOn(console, 'error').mockImplementation(note),
  ]
  try {
    return { code: await run(args), text: lines.join('\n') }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

describe('grading the tone on a file', () => {
  it('reads quoted fields and the language of each row', () => {
    expect(labelledIn(sample, 'en')).toEqual([
      { text: 'Bitcoin surges, hits "record" high', label: 1, language: 'en' },
      { text: 'Hackers drain exchange', label: -1, language: 'en' },
      { text: 'Bitcoin çakıldı,\npiyasada panik', label: -1, language: 'tr' },
      { text: 'What is a wallet?', label: 0, language: 'en' },
    ])
  })

  it('counts a rare tone as much as a frequent one', () => {
    const rows = labelledIn(sample, 'en')
    const perfect = grade(rows, text => rows.find(row => row.text === text)?.label ?? 0)
    expect(perfect).toEqual({ accuracy: 1, macroF1: 1, f1: [1, 1, 1] })
    const lazy = grade(rows, majority(rows))
    expect(lazy.accuracy).toBe(0.5)
    expect(lazy.macroF1).toBeCloseTo((2 * 2) / (2 + 4) / 3, 10)
  })

  it('prints itself beside its peers', async () => {
    const file = join(folder, 'sample.csv')
    writeFileSync(file, sample)
    const { code, text } = await said(file)
    expect(code).toBe(0)
    expect(text).toMatch(/^4 texts/)
    for (const name of ['Pusula', 'VADER', 'AFINN', 'majority'])
      expect(text).toMatch(new RegExp(`^${name} +\\d\\.\\d{3}`, 'm'))
  })

  it.each([
    ['a file that is not there', 'missing.csv', undefined, /Cannot read/],
    ['a file without the columns', 'columns.csv', 'a,b\n1,2\n', /columns text and label/],
    ['a label that is none', 'label.csv', 'text,label\nx,good\n', /Row 2.*"good"/],
    ['a file without rows', 'empty.csv', 'text,label\n', /no rows/],
  ])('explains %s', async (_, name, content, words) => {
    const file = join(folder, name)
    if (content) writeFileSync(file, content)
    const { code, text } = await said(file)
    expect(code).toBe(1)
    expect(text).toMatch(words)
  })
})
