import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, it, vi } from 'vitest'
import { firstLanguage } from '../lib/language.ts'
import { firstMoves, movesChoices } from '../lib/moves.ts'
import { barColour, firstTheme, themeOf } from '../lib/theme.ts'
import { anyCoin, drawnScreens } from './drawn-screens.ts'

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
  path?: string
  /** What else the browser remembers. */
  kept?: Record<string, string>
  /** The language of the page as it came. */
  sent?: string
  /** The address of what stands drawn in the page; null where nothing says for whom it was drawn. */
  drawnAt?: string | null
}

/** Runs the script of the first paint on a page that holds only what it touches. */
function paint(visit: Visit) {
  const {
    theme,
    moves = null,
    language,
    linked,
    systemIsLight,
    browser,
    path = '/',
    kept: saved = {},
    sent = '',
  } = visit
  const { drawnAt = '/' } = visit
  const unless = drawnScreens.find(each => each.address === drawnAt?.replace('BTC', anyCoin))?.unless ?? []
  const drawing = drawnAt === null ? {} : { drawn: drawnAt, unless: unless.join(' ') }
  const page: { dataset: Record<string, string>; lang: string } = { dataset: drawing, lang: sent }
  const bar = { content: '' }
  const heard = new Map<string, () => void>()
  runInNewContext(firstPaint, {
    document: {
      documentElement: page,
      querySelector: () => ({ setAttribute: (_: string, value: string) => Object.assign(bar, { content: value }) }),
    },
    localStorage: { getItem: (key: string) => ({ theme, moves, language, ...saved })[key] ?? null },
    matchMedia: () => ({ matches: systemIsLight }),
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
    navigator: { language: browser },
    location: { pathname: path, search: linked },
    Date,
    Intl,
    URL,
    URLSearchParams,
  })
  const { theme: shown, moves: colours, drawn, money } = page.dataset
  const look = { theme: shown, moves: colours, language: page.lang, bar: bar.content }
  const themeAt = (event: string) => {
    heard.get(event)?.()
    return page.dataset.theme
  }
  return { look, money, drawn: drawn === drawnAt ? 'whole' : drawn, themeAt }
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
  const { theme: keptTheme, language } = visit
  vi.stubGlobal('localStorage', { getItem: (key: 'theme' | 'language') => ({ theme: keptTheme, language })[key] })
  const theme = themeOf(firstTheme(), visit.systemIsLight)
  expect(paint(visit).look).toEqual({ theme, moves: 'green-red', language: firstLanguage(), bar: barColour[theme] })
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
  vi.stubGlobal('localStorage', { getItem: () => moves })
  expect(paint(visit).look.moves).toBe(firstMoves())
})

it.each(
  [null, 'USD', 'TRY', 'EUR', 'nonsense'].flatMap(currency =>
    ['tr-TR', 'tr', 'en-TR', 'de'].flatMap(browser =>
      ['Europe/Istanbul', 'Europe/Berlin', 'Asia/Riyadh'].map(zone => ({ currency, browser, zone })),
    ),
  ),
)(
  'keeps room from the first paint on for the money that the app shows next: %o',
  async ({ currency, browser, zone }) => {
    vi.stubEnv('TZ', zone)
    vi.stubGlobal('navigator', { language: browser })
    vi.stubGlobal('location', { search: '' })
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'currency' ? currency : null) })
    vi.resetModules()
    const { chosenCurrency, usualCurrency } = await import('../lib/money/currency.ts')
    const saved = currency === null ? {} : { currency }
    const visit = { theme: null, language: null, linked: '', systemIsLight: false, browser, kept: saved }
    expect(paint(visit).money).toBe(chosenCurrency.get() ?? usualCurrency(firstLanguage()))
    vi.unstubAllEnvs()
  },
)

const firstVisit: Visit = { theme: null, language: null, linked: '', systemIsLight: false, browser: 'tr', sent: 'tr' }

it.each<[string, Partial<Visit>, 'whole' | 'no']>([
  ['a first visit', {}, 'whole'],
  ['a link in a language', { linked: '?language=en', sent: 'en' }, 'whole'],
  ['a reader of the other language', { language: 'en' }, 'no'],
  ['a member', { kept: { signedIn: 'true' } }, 'no'],
  ['somebody who was invited', { kept: { referralHash: 'abc' } }, 'no'],
  ['a guest who may be recognized', { kept: { guestFingerprint: 'agreed' } }, 'no'],
  ['an address that says more', { linked: '?tab=news' }, 'no'],
  ['another page that is opened without a network', { path: '/dashboard/home' }, 'no'],
])('shows the landing page that stands in the page only where it is the next thing to show: %s', (_, visit, drawn) =>
  expect(paint({ ...firstVisit, ...visit }).drawn).toBe(drawn),
)

it.each<[string, Partial<Visit>, 'whole' | 'no']>([
  ['a guest', { path: '/dashboard', linked: '?guest=true', drawnAt: '/dashboard?guest=true' }, 'whole'],
  [
    'a language in the address',
    { path: '/dashboard', linked: '?language=tr&guest=true', drawnAt: '/dashboard?guest=true' },
    'whole',
  ],
  [
    'who has chosen a coin',
    { path: '/dashboard', linked: '?guest=true', drawnAt: '/dashboard?guest=true', kept: { guestSelectedCoin: '{}' } },
    'no',
  ],
  [
    'a coin',
    { path: '/dashboard/analysis', linked: '?guest=true&coin=btc', drawnAt: '/dashboard/analysis?coin=BTC&guest=true' },
    'whole',
  ],
  [
    'another coin',
    { path: '/dashboard/analysis', linked: '?guest=true&coin=eth', drawnAt: '/dashboard/analysis?coin=BTC&guest=true' },
    'no',
  ],
  [
    'a member on the page of the record',
    { path: '/track-record', drawnAt: '/track-record', kept: { signedIn: 'true' } },
    'no',
  ],
])('shows a screen that stands drawn only where it is the next thing to show: %s', (_, visit, drawn) =>
  expect(paint({ ...firstVisit, ...visit }).drawn).toBe(drawn),
)

it('shows the frame that stands in any other page to everybody', () =>
  expect(paint({ ...firstVisit, path: '/dashboard/news', drawnAt: null }).drawn).toBeUndefined())

it('paper is light on every page, drawn by the server or not, and the screen is as it was afterwards', () => {
  const visit = { language: null, linked: '', systemIsLight: false, browser: 'tr' }
  for (const theme of ['dark', 'light']) {
    const { themeAt } = paint({ ...visit, theme })
    expect([themeAt('beforeprint'), themeAt('afterprint')]).toEqual(['light', theme])
  }
})
