import { useText } from '../../../lib/language.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { profileText } from './profile-text.ts'

export function ChangePassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(profileText)
  return (
    <Sheet open={open} onClose={onClose} title={t.changePassword} closeLabel={t.close}>
      <ChangePasswordForm onDone={onClose} />
    </Sheet>
  )
}
