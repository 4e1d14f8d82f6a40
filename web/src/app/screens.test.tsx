import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '../features/accounts/index.ts'
import Below from '../features/accounts/landing/Below.tsx'
import { LandingScreen } from '../features/accounts/landing/LandingScreen.tsx'
import PrivacyScreen from '../features/accounts/legal/PrivacyScreen.tsx'
import ForgotPasswordScreen from '../features/accounts/password/ForgotPasswordScreen.tsx'
import ResetPasswordScreen from '../features/accounts/password/ResetPasswordScreen.tsx'
import SignupScreen from '../features/accounts/SignupScreen.tsx'
import AdminScreen from '../features/admin/AdminScreen.tsx'
import AnalysisScreen from '../features/analysis/AnalysisScreen.tsx'
import NewsScreen from '../features/news/NewsScreen.tsx'
import AddCreditsScreen from '../features/payments/AddCreditsScreen.tsx'
import PortfolioScreen from '../features/portfolio/PortfolioScreen.tsx'
import SubscribeScreen from '../features/subscriptions/SubscribeScreen.tsx'
import { setLanguage } from '../lib/language.ts'
import { makeQueryClient } from '../lib/query.ts'
import { forgetStored } from '../stored/stored.ts'
import { Shell } from './frame/Shell.tsx'
import { NotFound } from './Inside.tsx'
import { analysisViews, favoriteLists } from './place.ts'
import FavoritesPage from './screens/FavoritesPage.tsx'
import HomePage from './screens/HomePage.tsx'
import ProfilePage from './screens/ProfilePage.tsx'
import TrackRecordPage from './screens/TrackRecordPage.tsx'

const guest: Viewer = { state: 'guest' }
const nothing = () => undefined

const screens: Record<string, ReactElement> = {
  landing: <LandingScreen isGuestBlocked={false} />,
  home: <HomePage viewer={guest} />,
  portfolio: <PortfolioScreen viewer={guest} />,
  news: <NewsScreen />,
  profile: <ProfilePage viewer={guest} />,
  admin: <AdminScreen />,
  subscribe: <SubscribeScreen viewer={guest} />,
  'add-credits': <AddCreditsScreen viewer={guest} />,
  signup: <SignupScreen />,
  privacy: <PrivacyScreen />,
  'forgot-password': <ForgotPasswordScreen />,
  'reset-password': <ResetPasswordScreen />,
  'track-record': <TrackRecordPage />,
  'not found': <NotFound />,
  ...Object.fromEntries(
    analysisViews.map(view => [`analysis: ${view}`, <AnalysisScreen key={view} view={view} onView={nothing} />]),
  ),
  ...Object.fromEntries(
    favoriteLists.map(list => [
      `favorites: ${list}`,
      <FavoritesPage key={list} viewer={guest} list={list} onList={nothing} />,
    ]),
  ),
}

const drawn = (screen: ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={makeQueryClient()}>{screen}</QueryClientProvider>)

/** What a person reads or hears, without the drawing around it. */
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://pusula.test/dashboard/home?guest=true'))
  vi.stubGlobal('document', { documentElement: {} })
})
// The files after this one start as if nobody had chosen.
afterAll(() => {
  setLanguage('en')
  forgetStored('language')
  vi.unstubAllGlobals()
})

describe.each(Object.entries(screens))('the screen %s', (_, screen) => {
  it('speaks each language, under one main heading', () => {
    setLanguage('tr')
    const turkish = drawn(screen)
    setLanguage('en')
    const english = drawn(screen)
    for (const markup of [turkish, english]) expect(markup.match(/<h1/g)).toHaveLength(1)
    expect(wordsOf(turkish)).not.toBe(wordsOf(english))
    expect(wordsOf(english), 'no Turkish word is left in English').not.toMatch(/[ğışİ]/)
  })
})

it('the landing has seven cards of what there is and three of who may use it', () => {
  const sections = drawn(<Below isGuestBlocked={false} onJoin={nothing} bitcoinUsd={undefined} />).split('<section')
  const cards = sections.map(section => section.match(/<article/g)?.length ?? 0)
  expect(cards.filter(count => count > 0)).toEqual([7, 3])
})

it('a blocked guest finds the way in disabled, with its reason', () => {
  setLanguage('en')
  const markup = drawn(<LandingScreen isGuestBlocked={true} />)
  expect(markup).not.toContain('/dashboard?guest=true')
  expect(wordsOf(markup)).toContain('Guest access is currently blocked')
})

it('every link of the shell keeps the guest a guest', () => {
  const markup = drawn(
    <Shell current="home" viewer={guest}>
      screen
    </Shell>,
  )
  const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(href => !href.includes('guest=true'))).toEqual([])
  expect(links.join(), 'the rail leads to what no tab is for').toMatch(
    /\/dashboard\/market\b.*\/track-record\b.*\/dashboard\/plans\b.*\/dashboard\/lab\b.*\/dashboard\/alerts\b/,
  )
  expect(markup.match(/aria-current="page"/g), 'once in the bar and once in the rail').toHaveLength(2)
})
