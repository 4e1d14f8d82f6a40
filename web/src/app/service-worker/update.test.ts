import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openNewVersion, timeoutMs } from './register.ts'
import { takeOver } from './scope.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(hasWaiting: boolean) {
  const workers = new EventTarget()
  const postMessage = vi.fn()
  const reload = vi.fn()
  openNewVersion({ workers, registration: { waiting: hasWaiting ? { postMessage } : null }, reload })
  return { postMessage, reload, changeController: () => workers.dispatchEvent(new Event('controllerchange')) }
}

it('asks the worker that waits, and loads once it is in charge', () => {
  const { postMessage, reload, changeController } = page(true)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(takeOver)
  expect(reload).not.toHaveBeenCalled()
  changeController()
  changeController()
  vi.advanceTimersByTime(timeoutMs)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('loads all the same when the old worker is still busy, and again when the new one takes over from it', () => {
  const { reload, changeController } = page(true)
  vi.advanceTimersByTime(timeoutMs)
  expect(reload).toHaveBeenCalledTimes(1)
  changeController()
  expect(reload, 'what was asked of the old one is lost with it').toHaveBeenCalledTimes(2)
})

it('loads at once where another tab has let the new version in', () => {
  const { reload } = page(false)
  vi.advanceTimersByTime(0)
  expect(reload).toHaveBeenCalledTimes(1)
})
