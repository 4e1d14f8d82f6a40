import { fetchInTurn, fetchQuietly, lateScreen } from '../lib/late-screen.ts'
import type { Place } from './place.ts'
import { byPlace, HomePage } from './screen-list.ts'

/** The frame around every screen behind the landing page. */
export const Inside = lateScreen(() => import('./Inside.tsx'))

/** Outside the frame, and fetched by who arrives there. */
export const LandingPage = lateScreen(() => import('./screens/LandingPage.tsx'))

/** What the first view is made of, frame and screen side by side. */
export const fetchFirst = async (place: Place['screen']): Promise<unknown> =>
  Promise.all((place === 'root' ? [LandingPage] : [Inside, byPlace[place]]).map(fetchQuietly))

/** While the landing page is read, what stands behind its doors is brought closer. */
export const fetchInsideAhead = (): void => fetchInTurn([Inside, HomePage])
