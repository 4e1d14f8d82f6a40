import type { Receipt } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/page.tsx'
import { Steps } from './Steps.tsx'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 17, 11, 2, 11 + seconds)).toISOString()
const receipt: Receipt = {
  ...{
    crossedAt: at(0),
    state: 'accepted',
    acceptedBy: 'mail',
    acceptedAt: at(5),
    mayBeTwice: false,
    waitsUntil: null,
  },
  tries: [
    { channel: 'telegram', sentAt: at(1), endedAt: at(2), outcome: 'refused', code: 403 },
    { channel: 'mail', sentAt: at(3), endedAt: at(5), outcome: 'accepted', code: 250 },
  ],
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('an alert’s receipt says to the second when it was sent and what came back, by each channel', () => {
  openPage(<Steps receipt={receipt} />, { language: 'en', timeZone: 'Europe/Istanbul' })
  expect(steps()).toEqual([
    'Condition met14:02:11',
    'Sent to Telegram14:02:12',
    'Telegram refused it (403)14:02:13',
    'Sent by e-mail14:02:14',
    'The mail server accepted it5.0 s after the condition14:02:16',
  ])
})

it('the same in Turkish, and a try that is on its way', () => {
  const [first] = receipt.tries
  if (!first) throw new Error('no try')
  const waiting: Receipt = {
    ...receipt,
    state: 'waiting',
    tries: [{ ...first, endedAt: null, outcome: null, code: null }],
  }
  openPage(<Steps receipt={{ ...waiting, acceptedBy: null, acceptedAt: null }} />, {
    language: 'tr',
    timeZone: 'Europe/Istanbul',
  })
  expect(steps()).toEqual(['Koşul oluştu14.02.11', 'Telegram’a gönderildi14.02.12'])
})
