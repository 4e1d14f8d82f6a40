import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { followScroll, useScroll } from './scroll.ts'

function Screen({ name }: { name: string }) {
  useScroll(name)
  return null
}

const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined)
/** Reads on to so many pixels. */
function read(px: number) {
  Object.defineProperty(globalThis, 'scrollY', { value: px, configurable: true })
  dispatchEvent(new Event('scroll'))
}
function goTo(address: string) {
  history.pushState(null, '', address)
}
function goBackTo(address: string) {
  history.replaceState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

followScroll()
beforeEach(() => scrolled.mockClear())

it('a screen starts at its top, and Back returns to where it was left', () => {
  const page = render(<Screen name="market" />)
  read(700)
  goTo('/news')
  page.rerender(<Screen name="news" />)
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  goBackTo('/market')
  page.rerender(<Screen name="market" />)
  expect(scrolled).toHaveBeenLastCalledWith(0, 700)
  goTo('/news')
  page.rerender(<Screen name="news" />)
  goTo('/market')
  page.rerender(<Screen name="market" />)
  expect(scrolled, 'a link to a screen that Back led to before').toHaveBeenLastCalledWith(0, 0)
})

it('Back within one screen does not scroll the next one down', () => {
  const page = render(<Screen name="news" />)
  read(500)
  goTo('/market')
  page.rerender(<Screen name="market" />)
  goBackTo('/market?tab=losers')
  page.rerender(<Screen name="market" />)
  goTo('/news')
  page.rerender(<Screen name="news" />)
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
})
