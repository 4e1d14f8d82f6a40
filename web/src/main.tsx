import './ui/styles/index.css'
import { StrictMode, startTransition } from 'react'
import { App } from './app/App.tsx'
import { drawnLanding } from './app/drawn-landing.ts'
import { fetchFirst } from './app/first-screens.ts'
import { catchInstallOffer } from './app/install/catch.ts'
import { followLinks, followNotifications } from './app/links.ts'
import { placeOf } from './app/place.ts'
import { followScroll } from './app/scroll.ts'
import { followSession } from './app/session.ts'
import { keepReferral } from './features/referrals/index.ts'
import { answerDemos } from './lib/call.ts'
import { whenIdle } from './lib/idle.ts'
import { followSystemTheme } from './lib/theme.ts'

answerDemos(async (route, input) => (await import('./demo/demo.ts')).demoReply(route, input))
// The larger half of React starts in a task of its own, beside the screens.
const fetched = Promise.all([import('react-dom/client'), fetchFirst(placeOf(location.pathname).screen)])
keepReferral()
catchInstallOffer()
followSystemTheme()
followScroll()
followLinks()
followSession()
// What can be reached by a keyboard comes first.
addEventListener('load', () => whenIdle(() => void import('./app/keep-focus.ts').then(late => late.keepFocus())))

/** The worker fetches the whole app: on a phone that is still busy with its first page, that page comes first. */
const restMs = 3_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
/** The landing page may stand drawn already: it is taken over where it stands. */
function draw(place: HTMLElement, { createRoot, hydrateRoot }: typeof import('react-dom/client')): void {
  if (document.documentElement.dataset.drawn === drawnLanding.address) hydrateRoot(place, app)
  else createRoot(place).render(app)
}
// In small steps: the page hears a finger in between.
void fetched.then(([dom]) => startTransition(() => draw(root, dom)))

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  followNotifications()
  const register = () =>
    void import('./app/service-worker/register.ts')
      .then(worker => worker.registerServiceWorker())
      .catch(() => undefined)
  addEventListener('load', () => setTimeout(() => whenIdle(register), restMs))
}
