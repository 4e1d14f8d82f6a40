import type { PriceAlert } from '@pusula/contract'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { useOnline } from '../../../lib/online.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Button, IconLink } from '../../../ui/actions/Button.tsx'
import backHeadStyles from '../../../ui/back-head.module.css'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { arrowLeftIcon, bellIcon, plusIcon } from '../../../ui/icons/icons.ts'
import { Empty } from '../../../ui/states/Empty.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'
import { JoinPrompt, type Viewer } from '../../accounts/index.ts'
import { useChannels } from '../../channels/index.ts'
import { usePush } from '../push/browser.ts'
import { AlertSheet } from './AlertSheet.tsx'
import styles from './Alerts.module.css'
import { type AlertCoin, type AlertLevels, type Figure, useAlerts, useNow } from './alerts.ts'
import { History, Newest } from './History.tsx'
import { alertsText } from './messages.ts'
import { SetRow } from './SetRow.tsx'

type Props = {
  viewer: Viewer
  /** The way to find a coin; the market knows it. */
  coinSearch: (onPick: (coin: AlertCoin) => void) => ReactNode
  /** The levels of a coin whose analysis is open; the analysis knows them. */
  levelsOf: (symbol: string) => AlertLevels | null
  /** Says where prices come from; the market knows how. */
  originMark: (figures: readonly Figure[]) => ReactNode
}

/** Active alerts of a member, and their history. */
export function AlertsScreen({ viewer, ...rest }: Props) {
  const t = useText(alertsText)
  const address = useAddress()
  const [isOpen, setOpen] = useState(false)
  const isKnown = viewer.state === 'member' || (viewer.state === 'unreachable' && viewer.last !== null)
  return (
    <>
      <div className={backHeadStyles.backHead}>
        <IconLink label={t.back} href={address('/dashboard/profile')} icon={arrowLeftIcon} />
        <div className={base.grow}>
          <Heading title={t.title} look="heading" />
        </div>
        {isKnown && (
          <Button small look="primary" onClick={() => setOpen(true)}>
            <Icon shape={plusIcon} sizePx={16} />
            {t.new}
          </Button>
        )}
      </div>
      {isKnown ? (
        <div className={base.stack}>
          {viewer.state === 'member' && <PushBar accountId={viewer.user.id} />}
          <Alerts onNew={() => setOpen(true)} originMark={rest.originMark} />
          <AlertSheet open={isOpen} onClose={() => setOpen(false)} {...rest} />
        </div>
      ) : (
        <JoinPrompt icon={bellIcon} title={t.guest} says={t.guestSays} />
      )}
    </>
  )
}

/** Where push does not reach this device: how to change that. */
function PushBar({ accountId }: { accountId: string }) {
  const t = useText(alertsText)
  const { state, change } = usePush(accountId)
  const ways = useChannels().data?.channels ?? []
  if (!state || state.isSubscribed) return null
  const hasOtherChannel = ways.some(({ isOn, isSet }) => isOn && isSet)
  const isDenied = state.permission === 'denied'
  return (
    <div className={styles.bar}>
      <Icon shape={bellIcon} sizePx={18} />
      <span className={base.grow}>{isDenied ? t.pushDenied : hasOtherChannel ? t.pushElsewhere : t.pushOff}</span>
      {state.isSupported && !isDenied && (
        <button type="button" className={linkStyles.action} onClick={() => change.isPending || change.mutate(true)}>
          {t.turnOn}
        </button>
      )}
    </div>
  )
}

const isWaiting = ({ firedAt, endedAt }: PriceAlert) => firedAt === null && endedAt === null

function Alerts({ onNew, originMark }: Pick<Props, 'originMark'> & { onNew: () => void }) {
  const t = useText(alertsText)
  const query = useAlerts()
  const nothing = (
    <section className={cards.card}>
      <Empty
        icon={bellIcon}
        title={t.empty}
        action={
          <Button small look="primary" onClick={onNew}>
            {t.add}
          </Button>
        }
      >
        {t.emptySays}
      </Empty>
    </section>
  )
  return (
    <>
      <Age query={query} />
      <Loaded query={query} empty={({ length }) => length === 0 && nothing}>
        {alerts => {
          const waiting = alerts.filter(isWaiting)
          const past = alerts.filter(alert => !isWaiting(alert))
          const [newest] = past
          return (
            <>
              {newest && <Newest key={newest.id} alert={newest} />}
              {waiting.length > 0 ? <Waiting alerts={waiting} originMark={originMark} /> : nothing}
              {newest && <History alerts={past} />}
              <p className={`${base.tiny} ${base.faint}`}>{t.foot}</p>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** What cannot be refreshed says of when it is. */
function Age({ query }: { query: ReturnType<typeof useAlerts> }) {
  const t = useText(alertsText)
  const { time, age } = useFormat()
  const isOnline = useOnline()
  if (!query.data || (isOnline && (!query.error || query.isFetching))) return null
  const at = new Date(query.dataUpdatedAt)
  return (
    <Notice kind={isOnline ? 'old' : 'offline'} action={{ label: t.retry, run: () => void query.refetch() }}>
      {isOnline ? t.notRefreshed : t.offline} {t.aged(time(at), age(Math.max(0, Date.now() - at.getTime())))}
    </Notice>
  )
}

function Waiting({ alerts, originMark }: Pick<Props, 'originMark'> & { alerts: readonly PriceAlert[] }) {
  const t = useText(alertsText)
  const { usdOf, figures } = useNow(alerts.map(({ symbol }) => symbol))
  return (
    <section className={`${cards.card} ${cards.flush}`}>
      <div className={`${cards.flushHead} ${styles.head}`}>
        <h2 className={base.subheading}>
          {t.set} <span className={base.faint}>{alerts.length}</span>
        </h2>
        {originMark(figures)}
      </div>
      <ul className={cards.rows}>
        {alerts.map(alert => (
          <SetRow key={alert.id} alert={alert} nowUsd={usdOf(alert.symbol)} />
        ))}
      </ul>
    </section>
  )
}
