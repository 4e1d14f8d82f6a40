import { support } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readText } from '../../stored/storage.ts'
import { openPage, refuse, reply } from '../../testing/page.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'

const openSettings = () => openPage(<SettingsSheet open onClose={() => undefined} />, { address: '/dashboard/profile' })

it('language, appearance and colours are in force at once and kept', async () => {
  const { user } = openSettings()
  await user.click(screen.getByRole('button', { name: 'Light' }))
  await user.click(screen.getByRole('button', { name: 'Blue – orange' }))
  const { dataset } = document.documentElement
  expect([dataset.theme, dataset.moves, readText('theme'), readText('moves')]).toEqual([
    'light',
    'blue-orange',
    'light',
    'blue-orange',
  ])
  await user.click(screen.getByRole('button', { name: /Türkçe|TR/ }))
  expect(await screen.findByRole('heading', { name: 'Ayarlar' })).toBeTruthy()
  expect([document.documentElement.lang, readText('language')]).toEqual(['tr', 'tr'])
})

it('a message is sent once it says something, and is kept where it could not be sent', async () => {
  const { user, asked, answer } = openSettings()
  answer(refuse(support.send, 'server.failed'))
  const send = screen.getByRole('button', { name: 'Send message' })
  const message = screen.getByPlaceholderText<HTMLTextAreaElement>('How can we help?')
  await user.type(message, '   ')
  await user.click(send)
  expect(screen.getByText('Please write your message.')).toBeTruthy()
  await user.type(message, 'Hello there')
  await user.type(screen.getByLabelText(/^Email/), 'nowhere')
  await user.click(send)
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy()
  expect(asked(support.send)).toEqual([])

  await user.type(screen.getByLabelText(/^Email/), '@example.com')
  await user.click(send)
  expect(await screen.findAllByText('Message could not be sent')).toBeTruthy()
  expect(message.value).toContain('Hello there')
  answer(reply(support.send, { success: true }))
  await user.click(send)
  await waitFor(() => expect(message.value).toBe(''))
  expect(asked(support.send).at(-1)).toMatchObject({ message: 'Hello there', userEmail: 'nowhere@example.com' })
})
