import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { SkeletonHero } from '../../../ui/states/SkeletonHero.tsx'
import { marketText } from '../messages.ts'
import { useLive } from '../prices/live.ts'
import { type CardSlots, CoinCard } from './CoinCard.tsx'
import { useOverview } from './overview.ts'

/** The card of a coin, from the moment it is chosen. */
export function SelectedCoinCard({ symbol, slots }: { symbol: string; slots: CardSlots }) {
  const { waiting } = useText(marketText)
  useLive([symbol])
  return (
    <Loaded query={useOverview(symbol)} waiting={<SkeletonHero label={waiting} />}>
      {overview => <CoinCard overview={overview} slots={slots} />}
    </Loaded>
  )
}
