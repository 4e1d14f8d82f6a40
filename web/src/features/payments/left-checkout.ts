import { useEffect } from 'react'
import { useText } from '../../lib/language.ts'
import { navigate, usePathname, useSearch } from '../../lib/location.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { returnText } from './return-messages.ts'

/** The address without the word about a payment that was not made; null where there is none. */
export function clearedOf(search: string): string | null {
  const query = new URLSearchParams(search)
  if (query.get('purchase') !== 'canceled') return null
  query.delete('purchase')
  const rest = query.toString()
  return rest && `?${rest}`
}

/** Whoever leaves the checkout page without paying is told that nothing happened. */
export function useLeftCheckout(): void {
  const t = useText(returnText)
  const path = usePathname()
  const search = useSearch()
  useEffect(() => {
    const cleared = clearedOf(search)
    if (cleared === null) return
    toast.show({ tone: 'info', title: t.left, text: t.leftSays, durationMs: 5_000 })
    navigate(path + cleared, { replace: true })
  }, [path, search, t])
}
