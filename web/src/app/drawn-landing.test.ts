import { readFileSync } from 'node:fs'
import { languages } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { withDrawing } from '../../build/drawing.ts'
import { drawnLanding } from './drawn-landing.ts'

const shell = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')

describe.each(languages)('the landing page in %s', language => {
  const markup = withDrawing(shell, language, '<h1>$1 & $&</h1>')

  it('holds what was drawn, word for word', () => expect(markup).toContain('<div id="root"><h1>$1 & $&</h1></div>'))

  it('says for whom it was drawn', () =>
    expect(markup).toContain(
      `<html lang="${language}" data-drawn="${drawnLanding.address}" data-unless="${drawnLanding.unless.join(' ')}">`,
    ))

  it('comes before the scripts', () => {
    expect(markup).toContain('<script type="module" fetchpriority="low"')
    expect(markup).not.toMatch(/<script type="module" (?!fetchpriority)/)
  })
})
