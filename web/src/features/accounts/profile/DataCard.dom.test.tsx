import { accounts } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lookWith } from '../../../lib/person/session-check.ts'
import { type Answered, lost, openPage, refuse } from '../../../testing/page.tsx'
import { refreshViewer } from '../viewer.ts'
import { DeleteAccount } from './DataCard.tsx'

/** Whether the button listens once so much was typed. */
async function isStreamed(language: 'tr' | 'en', typed: string) {
  const { user } = openPage(<DeleteAccount open onClose={() => {}} />, { language, isMember: true })
  await user.type(screen.getByRole('textbox'), typed)
  return !screen.getByRole<HTMLButtonElement>('button', { name: language === 'tr' ? 'Hesabı sil' : 'Delete account' })
    .disabled
}

describe('the word that deletes an account', () => {
  it.each([
    ['tr', 'SİL'],
    ['tr', 'SIL'],
    ['tr', 'sil'],
    ['tr', ' Sil '],
    ['en', 'DELETE'],
    ['en', 'delete'],
  ] as const)('is heard from every keyboard (%s: %s)', async (language, typed) =>
    expect(await isStreamed(language, typed)).toBe(true),
  )

  it.each([
    ['tr', 'Sİ'],
    ['tr', 'SAL'],
    ['tr', 'SİLME'],
    ['en', 'SIL'],
    ['en', 'DELET'],
  ] as const)('is no other (%s: %s)', async (language, typed) => expect(await isStreamed(language, typed)).toBe(false))
})

describe('a deletion whose response was lost', () => {
  /** Types the word and sends it; the server then says this of who is here. */
  async function remove(...then: Answered[]) {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    lookWith(refreshViewer)
    const page = openPage(<DeleteAccount open onClose={() => {}} />, { isMember: true })
    await refreshViewer()
    page.answer(lost(accounts.remove), ...then)
    await page.user.type(screen.getByRole('textbox'), 'DELETE')
    await page.user.click(screen.getByRole('button', { name: 'Delete account' }))
    return reload
  }

  it('is reported as unknown, not as failed', async () => {
    await remove(lost(accounts.user))
    expect(await screen.findByText('No answer came')).toBeTruthy()
    expect(screen.getAllByText(/may be deleted/)[0]).toBeTruthy()
    expect(screen.queryByText(/an e-mail/), 'which only a verified address gets').toBeNull()
    expect(screen.queryByText('That did not work')).toBeNull()
  })

  it('succeeded where the session is gone: the next page says so', async () => {
    const reload = await remove(refuse(accounts.user, 'accounts.signInRequired'))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(history.state).toMatchObject({ freshPage: { change: 'removed' } })
    expect(location.search).toBe('')
    expect(screen.queryByText('That did not work')).toBeNull()
  })
})
