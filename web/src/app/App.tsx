import './app.css'
import { useLayoutEffect } from 'react'
import { useText } from '../lib/language.ts'
import { ToastHost } from '../ui/overlays/ToastHost.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { frameText } from './frame/frame-text.ts'
import { LateInstallPrompt } from './install/LateInstallPrompt.tsx'
import { Screens } from './Screens.tsx'

export function App() {
  const t = useText(frameText)
  // From here on nothing that stood drawn in the page is left.
  useLayoutEffect(() => void delete document.documentElement.dataset.drawn, [])
  return (
    <>
      <a className="btn btn--primary skip" href="#main">
        {t.skip}
      </a>
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <LateInstallPrompt />
      <ToastHost label={t.messages} closeLabel={t.close} />
    </>
  )
}
