import type { AnalyzedCoin } from '../../features/analysis/index.ts'
import { FavoriteStar } from '../../features/favorites/index.ts'
import { AlertButton } from '../../features/notifications/index.ts'
import { addToPortfolio } from '../../features/portfolio/index.ts'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { walletIcon } from '../../ui/icons/icons.ts'

const text = messages({ portfolio: { tr: 'Portföye ekle', en: 'Add to portfolio' } })

type Props = { coin: AnalyzedCoin; nowUsd: number | undefined; isGuest: boolean }

/** What other features do with the coin that is analyzed. */
export function CoinActions({ coin, nowUsd, isGuest }: Props) {
  const t = useText(text)
  return (
    <>
      <FavoriteStar symbol={coin.symbol} name={coin.name} />
      {!isGuest && <AlertButton coin={coin} nowUsd={nowUsd} />}
      {!isGuest && <IconButton label={t.portfolio} icon={walletIcon} onClick={() => addToPortfolio(coin)} />}
    </>
  )
}
