import { Suspense } from 'react'
import { lateOffer } from '../../lib/late-offer.ts'
import { usePromptTime } from '../prompts.ts'

const InstallPrompt = lateOffer(() => import('./InstallPrompt.tsx'))

/** Nobody is asked for anything before they have seen what it is. */
export function LateInstallPrompt() {
  return usePromptTime('install') ? (
    <Suspense>
      <InstallPrompt />
    </Suspense>
  ) : null
}
