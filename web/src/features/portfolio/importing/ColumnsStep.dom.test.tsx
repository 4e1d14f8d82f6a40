import { type ImportReport, portfolio } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, reply, replyWith } from '../../../testing/page.tsx'
import ImportScreen from './ImportScreen.tsx'

const csv = 'Time,Out,Out asset,In,In asset\n2025-10-03,3000,USDT,0.05,BTC\n2025-10-04,0.01,BTC,0.2,ETH\n'
const file = new File([csv], 'swaps.csv', { type: 'text/csv' })
const columns = ['Time', 'Out', 'Out asset', 'In', 'In asset']
const none = { count: 0, amounts: [] }
const moment = {
  ...{ dayFirst: '2025-10-03T00:00:00.000Z', monthFirst: '2025-10-03T00:00:00.000Z', isZoned: false },
  ...{ order: 'dayFirst' as const, because: null },
}
const report: ImportReport = {
  ...{ id: null, format: 'table', questions: [], timeZone: 'stated', movedMinutes: null },
  lines: { read: 9, fresh: 5, already: 0, skipped: 4 },
  ...{
    buys: 2,
    sells: 0,
    transfers: 0,
    fresh: { buys: { ...none, count: 2 }, sells: none, transfers: 0, coins: ['BTC'], period: null },
  },
  ...{ coins: ['BTC'], unlisted: [], period: null, already: 0, noTrades: 1, foreignFees: 0, rows: [], short: [] },
  badCount: 1,
  bad: [{ line: 3, lines: [2, 3], reason: 'notHeld' }],
  skipped: [{ line: 5, reason: 'transfer' }],
}

async function openTable(mapping: Record<string, string>) {
  const page = openPage(<ImportScreen />, {
    isMember: true,
    answers: [
      reply(portfolio.importColumns, {
        ...{ format: null, columns, lineCount: 2, firstRow: ['2025-10-03', '3000', 'USDT', '0.05', 'BTC'] },
        readings: columns.map((_, i) => ({ moment: i ? null : moment, sides: [], pair: null })),
        ...{ mapping, isRemembered: false },
      }),
      replyWith(portfolio.importPreview, ({ negativePrices }) => ({
        ...report,
        questions: negativePrices
          ? []
          : [{ asks: 'negativePrice' as const, column: 'Out', line: 3, written: '-3000', positive: '3000' }],
      })),
    ],
  })
  await page.user.upload(screen.getByLabelText('Choose a file'), file)
  return page
}

it('what came and what went are matched apart; a negative price is asked about; the button says what will happen', async () => {
  const { user, asked } = await openTable({ date: 'Time', received: 'In', receivedCoin: 'In asset', sent: 'Out' })
  expect(await screen.findByLabelText('Received amount')).toHaveProperty('value', 'In')
  expect(screen.getByLabelText('Sent amount')).toHaveProperty('value', 'Out')
  expect(screen.queryByLabelText('Unit price')).toBeNull()
  await user.selectOptions(screen.getByLabelText('Unit sent'), 'Out asset')
  await user.click(screen.getByRole('button', { name: 'Preview 2 lines' }))
  expect(await screen.findByText('“-3000” in the column Out: a price cannot be negative.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '3,000' }))
  expect(await screen.findByRole('button', { name: 'Import 2 trades from 5 lines' })).toBeTruthy()
  expect(screen.getByText(/^4 lines stay out\./)).toBeTruthy()
  const mapping = { date: 'Time', received: 'In', receivedCoin: 'In asset', sent: 'Out', sentCoin: 'Out asset' }
  expect(asked(portfolio.importPreview)).toMatchObject([
    { mapping: { ...mapping, currency: 'USD' } },
    { mapping, negativePrices: 'positive' },
  ])
  // A reason names all the lines that go with it, and shows the one that it is about.
  await user.click(screen.getByRole('tab', { name: /To skip/ }))
  expect(screen.getByText('Lines 2, 3: it sells more than you held')).toBeTruthy()
  expect(screen.getByText('2025-10-04,0.01,BTC,0.2,ETH')).toBeTruthy()
  expect(screen.getByText('and 1 more line')).toBeTruthy()
})

it('who chooses the other layout matches its columns, and nothing of the first one is sent', async () => {
  const { user, asked } = await openTable({ date: 'Time', coin: 'In asset', quantity: 'In', fee: 'Out asset' })
  expect(await screen.findByLabelText('Amount')).toHaveProperty('value', 'In')
  await user.click(screen.getByRole('button', { name: 'Received and sent' }))
  await user.click(screen.getByRole('button', { name: 'Preview 2 lines' }))
  expect(screen.getAllByText('This column is needed.')).toHaveLength(2)
  await user.selectOptions(screen.getByLabelText('Received amount'), 'In')
  await user.selectOptions(screen.getByLabelText('Sent amount'), 'Out')
  await user.click(screen.getByRole('button', { name: 'Preview 2 lines' }))
  await screen.findByRole('button', { name: 'Skip those lines' })
  const [{ mapping } = {}] = asked(portfolio.importPreview)
  expect(mapping).toEqual({ date: 'Time', received: 'In', sent: 'Out', fee: 'Out asset', currency: 'USD' })
})

it('a ledger is matched by what changed, and no money of the table is asked for', async () => {
  const { user, asked } = await openTable({ date: 'Time', coin: 'In asset', change: 'In', kind: 'Out asset' })
  expect(await screen.findByLabelText('Amount changed')).toHaveProperty('value', 'In')
  expect(screen.getByText(/Lines of one moment count as one trade/)).toBeTruthy()
  expect(screen.queryByText('Currency of the amounts')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Preview 2 lines' }))
  await screen.findByRole('button', { name: 'Skip those lines' })
  const [{ mapping } = {}] = asked(portfolio.importPreview)
  expect(mapping).toEqual({ date: 'Time', coin: 'In asset', change: 'In', kind: 'Out asset', currency: 'USD' })
})
