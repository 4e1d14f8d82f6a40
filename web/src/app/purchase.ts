import { useEffect } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { useText } from '../lib/language.ts'
import { isGuest } from '../lib/mode.ts'
import { toast } from '../ui/overlays/toast.ts'
import { frameText } from './frame/frame-text.ts'

const shownMs = 5_000

/** What a finished payment says in the address it returns to. */
export function purchaseOf(search: string): { analyses: string | null } | null {
  const query = new URLSearchParams(search)
  if (query.get('purchase') !== 'success') return null
  const analyses = query.get('analyses')
  return { analyses: analyses && /^\d{1,6}$/.test(analyses) ? analyses : null }
}

/** Says once that the payment arrived, then clears the address and opens the home tab. */
export function usePurchaseNotice(): void {
  const t = useText(frameText)
  const search = useSearch()
  useEffect(() => {
    const purchase = purchaseOf(search)
    if (!purchase) return
    const text = purchase.analyses ? t.paidSays(purchase.analyses) : undefined
    toast.show({ tone: 'ok', title: t.paid, text, durationMs: shownMs })
    const timer = setTimeout(() => navigate(isGuest(search) ? '/?guest=true' : '/', { replace: true }), shownMs)
    return () => clearTimeout(timer)
  }, [search, t])
}
