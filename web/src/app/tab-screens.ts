import { lateScreen } from '../lib/late-screen.ts'
import type { Place } from './place.ts'

export const HomePage = lateScreen(() => import('./screens/HomePage.tsx'))
export const AnalysisScreen = lateScreen(() => import('../features/analysis/AnalysisScreen.tsx'))
export const PortfolioScreen = lateScreen(() => import('../features/portfolio/PortfolioScreen.tsx'))
export const FavoritesPage = lateScreen(() => import('./screens/FavoritesPage.tsx'))
export const NewsScreen = lateScreen(() => import('../features/news/NewsScreen.tsx'))
export const ProfilePage = lateScreen(() => import('./screens/ProfilePage.tsx'))
export const TrackRecordPage = lateScreen(() => import('./screens/TrackRecordPage.tsx'))

/** The screens that an address names, to be fetched before they are drawn. */
export const byPlace: Partial<Record<Place['screen'], { ahead: () => Promise<unknown> }>> = {
  home: HomePage,
  analysis: AnalysisScreen,
  portfolio: PortfolioScreen,
  favorites: FavoritesPage,
  news: NewsScreen,
  profile: ProfilePage,
  trackRecord: TrackRecordPage,
}
