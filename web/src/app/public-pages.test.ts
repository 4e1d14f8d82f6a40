import { readFileSync } from 'node:fs'
import { languages } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { filled } from '../../build/public-pages.ts'
import { placeOf } from './place.ts'
import { publicPages } from './public-pages.ts'

const shell = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')

describe.each(publicPages.flatMap(page => languages.map(language => ({ path: page.path, language, page }))))(
  '$path in $language',
  ({ page, language, path }) => {
    const markup = filled(shell, page, language)

    it('is a screen of the app', () => expect(placeOf(path).screen).not.toBe('notFound'))

    it('says each of its sentences once in the body, whatever signs are in them', () => {
      const body = markup.split('<body>')[1] ?? ''
      const lines = page.passages(language).flatMap(({ says }) => says)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines)
        expect(body).toContain(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'))
    })

    it('has one title, one description, one address and the way to both languages', () => {
      expect(markup).toContain(`<html lang="${language}">`)
      for (const once of ['<title>', 'name="description"', 'rel="canonical"', '<h1>', 'hreflang="x-default"'])
        expect(markup.split(once), once).toHaveLength(2)
      expect(markup.match(/rel="alternate" hreflang/g)).toHaveLength(languages.length + 1)
      expect(page.description[language].length).toBeGreaterThan(20)
    })

    it('says nothing twice where it is drawn as well', () => {
      const words = filled(shell, page, language, true)
      expect(words).not.toContain('<h1>')
      for (const { heading } of page.passages(language).slice(1)) expect(words).toContain(`<h2>${heading}</h2>`)
    })

    it('keeps the app itself', () => {
      expect(markup).toContain('<div id="root"></div>')
      expect(markup).toContain('type="module"')
    })
  },
)
