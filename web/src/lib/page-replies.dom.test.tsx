import { expect, it, vi } from 'vitest'

it('the first call of a page is answered by what it brought along, and the next by the server', async () => {
  const url = '/api/market/overview/BTC'
  const element = Object.assign(document.createElement('script'), { type: 'application/json', id: 'replies' })
  element.textContent = JSON.stringify([{ url, value: { coin: '</script>' } }])
  document.body.append(element)
  vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { takeReply } = await import('./page-replies.ts')
  expect(takeReply(`${url}?language=en&guest=true&more=1`)).toBeUndefined()
  expect(takeReply(`${url}?language=en&guest=true`)).toEqual({ coin: '</script>' })
  expect(takeReply(`${url}?language=en&guest=true`)).toBeUndefined()
  vi.restoreAllMocks()
})

it('what a page brought half a minute ago is no news', async () => {
  vi.resetModules()
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  const { takeReply } = await import('./page-replies.ts')
  expect(takeReply('/api/market/overview/BTC?language=en')).toBeUndefined()
  vi.restoreAllMocks()
})
