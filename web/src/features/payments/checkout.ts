import { type InputOf, payments, type ReplyOf } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/language.ts'
import { asProblem, namedOr } from '../../lib/problem.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { consentedFingerprint } from '../guests/index.ts'
import { paymentsText } from './messages.ts'

type Order = InputOf<typeof payments.createIntent>
export type Checkout = ReplyOf<typeof payments.createIntent>

const shownMs = 5_000

/** The page on which the card is entered; only an address that a browser can be sent to without harm. */
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
      const text = `${namedOr(error, otherwise)} ${t.notCharged}`
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
