import { Suspense, useEffect, useState } from 'react'
import { lateOffer } from '../../lib/late-offer.ts'
import { useTour } from '../tour/tour.ts'

const InstallPrompt = lateOffer(() => import('./InstallPrompt.tsx'))

/** Nobody is asked for anything before they have seen what it is. */
const delayMs = 3_000

/** Comes after everything that the reader came for, and after the tour, whose card stands in the same place. */
export function LateInstallPrompt() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  const isTouring = useTour() !== 'closed'
  return isTime && !isTouring ? (
    <Suspense>
      <InstallPrompt />
    </Suspense>
  ) : null
}
