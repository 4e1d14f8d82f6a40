import { afterEach, expect, it, vi } from 'vitest'
import { keepRest } from './register.ts'
import { keepMore } from './scope.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks in idle moments, one after the other, until nothing is left', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  let asking = new MessageChannel().port1
  const postMessage = vi.fn((_: unknown, [port]: Transferable[]) => {
    asking = port as MessagePort
  })
  keepRest({ postMessage })
  expect(postMessage, 'the page is busy').not.toHaveBeenCalled()
  idle.shift()?.()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(keepMore, [expect.any(MessagePort)])

  asking.postMessage(true)
  await vi.waitFor(() => expect(idle).toHaveLength(1))
  idle.shift()?.()
  expect(postMessage).toHaveBeenCalledTimes(2)
  const closed = new Promise(resolve => asking.addEventListener('close', resolve))
  asking.postMessage(false)
  await closed
  expect(idle, 'it is whole').toEqual([])
})
