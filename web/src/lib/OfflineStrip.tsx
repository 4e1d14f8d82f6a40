import { Notice } from '../ui/states/Notice.tsx'
import { useText } from './language.ts'
import { messages } from './messages.ts'
import { useOnline } from './online.ts'

const text = messages({
  offline: {
    tr: 'Çevrimdışısın. Son gördüklerin burada, yenileri bağlanınca gelir.',
    en: 'You are offline. What you last saw is here; new data comes once you are connected.',
  },
})

export function OfflineStrip() {
  const t = useText(text)
  if (useOnline()) return null
  return (
    <div style={{ marginBottom: 'var(--space-4)' }}>
      <Notice kind="offline">{t.offline}</Notice>
    </div>
  )
}
