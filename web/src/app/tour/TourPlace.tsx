import { Suspense, useDeferredValue } from 'react'
import { Tour } from '../screen-list.ts'
import { useFirstTour, useTour } from './tour.ts'

/** Apart from the screen, which is not drawn anew when the tour opens. Deferred: it opens in small steps. */
export default function TourPlace({ isMember = false, isOnLanding = false }) {
  useFirstTour(!isMember, Tour.ahead)
  const tour = useDeferredValue(useTour())
  return <Suspense>{tour !== 'closed' && <Tour {...{ isMember, isOnLanding }} isAsked={tour === 'asked'} />}</Suspense>
}
