import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../lib/query.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete window.reloadOnce
})

const broken = () => screen.queryByText('This screen could not be opened')

function Failing({ error }: { error: Error }): never {
  throw error
}

/** A screen that throws; what /theme.js answers to being asked for another page. */
async function shown(error: Error, answer: () => Promise<boolean>) {
  const asked = vi.fn(answer)
  window.reloadOnce = asked
  await act(async () => {
    render(
      <ErrorBoundary>
        <Failing error={error} />
      </ErrorBoundary>,
    )
  })
  return asked
}

it.each([
  'Failed to fetch dynamically imported module: http://a/assets/NewsScreen-1.js',
  'error loading dynamically imported module: http://a/assets/NewsScreen-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/NewsScreen-1.css',
])('code that did not come loads the page anew: %s', async message => {
  expect(await shown(new Error(message), async () => true)).toHaveBeenCalledOnce()
  expect(broken()).toBeNull()
})

const missing = () => new TypeError('Importing a module script failed.')

it.each([
  ['was loaded anew just before', async () => false],
  ['cannot be loaded anew', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page that %s says what is missing', async (_, answer) => {
  expect(await shown(missing(), answer)).toHaveBeenCalledOnce()
  expect(broken()).toBeTruthy()
})

it('a page is not given up for what is still being sent, nor for a mistake of its own', async () => {
  let answered: (value: unknown) => void = () => undefined
  const mutationFn = () =>
    new Promise(resolve => {
      answered = resolve
    })
  const sending = queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined)
  expect(await shown(missing(), async () => true)).not.toHaveBeenCalled()
  expect(broken()).toBeTruthy()
  answered(null)
  await sending
  cleanup()
  expect(await shown(new Error('x is not a function'), async () => true)).not.toHaveBeenCalled()
  expect(broken()).toBeTruthy()
})
