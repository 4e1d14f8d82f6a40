import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  analysisViews,
  type DashboardPlace,
  dashboardPathOf,
  favoriteLists,
  knownPaths,
  placeOf,
  portfolioViews,
  tabPath,
  tabs,
} from './place.ts'

/** The routes of the specification, each with the screen it shows. */
const specified = {
  '/': { screen: 'root' },
  '/dashboard': { screen: 'home' },
  '/dashboard/home': { screen: 'home' },
  '/dashboard/analysis': { screen: 'analysis', view: 'analysis' },
  '/dashboard/analysis/technical': { screen: 'analysis', view: 'analysis' },
  '/dashboard/analysis/technical/analysis': { screen: 'analysis', view: 'analysis' },
  '/dashboard/analysis/technical/predictions': { screen: 'analysis', view: 'predictions' },
  '/dashboard/analysis/technical/recommendations': { screen: 'analysis', view: 'recommendations' },
  '/dashboard/analysis/support-resistance': { screen: 'analysis', view: 'support-resistance' },
  '/dashboard/portfolio': { screen: 'portfolio', view: 'coins' },
  '/dashboard/portfolio/import': { screen: 'portfolio', view: 'import' },
  '/dashboard/favorites/coins': { screen: 'favorites', list: 'coins' },
  '/dashboard/favorites/hidden-gems': { screen: 'favorites', list: 'hidden-gems' },
  '/dashboard/news': { screen: 'news' },
  '/dashboard/profile': { screen: 'profile' },
  '/dashboard/notifications': { screen: 'notifications' },
  '/dashboard/alerts': { screen: 'alerts' },
  '/dashboard/market': { screen: 'market' },
  '/dashboard/compare': { screen: 'compare' },
  '/admin': { screen: 'admin' },
  '/subscribe': { screen: 'subscribe' },
  '/add-credits': { screen: 'addCredits' },
  '/signup': { screen: 'signup' },
  '/track-record': { screen: 'trackRecord' },
  '/privacy': { screen: 'privacy' },
  '/forgot-password': { screen: 'forgotPassword' },
  '/reset-password': { screen: 'resetPassword' },
}

describe('the address', () => {
  it.each(Object.entries(specified))('%s shows its screen, with or without a slash at the end', (path, place) => {
    expect(placeOf(path)).toEqual(place)
    expect(placeOf(`${path}/`)).toEqual(place)
  })

  it.each([
    '/nowhere',
    '/dashboard/nowhere',
    '/dashboard/home/more',
    '/dashboard/analysis/technical/support-resistance',
    '/dashboard/analysis/technical/nowhere',
    '/dashboard/analysis/technical/analysis/more',
    '/dashboard/favorites/nowhere',
    '/dashboard/portfolio/coins',
    '/privacy/more',
    '/constructor',
    '/toString',
  ])('%s is not found', path => expect(placeOf(path)).toEqual({ screen: 'notFound' }))

  it('and the state follow each other both ways', () => {
    const places: DashboardPlace[] = [
      ...(['home', 'market', 'compare', 'news'] as const).map(screen => ({ screen })),
      ...(['profile', 'notifications', 'alerts'] as const).map(screen => ({ screen })),
      ...portfolioViews.map(view => ({ screen: 'portfolio' as const, view })),
      ...analysisViews.map(view => ({ screen: 'analysis' as const, view })),
      ...favoriteLists.map(list => ({ screen: 'favorites' as const, list })),
    ]
    for (const place of places) expect(placeOf(dashboardPathOf(place))).toEqual(place)
  })

  it.each(tabs)('of the tab %s leads to it', tab => expect(placeOf(tabPath[tab])).toMatchObject({ screen: tab }))
})

describe('the list of addresses for the server', () => {
  it('names those that show a screen and no other', () => {
    const words = [...new Set(knownPaths.flatMap(path => path.split('/').filter(Boolean))), 'nowhere']
    const paths = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map(parts => `/${parts.join('/')}`)
    for (const path of knownPaths) expect(placeOf(path).screen, path).not.toBe('notFound')
    fc.assert(fc.property(paths, path => knownPaths.includes(path) === (placeOf(path).screen !== 'notFound')))
  })
})
