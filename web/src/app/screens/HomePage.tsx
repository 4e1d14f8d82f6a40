import type { Viewer } from '../../features/accounts/index.ts'
import { type Coin, HomeScreen, useSelectedCoin } from '../../features/market/index.ts'
import { go } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { tabPath } from '../place.ts'

const text = messages({
  locked: { tr: 'Üyelere açık', en: 'For members' },
  lockedSays: {
    tr: 'Misafirler bu coini analiz edemez. Üye olunca tüm coinler açılır.',
    en: 'Guests cannot analyze this coin. Members can analyze every coin.',
  },
  portfolio: { tr: 'Portföye eklemek için giriş yap', en: 'Sign in to use the portfolio' },
  favorite: { tr: 'Favorilere eklemek için giriş yap', en: 'Sign in to keep favorites' },
  join: { tr: 'Üye ol', en: 'Join' },
})

/** The market, with what stands below it in the order: analysis, favorites and the portfolio. */
export default function HomePage({ viewer }: { viewer: Viewer }) {
  const t = useText(text)
  const isGuest = viewer.state !== 'member'
  const [selected, select] = useSelectedCoin(isGuest)

  const offer = (title: string, says?: string) =>
    toast.show({ tone: 'info', title, text: says, action: { label: t.join, run: () => go('/signup') } })
  const memberOnly = (refusal: string, path: string) => (isGuest ? offer(refusal) : go(path))
  const onSelect = (coin: Coin) => (coin.isLocked ? offer(t.locked, t.lockedSays) : select(coin))
  const onPortfolio = () => memberOnly(t.portfolio, tabPath.portfolio)
  const onFavorite = () => memberOnly(t.favorite, tabPath.favorites)

  return (
    <HomeScreen
      selectedSymbol={selected?.symbol}
      onSelect={onSelect}
      actions={{ onPortfolio, onFavorite, onAnalyze: onSelect }}
      slots={{ onPortfolio, onFavorite, analysisPath: tabPath.analysis }}
    />
  )
}
