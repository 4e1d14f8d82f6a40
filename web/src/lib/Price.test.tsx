import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from './Price.tsx'

it('is its text and nothing else while its digits fit', () =>
  expect(renderToStaticMarkup(<Price text="$0,00000100" />)).toBe('$0,00000100'))

it('counts its zeros visually, and is whole for a screen reader', () =>
  expect(renderToStaticMarkup(<Price text="$0,00000000000001234" />).replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<span>$0,00000000000001234</span><span aria-hidden="true">$0,0<sub>13</sub>1234</span>',
  ))
