import { market, support } from '@pusula/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { readText } from '../../stored/stored.ts'
import { lost, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'

const openSettings = () => openPage(<SettingsSheet open onClose={() => undefined} />, { address: '/dashboard/profile' })

it('language, appearance and colours are applied at once and stored', async () => {
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

it('the terms can be read from here', async () => {
  const { user } = openSettings()
  await user.click(screen.getByRole('button', { name: 'Terms of use and sale' }))
  const dialog = await screen.findByRole('dialog', { name: 'Terms of use and sale' })
  expect(dialog.textContent).toContain('includes unlimited analyses')
})

it('an empty message is not sent, and a failed one is preserved', async () => {
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
  expect(await screen.findAllByText('Message not sent')).toBeTruthy()
  expect(message.value).toContain('Hello there')
  answer(reply(support.send, { success: true }))
  await user.click(send)
  await waitFor(() => expect(message.value).toBe(''))
  expect(asked(support.send).at(-1)).toMatchObject({ message: 'Hello there', userEmail: 'nowhere@example.com' })
})

/** A letter that arrives when the test says so. */
function slowEmail() {
  let arrive = () => {}
  const onItsWay = new Promise<void>(resolve => {
    arrive = resolve
  })
  const answer = replyWith(support.send, () => onItsWay.then(() => ({ success: true })))
  return { answer, arrive: () => arrive() }
}

it('typing during a pending message is preserved', async () => {
  const { user, answer } = openSettings()
  const email = slowEmail()
  answer(email.answer)
  const message = screen.getByPlaceholderText<HTMLTextAreaElement>('How can we help?')
  await user.type(message, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await user.type(message, ', one more thing')
  email.arrive()
  expect(await screen.findAllByText('Your message has reached us')).toBeTruthy()
  expect(message.value).toBe('Hello, one more thing')
})

it('a message with a lost response is reported as unknown, and preserved', async () => {
  const { user, answer } = openSettings()
  answer(lost(support.send))
  const message = screen.getByPlaceholderText<HTMLTextAreaElement>('How can we help?')
  await user.type(message, 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findAllByText('No answer came')).toBeTruthy()
  expect(screen.queryByText('Message not sent')).toBeNull()
  expect(message.value).toBe('Hello')
})

it('a retry of a message has the same id (idempotent), until it arrives or is edited', async () => {
  const { user, answer, asked } = openSettings()
  answer(lost(support.send))
  const message = screen.getByPlaceholderText<HTMLTextAreaElement>('How can we help?')
  const send = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(asked(support.send)).toHaveLength(count))
  }
  await user.type(message, 'Hello')
  await send(1)
  await send(2)
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')
  await send(3)
  await user.type(message, ' there')
  answer(reply(support.send, { success: true }))
  await send(4)
  await waitFor(() => expect(message.value).toBe(''))
  await user.type(message, 'Hello there')
  await send(5)
  const ids = asked(support.send).map(({ id }) => id)
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(ids[1]).toBe(ids[0])
  expect(new Set(ids).size).toBe(4)
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Settings
      </button>
      {isOpen && <SettingsSheet open onClose={() => setOpen(false)} />}
    </>
  )
}

it('a draft survives closing its sheet with Back', async () => {
  const { user } = openPage(<Page />, { address: '/dashboard/profile' })
  const message = () => screen.queryByPlaceholderText<HTMLTextAreaElement>('How can we help?')
  const open = () => user.click(screen.getByRole('button', { name: 'Settings' }))
  await open()
  await waitFor(() => expect(history.state?.overlay).toBe('open'))
  await user.type(screen.getByPlaceholderText('How can we help?'), 'Half a thought')
  await waitFor(() => expect(history.state?.typed).toMatchObject({ support: 'Half a thought' }))
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com')
  await waitFor(() => expect(JSON.stringify(history.state?.typed)).toContain('ada@example.com'))
  history.back()
  await waitFor(() => expect(message()).toBeNull())
  await open()
  await waitFor(() => expect(message()?.value).toBe('Half a thought'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ada@example.com')
})

describe('a message on its way while its sheet is closed and opened again', () => {
  async function sendAndReturn() {
    const page = openPage(<Page />, { address: '/dashboard/profile' })
    const email = slowEmail()
    page.answer(email.answer)
    const message = () => screen.queryByPlaceholderText<HTMLTextAreaElement>('How can we help?')
    const open = () => page.user.click(screen.getByRole('button', { name: 'Settings' }))
    await open()
    await waitFor(() => expect(history.state?.overlay).toBe('open'))
    await page.user.type(screen.getByPlaceholderText('How can we help?'), 'Hello')
    await page.user.click(screen.getByRole('button', { name: 'Send message' }))
    history.back()
    await waitFor(() => expect(message()).toBeNull())
    await open()
    await waitFor(() => expect(message()?.value).toBe('Hello'))
    return { ...page, letter: email, message, open }
  }
  const arrived = () => screen.findAllByText('Your message has reached us')

  it('is not sent twice, and cleared once it has arrived', async () => {
    const { user, asked, letter: email, message } = await sendAndReturn()
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    email.arrive()
    expect(await arrived()).toBeTruthy()
    await waitFor(() => expect(message()?.value).toBe(''))
    expect(asked(support.send)).toHaveLength(1)
  })

  it('clears nothing that was typed meanwhile', async () => {
    const { user, letter: email, message } = await sendAndReturn()
    await user.type(screen.getByPlaceholderText('How can we help?'), ', one more thing')
    email.arrive()
    expect(await arrived()).toBeTruthy()
    expect(message()?.value).toBe('Hello, one more thing')
    await waitFor(() => expect(history.state?.typed).toMatchObject({ support: 'Hello, one more thing' }))
  })

  it('clears nothing that was typed in a sheet that is closed again', async () => {
    const { user, letter: email, message, open } = await sendAndReturn()
    await waitFor(() => expect(history.state?.overlay).toBe('open'))
    await user.type(screen.getByPlaceholderText('How can we help?'), ', one more thing')
    history.back()
    await waitFor(() => expect(message()).toBeNull())
    email.arrive()
    expect(await arrived()).toBeTruthy()
    fireEvent(window, new Event('beforeunload'))
    await open()
    expect(message()?.value).toBe('Hello, one more thing')
  })
})

it('the currency is chosen by what a Bitcoin costs in each, with the age and the source of the rates, and stored', async () => {
  const at = new Date().toISOString()
  const { user } = openPage(<SettingsSheet open onClose={() => undefined} />, {
    answers: [
      reply(market.rates, {
        TRY: { perDollar: 42.3, dayAgoPerDollar: 42.27, at, venues: ['Binance', 'BtcTurk'] },
        EUR: null,
        source: 'simulated',
      }),
      reply(market.bulkPrices, { BTC: { price: 100_000, changePercent: 1, ageMs: 0, isStale: false } }),
    ],
  })
  await user.click(screen.getByRole('button', { name: 'Currency Dollar' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Currency' }))
  expect(await sheet.findByRole('radio', { name: /Turkish lira TRY ₺4,230,000.00/, checked: false })).toBeTruthy()
  expect(sheet.getByRole('radio', { name: /Dollar USD \$100,000.00/, checked: true })).toBeTruthy()
  expect(sheet.getByRole('radio', { name: /Euro EUR —/ })).toBeTruthy()
  expect(sheet.getByText(/Rate from .*: \$1 = ₺42.30. Source: Binance, BtcTurk. Euro: there is no rate/)).toBeTruthy()
  await user.click(sheet.getByRole('radio', { name: /Turkish lira/ }))
  expect(readText('currency')).toBe('TRY')
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: 'Currency Turkish lira · $1 = ₺42.30' })).toBeTruthy()
})
