import { accounts } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
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
    <Dialog open={open} onClose={onClose} title={t.everywhereAsk}>
      <p className="muted">{t.everywhereSays}</p>
      <div className="two">
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button look="danger" busy={logOut.isPending && t.working} onClick={() => logOut.mutate()}>
          {t.logOut}
        </Button>
      </div>
    </Dialog>
  )
}
