import { describe, expect, it } from 'vitest'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

describe.each([
  ['the privacy policy', privacy, '2025-08-03'],
  ['the terms', terms, '2025-08-19'],
])('%s', (_, { updatedAt, sections }, day) => {
  it('carries its date', () => expect(updatedAt.toISOString().slice(0, 10)).toBe(day))

  it('says as much in one language as in the other', () => {
    expect(sections.tr.length).toBeGreaterThan(5)
    expect(sections.tr.map(({ says }) => says.length)).toEqual(sections.en.map(({ says }) => says.length))
  })
})

it('the privacy policy says what stays of a mailbox after its account, and what for', () => {
  expect(JSON.stringify(privacy.sections.tr)).toMatch(/hediyesi ve davet ödülü bir posta kutusuna bir kez.*özeti/)
  expect(JSON.stringify(privacy.sections.en)).toMatch(
    /gift and the invitation reward are given once per mailbox.*digest/,
  )
})

it('the privacy policy says that exchanges’ keys are neither asked for nor kept', () => {
  expect(JSON.stringify(privacy.sections.tr)).toMatch(/Borsa hesabı anahtarı istemeyiz ve saklamayız\./)
  expect(JSON.stringify(privacy.sections.en)).toContain('We never ask for or store exchange API keys.')
})
