import { describe, expect, it } from 'vitest'
import { problemOf } from '../../../lib/problem.ts'
import { nextStep, type Proof, secondsToResend, sentUnseenMs } from './join.ts'

const sent: Proof = { email: 'deniz@ornek.com', state: 'sent', sentAtMs: 1_000_000 }
const verified: Proof = { email: 'deniz@ornek.com', state: 'verified' }

describe('the button of the form', () => {
  it('asks for a code first, and again for another address', () => {
    expect(nextStep(null, 'deniz@ornek.com', 0)).toBe('send')
    expect(nextStep(sent, 'defne@ornek.com', 1_000_001)).toBe('send')
    expect(nextStep(verified, 'defne@ornek.com', 0)).toBe('send')
  })

  it('leads back to the code that is on its way, and asks for another once a minute is over', () => {
    expect(nextStep(sent, sent.email, 1_000_001)).toBe('enter')
    expect(nextStep(sent, sent.email, 1_059_999)).toBe('enter')
    expect(nextStep(sent, sent.email, 1_060_000)).toBe('send')
  })

  it('asks a verified address for nothing more', () => expect(nextStep(verified, verified.email, 9e9)).toBe('register'))
})

it('the wait for another code runs from sixty to zero and stays there', () => {
  const left = [0, 1, 500, 59_001, 60_000, 99_000].map(passedMs => secondsToResend(5_000, 5_000 + passedMs))
  expect(left).toEqual([60, 60, 60, 1, 0, 0])
})

describe('a refusal to send another code', () => {
  const tooMany = (details: object) => problemOf(429, { error: { code: 'request.tooMany', message: '', details } })
  const justSent = tooMany({ retryAfterSeconds: 52, isSent: true })

  it('reveals one that was sent a moment ago, when its response was lost', () =>
    expect(sentUnseenMs(justSent, 0, 1_000_000)).toBe(992_000))

  it('tells nothing new of the one that is known', () => expect(sentUnseenMs(justSent, 989_000, 1_000_000)).toBeNull())

  it.each([
    ['the limit of a network, in its last minute', tooMany({ retryAfterSeconds: 52 })],
    ['the limit of a day', tooMany({ retryAfterSeconds: 3_600 })],
    ['one that says nothing', tooMany({})],
    ['no answer of the server', problemOf(503, {})],
  ])('for another reason tells of none: %s', (_, refusal) => expect(sentUnseenMs(refusal, 0, 1_000_000)).toBeNull())
})
