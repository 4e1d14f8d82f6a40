import { type InputOf, payments, type ReplyOf } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/language.ts'
import { navigate, usePathname, useSearch } from '../../lib/location.ts'
import { makeOld } from '../../lib/make-old.ts'
import { isGuest } from '../../lib/mode.ts'
import { asProblem, isFromGateway, namedOr } from '../../lib/problem.ts'
import { queryClient } from '../../lib/query.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { refreshViewer } from '../accounts/index.ts'
import { consentedFingerprint } from '../guests/index.ts'
import { paymentsText, returnText } from './messages.ts'

type Order = InputOf<typeof payments.createIntent>
export type Checkout = ReplyOf<typeof payments.createIntent>

const shownMs = 5_000

/** Redirect to the checkout page; only http(s) addresses, no `javascript:`. */
function pageToPay(checkoutUrl: string | undefined, here: string): string | null {
  if (!checkoutUrl || !URL.canParse(checkoutUrl, here)) return null
  const { protocol, href } = new URL(checkoutUrl, here)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/**
 * Prepares a payment once and leads to the page where it is made. The button stays busy until that page is there;
 * whoever comes back by the browser's own button finds it ready again.
 */
export function useCheckout<Wanted, Prepared extends { checkoutUrl?: string; clientSecret?: string }>(
  prepare: (wanted: Wanted) => Promise<Prepared>,
) {
  const t = useText(paymentsText)
  const { mutate, reset, isPending, isSuccess, data } = useMutation({
    mutationFn: prepare,
    onSuccess: prepared => {
      const page = pageToPay(prepared.checkoutUrl, location.href)
      if (page) return location.assign(page)
      if (prepared.clientSecret) return
      reset()
      toast.show({ tone: 'err', title: t.noCheckout, text: t.noCheckoutSays, durationMs: shownMs })
    },
    onError: error => {
      // No card was asked for yet: whatever went wrong, nothing was paid.
      const otherwise = asProblem(error).status < 500 ? t.unreadSays : t.notPreparedSays
      const says = isFromGateway(error) ? t.notPreparedSays : namedOr(error, otherwise)
      const text = `${says} ${t.notCharged}`
      toast.show({ tone: 'err', title: t.notPrepared, text, durationMs: shownMs })
    },
  })

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [reset])

  return { start: mutate, reset, prepared: data, isBusy: isPending || isSuccess }
}

/** A guest accepts the terms with the payment, and becomes a member by it. */
export async function prepareCredits({ order, isGuest }: { order: Order; isGuest: boolean }): Promise<Checkout> {
  if (!isGuest) return call(payments.createIntent, order)
  const fingerprint = await consentedFingerprint()
  return call(payments.createGuestIntent, { ...order, termsAccepted: true, ...(fingerprint && { fingerprint }) })
}

/** The address without the word about a payment that was not made; null where there is none. */
export function clearedOf(search: string): string | null {
  const query = new URLSearchParams(search)
  if (query.get('purchase') !== 'canceled') return null
  query.delete('purchase')
  const rest = query.toString()
  return rest && `?${rest}`
}

/** Shows a toast after an abandoned checkout: nothing was charged. */
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

/** What was paid for is on the screen at once: the badge of credits, the tier, the history. */
export function recount(): void {
  void makeOld('credits')
  void makeOld('membership')
  void queryClient.invalidateQueries({ queryKey: ['payments'] })
  if (!isGuest()) void refreshViewer().catch(() => undefined)
}
