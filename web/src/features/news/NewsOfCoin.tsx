import type { SelectedCoin } from '../market/index.ts'
import { CoinNews } from './CoinNews.tsx'
import { useNews } from './queries.ts'

/** The headlines of one coin, for a screen that tells of it. */
export default function NewsOfCoin({ coin }: { coin: SelectedCoin }) {
  const query = useNews(coin.symbol)
  return (
    <div>
      <CoinNews coin={coin} query={query} onRetry={() => void query.refetch()} />
    </div>
  )
}
