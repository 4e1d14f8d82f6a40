import { type Channel, channels, type InputOf, type ReplyOf } from '@pusula/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answered, openPage, refuse, reply, replyWith } from '../../testing/page.tsx'
import { ChannelsCard } from './ChannelsCard.tsx'
import { QuietCard } from './QuietCard.tsx'

const channel = (name: Channel['name'], more: Partial<Channel> = {}): Channel => ({
  ...{ name, isOn: true, isSet: true, label: null, lastTest: null, closedWhy: null },
  ...more,
})
const list: ReplyOf<typeof channels.list> = {
  channels: [
    channel('push'),
    channel('telegram', { isSet: false, isOn: false }),
    channel('mail', { label: 'deniz@ornek.com' }),
    channel('webhook', { isSet: false, isOn: false }),
  ],
  quiet: null,
}

function open(more: readonly Answered[] = []) {
  let saved = list
  return openPage(
    <>
      <ChannelsCard />
      <QuietCard />
    </>,
    {
      ...{ isMember: true, language: 'en', timeZone: 'Europe/Istanbul' },
      answers: [
        replyWith(channels.list, () => saved),
        replyWith(channels.order, input => {
          const { names } = input as InputOf<typeof channels.order>
          const placeOf = (one: Channel) => names.indexOf(one.name)
          saved = { ...saved, channels: saved.channels.toSorted((a, b) => placeOf(a) - placeOf(b)) }
          return saved
        }),
        replyWith(channels.setQuiet, input => (saved = { ...saved, ...(input as InputOf<typeof channels.setQuiet>) })),
        replyWith(channels.test, () => {
          const lastTest = { at: new Date().toISOString(), outcome: 'accepted' as const, code: 250, tookMs: 812 }
          saved = { ...saved, channels: saved.channels.map(one => (one.name === 'mail' ? { ...one, lastTest } : one)) }
          return lastTest
        }),
        ...more,
      ],
    },
  )
}
const rows = async () =>
  (await screen.findAllByRole('listitem')).map(row => within(row).getByRole('switch').getAttribute('aria-label'))

it('channels are put into another order by the keys of their grips, and it is said', async () => {
  const { user, asked } = open()
  const grip = await screen.findByRole('button', { name: 'Move E-mail' })
  grip.focus()
  await user.keyboard('{ArrowUp}')
  await waitFor(async () => expect(await rows()).toEqual(['This device', 'E-mail', 'Telegram', 'Webhook']))
  expect(screen.getByText('E-mail, position 2')).toBeTruthy()
  expect(asked(channels.order)).toMatchObject([{ names: ['push', 'mail', 'telegram', 'webhook'] }])
})

it('a test says how long it took; what is not set cannot be switched on', async () => {
  const { user } = open()
  const row = (await screen.findByRole('button', { name: 'Move E-mail' })).closest('li')
  await user.click(within(row as HTMLElement).getByRole('button', { name: 'Test' }))
  expect(await screen.findByText('Arrived · 0.8 s')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Webhook' }).disabled).toBe(true)
})

it('Telegram is linked by a tap, a picture or a code, and a chat of another account is moved only on asking', async () => {
  const link = {
    url: 'https://t.me/pusula_bot?start=abc',
    bot: 'pusula_bot',
    code: 'abc',
    endsAt: '2026-11-17T11:47:00.000Z',
  }
  const { user, answer, asked } = open([
    reply(channels.linkTelegram, link),
    reply(channels.telegramLink, { state: 'waiting', label: null }),
    reply(channels.moveTelegram, list),
  ])
  await user.click(await screen.findByRole('button', { name: 'Link' }))
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open in Telegram' })
  expect(way.href).toBe(link.url)
  expect(await screen.findByRole('img', { name: 'QR code for the Telegram link' })).toBeTruthy()
  expect(screen.getByText('/start abc')).toBeTruthy()
  answer(reply(channels.telegramLink, { state: 'elsewhere', label: '@deniz_a' }))
  await user.click(await screen.findByRole('button', { name: 'Move it here' }, { timeout: 10_000 }))
  await waitFor(() => expect(asked(channels.moveTelegram)).toHaveLength(1))
})

it('the secret of a webhook is shown once, when its address is saved', async () => {
  const { user } = open([reply(channels.setWebhook, { ...list, secret: 'whsec_c2VjcmV0' })])
  await user.click(await screen.findByRole('button', { name: 'Add address' }))
  await user.type(await screen.findByRole('textbox', { name: /Address/ }), 'https://example.com/hook')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('whsec_c2VjcmV0')).toBeTruthy()
  expect(screen.getByText(/shown only now/)).toBeTruthy()
})

it('an address in any letters is sent as servers know it; what is none is said to be none', async () => {
  const { user, asked } = open([refuse(channels.setWebhook, 'request.invalid')])
  await user.click(await screen.findByRole('button', { name: 'Add address' }))
  const field = await screen.findByRole('textbox', { name: /Address/ })
  await user.type(field, ' https://örnek.com/ı ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('https, and a public address')).toBeTruthy()
  await user.clear(field)
  await user.paste('x'.repeat(250_000))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(asked(channels.setWebhook)).toHaveLength(2))
  expect(asked(channels.setWebhook)).toEqual([
    expect.objectContaining({ url: 'https://xn--rnek-4qa.com/%C4%B1' }),
    expect.objectContaining({ url: 'x'.repeat(2_000) }),
  ])
})

it('quiet hours begin as usual, by the clock of this place, and can be moved', async () => {
  const { user, asked } = open()
  await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }))
  expect(await screen.findByText('23:00 – 08:00, Istanbul')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'End' }), '09:30')
  await waitFor(() => expect(asked(channels.setQuiet).at(-1)).toMatchObject({ quiet: { toMinute: 570 } }))
})
