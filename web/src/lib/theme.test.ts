import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { isLanguage, languageOf } from '@pusula/contract'
import { expect, it } from 'vitest'
import { barColour, choiceOf, themeOf } from './theme.ts'

const firstPaint = readFileSync(`${import.meta.dirname}/../../public/theme.js`, 'utf8')

interface Visit {
  theme: string | null
  language: string | null
  systemIsLight: boolean
  browser: string
}

/** Runs the script of the first paint on a page that holds only what it touches. */
function paint({ theme, language, systemIsLight, browser }: Visit) {
  const page = { dataset: { theme: '' }, lang: '' }
  const bar = { content: '' }
  runInNewContext(firstPaint, {
    document: {
      documentElement: page,
      querySelector: () => ({ setAttribute: (_: string, value: string) => Object.assign(bar, { content: value }) }),
    },
    localStorage: { getItem: (key: string) => ({ theme, language })[key] },
    matchMedia: () => ({ matches: systemIsLight }),
    navigator: { language: browser },
  })
  return { theme: page.dataset.theme, language: page.lang, bar: bar.content }
}

const visits = [null, 'dark', 'light', 'system', 'nonsense'].flatMap(theme =>
  [null, 'tr', 'en', 'de'].flatMap(language =>
    [true, false].flatMap(systemIsLight =>
      ['tr-TR', 'TR', 'en-US', 'de'].map(browser => ({ theme, language, systemIsLight, browser })),
    ),
  ),
)

it.each(visits)('paints first what the app shows next: %o', visit => {
  const theme = themeOf(choiceOf(visit.theme), visit.systemIsLight)
  const language = isLanguage(visit.language) ? visit.language : languageOf(visit.browser)
  expect(paint(visit)).toEqual({ theme, language, bar: barColour[theme] })
})

it('keeps a chosen theme whatever the system says', () => {
  expect(themeOf('dark', true)).toBe('dark')
  expect(themeOf('light', false)).toBe('light')
  expect(themeOf('system', true)).toBe('light')
})
