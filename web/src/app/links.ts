import { go } from '../lib/go.ts'
import { placeOf } from './place.ts'
import { isLead } from './service-worker/scope.ts'

interface Tapped {
  href: string
  target: string
  isDownload: boolean
}

interface Tap {
  button: number
  isModified: boolean
  isHandled: boolean
}

/** Client-side navigation: the address inside the app that a tap leads to, or null where the browser follows the link. */
export function pathToFollow({ href, target, isDownload }: Tapped, tap: Tap, here: string): string | null {
  if (tap.button !== 0 || tap.isModified || tap.isHandled || isDownload || (target && target !== '_self')) return null
  const to = new URL(href, here)
  const from = new URL(here)
  const isOnThisPage = to.hash !== '' && to.pathname === from.pathname && to.search === from.search
  if (to.origin !== from.origin || isOnThisPage || placeOf(to.pathname).screen === 'notFound') return null
  return to.pathname + to.search + to.hash
}

/** Any plain link to a screen is followed without loading the page again. */
export function followLinks(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href) return
    const path = pathToFollow(
      { href: link.href, target: link.target, isDownload: link.hasAttribute('download') },
      {
        button: event.button,
        isModified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
        isHandled: event.defaultPrevented,
      },
      location.href,
    )
    if (path === null) return
    event.preventDefault()
    go(path)
  })
}

/** A tap on a notification leads to its screen without loading the page again. */
export function followNotifications(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isLead(data)) go(data.leadTo)
  })
}
