import './app.css'
import { useText } from '../lib/language.ts'
import { ToastHost } from '../ui/overlays/ToastHost.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { frameText } from './frame/frame-text.ts'
import { LateInstallPrompt } from './install/LateInstallPrompt.tsx'
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
      <LateInstallPrompt />
      <ToastHost label={t.messages} closeLabel={t.close} />
    </>
  )
}
