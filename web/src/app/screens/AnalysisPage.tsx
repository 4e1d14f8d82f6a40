import { memo, Suspense } from 'react'
import type { Viewer } from '../../features/accounts/index.ts'
import AnalysisScreen from '../../features/analysis/AnalysisScreen.tsx'
import type { AnalyzedCoin } from '../../features/analysis/index.ts'
import { FavoriteStar } from '../../features/favorites/index.ts'
import { AlertButton } from '../../features/notifications/index.ts'
import { addToPortfolio } from '../../features/portfolio/index.ts'
import { visitorOf } from '../../features/turn/index.ts'
import { go, useAddress } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { lateScreen } from '../../lib/late-screen.ts'
import { messages } from '../../lib/messages.ts'
import { Button, ButtonLink, IconButton, IconLink } from '../../ui/actions/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { compareIcon, walletIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { type DashboardPlace, dashboardPathOf } from '../place.ts'
import { useLevelsOf } from './levels-of.ts'

const NewsOfCoin = lateScreen(async () => ({
  default: (await import('../../features/news/NewsScreen.tsx')).NewsOfCoin,
}))
const Headlines = lateScreen(async () => ({
  default: (await import('../../features/news/Headlines.tsx')).Headlines,
}))
const FollowPlan = lateScreen(async () => ({
  default: (await import('../../features/follows/FollowPlan.tsx')).FollowPlan,
}))
const MyPlansLink = lateScreen(async () => ({
  default: (await import('../../features/follows/FollowPlan.tsx')).MyPlansLink,
}))
const TurnOfCoin = lateScreen(() => import('../../features/turn/CoinTurn.tsx'))

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

type Props = { view: Extract<DashboardPlace, { screen: 'analysis' }>['view']; viewer: Viewer }

/** The analysis with what other features do beside it: news, alerts, favourites, portfolio, plans that are followed, Your turn. */
export default function AnalysisPage({ view, viewer }: Props) {
  return (
    <AnalysisScreen
      view={view}
      onView={view => go(dashboardPathOf({ screen: 'analysis', view }))}
      newsOf={coin => (
        <Suspense>
          <NewsOfCoin coin={coin} />
        </Suspense>
      )}
      headlinesOf={coin => (
        <Suspense>
          <Headlines coin={coin} />
        </Suspense>
      )}
      turnOf={coin => (
        <Suspense>
          <TurnOfCoin symbol={coin.symbol} visitor={visitorOf(viewer)} />
        </Suspense>
      )}
      planActions={plan => (
        <Suspense fallback={<Skeleton heightPx={48} />}>
          <FollowPlan plan={plan} isGuest={viewer.state === 'guest'} />
        </Suspense>
      )}
      myPlans={
        viewer.state !== 'guest' && (
          <Suspense fallback={<Skeleton heightPx={64} />}>
            <MyPlansLink />
          </Suspense>
        )
      }
      actions={coin => <CoinActions coin={coin} />}
      moreActions={(coin, inWords) => (
        <MoreCoinActions coin={coin} isGuest={viewer.state === 'guest'} inWords={inWords} />
      )}
    />
  )
}
