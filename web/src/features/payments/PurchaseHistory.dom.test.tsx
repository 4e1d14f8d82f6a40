import { payments } from '@pusula/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, reply } from '../../testing/page.tsx'
import { PurchaseHistory } from './PurchaseHistory.tsx'

const bought = (id: string, amount: string) => ({
  id,
  amount,
  analysesCount: 10,
  createdAt: '2026-11-16T10:00:00.000Z',
  kind: 'credits' as const,
  plan: null,
  state: 'paid' as const,
})

it('the history names what was paid for, and nothing at or below zero', async () => {
  openPage(<PurchaseHistory />, {
    isMember: true,
    answers: [reply(payments.history, [bought('1', '5.00'), bought('2', '0.00'), bought('3', '-5.00')])],
  })
  expect(within(await screen.findByRole('list')).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('$5.00')).toBeTruthy()
})
