import './app.css'
import { Suspense } from 'react'
import { useText } from '../lib/language.ts'
import { ToastHost } from '../ui/overlays/ToastHost.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { frameText } from './frame/frame-text.ts'
import { InstallPrompt } from './install/late.ts'
import { Screens } from './Screens.tsx'

export function App() {
  const t = useText(frameText)
  return (
    <>
      <a className="btn btn--primary skip" href="#main">
        {t.skip}
      </a>
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <Suspense>
        <InstallPrompt />
      </Suspense>
      <ToastHost label={t.messages} closeLabel={t.close} />
    </>
  )
}
