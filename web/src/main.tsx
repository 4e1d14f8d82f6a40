import './ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { catchInstallOffer } from './app/install/catch.ts'
import { fetchAhead } from './app/lazy-screens.ts'
import { followLinks } from './app/links.ts'
import { offerNewVersion } from './app/new-version.ts'
import { placeOf } from './app/place.ts'
import { followScroll } from './app/scroll.ts'
import { followNotifications, registerServiceWorker } from './app/service-worker/register.ts'
import { keepReferral } from './features/referrals/index.ts'
import { followSystemTheme } from './lib/theme.ts'

fetchAhead(placeOf(location.pathname).screen)
keepReferral()
catchInstallOffer()
followSystemTheme()
followScroll()
followLinks()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  followNotifications()
  addEventListener('load', () => void registerServiceWorker(offerNewVersion).catch(() => undefined))
}
