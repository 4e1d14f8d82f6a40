import { MINUTE_MS } from '@pusula/words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessOf } from './access.ts'

const usual = { untilMs: 0, nowMs: 1_000_000, isUnlimited: false, isOnline: true, isSample: false, isChosen: false }

describe('how an analysis may be read', () => {
  it('is open for whole minutes, never for none and never for more than are left', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), leftMs => {
        const access = accessOf({ ...usual, untilMs: usual.nowMs + leftMs })
        expect(access.kind).toBe('open')
        const minutes = access.kind === 'open' ? access.minutesLeft : 0
        expect(minutes).toBeGreaterThanOrEqual(1)
        expect(minutes * MINUTE_MS - leftMs).toBeLessThan(MINUTE_MS)
      }),
    ))

  it.each([
    ['has ended when its time is over', {}, 'ended'],
    ['is read again by whoever chooses to', { isChosen: true }, 'kept'],
    ['is read again without a network, whatever was paid', { isOnline: false, untilMs: 2_000_000 }, 'kept'],
    ['does not end for those who do not count', { isUnlimited: true }, 'unlimited'],
    ['is a sample for ever', { isSample: true }, 'sample'],
  ] as const)('%s', (_, more, kind) => expect(accessOf({ ...usual, ...more }).kind).toBe(kind))
})
