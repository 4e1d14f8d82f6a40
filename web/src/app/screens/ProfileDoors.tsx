import { useState } from 'react'
import { useViewer } from '../../features/accounts/index.ts'
import { SettingsSheet } from '../../features/support/index.ts'
import { go } from '../../lib/go.ts'
import { useText } from '../../lib/language.ts'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import cards from '../../ui/cards.module.css'
import { bellIcon, routeIcon, settingsIcon, slidersIcon } from '../../ui/icons/icons.ts'
import { restartTour } from '../tour/tour.ts'
import { profilePageText } from './profile-page-text.ts'

/** The ways on from the profile. Notifications are for members alone. */
export function ProfileDoors({ isMember }: { isMember: boolean }) {
  const t = useText(profilePageText)
  const viewer = useViewer()
  const isAdmin = viewer.state === 'member' && viewer.user.isAdmin
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`${cards.card} ${cards.flush}`} aria-label={t.more}>
      <ul className={cards.rows}>
        {isMember && (
          <li>
            <RowButton
              icon={bellIcon}
              title={t.notifications}
              says={t.notificationsSay}
              onClick={() => go('/dashboard/notifications')}
            />
          </li>
        )}
        <li>
          <RowButton icon={settingsIcon} title={t.settings} says={t.settingsSay} onClick={() => setOpen(true)} />
        </li>
        {isAdmin && (
          <li>
            <RowButton icon={slidersIcon} title={t.admin} says={t.adminSays} onClick={() => go('/admin')} />
          </li>
        )}
        <li>
          <RowButton icon={routeIcon} title={t.tour} says={t.tourSays} onClick={restartTour} />
        </li>
      </ul>
      <SettingsSheet open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
