import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { setConsent, useConsent } from './consent.ts'

const text = messages({
  recognize: {
    tr: 'Çerezler silinse de bu tarayıcı teknik izinden tanınsın. İsteğe bağlı; 5 analiz hakkın değişmez.',
    en: 'Recognize this browser by its technical fingerprint even if cookies are cleared. Optional; your 5 analyses stay the same.',
  },
})

/** A plain choice that changes nothing about what a guest may do; it is ticked by the guest or not at all. */
export function FingerprintConsent({ onAgree }: { onAgree?: () => void }) {
  const t = useText(text)
  return (
    <Checkbox
      checked={useConsent()}
      onChange={({ target: { checked } }) => {
        setConsent(checked)
        if (checked) onAgree?.()
      }}
    >
      {t.recognize}
    </Checkbox>
  )
}
