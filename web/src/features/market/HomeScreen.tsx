import { memo, type ReactNode, Suspense, useRef } from 'react'
import { useEventCallback } from '../../lib/event-callback.ts'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useProfile } from '../../lib/jurisdiction.ts'
import { useText } from '../../lib/language.ts'
import { useMoney } from '../../lib/money/money.ts'
import base from '../../ui/base.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { coinsIcon, gemIcon, type IconShape, targetIcon } from '../../ui/icons/icons.ts'
import { HomeCredit } from '../credits/index.ts'
import type { CardSlots } from './coin-card/CoinCard.tsx'
import { useOverview } from './coin-card/overview.ts'
import { SelectedCoinCard } from './coin-card/SelectedCoinCard.tsx'
import type { Coin } from './coins.ts'
import featuresStyles from './Features.module.css'
import styles from './HomeScreen.module.css'
import { useInSight } from './in-sight.ts'
import { marketText, originText } from './messages.ts'
import { CoinSearch } from './search/CoinSearch.tsx'
import type { SelectedCoin } from './selection.ts'
import { useSpoken } from './spoken.ts'
import type { CoinActions } from './top-coins/RowActions.tsx'
import { TopCoins } from './top-coins/TopCoins.tsx'

type Props = {
  selected: SelectedCoin | null
  onSelect: (coin: Coin) => void
  actions: CoinActions
  slots: CardSlots
  /** Where the card of a coin stands, while none is chosen. */
  today: ReactNode
  /** Stands first for those who are new. */
  greeting?: ReactNode
  /** The greeting leads to the market and the record itself. */
  hasDoors?: boolean
}

const credit = <HomeCredit />

/** Under a finger the keyboard goes with the choice: with it, or with the field kept in sight, the button of the card lay below the fold. */
function leaveField(): void {
  const field = document.activeElement
  if (matchMedia('(pointer: coarse)').matches && field instanceof HTMLElement) field.blur()
}

/** The market at a glance: find a coin, see the large ones, read one. Each part of a drawn page comes alive in a task of its own. */
export function HomeScreen({ selected, onSelect, actions, slots, today, greeting, hasDoors = false }: Props) {
  const t = useText(marketText)
  const selectedSymbol = selected?.symbol
  const hero = useRef<HTMLDivElement>(null)
  const bringInSight = useInSight()
  // Whoever picked from further down, or below a greeting, sees the card: all of it, or its head with the field in use.
  const onPick = useEventCallback((coin: Coin) => {
    onSelect(coin)
    if (coin.isLocked) return
    leaveField()
    bringInSight(() => {
      const card = hero.current?.lastElementChild
      return [card, document.querySelector('[role="combobox"]:focus'), card?.firstElementChild]
    })
  })
  return (
    <>
      <Heading title={selectedSymbol ? `${selectedSymbol} · ${t.title}` : t.title} look="hidden">
        {t.title}
      </Heading>
      <div className={styles.home}>
        <Suspense>
          <CoinSearch onPick={onPick} aside={credit} />
        </Suspense>
        <div className={styles.hero} ref={hero}>
          {greeting}
          <Suspense>{selected ? <SelectedCoinCard coin={selected} slots={slots} /> : today}</Suspense>
        </div>
        <div className={styles.top}>
          <Suspense>
            <TopCoins selectedSymbol={selectedSymbol} onSelect={onPick} actions={actions} />
          </Suspense>
        </div>
        <Suspense>
          <Features areFew={hasDoors} />
        </Suspense>
      </div>
      {selectedSymbol && <SpokenPrice symbol={selectedSymbol} />}
    </>
  )
}

/** What else there is to see; few, where the others stand above. */
const Features = memo(function Features({ areFew }: { areFew: boolean }) {
  const t = useText(marketText)
  const { gems } = useProfile()
  return (
    <nav className={featuresStyles.features} aria-label={t.features}>
      {!areFew && <Door to="/dashboard/market" icon={coinsIcon} name={t.market} says={t.marketSays} />}
      {!areFew && <Door to="/track-record" icon={targetIcon} name={t.trackRecord} says={t.trackRecordSays} />}
      {gems !== 'closed' && (
        <Door to="/dashboard/favorites/hidden-gems" icon={gemIcon} name={t.gems} says={t.gemsSay} />
      )}
    </nav>
  )
})

function Door({ to, icon, name, says }: { to: string; icon: IconShape; name: string; says: string }) {
  const address = useAddress()
  return (
    <a className={featuresStyles.feature} href={address(to)}>
      <Icon shape={icon} sizePx={22} />
      <span>
        <b>{name}</b>
        <small>{says}</small>
      </span>
    </a>
  )
}

/** The price on the card for those who hear the page, at most once a minute. */
function SpokenPrice({ symbol }: { symbol: string }) {
  const t = useText(originText)
  const { price, percent, time, changePercent } = useMoney()
  const { data } = useOverview(symbol)
  const text = data
    ? `${data.coin.name} ${price(data.price.lastPrice)}, ${percent(changePercent(data.price.priceChangePercent))}. ${t.updated(time(new Date(data.origin.atMs)))}`
    : ''
  return <output className={base.visuallyHidden}>{useSpoken(text, data?.coin.symbol)}</output>
}
