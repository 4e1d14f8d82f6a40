import './app.css'
import { useText } from '../lib/language.ts'
import { ToastHost } from '../ui/overlays/ToastHost.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { frameText } from './frame/frame-text.ts'
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
      <ToastHost closeLabel={t.close} />
    </>
  )
}
