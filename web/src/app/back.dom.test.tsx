import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Sheet } from '../ui/overlays/Sheet.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="Settings" closeLabel="Close">
        <p>Inside</p>
      </Sheet>
    </>
  )
}

const isOpen = () => history.state?.overlay === 'open'
const click = (name: string) => screen.getByRole('button', { name, hidden: true }).click()
const goesTo = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

/** The test document has no Navigation API: pages are numbered in their state, and what is open is a step after its page. */
const indexNow = () => 2 * history.state.page + (history.state.overlay ? 1 : 0)
const numberPages = () =>
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { index: indexNow() }
    },
  })

async function openSheet() {
  click('Open')
  await waitFor(() => expect(isOpen()).toBe(true))
}
async function closeByHand() {
  click('Close')
  await waitFor(() => expect(screen.queryByText('Inside')).toBeNull())
  await waitFor(() => expect(isOpen()).toBe(false))
}

/** From news to home, where a sheet is opened and closed: the step of the sheet stands in front. */
async function closeSheetOnHome() {
  numberPages()
  history.replaceState({ page: 0 }, '', '/dashboard/news')
  history.pushState({ page: 1 }, '', '/dashboard/home')
  dispatchEvent(new Event('pushState'))
  const page = render(<Page />)
  await openSheet()
  await closeByHand()
  return page
}

it('Back closes what is open and leaves the page where it is; what was closed by hand takes no Back of its own', async () => {
  history.replaceState(null, '', '/dashboard/home')
  history.pushState(null, '', '/dashboard/profile')
  const { unmount } = render(<Page />)
  await openSheet()
  history.back()
  await waitFor(() => expect(screen.queryByText('Inside')).toBeNull())
  expect(location.pathname).toBe('/dashboard/profile')

  await openSheet()
  await closeByHand()
  await openSheet()
  await closeByHand()
  history.back()
  await goesTo('/dashboard/home')
  unmount()
})

it('a page that is opened while something closes stays, and Back leads past what was closed', async () => {
  history.replaceState(null, '', '/dashboard/home')
  history.pushState(null, '', '/dashboard/profile')
  const { unmount } = render(<Page />)
  await openSheet()
  await closeByHand()
  history.pushState(null, '', '/dashboard/news')
  dispatchEvent(new Event('pushState'))
  await openSheet()
  await closeByHand()
  expect(location.pathname).toBe('/dashboard/news')
  history.back()
  await goesTo('/dashboard/profile')
  history.back()
  await goesTo('/dashboard/home')
  unmount()
})

it('Forward leads past what was closed, too, and Back returns from there', async () => {
  const { unmount } = await closeSheetOnHome()
  history.pushState({ page: 2 }, '', '/dashboard/analysis')
  dispatchEvent(new Event('pushState'))
  history.back()
  await goesTo('/dashboard/home')
  await waitFor(() => expect(indexNow()).toBe(2))
  history.forward()
  await goesTo('/dashboard/analysis')
  history.back()
  await goesTo('/dashboard/home')
  await waitFor(() => expect(indexNow()).toBe(2))
  history.back()
  await goesTo('/dashboard/news')
  unmount()
})

it('Forward onto something closed with nothing behind it stays on its page, and one Back leaves that page', async () => {
  const { unmount } = await closeSheetOnHome()
  history.back()
  await goesTo('/dashboard/news')
  history.forward()
  await goesTo('/dashboard/home')
  history.forward()
  await waitFor(() => expect(indexNow()).toBe(3))
  history.back()
  await goesTo('/dashboard/news')
  unmount()
})
