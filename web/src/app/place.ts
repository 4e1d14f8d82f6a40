/** The address is the state: every screen is one reading of the path, and every reading has one path. */

export const tabs = ['home', 'analysis', 'portfolio', 'favorites', 'news'] as const
type Tab = (typeof tabs)[number]

export const analysisViews = ['analysis', 'predictions', 'recommendations', 'support-resistance'] as const
type AnalysisView = (typeof analysisViews)[number]

export const favoriteLists = ['coins', 'hidden-gems'] as const
export type FavoriteList = (typeof favoriteLists)[number]

/** What one holds, all entries, a file that comes in, the files that came, what the sales of a year brought, what was gained after prices, and what was deleted. */
export const portfolioViews = ['coins', 'entries', 'import', 'imports', 'report', 'real', 'bin'] as const
type PortfolioView = (typeof portfolioViews)[number]

/** Those whose path is their name. */
const plainScreens = [
  'home',
  'market',
  'compare',
  'news',
  'profile',
  'notifications',
  'alerts',
  'plans',
  'lab',
  'assistants',
] as const

/** Inside the dashboard, for members and guests. */
export type DashboardPlace =
  | { screen: (typeof plainScreens)[number] }
  | { screen: 'portfolio'; view: PortfolioView }
  | { screen: 'analysis'; view: AnalysisView }
  | { screen: 'favorites'; list: FavoriteList }

/** Pages with a path of their own. */
const pages = {
  '/': 'root',
  '/admin': 'admin',
  '/subscribe': 'subscribe',
  '/add-credits': 'addCredits',
  '/signup': 'signup',
  '/privacy': 'privacy',
  '/connect': 'connect',
  '/forgot-password': 'forgotPassword',
  '/reset-password': 'resetPassword',
  '/track-record': 'trackRecord',
  '/turn': 'turn',
} as const

export type Place = { screen: (typeof pages)[keyof typeof pages] } | DashboardPlace | { screen: 'notFound' }

const nowhere = { screen: 'notFound' } as const
const isOneOf = <T extends string>(list: readonly T[], word: string): word is T => list.some(item => item === word)

function dashboardPlaceOf([section = 'home', part, detail, ...rest]: string[]): DashboardPlace | typeof nowhere {
  if (rest.length > 0) return nowhere
  if (section === 'analysis') {
    if (part === undefined) return { screen: 'analysis', view: 'analysis' }
    if (part === 'support-resistance' && detail === undefined) return { screen: 'analysis', view: part }
    const view = detail ?? 'analysis'
    const isTechnical = part === 'technical' && view !== 'support-resistance'
    return isTechnical && isOneOf(analysisViews, view) ? { screen: 'analysis', view } : nowhere
  }
  if (detail !== undefined) return nowhere
  if (section === 'favorites') {
    const list = part ?? 'coins'
    return isOneOf(favoriteLists, list) ? { screen: 'favorites', list } : nowhere
  }
  if (section === 'portfolio') {
    if (part === undefined) return { screen: 'portfolio', view: 'coins' }
    return part !== 'coins' && isOneOf(portfolioViews, part) ? { screen: 'portfolio', view: part } : nowhere
  }
  if (part !== undefined) return nowhere
  return isOneOf(plainScreens, section) ? { screen: section } : nowhere
}

export function placeOf(path: string): Place {
  const [first, ...rest] = path.split('/').filter(Boolean)
  if (first === 'dashboard') return dashboardPlaceOf(rest)
  const plain = `/${[first, ...rest].filter(Boolean).join('/')}`
  return plain in pages ? { screen: pages[plain as keyof typeof pages] } : nowhere
}

export function dashboardPathOf(place: DashboardPlace): string {
  if (place.screen === 'favorites') return `/dashboard/favorites/${place.list}`
  if (place.screen === 'portfolio') return `/dashboard/portfolio${place.view === 'coins' ? '' : `/${place.view}`}`
  if (place.screen !== 'analysis') return `/dashboard/${place.screen}`
  return place.view === 'support-resistance'
    ? '/dashboard/analysis/support-resistance'
    : `/dashboard/analysis/technical/${place.view}`
}

/** Every address of the app, for the server, which answers all others as not there. */
export const knownPaths: readonly string[] = [
  ...Object.keys(pages),
  '/dashboard',
  ...plainScreens.map(screen => `/dashboard/${screen}`),
  ...portfolioViews.map(view => dashboardPathOf({ screen: 'portfolio', view })),
  '/dashboard/analysis',
  '/dashboard/analysis/technical',
  ...analysisViews.map(view => dashboardPathOf({ screen: 'analysis', view })),
  '/dashboard/favorites',
  ...favoriteLists.map(list => dashboardPathOf({ screen: 'favorites', list })),
]

/** Where a tap on a tab leads. */
export const tabPath: Record<Tab, string> = {
  home: '/dashboard/home',
  analysis: '/dashboard/analysis',
  portfolio: '/dashboard/portfolio',
  favorites: '/dashboard/favorites/coins',
  news: '/dashboard/news',
}

export const isTab = (word: string | null): word is Tab => word !== null && isOneOf(tabs, word)
