import { useState } from 'react'
import { SettingsSheet } from '../../features/support/index.ts'
import { useText } from '../../lib/language.ts'
import { RowButton } from '../../ui/actions/RowButton.tsx'
import { bellIcon, routeIcon, settingsIcon } from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { restartTour } from '../tour/tour.ts'
import { profilePageText } from './profile-page-text.ts'

/** The ways on from the profile. Notifications are for members alone. */
export function ProfileDoors({ isMember }: { isMember: boolean }) {
  const t = useText(profilePageText)
  const [isOpen, setOpen] = useState(false)
  const sayNotReady = () => toast.show({ tone: 'info', title: t.notifications, text: t.notReady })
  return (
    <section className="card card--flush" aria-label={t.more}>
      <ul className="rows">
        {isMember && (
          <li>
            <RowButton icon={bellIcon} title={t.notifications} says={t.notificationsSay} onClick={sayNotReady} />
          </li>
        )}
        <li>
          <RowButton icon={settingsIcon} title={t.settings} says={t.settingsSay} onClick={() => setOpen(true)} />
        </li>
        <li>
          <RowButton icon={routeIcon} title={t.tour} says={t.tourSays} onClick={restartTour} />
        </li>
      </ul>
      <SettingsSheet open={isOpen} onClose={() => setOpen(false)} />
    </section>
  )
}
