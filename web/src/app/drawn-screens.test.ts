import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withDrawing } from '../../build/drawn-screens.ts'
import { drawnScreens } from './drawn-screens.ts'
import { placeOf } from './place.ts'

const shell = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')

describe('a page with a drawn screen', () => {
  const markup = withDrawing(shell, '<h1>$1 & $&</h1>')

  it('holds what was drawn, word for word', () => expect(markup).toContain('<div id="root"><h1>$1 & $&</h1></div>'))

  it('comes before the scripts', () => {
    expect(markup).toContain('<script type="module" fetchpriority="low"')
    expect(markup).not.toMatch(/<script type="module" (?!fetchpriority)/)
  })
})

it.each(drawnScreens)(
  '$address leads to a screen, its names in the order in which the server looks for them',
  ({ address }) => {
    const { pathname, searchParams } = new URL(address, 'http://drawn')
    expect(placeOf(pathname).screen).not.toBe('notFound')
    searchParams.sort()
    expect(address).toBe(searchParams.size ? `${pathname}?${searchParams}` : pathname)
  },
)
