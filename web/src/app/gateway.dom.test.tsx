import { type Route, subscriptions, support } from '@pusula/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CancelDialog } from '../features/subscriptions/SubscriptionDetails.tsx'
import { SupportForm } from '../features/support/SettingsSheet.tsx'
import { type Answered, awake, openPage } from '../testing/page.tsx'

const proxied = (route: Route): Answered => [route, () => ({ status: 502, body: '<h1>Bad gateway</h1>' })]

it('a cancellation that a proxy answers in our place says what failed', async () => {
  const { user } = openPage(<CancelDialog open endsAt={null} onClose={() => undefined} />, {
    ...{ language: 'en', isMember: true },
    answers: [proxied(subscriptions.cancel)],
  })
  await user.click(await awake('Cancel Pro'))
  expect(await screen.findAllByText('Not canceled')).toBeTruthy()
  expect(screen.getAllByText(/^Subscription could not be canceled\. Try again/).length).toBeGreaterThan(0)
  expect(screen.queryByText('No answer came')).toBeNull()
})

it('a message that a proxy answers in our place stays, and says that it was not sent', async () => {
  const { user } = openPage(<SupportForm />, { language: 'en', answers: [proxied(support.send)] })
  await user.type(screen.getByLabelText('Support'), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findAllByText('Message could not be sent. Please try again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Support').value).toBe('Hello')
})
