import { portfolio } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { identity } from '../../../lib/person/identity.ts'
import { lost, openPage, refuse, replyWith } from '../../../testing/page.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { addToPortfolio } from '../form/flow.ts'
import PurchaseFlow from '../form/PurchaseFlow.tsx'
import { QueueCard } from './QueueCard.tsx'
import { enqueue, queue, sendQueue, unqueue, waitingNow } from './queue.ts'

const said = vi.spyOn(toast, 'show')

afterEach(() => {
  said.mockClear()
  localStorage.clear()
  queue.set(null)
  identity.member = null
})

const noted = (kind: 'buy' | 'sell', wait = async () => {}) =>
  replyWith(portfolio.add, async ({ id }) => {
    await wait()
    return {
      ...{ id: String(id), kind, quantity: '0.025', usdCostBasis: '100', feeUsd: '0', totalUsd: '2.5' },
      ...{ paid: null, perDollar: null, purchaseDate: '2026-01-01T23:59:59.999Z', notes: null },
      ...{ day: '2026-01-01', isWholeDay: true, isIncome: false, pairId: null, networkFee: null },
    }
  })

it('an entry of the offline queue is shown as waiting, sent once online, and editable when refused', async () => {
  identity.member = 'ada'
  let [isDown, isBusy, busyAnswers] = [true, true, 0]
  const { user, asked, answer } = openPage(
    <>
      <QueueCard />
      <PurchaseFlow />
    </>,
    {
      isMember: true,
      answers: [
        refuse(portfolio.priceOn, 'market.unavailable'),
        refuse(portfolio.sellable, 'server.failed'),
        refuse(portfolio.overview, 'server.failed'),
        [
          portfolio.add,
          async () => {
            if (isDown) throw new TypeError('Failed to fetch')
            if (isBusy) busyAnswers++
            if (isBusy) return refuse(portfolio.add, 'market.unavailable')[1]({})
            return refuse(portfolio.add, 'portfolio.notEnough')[1]({})
          },
        ],
      ],
    },
  )
  act(() => addToPortfolio({ symbol: 'BTC', name: 'Bitcoin' }, 'sell'))
  await user.type(await screen.findByLabelText('Quantity'), '0.025')
  await user.type(screen.getByLabelText('Unit price'), '100')
  await user.click(screen.getByRole('button', { name: 'Save sale' }))
  expect(await screen.findByText('1 change is waiting to be sent')).toBeTruthy()
  expect(screen.getByText('0.025 BTC · sale')).toBeTruthy()
  expect(localStorage.getItem('portfolioQueue')).toContain('0.025')

  // A server that is there and cannot help yet refuses nothing.
  isDown = false
  const online = () => act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => {
    online()
    expect(busyAnswers).toBeGreaterThan(1)
  })
  expect(screen.queryByText(/Prices cannot be reached/)).toBeNull()
  isBusy = false
  await waitFor(() => {
    online()
    expect(screen.getByText('You did not hold that many coins on that date. Check your purchases first.')).toBeTruthy()
  })
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Quantity')).value).toBe('0.025')
  expect(localStorage.getItem('portfolioQueue'), 'kept while its form is open').toContain('0.025')
  answer(noted('sell'))
  await user.click(screen.getByRole('button', { name: 'Save sale' }))
  await waitFor(() => expect(localStorage.getItem('portfolioQueue')).toBeNull())
  expect(screen.queryByText('0.025 BTC · sale')).toBeNull()
  expect(new Set(asked(portfolio.add).map(({ id }) => id)).size, 'under one id').toBe(1)
})

const input = { id: 'a'.repeat(32), coinSymbol: 'BTC', coinName: 'Bitcoin', kind: 'buy' as const, quantity: '0.5' }
const entry = { ...input, usdCostBasis: '60000', purchaseDate: '2026-01-01T12:00:00.000Z' }

it('an entry that is on its way when the page goes is kept for the next one, until it is noted', async () => {
  identity.member = 'ada'
  let end = () => {}
  const waits = new Promise<void>(resolve => {
    end = resolve
  })
  const { user, unmount } = openPage(<PurchaseFlow />, {
    isMember: true,
    answers: [
      refuse(portfolio.priceOn, 'market.unavailable'),
      refuse(portfolio.overview, 'server.failed'),
      noted('buy', () => waits),
    ],
  })
  act(() => addToPortfolio({ symbol: 'BTC', name: 'Bitcoin' }))
  await user.type(await screen.findByLabelText('Quantity'), '0.025')
  await user.type(screen.getByLabelText('Unit price'), '100')
  await user.click(screen.getByRole('button', { name: 'Save purchase' }))
  // Whose session has ended leaves the dashboard first.
  unmount()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(waitingNow()).toMatchObject([{ input: { quantity: '0.025' }, mayHaveArrived: true, problem: null }])
  end()
  await waitFor(() => expect(waitingNow()).toEqual([]))
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(waitingNow()).toEqual([])
})

it('undo after a lost response deletes at the server, too', async () => {
  identity.member = 'ada'
  enqueue({ input: entry, draft: {}, atMs: Date.now(), mayHaveArrived: true })
  const { user, asked } = openPage(<QueueCard />, {
    isMember: true,
    answers: [refuse(portfolio.remove, 'request.notFound')],
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked(portfolio.remove)).toMatchObject([{ id: input.id }]))
  expect(screen.queryByText('0.5 BTC · purchase')).toBeNull()
  expect(said).not.toHaveBeenCalled()
})

it('undo that cannot delete at the server is reported, where the entry may have arrived', async () => {
  identity.member = 'ada'
  enqueue({ input: entry, draft: {}, atMs: Date.now(), mayHaveArrived: true })
  const { user } = openPage(<QueueCard />, { isMember: true, answers: [lost(portfolio.remove)] })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(/may have reached us/)).toBeTruthy()
  expect(said).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('0.5 BTC · purchase')).toBeNull()
})

it('undo of an entry that was never sent is silent', async () => {
  identity.member = 'ada'
  enqueue({ input: entry, draft: {}, atMs: Date.now() })
  const { user, asked } = openPage(<QueueCard />, {
    isMember: true,
    answers: [lost(portfolio.remove), lost(portfolio.add)],
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(asked(portfolio.remove)).toHaveLength(1))
  expect(screen.queryByText('0.5 BTC · purchase')).toBeNull()
  expect(said).not.toHaveBeenCalled()

  // Sent since, and not answered: it may be there.
  enqueue({ input: entry, draft: {}, atMs: Date.now() })
  await act(sendQueue)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(said).toHaveBeenCalledTimes(1))
})

it('undo during a flush prevents the sending (race)', async () => {
  identity.member = 'ada'
  const other = { ...entry, id: 'b'.repeat(32) }
  enqueue({ input: entry, draft: {}, atMs: Date.now() })
  enqueue({ input: other, draft: {}, atMs: Date.now() })
  const { asked } = openPage(<QueueCard />, {
    isMember: true,
    answers: [
      [
        portfolio.add,
        ({ id }) => {
          unqueue(other.id)
          const asNoted = { kind: 'buy', quantity: '0.5', usdCostBasis: '60000', feeUsd: '0', totalUsd: '30000' }
          const day = {
            purchaseDate: entry.purchaseDate,
            day: '2026-01-01',
            isWholeDay: false,
            isIncome: false,
            pairId: null,
            networkFee: null,
          }
          const rest = { paid: null, perDollar: null, ...day, notes: null }
          return { status: 200, body: { id, ...asNoted, ...rest } }
        },
      ],
    ],
  })
  expect(await act(sendQueue)).toBe(1)
  expect(asked(portfolio.add).map(({ id }) => id)).toEqual([input.id])
})
