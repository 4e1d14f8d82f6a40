import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { firstLanguage } from './language.ts'
import { movesChoices, movesOf } from './moves.ts'
import { barColour, choiceOf, themeOf } from './theme.ts'

afterEach(() => vi.unstubAllGlobals())

const firstPaint = readFileSync(`${import.meta.dirname}/../../public/theme.js`, 'utf8')

interface Visit {
  theme: string | null
  moves?: string | null
  language: string | null
  /** The language that the link asks for. */
  linked: string
  systemIsLight: boolean
  browser: string
}

/** Runs the script of the first paint on a page that holds only what it touches. */
function paint({ theme, moves = null, language, linked, systemIsLight, browser }: Visit) {
  const page = { dataset: { theme: '', moves: '' }, lang: '' }
  const bar = { content: '' }
  runInNewContext(firstPaint, {
    document: {
      documentElement: page,
      querySelector: () => ({ setAttribute: (_: string, value: string) => Object.assign(bar, { content: value }) }),
    },
    localStorage: { getItem: (key: string) => ({ theme, moves, language })[key] },
    matchMedia: () => ({ matches: systemIsLight }),
    navigator: { language: browser },
    location: { search: linked },
    URLSearchParams,
  })
  return { ...page.dataset, language: page.lang, bar: bar.content }
}

const themes = [null, 'dark', 'light', 'system', 'nonsense'].flatMap(theme =>
  [true, false].map(systemIsLight => ({ theme, systemIsLight, language: null, linked: '', browser: 'tr' })),
)
const languages = [null, 'tr', 'en', 'de'].flatMap(language =>
  ['', '?language=tr', '?guest=true&language=en', '?language=de'].flatMap(linked =>
    ['tr-TR', 'TR', 'en-US', 'de'].map(browser => ({ theme: null, systemIsLight: true, language, linked, browser })),
  ),
)

it.each<Visit>([...themes, ...languages])('paints first what the app shows next: %o', visit => {
  vi.stubGlobal('location', { search: visit.linked })
  vi.stubGlobal('navigator', { language: visit.browser })
  vi.stubGlobal('localStorage', { getItem: () => visit.language })
  const theme = themeOf(choiceOf(visit.theme), visit.systemIsLight)
  expect(paint(visit)).toEqual({ theme, moves: 'green-red', language: firstLanguage(), bar: barColour[theme] })
})

it('keeps the language a reader chose, then the one the link was made for', () => {
  vi.stubGlobal('navigator', { language: 'tr-TR' })
  vi.stubGlobal('location', { search: '?language=en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  expect(firstLanguage()).toBe('en')
  vi.stubGlobal('localStorage', { getItem: () => 'tr' })
  expect(firstLanguage()).toBe('tr')
})

it('keeps a chosen theme whatever the system says', () => {
  expect(themeOf('dark', true)).toBe('dark')
  expect(themeOf('light', false)).toBe('light')
  expect(themeOf('system', true)).toBe('light')
})

it.each([...movesChoices, null, 'nonsense'])('paints moves first in the colours the app shows next: %s', moves => {
  const visit = { theme: null, moves, language: null, linked: '', systemIsLight: false, browser: 'tr' }
  expect(paint(visit).moves).toBe(movesOf(moves))
})
