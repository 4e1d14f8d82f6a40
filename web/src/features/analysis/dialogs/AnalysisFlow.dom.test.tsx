import { app, credits, guests } from '@pusula/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetText, writeText } from '../../../stored/stored.ts'
import { awake, openPage, refuse, reply } from '../../../testing/page.tsx'
import { AnalysisFlow, selectCoin } from '../index.ts'
import { question, wanted } from '../select/state.ts'

const ether = { id: 'ethereum', symbol: 'ETH', name: 'Ethereum', image: '/coins/eth.svg' }
const guest = '/dashboard/home?guest=true'
const info = { version: '1.4.8', dev: true, market: 'simulated' as const, signedIn: true, googleSignIn: true }

afterEach(() => {
  question.set(null)
  wanted.set(null)
  forgetText('referralHash')
})

const linksIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('link')
    .map(link => link.getAttribute('href'))
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('a coin that is closed to guests offers two ways to join, both of which lead to it, or to stay a guest', async () => {
  writeText('referralHash', 'friend-1')
  const { user, asked } = openPage(<AnalysisFlow />, { address: guest, answers: [reply(app.info, info)] })
  act(() => selectCoin({ ...ether, isLocked: true }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Guest restriction' }))
  const hrefOf = (name: string) => sheet.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Join with Google')).toBe('/auth/google?referralHash=friend-1&next=%2Fdashboard%2Fhome%3Fcoin%3DETH')
  expect(hrefOf('I have an account')).toContain('next=%2Fdashboard%2Fhome%3Fcoin%3DETH')
  await user.click(sheet.getByRole('tab', { name: 'Email' }))
  expect(await sheet.findByLabelText('Password again')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Keep browsing as guest' }))
  await isGone()
  expect([location.pathname + location.search, asked(credits.deduct)]).toEqual([guest, []])
})

it('a guest without credits joins, adds credits, or leaves it', async () => {
  const { user } = openPage(<AnalysisFlow />, {
    address: guest,
    answers: [reply(app.info, info), reply(guests.stats, { used: 5, limit: 5, remaining: 0 })],
  })
  act(() => selectCoin(ether))
  const dialog = await screen.findByRole('dialog', { name: 'Guest credits have expired.' })
  expect(linksIn(dialog)).toEqual(['/signup', '/add-credits?guest=true'])
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await isGone()
})

it('the limit of a day names its number, and the way to more', async () => {
  const { user } = openPage(<AnalysisFlow />, {
    address: guest,
    answers: [
      reply(app.info, info),
      reply(guests.stats, { used: 1, limit: 5, remaining: 4 }),
      refuse(credits.deduct, 'daily_limit', { limit: 7 }),
    ],
  })
  act(() => selectCoin(ether))
  await user.click(await awake('Analyze'))
  const dialog = await screen.findByRole('dialog', { name: 'Analysis Limit Reached' })
  expect(dialog.textContent).toContain('7')
  expect(linksIn(dialog)).toEqual(['/signup'])
})

it('a member without credits is led to each package, from which one comes back, and to Pro', async () => {
  const { asked } = openPage(<AnalysisFlow />, {
    isMember: true,
    answers: [reply(app.info, info), reply(credits.stats, { remainingAnalyses: 0, totalAnalyses: 20, tier: 'member' })],
  })
  await waitFor(() => expect(asked(credits.stats)).toHaveLength(1))
  act(() => selectCoin(ether))
  const sheet = await screen.findByRole('dialog', { name: 'Insufficient Credits' })
  const packages = [5, 8, 12.5, 20].map(amount => `/add-credits?amount=${amount}&return=analysis`)
  expect(linksIn(sheet)).toEqual([...packages, '/subscribe'])
})
