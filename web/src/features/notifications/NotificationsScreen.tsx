import type { ReactNode } from 'react'
import { useAddress } from '../../lib/go.ts'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/language.ts'
import { IconLink } from '../../ui/actions/IconLink.tsx'
import backHeadStyles from '../../ui/back-head.module.css'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { arrowLeftIcon, bellIcon, chevronRightIcon } from '../../ui/icons/icons.ts'
import { JoinPrompt, type Viewer } from '../accounts/index.ts'
import { ChannelsCard, QuietCard } from '../channels/index.ts'
import { notificationsText } from './messages.ts'
import styles from './NotificationsScreen.module.css'
import { StatusCard } from './push/StatusCard.tsx'
import { usePush } from './push/use-push.ts'
import { SettingsCards } from './settings/SettingsCards.tsx'
import { SwitchCard } from './settings/SwitchCard.tsx'
import { useSettings } from './settings/settings.ts'

type Props = {
  viewer: Viewer
  /** The way to one's own calendar. */
  calendar: ReactNode
}

export function NotificationsScreen({ viewer, calendar }: Props) {
  const t = useText(notificationsText)
  const address = useAddress()
  return (
    <>
      <div className={backHeadStyles.backHead}>
        <IconLink label={t.back} href={address('/dashboard/profile')} icon={arrowLeftIcon} />
        <Heading title={t.title} look="heading" />
      </div>
      {viewer.state === 'member' ? (
        <Cards accountId={viewer.user.id} calendar={calendar} />
      ) : (
        <JoinPrompt icon={bellIcon} title={t.guest} says={t.guestSays} />
      )}
    </>
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
