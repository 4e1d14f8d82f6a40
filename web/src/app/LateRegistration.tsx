import { lazy, Suspense, useEffect, useState } from 'react'
import type { Viewer } from '../features/accounts/index.ts'
import { type LinkedCode, linkedCode, storedRegistration } from '../features/accounts/registration/join.ts'

const Resumed = lazy(() => import('../features/accounts/registration/ResumedRegistration.tsx'))

interface Waiting {
  linked: LinkedCode | null
}

let waitingHere: Waiting | 'nobody' | undefined

/** Code of the e-mail’s link, read once per page and then removed from the address. */
function takeWaiting(): Waiting | 'nobody' {
  const linked = linkedCode(location.hash)
  if (linked) history.replaceState(history.state, '', location.pathname + location.search)
  return linked || storedRegistration()?.proof ? { linked } : 'nobody'
}

/** Whoever left in the middle of joining finds the step again, on whatever page they come back to. */
export default function LateRegistration({ viewer }: { viewer: Viewer }) {
  const [waiting, setWaiting] = useState<Waiting | 'nobody'>('nobody')
  useEffect(() => {
    waitingHere ??= takeWaiting()
    setWaiting(waitingHere)
  }, [])
  const isStranger = viewer.state === 'anonymous' || viewer.state === 'guest'
  return <Suspense>{waiting !== 'nobody' && isStranger && <Resumed linked={waiting.linked} />}</Suspense>
}
