import { useEffect } from 'react'
import type { Viewer } from '../features/accounts/index.ts'
import { go } from '../lib/go.ts'
import * as screens from './lazy-screens.ts'
import { type DashboardPlace, dashboardPathOf } from './place.ts'
import { usePurchaseNotice } from './purchase.ts'

/** The screen of a tab. What a screen switches inside itself is in the address too. */
export function DashboardContent({ place, viewer }: { place: DashboardPlace; viewer: Viewer }) {
  usePurchaseNotice()
  useEffect(screens.fetchTabsAhead, [])
  switch (place.screen) {
    case 'home':
      return <screens.HomePage viewer={viewer} />
    case 'analysis':
      return (
        <screens.AnalysisScreen view={place.view} onView={view => go(dashboardPathOf({ screen: 'analysis', view }))} />
      )
    case 'portfolio':
      return <screens.PortfolioScreen viewer={viewer} />
    case 'favorites':
      return (
        <screens.FavoritesPage
          viewer={viewer}
          list={place.list}
          onList={list => go(dashboardPathOf({ screen: 'favorites', list }))}
        />
      )
    case 'news':
      return <screens.NewsScreen />
    case 'profile':
      return <screens.ProfilePage viewer={viewer} />
  }
}
