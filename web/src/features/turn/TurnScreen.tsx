import { useState } from 'react'
import { BackHead } from '../../lib/BackHead.tsx'
import { go, useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { useSearch } from '../../lib/location.ts'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { checkIcon, chevronRightIcon, turnIcon } from '../../ui/icons/icons.ts'
import { CoinLogo } from '../../ui/marks/CoinLogo.tsx'
import { TabPanel, Tabs } from '../../ui/navigation/Tabs.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { logoOf } from '../market/index.ts'
import { CallCard } from './CallCard.tsx'
import { ResultLine } from './HomeLine.tsx'
import { CallRow } from './Marks.tsx'
import { ModelView } from './ModelView.tsx'
import { turnText } from './messages.ts'
import { PlayerView } from './PlayerView.tsx'
import { type Today, useTurnToday } from './queries.ts'
import { RecordTab } from './RecordTab.tsx'
import { OwnCall } from './ResultCard.tsx'
import { recordText } from './record-messages.ts'
import { TableTab } from './TableTab.tsx'
import { modelText } from './table-messages.ts'
import styles from './turn.module.css'
import { type Visitor, visitorOf } from './visitor.ts'

type Props = { symbol: string | null; onSymbol: (symbol: string) => void; visitor: Visitor }

/** The question of the day, the coins one may choose instead, and what was given today. */
function TodayTab({ symbol, onSymbol, visitor }: Props) {
  const t = useText(turnText)
  return (
    <Loaded query={useTurnToday()} empty={today => today.coin === null && <NoCoins />}>
      {today => {
        const chosen = today.coins.find(coin => coin.symbol === symbol) ?? today.coin
        if (!chosen) return <NoCoins />
        const others = today.calls.filter(call => call.symbol !== chosen.symbol)
        return (
          <>
            {today.latest && <ResultLine call={today.latest} />}
            <ChosenCoin today={today} coin={chosen} onSymbol={onSymbol} visitor={visitor} />
            {others.length > 0 && <GivenToday calls={others} title={t.alsoToday} />}
          </>
        )
      }}
    </Loaded>
  )
}

type Coin = Today['coins'][number]

function ChosenCoin({ today, coin, onSymbol, visitor }: { today: Today; coin: Coin } & Omit<Props, 'symbol'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CallCard
        symbol={coin.symbol}
        name={coin.name}
        visitor={visitor}
        onOther={today.coins.length > 1 ? () => setOpen(true) : undefined}
      />
      <CoinSheet
        today={today}
        chosen={coin.symbol}
        open={isOpen}
        onClose={() => setOpen(false)}
        onPick={symbol => {
          onSymbol(symbol)
          setOpen(false)
        }}
      />
    </>
  )
}

interface SheetProps {
  today: Today
  chosen: string
  open: boolean
  onClose: () => void
  onPick: (symbol: string) => void
}

/** Every coin that has a tested range, the largest first. */
function CoinSheet({ today: { coin: ofDay, coins, calls }, chosen, open, onClose, onPick }: SheetProps) {
  const t = useText(turnText)
  const isGiven = (symbol: string) => calls.some(call => call.symbol === symbol)
  return (
    <Sheet open={open} onClose={onClose} title={t.chooseCoin} closeLabel={t.close}>
      <ul className={`${cards.rows} ${styles.coins}`}>
        {coins.map(({ symbol, name }) => (
          <li key={symbol}>
            <button
              type="button"
              className={cards.item}
              aria-current={symbol === chosen || undefined}
              onClick={() => onPick(symbol)}
            >
              <CoinLogo src={logoOf(symbol)} symbol={symbol} sizePx={32} />
              <span className={cards.itemText}>
                <b>{name}</b>
                <small>
                  {[symbol, symbol === ofDay?.symbol && t.coinOfDay, isGiven(symbol) && t.alreadyGiven]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <Icon shape={symbol === chosen ? checkIcon : chevronRightIcon} sizePx={18} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function GivenToday({ calls, title }: { calls: Today['calls']; title: string }) {
  const address = useAddress()
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={cards.flushHead}>
        <h2 className={base.subheading}>{title}</h2>
      </div>
      <ul className={cards.rows}>
        {calls.map(call => (
          <CallRow key={call.id} call={call} href={address(`/turn?call=${call.id}`)} />
        ))}
      </ul>
    </section>
  )
}

function Off() {
  const t = useText(turnText)
  return (
    <section className={cards.card}>
      <Empty icon={turnIcon} title={t.off}>
        {t.offSays}
      </Empty>
    </section>
  )
}

function NoCoins() {
  const t = useText(turnText)
  return (
    <section className={cards.card}>
      <Empty icon={turnIcon} title={t.noCoins}>
        {t.noCoinsSay}
      </Empty>
    </section>
  )
}

const tabs = ['today', 'record', 'table'] as const
type Tab = (typeof tabs)[number]

const isTab = (word: string | null): word is Tab => tabs.some(tab => tab === word)

/** What the address asks for: a tab, one of one’s own ranges, somebody of the table, or entering a model. */
function placeIn(search: string) {
  const query = new URLSearchParams(search)
  const tab = query.get('tab')
  const id = Number(query.get('call') ?? Number.NaN)
  return {
    tab: isTab(tab) ? tab : query.has('player') || tab === 'model' ? ('table' as const) : ('today' as const),
    isModel: tab === 'model',
    player: query.get('player'),
    call: Number.isSafeInteger(id) && id >= 0 ? id : null,
    symbol: query.get('coin')?.toUpperCase() ?? null,
  }
}

/** Your turn: a range a day, sealed, graded in public beside Pusula and everybody else. No prizes, no money. */
export default function TurnScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(turnText)
  const words = useText(modelText)
  const place = placeIn(useSearch())
  const visitor = visitorOf(viewer)
  const isOff = useTurnToday().data?.isOpen === false
  const isInside = place.isModel || place.player !== null || place.call !== null
  const back = place.call !== null ? '/turn?tab=record' : isInside ? '/turn?tab=table' : '/dashboard/home'
  return (
    <>
      <BackHead
        back={t.back}
        path={visitor === 'stranger' && !isInside ? '/' : back}
        title={place.isModel ? words.title : t.title}
      />
      {!place.isModel && !isOff && (
        <Tabs
          name="turn"
          label={t.parts}
          className={styles.tabs}
          tabs={tabs.map(id => ({ id, label: t[id] }))}
          selected={place.tab}
          onSelect={tab => go(tab === 'today' ? '/turn' : `/turn?tab=${tab}`, { replace: true })}
        />
      )}
      {isOff ? (
        <Off />
      ) : place.isModel ? (
        <ModelView isMember={visitor === 'member'} />
      ) : (
        <TabPanel name="turn" selected={place.tab} className={place.tab === 'today' ? styles.narrowPage : undefined}>
          <Part place={place} visitor={visitor} />
        </TabPanel>
      )}
      {/* The table says so beside how it is ordered. */}
      {(place.tab !== 'table' || isInside) && (
        <p className={classes(base.tiny, base.faint, styles.advice, place.tab === 'today' && styles.narrowPage)}>
          {t.advice}
        </p>
      )}
    </>
  )
}

function Part({ place, visitor }: { place: ReturnType<typeof placeIn>; visitor: Visitor }) {
  const t = useText(recordText)
  if (place.player !== null)
    return <PlayerView key={place.player} name={place.player} mayReport={visitor !== 'stranger'} />
  if (place.tab === 'table') return <TableTab />
  if (place.tab === 'record')
    return visitor === 'stranger' ? (
      <JoinPrompt icon={turnIcon} title={t.none} says={t.noneSays} />
    ) : (
      <RecordTab isMember={visitor === 'member'} />
    )
  if (place.call !== null && visitor !== 'stranger')
    return <OwnCall key={place.call} id={place.call} isMember={visitor === 'member'} />
  return (
    <TodayTab
      symbol={place.symbol}
      onSymbol={symbol => go(`/turn?coin=${encodeURIComponent(symbol)}`, { replace: true })}
      visitor={visitor}
    />
  )
}
