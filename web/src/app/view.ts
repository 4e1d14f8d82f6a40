import type { Viewer } from '../features/accounts/index.ts'
import { wayInFor } from '../features/accounts/way-in.ts'
import { type DashboardPlace, isTab, type Place, tabPath } from './place.ts'

/** What an address shows to a viewer. */
export type View =
  | { kind: 'waiting' }
  | { kind: 'landing' }
  | { kind: 'redirect'; to: string }
  | { kind: 'dashboard'; place: DashboardPlace }
  | { kind: 'page'; screen: PageScreen; isInShell: boolean }
  | { kind: 'notFound' }

export type PageScreen = Exclude<Place['screen'], DashboardPlace['screen'] | 'root' | 'notFound'>

/** What the address alone does not tell. */
interface Circumstances {
  viewer: Viewer
  /** A member was here before: worth waiting for the answer instead of greeting a stranger. */
  wasSignedIn: boolean
}

const isHere = ({ state }: Viewer) => state === 'guest' || state === 'member'

function rootView(search: string, { viewer, wasSignedIn }: Circumstances): View {
  const tab = new URLSearchParams(search).get('tab')
  const mayBeMember = viewer.state === 'unreachable' && wasSignedIn
  if (isHere(viewer) || mayBeMember) {
    return isTab(tab) ? { kind: 'redirect', to: tabPath[tab] } : { kind: 'dashboard', place: { screen: 'home' } }
  }
  const isExpected = wasSignedIn || isTab(tab)
  return viewer.state === 'asking' && isExpected ? { kind: 'waiting' } : { kind: 'landing' }
}

export function viewOf(place: Place, search: string, circumstances: Circumstances): View {
  const { viewer } = circumstances
  switch (place.screen) {
    case 'root':
      return rootView(search, circumstances)
    case 'notFound':
      return { kind: 'notFound' }
    case 'admin':
      if (viewer.state === 'asking') return { kind: 'waiting' }
      if (viewer.state !== 'member' || !viewer.user.isAdmin) return { kind: 'notFound' }
      return { kind: 'page', screen: 'admin', isInShell: false }
    case 'connect':
      // Whoever allows something is signed in; who is not comes back here afterwards.
      if (viewer.state === 'asking') return { kind: 'waiting' }
      return viewer.state === 'member' || viewer.state === 'unreachable'
        ? { kind: 'page', screen: 'connect', isInShell: false }
        : { kind: 'redirect', to: wayInFor(`/connect${search && `?${search.replace(/^\?/, '')}`}`) }
    case 'subscribe':
    case 'addCredits':
      // Who pays decides what is offered: a page that changed under the finger would be worse than a short wait.
      if (viewer.state === 'asking') return { kind: 'waiting' }
      return { kind: 'page', screen: place.screen, isInShell: isHere(viewer) }
    case 'privacy':
    case 'trackRecord':
    case 'turn':
      return { kind: 'page', screen: place.screen, isInShell: isHere(viewer) }
    case 'signup':
    case 'forgotPassword':
    case 'resetPassword':
      return { kind: 'page', screen: place.screen, isInShell: false }
    default:
      // Without an answer the dashboard stays open: stored data is better than a login page.
      return isHere(viewer) || viewer.state === 'unreachable' ? { kind: 'dashboard', place } : { kind: 'waiting' }
  }
}
