import { Suspense, useEffect, useState } from 'react'
import type { Viewer } from '../features/accounts/index.ts'
import { AnalysisFlow } from '../features/analysis/index.ts'
import { useStarsSent } from '../features/favorites/index.ts'
import { useRenewPush } from '../features/notifications/index.ts'
import { KnownPayerPlace, usePurchaseReturn } from '../features/payments/index.ts'
import { hasQueue, usePurchaseForm } from '../features/portfolio/index.ts'
import { go } from '../lib/go.ts'
import { lateOffer } from '../lib/late-offer.ts'
import { useEverTrue } from '../lib/late-screen.ts'
import { useDemoMode } from '../lib/mode.ts'
import { readStored } from '../stored/stored.ts'
import { type DashboardPlace, dashboardPathOf } from './place.ts'
import { usePromptTime } from './prompts.ts'
import * as screens from './screen-list.ts'
import { useCoinsFromOutside } from './window-events.ts'

/** Lazy: shown a second after the screen, which does not wait for its code. */
const TourPlace = lateOffer(() => import('./tour/TourPlace.tsx'))

type Props = { place: DashboardPlace; viewer: Viewer }

const PasskeyOffer = lateOffer(() => import('./passkey-offer/PasskeyOffer.tsx'))

/** Comes once, to whoever has come in, and after everything they came for. */
export function LatePasskeyOffer() {
  const isDemo = useDemoMode()
  return usePromptTime('passkey', !isDemo && !readStored('passkeyOffered')) ? (
    <Suspense>
      <PasskeyOffer />
    </Suspense>
  ) : null
}

/** The screen of a tab, and what an analysis or a purchase asks wherever it was started. */
export function DashboardContent(props: Props) {
  usePurchaseReturn()
  useRenewPush(props.viewer)
  useStarsSent(props.viewer)
  useCoinsFromOutside()
  useEffect(screens.fetchTabsAhead, [])
  return (
    <>
      <Screen {...props} />
      <AnalysisFlow />
      <Suspense>
        <TourPlace isMember={props.viewer.state === 'member'} />
      </Suspense>
      <PurchaseSheet />
      {props.viewer.state === 'member' && <LateQueue />}
      <KnownPayerPlace />
      {props.viewer.state === 'member' && props.place.screen !== 'profile' && <LatePasskeyOffer />}
    </>
  )
}

/** Purchases that were noted without a network on an earlier visit; fetched only where there are any. */
function LateQueue() {
  const [isWaiting] = useState(hasQueue)
  return <Suspense>{isWaiting && <screens.QueueSender />}</Suspense>
}

function PurchaseSheet() {
  const wasOpened = useEverTrue(usePurchaseForm() !== null)
  return <Suspense>{wasOpened && <screens.PurchaseFlow />}</Suspense>
}

/** What a screen switches inside itself is in the address too. */
function Screen({ place, viewer }: Props) {
  switch (place.screen) {
    case 'home':
      return <screens.HomePage viewer={viewer} />
    case 'analysis':
      return <screens.AnalysisPage view={place.view} viewer={viewer} />
    case 'market':
      return <screens.MarketPage viewer={viewer} />
    case 'compare':
      return <screens.ComparePage />
    case 'portfolio':
      return <Portfolio view={viewer.state === 'guest' ? 'coins' : place.view} viewer={viewer} />
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
    case 'notifications':
      return <screens.NotificationsPage viewer={viewer} />
    case 'alerts':
      return <screens.AlertsPage viewer={viewer} />
    case 'assistants':
      return <screens.AssistantsScreen viewer={viewer} />
    case 'plans':
      return <screens.MyPlansScreen viewer={viewer} />
    case 'lab':
      return <screens.WhatIfScreen isMember={viewer.state !== 'guest'} />
  }
}

type PortfolioProps = { view: Extract<DashboardPlace, { screen: 'portfolio' }>['view']; viewer: Viewer }

function Portfolio({ view, viewer }: PortfolioProps) {
  if (view === 'import') return <screens.ImportScreen />
  if (view === 'entries') return <screens.EntriesScreen />
  if (view === 'imports') return <screens.ImportsScreen />
  if (view === 'real') return <screens.RealReturnScreen />
  if (view === 'bin') return <screens.BinScreen />
  return view === 'report' ? <screens.ReportScreen /> : <screens.PortfolioScreen viewer={viewer} />
}
