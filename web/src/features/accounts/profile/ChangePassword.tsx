import { useText } from '../../../lib/language.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { profileText } from './profile-text.ts'

type Props = { open: boolean; hasPassword: boolean; onClose: () => void }

export function ChangePassword({ open, hasPassword, onClose }: Props) {
  const t = useText(profileText)
  return (
    <Sheet open={open} onClose={onClose} title={hasPassword ? t.changePassword : t.setPassword} closeLabel={t.close}>
      <ChangePasswordForm hasPassword={hasPassword} onDone={onClose} />
    </Sheet>
  )
}
