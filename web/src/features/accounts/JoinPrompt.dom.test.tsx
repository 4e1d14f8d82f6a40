import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage } from '../../testing/page.tsx'
import { userIcon } from '../../ui/icons/icons.ts'
import { JoinPrompt } from './JoinPrompt.tsx'

it('a guest joins or signs in from a sheet over the screen they are on, which leads back to it', async () => {
  const address = '/dashboard/portfolio?guest=true'
  const { user } = openPage(<JoinPrompt icon={userIcon} title="Members only" says="Why" />, { address, language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Sign in or join' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign in or join' }))
  const known = await sheet.findByRole('link', { name: 'I have an account' })
  expect(known.getAttribute('href')).toBe('/?with=email&next=%2Fdashboard%2Fportfolio')
  expect(location.pathname + location.search, 'nobody was led away').toBe(address)
  expect(sheet.getByRole('button', { name: 'Not now' })).toBeTruthy()
})
