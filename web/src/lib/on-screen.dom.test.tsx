import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { useWasNear } from './on-screen.ts'

function Below() {
  const [element, setElement] = useState<Element | null>(null)
  return <div ref={setElement}>{useWasNear(element) ? 'headlines' : 'nothing yet'}</div>
}

it('what stands far below is rendered once it comes near, and stays', async () => {
  const observers: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push(tell)
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  render(<Below />)
  const tell = (isIntersecting: boolean) => act(async () => observers[0]?.([{ isIntersecting }]))
  await tell(false)
  expect(screen.getByText('nothing yet')).toBeTruthy()
  await tell(true)
  expect(screen.getByText('headlines')).toBeTruthy()
  await tell(false)
  expect(screen.getByText('headlines')).toBeTruthy()
  vi.unstubAllGlobals()
})
