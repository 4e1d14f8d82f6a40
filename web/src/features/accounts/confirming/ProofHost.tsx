import { lazy, Suspense, useEffect, useState } from 'react'
import { mendRefusals } from '../../../lib/call.ts'
import { useStore } from '../../../lib/store.ts'
import { asked, askForProof, type Proof } from './proof.ts'

/** Lazy: the sheet for reauthentication, loaded with the first refused call. */
const ProofSheet = lazy(() => import('./ProofSheet.tsx'))

/** Any call on any screen may be refused until somebody has shown that it is them: here they are asked, and it goes on. */
export function ProofHost() {
  const question = useStore(asked)
  const [proof, setProof] = useState<Proof | null>(null)
  if (question && question.proof !== proof) setProof(question.proof)
  useEffect(() => mendRefusals(askForProof), [])
  if (!proof) return null
  return (
    <Suspense>
      <ProofSheet proof={proof} open={question !== null} onAnswer={isShown => question?.answer(isShown)} />
    </Suspense>
  )
}
