import type { ImportReport } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../../testing/page.tsx'
import { Rows } from './Rows.tsx'

type Row = ImportReport['rows'][number]

const row = (line: number, told: Partial<Row>): Row => ({
  ...{ line, kind: 'buy', coinSymbol: 'BTC', quantity: '1', usdCostBasis: '100', feeUsd: '0', paid: null },
  ...{ purchaseDate: '2025-02-03', notes: null, isIncome: false, state: 'fresh', ...told },
})

it('a swap is one row with both sides, a reward is called income, and a fee in coins stands alone', () => {
  openPage(
    <Rows
      rows={[
        row(2, { kind: 'sell', coinSymbol: 'SOL', quantity: '0.5', swap: 2 }),
        row(2, { coinSymbol: 'ETH', quantity: '0.02', swap: 2 }),
        row(4, { coinSymbol: 'SOL', quantity: '0.01', isIncome: true }),
        row(5, { quantity: '0.3', swap: 5 }),
        row(5, { kind: 'sell', coinSymbol: 'BNB', quantity: '0.001' }),
      ]}
    />,
    { isMember: true, timeZone: 'UTC', answers: [] },
  )
  const said = screen.getAllByRole('listitem').map(item => item.querySelector('b')?.textContent)
  expect(said).toEqual(['Swap · 0.5 SOL → 0.02 ETH', 'Income · 0.01 SOL', 'Purchase · 0.3 BTC', 'Sale · 0.001 BNB'])
})
