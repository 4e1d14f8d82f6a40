import { market } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import { CoinSearch } from './CoinSearch.tsx'
import { freshMs } from './found-coins.ts'

it('says that it searches, that nothing was found, and that it failed; one letter asks nothing', async () => {
  let answerNow = () => {}
  const waits = new Promise<void>(resolve => {
    answerNow = resolve
  })
  const { user, asked, answer } = openPage(<CoinSearch onPick={() => undefined} />, {
    answers: [
      replyWith(market.search, async () => {
        await waits
        return []
      }),
    ],
  })
  const field = screen.getByRole('combobox', { name: 'Search coins' })
  await user.type(field, 'z')
  expect(screen.queryByText('Searching...')).toBeNull()
  await user.type(field, 'z')
  expect((await screen.findAllByText('Searching...')).length).toBeGreaterThan(0)
  answerNow()
  expect((await screen.findAllByText('No result')).length).toBeGreaterThan(0)
  expect(asked(market.search).map(({ q }) => q)).toEqual(['zz'])

  answer(refuse(market.search, 'market.unavailable'))
  await user.type(field, 'y')
  expect(await screen.findByText('The search failed')).toBeTruthy()
})

it('of what is pasted it takes as much as the server reads', async () => {
  const { user, asked } = openPage(<CoinSearch onPick={() => undefined} />, { answers: [reply(market.search, [])] })
  await user.click(screen.getByRole('combobox', { name: 'Search coins' }))
  await user.paste('bitcoin '.repeat(1_000))
  expect((await screen.findAllByText('No result')).length).toBeGreaterThan(0)
  expect(asked(market.search).map(({ q }) => String(q).length <= 64)).toEqual([true])
})

it('what was found counts as new for ten seconds', () => expect(freshMs).toBe(10_000))
