import { accounts } from '@pusula/contract'
import { type MouseEvent, useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { logOutIcon } from '../../../ui/icons/icons.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { forgetSession } from './leave.ts'
import { profileText } from './messages.ts'

/** Leaves at once, unless something was noted here that the server does not know yet: that would be lost. */
export function LogOut({ isWaiting }: { isWaiting: () => boolean }) {
  const t = useText(profileText)
  const [isAsking, setAsking] = useState(false)

  function leave(event: MouseEvent) {
    if (!isWaiting()) return forgetSession()
    event.preventDefault()
    setAsking(true)
  }
  function leaveAllTheSame() {
    forgetSession()
    location.assign(accounts.logout.path)
  }

  return (
    <>
      <ButtonLink look="ghost" block href={accounts.logout.path} onClick={leave}>
        <Icon shape={logOutIcon} sizePx={18} />
        {t.logOut}
      </ButtonLink>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.unsent}
        cancel={t.stay}
        confirm={t.logOut}
        danger
        onConfirm={leaveAllTheSame}
      >
        {t.unsentSays}
      </ConfirmDialog>
    </>
  )
}
