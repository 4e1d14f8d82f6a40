import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
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

const hasStep = () => Boolean(history.state?.overlay)

it('Back closes what is open and leaves the page where it is; closing by hand leaves no step behind', async () => {
  history.replaceState(null, '', '/dashboard/profile')
  const { unmount } = render(<Page />)
  const click = (name: string) => screen.getByRole('button', { name, hidden: true }).click()
  click('Open')
  await waitFor(() => expect(hasStep()).toBe(true))
  history.back()
  await waitFor(() => expect(screen.queryByText('Inside')).toBeNull())
  expect([location.pathname, hasStep()]).toEqual(['/dashboard/profile', false])

  click('Open')
  await waitFor(() => expect(hasStep()).toBe(true))
  click('Close')
  await waitFor(() => expect(hasStep()).toBe(false))
  expect(screen.queryByText('Inside')).toBeNull()
  unmount()
})
