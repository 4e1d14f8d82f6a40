import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { text } from '../stored/shapes.ts'
import { forgetBelongings } from '../stored/stored.ts'
import { useHistoryState } from './history-state.ts'
import { openFreshPage } from './person/fresh-page.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  history.replaceState(null, '')
})

function Form() {
  const [typed, type] = useHistoryState('letter', 'Dear', text)
  return <input aria-label="letter" value={typed} onChange={event => type(event.target.value)} />
}

/** A page as it is after it was loaded: what it remembers is what the history holds. */
function load() {
  cleanup()
  render(<Form />)
  return screen.getByLabelText<HTMLInputElement>('letter')
}

const leave = () => fireEvent(globalThis as unknown as Window, new Event('beforeunload'))

it('what was typed is there again after a reload, and beside what else the history holds', () => {
  history.replaceState({ overlay: 'open' }, '')
  const field = load()
  expect(field.value).toBe('Dear')
  const write = vi.spyOn(history, 'replaceState')
  for (let emails = 1; emails <= 150; emails++) fireEvent.change(field, { target: { value: 'a'.repeat(emails) } })
  expect(write, 'no browser is asked more often than it likes').not.toHaveBeenCalled()
  leave()
  write.mockRestore()
  expect(load().value).toHaveLength(150)
  expect(history.state).toMatchObject({ overlay: 'open' })
})

it('another page of the history begins anew, and so does what an older version left', () => {
  fireEvent.change(load(), { target: { value: 'typed' } })
  leave()
  history.pushState(null, '')
  expect(load().value).toBe('Dear')
  history.replaceState({ typed: { letter: 7 } }, '')
  expect(load().value).toBe('Dear')
})

it('what was typed in a sheet stays with the page that Back leads to, also where the sheet is slow to close', () => {
  history.replaceState({ overlay: 'open' }, '')
  fireEvent.change(load(), { target: { value: 'typed' } })
  leave()
  // The step beneath, made one of the sheet again since it was still open a moment after Back.
  history.replaceState({ overlay: 'open' }, '')
  expect(load().value).toBe('typed')
})

it.each(['member', 'guest'] as const)('Back shows nothing that was typed before a %s came or left', kind => {
  vi.useFakeTimers({ now: 1_000 })
  fireEvent.change(load(), { target: { value: 'of one' } })
  leave()
  vi.setSystemTime(2_000)
  forgetBelongings(kind)
  const field = load()
  expect(field.value).toBe('Dear')
  vi.setSystemTime(3_000)
  fireEvent.change(field, { target: { value: 'of the other' } })
  leave()
  expect(load().value, 'and it is the other’s from then on').toBe('of the other')
})

it('what is typed while the page gives way to another person stays out of the fresh one', async () => {
  vi.useFakeTimers({ now: 1_000 })
  vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const field = load()
  fireEvent.change(field, { target: { value: 'a moment before' } })
  await openFreshPage('otherPerson', 'member')
  fireEvent.change(field, { target: { value: 'and after' } })
  leave()
  expect(history.state).toEqual({ freshPage: expect.anything() })
  expect(load().value).toBe('Dear')
})
