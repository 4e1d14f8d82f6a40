import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useLayoutEffect } from 'react'
import { useText } from '../lib/language.ts'
import { lateOffer } from '../lib/late-offer.ts'
import { queryClient } from '../lib/query.ts'
import buttonStyles from '../ui/actions/Button.module.css'
import { ToastHost } from '../ui/overlays/ToastHost.tsx'
import styles from './App.module.css'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { pageText } from './messages.ts'
import { Screens } from './Screens.tsx'

/** Comes after some seconds, where it comes at all. */
const LateInstallPrompt = lateOffer(() => import('./install/LateInstallPrompt.tsx'))

export function App() {
  const t = useText(pageText)
  // From here on nothing that stood drawn in the page is left.
  useLayoutEffect(() => void delete document.documentElement.dataset.drawn, [])
  return (
    <QueryClientProvider client={queryClient}>
      <a className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.skip}`} href="#main">
        {t.skip}
      </a>
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <Suspense>
        <LateInstallPrompt />
      </Suspense>
      <ToastHost label={t.messages} closeLabel={t.close} />
    </QueryClientProvider>
  )
}
