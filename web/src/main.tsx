import './ui/styles/index.css'
import { StrictMode, startTransition } from 'react'
import { App } from './app/App.tsx'
import { fetchFirst } from './app/first-view.ts'
import { followLinks, followNotifications } from './app/links.ts'
import { placeOf } from './app/place.ts'
import { followScroll } from './app/scroll.ts'
import { followSession } from './app/session.ts'
import { restoreTyped } from './app/typed-early.ts'
import { saveReferral } from './features/referrals/index.ts'
import { answerDemos } from './lib/call.ts'
import { whenIdle, whenLoaded } from './lib/idle.ts'
import { followSystemTheme } from './lib/theme.ts'

answerDemos(async (route, input) => (await import('./demo/demo.ts')).demoReply(route, input))
// The larger half of React starts in a task of its own, beside the screens.
const fetched = Promise.all([import('react-dom/client'), fetchFirst(placeOf(location.pathname).screen)])
saveReferral()
followSystemTheme()
followScroll()
followLinks()
followSession()
// What can be reached by a keyboard comes first.
whenLoaded(() => whenIdle(() => void import('./app/restore-focus.ts').then(late => late.restoreFocus())))

/** The worker fetches the other first screens: on a phone that is still busy with its first page, that page comes first. */
const restMs = 500

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
/** A screen that stands drawn in the page is taken over where it stands; what could not be is drawn anew in its place, in silence. */
function draw(place: HTMLElement, { createRoot, hydrateRoot }: typeof import('react-dom/client')): void {
  const { drawn = 'no' } = document.documentElement.dataset
  if (drawn === 'no') {
    createRoot(place).render(app)
    return
  }
  for (const element of place.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  hydrateRoot(place, app, { onRecoverableError: () => undefined })
  restoreTyped(place)
}
// As a transition: the page handles input in between.
void fetched.then(([dom]) => {
  startTransition(() => draw(root, dom))
  // Until now /theme.js has watched over the code that comes.
  dispatchEvent(new Event('appstart'))
})

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  followNotifications()
  const register = () =>
    void import('./app/service-worker/register.ts')
      .then(worker => worker.registerServiceWorker())
      .catch(() => undefined)
  whenLoaded(() => setTimeout(() => whenIdle(register), restMs))
}
