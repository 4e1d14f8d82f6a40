import { useEffect } from 'react'
import { useSearch } from '../../lib/location.ts'
import { arrivalOf } from './arrival.ts'

/** Processed return address: each one once, however often the screen renders. */
let received = ''

/** Few come back from a checkout page: what receives them is fetched by them alone. */
export function usePurchaseReturn(): void {
  const search = useSearch()
  useEffect(() => {
    const arrival = arrivalOf(search)
    if (!arrival || received === location.href) return
    received = location.href
    void import('./purchase-return.ts').then(({ receive }) => receive(arrival))
  }, [search])
}
