import { accounts } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { awake, openPage, reply, replyWith } from '../../../testing/page.tsx'
import { IdentitiesCard } from './IdentitiesCard.tsx'

const school = (isLinked: boolean) => ({
  identities: [{ provider: 'openid' as const, name: 'School', isLinked }],
})

it('a provider is linked by going there, and unlinked after a question', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  const page = openPage(<IdentitiesCard />, {
    isMember: true,
    answers: [
      reply(accounts.identities, school(false)),
      reply(accounts.linkIdentity, { go: 'https://school.example/authorize' }),
      replyWith(accounts.unlinkIdentity, () => {
        page.answer(reply(accounts.identities, school(false)))
        return { success: true as const }
      }),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: 'Link School' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://school.example/authorize'))
})

it('what is linked can be taken back, in Turkish too', async () => {
  const page = openPage(<IdentitiesCard />, {
    isMember: true,
    language: 'tr',
    answers: [
      reply(accounts.identities, school(true)),
      replyWith(accounts.unlinkIdentity, () => {
        page.answer(reply(accounts.identities, school(false)))
        return { success: true as const }
      }),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: 'Ayır: School' }))
  expect(page.asked(accounts.unlinkIdentity)).toEqual([])
  await page.user.click(await awake('Ayır'))
  expect(await screen.findByText('Bağlı değil')).toBeTruthy()
})
