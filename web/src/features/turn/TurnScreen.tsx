import { go, useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { useText } from '../../lib/language.ts'
import { useSearch } from '../../lib/location.ts'
import { IconLink } from '../../ui/actions/IconLink.tsx'
import backHead from '../../ui/back-head.module.css'
import base from '../../ui/base.module.css'
import { classes } from '../../ui/classes.ts'
import { arrowLeftIcon, turnIcon } from '../../ui/icons/icons.ts'
import { TabPanel } from '../../ui/navigation/TabPanel.tsx'
import { Tabs } from '../../ui/navigation/Tabs.tsx'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { ModelView } from './ModelView.tsx'
import { turnText } from './messages.ts'
import { modelText } from './model-messages.ts'
import { PlayerView } from './PlayerView.tsx'
import { useTurnToday } from './queries.ts'
import { RecordTab } from './RecordTab.tsx'
import { OwnCall } from './ResultCard.tsx'
import { recordText } from './record-messages.ts'
import { TableTab } from './TableTab.tsx'
import { Off, TodayTab } from './TodayTab.tsx'
import styles from './turn.module.css'
import { type Visitor, visitorOf } from './visitor.ts'

const tabs = ['today', 'record', 'table'] as const
type Tab = (typeof tabs)[number]

const isTab = (word: string | null): word is Tab => tabs.some(tab => tab === word)

/** What the address asks for: a tab, one of one’s own ranges, somebody of the table, or entering a model. */
export function placeIn(search: string) {
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
  const address = useAddress()
  const place = placeIn(useSearch())
  const visitor = visitorOf(viewer)
  const isOff = useTurnToday().data?.isOpen === false
  const isInside = place.isModel || place.player !== null || place.call !== null
  const back = place.call !== null ? '/turn?tab=record' : isInside ? '/turn?tab=table' : '/dashboard/home'
  return (
    <>
      <div className={backHead.backHead}>
        <IconLink
          label={t.back}
          href={address(visitor === 'stranger' && !isInside ? '/' : back)}
          icon={arrowLeftIcon}
        />
        <Heading title={place.isModel ? words.title : t.title} look="heading" />
      </div>
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
