import { type Assistant, assistants, type ReplyOf } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { awake, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import type { Viewer } from '../accounts/index.ts'
import AssistantsScreen from './AssistantsScreen.tsx'
import ConsentScreen from './ConsentScreen.tsx'

const member = { state: 'member', user: { firstName: 'Deniz', lastName: 'Aydın', email: 'd@example.com' } } as Viewer
const asked: ReplyOf<typeof assistants.asked> = {
  name: 'Sample Assistant',
  host: 'assistant.example',
  kind: 'site',
  isKnown: true,
  scopes: ['market', 'analyses', 'portfolio', 'alerts'],
  credits: 12,
  go: null,
}
const one: Assistant = {
  id: '00000000-0000-4000-8000-000000000007',
  name: 'Sample Assistant',
  host: 'assistant.example',
  scopes: ['market', 'analyses'],
  analysesPerDay: 3,
  portfolio: 'percent',
  createdAt: '2026-11-15T12:00:00.000Z',
  lastUsedAt: null,
  callsThisMonth: 14,
}
const list = { address: 'https://pusula.example/mcp', assistants: [one], creditsThisMonth: 5 }

/** Where the browser is sent. */
function watchLeaving() {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  return () => assign.mock.calls.map(([address]) => String(address))
}

it('everything starts off: nothing can be allowed before something is turned on, and what is chosen is what is sent', async () => {
  const went = watchLeaving()
  const page = openPage(<ConsentScreen viewer={member} />, {
    isMember: true,
    answers: [reply(assistants.asked, asked), reply(assistants.allow, { go: 'https://assistant.example/cb?code=x' })],
  })
  expect(await screen.findByRole('heading', { name: 'Sample Assistant wants to read your Pusula' })).toBeTruthy()
  expect(screen.getByText(/Deniz Aydın/)).toBeTruthy()
  const allow = screen.getByRole<HTMLButtonElement>('button', { name: 'Allow' })
  const switches = screen.getAllByRole('switch')
  expect(switches.map(each => each.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false', 'false'])
  expect(allow.disabled).toBe(true)
  await page.user.click(screen.getByRole('switch', { name: 'Analyses' }))
  await page.user.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getByText('analyses = 4 credits')).toBeTruthy()
  await page.user.click(screen.getByRole('switch', { name: 'Your portfolio' }))
  await page.user.click(screen.getByRole('button', { name: 'Amounts too' }))
  await page.user.click(allow)
  await waitFor(() => expect(went()).toEqual(['https://assistant.example/cb?code=x']))
  expect(page.asked(assistants.allow)).toMatchObject([
    { permission: { scopes: ['analyses', 'portfolio'], analysesPerDay: 4, portfolio: 'amounts' } },
  ])
})

it('a request that is wrong leads back to the app only when somebody goes there, and says where that is', async () => {
  const went = watchLeaving()
  const go = 'https://assistant.example/cb?error=invalid_scope'
  const page = openPage(<ConsentScreen viewer={member} />, {
    isMember: true,
    answers: [reply(assistants.asked, { ...asked, scopes: [], go })],
  })
  const back = await screen.findByRole('button', { name: 'Back to assistant.example' })
  expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
  expect(went()).toEqual([])
  await page.user.click(back)
  expect(went()).toEqual([go])
})

it('declining tells the assistant, in Turkish too; an app that nobody vouches for is marked', async () => {
  const went = watchLeaving()
  const page = openPage(<ConsentScreen viewer={member} />, {
    isMember: true,
    language: 'tr',
    answers: [
      reply(assistants.asked, { ...asked, isKnown: false, kind: 'loopback', host: '127.0.0.1', credits: 0 }),
      reply(assistants.decline, { go: 'http://127.0.0.1:1/cb?error=access_denied' }),
    ],
  })
  expect(await screen.findByText(/Bu uygulamayı tanımıyoruz/)).toBeTruthy()
  expect(screen.getByText('Kredin yok; açarsan çalışmaz.')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: 'Reddet' }))
  await waitFor(() => expect(went()).toHaveLength(1))
})

it('a wrong app or address is said here and leads nowhere', async () => {
  const went = watchLeaving()
  openPage(<ConsentScreen viewer={member} />, {
    isMember: true,
    answers: [refuse(assistants.asked, 'assistants.wrongAddress')],
  })
  expect(await screen.findByText(/return address that is not its own/)).toBeTruthy()
  expect(went()).toEqual([])
})

it('a connected assistant shows what it may and did, is changed by the same switches and removed after a question', async () => {
  const page = openPage(<AssistantsScreen viewer={member} />, {
    isMember: true,
    answers: [
      reply(assistants.list, list),
      replyWith(assistants.change, () => ({ success: true as const })),
      replyWith(assistants.remove, () => {
        page.answer(reply(assistants.list, { ...list, assistants: [] }))
        return { success: true as const }
      }),
    ],
  })
  expect(await screen.findByText('https://pusula.example/mcp')).toBeTruthy()
  expect(screen.getByText('Not used yet · 14 questions this month')).toBeTruthy()
  expect(screen.getByText('analyses, 3 a day')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: /^Change what Sample Assistant may read/ }))
  const sheet = within(screen.getByRole('dialog'))
  await page.user.click(sheet.getByRole('switch', { name: 'Analyses' }))
  await page.user.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.asked(assistants.change)).toMatchObject([{ id: one.id, scopes: ['market'] }]))
  await page.user.click(await screen.findByRole('button', { name: 'Remove Sample Assistant' }))
  expect(page.asked(assistants.remove)).toEqual([])
  await page.user.click(await awake('Remove'))
  expect(await screen.findByText('No assistant connected')).toBeTruthy()
})
