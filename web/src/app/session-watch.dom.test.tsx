import { credits } from '@pusula/contract'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useBalance } from '../features/credits/index.ts'
import { openPage, reply } from '../testing/page.tsx'
import { onTab } from './session-watch.ts'

function Balance() {
  const balance = useBalance()
  return <p>{balance.kind === 'counted' ? `${balance.left} left` : balance.kind}</p>
}

it('a plan bought in another tab is seen here without a reload', async () => {
  const { answer } = openPage(<Balance />, {
    isMember: true,
    answers: [reply(credits.stats, { remainingAnalyses: 20, totalAnalyses: 20, tier: 'member' })],
  })
  expect(await screen.findByText('20 left')).toBeTruthy()
  answer(reply(credits.stats, { remainingAnalyses: 20, totalAnalyses: 20, tier: 'pro' }))
  await act(() => onTab('bought 1794904182852'))
  expect(await screen.findByText('unlimited')).toBeTruthy()
})
