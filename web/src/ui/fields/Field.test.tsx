import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { Field } from './Field.tsx'

const attribute = (html: string, tag: string, name: string) =>
  html.match(new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`))?.[1]
const textOf = (html: string, id: string | undefined) =>
  html.match(new RegExp(`id="${id}"[^>]*>(?:<svg.*?</svg>)?([^<]*)`))?.[1]

describe('a field', () => {
  it('belongs to its label', () => {
    const html = renderToStaticMarkup(<Field label="Amount" />)
    expect(attribute(html, 'label', 'for')).toBe(attribute(html, 'input', 'id'))
    expect(attribute(html, 'input', 'aria-describedby')).toBeUndefined()
  })

  it('points at its hint', () => {
    const html = renderToStaticMarkup(<Field label="Amount" hint="In coins" />)
    expect(textOf(html, attribute(html, 'input', 'aria-describedby'))).toBe('In coins')
  })

  it('points at its error instead, once there is one', () => {
    const html = renderToStaticMarkup(<Field label="Amount" hint="In coins" error="Too small" />)
    expect(textOf(html, attribute(html, 'input', 'aria-describedby'))).toBe('Too small')
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
    expect(html).not.toContain('In coins')
  })

  it('hides a password until asked', () => {
    const html = renderToStaticMarkup(
      <Field label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />,
    )
    expect(attribute(html, 'input', 'type')).toBe('password')
    expect(attribute(html, 'button', 'aria-label')).toBe('Show')
  })
})

it('a checkbox points at its error', () => {
  const html = renderToStaticMarkup(<Checkbox error="Please accept">I accept</Checkbox>)
  expect(textOf(html, attribute(html, 'input', 'aria-describedby'))).toBe('Please accept')
})
