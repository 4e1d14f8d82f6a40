import { memo, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { useEventCallback } from '../../lib/event-callback.ts'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { whenIdle } from '../../lib/idle.ts'
import { useProfile } from '../../lib/jurisdiction.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { fetchInTurn, fetchQuietly, lateScreen } from '../../lib/late-screen.ts'
import { isGuest } from '../../lib/mode.ts'
import { useMoney } from '../../lib/money/money.ts'
import linkStyles from '../../ui/actions/Button.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { coinsIcon, gemIcon, type IconShape, targetIcon } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SkeletonRows } from '../../ui/states/SkeletonRows.tsx'
import { HomeCredit } from '../credits/index.ts'
import type { CardSlots } from './coin-card/CoinCard.tsx'
import { useOverview } from './coin-card/overview.ts'
import { type Coin, useTopCoins } from './coins.ts'
import featuresStyles from './HomeScreen.module.css'
import { marketText, originText, rowText } from './messages.ts'
import { useLive } from './prices/live.ts'
import { CoinSearch } from './search/CoinSearch.tsx'
import { type SelectedCoin, selectedCoin } from './selection.ts'
import { CoinList } from './top-coins/CoinList.tsx'
import type { CoinActions } from './top-coins/RowActions.tsx'
import topCoinsStyles from './top-coins/top-coins.module.css'

/** Lazy: the card of the chosen coin, prefetched in idle time where none is chosen. */
const CoinCard = lateScreen(async () => ({ default: (await import('./coin-card/CoinCard.tsx')).CoinCard }))

/** Before home is drawn with a coin, which then stands whole from the first moment. */
export async function fetchChosenCard(isNamed: boolean): Promise<void> {
  if (isNamed || selectedCoin(isGuest())) await fetchQuietly(CoinCard)
}

/** How many rows stand in the list before it is opened. */
export const firstRows = 5

/** By size, but what this person may analyze comes first. */
export const rowOrder = (coins: readonly Coin[]): Coin[] => [
  ...coins.filter(coin => !coin.isLocked),
  ...coins.filter(coin => coin.isLocked),
]

export const shownRows = (coins: readonly Coin[], isWhole: boolean): Coin[] =>
  isWhole ? rowOrder(coins) : rowOrder(coins).slice(0, firstRows)

/** Prices move every second: a screen reader needs room for other words. */
const restMs = 60_000

/** The text to put into a live region: the latest one, never two about one thing within a minute, and at once about another. */
export function useLiveRegionText(text: string, about: string | undefined): string {
  const [said, setSaid] = useState('')
  const latest = useRef(text)
  latest.current = text
  const spokenOf = text && about
  useEffect(() => {
    if (!spokenOf) return
    const say = () => setSaid(latest.current)
    say()
    const timer = setInterval(say, restMs)
    return () => clearInterval(timer)
  }, [spokenOf])
  return said
}

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

/** The card of a coin, from the moment it is chosen. */
function SelectedCoinCard({ coin, slots }: { coin: SelectedCoin; slots: CardSlots }) {
  useLive([coin.symbol])
  const query = useOverview(coin.symbol)
  if (!query.data && query.error) return <Loaded query={query}>{() => null}</Loaded>
  const found = query.data?.coin.symbol === coin.symbol ? query.data : undefined
  return <CoinCard coin={found?.coin ?? coin} overview={found} slots={slots} />
}

/** Whoever does one of these goes on by themselves. Not `scroll`: a browser does that too when something above grows. */
const goingOn = ['wheel', 'touchmove', 'keydown', 'pointerdown']
// In the capture phase, before other listeners: a key that picks a coin cancels the scroll before it, not its own.
const first = { capture: true, passive: true }

/** Brings parts of the page into sight once they are drawn, the last of them for certain. Only the last wish counts. */
function useInSight() {
  const cancel = useRef(() => {})
  useEffect(() => {
    const stop = () => cancel.current()
    for (const kind of goingOn) addEventListener(kind, stop, first)
    return () => {
      stop()
      for (const kind of goingOn) removeEventListener(kind, stop, first)
    }
  }, [])
  return (partsOf: () => readonly (Element | null | undefined)[]) => {
    cancel.current()
    cancel.current = whenIdle(() => {
      for (const part of partsOf()) part?.scrollIntoView({ block: 'nearest' })
    })
  }
}

type TopCoinsProps = {
  selectedSymbol: string | undefined
  onSelect: (coin: Coin) => void
  actions: CoinActions
}

/** The card of the largest coins. */
function LargestCoins({ selectedSymbol, onSelect, actions }: TopCoinsProps) {
  const t = useText(rowText)
  const { waiting } = useText(marketText)
  const [isWhole, setWhole] = useState(false)
  return (
    <Loaded
      query={useTopCoins()}
      waiting={<SkeletonRows label={waiting} count={firstRows} rowClass={topCoinsStyles.row} />}
      empty={coins =>
        coins.length === 0 && (
          <section className={cards.card}>
            <Empty title={t.noCoins}>{t.noCoinsSay}</Empty>
          </section>
        )
      }
    >
      {coins => (
        <CoinList
          title={t.topCoins}
          coins={shownRows(coins, isWhole)}
          selectedSymbol={selectedSymbol}
          onSelect={onSelect}
          actions={actions}
          footer={
            coins.length > firstRows && (
              <button
                type="button"
                className={`${linkStyles.link} ${topCoinsStyles.whole}`}
                onClick={() => startTransition(() => setWhole(!isWhole))}
              >
                {isWhole ? t.fewer : t.all(coins.length)}
              </button>
            )
          }
        />
      )}
    </Loaded>
  )
}

const TopCoins = memo((props: TopCoinsProps) => (
  <Suspense>
    <LargestCoins {...props} />
  </Suspense>
))

const Search = memo(({ onPick }: { onPick: (coin: Coin) => void }) => (
  <Suspense>
    <CoinSearch onPick={onPick} aside={credit} />
  </Suspense>
))

const Today = memo(({ today }: { today: ReactNode }) => <Suspense>{today}</Suspense>)

/** While what draws the card of a coin is on its way. */
const CardComing = () => (
  <section className={`${cards.card} ${base.stack}`} aria-busy="true">
    <Skeleton width="60%" heightPx={24} />
    <Skeleton heightPx={320} />
  </section>
)

/**
 * The market at a glance: find a coin, see the large ones, read one. Each part of a drawn page comes alive in a task of its own, and is one
 * element for as long as nothing of it changes: a new one would make React finish in one task what still stands drawn.
 */
export function HomeScreen({ selected, onSelect, actions, slots, today, greeting, hasDoors = false }: Props) {
  const t = useText(marketText)
  const selectedSymbol = selected?.symbol
  const hero = useRef<HTMLDivElement>(null)
  const bringInSight = useInSight()
  useEffect(() => fetchInTurn([CoinCard]), [])
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
      <div className={featuresStyles.home}>
        <Search onPick={onPick} />
        <div className={featuresStyles.hero} ref={hero}>
          {greeting}
          {selected ? (
            <Suspense fallback={<CardComing />}>
              <SelectedCoinCard coin={selected} slots={slots} />
            </Suspense>
          ) : (
            <Today today={today} />
          )}
        </div>
        <div className={featuresStyles.top}>
          <TopCoins selectedSymbol={selectedSymbol} onSelect={onPick} actions={actions} />
        </div>
        <Features areFew={hasDoors} />
      </div>
      {selectedSymbol && <SpokenPrice symbol={selectedSymbol} />}
    </>
  )
}

const Features = memo((props: { areFew: boolean }) => (
  <Suspense>
    <Doors {...props} />
  </Suspense>
))

/** What else there is to see; few, where the others stand above. */
function Doors({ areFew }: { areFew: boolean }) {
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
}

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
  const { price, percent, time, changePercent, tender } = useMoney()
  const { data } = useOverview(symbol)
  const text = data
    ? `${data.coin.name} ${price(data.price.lastPrice)}, ${percent(changePercent(data.price.priceChangePercent))}. ${t.updated(time(new Date(data.origin.atMs)))}`
    : ''
  return (
    <output className={base.visuallyHidden}>
      {useLiveRegionText(text, data && `${data.coin.symbol} ${tender.currency}`)}
    </output>
  )
}
