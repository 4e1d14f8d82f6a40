import { admin, type ReplyOf } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPage, reply } from '../../../testing/page.tsx'
import { ChannelsSection } from './ChannelsSection.tsx'

const none: ReplyOf<typeof admin.channels> = {
  last24h: { sent: 1284, first: 1247, later: 31, failed: 6, waiting: 0 },
  telegram: {
    ...{ source: null, tokenEnd: null, bot: null, hears: null, lastHeardAt: null, linked: 0, isRefused: false },
  },
  ...{ webhooks: { isOpen: true, people: 3 }, push: { browsers: 904 }, mail: { kind: 'smtp' } },
}

it('counts what arrived, takes a token, and then shows its end alone', async () => {
  const working = { ...none.telegram, source: 'panel', tokenEnd: 'AAF3', bot: 'pusula_bot', linked: 318 } as const
  const page = openPage(<ChannelsSection />, { language: 'en', answers: [reply(admin.channels, none)] })
  expect(await screen.findByText('1,284')).toBeTruthy()
  expect(screen.getByText('97.1%')).toBeTruthy()
  page.answer(reply(admin.saveChannels, { ...none, telegram: working }))
  page.answer(reply(admin.channels, { ...none, telegram: working }))
  await page.user.type(screen.getByRole('textbox', { name: 'Bot token' }), '123456:AAAAAAAAAAAAF3')
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }))
  for (const says of ['Bot found: @pusula_bot', '318 people linked']) expect(await screen.findByText(says)).toBeTruthy()
  expect(await screen.findByText('from BotFather · ends in AAF3')).toBeTruthy()
  expect(page.asked(admin.saveChannels)).toMatchObject([{ botToken: '123456:AAAAAAAAAAAAF3' }])
  expect(document.body.textContent).not.toContain('123456:')
})
