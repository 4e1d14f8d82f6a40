import { Suspense, useEffect, useState } from 'react'
import { lateOffer } from '../../lib/late-offer.ts'

const InstallPrompt = lateOffer(() => import('./InstallPrompt.tsx'))

/** Nobody is asked for anything before they have seen what it is. */
const delayMs = 3_000

/** Comes after everything that the reader came for. */
export function LateInstallPrompt() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isTime ? (
    <Suspense>
      <InstallPrompt />
    </Suspense>
  ) : null
}
