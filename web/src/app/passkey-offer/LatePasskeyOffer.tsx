import { Suspense } from 'react'
import { lateOffer } from '../../lib/late-offer.ts'
import { useDemoMode } from '../../lib/mode.ts'
import { readStored } from '../../stored/stored.ts'
import { usePromptTime } from '../prompts.ts'

const PasskeyOffer = lateOffer(() => import('./PasskeyOffer.tsx'))

/** Comes once, to whoever has come in, and after everything they came for. */
export function LatePasskeyOffer() {
  const isDemo = useDemoMode()
  return usePromptTime('passkey', !isDemo && !readStored('passkeyOffered')) ? (
    <Suspense>
      <PasskeyOffer />
    </Suspense>
  ) : null
}
