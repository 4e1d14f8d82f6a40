import { fetchInTurn, lateScreen } from '../lib/late-screen.ts'
import { type Place, tabs } from './place.ts'

/** Every screen behind the landing page and what opens beside one, each a chunk of its own. */
export const HomePage = lateScreen(async () => {
  const page = await import('./screens/HomePage.tsx')
  await page.fetchCard()
  return page
})
export const AnalysisPage = lateScreen(() => import('./screens/AnalysisPage.tsx'))
export const MarketPage = lateScreen(() => import('./screens/MarketPage.tsx'))
export const ComparePage = lateScreen(() => import('./screens/ComparePage.tsx'))
export const PortfolioScreen = lateScreen(() => import('../features/portfolio/PortfolioScreen.tsx'))
export const ImportScreen = lateScreen(() => import('../features/portfolio/importing/ImportScreen.tsx'))
export const EntriesScreen = lateScreen(() => import('../features/portfolio/coins/EntriesScreen.tsx'))
export const BinScreen = lateScreen(() => import('../features/portfolio/bin/BinScreen.tsx'))
export const ImportsScreen = lateScreen(() => import('../features/portfolio/importing/ImportsScreen.tsx'))
export const ReportScreen = lateScreen(() => import('../features/portfolio/report/ReportScreen.tsx'))
export const RealReturnScreen = lateScreen(() => import('../features/portfolio/real-return/RealReturnScreen.tsx'))
export const WhatIfScreen = lateScreen(() => import('../features/portfolio/what-if/WhatIfScreen.tsx'))
export const PurchaseFlow = lateScreen(() => import('../features/portfolio/form/PurchaseFlow.tsx'))
export const QueueSender = lateScreen(() => import('../features/portfolio/queue/QueueSender.tsx'))
export const FavoritesPage = lateScreen(() => import('./screens/FavoritesPage.tsx'))
export const NewsScreen = lateScreen(() => import('../features/news/NewsScreen.tsx'))
export const ProfilePage = lateScreen(() => import('./screens/ProfilePage.tsx'))
export const NotificationsPage = lateScreen(() => import('./screens/NotificationsPage.tsx'))
export const AlertsPage = lateScreen(() => import('./screens/AlertsPage.tsx'))
export const AssistantsScreen = lateScreen(() => import('../features/assistants/AssistantsScreen.tsx'))
export const ConsentScreen = lateScreen(() => import('../features/assistants/ConsentScreen.tsx'))
export const MyPlansScreen = lateScreen(() => import('../features/follows/MyPlansScreen.tsx'))
export const TrackRecordPage = lateScreen(() => import('./screens/TrackRecordPage.tsx'))
export const TurnScreen = lateScreen(() => import('../features/turn/TurnScreen.tsx'))
export const AdminScreen = lateScreen(() => import('../features/admin/AdminScreen.tsx'))
export const SubscribeScreen = lateScreen(() => import('../features/subscriptions/SubscribeScreen.tsx'))
export const AddCreditsScreen = lateScreen(() => import('../features/payments/AddCreditsScreen.tsx'))
export const SignupScreen = lateScreen(() => import('../features/accounts/SignupScreen.tsx'))
export const PrivacyScreen = lateScreen(() => import('../features/accounts/legal/PrivacyScreen.tsx'))
export const ForgotPasswordScreen = lateScreen(() => import('../features/accounts/password/ForgotPasswordScreen.tsx'))
export const ResetPasswordScreen = lateScreen(() => import('../features/accounts/password/ResetPasswordScreen.tsx'))
export const Tour = lateScreen(() => import('./tour/Tour.tsx'))

/** The screens that people come to by an address: fetched beside the frame. */
export const byPlace: Partial<Record<Place['screen'], { ahead: () => Promise<unknown> }>> = {
  home: HomePage,
  analysis: AnalysisPage,
  market: MarketPage,
  portfolio: PortfolioScreen,
  favorites: FavoritesPage,
  news: NewsScreen,
  profile: ProfilePage,
  trackRecord: TrackRecordPage,
  turn: TurnScreen,
}

/** Once the dashboard is open, the other tabs come while nobody waits for them. */
export const fetchTabsAhead = (): void =>
  fetchInTurn([AnalysisPage, ...tabs.map(place => byPlace[place]), byPlace.profile])
