import { lazy, Suspense } from 'react'
import { useStore } from '../../../lib/store.ts'
import { knownPayer } from './known-payer.ts'

const Sheet = lazy(() => import('./KnownPayerSheet.tsx'))

/** Few meet it: it is fetched by them alone. */
export function KnownPayerPlace() {
  const isAsked = useStore(knownPayer) !== null
  return <Suspense>{isAsked && <Sheet />}</Suspense>
}
