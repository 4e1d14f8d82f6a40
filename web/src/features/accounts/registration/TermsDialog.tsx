import { useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { useOnScreen } from '../../../lib/on-screen.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import base from '../../../ui/base.module.css'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'
import styles from '../accounts.module.css'
import { LegalText } from '../legal/LegalText.tsx'
import { terms } from '../legal/terms.ts'
import { registrationText } from './messages.ts'

type Props = { open: boolean; onClose: () => void; onUnderstood: () => void }

/** The terms of use and sale. Whoever has not seen the end has not read them. */
export default function TermsDialog({ open, onClose, onUnderstood }: Props) {
  const t = useText(registrationText)
  const language = useLanguage()
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const [isRead, setRead] = useState(false)

  const isAtEnd = useOnScreen(end)
  if (isAtEnd && !isRead) setRead(true)

  return (
    <Sheet open={open} onClose={onClose} title={terms.title[language]} closeLabel={t.close}>
      <LegalText document={terms} />
      <div className={styles.termsFoot}>
        {!isRead && <p className={`${base.tiny} ${base.muted}`}>{t.readOn}</p>}
        <Button look="primary" block disabled={!isRead} onClick={onUnderstood}>
          {t.understood}
        </Button>
      </div>
      <span className={styles.end} ref={setEnd} />
    </Sheet>
  )
}
