import type { Viewer } from '../../features/accounts/index.ts'
import { selectCoin, useStage } from '../../features/analysis/index.ts'
import { type Coin, HomeScreen, useSelectedCoin } from '../../features/market/index.ts'
import { go } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { tabPath } from '../place.ts'

const text = messages({
  portfolio: { tr: 'Portföye eklemek için giriş yap', en: 'Sign in to use the portfolio' },
  favorite: { tr: 'Favorilere eklemek için giriş yap', en: 'Sign in to keep favorites' },
  join: { tr: 'Üye ol', en: 'Join' },
})

/** The market, with what stands below it in the order: analysis, favorites and the portfolio. */
export default function HomePage({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  const isGuest = viewer.state === 'guest'
  const [selected, select] = useSelectedCoin(isGuest)

  const now = useStage()
  const analyzed = now.stage === 'ready' && now.result.symbol === selected?.symbol ? now.result.score : null
  const score = analyzed ? { value: analyzed.score, says: analyzed.sentence } : undefined

  const offer = (title: string) =>
    toast.show({ tone: 'info', title, action: { label: t.join, run: () => go('/signup') } })
  const memberOnly = (refusal: string, path: string) => (isGuest ? offer(refusal) : go(path))
  // A locked coin meets the offer that opens it; any other is looked at for free.
  const onSelect = (coin: Coin) => (coin.isLocked ? selectCoin(coin) : select(coin))
  const onPortfolio = () => memberOnly(t.portfolio, tabPath.portfolio)
  const onFavorite = () => memberOnly(t.favorite, tabPath.favorites)

  return (
    <HomeScreen
      selectedSymbol={selected?.symbol}
      onSelect={onSelect}
      actions={{ onPortfolio, onFavorite, onAnalyze: selectCoin }}
      slots={{
        score,
        onAnalyze: () => selected && selectCoin(selected),
        onPortfolio,
        onFavorite,
        analysisPath: tabPath.analysis,
      }}
    />
  )
}
