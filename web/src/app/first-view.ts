import { fetchInTurn, fetchQuietly, lateScreen } from '../lib/late-screen.ts'
import type { Place } from './place.ts'
import { byPlace, HomePage } from './screen-list.ts'

/** The frame around every screen behind the landing page. */
export const Inside = lateScreen(() => import('./Inside.tsx'))

/** What the first view is made of, frame and screen side by side; the landing page has come already. */
export const fetchFirst = async (place: Place['screen']): Promise<unknown> =>
  place === 'root' ? undefined : Promise.all([Inside, byPlace[place]].map(fetchQuietly))

/** While the landing page is read, what stands behind its doors is brought closer. */
export const fetchInsideAhead = (): void => fetchInTurn([Inside, HomePage])
