import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { leave } from './leave.ts'
import { profileText } from './profile-text.ts'

export function LogOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(profileText)
  const logOut = useMutation({
    mutationFn: () => call(accounts.logoutEverywhere, {}),
    onSuccess: leave,
    onError: ({ message }) => toast.show({ tone: 'err', title: t.failed, text: message }),
  })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.everywhereAsk}
      cancel={t.cancel}
      confirm={t.logOut}
      danger
      busy={logOut.isPending && t.working}
      onConfirm={() => logOut.mutate()}
    >
      {t.everywhereSays}
    </ConfirmDialog>
  )
}
