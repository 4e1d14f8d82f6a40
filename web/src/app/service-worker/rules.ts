import { placeOf } from '../place.ts'

/** How the worker answers a request; `none` leaves it to the browser. */
type Answer = 'shell' | 'asset' | 'copy' | 'none'

interface Asked {
  method: string
  /** As the browser names it: a page that opens is 'navigate'. */
  mode: string
  url: string
}

/** Files without a hash that the shell needs to open as itself; they change only with the version. */
export const shellFiles: readonly string[] = ['/theme.js', '/manifest.webmanifest', '/favicon.svg']

/** Calls whose last reply may be shown without a network. Nothing that belongs to a person stands here. */
const readableOffline: readonly string[] = ['/api/app', '/api/crypto/top-coins']

export function answerTo({ method, mode, url }: Asked, origin: string): Answer {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'none'
  if (mode === 'navigate') return placeOf(pathname).screen === 'notFound' ? 'none' : 'shell'
  if (readableOffline.includes(pathname)) return 'copy'
  if (pathname.startsWith('/api/')) return 'none'
  return pathname.startsWith('/assets/') || shellFiles.includes(pathname) ? 'asset' : 'none'
}

const cachePrefix = 'pusula-'
export const cacheName = (version: string): string => cachePrefix + version

/** Every cache of an earlier version; another app on the same address keeps its own. */
export const outdated = (names: readonly string[], version: string): string[] =>
  names.filter(name => name.startsWith(cachePrefix) && name !== cacheName(version))
