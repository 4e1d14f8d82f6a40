import { type PagedEntry, portfolio } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { demoEntries } from '../../../demo/portfolio.ts'
import { openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import EntriesScreen from '../coins/EntriesScreen.tsx'

const [sample] = demoEntries().entries
if (!sample) throw new Error('the demo has an entry')
const half = (kind: 'in' | 'out', quantity: string, notes: string, more: Partial<PagedEntry> = {}): PagedEntry => ({
  ...sample,
  ...{ id: `${kind} ${quantity}`, kind, quantity, notes, usdCostBasis: '0', totalUsd: '0', day: '2025-02-01' },
  ...more,
})
const out = half('out', '1.5', 'Binance')
const into = half('in', '1.4995', 'Kraken')
const page = (...entries: PagedEntry[]) =>
  reply(portfolio.entries, { entries, next: null, total: entries.length, years: [2025] })

it('a likely transfer is proposed, paired with one tap, and stands with its fee', async () => {
  const { user, asked, answer } = openPage(<EntriesScreen />, {
    isMember: true,
    answers: [
      page(into, out),
      reply(portfolio.transfers, { proposals: [{ out, in: into, fee: '0.0005' }], total: 1 }),
      refuse(portfolio.pairTransfers, 'portfolio.notOneTransfer'),
    ],
  })
  expect(await screen.findByText('1 likely transfer')).toBeTruthy()
  expect(screen.getByText('Binance, 1 Feb 2025 → Kraken, 1 Feb 2025')).toBeTruthy()
  expect(await screen.findByText('Withdrawal')).toBeTruthy()
  expect(screen.getByText('1 Feb 2025 · Kraken · other half not known')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Edit/ }), 'there is no price to correct').toBeNull()
  await user.click(screen.getByRole('button', { name: /^Pair: 1\.5 BTC/ }))
  expect(await screen.findAllByText('Not paired')).toBeTruthy()
  answer(
    page({ ...into, pairId: out.id }, { ...out, pairId: into.id, networkFee: '0.0005' }),
    reply(portfolio.transfers, { proposals: [], total: 0 }),
    reply(portfolio.pairTransfers, { paired: 1 }),
  )
  await user.click(screen.getByRole('button', { name: /^Pair: 1\.5 BTC/ }))
  expect(await screen.findAllByText('1 transfer paired')).toBeTruthy()
  expect(await screen.findByText('1 Feb 2025 · Binance · transfer, paired · network fee 0.0005 BTC')).toBeTruthy()
  expect(screen.queryByText('1 likely transfer')).toBeNull()
  expect(asked(portfolio.pairTransfers).at(-1)).toMatchObject({ pairs: [{ out: out.id, in: into.id }] })
})

it('the other half is chosen by hand, and the pair taken apart again', async () => {
  let isPaired = false
  const paired = { ...out, pairId: 'in 1.2', networkFee: '0' }
  const { user, asked } = openPage(<EntriesScreen />, {
    isMember: true,
    language: 'tr',
    answers: [
      replyWith(portfolio.entries, () => ({
        ...{ entries: [isPaired ? paired : out], next: null, total: 1, years: [2025] },
      })),
      reply(portfolio.transfers, { proposals: [], total: 0 }),
      replyWith(portfolio.transferPartners, () => [half('in', '1.2', 'Cüzdan', { day: '2025-03-01' })]),
      replyWith(portfolio.pairTransfers, () => {
        isPaired = true
        return { paired: 1 }
      }),
      reply(portfolio.unpairTransfer, { success: true }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: /^Transfer: 1,5 BTC/ }))
  await user.click(await screen.findByRole('button', { name: 'Eşleştir: 1,2 BTC, 1 Mar 2025 · Cüzdan' }))
  expect(await screen.findAllByText('1 transfer eşleşti')).toBeTruthy()
  expect(asked(portfolio.pairTransfers)).toMatchObject([{ pairs: [{ out: out.id, in: 'in 1.2' }] }])
  expect(await screen.findByText('1 Şub 2025 · Binance · transfer, eşleşti')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /^Transfer: 1,5 BTC/ }))
  await user.click(await screen.findByRole('button', { name: 'Eşleştirmeyi kaldır' }))
  expect(await screen.findAllByText('Eşleştirme kaldırıldı')).toBeTruthy()
  expect(asked(portfolio.unpairTransfer)).toMatchObject([{ id: out.id }])
})
