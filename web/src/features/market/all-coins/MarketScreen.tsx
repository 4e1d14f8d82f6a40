import { useEffect, useMemo, useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useFormat } from '../../../lib/format.ts'
import { go, useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { IconLink } from '../../../ui/actions/IconLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { classes } from '../../../ui/classes.ts'
import fieldStyles from '../../../ui/fields/Field.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { compareIcon, searchIcon, searchXIcon, slidersIcon, starIcon } from '../../../ui/icons/icons.ts'
import { TabPanel } from '../../../ui/navigation/TabPanel.tsx'
import { Tabs, tabId } from '../../../ui/navigation/Tabs.tsx'
import { Empty } from '../../../ui/states/Empty.tsx'
import { SkeletonRows } from '../../../ui/states/SkeletonRows.tsx'
import { OriginMark } from '../OriginMark.tsx'
import { useFound } from '../search/use-found-coins.ts'
import { ArrangeSheet } from './ArrangeSheet.tsx'
import { CoinTable } from './CoinTable.tsx'
import { type MarketRow, useMarketList } from './list.ts'
import styles from './MarketScreen.module.css'
import { listText } from './messages.ts'
import { Summary } from './Summary.tsx'
import {
  arranged,
  inTab,
  isNarrowed,
  type MarketTab,
  type MarketView,
  marketPath,
  sortedBy,
  tabs,
  viewOf,
} from './view.ts'

type Props = { isGuest: boolean; isFavorite: (symbol: string) => boolean }

const show = (view: MarketView) => go(marketPath(view), { replace: true })

/** Every coin there is, and the market as a whole. What is chosen stands in the address. */
export function MarketScreen(props: Props) {
  const t = useText(listText)
  const list = useMarketList()
  return (
    <>
      <div className={base.pageHead}>
        <Heading title={t.title} />
        {list.data && <OriginMark origin={list.data.origin} />}
      </div>
      <Loaded query={list} waiting={<SkeletonRows label={t.waiting} count={10} />}>
        {({ rows, summary, isWhole }) => (
          <>
            <Summary facts={summary} />
            <Coins {...props} rows={rows} isWhole={isWhole} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Coins({ rows, isWhole, isGuest, isFavorite }: Props & { rows: readonly MarketRow[]; isWhole: boolean }) {
  const t = useText(listText)
  const { count } = useFormat()
  const address = useAddress()
  const view = viewOf(useSearch())
  const [text, setText] = useState('')
  const [isArranging, setArranging] = useState(false)
  const found = useFound(text)
  const foundSymbols = found.state === 'found' ? found.coins.map(({ symbol }) => symbol) : null
  const favorites = view.tab === 'favorites' && rows.filter(({ symbol }) => isFavorite(symbol)).map(row => row.symbol)
  const shown = useKeptOrder(
    rows,
    () => foundSymbols ?? arranged(rows, view, isFavorite).map(({ symbol }) => symbol),
    [marketPath(view), foundSymbols, isWhole, favorites, rows.length].join(),
  )
  useEffect(() => showTab(view.tab), [view.tab])
  return (
    <>
      <div className={styles.tools}>
        <label className={fieldStyles.field}>
          <Icon shape={searchIcon} />
          <input
            type="search"
            aria-label={t.search}
            placeholder={t.search}
            maxLength={64}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </label>
        <IconButton
          className={classes(isNarrowed(view) && styles.narrowed)}
          label={t.arrange}
          icon={slidersIcon}
          onClick={() => setArranging(true)}
        />
        <IconLink label={t.compare} icon={compareIcon} href={address('/dashboard/compare')} />
      </div>
      <Tabs<MarketTab>
        name="market"
        label={t.lists}
        className={styles.tabs}
        tabs={tabs.map(id => ({ id, label: t[`tab.${id}`] }))}
        selected={view.tab}
        onSelect={tab => show(inTab(view, tab))}
      />
      <TabPanel name="market" selected={view.tab}>
        {view.tab === 'lively' && <p className={`${base.small} ${base.muted}`}>{t.livelySays}</p>}
        <output className={base.visuallyHidden}>{t.count(count(shown.length))}</output>
        {shown.length > 0 ? (
          <CoinTable rows={shown} view={view} onSort={sort => show(sortedBy(view, sort))} />
        ) : (
          <section className={cards.card}>
            <Nothing isFavorites={view.tab === 'favorites' && !foundSymbols} isGuest={isGuest} />
          </section>
        )}
        <p className={`${base.tiny} ${base.faint}`}>{t.note}</p>
      </TabPanel>
      {isArranging && (
        <ArrangeSheet
          view={view}
          countOf={draft => arranged(rows, draft, isFavorite).length}
          onDone={next => {
            setArranging(false)
            show(next)
          }}
          onClose={() => setArranging(false)}
        />
      )}
    </>
  )
}

/** The row of tabs is longer than a phone is wide: the chosen one is moved into view, with a part of the one before. */
function showTab(tab: MarketTab): void {
  const chosen = document.getElementById(tabId('market', tab))
  chosen?.parentElement?.scrollTo?.({ left: chosen.offsetLeft - 48 })
}

/** New figures leave the rows where they are: another order comes with another choice, never under the finger. */
function useKeptOrder(rows: readonly MarketRow[], orderNow: () => readonly string[], key: string): MarketRow[] {
  const [kept, setKept] = useState(() => ({ key, order: orderNow() }))
  const now = kept.key === key ? kept : { key, order: orderNow() }
  if (now !== kept) setKept(now)
  const bySymbol = useMemo(() => new Map(rows.map(row => [row.symbol, row])), [rows])
  return useMemo(() => now.order.flatMap(symbol => bySymbol.get(symbol) ?? []), [now.order, bySymbol])
}

function Nothing({ isFavorites, isGuest }: { isFavorites: boolean; isGuest: boolean }) {
  const t = useText(listText)
  const address = useAddress()
  if (!isFavorites)
    return (
      <Empty icon={searchXIcon} title={t.none}>
        {t.noneSays}
      </Empty>
    )
  if (!isGuest)
    return (
      <Empty icon={starIcon} title={t.noFavorites}>
        {t.noFavoritesSay}
      </Empty>
    )
  return (
    <Empty
      icon={starIcon}
      title={t.guestFavorites}
      action={
        <ButtonLink look="primary" small href={address('/signup')}>
          {t.join}
        </ButtonLink>
      }
    />
  )
}
