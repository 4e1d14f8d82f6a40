import { createRequire } from 'node:module'
import { act, screen } from '@testing-library/react'
import { startTransition, useState, useSyncExternalStore } from 'react'
import { expect, it } from 'vitest'
import { createStore } from '../lib/store.ts'
import { openPage } from './page.tsx'

/** React's own queue of tasks: a machine is busy where others stand in front in it. */
const scheduler = createRequire(createRequire(import.meta.url).resolve('react-dom'))('scheduler')

const others: unknown[] = []

function beBusy(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

const name = createStore('the first name')
const Named = () => <p role="alert">{useSyncExternalStore(name.subscribe, name.get)}</p>

function Page() {
  const [isShown, show] = useState(false)
  const showLater = () =>
    setTimeout(async () => {
      startTransition(() => show(true))
      // Behind the page, which React puts there in a microtask, and before its effects.
      await null
      for (let task = 0; task < 20; task++)
        others.push(scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => beBusy(5)))
    })
  return isShown ? (
    <Named />
  ) : (
    <button type="button" onClick={showLater}>
      Show
    </button>
  )
}

it('what is found has subscribed to its stores, however busy the machine', async () => {
  openPage(<Page />)
  act(() => screen.getByRole('button').click())
  const alert = await screen.findByRole('alert')
  act(() => name.set('the second name'))
  // The next file shares React, and may stop the clock.
  for (const task of others) scheduler.unstable_cancelCallback(task)
  expect(alert.textContent).toBe('the second name')
})
