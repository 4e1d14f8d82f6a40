import { type ComponentType, createElement, lazy, useState } from 'react'
import { whenIdle } from '../lib/idle.ts'
import { type Place, tabs } from './place.ts'

interface Chunk<Props> {
  late: ComponentType<Props>
  /** Once it has been fetched ahead. */
  ready: ComponentType<Props> | null
}

/** What is already here is drawn at once: a lazy part shows its fallback first, and React keeps that for 300 ms. */
function Part<Props extends object>({ chunk, props }: { chunk: Chunk<Props>; props: Props }) {
  // Chosen once: an element of another kind would lose what the screen remembers.
  const [chosen] = useState(() => chunk.ready ?? chunk.late)
  return createElement(chosen, props)
}

/** One chunk per screen. `ahead` fetches one before it is asked for. */
function screen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const chunk: Chunk<Props> = { late: lazy(load), ready: null }
  const ahead = async () => {
    chunk.ready = (await load()).default
  }
  return Object.assign((props: Props) => createElement(Part<Props>, { chunk, props }), { ahead })
}

export const Inside = screen(() => import('./Inside.tsx'))
export const HomePage = screen(() => import('./screens/HomePage.tsx'))
export const AnalysisScreen = screen(() => import('../features/analysis/AnalysisScreen.tsx'))
export const PortfolioScreen = screen(() => import('../features/portfolio/PortfolioScreen.tsx'))
export const PurchaseFlow = screen(() => import('../features/portfolio/form/PurchaseFlow.tsx'))
export const FavoritesPage = screen(() => import('./screens/FavoritesPage.tsx'))
export const NewsScreen = screen(() => import('../features/news/NewsScreen.tsx'))
export const ProfilePage = screen(() => import('./screens/ProfilePage.tsx'))
export const NotificationsPage = screen(() => import('./screens/NotificationsPage.tsx'))
export const TrackRecordScreen = screen(() => import('../features/analysis/TrackRecordScreen.tsx'))
export const AdminScreen = screen(() => import('../features/admin/AdminScreen.tsx'))
export const SubscribeScreen = screen(() => import('../features/subscriptions/SubscribeScreen.tsx'))
export const AddCreditsScreen = screen(() => import('../features/payments/AddCreditsScreen.tsx'))
export const SignupScreen = screen(() => import('../features/accounts/SignupScreen.tsx'))
export const PrivacyScreen = screen(() => import('../features/accounts/legal/PrivacyScreen.tsx'))
export const ForgotPasswordScreen = screen(() => import('../features/accounts/password/ForgotPasswordScreen.tsx'))
export const ResetPasswordScreen = screen(() => import('../features/accounts/password/ResetPasswordScreen.tsx'))
export const Tour = screen(() => import('./tour/Tour.tsx'))
export const UiPage = screen(() => import('./dev/UiPage.tsx'))

const byPlace: Partial<Record<Place['screen'], { ahead: () => Promise<unknown> }>> = {
  home: HomePage,
  analysis: AnalysisScreen,
  portfolio: PortfolioScreen,
  favorites: FavoritesPage,
  news: NewsScreen,
  profile: ProfilePage,
  trackRecord: TrackRecordScreen,
}

/** What fails here fails again where it is shown, with a way to retry. */
const fetchQuietly = async (part: { ahead: () => Promise<unknown> } | undefined): Promise<boolean> => {
  try {
    await part?.ahead()
    return true
  } catch {
    return false
  }
}

/**
 * What the first view is made of, frame and screen side by side; the landing page has come already. Says whether all of
 * it is here.
 */
export async function fetchFirst(place: Place['screen']): Promise<boolean> {
  if (place === 'root') return true
  const fetched = await Promise.all([Inside, byPlace[place]].map(fetchQuietly))
  return fetched.every(Boolean)
}

/** One after the other, each in a moment of its own: a page that is read must not stutter for one that may be. */
function fetchInTurn([next, ...rest]: readonly ({ ahead: () => Promise<unknown> } | undefined)[]): void {
  if (next) whenIdle(() => void fetchQuietly(next).then(() => fetchInTurn(rest)))
}

/** Long enough for the screen to be whole, and for a newcomer to meet the tour. */
const restMs = 2_000

/** Once the dashboard is open, the other tabs come while nobody waits for them: the analysis first, the others after a rest. */
export function fetchTabsAhead(): () => void {
  fetchInTurn([AnalysisScreen])
  const timer = setTimeout(() => fetchInTurn([...tabs, 'profile' as const].map(place => byPlace[place])), restMs)
  return () => clearTimeout(timer)
}

/** While the landing page is read, what stands behind its doors is brought closer. */
export const fetchInsideAhead = (): void => fetchInTurn([Inside, HomePage])
