import type { ReactNode } from 'react'
import { Notice } from '../ui/states/Notice.tsx'
import { useText } from './language.ts'
import { messages } from './messages.ts'
import { useOnline } from './online.ts'

const text = messages({
  offline: {
    tr: 'Çevrimdışısın. Bu cihazda saklı olanlar burada, yenileri bağlanınca gelir.',
    en: 'You are offline. What this device has stored is here; new data comes once you are connected.',
  },
  unreachable: {
    tr: 'Sunucuya ulaşılamıyor. Bu cihazda saklı olanlar burada.',
    en: 'The server cannot be reached. What this device has stored is here.',
  },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
})

/** A screen that says itself of when its figures are, marked `data-age`, needs no second line about the network. */
const Strip = ({ children }: { children: ReactNode }) => (
  <div style={{ marginBottom: 'var(--space-4)' }} data-offline>
    {children}
  </div>
)

export function OfflineStrip() {
  const t = useText(text)
  if (useOnline()) return null
  return (
    <Strip>
      <Notice kind="offline">{t.offline}</Notice>
    </Strip>
  )
}

/** For a server that does not answer; without a network the other strip has said enough. */
export function UnreachableStrip({ onRetry }: { onRetry: () => void }) {
  const t = useText(text)
  if (!useOnline()) return null
  return (
    <Strip>
      <Notice kind="offline" action={{ label: t.retry, run: onRetry }}>
        {t.unreachable}
      </Notice>
    </Strip>
  )
}
