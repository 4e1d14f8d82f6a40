import { Suspense, useEffect } from 'react'
import { lateOffer } from '../../lib/late-offer.ts'
import { usePromptTime } from '../prompts.ts'
import { catchInstallOffer } from './catch.ts'

const InstallPrompt = lateOffer(() => import('./InstallPrompt.tsx'))

/** Delay of the install prompt: nobody is asked for anything before they have seen what it is. */
export default function LateInstallPrompt() {
  useEffect(catchInstallOffer, [])
  return usePromptTime('install') ? (
    <Suspense>
      <InstallPrompt />
    </Suspense>
  ) : null
}
