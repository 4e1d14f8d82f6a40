import { lazy, Suspense } from 'react'
import { useStore } from '../../../lib/store.ts'
import { knownPayer } from '../arrival.ts'

const Sheet = lazy(() => import('./KnownPayerSheet.tsx'))

/** Lazy: the sheet for who paid under a known address, which few people see. */
export function KnownPayerPlace() {
  const isAsked = useStore(knownPayer) !== null
  return <Suspense>{isAsked && <Sheet />}</Suspense>
}
