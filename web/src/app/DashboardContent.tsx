import { memo, Suspense, useEffect, useState } from 'react'
import type { Viewer } from '../features/accounts/index.ts'
import { AnalysisFlow, type AnalyzedCoin } from '../features/analysis/index.ts'
import { FavoriteStar, useStarsSent } from '../features/favorites/index.ts'
import { AlertButton, useRenewPush } from '../features/notifications/index.ts'
import { KnownPayerPlace, usePurchaseReturn } from '../features/payments/index.ts'
import { addToPortfolio, hasQueue, usePurchaseForm } from '../features/portfolio/index.ts'
import { visitorOf } from '../features/turn/index.ts'
import { go, useAddress } from '../lib/go.ts'
import { useText } from '../lib/language.ts'
import { lateOffer } from '../lib/late-offer.ts'
import { useEverTrue } from '../lib/late-screen.ts'
import { messages } from '../lib/messages.ts'
import { useDemoMode } from '../lib/mode.ts'
import { readStored } from '../stored/stored.ts'
import { Button } from '../ui/actions/Button.tsx'
import { ButtonLink } from '../ui/actions/ButtonLink.tsx'
import { IconButton } from '../ui/actions/IconButton.tsx'
import { IconLink } from '../ui/actions/IconLink.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { compareIcon, walletIcon } from '../ui/icons/icons.ts'
import { toast } from '../ui/overlays/toast.ts'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { type DashboardPlace, dashboardPathOf } from './place.ts'
import { usePromptTime } from './prompts.ts'
import * as screens from './screen-list.ts'
import { useLevelsOf } from './screens/levels-of.ts'
import { useCoinsFromOutside } from './window-events.ts'

/** Comes a second after the screen: what it is made of is not waited for. */
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

const text = messages({
  portfolio: { tr: 'Portföye ekle', en: 'Add to portfolio' },
  portfolioNeeds: { tr: 'Portföye eklemek için giriş yap', en: 'Sign in to use the portfolio' },
  join: { tr: 'Üye ol', en: 'Join' },
  compare: { tr: 'Karşılaştır', en: 'Compare' },
})

type CoinActionsProps = { coin: AnalyzedCoin; isGuest: boolean }

function useAsk() {
  const t = useText(text)
  return (title: string) => toast.show({ tone: 'info', title, action: { label: t.join, run: () => go('/signup') } })
}

/** What other features do with a coin first: it is waited for, or followed. */
const CoinActions = memo(function CoinActions({ coin }: Pick<CoinActionsProps, 'coin'>) {
  const levelsOf = useLevelsOf()
  return (
    <>
      <AlertButton coin={coin} levelsOf={levelsOf} />
      <FavoriteStar symbol={coin.symbol} name={coin.name} />
    </>
  )
})

/** What else they do with it: in words where there is room, and else as icons beside the first ones. */
const MoreCoinActions = memo(function MoreCoinActions({
  coin,
  isGuest,
  inWords,
}: CoinActionsProps & { inWords: boolean }) {
  const t = useText(text)
  const ask = useAsk()
  const address = useAddress()
  const compare = address(`/dashboard/compare?coins=${encodeURIComponent(coin.symbol)}`)
  const add = () => (isGuest ? ask(t.portfolioNeeds) : addToPortfolio(coin))
  return inWords ? (
    <>
      <ButtonLink small href={compare}>
        <Icon shape={compareIcon} sizePx={16} />
        {t.compare}
      </ButtonLink>
      <Button small onClick={add}>
        <Icon shape={walletIcon} sizePx={16} />
        {t.portfolio}
      </Button>
    </>
  ) : (
    <>
      <IconLink label={t.compare} icon={compareIcon} href={compare} />
      <IconButton label={t.portfolio} icon={walletIcon} onClick={add} />
    </>
  )
})

/** What a screen switches inside itself is in the address too. */
function Screen({ place, viewer }: Props) {
  switch (place.screen) {
    case 'home':
      return <screens.HomePage viewer={viewer} />
    case 'analysis':
      return (
        <screens.AnalysisScreen
          view={place.view}
          onView={view => go(dashboardPathOf({ screen: 'analysis', view }))}
          newsOf={coin => (
            <Suspense>
              <screens.NewsOfCoin coin={coin} />
            </Suspense>
          )}
          headlinesOf={coin => (
            <Suspense>
              <screens.Headlines coin={coin} />
            </Suspense>
          )}
          turnOf={coin => (
            <Suspense>
              <screens.TurnOfCoin symbol={coin.symbol} visitor={visitorOf(viewer)} />
            </Suspense>
          )}
          planActions={plan => (
            <Suspense fallback={<Skeleton heightPx={48} />}>
              <screens.FollowPlan plan={plan} isGuest={viewer.state === 'guest'} />
            </Suspense>
          )}
          myPlans={
            viewer.state !== 'guest' && (
              <Suspense fallback={<Skeleton heightPx={64} />}>
                <screens.MyPlansLink />
              </Suspense>
            )
          }
          actions={coin => <CoinActions coin={coin} />}
          moreActions={(coin, inWords) => (
            <MoreCoinActions coin={coin} isGuest={viewer.state === 'guest'} inWords={inWords} />
          )}
        />
      )
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
