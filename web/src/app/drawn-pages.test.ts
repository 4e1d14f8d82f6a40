import { readFileSync } from 'node:fs'
import { languages } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { withDrawing } from '../../build/drawing.ts'
import { drawnDashboards, drawnLanding } from './drawn-pages.ts'
import { knownPaths } from './place.ts'

const shell = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
const cases = [drawnLanding, ...drawnDashboards].flatMap(page => languages.map(language => ({ page, language })))

describe.each(cases)('$page.address in $language', ({ page, language }) => {
  const markup = withDrawing(shell, page, language, '<h1>$1 & $&</h1>')

  it('is an address of the app', () => expect(knownPaths).toContain(page.address.split('?')[0]))

  it('holds what was drawn, word for word', () => expect(markup).toContain('<div id="root"><h1>$1 & $&</h1></div>'))

  it('says for whom it was drawn', () =>
    expect(markup).toContain(
      `<html lang="${language}" data-drawn="${page.address}" data-unless="${page.unless.join(' ')}">`,
    ))

  it('comes before the scripts', () => {
    expect(markup).toContain('<script type="module" fetchpriority="low"')
    expect(markup).not.toMatch(/<script type="module" (?!fetchpriority)/)
  })
})
