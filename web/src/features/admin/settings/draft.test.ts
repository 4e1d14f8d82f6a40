import type { SystemSettings } from '@pusula/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingsInForce as sample } from '../../../testing/settings.ts'
import { changedIn, draftOf, editsIn, readDraft, seenOf } from './draft.ts'

const limit = fc.option(fc.integer({ min: 1, max: 1_000_000 }))
const host = fc.constantFrom('', 'https://api.bybit.tr', 'https://exchange.example:8443')
const settings: fc.Arbitrary<SystemSettings> = fc.record({
  dailyLimits: fc.record({ visitor: limit, member: limit, pro: limit }),
  guestsAllowed: fc.boolean(),
  jurisdiction: fc.constantFrom('general', 'turkey', 'eu'),
  referralRewardsPerMonth: fc.integer({ min: 0, max: 10_000 }),
  keptAnalysisDays: fc.integer({ min: 30, max: 3650 }),
  alertsPerMember: fc.integer({ min: 1, max: 1000 }),
  portfolioEntries: fc.integer({ min: 1000, max: 1_000_000 }),
  portfolioBinEntries: fc.integer({ min: 1000, max: 2_000_000 }),
  guestCoins: fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,20}$/), { maxLength: 8 }),
  cacheMinutes: fc.integer({ min: 1, max: 1440 }),
  cacheMegabytes: fc.integer({ min: 1, max: 10_000 }),
  blockedAddresses: fc.uniqueArray(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('198.51.100.0/24')), { maxLength: 8 }),
  receiptSeller: fc.string({ maxLength: 500 }),
  receiptTax: fc.record({
    name: fc.constantFrom('', 'KDV', 'VAT'),
    percent: fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100),
  }),
  turnAllowed: fc.boolean(),
  exchangeAddresses: fc.record({ binance: host, bybit: host, okx: host }),
})

describe('the form of the settings', () => {
  it('sends the present values when untouched', () =>
    fc.assert(
      fc.property(settings, inForce => {
        expect(readDraft(draftOf(inForce))).toEqual({ settings: inForce, faults: {} })
        expect(editsIn(draftOf(inForce), inForce)).toEqual({})
      }),
    ))

  it('has each changed field once', () => {
    const edits = { visitor: '3', guestsAllowed: false }
    expect(editsIn({ ...draftOf(sample), ...edits }, sample)).toEqual(edits)
  })

  it('sends a diff with the values it was based on', () => {
    const next = { ...sample, guestCoins: ['BTC'], dailyLimits: { ...sample.dailyLimits, visitor: 3 } }
    const changes = changedIn(next, sample)
    expect(changes).toEqual({ guestCoins: ['BTC'], dailyLimits: { visitor: 3 } })
    expect(seenOf(sample, changes)).toEqual({ guestCoins: ['BTC', 'ETH'], dailyLimits: { visitor: null } })
    expect(changedIn(sample, structuredClone(sample))).toEqual({})
  })

  it('takes symbols however they are separated, once each and in capitals', () => {
    const { settings: read } = readDraft({ ...draftOf(sample), guestCoins: ' btc,eth;  sui btc ' })
    expect(read?.guestCoins).toEqual(['BTC', 'ETH', 'SUI'])
  })

  it.each([
    ['visitor', '0'],
    ['member', '-1'],
    ['pro', '1.5'],
    ['cacheMinutes', ''],
    ['cacheMinutes', '1441'],
    ['cacheMegabytes', '1e2'],
    ['keptDays', '29'],
    ['alerts', '0'],
    ['guestCoins', 'BTC, €'],
    ['blockedAddresses', '203.0.113.7\nnot an address'],
    ['blockedAddresses', '203.0.113.777'],
    ['blockedAddresses', '203.0.113.07'],
    ['blockedAddresses', '203.0.113.0/33'],
    ['blockedAddresses', '2001:db8:::1'],
    ['taxPercent', '101'],
    ['taxPercent', 'twenty'],
    ['bybit', 'api.bybit.tr'],
    ['okx', 'http://www.okx.com'],
    ['okx', 'https://www.okx.com:99999'],
  ] as const)('refuses %s when it says "%s", and names the field', (name, text) => {
    const read = readDraft({ ...draftOf(sample), [name]: text })
    expect(read.settings).toBeNull()
    expect(Object.keys(read.faults)).toEqual([name])
  })

  it('validates the length of a list before the server does', () => {
    const coins = Array.from({ length: 101 }, (_, i) => `C${i}`)
    const addresses = Array.from({ length: 10_001 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)
    const lists = { guestCoins: coins.join(' '), blockedAddresses: addresses.join('\n') }
    expect(readDraft({ ...draftOf(sample), ...lists }).faults).toEqual({
      guestCoins: { kind: 'many', most: 100 },
      blockedAddresses: { kind: 'many', most: 10_000 },
    })
  })

  it('names a word that is no symbol by its beginning where it is endless', () => {
    const { faults } = readDraft({ ...draftOf(sample), guestCoins: 'x'.repeat(10_000) })
    expect(faults.guestCoins).toEqual({ kind: 'coin', word: `${'X'.repeat(40)}…` })
  })
})
