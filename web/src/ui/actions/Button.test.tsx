import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button } from './Button.tsx'

describe('a button', () => {
  it('does not submit the form around it unless its type says so', () => {
    expect(renderToStaticMarkup(<Button>Save</Button>)).toContain('type="button"')
    expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
  })

  it('keeps its label and focus while it is busy, and announces it', () => {
    const html = renderToStaticMarkup(<Button busy="Saving">Save</Button>)
    expect(html).toMatch(/<button[^>]*aria-busy="true"[^>]*>Save/)
    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toMatch(/ disabled/)
    expect(html).toMatch(/<output[^>]*>Saving<\/output>/)
  })

  it('has its live region in place before there is anything to announce', () => {
    const html = renderToStaticMarkup(<Button busy={false}>Save</Button>)
    expect(html).toMatch(/<output[^>]*><\/output>/)
    expect(html).not.toContain('aria-busy')
  })
})
