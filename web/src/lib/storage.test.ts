import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forget, read, readJson, write, writeJson } from './storage.ts'

const working = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const blocked = () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })
const full = () => ({ ...working(), setItem: refuse })

beforeEach(() => forget('language'))
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['a working storage', working],
  ['a blocked storage', blocked],
  ['a full storage', full],
])('with %s', (_, storage) => {
  it('reads what was written and forgets what was forgotten', () => {
    vi.stubGlobal('localStorage', storage())
    expect(read('language')).toBeNull()
    write('language', 'tr')
    expect(read('language')).toBe('tr')
    forget('language')
    expect(read('language')).toBeNull()
  })
})

describe('a kept value', () => {
  const isCount = (value: unknown): value is number => typeof value === 'number'

  it('comes back as it was', () => {
    vi.stubGlobal('localStorage', working())
    writeJson('guestAnalysisCount', 3)
    expect(readJson('guestAnalysisCount', isCount)).toBe(3)
  })

  it.each(['"three"', '{broken', ''])('is refused when it reads %s', text => {
    vi.stubGlobal('localStorage', working())
    write('guestAnalysisCount', text)
    expect(readJson('guestAnalysisCount', isCount)).toBeNull()
  })
})
