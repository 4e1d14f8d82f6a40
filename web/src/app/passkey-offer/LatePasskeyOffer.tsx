import { Suspense, useEffect, useState } from 'react'
import { lateOffer } from '../../lib/late-offer.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { readStored } from '../../stored/stored.ts'
import { useTour } from '../tour/tour.ts'

const PasskeyOffer = lateOffer(() => import('./PasskeyOffer.tsx'))

/** After the offer to install has had its moment. */
const delayMs = 4_000

/** Comes once, to whoever has come in, and after everything they came for. */
export function LatePasskeyOffer() {
  const isDemo = useDemoMode()
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (isDemo || readStored('passkeyOffered')) return
    const timer = setTimeout(() => setTime(true), delayMs)
    return () => clearTimeout(timer)
  }, [isDemo])
  const isTouring = useTour() !== 'closed'
  return isTime && !isTouring ? (
    <Suspense>
      <PasskeyOffer />
    </Suspense>
  ) : null
}
