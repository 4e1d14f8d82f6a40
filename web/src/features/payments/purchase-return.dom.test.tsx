import { payments, type ReplyOf } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage, refuse, reply } from '../../testing/page.tsx'
import { usePurchaseReturn } from './index.ts'

afterEach(() => {
  vi.useRealTimers()
})

function Dashboard() {
  usePurchaseReturn()
  return null
}

const paid: ReplyOf<typeof payments.status> = {
  status: 'paid',
  kind: 'credits',
  amount: '12.50',
  analysesCount: 50,
  canBecomeMember: false,
  payerEmail: null,
  payerHasAccount: false,
}

it('an address typed by hand claims nothing: without an order, and with one that the server does not know', async () => {
  const typed = (more: string) => `/dashboard?guest=true&purchase=success&amount=12.5&analyses=50${more}`
  const first = openPage(<Dashboard />, { address: typed('') })
  expect(await screen.findAllByText('If you paid, your credits show up in your account.')).toBeTruthy()
  expect(screen.queryByText(/50|received/), 'nothing of what the address says').toBeNull()
  first.unmount()
  const { asked } = openPage(<Dashboard />, {
    address: typed('&order=made-up&joined=true'),
    answers: [refuse(payments.status, 'request.notFound')],
  })
  await waitFor(() => expect(asked(payments.status)).toHaveLength(1))
  expect(screen.queryByText(/received/)).toBeNull()
})

it('a payment that the server knows is said for five seconds with the number that the server names, then the address is clean', async () => {
  vi.useFakeTimers()
  openPage(<Dashboard />, {
    address: '/dashboard?guest=true&purchase=success&analyses=9999&order=o-1',
    answers: [reply(payments.status, paid)],
  })
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(screen.getByText('50 analyses were added to your account.')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeTruthy()
  expect(location.search).toContain('purchase=success')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull()
  expect(location.pathname + location.search).toBe('/?guest=true')
})

it('a purchase in one tab is broadcast to the others', async () => {
  openPage(<Dashboard />, {
    address: '/dashboard?guest=true&purchase=success&order=o-2',
    answers: [reply(payments.status, paid)],
  })
  await waitFor(() => expect(localStorage.getItem('toldTabs')).toMatch(/^bought /))
})

it.each([
  ['en', 'This payment was opened with another account or browser.'],
  ['tr', 'Bu ödeme başka bir hesap ya da tarayıcıyla açıldı.'],
] as const)('a payment of another account is said to be that, in %s', async (language, says) => {
  openPage(<Dashboard />, {
    language,
    address: `/dashboard?guest=true&purchase=success&order=o-${language}`,
    answers: [refuse(payments.status, 'payments.otherAccount')],
  })
  expect(await screen.findAllByText(new RegExp(says))).toBeTruthy()
})
