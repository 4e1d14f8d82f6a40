import './ui/styles/index.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { drawnLanding } from './app/drawn-pages.ts'
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

/** The worker fetches the whole app: on a phone that is still busy with its first page, that page comes first. */
const restMs = 3_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
/**
 * A page may stand drawn already. The app takes over the landing page where it stands. A dashboard asks for its figures
 * while it comes alive, and they would no longer match what stands there: it is seen until the app has drawn its own.
 */
function draw(place: HTMLElement): void {
  if (document.documentElement.dataset.drawn === drawnLanding.address) hydrateRoot(place, app)
  else createRoot(place).render(app)
}
// In small steps: the page hears a finger in between.
void fetched.then(() => startTransition(() => draw(root)))

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  followNotifications()
  const register = () => void registerServiceWorker(offerNewVersion).catch(() => undefined)
  addEventListener('load', () => setTimeout(() => whenIdle(register), restMs))
}
