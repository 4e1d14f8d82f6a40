import { admin } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, reply } from '../../../testing/page.tsx'
import { NicknamesCard } from './NicknamesCard.tsx'

const rude = {
  ...{ id: '00000000-0000-4000-8000-000000000007', name: 'rude_one', kind: 'person' as const, reports: 3 },
  ...{ reportedAt: '2026-11-17T10:00:00.000Z', isHidden: false },
}

it('a reported nickname is hidden with one tap, and can be shown again', async () => {
  const hidden = { ...rude, isHidden: true }
  const { user, asked, answer } = openPage(<NicknamesCard />, {
    answers: [reply(admin.nicknames, [rude]), reply(admin.hideNickname, hidden), reply(admin.showNickname, rude)],
  })
  expect(await screen.findByText(/person · 3 reports/)).toBeTruthy()
  answer(reply(admin.nicknames, [hidden]))
  await user.click(screen.getByRole('button', { name: 'Hide rude_one' }))
  expect(asked(admin.hideNickname)).toMatchObject([{ id: rude.id }])
  answer(reply(admin.nicknames, [rude]))
  await user.click(await screen.findByRole('button', { name: 'Show rude_one again' }))
  expect(await screen.findByRole('button', { name: 'Hide rude_one' })).toBeTruthy()
  expect(asked(admin.showNickname)).toHaveLength(1)
})

it('says that nobody reported a name', async () => {
  openPage(<NicknamesCard />, { language: 'tr', answers: [reply(admin.nicknames, [])] })
  expect(await screen.findByText('Bildirilen ad yok.')).toBeTruthy()
})
