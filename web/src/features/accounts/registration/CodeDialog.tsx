import { accounts } from '@pusula/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import base from '../../../ui/base.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkCircleIcon } from '../../../ui/icons/icons.ts'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import { CodeForm } from './CodeForm.tsx'
import { registrationText } from './messages.ts'
import { codeBrowser } from './stored.ts'

type Props = {
  open: boolean
  email: string
  sentAtMs: number
  isSpent: boolean | undefined
  isSending: boolean
  isVerified: boolean
  onSend: () => void
  onSpent: () => void
  onClose: () => void
  onVerified: () => void
}

/** Asks for the code that was mailed; once it was right, nothing can be called back. */
export default function CodeDialog({ open, isVerified, onClose, ...form }: Props) {
  const t = useText(registrationText)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={isVerified ? undefined : t.close}
      title={isVerified ? t.verified : t.verify}
    >
      {isVerified ? (
        <output className={`${base.row} ${base.muted}`}>
          <Icon shape={checkCircleIcon} />
          {t.verifiedSays}
        </output>
      ) : (
        <CodeForm
          {...form}
          backLabel={t.back}
          verify={(code, attempt) =>
            call(accounts.verifyActivation, { email: form.email, code, browser: codeBrowser(), attempt })
          }
          onClose={onClose}
        />
      )}
    </Sheet>
  )
}
