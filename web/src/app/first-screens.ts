import { fetchInTurn, fetchQuietly, lateScreen } from '../lib/late-screen.ts'
import type { Place } from './place.ts'
import { byPlace, HomePage } from './tab-screens.ts'

/** Everything behind the landing page; it names its screens itself, so it stands apart from them. */
export const Inside = lateScreen(() => import('./Inside.tsx'))

/** What the first view is made of, frame and screen side by side; the landing page has come already. */
export const fetchFirst = async (place: Place['screen']): Promise<unknown> =>
  place === 'root' ? undefined : Promise.all([Inside, byPlace[place]].map(fetchQuietly))

/** While the landing page is read, what stands behind its doors is brought closer. */
export const fetchInsideAhead = (): void => fetchInTurn([Inside, HomePage])
