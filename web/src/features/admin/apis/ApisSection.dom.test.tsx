import { admin, type ReplyOf } from '@pusula/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { openPage, reply, replyWith } from '../../../testing/page.tsx'
import { ApisSection } from './ApisSection.tsx'

const feed: ReplyOf<typeof admin.apiConfigs>[number] = {
  ...{ id: '00000000-0000-4000-8000-000000000002', name: 'Feed', kind: 'news', method: 'GET', active: true },
  ...{ endpoint: 'https://feed.test/rss', headers: [], health: null, changedAt: '2026-01-01T12:00:00.000Z' },
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
const endpoint = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Endpoint/ })
const headers = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Headers/ })
const save = () => screen.getByRole('button', { name: 'Save' })

/** A save that is answered when the test says so. */
function slowSave() {
  let arrive = () => {}
  const onItsWay = new Promise<void>(resolve => {
    arrive = resolve
  })
  return { onItsWay, arrive: () => arrive() }
}

it('typing during a save is preserved; other fields take the stored values', async () => {
  const page = openPage(<ApisSection />, { answers: [reply(admin.apiConfigs, [feed])] })
  await page.user.click(await screen.findByRole('button', { name: /^Feed/ }))
  await page.user.type(await name(), ' ')
  await page.user.clear(headers())
  await page.user.paste('{"key":"secret"}')
  const { onItsWay, arrive } = slowSave()
  const saved = { ...feed, headers: ['key'], changedAt: '2026-01-02T12:00:00.000Z' }
  page.answer(
    replyWith(admin.changeApiConfig, async () => {
      await onItsWay
      page.answer(reply(admin.apiConfigs, [saved]))
      return saved
    }),
  )
  await page.user.click(save())
  await page.user.type(endpoint(), '/new')
  arrive()
  expect(await screen.findByText('Service saved')).toBeTruthy()
  await waitFor(() => expect(headers().value).not.toContain('secret'))
  expect([(await name()).value, endpoint().value]).toEqual(['Feed', 'https://feed.test/rss/new'])
})

it('typing during the creation of a service is preserved', async () => {
  const page = openPage(<ApisSection />, { answers: [reply(admin.apiConfigs, [])] })
  await page.user.click(await screen.findByRole('button', { name: 'Add API' }))
  await page.user.type(await name(), 'Feed')
  await page.user.type(endpoint(), feed.endpoint)
  const { onItsWay, arrive } = slowSave()
  page.answer(
    replyWith(admin.addApiConfig, async () => {
      await onItsWay
      page.answer(reply(admin.apiConfigs, [feed]))
      return feed
    }),
  )
  await page.user.click(save())
  await page.user.type(await name(), ' two')
  arrive()
  expect(await screen.findByRole('heading', { name: 'Edit: Feed' })).toBeTruthy()
  expect((await name()).value).toBe('Feed two')
})

it('a service that is deleted meanwhile is said so, and what was typed is saved as a new one, also while the list is read again', async () => {
  const page = openPage(<ApisSection />, { answers: [reply(admin.apiConfigs, [feed])] })
  await page.user.click(await screen.findByRole('button', { name: /^Feed/ }))
  await page.user.type(await name(), ' two')
  page.answer(reply(admin.apiConfigs, []))
  await act(() => queryClient.invalidateQueries({ queryKey: ['admin'] }))
  expect(await screen.findByText(/^Feed is not there any more\./)).toBeTruthy()
  expect((await name()).value).toBe('Feed two')
  page.answer(replyWith(admin.apiConfigs, () => new Promise(() => undefined)))
  act(() => void queryClient.invalidateQueries({ queryKey: ['admin'] }))
  await waitFor(() => expect(page.asked(admin.apiConfigs)).toHaveLength(3))
  const made = { ...feed, id: '00000000-0000-4000-8000-000000000003', name: 'Feed two' }
  page.answer(
    replyWith(admin.addApiConfig, () => {
      page.answer(reply(admin.apiConfigs, [made]))
      return made
    }),
  )
  await page.user.click(save())
  expect(await screen.findByRole('heading', { name: 'Edit: Feed two' })).toBeTruthy()
  expect(screen.queryByText(/not there any more/)).toBeNull()
})
