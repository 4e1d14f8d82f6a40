import { notifications } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { BackHead } from '../../lib/BackHead.tsx'
import { call } from '../../lib/call.ts'
import { useAddress } from '../../lib/go.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { namedOr } from '../../lib/problem.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { alertIcon, bellIcon, bellRingIcon, checkCircleIcon, chevronRightIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { ChannelsCard, QuietCard } from '../channels/index.ts'
import { notificationsText } from './messages.ts'
import styles from './NotificationsScreen.module.css'
import { type PushState, usePush } from './push/browser.ts'
import { SettingsCards, SwitchCard } from './settings/SettingsCards.tsx'
import { useSettings } from './settings/settings.ts'

type Props = {
  viewer: Viewer
  /** The way to one's own calendar. */
  calendar: ReactNode
}

export function NotificationsScreen({ viewer, calendar }: Props) {
  const t = useText(notificationsText)
  return (
    <>
      <BackHead back={t.back} path="/dashboard/profile" title={t.title} />
      {viewer.state === 'member' ? (
        <Cards accountId={viewer.user.id} calendar={calendar} />
      ) : (
        <JoinPrompt icon={bellIcon} title={t.guest} says={t.guestSays} />
      )}
    </>
  )
}

const restMs = 2_000

/** What stands between the reader and a notification, and the proof that it works. */
function StatusCard({ state }: { state: PushState | undefined }) {
  const t = useText(notificationsText)
  const support = state && (state.isSupported ? t.supported : t.unsupported)
  const subscription = state && (state.isSubscribed ? t.active : t.none)
  return (
    <section className={cards.card}>
      <h2 className={base.subheading} style={{ marginBottom: 'var(--space-3)' }}>
        {t.status}
      </h2>
      <ul className={styles.status}>
        <Line name={t.support} says={support} isGood={state?.isSupported} />
        <Line name={t.permission} says={state && t[state.permission]} isGood={state?.permission === 'granted'} />
        <Line name={t.subscription} says={subscription} isGood={state?.isSubscribed} />
      </ul>
      {state?.isSubscribed && <TestButton />}
    </section>
  )
}

function Line({ name, says, isGood }: { name: string; says: string | undefined; isGood: boolean | undefined }) {
  const t = useText(notificationsText)
  return (
    <li>
      <span className={base.muted}>{name}</span>
      <b>
        {says && (
          <Icon shape={isGood ? checkCircleIcon : alertIcon} sizePx={18} className={isGood ? base.up : base.faint} />
        )}
        {says ?? t.unknown}
      </b>
    </li>
  )
}

/** Rests for two seconds after use, so that a second tap is meant. */
function TestButton() {
  const t = useText(notificationsText)
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), restMs)
    return () => clearTimeout(timer)
  }, [isResting])
  const test = useMutation({
    mutationFn: () => call(notifications.test, { title: t.testTitle, body: t.testBody }),
    onSuccess: ({ ok, refused, switchedOff }) => {
      const text = [refused > 0 && t.refusedBy(refused), switchedOff > 0 && t.switchedOff(switchedOff)]
      toast.show({ tone: ok ? 'ok' : 'err', title: t.tested, text: text.filter(Boolean).join(' ') })
    },
    onError: error => toast.show({ tone: 'err', title: t.notTested, text: namedOr(error, t.asItWas) }),
    onSettled: () => setResting(true),
  })
  return (
    <Button
      block
      style={{ marginTop: 'var(--space-4)' }}
      busy={test.isPending && t.sending}
      aria-disabled={isResting || undefined}
      onClick={() => isResting || test.mutate()}
    >
      <Icon shape={bellRingIcon} sizePx={18} />
      {t.test}
    </Button>
  )
}

function Cards({ accountId, calendar }: { accountId: string; calendar: ReactNode }) {
  const t = useText(notificationsText)
  const address = useAddress()
  const { state, change } = usePush(accountId)
  const isOn = change.isPending ? change.variables : (state?.isSubscribed ?? false)
  return (
    <div className={cards.columns}>
      <div className={base.stack}>
        <SwitchCard
          title={t.push}
          says={t.pushSays}
          checked={isOn}
          onChange={next => change.isPending || change.mutate(next)}
        />
        <ChannelsCard />
        {calendar}
        <StatusCard state={state} />
      </div>
      <div className={base.stack}>
        <QuietCard />
        <Loaded query={useSettings()}>{settings => <SettingsCards settings={settings} />}</Loaded>
        <a className={`${cards.card} ${cards.linkCard}`} href={address('/dashboard/alerts')}>
          <Icon shape={bellIcon} />
          <span className={base.grow}>
            <b>{t.alerts}</b>
            <small>{t.alertsSay}</small>
          </span>
          <Icon shape={chevronRightIcon} sizePx={18} />
        </a>
        <ul className={styles.help}>
          {t.helps.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
