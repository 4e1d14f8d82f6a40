import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { Button } from '../../ui/actions/Button.tsx'
import cards from '../../ui/cards.module.css'
import { Empty } from '../../ui/states/Empty.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { HomeCredit } from '../credits/index.ts'
import type { CardSlots } from './coin-card/CoinCard.tsx'
import { SelectedCoinCard } from './coin-card/SelectedCoinCard.tsx'
import { type Coin, useTopCoins } from './coins.ts'
import { Features } from './Features.tsx'
import styles from './HomeScreen.module.css'
import { marketText } from './messages.ts'
import { SpokenPrice } from './SpokenPrice.tsx'
import { CoinSearch } from './search/CoinSearch.tsx'
import type { CoinActions } from './top-coins/RowActions.tsx'
import { TopCoins } from './top-coins/TopCoins.tsx'

type Props = {
  selectedSymbol: string | undefined
  onSelect: (coin: Coin) => void
  actions: CoinActions
  slots: CardSlots
}

/** The market at a glance: find a coin, see the large ones, read one. */
export function HomeScreen({ selectedSymbol, onSelect, actions, slots }: Props) {
  const t = useText(marketText)
  return (
    <>
      <Heading title={t.title} look="hidden" />
      <div className={styles.home}>
        <CoinSearch onPick={onSelect} aside={<HomeCredit />} />
        <div className={styles.hero}>
          {selectedSymbol ? (
            <SelectedCoinCard symbol={selectedSymbol} slots={slots} />
          ) : (
            <PickPrompt onSelect={onSelect} />
          )}
        </div>
        <div className={styles.top}>
          <TopCoins selectedSymbol={selectedSymbol} onSelect={onSelect} actions={actions} />
        </div>
        <Features />
      </div>
      {selectedSymbol && <SpokenPrice symbol={selectedSymbol} />}
    </>
  )
}

function PickPrompt({ onSelect }: { onSelect: (coin: Coin) => void }) {
  const t = useText(marketText)
  const { data: coins, isPending } = useTopCoins()
  const first = coins?.find(coin => !coin.isLocked)
  return (
    <section className={cards.card}>
      <Empty
        title={t.pick}
        action={
          // Room is kept for the button, so that nothing below moves when it comes.
          isPending ? (
            <Skeleton width={152} heightPx={44} className={styles.first} />
          ) : (
            first && (
              <Button look="primary" small onClick={() => onSelect(first)}>
                {t.startWith(first.name)}
              </Button>
            )
          )
        }
      >
        {t.pickSays}
      </Empty>
    </section>
  )
}
