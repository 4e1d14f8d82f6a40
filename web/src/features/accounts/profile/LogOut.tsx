import { accounts } from '@pusula/contract'
import { useText } from '../../../lib/language.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { logOutIcon } from '../../../ui/icons/icons.ts'
import { forgetSession } from './leave.ts'
import { profileText } from './messages.ts'

export function LogOut() {
  const t = useText(profileText)
  return (
    <ButtonLink look="ghost" block href={accounts.logout.path} onClick={forgetSession}>
      <Icon shape={logOutIcon} sizePx={18} />
      {t.logOut}
    </ButtonLink>
  )
}
