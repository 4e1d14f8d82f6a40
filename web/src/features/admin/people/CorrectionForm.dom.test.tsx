import { admin } from '@pusula/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPage, refuse, reply, replyWith } from '../../../testing/page.tsx'
import { CorrectionForm } from './PersonPanel.tsx'

it('opens on a page without TLS too, and a retry is idempotent', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { user, asked, answer } = openPage(<CorrectionForm id="ada" />, {
    answers: [refuse(admin.correctCredits, 'server.failed')],
  })
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '5')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'a lost payment')
  const give = screen.getByRole('button', { name: 'Give credits' })
  await user.click(give)
  await waitFor(() => expect(asked(admin.correctCredits)).toHaveLength(1))
  answer(reply(admin.correctCredits, { credits: 12 }))
  await user.click(await screen.findByRole('button', { name: 'Give credits' }))
  expect(await screen.findByText('Credits corrected')).toBeTruthy()
  const keys = asked(admin.correctCredits).map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})

it('typing during a pending correction is preserved, as another one', async () => {
  const { user, asked, answer } = openPage(<CorrectionForm id="ada" />)
  let arrive = () => {}
  const onItsWay = new Promise<void>(resolve => {
    arrive = resolve
  })
  answer(replyWith(admin.correctCredits, () => onItsWay.then(() => ({ credits: 12 }))))
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ })
  const reason = screen.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ })
  await user.type(amount, '5')
  await user.type(reason, 'a lost payment')
  await user.click(screen.getByRole('button', { name: 'Give credits' }))
  await user.clear(amount)
  await user.type(amount, '7')
  arrive()
  expect(await screen.findByText('Credits corrected')).toBeTruthy()
  await waitFor(() => expect([amount.value, reason.value], 'what was sent is gone').toEqual(['7', '']))
  answer(reply(admin.correctCredits, { credits: 19 }))
  await user.type(reason, 'and a second one')
  await user.click(screen.getByRole('button', { name: 'Give credits' }))
  await waitFor(() => expect(asked(admin.correctCredits)).toHaveLength(2))
  const [first, second] = asked(admin.correctCredits)
  expect([first?.amount, second?.amount]).toEqual([5, 7])
  expect(second?.key).not.toBe(first?.key)
})
