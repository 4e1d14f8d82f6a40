import { startTransition, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useEventCallback } from '../../../lib/event-callback.ts'
import { useFormat } from '../../../lib/format.ts'
import { go, useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { useSearch } from '../../../lib/location.ts'
import { CurrencySwitch } from '../../../lib/money/CurrencySwitch.tsx'
import { useMoney } from '../../../lib/money/money.ts'
import { NoRate } from '../../../lib/money/NoRate.tsx'
import { Button, ButtonLink, IconLink } from '../../../ui/actions/Button.tsx'
import backHeadStyles from '../../../ui/back-head.module.css'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowLeftIcon, compareIcon } from '../../../ui/icons/icons.ts'
import { panelId, TabPanel } from '../../../ui/navigation/Tabs.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { useWide } from '../coin-card/use-wide.ts'
import type { Origin } from '../freshness.ts'
import { OriginMark } from '../OriginMark.tsx'
import { useFound } from '../search/found-coins.ts'
import { CoinTable } from './CoinTable.tsx'
import { type Filters, readIn, useFilterWords } from './filters.ts'
import { type MarketList, type MarketRow, useMarketList } from './list.ts'
import { ArrangeSheet, MarketBar } from './MarketBar.tsx'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import { NothingListed } from './NothingListed.tsx'
import { Summary } from './Summary.tsx'
import {
  arranged,
  filterCount,
  inTab,
  type MarketTab,
  type MarketView,
  marketPath,
  namedLike,
  sortedBy,
  unfiltered,
  viewOf,
  waysOf,
} from './view.ts'

type Props = { isGuest: boolean; isFavorite: (symbol: string) => boolean }

/** Every coin there is, and the market as a whole. What is chosen stands in the address. */
export function MarketScreen(props: Props) {
  const t = useText(listText)
  const list = useMarketList()
  const isWide = useWide()
  return (
    <>
      <Head isWide={isWide} origin={list.data?.origin} />
      <NoRate />
      {(list.data || list.error === null) && <Overall list={list.data} />}
      <Loaded query={list} waiting={<SkeletonRows label={t.waiting} count={10} />}>
        {data => <Coins {...props} list={data} isWide={isWide} />}
      </Loaded>
    </>
  )
}

/** Above the list, and as high before its figures are there. */
function Overall({ list }: { list: MarketList | undefined }) {
  const money = useMoney()
  const ways = useMemo(() => list && waysOf(list.rows, readIn(money, list.weekAgoPerDollar).day), [money, list])
  return <Summary facts={list?.summary} isWhole={list?.isWhole ?? false} {...ways} />
}

function Head({ isWide, origin }: { isWide: boolean; origin: Origin | undefined }) {
  const t = useText(listText)
  const address = useAddress()
  if (!isWide)
    return (
      <div className={backHeadStyles.backHead}>
        <IconLink label={t.back} href={address('/dashboard/home')} icon={arrowLeftIcon} />
        <div className={base.grow}>
          <Heading title={t.title} look="heading" />
        </div>
        {origin && <OriginMark origin={origin} />}
      </div>
    )
  return (
    <div className={base.pageHead}>
      <Heading title={t.title} />
      {origin && <OriginMark origin={origin} />}
      <CurrencySwitch isNamed />
      <ButtonLink small href={address('/dashboard/compare')}>
        <Icon shape={compareIcon} sizePx={18} />
        {t.compare}
      </ButtonLink>
    </div>
  )
}

type FilterLineProps = { count: string; filters: Filters; onClear: () => void }

/** What narrows the list, how many coins that leaves, and the one tap that undoes it. */
function FilterLine({ count, filters, onClear }: FilterLineProps) {
  const t = useText(listText)
  const words = useFilterWords()
  return (
    <div className={styles.filterLine}>
      <p>
        <b>{count}</b> · {words.all(filters)}
      </p>
      <Button small onClick={onClear}>
        {t.unfilter}
      </Button>
    </div>
  )
}

function Coins({ list, isWide, isGuest, isFavorite }: Props & { list: MarketList; isWide: boolean }) {
  const { rows, isWhole } = list
  const t = useText(listText)
  const { count } = useFormat()
  const money = useMoney()
  const read = useMemo(() => readIn(money, list.weekAgoPerDollar), [money, list.weekAgoPerDollar])
  const search = useSearch()
  const view = useMemo(() => viewOf(search), [search])
  // The tap is answered first, by what was tapped; the rows are drawn right behind it, and the thumb never waits for them.
  const listed = viewOf(useDeferredValue(search))
  const bar = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [isArranging, setArranging] = useState(false)
  const foundSymbols = useFoundSymbols(rows, text)
  const favorites = listed.tab === 'favorites' && rows.filter(({ symbol }) => isFavorite(symbol)).map(row => row.symbol)
  const arrange = (wanted: MarketView) => arranged(rows, wanted, isFavorite, read)
  const shown = useStableOrder(
    rows,
    () => foundSymbols ?? arrange(listed).map(({ symbol }) => symbol),
    // Nothing found is something else than nothing searched.
    [
      marketPath(listed),
      foundSymbols && ['found', ...foundSymbols],
      isWhole,
      favorites,
      rows.length,
      money.tender.currency,
    ].join(),
  )
  const show = (wanted: MarketView) => {
    toListStart(bar.current)
    go(marketPath(wanted), { replace: true })
  }
  const searchFor = useEventCallback((wanted: string) => {
    toListStart(bar.current)
    setText(wanted)
  })
  const showTab = useEventCallback((tab: MarketTab) => show(inTab(view, tab)))
  // A sheet of thirty fields is drawn behind the tap's own frame.
  const openArrange = useCallback(() => startTransition(() => setArranging(true)), [])
  const closeArrange = () => startTransition(() => setArranging(false))
  return (
    <>
      <MarketBar {...{ bar, view, text, isWide }} onText={searchFor} onTab={showTab} onArrange={openArrange} />
      <TabPanel name="market" selected={view.tab}>
        {listed.tab === 'lively' && !foundSymbols && <p className={styles.says}>{t.livelySays}</p>}
        <output className={base.visuallyHidden}>{t.count(shown.length, count(shown.length))}</output>
        {filterCount(listed) > 0 && shown.length > 0 && !foundSymbols && (
          <FilterLine
            count={t.count(shown.length, count(shown.length))}
            filters={listed.filters}
            onClear={() => show(unfiltered(view))}
          />
        )}
        {shown.length > 0 ? (
          <CoinTable
            rows={shown}
            view={listed}
            isFound={foundSymbols !== null}
            weekChange={read.week}
            onSort={sort => show(sortedBy(view, sort))}
            onArrange={openArrange}
          />
        ) : (
          <NothingListed
            {...{ isGuest, isWhole }}
            view={listed}
            hasFavorites={Boolean(favorites && favorites.length > 0)}
            searched={foundSymbols ? text.trim() : ''}
            onShow={show}
            onClear={() => searchFor('')}
          />
        )}
        <p className={styles.note}>
          {isWide && `${t.note} `}
          {t.advice}
        </p>
      </TabPanel>
      {isArranging && (
        <ArrangeSheet
          view={view}
          countOf={draft => arrange(draft).length}
          onDone={next => {
            closeArrange()
            show(next)
          }}
          onClose={closeArrange}
        />
      )}
    </>
  )
}

/** The best match first; where nobody can be asked, what is on the screen is looked through. Null while nothing is searched. */
function useFoundSymbols(rows: readonly MarketRow[], text: string): readonly string[] | null {
  const found = useFound(text)
  if (found.state === 'found') return found.coins.map(({ symbol }) => symbol)
  return found.state === 'failed' ? namedLike(rows, text) : null
}

/** Another list is read from its beginning, by whoever has scrolled into the one before. */
function toListStart(bar: HTMLElement | null): void {
  const list = document.getElementById(panelId('market'))
  if (!bar || !list) return
  const edgePx = Math.max(0, bar.getBoundingClientRect().bottom)
  const topPx = list.getBoundingClientRect().top
  if (topPx < edgePx) scrollTo(0, scrollY + topPx - edgePx)
}

/** New figures leave the rows where they are: another order comes with another choice, never under the finger. */
function useStableOrder(rows: readonly MarketRow[], orderNow: () => readonly string[], key: string): MarketRow[] {
  const [saved, setSaved] = useState(() => ({ key, order: orderNow() }))
  const now = saved.key === key ? saved : { key, order: orderNow() }
  if (now !== saved) setSaved(now)
  const bySymbol = useMemo(() => new Map(rows.map(row => [row.symbol, row])), [rows])
  return useMemo(() => now.order.flatMap(symbol => bySymbol.get(symbol) ?? []), [now.order, bySymbol])
}
