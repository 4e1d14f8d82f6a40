import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetStored, forgetText, readStored, readText, writeStored, writeText } from './stored.ts'
import { type StoredKey, table } from './table.ts'

const working = () => {
  const cached = new Map<string, string>()
  return {
    getItem: (key: string) => cached.get(key) ?? null,
    setItem: (key: string, value: string) => cached.set(key, value),
    removeItem: (key: string) => cached.delete(key),
  }
}
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const blocked = () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })
const full = () => ({ ...working(), setItem: refuse })

const used = ['language', 'guestAnalysisCount', 'referralHash', 'pendingCoinSelection', 'signedIn'] as const
beforeEach(() => used.forEach(forgetText))
afterEach(() => {
  used.forEach(forgetText)
  vi.unstubAllGlobals()
})

describe.each([
  ['a working storage', working],
  ['a blocked storage', blocked],
  ['a full storage', full],
])('with %s', (_, storage) => {
  it('reads what was written and forgets what was forgotten', () => {
    vi.stubGlobal('localStorage', storage())
    expect(readStored('language')).toBeNull()
    writeStored('language', 'tr')
    expect(readStored('language')).toBe('tr')
    forgetStored('language')
    expect(readStored('language')).toBeNull()
  })
})

it('quota: reads the newer value from memory where a full storage holds an older one, and writes it once there is room', () => {
  const storage = working()
  vi.stubGlobal('localStorage', storage)
  writeStored('language', 'tr')
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  writeStored('language', 'en')
  expect(readStored('language')).toBe('en')
  vi.stubGlobal('localStorage', storage)
  writeStored('language', 'tr')
  expect([readStored('language'), storage.getItem('language')]).toEqual(['tr', 'tr'])
})

it('a value in memory gives way to later writes and removals of another tab', () => {
  const storage = working()
  vi.stubGlobal('localStorage', { ...storage, setItem: refuse })
  writeStored('language', 'tr')
  writeStored('guestAnalysisCount', 3)
  storage.setItem('language', 'en')
  expect([readStored('language'), readStored('guestAnalysisCount')]).toEqual(['en', 3])
  writeStored('language', 'tr')
  storage.removeItem('language')
  expect(readStored('language')).toBeNull()
  storage.setItem('language', 'en')
  expect(readStored('language'), 'what once gave way does not come back').toBe('en')
})

describe('a stored value', () => {
  const coin = { id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', image: '/coins/btc.svg' }

  it('round-trips, in the format that is documented for others', () => {
    vi.stubGlobal('localStorage', working())
    writeStored('guestAnalysisCount', 3)
    writeStored('signedIn', true)
    // A code may look like a number: it stays the text that it is.
    writeStored('referralHash', '0042')
    expect([readStored('guestAnalysisCount'), readStored('signedIn'), readStored('referralHash')]).toEqual([
      3,
      true,
      '0042',
    ])
    expect([readText('guestAnalysisCount'), readText('signedIn'), readText('referralHash')]).toEqual([
      '3',
      'true',
      '0042',
    ])
  })

  it.each(['"three"', '{broken', '', 'null'])('is gone once it was found to read %j', text => {
    vi.stubGlobal('localStorage', working())
    writeText('guestAnalysisCount', text)
    expect(readStored('guestAnalysisCount')).toBeNull()
    expect(readText('guestAnalysisCount')).toBeNull()
  })

  it.each([
    [0, true],
    [4_999, true],
    [5_000, false],
    [-1, false],
  ])('that has an age counts %i ms after its moment: %s', (ageMs, isHere) => {
    vi.stubGlobal('localStorage', working())
    writeStored('pendingCoinSelection', { coin, timestamp: 10_000 })
    expect(readStored('pendingCoinSelection', 10_000 + ageMs)).toEqual(isHere ? { coin, timestamp: 10_000 } : null)
  })
})

it('an invalid list of gems is dropped: the page refetches instead of drawing it', () => {
  vi.stubGlobal('localStorage', working())
  const write = (value: object) => writeText('keptGems', JSON.stringify({ value, atMs: 1 }))
  write({ data: [{ id: 'one' }] })
  expect(readStored('keptGems')).toMatchObject({ value: { data: [{ id: 'one' }] } })
  for (const half of [{}, { data: 'one' }, { data: [null] }]) {
    write(half)
    expect(readStored('keptGems')).toBeNull()
    expect(readText('keptGems')).toBeNull()
  }
})

/** The parts of the app that alone read and write a value. */
const owners: Record<string, readonly StoredKey[]> = {
  lib: ['language', 'currency', 'rates', 'theme', 'moves', 'guestHere', 'toldTabs', 'personChangedAtMs'],
  app: ['hasSeenOnboarding', 'passkeyOffered', 'lastPrompt', 'install-prompt-dismissed', 'pendingCoinSelection'],
  accounts: ['signedIn', 'registration', 'codeBrowser', 'referralHash'],
  guests: ['guestAnalysisCount', 'guestFingerprint'],
  notifications: ['pushAccount', 'keptAlerts'],
  market: [
    'selectedCoin',
    'guestSelectedCoin',
    'analyzedCoinData',
    'coinPricesData',
    'coinPricesSymbols',
    'coinPricesLastFetch',
  ],
  favorites: ['favorites'],
  portfolio: ['portfolioQueue', 'keptPortfolio', 'keptEntries', 'priceIndex', 'discreet'],
  follows: ['keptPlans'],
  gems: ['keptGems'],
  today: ['keptToday'],
  record: ['recordCheckpoint'],
  analysis: [
    'userAnalysisData',
    'guestAnalysisData',
    'lastAnalyzedCoin',
    'guestLastAnalyzedCoin',
    'chartCandles',
    'chartLayers',
    'riskAcknowledged',
    'planSize',
    'lossPercent',
  ],
}

it('each value is read and written by its owner alone', () => {
  const root = `${import.meta.dirname}/..`
  const users = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^stored\//.test(file))
    .map(file => ({ file, source: readFileSync(`${root}/${file}`, 'utf8') }))
    .filter(({ source }) => source.includes('stored/stored.ts'))
  // Some are chosen by a condition; the long names mean nothing else.
  const trespasses = users.flatMap(({ file, source }) =>
    Object.entries(owners)
      .filter(([owner]) => !file.startsWith(`${owner}/`) && !file.startsWith(`features/${owner}/`))
      .flatMap(([owner, keys]) => keys.map(key => ({ owner, key })))
      .filter(({ key }) => source.includes(`Stored('${key}'`) || (key.length > 10 && source.includes(`'${key}'`)))
      .map(({ owner, key }) => `${file} touches ${key}, which is the value of ${owner}`),
  )
  expect(Object.values(owners).flat().sort()).toEqual(Object.keys(table).sort())
  expect(users.length).toBeGreaterThan(15)
  expect(trespasses).toEqual([])
})
