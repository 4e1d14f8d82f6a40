import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { useGuestMode } from '../../lib/mode.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { setConsent, useConsent } from './consent.ts'

const text = messages({
  count: {
    tr: 'Ücretsiz analizler bu tarayıcının teknik iziyle de sayılsın. İsteğe bağlı; onsuz da 5 analizin var.',
    en: 'Count free analyses by this browser’s technical fingerprint too. Optional; you have 5 analyses without it.',
  },
})

/** Opt-in consent, unticked by default: without it a guest may do the same. */
export default function FingerprintConsent() {
  const t = useText(text)
  // Before there is a guest, a consent waits for the visit; one that is taken back never waits.
  const isGuest = useGuestMode()
  return (
    <Checkbox
      checked={useConsent()}
      onChange={({ target: { checked } }) => {
        setConsent(checked)
        // What speaks to the server comes with the first change: most visits to the landing page make none.
        void import('./visit.ts').then(visit => visit.syncConsent(isGuest))
      }}
    >
      {t.count}
    </Checkbox>
  )
}
