import './ui/styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { catchInstallOffer } from './app/install/catch.ts'
import { fetchFirst } from './app/lazy-screens.ts'
import { followLinks } from './app/links.ts'
import { offerNewVersion } from './app/new-version.ts'
import { placeOf } from './app/place.ts'
import { followScroll } from './app/scroll.ts'
import { followNotifications, registerServiceWorker } from './app/service-worker/register.ts'
import { keepReferral } from './features/referrals/index.ts'
import { whenIdle } from './lib/idle.ts'
import { followSystemTheme } from './lib/theme.ts'

const fetched = fetchFirst(placeOf(location.pathname).screen)
keepReferral()
catchInstallOffer()
followSystemTheme()
followScroll()
followLinks()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = createRoot(root)
void fetched.then(() =>
  // In small steps: the page hears a finger in between.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  followNotifications()
  const register = () => void registerServiceWorker(offerNewVersion).catch(() => undefined)
  addEventListener('load', () => whenIdle(register))
}
