import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { useGuestMode } from '../../lib/mode.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { setConsent, useConsent } from './consent.ts'

const text = messages({
  recognize: {
    tr: 'Çerezler silinse de bu tarayıcı teknik izinden tanınsın. İsteğe bağlı; 5 analiz hakkın değişmez.',
    en: 'Recognize this browser by its technical fingerprint even if cookies are cleared. Optional; your 5 analyses stay the same.',
  },
})

/** A plain choice that changes nothing about what a guest may do; it is ticked by the guest or not at all. */
export function FingerprintConsent() {
  const t = useText(text)
  // Before there is a guest, a consent waits for the visit; one that is taken back never waits.
  const isGuest = useGuestMode()
  return (
    <Checkbox
      checked={useConsent()}
      onChange={({ target: { checked } }) => {
        setConsent(checked)
        // What speaks to the server comes with the first change: most visits to the landing page make none.
        void import('./visit.ts').then(visit => visit.tellConsent(isGuest))
      }}
    >
      {t.recognize}
    </Checkbox>
  )
}
