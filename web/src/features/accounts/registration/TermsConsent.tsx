import { consentOf } from '@pusula/contract'
import { lazy, Suspense, useState } from 'react'
import { useJurisdiction } from '../../../lib/jurisdiction.ts'
import { useLanguage, useText } from '../../../lib/language.ts'
import linkStyles from '../../../ui/actions/Button.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { emailText } from '../landing/email-messages.ts'

/** Lazy: loaded while the form is filled in, and not with the landing page. */
export const TermsDialog = lazy(() => import('./TermsDialog.tsx'))
export const CodeDialog = lazy(() => import('./CodeForm.tsx'))

type Props = { checked: boolean; error?: string | undefined; onChange: (isAccepted: boolean) => void }

/** The box under the terms. Until they have been read to their end, a tap on it opens them instead. */
export function TermsConsent({ checked, error, onChange }: Props) {
  const t = useText(emailText)
  const { consent } = consentOf[useJurisdiction()]
  const language = useLanguage()
  const [isReading, setReading] = useState(false)
  const [hasRead, setRead] = useState(false)
  return (
    <>
      <Checkbox
        checked={checked}
        error={error}
        onChange={({ target }) => (target.checked && !hasRead ? setReading(true) : onChange(target.checked))}
      >
        {t.termsBefore}
        <button type="button" className={linkStyles.link} onClick={() => setReading(true)}>
          {t.termsLink}
        </button>
        {t.termsAfter} {consent[language]}
      </Checkbox>
      <Suspense>
        <TermsDialog
          open={isReading}
          onClose={() => setReading(false)}
          onUnderstood={() => {
            setReading(false)
            setRead(true)
            onChange(true)
          }}
        />
      </Suspense>
    </>
  )
}
