import { lazy, Suspense } from 'react'
import { useStore } from '../../../lib/store.ts'
import { knownPayer } from '../arrival.ts'

const Sheet = lazy(() => import('./KnownPayerSheet.tsx'))

/** Lazy: few people meet it. */
export function KnownPayerPlace() {
  const isAsked = useStore(knownPayer) !== null
  return <Suspense>{isAsked && <Sheet />}</Suspense>
}
