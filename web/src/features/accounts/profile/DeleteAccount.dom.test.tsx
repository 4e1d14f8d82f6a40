import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

/** Whether the button listens once so much was typed. */
async function isHeard(language: 'tr' | 'en', typed: string) {
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
    expect(await isHeard(language, typed)).toBe(true),
  )

  it.each([
    ['tr', 'Sİ'],
    ['tr', 'SAL'],
    ['tr', 'SİLME'],
    ['en', 'SIL'],
    ['en', 'DELET'],
  ] as const)('is no other (%s: %s)', async (language, typed) => expect(await isHeard(language, typed)).toBe(false))
})
