import { portfolio, type ReplyOf } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { awake, openPage, refuse, reply } from '../../../testing/page.tsx'
import { EntryHistory } from '../form/PurchaseEditor.tsx'
import BinScreen from './BinScreen.tsx'

const binned: ReplyOf<typeof portfolio.bin>['removals'][number] = {
  ...{
    id: 'bin-1',
    what: 'import',
    coins: ['ADA', 'BTC', 'DOT', 'ETH', 'SOL', 'XRP'],
    coinCount: 6,
    entryCount: 1_204,
  },
  ...{ removedAt: '2026-11-15T12:00:00.000Z', keptUntil: '2026-12-15T12:00:00.000Z', device: 'Chrome, Android' },
  restoredAt: null,
}

it('tells what was deleted, when and by which device, and brings it back', async () => {
  const { user, asked, answer } = openPage(<BinScreen />, {
    isMember: true,
    timeZone: 'UTC',
    answers: [
      reply(portfolio.bin, { removals: [binned], entries: { count: 400_000, most: 500_000 } }),
      refuse(portfolio.restore, 'portfolio.notEnough'),
    ],
  })
  expect(await screen.findByText('File · 1,204 entries')).toBeTruthy()
  expect(screen.getByText(/^400,000 entries are kept here of 500,000 at most\. Beyond that/)).toBeTruthy()
  expect(screen.getByText('ADA, BTC, DOT, ETH, SOL and 1 more')).toBeTruthy()
  for (const fact of [/^15 Nov 2026, /, 'Device: Chrome, Android', 'Kept until 15 Dec 2026'])
    expect(await screen.findByText(fact)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bring back' }))
  expect(await screen.findAllByText('It could not be brought back')).toBeTruthy()
  answer(
    reply(portfolio.restore, { restored: 1_204 }),
    reply(portfolio.bin, {
      removals: [{ ...binned, restoredAt: '2026-11-16T12:00:00.000Z' }],
      entries: { count: 399_999, most: 500_000 },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Bring back' }))
  expect(await screen.findAllByText('1,204 entries brought back')).toBeTruthy()
  expect(await screen.findByText('Brought back')).toBeTruthy()
  expect(screen.queryByText(/are kept here of/), 'with room left nothing is said').toBeNull()
  expect(asked(portfolio.restore)).toMatchObject([{ id: 'bin-1' }, { id: 'bin-1' }])
})

it('everything is deleted only after a question', async () => {
  const { user, asked } = openPage(<BinScreen />, {
    isMember: true,
    timeZone: 'UTC',
    language: 'tr',
    answers: [
      reply(portfolio.bin, { removals: [], entries: { count: 0, most: 500_000 } }),
      reply(portfolio.clear, { success: true, bin: 'bin-2' }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Bütün portföyü sil' }))
  expect(asked(portfolio.clear)).toEqual([])
  await user.click(await awake('Sil'))
  await waitFor(() => expect(asked(portfolio.clear)).toHaveLength(1))
  expect(await screen.findAllByText('Portföy silindi')).toBeTruthy()
})

it('an entry says what it was before each correction', async () => {
  const before = {
    ...{
      id: 'one',
      kind: 'buy' as const,
      quantity: '2',
      usdCostBasis: '100',
      feeUsd: '0',
      totalUsd: '200',
      paid: null,
    },
    ...{
      perDollar: null,
      purchaseDate: '2025-01-02T00:00:00.000Z',
      day: '2025-01-02',
      isWholeDay: true,
      isIncome: false,
      notes: null,
      pairId: null,
      networkFee: null,
    },
  }
  const { user } = openPage(<EntryHistory id="one" symbol="BTC" />, {
    isMember: true,
    timeZone: 'UTC',
    answers: [
      reply(portfolio.entryHistory, [
        { at: '2026-11-15T12:00:00.000Z', action: 'corrected', device: 'Safari, iPhone', before, leftOut: 1200 },
        { at: '2026-11-14T12:00:00.000Z', action: 'added', device: '', before: null, leftOut: 0 },
      ]),
    ],
  })
  await user.click(screen.getByRole('button', { name: 'History of this entry' }))
  expect(await screen.findByText(/Safari, iPhone: Corrected; before: 2 BTC, \$100.00, 2 Jan 2025/)).toBeTruthy()
  expect(screen.getByText(/14 Nov 2026, .*: Added/)).toBeTruthy()
  expect(screen.getByText('1,200 corrections in between, no longer kept')).toBeTruthy()
})
