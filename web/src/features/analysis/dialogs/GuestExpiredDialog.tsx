import { memo } from 'react'
import { useAddress } from '../../../lib/go.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { dialogText } from './text.ts'

export const GuestExpiredDialog = memo(function GuestExpiredDialog({
  open,
  onClose,
}: {
  open: boolean
  onClose: () => void
}) {
  const t = useText(dialogText)
  const address = useAddress()
  return (
    <Dialog open={open} onClose={onClose} title={t.expiredTitle}>
      <p className={base.muted}>{t.expiredSays}</p>
      <div className={base.stackTight}>
        <ButtonLink look="primary" href={address('/signup')} onClick={onClose}>
          {t.join}
        </ButtonLink>
        <div className={base.pair}>
          <ButtonLink href={address('/add-credits')} onClick={onClose}>
            {t.addCredits}
          </ButtonLink>
          <Button look="ghost" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
})
