import { useText } from '../../lib/language.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { setConsent, useConsent } from './consent.ts'
import { guestsText } from './messages.ts'
import { tellFingerprint } from './visit.ts'

/** A plain choice that changes nothing about what a guest may do; it is ticked by the guest or not at all. */
export function FingerprintConsent() {
  const t = useText(guestsText)
  return (
    <Checkbox
      checked={useConsent()}
      onChange={({ target: { checked } }) => {
        setConsent(checked)
        if (checked) tellFingerprint()
      }}
    >
      {t.recognize}
    </Checkbox>
  )
}
