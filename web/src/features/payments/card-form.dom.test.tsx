import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showCardForm, timeoutMs } from './use-purchase.ts'

const checkout = { clientSecret: 'secret', publishableKey: 'key', paymentIntentId: 'order' }
let scripts: HTMLScriptElement[] = []

beforeEach(() => {
  scripts = []
  vi.useFakeTimers()
  vi.spyOn(document.head, 'append').mockImplementation(script => void scripts.push(script as HTMLScriptElement))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a script that never loads times out, and is fetched anew by the next try', async () => {
  const place = document.createElement('div')
  const first = showCardForm(place, checkout).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(timeoutMs)
  expect(await first).toBe('The card form did not arrive.')

  const mount = vi.fn()
  const createEmbeddedCheckoutPage = async () => ({ mount, destroy: () => undefined })
  const second = showCardForm(place, checkout)
  expect(scripts).toHaveLength(2)
  // What is told of the first one by now means nothing to the second.
  scripts[0]?.onerror?.('')
  expect(showCardForm(place, checkout), 'the second is still on its way').toBeInstanceOf(Promise)
  expect(scripts).toHaveLength(2)
  vi.stubGlobal('Stripe', () => ({ createEmbeddedCheckoutPage }))
  scripts[1]?.onload?.(new Event('load'))
  await second
  await vi.advanceTimersByTimeAsync(timeoutMs)
  expect(mount).toHaveBeenCalledWith(place)
})
