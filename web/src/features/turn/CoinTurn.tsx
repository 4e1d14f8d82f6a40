import { CallCard } from './CallCard.tsx'
import { useTurnToday } from './queries.ts'
import type { Visitor } from './visitor.ts'

/** The coin page’s one card: today’s question about this coin. Nothing for a coin without a tested range. */
export default function CoinTurn({ symbol, visitor }: { symbol: string; visitor: Visitor }) {
  const { data: today } = useTurnToday()
  const coin = today?.isOpen ? today.coins.find(each => each.symbol === symbol) : undefined
  return coin ? <CallCard symbol={coin.symbol} name={coin.name} visitor={visitor} /> : null
}
