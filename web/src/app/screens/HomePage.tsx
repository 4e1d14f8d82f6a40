import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useEffectEvent, useMemo } from 'react'
import type { Viewer } from '../../features/accounts/index.ts'
import { coinPath, selectCoin, useOpenLabel, useStage } from '../../features/analysis/index.ts'
import { useBalance } from '../../features/credits/index.ts'
import { useFavorites } from '../../features/favorites/index.ts'
import {
  type Coin,
  fetchChosenCard,
  HomeScreen,
  logoOf,
  overviewQuery,
  type RowCoin,
  type SelectedCoin,
  useSelectedCoin,
} from '../../features/market/index.ts'
import { addToPortfolio } from '../../features/portfolio/index.ts'
import { Today } from '../../features/today/index.ts'
import { useAfterFirstPaint } from '../../lib/after-first-paint.ts'
import { useEventCallback } from '../../lib/event-callback.ts'
import { go } from '../../lib/go.ts'
import { whenIdle } from '../../lib/idle.ts'
import { useText } from '../../lib/language.ts'
import { useSearch } from '../../lib/location.ts'
import { messages } from '../../lib/messages.ts'
import { isDemo } from '../../lib/mode.ts'
import { isOnline } from '../../lib/online.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { tabPath } from '../place.ts'

/** For new members alone. */
const Welcome = lazy(() => import('../welcome/Welcome.tsx'))
/** For guests who have used what they had. */
const GuestSpent = lazy(() => import('../welcome/GuestSpent.tsx'))

/** Today’s question, or how the last range ended: one line, fetched when home is whole. */
const TurnLine = lazy(() => import('../../features/turn/HomeLine.tsx'))

const text = messages({
  loginNeeded: { tr: 'Giriş gerekli', en: 'Sign-in needed' },
  portfolio: { tr: 'Portföye eklemek için giriş yapın.', en: 'Sign in to add to your portfolio.' },
  join: { tr: 'Üye ol', en: 'Join' },
})

/** What home needs beside itself for what it shows first. */
export const fetchCard = (): Promise<void> => fetchChosenCard(new URLSearchParams(location.search).has('coin'))

/**
 * A link may name a coin, as a notification does: it is looked at, and the address is plain again. Until it is found its card stands
 * there without figures.
 */
function useLinkedCoin(onCoin: (coin: Coin) => void): SelectedCoin | null {
  const symbol = new URLSearchParams(useSearch()).get('coin')?.toUpperCase()
  const client = useQueryClient()
  const look = useEffectEvent(onCoin)
  useEffect(() => {
    if (!symbol) return
    let hasLeft = false
    const arrive = (coin?: Coin) => {
      if (hasLeft) return
      // The page may still be hydrating, which an update at once would finish in one task.
      startTransition(() => {
        if (coin) look(coin)
        go(tabPath.home, { replace: true })
      })
    }
    client.fetchQuery(overviewQuery(symbol)).then(
      ({ coin }) => arrive(coin),
      () => arrive(),
    )
    return () => {
      hasLeft = true
    }
  }, [symbol, client])
  return symbol ? { symbol, name: symbol, image: logoOf(symbol), id: symbol.toLowerCase() } : null
}

/** The market, with what stands below it in the order: analysis, favorites and the portfolio. */
export default function HomePage({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  const isGuest = viewer.state === 'guest'
  const [chosen, select] = useSelectedCoin(isGuest)
  const { greeting, hasDoors } = useGreeting(viewer)
  useWitnessVisit()

  // A locked coin meets the offer that opens it; any other is looked at for free.
  const onSelect = useEventCallback((coin: Coin) => (coin.isLocked ? selectCoin(coin) : select(coin)))
  const selected = useLinkedCoin(onSelect) ?? chosen

  const now = useStage()
  const analyzed = now.stage === 'ready' && now.result.symbol === selected?.symbol ? now.result.score : null
  const score = analyzed ? { value: analyzed.score, says: analyzed.sentence } : undefined

  const analysisLabel = useOpenLabel(selected?.symbol)

  const { isFavorite, toggle } = useFavorites()
  const onPortfolio = useEventCallback((coin: RowCoin) =>
    isGuest
      ? toast.show({
          tone: 'info',
          title: t.loginNeeded,
          text: t.portfolio,
          action: { label: t.join, run: () => go('/signup') },
        })
      : addToPortfolio(coin),
  )
  const actions = useMemo(
    () => ({ isFavorite, onPortfolio, onFavorite: toggle, onAnalyze: selectCoin }),
    [isFavorite, onPortfolio, toggle],
  )

  return (
    <HomeScreen
      greeting={greeting && <Suspense fallback={<Coming />}>{greeting}</Suspense>}
      hasDoors={hasDoors}
      today={greeting ? todayBelow : todayFirst}
      selected={selected}
      onSelect={onSelect}
      actions={actions}
      slots={{
        score,
        onAnalyze: () => selected && selectCoin(selected),
        onPortfolio: () => selected && onPortfolio(selected),
        isFavorite: selected ? isFavorite(selected.symbol) : false,
        onFavorite: () => selected && toggle(selected),
        analysisPath: tabPath.analysis,
        coinPath: coinPath(selected?.symbol ?? ''),
        analysisLabel,
      }}
    />
  )
}

/** Each one element in every render. */
const [todayFirst, todayBelow] = [false, true].map(isGreeted => (
  <Today key="today" isGreeted={isGreeted} turn={<LateTurn />} />
))

function LateTurn() {
  const isAfterPaint = useAfterFirstPaint()
  return <Suspense fallback={null}>{isAfterPaint && <TurnLine />}</Suspense>
}

const Coming = () => (
  <section className={`${cards.card} ${base.stack}`} aria-busy="true">
    <Skeleton width="60%" heightPx={24} />
    <Skeleton heightPx={48} />
  </section>
)

/** What stands first for who has just come, and for a guest who has used what they had. */
function useGreeting(viewer: Viewer): { greeting: ReactNode; hasDoors: boolean } {
  const balance = useBalance()
  const spentTotal = viewer.state === 'guest' && balance.kind === 'counted' && balance.left === 0 ? balance.total : null
  if (viewer.state === 'member' && viewer.user.isNew)
    return { greeting: <Welcome user={viewer.user} />, hasDoors: false }
  const isSpent = spentTotal !== null
  return { greeting: isSpent && <GuestSpent total={spentTotal} />, hasDoors: isSpent }
}

/** Long enough for everything that the reader came for. */
const restMs = 5_000

/** Looks whether the past of the record is as it was, while nobody waits for anything; what does so is fetched only then. */
function useWitnessVisit() {
  useEffect(() => {
    let stop = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      stop = whenIdle(() => {
        if (isDemo() || !isOnline()) return
        void import('../../features/record/Witness.tsx')
          .then(({ witnessVisit }) => witnessVisit())
          .catch(() => undefined)
      })
    }, restMs)
    return () => stop()
  }, [])
}
